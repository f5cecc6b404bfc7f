"""Bids of all seats in turn, without an auction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.display import Message
from mamlaka.errors import Refusal
from mamlaka.events import Event, Said
from mamlaka.phases.in_turn import InTurn
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["BidsInTurn"]

BID = "bid"


class BidsInTurn(InTurn, frozen=True, kw_only=True):
    """Each seat bids once, in turn, how many tricks it will take. The bids are public and final."""

    event_types: ClassVar[tuple[type, ...]] = (Said,)
    said_kinds: ClassVar[tuple[str, ...]] = (BID,)
    waiting: ClassVar[str] = "waiting-bid"

    order: tuple[Seat, ...]
    """The seats that bid, in turn."""
    tricks: int
    """The number of tricks of the deal, which is also the highest bid."""
    forbids_sum: bool
    """Whether the last bid must not make the sum of all bids the number of tricks."""
    bids: tuple[int, ...] = ()
    """The bids so far, in the order of `order`."""

    @classmethod
    def start(cls, order: tuple[Seat, ...], tricks: int, opened: int, *, forbids_sum: bool) -> BidsInTurn:
        """Return the phase before the first bid."""
        return cls(turn=order[0], order=order, tricks=tricks, opened=opened, forbids_sum=forbids_sum)

    @property
    def forbidden(self) -> int | None:
        """The number that the seat on turn must not bid; None if there is none."""
        number = self.tricks - sum(self.bids)
        is_last = len(self.bids) + 1 == len(self.order)
        return number if self.forbids_sum and is_last and number >= 0 else None

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return all numbers but the forbidden one."""
        del state, seat
        return (Offer(BID, numbers=tuple(n for n in range(self.tricks + 1) if n != self.forbidden)),)

    def question(self, state: State, seat: Seat) -> Message:
        """Ask for a bid, and say which number is forbidden."""
        del state, seat
        return Message("ask-bid") if self.forbidden is None else Message("ask-bid-but", {"number": self.forbidden})

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return that the sum of the bids would be the number of tricks."""
        del state
        if action.kind != BID or seat != self.turn or action.number is None or action.number != self.forbidden:
            return None
        return Refusal("forbidden_sum", {"number": action.number, "count": self.tricks})

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Announce the bid."""
        del state
        return (Said(seat, BID, number=action.number),)

    def evolve(self, state: State, event: Event) -> State:
        """Store the bid and ask the next seat. The phase ends with the last bid."""
        assert isinstance(event, Said)
        assert event.number is not None
        made = replace(self, bids=(*self.bids, event.number), opened=state.version)
        if len(made.bids) == len(self.order):
            return state.game.after_phase(state.pop_phase(), made)
        return state.replace_phase(self, replace(made, turn=self.order[len(made.bids)]))

    @property
    def by_seat(self) -> dict[Seat, int]:
        """The bids so far, by seat."""
        return dict(zip(self.order, self.bids, strict=False))
