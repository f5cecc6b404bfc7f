"""Phases in which one seat acts at a time."""

from __future__ import annotations

from mamlaka.phase import Phase
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["InTurn"]


class InTurn(Phase, frozen=True, kw_only=True):
    """The base of phases with one seat on turn, which always has a legal action."""

    turn: Seat
    """The seat on turn."""

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seat on turn."""
        del state
        return (self.turn,)

    def awaits_decision(self, state: State) -> bool:
        """Return True, because there is always a legal action."""
        del state
        return True
