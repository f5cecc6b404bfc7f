"""An auction for the right to be the declarer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal, TypeAlias

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.display import Announcement, Badge, Message, MessageFact
from mamlaka.errors import Refusal
from mamlaka.events import Event, Passed, Said
from mamlaka.phases.in_turn import InTurn
from mamlaka.seats import Seat, turn_order
from mamlaka.state import State

__all__ = ["Auction", "AuctionForm"]


AuctionForm: TypeAlias = Literal["pass_out", "single", "reenter"]
"""How an auction goes on after a pass: whoever has passed is out; every seat has one turn; whoever has passed may bid
again, until all others pass in a row."""


class Auction(InTurn, frozen=True, kw_only=True):
    """An auction in turn: a seat bids more than the last bid or passes, until no one bids more.

    At the end all seats have passed, or all but the bidder, in the way of the `form`, or no higher bid is possible.
    """

    event_types: ClassVar[tuple[type, ...]] = (Said, Passed)
    waiting: ClassVar[str] = "waiting-bid"

    bids: tuple[int, ...]
    """The possible bids, from low to high."""
    names: tuple[str, ...] = ()
    """(bids,): the names of the bids, which are ids of messages, `contract-NAME`; empty: a bid is its number."""
    after: tuple[tuple[int, int], ...] = ()
    """Bids that may be made only when another bid or a higher one has been made, each with this other bid."""
    form: AuctionForm = "pass_out"
    bid: int = 0
    """The highest bid so far; 0: none."""
    bidder: Seat | None = None
    """The seat that made the highest bid; None at the end if every seat has passed."""
    passed: tuple[Seat, ...] = ()
    """The seats that are out, in the order in which they passed."""
    passes: int = 0
    """The number of passes since the last bid."""
    turns_taken: int = 0
    """The number of bids and passes so far."""

    @property
    def higher(self) -> tuple[int, ...]:
        """The bids that may be made now."""
        return tuple(bid for bid in self.bids if bid > self.bid and dict(self.after).get(bid, 0) <= self.bid)

    @property
    def bid_name(self) -> str:
        """The name of the highest bid; empty if there is none, or if bids are numbers."""
        return self.name_of(self.bid) if self.names and self.bid else ""

    def name_of(self, bid: int) -> str:
        """Return the name of a bid."""
        return self.names[self.bids.index(bid)]

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return a pass and the higher bids.

        The pass comes first because bots without rules of thumb choose the first offer.
        """
        del state, seat
        higher = self.higher
        if self.names:
            names = tuple(map(self.name_of, higher))
            return (Offer("pass", tone="quiet"), Offer("bid", names=names, label=Message("say-choose")))
        return (Offer("pass", tone="quiet"), Offer("bid", numbers=higher))

    def question(self, state: State, seat: Seat) -> Message:
        """Ask for a bid."""
        del state, seat
        return Message("ask-bid")

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return that a named bid is too low, or may be made only after another one."""
        del state
        if action.kind != "bid" or seat != self.turn or action.name not in self.names:
            return None
        bid = self.bids[self.names.index(action.name)]
        if bid <= self.bid:
            return Refusal("bid_too_low", {"name": action.name, "names": self.bid_name})
        needed = dict(self.after).get(bid, 0)
        return Refusal("bid_needs", {"name": action.name, "names": self.name_of(needed)}) if needed else None

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce a bid by its name, if it has one."""
        if not isinstance(event, Said) or not event.name:
            return super().announcement(state, event, viewer)
        facts: dict[str, MessageFact] = {"seat": event.seat, "name": event.name}
        return Announcement(Message("news-bid-name", facts), Message("call-bid-name", {"name": event.name}))

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Announce the bid or the pass."""
        del state
        return (
            (Passed(seat),) if action.kind == "pass" else (Said(seat, "bid", name=action.name, number=action.number),)
        )

    def evolve(self, state: State, event: Event) -> State:
        """Ask the next seat that is not out. The auction ends if no seat can outbid the bidder."""
        auction = replace(self, turns_taken=self.turns_taken + 1, opened=state.version)
        if isinstance(event, Said):
            bid = self.bids[self.names.index(event.name)] if self.names else event.number
            auction = replace(auction, bid=bid, bidder=event.seat, passes=0)
        else:
            assert isinstance(event, Passed)
            out = () if self.form == "reenter" else (event.seat,)
            auction = replace(auction, passed=(*self.passed, *out), passes=self.passes + 1)
        left = [seat for seat in turn_order(self.turn, state.seats)[1:] if seat not in auction.passed]
        if auction.is_over(state.seats) or not left:
            return state.game.after_phase(state.pop_phase(), auction)
        return state.replace_phase(self, replace(auction, turn=left[0]))

    def is_over(self, seats: int) -> bool:
        """Return whether the auction of so many seats has ended."""
        passed = self.passes if self.form == "reenter" else len(self.passed)
        everyone = self.form == "single" and self.turns_taken == seats
        return everyone or not self.higher or passed == seats - (self.bidder is not None)

    @property
    def badges(self) -> tuple[Badge, ...]:
        """The badges of the seat with the highest bid, and of those that have passed."""
        bidder = () if self.bidder is None else (Badge(self.bidder, Message("badge-bidder")),)
        return (*bidder, *(Badge(seat, Message("badge-passed"), "out") for seat in self.passed))
