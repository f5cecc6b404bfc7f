"""An auction of two seats at a time: one names values, the other holds them or passes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.display import Badge, Message
from mamlaka.errors import Refusal
from mamlaka.events import Event, Passed, Said
from mamlaka.phases.in_turn import InTurn
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["DuelAuction"]

HOLD = "hold"


class DuelAuction(InTurn, frozen=True, kw_only=True):
    """A series of duels: a seat bids a value, the other one holds it or passes, until one of them has passed.

    The second seat of `order` bids against the first, then each later one against the survivor, always above the last
    value. Whoever holds a value is bound by it like its bidder. If no one has bid, the first seat may bid the lowest
    value or pass.
    """

    event_types: ClassVar[tuple[type, ...]] = (Said, Passed)
    waiting: ClassVar[str] = "waiting-duel-bid"

    bids: tuple[int, ...]
    """The values that can be bid, from low to high."""
    order: tuple[Seat, ...]
    """The seats, in the order in which they enter the auction."""
    bid: int = 0
    """The last value that was bid; 0: none."""
    hearer: Seat
    """The seat that holds or passes."""
    is_asked: bool = False
    """Whether the hearer is on turn, because a value has been bid to it."""
    passed: tuple[Seat, ...] = ()
    """The seats that are out, in the order in which they passed."""

    @classmethod
    def start(cls, bids: tuple[int, ...], order: tuple[Seat, ...], opened: int) -> DuelAuction:
        """Return the phase before the first bid."""
        return cls(bids=bids, order=order, hearer=order[0], turn=order[1], opened=opened)

    @property
    def higher(self) -> tuple[int, ...]:
        """The values that may be bid now: above the last one, or the lowest alone if all others have passed."""
        if len(self.passed) == len(self.order) - 1:
            return self.bids[:1]
        return tuple(bid for bid in self.bids if bid > self.bid)

    @property
    def asker(self) -> Seat:
        """The seat that names the values of the running duel."""
        return self.order[min(len(self.passed) + 1, len(self.order) - 1)]

    @property
    def bidder(self) -> Seat | None:
        """The seat that is bound by the last value; at the end the declarer, or None if all have passed."""
        left = [seat for seat in self.order if seat not in self.passed]
        if not self.bid:
            return None
        return left[0] if len(left) == 1 else self.asker if self.is_asked else self.hearer

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return a pass, and a hold or the values that may be bid.

        The pass comes first because bots without rules of thumb choose the first offer.
        """
        del state, seat
        quiet = Offer("pass", tone="quiet")
        if self.is_asked:
            return (quiet, Offer(HOLD, label=Message("say-hold-bid", {"number": self.bid})))
        return (quiet, Offer("bid", numbers=self.higher)) if self.higher else (quiet,)

    def question(self, state: State, seat: Seat) -> Message:
        """Ask for a bid, or whether the seat holds."""
        del state, seat
        return Message("ask-hold", {"number": self.bid}) if self.is_asked else Message("ask-duel-bid")

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return that a number is none of the values that can be bid."""
        del state
        number = action.number
        if seat != self.turn or self.is_asked or action.kind != "bid" or number is None or number in self.bids:
            return None
        following = next((bid for bid in self.higher if bid > number), None) or max(self.higher, default=None)
        return Refusal("no_such_value", {"number": number, "least": following}) if following else None

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Announce the value, the hold or the pass."""
        del state
        return (Passed(seat),) if action.kind == "pass" else (Said(seat, action.kind, number=action.number),)

    def evolve(self, state: State, event: Event) -> State:
        """Go on with the duel, begin the next one, or end the auction."""
        auction = replace(self, opened=state.version)
        if isinstance(event, Said):
            if event.kind == HOLD:
                return state.replace_phase(self, replace(auction, is_asked=False, turn=self.asker))
            assert event.number is not None
            auction = replace(auction, bid=event.number)
            if len(self.passed) == len(self.order) - 1:
                return state.game.after_phase(state.pop_phase(), auction)
            return state.replace_phase(self, replace(auction, is_asked=True, turn=self.hearer))
        assert isinstance(event, Passed)
        asker, auction = self.asker, replace(auction, passed=(*self.passed, event.seat), is_asked=False)
        left = [seat for seat in self.order if seat not in auction.passed]
        if not left or (len(left) == 1 and auction.bid):
            return state.game.after_phase(state.pop_phase(), auction)
        survivor = self.hearer if event.seat == asker else asker
        turn = left[0] if len(left) == 1 else auction.asker
        return state.replace_phase(self, replace(auction, hearer=survivor, turn=turn))

    @property
    def badges(self) -> tuple[Badge, ...]:
        """The badges of the seat with the highest bid, and of those that have passed."""
        bidder = () if self.bidder is None else (Badge(self.bidder, Message("badge-bidder")),)
        return (*bidder, *(Badge(seat, Message("badge-passed"), "out") for seat in self.passed))
