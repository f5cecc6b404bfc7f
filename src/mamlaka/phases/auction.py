"""Bids in turn for the right to be the declarer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.events import Event, Passed, Said
from mamlaka.phases.in_turn import InTurn
from mamlaka.seats import Seat, turn_order
from mamlaka.state import State

__all__ = ["Auction"]


class Auction(InTurn, frozen=True, kw_only=True):
    """Each seat in turn bids more than the last bid or passes for good, until nobody is left to outbid the bidder."""

    events: ClassVar[tuple[type, ...]] = (Said, Passed)

    bids: tuple[int, ...]
    """The bids that can be made, from low to high."""
    bid: int = 0
    """The highest bid so far; 0: none."""
    bidder: Seat | None = None
    """Who has made it; at the end None means that everybody has passed."""
    passed: tuple[Seat, ...] = ()
    """The seats that are out, in the order in which they passed."""

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return to pass, or any higher bid. Passing comes first: it is what a bot without advice does."""
        del state, seat
        return (Offer("pass"), Offer("bid", numbers=tuple(bid for bid in self.bids if bid > self.bid)))

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Say the bid, or pass."""
        del state
        return (Passed(seat),) if action.kind == "pass" else (Said(seat, "bid", number=action.number),)

    def evolve(self, state: State, event: Event) -> State:
        """Ask the next seat that has not passed; end when there is none but the bidder, or no higher bid."""
        if isinstance(event, Said):
            auction = replace(self, bid=event.number, bidder=event.seat, opened=state.seq)
        else:
            assert isinstance(event, Passed)
            auction = replace(self, passed=(*self.passed, event.seat), opened=state.seq)
        left = [seat for seat in turn_order(self.turn, state.seats)[1:] if seat not in auction.passed]
        if auction.bid == self.bids[-1] or left in ([], [auction.bidder]):
            return state.game.after(state.pop_phase(), auction)
        return state.replace_phase(self, replace(auction, turn=left[0]))

    @property
    def marks(self) -> tuple[tuple[Seat, str], ...]:
        """What the seats are, as words: `bidder`, `passed`."""
        bidder = () if self.bidder is None else ((self.bidder, "bidder"),)
        return (*bidder, *((seat, "passed") for seat in self.passed))
