"""The trick play of Black Lady, with left-over cards that no player knows completely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.cards import Mask
from mamlaka.display import Announcement
from mamlaka.events import Event, Shown
from mamlaka.phase import Shuffler
from mamlaka.phases import TrickPlay
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.zones import Slot

__all__ = ["LeftoverPlay"]


class LeftoverPlay(TrickPlay, frozen=True, kw_only=True):
    """Tricks until the hands are empty or contain none of the cards of `stop`.

    Only the table knows which of these cards are left over, so it ends the play by opening the hands. While play
    continues, at least one card of `stop` that has not been taken is in a hand.
    """

    event_types: ClassVar[tuple[type, ...]] = (*TrickPlay.event_types, Shown)

    def awaits_decision(self, state: State) -> bool:
        """Return whether the play goes on."""
        held = sum(state.hand_mask(seat) for seat in range(state.seats))
        return bool(state.trick or not self.plan.stop_mask or self.plan.stop_mask & held)

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Open all hands."""
        del shuffler
        return [Shown(seat, state.hand_mask(seat)) for seat in range(state.seats)]

    def evolve(self, state: State, event: Event) -> State:
        """End the play when a hand is opened; handle a played card as in `TrickPlay`."""
        if not isinstance(event, Shown):
            return super().evolve(state, event)
        state = state.game.after_phase(state.pop_phase(), self)
        return state.phase.evolve(state, event)

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce the cards played; the table shows the hands at the end."""
        return Announcement() if isinstance(event, Shown) else super().announcement(state, event, viewer)

    def taken_mask(self, state: State) -> Mask:
        """Return the cards of all finished tricks, and the left-over cards that lie face up."""
        return super().taken_mask(state) | state.zone("out").cards

    def deduce(self, state: State, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """Return the slots, where the stock cannot contain all missing cards of `stop`: the play would be over."""
        missing = self.plan.stop_mask & ~self.taken_mask(state)
        stock = state.game.zone_index["stock", None]
        return tuple(
            replace(slot, cases=tuple((missing, number) for number in range(missing.bit_count())))
            if slot.zone == stock and self.tricks and missing and not missing & ~slot.allowed
            else slot
            for slot in super().deduce(state, slots)
        )
