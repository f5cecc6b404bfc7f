"""The deal of Five Hundred: cards that are laid away face up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from mamlaka.events import Event, Moved
from mamlaka.phase import Phase, Shuffler
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["LayAway"]


class LayAway(Phase, frozen=True, kw_only=True):
    """A seat that does not play lays its hand away face down, into its zone `out`."""

    event_types: ClassVar[tuple[type, ...]] = (Moved,)

    seat: Seat

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Move the hand, which only its own seat sees."""
        del shuffler
        hand, target = state.hand_mask(self.seat), state.game.zone_index["out", self.seat]
        return (Moved(self.seat, target, hand, hand.bit_count(), audience=(self.seat,)),)

    def evolve(self, state: State, event: Event) -> State:
        """End the phase."""
        del event
        return state.game.after_phase(state.pop_phase(), self)
