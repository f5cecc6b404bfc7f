"""The tactics of Skat. Rules up to 14 are advice from the game's sources; rules from 60 are additions."""

from __future__ import annotations

from functools import cached_property

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb, Tactics
from mamlaka.bots.trick_chances import PlayFacts
from mamlaka.cards import Card, iter_cards
from mamlaka.games.skat import ANNOUNCE, SKAT, TAKE, Skat, SkatOptions, deals_of
from mamlaka.games.skat.contracts import (
    ALL_POINTS,
    GRAND,
    WINNING,
    Contract,
    announcements,
    card_points,
)
from mamlaka.games.skat.phases import DuelAuction
from mamlaka.games.skat.prospects import GAMES, best_discards, discard_value, gain_of, limit_of, value_with_a_jack
from mamlaka.phases import Choose, DeclarerPlay, TakeWidow
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["TACTICS", "SkatPosition"]

SURE = 0.97
"""The chance from which on a trick is as good as certain."""
BIG = 10
"""The card points from which on a card is worth smearing or saving."""
WASTE = 5 / 9
"""How much a high card is missed that doesn't take the trick."""
GRAND_COUNT = 5
"""The number of jacks, aces and the first lead that is enough for grand."""
CHOICE = 6.0
"""What a declarer gains, on average, by choosing the game when the skat is known: often it makes a grand possible."""


class SkatPosition(PlayFacts):
    """The facts of a view that the tactics of Skat use."""

    def __init__(self, view: View) -> None:
        state = view.state
        assert isinstance(state.game, Skat)
        assert view.seat is not None
        self.view, self.state, self.seat, self.hand = view, state, view.seat, view.hand_mask
        self.game, self.options, self.seats = state.game, state.game.options, state.seats
        self.deals = deals_of(state)
        self.auction = state.phase if isinstance(state.phase, DuelAuction) else None
        self.choice = state.phase if isinstance(state.phase, Choose) else None
        self.discarding = state.phase if isinstance(state.phase, TakeWidow) else None
        self.play = state.phase if isinstance(state.phase, DeclarerPlay) else None
        self.trick = state.trick
        self.players = self.game.players(state)

    @property
    def is_first(self) -> bool:
        """Whether the seat leads first."""
        return self.seat == self.players[0]

    # --- the auction and the game -------------------------------------------------------------------------------------

    @property
    def limit(self) -> int:
        """The highest value that the hand may be bid to; 0: it passes."""
        return limit_of(self.options, self.seats, self.hand, is_first=self.is_first)

    def gain(self, contract: Contract) -> float:
        """Return what the hand gains on the others with a contract."""
        rows = self.options, self.seats, contract, self.hand, self.deals.bid
        return gain_of(*rows, is_first=self.is_first, away=self.state.zone("discards").cards)

    def best_gain(self, *, is_hand: bool) -> float:
        """Return the gain of the best game that may be announced, if it is chosen before the skat is known."""
        names = announcements(self.options, self.deals.bid, is_hand=is_hand)
        return max(self.gain(Contract(game, "", is_hand)) for game in GAMES if game in names)

    @cached_property
    def aim(self) -> Contract:
        """The game that a declarer with twelve cards discards for."""

        def gain(game: str) -> float:
            away = best_discards(Contract(game), self.hand)
            rows = self.options, self.seats, Contract(game), self.hand & ~away, self.deals.bid
            return gain_of(*rows, is_first=self.is_first, away=away)

        names = announcements(self.options, self.deals.bid, is_hand=False)
        return Contract(max((game for game in GAMES if game in names), key=gain))

    @property
    def grand_count(self) -> int:
        """The number of jacks and aces, and one for the first lead."""
        deck = self.game.deck
        return (self.hand & deck.select("J A")).bit_count() + self.is_first

    # --- the play -----------------------------------------------------------------------------------------------------

    @property
    def contract(self) -> Contract | None:
        """The contract; None: Ramsch, or not announced yet."""
        return self.deals.contract

    @property
    def declarer(self) -> Seat | None:
        """The declarer; None in Ramsch."""
        return self.deals.declarer

    @property
    def is_null(self) -> bool:
        """Whether the declarer must take no trick."""
        return self.contract is not None and self.contract.is_null

    @property
    def partner_wins(self) -> bool:
        """Whether the other defender is winning the trick, and the declarer has played."""
        is_other = self.winner not in (None, self.seat, self.declarer)
        return self.declarer not in (None, self.seat) and is_other and self.declarer not in self.later

    @property
    def declarer_wins(self) -> bool:
        """Whether the declarer is winning the trick, and no defender is left who could take it."""
        return self.winner == self.declarer and not self.later

    @cached_property
    def may_take(self) -> bool:
        """Whether a card that may be played can take the running trick."""
        return any(self.taking(action.card) > 0 for action in self.view.legal)

    @property
    def in_trick(self) -> int:
        """The card points of the running trick."""
        return sum(card_points(1 << card) for _, card in self.trick)

    @property
    def missing(self) -> int:
        """The card points that the seat's side still needs: 61 for the declarer, 60 for the defenders."""
        declarer = self.declarer
        own = sum(
            card_points(self.state.zone("taken", seat).cards)
            for seat in self.players
            if (seat == declarer) == (self.seat == declarer)
        )
        if self.seat == declarer:
            return WINNING - own - card_points(self.state.zone("discards").cards)
        return ALL_POINTS - WINNING + 1 - own


def worth(card: Card) -> int:
    """Return the card points of a card."""
    return card_points(1 << card)


def bids(position: SkatPosition) -> bool:
    """Return whether the seat bids or holds."""
    return position.auction is not None


def may_leave_skat(position: SkatPosition) -> bool:
    """Return whether the declarer takes the skat or leaves it."""
    return position.choice is not None and position.choice.topic == SKAT


def announces(position: SkatPosition) -> bool:
    """Return whether the declarer announces the game."""
    return position.choice is not None and position.choice.topic == ANNOUNCE


def has_grand(position: SkatPosition) -> bool:
    """Return whether the declarer announces the game, with enough jacks and aces for grand."""
    return announces(position) and position.grand_count >= GRAND_COUNT


def discards_for_points(position: SkatPosition) -> bool:
    """Return whether the declarer of a game with trumps discards."""
    return position.discarding is not None and not position.aim.is_null


def discards_for_null(position: SkatPosition) -> bool:
    """Return whether the declarer of null discards."""
    return position.discarding is not None and position.aim.is_null


def plays_for_points(position: SkatPosition) -> bool:
    """Return whether the seat plays a card of a game with a declarer and trumps."""
    return position.play is not None and position.declarer is not None and not position.is_null


def declarer_leads(position: SkatPosition) -> bool:
    """Return whether the declarer leads with trumps in the hand, and others may have some, too."""
    if not plays_for_points(position) or position.trick or position.seat != position.declarer:
        return False
    trumps = position.plan.trump_mask
    return bool(position.chances and position.hand & trumps and position.chances.held & trumps)


def defends(position: SkatPosition) -> bool:
    """Return whether a defender plays a game with trumps."""
    return plays_for_points(position) and position.seat != position.declarer


def defender_leads(position: SkatPosition) -> bool:
    """Return whether a defender leads."""
    return defends(position) and not position.trick


def partner_is_sure(position: SkatPosition) -> bool:
    """Return whether the other defender takes the trick for certain."""
    return defends(position) and position.partner_wins


def declarer_is_sure(position: SkatPosition) -> bool:
    """Return whether the declarer takes the trick for certain."""
    return defends(position) and position.declarer_wins


def follows_for_points(position: SkatPosition) -> bool:
    """Return whether the seat follows in a game with trumps, and its side doesn't have the trick yet."""
    return plays_for_points(position) and bool(position.trick) and not position.partner_wins


def may_take(position: SkatPosition) -> bool:
    """Return whether the seat follows in a game with trumps, and has a card that may take the trick for its side."""
    return follows_for_points(position) and position.may_take


def may_reach_enough(position: SkatPosition) -> bool:
    """Return whether this trick may bring the seat's side all that it needs."""
    if not follows_for_points(position):
        return False
    most = max(worth(card) for card in iter_cards(position.hand))
    return 0 < position.missing <= position.in_trick + most


def is_safe(position: SkatPosition) -> bool:
    """Return whether the declarer has enough and may play for schneider."""
    return plays_for_points(position) and position.seat == position.declarer and position.missing <= 0


def avoids_tricks(position: SkatPosition) -> bool:
    """Return whether the declarer of null plays."""
    return position.play is not None and position.is_null and position.seat == position.declarer


def attacks_null(position: SkatPosition) -> bool:
    """Return whether a defender against null plays."""
    return position.play is not None and position.is_null and position.seat != position.declarer


def plays_ramsch(position: SkatPosition) -> bool:
    """Return whether the seat plays Ramsch."""
    return position.play is not None and position.declarer is None


def bid_the_limit(position: SkatPosition, action: Action) -> float:
    """Bid as long as the value is within the limit of the hand."""
    if position.auction is None or action.kind == "pass":
        return 0.0
    value = position.auction.bid if action.kind == "hold" else action.number or 0
    return 1.0 if position.limit >= value else -1.0


def fear_a_jack(position: SkatPosition, action: Action) -> float:
    """Bid no more than the game is worth if a jack that is missing lies in the skat."""
    if position.auction is None or action.kind == "pass":
        return 0.0
    value = position.auction.bid if action.kind == "hold" else action.number or 0
    least = value_with_a_jack(position.options, position.seats, position.hand, is_first=position.is_first)
    return -float(least < value <= position.limit)


def bid_low(position: SkatPosition, action: Action) -> float:
    """Raise by the smallest step, and never above what the hand is worth."""
    if position.auction is None or action.kind == "hold":
        return 0.0
    higher = position.auction.higher
    if action.kind == "pass":
        return float(position.limit < (position.auction.bid if position.auction.is_asked else min(higher, default=0)))
    return 1 - higher.index(action.number) / len(higher) if action.number in higher else 0.0


def take_skat(position: SkatPosition, action: Action) -> float:
    """Take the skat, unless a hand game promises more."""
    leaves = position.best_gain(is_hand=True) > position.best_gain(is_hand=False) + CHOICE
    return 1.0 if (action.name == TAKE) != leaves else -1.0


def announce_best(position: SkatPosition, action: Action) -> float:
    """Announce the game with the greatest gain."""
    contract = Contract.of(action.name, is_hand=position.deals.is_hand)
    if contract.announced and not contract.is_null:
        return -1.0
    return _bounded(position.gain(contract) / 300)


def announce_grand(_position: SkatPosition, action: Action) -> float:
    """Announce grand."""
    return 1.0 if action.name == GRAND else 0.0


def drop_for_points(position: SkatPosition, action: Action) -> float:
    """Put away what the game needs least."""
    return _bounded(discard_value(position.aim, position.hand, action.cards) / 10)


def draw_trumps(position: SkatPosition, action: Action) -> float:
    """Lead a trump that takes the trick, or a low one if others have the highest."""
    card = action.card
    if not position.is_trump(card):
        return 0.0
    if position.taking(card) > SURE:
        return 1.0 - worth(card) / 30
    return 0.4 - worth(card) / 12


def lead_for_the_partner(position: SkatPosition, action: Action) -> float:
    """Lead from a long suit through a declarer in the middle, and from a short one to a declarer who is last."""
    card = action.card
    if position.is_trump(card) or not position.later:
        return -0.5
    length = (position.hand & position.suit(card)).bit_count()
    is_long = position.later[0] == position.declarer
    return length / 5 if is_long else 1 - length / 5


def keep_trumps(position: SkatPosition, action: Action) -> float:
    """Lead no trumps, which would draw those of the partner."""
    return -float(position.is_trump(action.card))


def smear(_position: SkatPosition, action: Action) -> float:
    """Add the card with most points, but no trump for its own sake."""
    return worth(action.card) / 11


def keep_points(_position: SkatPosition, action: Action) -> float:
    """Play a card without points."""
    return 1 - worth(action.card) / 11


def save_trumps(position: SkatPosition, action: Action) -> float:
    """Keep trumps and high cards that the trick doesn't need."""
    return -0.6 * position.is_trump(action.card)


def take_enough(position: SkatPosition, action: Action) -> float:
    """Take the trick that is enough."""
    enough = position.in_trick + worth(action.card) >= position.missing
    return position.taking(action.card) if enough else 0.0


def take_points(position: SkatPosition, action: Action) -> float:
    """Take the points of the trick, rather with a low card."""
    return max(0.0, _taken_points(position, action.card))


def give_few_points(position: SkatPosition, action: Action) -> float:
    """Put few points on a trick that the card doesn't take, or may not."""
    card = action.card
    return min(0.0, _taken_points(position, card)) if position.taking(card) else -worth(card) / 20


def _taken_points(position: SkatPosition, card: Card) -> float:
    """Return what a card that may take the trick brings, from -1 to 1."""
    gained, chance = position.in_trick + worth(card), position.taking(card)
    if not chance:
        return 0.0
    return _bounded((chance * (gained + 2) - (1 - chance) * worth(card)) / 20 - position.height(card) / 12)


def lead_safely(position: SkatPosition, action: Action) -> float:
    """Lead what takes its trick, and no points that others take."""
    card = action.card
    risk = position.taking(card)
    return 0.0 if position.trick else _bounded((risk * (worth(card) + 4) - (1 - risk) * 1.5 * worth(card)) / 15)


def play_cheap(position: SkatPosition, action: Action) -> float:
    """Play the card that is worth least, above all where it doesn't take the trick."""
    card = action.card
    is_lost = follows_for_points(position) and not position.taking(card)
    return 1 - (worth(card) / 11 + position.height(card) / 4) / 2 - WASTE * is_lost * position.height(card)


def play_on(position: SkatPosition, action: Action) -> float:
    """Go on taking tricks when the game is safe."""
    return position.taking(action.card) / 2


def stay_below(position: SkatPosition, action: Action) -> float:
    """In null play the highest card that doesn't take the trick."""
    return _bounded(position.height(action.card) / 2 - 3 * position.taking(action.card))


def give_to_null(position: SkatPosition, action: Action) -> float:
    """Play low where the declarer of null may still take the trick; otherwise get rid of high cards."""
    height = position.height(action.card)
    if position.declarer in position.later or position.winner == position.declarer or not position.trick:
        return 1 - height / 2 - position.taking(action.card)
    return height / 2


def avoid_points(position: SkatPosition, action: Action) -> float:
    """In Ramsch leave points to others; get rid of jacks and high cards where another seat takes the trick."""
    card, taking = action.card, position.taking(action.card)
    taken = taking * (position.in_trick + worth(card) + 4) / 20
    return _bounded((1 - taking) * (worth(card) / 20 + position.height(card) / 4) - taken)


def _bounded(value: float) -> float:
    return max(-1.0, min(1.0, value))


TACTICS = Tactics(
    SkatPosition,
    (
        RuleOfThumb(1, "rule-skat-1", 40, bids, bid_the_limit),
        RuleOfThumb(2, "rule-skat-2", 1, has_grand, announce_grand),
        RuleOfThumb(3, "rule-skat-3", 4, bids, bid_low),
        RuleOfThumb(4, "rule-skat-4", 40, may_leave_skat, take_skat),
        RuleOfThumb(5, "rule-skat-5", 40, discards_for_points, drop_for_points),
        RuleOfThumb(6, "rule-skat-6", 24, declarer_leads, draw_trumps),
        RuleOfThumb(7, "rule-skat-7", 60, may_reach_enough, take_enough),
        RuleOfThumb(8, "rule-skat-8", 8, defender_leads, lead_for_the_partner),
        RuleOfThumb(9, "rule-skat-9", 40, partner_is_sure, smear),
        RuleOfThumb(10, "rule-skat-10", 40, declarer_is_sure, keep_points),
        RuleOfThumb(11, "rule-skat-11", 20, partner_is_sure, save_trumps),
        RuleOfThumb(12, "rule-skat-12", 40, avoids_tricks, stay_below),
        RuleOfThumb(13, "rule-skat-13", 10, is_safe, play_on),
        RuleOfThumb(14, "rule-skat-14", 40, plays_ramsch, avoid_points),
        RuleOfThumb(60, "rule-skat-60", 40, may_take, take_points),
        RuleOfThumb(61, "rule-skat-61", 6, plays_for_points, play_cheap),
        RuleOfThumb(62, "rule-skat-62", 20, plays_for_points, lead_safely),
        RuleOfThumb(63, "rule-skat-63", 40, attacks_null, give_to_null),
        RuleOfThumb(64, "rule-skat-64", 40, announces, announce_best),
        RuleOfThumb(65, "rule-skat-65", 40, discards_for_null, drop_for_points),
        RuleOfThumb(66, "rule-skat-66", 24, defender_leads, keep_trumps),
        RuleOfThumb(67, "rule-skat-67", 40, follows_for_points, give_few_points),
        RuleOfThumb(68, "rule-skat-68", 1, bids, fear_a_jack),
    ),
    supported_options=frozenset(row.name for row in SkatOptions.describe()),
)
"""What to bid, to put away, to announce and to play."""
