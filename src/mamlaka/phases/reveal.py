"""Phases in which nobody decides: the table makes known what follows from private cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.cards import Card
from mamlaka.events import Event, Shown
from mamlaka.seats import Seat
from mamlaka.state import Dealer, Phase, State

__all__ = ["FindHolder", "OpenHands"]


class FindHolder(Phase, frozen=True, kw_only=True):
    """The holder of a card is found, and the card shown."""

    events: ClassVar[tuple[type, ...]] = (Shown,)

    card: Card
    holder: Seat | None = None

    def proceed(self, state: State, dealer: Dealer) -> Sequence[Event]:
        """Show the card where it is."""
        del dealer
        mask = 1 << self.card
        return [Shown(seat, mask) for seat in range(state.seats) if state.hand(seat) & mask]

    def evolve(self, state: State, event: Event) -> State:
        """End with the holder."""
        assert isinstance(event, Shown)
        return state.game.after(state.popped(), replace(self, holder=event.seat))


class OpenHands(Phase, frozen=True, kw_only=True):
    """All cards that were not played are shown: one event for each seat that still holds some."""

    events: ClassVar[tuple[type, ...]] = (Shown,)

    def proceed(self, state: State, dealer: Dealer) -> Sequence[Event]:
        """Show every hand that is not empty."""
        del dealer
        return [Shown(seat, state.hand(seat)) for seat in range(state.seats) if state.hand(seat)]

    def evolve(self, state: State, event: Event) -> State:
        """End when every hand lies open."""
        del event
        if any(state.zones[seat].shown.bit_count() < state.zones[seat].count for seat in range(state.seats)):
            return state
        return state.game.after(state.popped(), self)
