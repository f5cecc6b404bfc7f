"""A bid by one seat, without an auction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.display import Message
from mamlaka.events import Event, Said
from mamlaka.phases.in_turn import InTurn
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["Bid"]


class Bid(InTurn, frozen=True, kw_only=True):
    """A public bid of one seat: one of several kinds, with a number."""

    event_types: ClassVar[tuple[type, ...]] = (Said,)
    waiting: ClassVar[str] = "waiting-bid"

    bids: tuple[tuple[str, tuple[int, ...]], ...]
    """The kinds of bids, each with the numbers that can be bid."""
    no_trick_kinds: tuple[str, ...] = ()
    """The kinds that are bids to win no trick: their number is only a stake."""
    kind: str = ""
    """The kind of the bid, as of its action; empty before the bid."""
    number: int = 0
    """The number bid."""

    @property
    def wanted_tricks(self) -> int:
        """The number of tricks that the bid promises; 0 before the bid."""
        return 0 if self.kind in self.no_trick_kinds else self.number

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the kinds of bids with their numbers."""
        del state, seat
        return tuple(Offer(kind, numbers=numbers) for kind, numbers in self.bids)

    def question(self, state: State, seat: Seat) -> Message:
        """Ask for a bid."""
        del state, seat
        return Message("ask-bid")

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Announce the bid."""
        del state
        return (Said(seat, action.kind, number=action.number),)

    def evolve(self, state: State, event: Event) -> State:
        """Store the bid and end the phase."""
        assert isinstance(event, Said)
        assert event.number is not None
        return state.game.after_phase(state.pop_phase(), replace(self, kind=event.kind, number=event.number))
