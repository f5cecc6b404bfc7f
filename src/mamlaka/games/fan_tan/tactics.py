"""The tactics of Fan Tan. Rules up to 11 are advice from the game's sources; rules from 60 are additions."""

from __future__ import annotations

from functools import cached_property

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb, Tactics
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.games.fan_tan import FanTan
from mamlaka.games.fan_tan.deals import pips_of
from mamlaka.games.fan_tan.options import FanTanOptions
from mamlaka.layout_rules import placeable_mask
from mamlaka.phases import LayoutPlay
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["TACTICS", "FanTanPosition"]

ARM = 6
"""The number of cards on one side of the seven."""


class FanTanPosition:
    """The facts of a view that the tactics of Fan Tan use."""

    def __init__(self, view: View) -> None:
        state = view.state
        assert isinstance(state.game, FanTan)
        assert isinstance(state.phase, LayoutPlay)
        assert view.seat is not None
        self.view = view
        self.state = state
        self.options = state.game.options
        self.play = state.phase
        self.seat = view.seat
        self.hand = view.hand_mask
        self.placed = state.zones[state.game.layout_zone].cards
        self.fitting = self.play.placeable(state)
        self.names = state.game.deck.names

    @cached_property
    def may_hold(self) -> dict[Seat, Mask]:
        """The cards that each other seat with cards may hold."""
        slots = self.view.deductions().slots
        return {slot.zone: slot.allowed for slot in slots if slot.zone < self.state.seats and slot.zone != self.seat}

    def row(self, card: Card) -> tuple[Mask, Mask, Mask]:
        """Return the opening card of the row of a card, the cards above it, and those below."""
        return next(row for row in self.play.plan.rows if sum(row) >> card & 1)

    def beyond(self, card: Card) -> Mask:
        """Return the cards of the row that a card leads to."""
        start, above, below = self.row(card)
        if start >> card & 1:
            return (above | below) & ~self.placed
        return (above & ~((2 << card) - 1) if above >> card & 1 else below & ((1 << card) - 1)) & ~self.placed

    def opens(self, card: Card) -> Mask:
        """Return the cards that fit after a card has been played, and did not before."""
        return placeable_mask(self.play.plan, self.placed | 1 << card) & ~(self.fitting | 1 << card)

    def helped(self, card: Card, seat: Seat) -> bool:
        """Return whether a card opens one that a seat may hold."""
        return bool(self.opens(card) & ~self.hand & self.may_hold.get(seat, 0))

    def helps(self, card: Card) -> float:
        """Return the share of the other seats that may hold a card that a card opens."""
        return sum(self.helped(card, seat) for seat in self.may_hold) / max(1, len(self.may_hold))

    def passes_left(self, seat: Seat) -> int:
        """Return how often a seat may still pass, if passes are limited."""
        return self.options.pass_limit - self.play.passes_of(seat)

    @cached_property
    def blocked(self) -> tuple[Seat, ...]:
        """The other seats with cards and without passes left, if passes are limited."""
        return tuple(seat for seat in self.may_hold if self.options.passing == "limited" and not self.passes_left(seat))

    @cached_property
    def blockers(self) -> Mask:
        """The fitting cards of the hand behind which the seat has nothing, and others may have something."""
        fits = self.hand & self.fitting
        return sum(1 << card for card in iter_cards(fits) if not self.beyond(card) & self.hand and self.helps(card))


def is_laying(position: FanTanPosition) -> bool:
    """Return whether the rows have begun, or their opening rank is fixed."""
    return position.play.has_plan


def opens_rank(position: FanTanPosition) -> bool:
    """Return whether the first card decides which rank opens the rows."""
    return not position.play.has_plan


def is_limited(position: FanTanPosition) -> bool:
    """Return whether passes are limited."""
    return position.options.passing == "limited"


def is_paid(position: FanTanPosition) -> bool:
    """Return whether a card may be held back for chips."""
    return position.options.passing == "paid"


def someone_is_blocked(position: FanTanPosition) -> bool:
    """Return whether another seat has no pass left."""
    return bool(position.blocked)


def counts_pips(position: FanTanPosition) -> bool:
    """Return whether cards left cost their value."""
    return position.options.score == "pips" and is_laying(position)


def hold_middle(position: FanTanPosition, action: Action) -> float:
    """Hold back opening cards and their neighbours behind which the hand has nothing."""
    if action.kind != "play":
        return 0.0
    card = action.card
    start, _, _ = position.row(card)
    is_middle = (start | start << 1 | start >> 1) >> card & 1
    return -1.0 if is_middle and not position.beyond(card) & position.hand else 0.0


def free_ends(position: FanTanPosition, action: Action) -> float:
    """Play where the farthest card of the hand waits."""
    if action.kind != "play":
        return 0.0
    card = action.card
    ways = [abs(other - card) for other in iter_cards(position.beyond(card) & position.hand)]
    return min(1.0, max(ways, default=0) / ARM)


def go_on_alone(position: FanTanPosition, action: Action) -> float:
    """Play a card that opens nothing for others."""
    if action.kind != "play":
        return 0.0
    return 0.0 if position.opens(action.card) & ~position.hand else 1.0


def open_for_few(position: FanTanPosition, action: Action) -> float:
    """Open cards that few others may hold, by what their passes have proved."""
    return -position.helps(action.card) if action.kind == "play" else 0.0


def spend_pass(position: FanTanPosition, action: Action) -> float:
    """Pass if all that fits are blockers, as long as another pass is left after that."""
    if action.kind != "pass":
        return 0.0
    fits = position.hand & position.fitting
    return 1.0 if fits and not fits & ~position.blockers and position.passes_left(position.seat) > 1 else -1.0


def keep_blocked(position: FanTanPosition, action: Action) -> float:
    """Don't open a card for a seat without passes left."""
    if action.kind != "play":
        return 0.0
    return -1.0 if any(position.helped(action.card, seat) for seat in position.blocked) else 0.0


def never_pay(position: FanTanPosition, action: Action) -> float:
    """Don't pass with a card that fits."""
    return -1.0 if action.kind == "pass" and position.hand & position.fitting else 0.0


def keep_blockers(position: FanTanPosition, action: Action) -> float:
    """Keep a card that blocks only others; play first where cards of the hand wait, the more the better."""
    if action.kind != "play":
        return 0.0
    beyond = position.beyond(action.card)
    own = (beyond & position.hand).bit_count()
    return min(1.0, own / ARM) if own else -beyond.bit_count() / ARM / 2


def shed_pips(position: FanTanPosition, action: Action) -> float:
    """Play the card that would cost most."""
    return pips_of(position.names[action.card][0]) / 10 if action.kind == "play" else 0.0


def open_own_rank(position: FanTanPosition, action: Action) -> float:
    """Open the rank around which the hand has most cards next to it."""
    at = position.state.game.deck.ranks.index(position.names[action.card][0])
    ranks = [position.state.game.deck.ranks.index(position.names[card][0]) for card in iter_cards(position.hand)]
    return sum(1 / (1 + abs(rank - at)) for rank in ranks) / len(ranks)


TACTICS = Tactics(
    FanTanPosition,
    (
        RuleOfThumb(1, "rule-fan-tan-1", 20, is_laying, hold_middle),
        RuleOfThumb(2, "rule-fan-tan-2", 30, is_laying, free_ends),
        RuleOfThumb(3, "rule-fan-tan-3", 16, is_laying, go_on_alone),
        RuleOfThumb(5, "rule-fan-tan-5", 12, is_laying, open_for_few),
        RuleOfThumb(6, "rule-fan-tan-6", 60, is_limited, spend_pass),
        RuleOfThumb(7, "rule-fan-tan-7", 12, someone_is_blocked, keep_blocked),
        RuleOfThumb(9, "rule-fan-tan-9", 200, is_paid, never_pay),
        RuleOfThumb(10, "rule-fan-tan-10", 40, is_laying, keep_blockers),
        RuleOfThumb(60, "rule-fan-tan-60", 6, counts_pips, shed_pips),
        RuleOfThumb(61, "rule-fan-tan-61", 20, opens_rank, open_own_rank),
    ),
    supported_options=frozenset(row.name for row in FanTanOptions.describe()),
    explained={
        4: "Rule 1 looks at this: behind such a seven the hand has nothing.",
        8: "With forced passes no one may hold back a seven; where it is allowed, rules 6 and 9 weigh what it costs.",
        11: "Around the corner a card fits like any other: rules 3 and 5 look at what it opens.",
    },
)
"""Which card to play, which one to hold back, and when to pass."""
