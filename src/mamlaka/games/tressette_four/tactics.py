"""The tactics of Tressette for four. Rules up to 59 are numbered as in the sources; rules from 60 are additions."""

from __future__ import annotations

from functools import cached_property

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb, Tactics
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.games.tressette_four.deal import BUSSO, DEAL, TEAMS, THIRDS, VOLO, words_of
from mamlaka.phases import CardWord, SpokenPlay, holds
from mamlaka.plan import lower
from mamlaka.plan_rules import winning_play
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["TACTICS", "FourPosition"]

PLAN = lower(DEAL)
POINTS = DEAL.points_of_cards
TOPS = DEAL.deck.mask(" ".join(rank + suit for rank in "32A" for suit in DEAL.deck.suits))
THREES, TWOS, ACES = (DEAL.deck.select(rank) for rank in "32A")
LAST_CARDS = 3
"""The hand size up to which it is the end of a deal."""
LONG = 4
"""The number of cards from which on a suit is long."""
SAFE = 0.9
"""The chance from which on a trick counts as taken."""


class FourPosition:
    """The facts of a view that the tactics use: where cards may be, and who will take the trick."""

    def __init__(self, view: View) -> None:
        state = view.state
        assert view.seat is not None
        self.view, self.seat = view, view.seat
        self.play = state.phase if isinstance(state.phase, SpokenPlay) else None
        self.hand, self.trick = view.hand_mask, state.trick
        self.partner: Seat = (self.seat + 2) % state.seats
        self.opponents: tuple[Seat, ...] = next(side for side in TEAMS if self.seat not in side)
        self.leads = self.play is not None and not self.trick
        self.replies = self.play is not None and bool(self.trick)

    @cached_property
    def _unknown(self) -> dict[Seat, tuple[Mask, int]]:
        """The cards that may be among the unknown ones of each hand, and the number of the unknown ones."""
        knowledge = self.view.deductions()
        return {slot.zone: (slot.allowed & knowledge.unseen, slot.count) for slot in knowledge.slots}

    @cached_property
    def unseen(self) -> Mask:
        """The cards that other seats may hold."""
        cards = 0
        for seat in (self.partner, *self.opponents):
            cards |= self.may_hold(seat)
        return cards

    def may_hold(self, seat: Seat) -> Mask:
        """Return the cards that another seat may hold."""
        return self.view.state.hand_mask(seat) | self._unknown.get(seat, (0, 0))[0]

    def holds_any(self, seat: Seat, cards: Mask) -> float:
        """Return the approximate chance that another seat holds any of some cards."""
        if self.view.state.hand_mask(seat) & cards:
            return 1.0
        possible, count = self._unknown.get(seat, (0, 0))
        among = (possible & cards).bit_count()
        share = count / possible.bit_count() if possible else 0.0
        return 1.0 - (1.0 - min(1.0, share)) ** among

    def suit(self, card: Card) -> Mask:
        """Return the suit of a card."""
        return PLAN.suit_masks[PLAN.suit_of[card]]

    @property
    def is_void(self) -> bool:
        """Whether the bot plays to a suit of which it has no card."""
        return self.replies and not self.hand & self.suit(self.trick[0][1])

    def is_sure(self, card: Card) -> bool:
        """Return whether no card that an opponent may hold beats a lead of this card."""
        return not any(PLAN.beats[card] & self.may_hold(seat) for seat in self.opponents)

    @property
    def sure(self) -> Mask:
        """The cards of the hand that surely win if led."""
        return sum(1 << card for card in iter_cards(self.hand) if self.is_sure(card))

    def chance(self, card: Card) -> float:
        """Return the approximate chance that the bot's side takes the trick if the bot plays a card."""
        trick = (*self.trick, (self.seat, card))
        taker, best = winning_play(PLAN, trick)
        later = [(self.seat + step) % PLAN.seats for step in range(1, PLAN.seats - len(self.trick))]
        threats = PLAN.beats[best]
        lost = 1.0
        for seat in later:
            if seat in self.opponents:
                lost *= 1.0 - self.holds_any(seat, threats)
        if taker not in self.opponents:
            return lost
        return self.holds_any(self.partner, threats) if self.partner in later else 0.0

    def stake(self, card: Card) -> int:
        """Return the thirds that are in the trick after a card."""
        return POINTS[card] + sum(POINTS[other] for _, other in self.trick)

    @property
    def thirds(self) -> int:
        """The thirds that the bot's side has taken in this deal."""
        taken = (self.view.state.zone("taken", seat).cards for seat in (self.seat, self.partner))
        return sum(POINTS[card] for cards in taken for card in iter_cards(cards))

    @property
    def partner_word(self) -> CardWord | None:
        """The last word that the partner has said with a lead; None: there is none."""
        said = self.play.said if self.play else ()
        return next((row for seat, row in reversed(said) if seat == self.partner), None)

    def announced(self, seat: Seat) -> Mask:
        """Return the cards that are known to be in another hand."""
        return self.view.state.hand_mask(seat)


def played_card(action: Action) -> Card | None:
    """Return the card of an action; None if it plays none."""
    return action.card if action.kind == "play" else None


def always(position: FourPosition) -> bool:
    """Return True."""
    del position
    return True


def plays(position: FourPosition) -> bool:
    """Return whether cards are being played."""
    return position.play is not None


def leads(position: FourPosition) -> bool:
    """Return whether the bot leads."""
    return position.leads


def replies(position: FourPosition) -> bool:
    """Return whether the bot plays to a trick."""
    return position.replies


def discards(position: FourPosition) -> bool:
    """Return whether the bot can't follow suit."""
    return position.is_void


def near_the_end(position: FourPosition) -> bool:
    """Return whether the bot plays one of its last cards."""
    return plays(position) and 1 < position.hand.bit_count() <= LAST_CARDS


def counts_thirds(position: FourPosition) -> bool:
    """Return whether fractions are about to be rounded down."""
    rounded = position.play is not None and position.play.plan.divisor > 1
    return rounded and position.replies and position.hand.bit_count() <= LAST_CARDS


def leads_without_tops(position: FourPosition) -> bool:
    """Return whether the bot leads and has neither a three, a two nor an ace."""
    return position.leads and not position.hand & TOPS


# --- leading ----------------------------------------------------------------------------------------------------------


def cash_the_top(position: FourPosition, action: Action) -> float:
    """Lead the three with the two behind it, and the two afterwards, while the ace may fall."""
    card = played_card(action)
    if card is None or not TOPS >> card & 1 or POINTS[card] == THIRDS:
        return 0.0
    both = (position.hand & position.suit(card) & TOPS & ~ACES).bit_count() > 1
    second = not THREES >> card & 1
    return 1.0 if position.is_sure(card) and (both or second) else 0.0


def run_the_suit(position: FourPosition, action: Action) -> float:
    """Lead a long suit: with busso while another hand may hold the two, and otherwise its sure cards."""
    card = played_card(action)
    if card is None:
        return 0.0
    suit = position.suit(card)
    own = position.hand & suit
    others = suit & TWOS & position.unseen
    if own.bit_count() >= LONG and own & THREES and others:
        return 1.0 if action.name == BUSSO and not POINTS[card] else 0.0
    return min(1.0, own.bit_count() / LONG) if position.is_sure(card) and POINTS[card] else 0.0


def return_busso(position: FourPosition, action: Action) -> float:
    """Play the highest card to the partner's busso, and return the suit."""
    card, word = played_card(action), position.partner_word
    if card is None or word is None or word.word != BUSSO or position.suit(card) != position.suit(word.card):
        return 0.0
    if position.trick:
        is_highest = not PLAN.beats[card] & position.hand
        return 1.0 if position.trick[0] == (position.partner, word.card) and is_highest else 0.0
    return 1.0


def avoid_volo(position: FourPosition, action: Action) -> float:
    """Don't lead the suit of the partner's volo."""
    card, word = played_card(action), position.partner_word
    if card is None or word is None or word.word != VOLO:
        return 0.0
    return -1.0 if position.suit(card) == position.suit(word.card) and not position.is_sure(card) else 0.0


def mind_declared(position: FourPosition, action: Action) -> float:
    """Don't lead a card that a card declared by an opponent beats."""
    card = played_card(action)
    if card is None:
        return 0.0
    known = sum(position.announced(seat) for seat in position.opponents)
    return -(1.0 + POINTS[card]) / 4 if PLAN.beats[card] & known else 0.0


def find_the_fourth(position: FourPosition, action: Action) -> float:
    """Lead a suit whose top card only the partner can hold, by what has been declared."""
    card = played_card(action)
    declared = position.play.declared if position.play else ()
    if card is None or not declared or POINTS[card] == THIRDS:
        return 0.0
    lacking = 0
    for seat, meld in declared:
        lacking |= meld.lacks if seat in position.opponents else 0
    missing = PLAN.beats[card] & lacking & position.may_hold(position.partner)
    return 1.0 if missing and position.is_sure(card) else 0.0


def avoid_napoli(position: FourPosition, action: Action) -> float:
    """Don't lead a suit in which an opponent has declared napoli."""
    card = played_card(action)
    declared = position.play.declared if position.play else ()
    if card is None:
        return 0.0
    suits = (meld.cards for seat, meld in declared if seat in position.opponents and meld.reason == "napoli")
    return -1.0 if any(position.suit(card) & cards for cards in suits) else 0.0


def shorten(position: FourPosition, action: Action) -> float:
    """Lead the shortest suit, with a card that counts nothing."""
    card = played_card(action)
    if card is None or POINTS[card]:
        return 0.0
    lengths = [(position.hand & suit).bit_count() for suit in PLAN.suit_masks if position.hand & suit]
    return 1.0 if (position.hand & position.suit(card)).bit_count() == min(lengths) else 0.0


# --- every card -------------------------------------------------------------------------------------------------------


def keep_the_ace(position: FourPosition, action: Action) -> float:
    """Play an ace to a trick that is sure for the side, and to no other."""
    card = played_card(action)
    if card is None or POINTS[card] != THIRDS:
        return 0.0
    chance = position.chance(card)
    return 1.0 if chance >= SAFE else chance - 1.0


def bring_home(position: FourPosition, action: Action) -> float:
    """Weigh the points in the trick by the chance that the side takes it."""
    card = played_card(action)
    if card is None:
        return 0.0
    return max(-1.0, min(1.0, (2 * position.chance(card) - 1) * position.stake(card) / 5))


def throw_points(position: FourPosition, action: Action) -> float:
    """Discard points on a trick of the partner, and nothing on one of the opponents."""
    card = played_card(action)
    if card is None:
        return 0.0
    sign = 1 if position.chance(card) >= SAFE else -1
    is_top = bool(TOPS >> card & 1) and POINTS[card] < THIRDS
    return -1.0 if is_top else sign * POINTS[card] / THIRDS


def by_hand(position: FourPosition, action: Action) -> float:
    """Play low in second place unless the card is the three, and high in third place."""
    card = played_card(action)
    if card is None or position.is_void:
        return 0.0
    held = position.suit(card) & position.hand
    height = 1 - (PLAN.beats[card] & held).bit_count() / max(1, held.bit_count())
    above = height - 1 / max(1, held.bit_count())  # 0: nothing speaks against the lowest card
    if len(position.trick) == 1:
        has_points = any(POINTS[other] for _, other in position.trick)
        if has_points and held & THREES:
            return 1.0 if THREES >> card & 1 else -height
        return -above
    is_partners = winning_play(PLAN, position.trick)[0] == position.partner
    if len(position.trick) == LAST_CARDS - 1 and not is_partners:
        wins = position.seat == winning_play(PLAN, (*position.trick, (position.seat, card)))[0]
        return height / 2 if wins and POINTS[card] < THIRDS else 0.0
    return -above / 2


def save_the_last(position: FourPosition, action: Action) -> float:
    """Keep the only sure winner for the last trick, which counts a point."""
    return -1.0 if action.kind == "play" and position.sure == action.cards else 0.0


def count_thirds(position: FourPosition, action: Action) -> float:
    """Value a trick by what it changes after fractions are rounded down."""
    card = played_card(action)
    if card is None:
        return 0.0
    before = position.thirds
    gained = (before + position.stake(card)) // THIRDS - before // THIRDS
    return position.chance(card) * min(1.0, gained / 2)


# --- words ------------------------------------------------------------------------------------------------------------


def declare(position: FourPosition, action: Action) -> float:
    """Declare whatever can be declared."""
    del position
    return 1.0 if action.kind == "declare" else 0.0


def deal_again(position: FourPosition, action: Action) -> float:
    """Ask for a new deal if the hand is poor."""
    del position
    return 1.0 if action.kind == "poor_hand" else 0.0


def tell(position: FourPosition, action: Action) -> float:
    """Say a word that is true of the hand, also where any word is allowed; busso only with a reason."""
    card = played_card(action)
    if card is None or not action.name:
        return 0.0
    told = (row for row in words_of("truthful") if (row.card, row.word) == (card, action.name))
    is_true = any(holds(position.hand, row.holdings) for row in told)
    return -1.0 if not is_true or action.name == BUSSO else 1.0


SUPPORTED_OPTIONS = frozenset(
    {
        "target",
        "declarations",
        "declare_until",
        "signals",
        "first_lead",
        "poor_hand",
        "shutout_voids",
        "end",
        "decima",
        "rounding",
        "look_back",
        "deck_faces",
    }
)
"""The options that the rules take into account, directly or by plan and offers, or that don't matter to them."""


TACTICS = Tactics(
    FourPosition,
    (
        RuleOfThumb(1, "rule-tressette-four-1", 60, plays, keep_the_ace),
        RuleOfThumb(2, "rule-tressette-four-2", 45, leads, cash_the_top),
        RuleOfThumb(3, "rule-tressette-four-3", 40, leads, run_the_suit),
        RuleOfThumb(4, "rule-tressette-four-4", 45, plays, return_busso),
        RuleOfThumb(5, "rule-tressette-four-5", 20, leads, avoid_volo),
        RuleOfThumb(6, "rule-tressette-four-6", 50, discards, throw_points),
        RuleOfThumb(7, "rule-tressette-four-7", 30, leads, mind_declared),
        RuleOfThumb(8, "rule-tressette-four-8", 25, leads, find_the_fourth),
        RuleOfThumb(9, "rule-tressette-four-9", 40, near_the_end, save_the_last),
        RuleOfThumb(10, "rule-tressette-four-10", 25, counts_thirds, count_thirds),
        RuleOfThumb(11, "rule-tressette-four-11", 20, replies, by_hand),
        RuleOfThumb(12, "rule-tressette-four-12", 30, leads, avoid_napoli),
        RuleOfThumb(13, "rule-tressette-four-13", 15, leads_without_tops, shorten),
        RuleOfThumb(60, "rule-tressette-four-60", 1000, plays, declare),
        RuleOfThumb(61, "rule-tressette-four-61", 100, always, deal_again),
        RuleOfThumb(62, "rule-tressette-four-62", 5, leads, tell),
        RuleOfThumb(63, "rule-tressette-four-63", 70, replies, bring_home),
    ),
    supported_options=SUPPORTED_OPTIONS,
)
