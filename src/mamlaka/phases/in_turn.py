"""Phases in which one seat acts at a time."""

from __future__ import annotations

from mamlaka.phase import Phase
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["InTurn"]


class InTurn(Phase, frozen=True, kw_only=True):
    """Asks one seat after the other; whoever is asked always has an answer."""

    turn: Seat
    """Who is asked."""

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seat that is asked."""
        del state
        return (self.turn,)

    def awaits_decision(self, state: State) -> bool:
        """Return True: some answer is always legal."""
        del state
        return True
