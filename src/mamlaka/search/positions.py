"""Positions: a deal in the middle of play as masks, without the history that search does not need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from mamlaka.cards import MAX_CARDS, Mask
from mamlaka.errors import NotCompilable
from mamlaka.ledger import Points
from mamlaka.phases import DrawPlay, DummyLeads, LayoutPlay, TrickPlay
from mamlaka.plan import Plan
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.tricks import Trick
from mamlaka.view import View

__all__ = [
    "Hidden",
    "LayoutPosition",
    "Position",
    "TrickPosition",
    "Values",
    "hidden_in",
    "position_of",
    "seat_mask",
]


@dataclass(frozen=True, slots=True)
class TrickPosition:
    """A deal of tricks. Cards that are nowhere in it lie out of play; of a view, they are hidden."""

    hands: tuple[Mask, ...]
    """(seats,): the cards of each hand that are known."""
    turn: Seat
    trick: Trick = ()
    taken: tuple[Mask, ...] = ()
    """(seats,): the cards that each seat has taken; empty: nothing yet."""
    won: tuple[int, ...] = ()
    """(seats,): how many tricks each seat has won; empty: none yet."""
    last: Seat | None = None
    """Who has won the last trick."""
    stock: Mask = 0
    """The cards that are drawn after each trick, by its winner first; in an order that chance decides."""
    gone: Mask = 0
    """Cards that are known to lie out of play."""
    out: tuple[Seat, ...] = ()
    """The seats that do not play, or not any more."""
    broken: bool = False
    """Whether one of the breaking cards has been played."""
    first_trick: bool = True
    """Whether the first trick of the deal is being played."""
    winners: tuple[Seat, ...] | None = None
    """The winner of each finished trick, for plans that pay tricks by number; None: `won` and `last` say enough."""


@dataclass(frozen=True, slots=True)
class LayoutPosition:
    """A layout deal."""

    hands: tuple[Mask, ...]
    """(seats,): the cards of each hand that are known."""
    turn: Seat
    placed: Mask = 0
    """The cards that lie on the layout."""
    places: tuple[Seat, ...] = ()
    """The seats that have gone out, in order."""


Position: TypeAlias = TrickPosition | LayoutPosition


@dataclass(frozen=True, slots=True)
class Values:
    """What one seat gets, in place of what the plan pays: the sum over its teams, doublings and contracts, say."""

    cards: Sequence[Points]
    """(cards, winners), flat."""
    trick: Sequence[Points]
    """(winners,)."""
    last: Sequence[Points]
    """(winners,)."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """Hidden cards, one world a row."""

    cards: memoryview
    """(worlds, columns) of 64-bit masks."""
    where: tuple[int | None, ...]
    """(columns,): the seat whose hand the cards are; the number of the seats: the stock; None: neither."""
    unseen: Mask
    """The cards that are hidden now; in some places others have come meanwhile to light."""


def seat_mask(seats: Iterable[Seat]) -> int:
    """Return seats as bits, as the kernel reads them.

    Raises:
        ValueError: there is no such seat.
    """
    mask = 0
    for seat in seats:
        if not 0 <= seat < MAX_CARDS:
            raise ValueError(f"there is no seat {seat}: nobody plays without a card")
        mask |= 1 << seat
    return mask


def position_of(state: State) -> tuple[Plan, Position]:
    """Return the plan of the deal that is being played and where it stands, as far as the state knows.

    Raises:
        NotCompilable: no cards are being played, or not as a plan says.
    """
    for phase in reversed(state.stack):
        if isinstance(phase, LayoutPlay):
            hands = tuple(zone.cards for zone in state.zones[: state.seats])
            placed = state.zones[state.game.layout_zone].cards
            return phase.plan, LayoutPosition(hands, phase.turn, placed, phase.places)
        if isinstance(phase, TrickPlay) and not isinstance(phase, DummyLeads):
            return phase.plan, _trick_position(state, phase)
    raise NotCompilable("no cards are being played here, or not as a plan says")


def _trick_position(state: State, play: TrickPlay) -> TrickPosition:
    seats = play.plan.seats
    in_play = ("hand", "taken", "trick", "stock") if isinstance(play, DrawPlay) else ("hand", "taken", "trick")
    return TrickPosition(
        hands=tuple(zone.cards for zone in state.zones[:seats]),
        turn=play.turn,
        trick=state.trick,
        taken=tuple(zone.cards for zone in state.zones[seats : 2 * seats]),
        won=tuple(play.winners.count(seat) for seat in range(seats)),
        last=play.winners[-1] if play.winners else None,
        stock=sum(zone.cards for zone in state.zones if zone.kind == "stock" and zone.kind in in_play),
        gone=sum(zone.cards for zone in state.zones if zone.kind not in in_play),
        out=play.out,
        broken=play.broken,
        first_trick=not play.tricks,
        winners=tuple(play.winners) if play.plan.pay_numbered else None,
    )


def hidden_in(view: View, worlds: memoryview) -> Hidden:
    """Return the worlds of a view, (worlds, slots) of cards, with the places to which their columns belong."""
    state, knowledge = view.state, view.deductions()
    draws = any(isinstance(phase, DrawPlay) for phase in state.stack)
    where: list[Seat | None] = []
    for slot in knowledge.slots:
        is_stock = state.zones[slot.zone].kind == "stock" and draws
        where.append(slot.zone if slot.zone < state.seats else state.seats if is_stock else None)
    return Hidden(worlds, tuple(where or [None]), knowledge.unseen)
