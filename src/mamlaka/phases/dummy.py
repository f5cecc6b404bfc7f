"""Trick play against a dummy."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from mamlaka.events import Event, Played
from mamlaka.phase import Shuffler
from mamlaka.phases.tricks import TrickPlay
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["DummyLeads"]


class DummyLeads(TrickPlay, frozen=True, kw_only=True):
    """Tricks to which the dummy always leads the next card of its pile. Its index is that after the last seat."""

    @property
    def has_plan(self) -> bool:
        """Return False: a plan knows no dummy."""
        return False

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seat on turn; empty for the dummy."""
        return () if self.turn == state.seats else (self.turn,)

    def awaits_decision(self, state: State) -> bool:
        """Return whether a seat is on turn, and not the dummy."""
        return self.turn != state.seats

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Lead the top card of the dummy."""
        del shuffler
        return (Played(self.turn, state.zones[self.turn].order[0]),)

    def trick_over(self, state: State) -> State:
        """Give the lead back to the dummy, whichever hand took the trick."""
        return super().trick_over(state.replace_phase(self, replace(self, turn=state.seats)))
