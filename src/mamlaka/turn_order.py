"""Whom a table may ask, and in which order: who may speak out of turn is asked before those it waits for."""

from __future__ import annotations

from mamlaka.engine import open_phases
from mamlaka.phase import Phase
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["free_to_act", "optional_phases", "waiting_for"]


def waiting_for(state: State) -> tuple[Seat, ...]:
    """Return the seats that a table waits for. Not for the players: who has answered a secret question is secret."""
    return () if state.is_over else state.phase.actors(state)


def free_to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats that may act but need not, clockwise from the seat on turn.

    Not for the players: that a hand allows something is secret.
    """
    waiting = waiting_for(state)
    free = {seat for phase in optional_phases(state) for seat in phase.actors(state) if phase.offers(state, seat)}
    on_turn = waiting[0] if waiting else 0
    return tuple(sorted(free.difference(waiting), key=lambda seat: (seat - on_turn) % state.seats))


def optional_phases(state: State) -> list[Phase]:
    """Return the phases that ask seats which need not answer."""
    return [phase for phase in open_phases(state) if phase.optional]
