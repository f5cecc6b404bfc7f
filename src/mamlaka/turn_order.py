"""Which seats a table asks, in order. Seats with an optional turn come first."""

from __future__ import annotations

from mamlaka.engine import open_phases
from mamlaka.phase import Phase
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["free_to_act", "optional_phases", "waiting_for"]


def waiting_for(state: State) -> tuple[Seat, ...]:
    """Return the seats that the table waits for.

    Do not show them to players: during a secret phase they reveal which seats have answered.
    """
    return () if state.is_over else state.phase.actors(state)


def free_to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats that may act but need not, in turn order from the seat on turn.

    Do not show them to players: an offer may reveal something about a hand.
    """
    waiting = waiting_for(state)
    free = {seat for phase in optional_phases(state) for seat in phase.actors(state) if phase.offers(state, seat)}
    on_turn = waiting[0] if waiting else 0
    return tuple(sorted(free.difference(waiting), key=lambda seat: (seat - on_turn) % state.seats))


def optional_phases(state: State) -> list[Phase]:
    """Return the phases with optional turns, from the top of the stack down."""
    return [phase for phase in open_phases(state) if phase.optional]
