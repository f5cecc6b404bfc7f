"""One seat says what it is going to make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.events import Event, Said
from mamlaka.phases.in_turn import InTurn
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["Bid"]


class Bid(InTurn, frozen=True, kw_only=True):
    """A seat says one of several words with a number, for all to hear."""

    events: ClassVar[tuple[type, ...]] = (Said,)

    bids: tuple[tuple[str, tuple[int, ...]], ...]
    """The words, each with the numbers that may be said with it."""
    word: str = ""
    """What has been said; empty while nothing has."""
    number: int = 0

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the words with their numbers."""
        del state, seat
        return tuple(Offer(word, numbers=numbers) for word, numbers in self.bids)

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Say it."""
        del state
        return (Said(seat, action.kind, number=action.number),)

    def evolve(self, state: State, event: Event) -> State:
        """End with the bid."""
        assert isinstance(event, Said)
        assert event.number is not None
        return state.game.after(state.pop_phase(), replace(self, word=event.kind, number=event.number))
