"""Deals with what each seat observes of them, as planes: the reference of the kernel's tables.

A *plane* is a set of cards. Seats are relative to the observer: 0 is the observer, 1 the next seat. With `seats` seats,
the planes of a deal of tricks are:

| planes | contents |
|---|---|
| 0 | the observer's hand |
| 1 to `seats` - 1 | the cards that each other seat may hold: not seen yet, and not excluded by what it has played |
| `seats` to 2 `seats` - 1 | the card of each seat in the current trick |
| 2 `seats` to 3 `seats` - 1 | the cards that each seat has taken |

Those of a layout are:

| planes | contents |
|---|---|
| 0 | the observer's hand |
| 1 to `seats` - 1 | the cards that each other seat may hold: not seen yet, and not excluded by a forced pass |
| `seats` to 2 `seats` - 1 | the cards that each seat has laid |
| 2 `seats` to 3 `seats` - 1 | only if passes count: the first *n* cards of the deck, for *n* passes of each seat |
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from mamlaka.cards import Card, Mask
from mamlaka.layout_rules import placeable_mask
from mamlaka.ledger import Points
from mamlaka.plan import LayoutPlan, Plan, TrickPlan
from mamlaka.plan_rules import payoffs, proved_absent_mask
from mamlaka.search.deals import UNUSED_NUMBERS, LayoutDeal, TrickDeal
from mamlaka.search.positions import LayoutPosition, TrickPosition
from mamlaka.seats import Seat, turn_order

__all__ = ["ObservedDeal", "ObservedLayout", "ObservedTricks", "bits", "observed_deal", "plane_count"]


class ObservedTricks:
    """A deal of tricks."""

    def __init__(self, plan: TrickPlan, hands: Sequence[Mask], leader: Seat, cards: Mask) -> None:
        """Begin a deal.

        Args:
            plan: the rules.
            hands: (seats,), the cards of each seat.
            leader: the seat that leads to the first trick.
            cards: the cards that were dealt from. Those in no hand are out of play, and no seat knows them.
        """
        self.plan = plan
        self.cards = cards
        self.deal = TrickDeal.of(plan, TrickPosition(tuple(hands), leader, gone=plan.every & ~sum(hands)))
        self.absent = [0] * plan.seats
        """(seats,): cards that a seat cannot hold, as its plays have proved."""

    @property
    def turn(self) -> Seat:
        """The seat on turn."""
        return self.deal.turn

    @property
    def hands(self) -> Sequence[Mask]:
        """(seats,): the hands."""
        return self.deal.hands

    @property
    def legal(self) -> Mask:
        """The legal cards of the seat on turn; none if the deal is over."""
        return 0 if not self.deal.trick and self.deal.is_finished else self.deal.legal

    def play(self, card: Card) -> None:
        """Play a legal card of the seat on turn."""
        deal = self.deal
        self.absent[deal.turn] |= proved_absent_mask(
            self.plan, card, deal.trick, first_trick=deal.first_trick, broken=deal.broken
        )
        deal.play(card)
        if not deal.left_to_play:
            deal.take_trick(UNUSED_NUMBERS)

    def points(self) -> tuple[Points, ...]:
        """Return (seats,): the points of each seat at the end of the deal."""
        deal = self.deal
        return payoffs(self.plan, deal.taken, deal.winners, deal.last_card, deal.paid)

    def planes(self, seat: Seat) -> tuple[Mask, ...]:
        """Return the planes that a seat observes."""
        trick = {player: 1 << card for player, card in self.deal.trick}
        seen = self.deal.hands[seat] | sum(trick.values()) | sum(self.deal.taken)
        return (
            *_hand_planes(self.deal.hands, self.cards & ~seen, self.absent, seat),
            *(trick.get(other, 0) for other in turn_order(seat, self.plan.seats)),
            *(self.deal.taken[other] for other in turn_order(seat, self.plan.seats)),
        )


class ObservedLayout:
    """A layout. Seats without a card that fits pass by themselves."""

    def __init__(self, plan: LayoutPlan, hands: Sequence[Mask], leader: Seat, cards: Mask) -> None:
        """Begin a deal; the arguments are those of `ObservedTricks`."""
        self.plan = plan
        self.cards = cards
        self.deal = LayoutDeal.of(plan, LayoutPosition(tuple(hands), leader))
        self.laid = [0] * plan.seats
        """(seats,): the cards that each seat has played."""
        self.absent = [0] * plan.seats
        """(seats,): cards that a seat cannot hold, as its passes have proved."""
        self.legal = self._pass_on()
        """The legal cards of the seat on turn; none if the deal is over."""

    @property
    def turn(self) -> Seat:
        """The seat on turn."""
        return self.deal.turn

    @property
    def hands(self) -> Sequence[Mask]:
        """(seats,): the hands."""
        return self.deal.hands

    def play(self, card: Card) -> None:
        """Play a legal card of the seat on turn."""
        self.laid[self.deal.turn] |= 1 << card
        self.deal.play(card)
        self.legal = self._pass_on()

    def _pass_on(self) -> Mask:
        """Let the seats pass that must, and return the legal cards of the next one; 0 if the deal is over."""
        first, fitting = self.deal.turn, placeable_mask(self.plan, self.deal.placed)
        legal = self.deal.pass_on()
        while legal and first != self.deal.turn:
            self.absent[first] |= fitting
            first = (first + 1) % self.plan.seats
        return legal

    def points(self) -> tuple[Points, ...]:
        """Return (seats,): the points of each seat at the end of the deal."""
        return self.deal.points()

    def planes(self, seat: Seat) -> tuple[Mask, ...]:
        """Return the planes that a seat observes."""
        unseen = self.cards & ~(self.deal.hands[seat] | self.deal.placed)
        others = list(turn_order(seat, self.plan.seats))
        passes = ((1 << self.deal.passes[other]) - 1 & self.cards for other in others)
        return (
            *_hand_planes(self.deal.hands, unseen, self.absent, seat),
            *(self.laid[other] for other in others),
            *(passes if _counts_passes(self.plan) else ()),
        )


ObservedDeal: TypeAlias = ObservedTricks | ObservedLayout
"""A deal with what each seat observes of it."""


def observed_deal(plan: Plan, hands: Sequence[Mask], leader: Seat, cards: Mask) -> ObservedDeal:
    """Begin a deal; the arguments are those of `ObservedTricks`."""
    if isinstance(plan, LayoutPlan):
        return ObservedLayout(plan, hands, leader, cards)
    return ObservedTricks(plan, hands, leader, cards)


def bits(cards: Mask, count: int) -> list[int]:
    """Return (cards,): 1 for each card of a set, otherwise 0."""
    return [cards >> card & 1 for card in range(count)]


def plane_count(plan: Plan) -> int:
    """Return the number of planes that a seat observes."""
    if isinstance(plan, LayoutPlan):
        return (3 if _counts_passes(plan) else 2) * plan.seats
    return 3 * plan.seats


def _counts_passes(plan: LayoutPlan) -> bool:
    return plan.pass_limit is not None or bool(plan.pay_pass)


def _hand_planes(hands: Sequence[Mask], unseen: Mask, absent: Sequence[Mask], seat: Seat) -> list[Mask]:
    """Return the hand of the observer, and the cards that each other seat may hold."""
    others = list(turn_order(seat, len(hands)))[1:]
    return [hands[seat], *(unseen & ~absent[other] if hands[other] else 0 for other in others)]
