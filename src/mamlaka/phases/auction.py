"""An auction for the right to be the declarer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.display import Badge, Message
from mamlaka.events import Event, Passed, Said
from mamlaka.phases.in_turn import InTurn
from mamlaka.seats import Seat, turn_order
from mamlaka.state import State

__all__ = ["Auction"]


class Auction(InTurn, frozen=True, kw_only=True):
    """An auction in turn: a seat bids more than the last bid or passes for good, until only the bidder is left."""

    event_types: ClassVar[tuple[type, ...]] = (Said, Passed)
    waiting: ClassVar[str] = "waiting-bid"

    bids: tuple[int, ...]
    """The possible bids, from low to high."""
    bid: int = 0
    """The highest bid so far; 0: none."""
    bidder: Seat | None = None
    """The seat that made the highest bid; None at the end if every seat has passed."""
    passed: tuple[Seat, ...] = ()
    """The seats that are out, in the order in which they passed."""

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return a pass and the higher bids.

        The pass comes first because bots without rules of thumb choose the first offer.
        """
        del state, seat
        return (Offer("pass", tone="quiet"), Offer("bid", numbers=tuple(bid for bid in self.bids if bid > self.bid)))

    def question(self, state: State, seat: Seat) -> Message:
        """Ask for a bid."""
        del state, seat
        return Message("ask-bid")

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Announce the bid or the pass."""
        del state
        return (Passed(seat),) if action.kind == "pass" else (Said(seat, "bid", number=action.number),)

    def evolve(self, state: State, event: Event) -> State:
        """Ask the next seat that has not passed. The auction ends if no seat can outbid the bidder."""
        if isinstance(event, Said):
            auction = replace(self, bid=event.number, bidder=event.seat, opened=state.version)
        else:
            assert isinstance(event, Passed)
            auction = replace(self, passed=(*self.passed, event.seat), opened=state.version)
        left = [seat for seat in turn_order(self.turn, state.seats)[1:] if seat not in auction.passed]
        if auction.bid == self.bids[-1] or left in ([], [auction.bidder]):
            return state.game.after_phase(state.pop_phase(), auction)
        return state.replace_phase(self, replace(auction, turn=left[0]))

    @property
    def badges(self) -> tuple[Badge, ...]:
        """The badges of the seat with the highest bid, and of those that have passed."""
        bidder = () if self.bidder is None else (Badge(self.bidder, Message("badge-bidder")),)
        return (*bidder, *(Badge(seat, Message("badge-passed"), "out") for seat in self.passed))
