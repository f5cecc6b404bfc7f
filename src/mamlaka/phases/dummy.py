"""Trick play against a hand that nobody plays."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from mamlaka.events import Event, Played
from mamlaka.phase import Dealer
from mamlaka.phases.tricks import TrickPlay
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["DummyLeads"]


class DummyLeads(TrickPlay, frozen=True, kw_only=True):
    """Tricks to each of which the dummy, which sits behind the last seat, leads the next card of its pile."""

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seat that is asked; nobody for the dummy."""
        return () if self.turn == state.seats else (self.turn,)

    def awaits_decision(self, state: State) -> bool:
        """Return whether somebody else than the dummy is on turn."""
        return self.turn != state.seats

    def auto_events(self, state: State, dealer: Dealer) -> Sequence[Event]:
        """Lead the card that lies on top."""
        del dealer
        return (Played(self.turn, state.zones[self.turn].order[0]),)

    def trick_over(self, state: State) -> State:
        """Let the dummy lead again, whoever has taken the trick."""
        return super().trick_over(state.replace_phase(self, replace(self, turn=state.seats)))
