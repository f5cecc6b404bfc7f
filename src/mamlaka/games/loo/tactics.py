"""The tactics of Loo. Rules up to 13 are advice from the game's sources; rules from 60 are additions."""

from __future__ import annotations

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb, Tactics
from mamlaka.bots.trick_chances import TrickChances
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.games.loo import Loo, LooOptions, loo_deals
from mamlaka.games.loo.deals import DEFEND, IN, MISS, OUT, STAND, hand_size, loo_price, stake_of
from mamlaka.games.loo.phases import Declare
from mamlaka.games.loo.prospects import JOINS, HandEstimate, estimate_hand, estimate_unseen, gain
from mamlaka.phases import TrickPlay
from mamlaka.plan import lower
from mamlaka.view import View

__all__ = ["TACTICS", "LooPosition"]

SAFE_AGAINST_ONE = 0.6
"""The chance to take a trick that is enough against a single player."""
CHEAP = 0.8
"""The part of the best chance from which on a cheaper card is as good."""


class LooPosition:
    """The facts of a view that the tactics of Loo use."""

    def __init__(self, view: View) -> None:
        state = view.state
        assert isinstance(state.game, Loo)
        assert view.seat is not None
        self.state, self.seat, self.hand, self.trick = state, view.seat, view.hand_mask, state.trick
        self.game, self.options = state.game, state.game.options
        self.deals = loo_deals(state)
        self.declaring = state.phase if isinstance(state.phase, Declare) else None
        self.play = state.phase if isinstance(state.phase, TrickPlay) else None
        self.turned = state.zone("turnup").cards
        self.pool = self.deals.pot_now(state)
        self.plan = lower(self.game.spec_after(self.deals, self.turned.bit_length() - 1, self.pool))
        self.chances = TrickChances(view, self.play) if self.play else None

    @property
    def players_in(self) -> int:
        """The number of other seats that have declared that they play."""
        return len(self.deals.playing(self.state.seats))

    @property
    def rivals(self) -> float:
        """The expected number of opponents."""
        to_come = self.state.seats - len(self.deals.words) - 1
        return max(1.0, self.players_in + JOINS * to_come)

    @property
    def price(self) -> int:
        """What it costs to take no trick."""
        return loo_price(self.options, self.pool)

    @property
    def estimate(self) -> HandEstimate:
        """The prospects of the hand."""
        return estimate_hand(self.plan, self.hand, self.turned, self.rivals)

    def gain_of(self, word: str) -> float:
        """Return the expected gain from a declaration."""
        share = self.pool / hand_size(self.options)
        if word in (STAND, IN):
            return gain(self.estimate, share, self.price)
        if word == MISS:
            return gain(estimate_unseen(self.rivals), share, self.price)
        return -stake_of(self.options) if word == OUT else 0.0

    @property
    def tricks(self) -> int:
        """The number of tricks that the seat has taken."""
        return self.play.winners.count(self.seat) if self.play else 0

    def suit(self, card: Card) -> Mask:
        """Return the suit of a card."""
        return self.plan.suit_masks[self.plan.suit_of[card]]

    def is_trump(self, card: Card) -> bool:
        """Return whether a card is a trump."""
        return bool(self.plan.trump_mask >> card & 1)

    def chance(self, card: Card) -> float:
        """Return an estimate of how likely a card takes the running trick."""
        return self.chances.chance(card) if self.chances else 0.0

    def height(self, card: Card) -> float:
        """Return the strength of a card: from 0 to almost 1 in a plain suit, 1 more for trumps."""
        suit = self.suit(card)
        return 1 - (self.plan.beats[card] & suit).bit_count() / suit.bit_count() + self.is_trump(card)


def declares(position: LooPosition) -> bool:
    """Return whether the seat declares."""
    return position.declaring is not None


def may_swap(position: LooPosition) -> bool:
    """Return whether the seat may take the spare hand."""
    return position.declaring is not None and MISS in position.declaring.swaps


def is_last_against_one(position: LooPosition) -> bool:
    """Return whether the dealer declares against a single player."""
    last = len(position.deals.words) == position.state.seats - 1
    return declares(position) and last and position.players_in == 1


def may_defend(position: LooPosition) -> bool:
    """Return whether the seat may play for the pool."""
    return position.declaring is not None and DEFEND in position.declaring.swaps


def plays(position: LooPosition) -> bool:
    """Return whether the seat plays a card."""
    return position.play is not None


def needs_trick(position: LooPosition) -> bool:
    """Return whether the seat plays a card and has no trick yet."""
    return plays(position) and not position.tricks


def has_trick(position: LooPosition) -> bool:
    """Return whether the seat plays a card and has a trick."""
    return plays(position) and position.tricks > 0


def leads_plain(position: LooPosition) -> bool:
    """Return whether the seat leads without trumps."""
    return plays(position) and not position.trick and not position.hand & position.plan.trump_mask


def follows(position: LooPosition) -> bool:
    """Return whether the seat plays to a trick that another seat has led."""
    return plays(position) and bool(position.trick)


def can_save_trump(position: LooPosition) -> bool:
    """Return whether a trump can be kept for the last trick, against a player without a trick."""
    if position.play is None or position.hand.bit_count() < 2 or not position.tricks:  # noqa: PLR2004
        return False
    others = set(range(position.state.seats)) - {position.seat, *position.play.out, *position.play.winners}
    return bool(others) and bool(position.hand & position.plan.trump_mask)


def weigh(position: LooPosition, action: Action) -> float:
    """Choose the declaration with the greatest expected gain."""
    return max(-1.0, min(1.0, position.gain_of(action.kind) / (position.pool + position.price)))


def avoid_spare(position: LooPosition, action: Action) -> float:
    """Leave the spare hand, unless the pool is large and few players are in."""
    if action.kind != MISS:
        return 0.0
    return 0.0 if position.rivals < 2 and position.pool > 2 * position.price else -1.0  # noqa: PLR2004


def stand_with_sure(position: LooPosition, action: Action) -> float:
    """Stand against one player with a likely trick."""
    likely = position.estimate.safe >= SAFE_AGAINST_ONE
    return 1.0 if likely and action.kind in (STAND, IN) else 0.0


def defend(position: LooPosition, action: Action) -> float:
    """Play for the pool rather than for oneself with a bad hand."""
    del position
    return 1.0 if action.kind == DEFEND else 0.0


def take(position: LooPosition, action: Action) -> float:
    """Play the card that most likely takes the trick."""
    return position.chance(action.card)


def lead_short(position: LooPosition, action: Action) -> float:
    """Lead the highest card of the shortest suit."""
    card = action.card
    length = (position.hand & position.suit(card)).bit_count()
    return position.height(card) - (length - 1) / 2


def win_cheaply(position: LooPosition, action: Action) -> float:
    """Take the trick with the lowest of the cards that are about as likely to win."""
    card = action.card
    best = max(position.chance(other) for other in iter_cards(position.hand))
    if not best or position.chance(card) < CHEAP * best:
        return 0.0
    return 1 - position.height(card) / 2


def save_trump(position: LooPosition, action: Action) -> float:
    """Keep trumps."""
    return -1.0 if position.is_trump(action.card) else 0.0


def play_low(position: LooPosition, action: Action) -> float:
    """Play low."""
    return -position.height(action.card) / 2


TACTICS = Tactics(
    LooPosition,
    (
        RuleOfThumb(1, "rule-loo-1", 100, declares, weigh),
        RuleOfThumb(7, "rule-loo-7", 15, may_swap, avoid_spare),
        RuleOfThumb(8, "rule-loo-8", 10, is_last_against_one, stand_with_sure),
        RuleOfThumb(9, "rule-loo-9", 60, needs_trick, take),
        RuleOfThumb(10, "rule-loo-10", 14, leads_plain, lead_short),
        RuleOfThumb(11, "rule-loo-11", 12, follows, win_cheaply),
        RuleOfThumb(12, "rule-loo-12", 30, can_save_trump, save_trump),
        RuleOfThumb(60, "rule-loo-60", 4, plays, play_low),
        RuleOfThumb(61, "rule-loo-61", 5, may_defend, defend),
        RuleOfThumb(62, "rule-loo-62", 24, has_trick, take),
    ),
    supported_options=frozenset(row.name for row in LooOptions.describe()),
    explained={
        2: "Rule 1 counts the chance of each card, so two trumps are enough and a small one alone is not.",
        3: "Rule 1 counts plain cards for little, and for less the more players are in.",
        4: "A sure trick is never looed, so rule 1 stands with it.",
        5: "The estimate of rule 1 does not depend on the seat.",
        6: "Rule 1 counts the players that are in, and expects others to join.",
        13: "Without a limit the price of rule 1 is the whole pool.",
    },
)
"""Whether to play, and which card."""
