"""Positions: a deal in the middle of play, as masks and without its history."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import chain
from typing import TypeAlias, TypeVar

from mamlaka.cards import MAX_CARDS, Mask
from mamlaka.errors import NotCompilable, require_type
from mamlaka.ledger import Points
from mamlaka.phases import DrawPlay, LayoutPlay, TrickPlay
from mamlaka.plan import LineEnds, Plan, TrickPlan, lower
from mamlaka.seats import Seat, Teams
from mamlaka.state import State
from mamlaka.tricks import Trick, TrickSpec
from mamlaka.view import View

__all__ = [
    "HiddenCards",
    "LayoutPosition",
    "Position",
    "RecipientPayoffs",
    "TrickPosition",
    "hidden_cards_in",
    "past_plays",
    "plan_of_teams",
    "position_of",
    "seat_mask",
    "team_plan",
    "world_position",
]


@dataclass(frozen=True, slots=True)
class TrickPosition:
    """A position of trick play. Cards that are nowhere in it are out of play or, in a view, hidden."""

    hands: tuple[Mask, ...]
    """(seats,): the known cards of each hand."""
    turn: Seat
    trick: Trick = ()
    taken: tuple[Mask, ...] = ()
    """(seats,): the cards that each seat has taken; empty: none yet."""
    won: tuple[int, ...] = ()
    """(seats,): the number of tricks that each seat has won; empty: none yet."""
    last: Seat | None = None
    """The winner of the last trick."""
    stock: Mask = 0
    """The cards to draw after each trick, the winner first, in random order."""
    gone: Mask = 0
    """The cards known to be out of play."""
    out: tuple[Seat, ...] = ()
    """The seats that are out of the deal."""
    broken: bool = False
    """Whether one of the breaking cards has been played."""
    first_trick: bool = True
    """Whether the current trick is the first of the deal."""
    winners: tuple[Seat, ...] | None = None
    """The winner of each finished trick, for plans that pay tricks by number; None: `won` and `last` are enough."""
    paid: tuple[Points, ...] = ()
    """(seats,): what `plan_rules.rules_for_tricks` has paid for the finished tricks; empty: nothing."""


@dataclass(frozen=True, slots=True)
class LayoutPosition:
    """A position of layout play."""

    hands: tuple[Mask, ...]
    """(seats,): the known cards of each hand."""
    turn: Seat
    placed: Mask = 0
    """The cards on the layout."""
    places: tuple[Seat, ...] = ()
    """The seats that have gone out, in order."""
    eliminated: tuple[Seat, ...] = ()
    """The seats that have been eliminated, in order."""
    passes: tuple[int, ...] = ()
    """(seats,): the number of passes of each seat; empty: none yet."""
    ends: LineEnds | None = None
    """The ranks that the ends of a line want; None: it is not open, or the layout has rows."""


Position: TypeAlias = TrickPosition | LayoutPosition
"""A deal in the middle of play, without its history."""
P = TypeVar("P", bound=Position)


@dataclass(frozen=True, slots=True)
class RecipientPayoffs:
    """The payoffs to one recipient, used instead of those of the plan: for example, the sum over a team."""

    cards: Sequence[Points]
    """(cards, winners), flat."""
    trick: Sequence[Points]
    """(winners,)."""
    last: Sequence[Points]
    """(winners,)."""


@dataclass(frozen=True, slots=True)
class HiddenCards:
    """The hidden cards, one world per row."""

    cards: memoryview
    """(worlds, columns) uint64: sets of cards."""
    where: tuple[int | None, ...]
    """(columns,): the seat that holds the cards; the number of seats: the stock; None: neither."""
    unseen: Mask
    """The cards that are hidden now. A column may include cards that have been revealed since; they are ignored."""


def seat_mask(seats: Iterable[Seat]) -> int:
    """Return seats as a bit mask, for the kernel.

    Raises:
        ValueError: there is no such seat.
    """
    mask = 0
    for seat in seats:
        if not 0 <= seat < MAX_CARDS:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {MAX_CARDS - 1}")
        mask |= 1 << seat
    return mask


def position_of(state: State) -> tuple[Plan, Position]:
    """Return the plan and the position of the current deal, as far as the state knows the cards.

    Raises:
        NotCompilable: no cards are being played, or no plan describes the play.
    """
    require_type(state, State, "position_of takes a State, such as table.state or view.state")
    for phase in reversed(state.stack):
        if isinstance(phase, LayoutPlay) and phase.has_plan:
            hands = tuple(zone.cards for zone in state.zones[: state.seats])
            placed = state.zones[state.game.layout_zone].cards
            passes = tuple(phase.passes_of(seat) for seat in range(state.seats))
            over = (phase.places, phase.eliminated)
            return phase.plan, LayoutPosition(hands, phase.turn, placed, *over, passes, phase.ends(state))
        if isinstance(phase, TrickPlay) and phase.has_plan:
            return phase.plan, _trick_position(state, phase)
    raise NotCompilable("no cards are being played, or no plan describes the play")


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
        paid=play.paid,
    )


def plan_of_teams(state: State) -> TrickPlan | None:
    """Return the plan of the tricks that pays partners together; None: no tricks are played, or see `team_plan`."""
    phase = state.phase
    return team_plan(phase.spec, state.game.teams) if isinstance(phase, TrickPlay) else None


def team_plan(spec: TrickSpec, teams: Teams) -> TrickPlan | None:
    """Return the plan of tricks that pays partners together, so that policies play for their side.

    None: there are no partners, the plan of the spec does so already, or no plan can.
    """
    if teams and not spec.teams:
        with suppress(NotCompilable):
            return lower(spec.for_teams(teams))
    return None


def past_plays(state: State) -> Trick | None:
    """Return the cards played so far in the current deal, in order, each with its seat; None if seats draw cards."""
    for phase in reversed(state.stack):
        if isinstance(phase, LayoutPlay):
            return phase.plays
        if isinstance(phase, TrickPlay) and not isinstance(phase, DrawPlay):
            return (*chain.from_iterable(phase.tricks), *state.trick)
    return None


def hidden_cards_in(view: View, worlds: memoryview) -> HiddenCards:
    """Return worlds of a view, (worlds, slots) of cards, together with the place of each column."""
    state, knowledge = view.state, view.deductions()
    is_drawn_from = any(isinstance(phase, DrawPlay) for phase in state.stack)
    where: list[Seat | None] = []
    for slot in knowledge.slots:
        is_stock = state.zones[slot.zone].kind == "stock" and is_drawn_from
        where.append(slot.zone if slot.zone < state.seats else state.seats if is_stock else None)
    return HiddenCards(worlds, tuple(where or [None]), knowledge.unseen)


def world_position(position: P, hidden: HiddenCards, number: int) -> P:
    """Return a position with the hidden cards of one world added."""
    hands = list(position.hands)
    stock = 0
    for column, place in enumerate(hidden.where):
        cards = hidden.cards[number, column] & hidden.unseen
        if place == len(hands):
            stock |= cards
        elif place is not None:
            hands[place] |= cards
    if isinstance(position, LayoutPosition):
        return replace(position, hands=tuple(hands))
    return replace(position, hands=tuple(hands), stock=position.stock | stock)
