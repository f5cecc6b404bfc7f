"""The chips of Toepen, of the seats and in the pot. Every payment is an entry of the ledger, so none is lost."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from mamlaka.ledger import LedgerEntry
from mamlaka.match import PotDeals
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["ChipDeals", "chip_deals", "chips_of", "pay", "pot_of", "take"]


class ChipDeals(PotDeals, frozen=True, kw_only=True):
    """The bottom phase of the stack: the sequence of deals, with the chips at the start of the running deal."""

    chips: tuple[int, ...]
    """(seats,): the chips of each seat at the start of the deal."""

    @property
    def live(self) -> tuple[Seat, ...]:
        """The seats that still play: those with chips."""
        return tuple(seat for seat, chips in enumerate(self.chips) if chips)

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats that still play, in turn order from the one after `seat`. `seat` itself comes last."""
        seats = len(self.chips)
        order = ((seat + step) % seats for step in range(1, seats + 1))
        return tuple(other for other in order if self.chips[other])


def chip_deals(state: State) -> ChipDeals:
    """Return the bottom phase of a match that is not over."""
    bottom = state.stack[0]
    assert isinstance(bottom, ChipDeals)
    return bottom


def chips_of(state: State) -> tuple[int, ...]:
    """Return (seats,): the chips that each seat has now."""
    chips = list(chip_deals(state).chips)
    for entry in state.ledger:
        chips[entry.seat] += entry.points
    return tuple(chips)


def pot_of(state: State) -> int:
    """Return the number of chips in the pot now."""
    return chip_deals(state).pot_now(state)


def pay(state: State, seat: Seat, chips: int, reason: Literal["fold", "loser", "forgot", "wash", "challenge"]) -> State:
    """Return the state after a seat has paid chips to the pot: all that it has left, if these are fewer."""
    paid = min(chips, chips_of(state)[seat])
    return replace(state, ledger=(*state.ledger, LedgerEntry(seat, -paid, reason))) if paid else state


def take(state: State, seat: Seat, chips: int) -> State:
    """Return the state after the winner has taken chips from the pot: all of them, if these are fewer."""
    taken = min(chips, pot_of(state))
    return replace(state, ledger=(*state.ledger, LedgerEntry(seat, taken, "winner"))) if taken else state
