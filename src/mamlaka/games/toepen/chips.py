"""The chips of Toepen: before the seats and in the tray. Every payment is an entry of the ledger, so none is lost."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from mamlaka.ledger import Entry
from mamlaka.match import DealsInTurn
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["Stacks", "chips_of", "pay", "stacks_of", "take", "tray_of"]


class Stacks(DealsInTurn, frozen=True, kw_only=True):
    """The phase below all others: deals in turn, and where the chips lay when the running deal began."""

    chips: tuple[int, ...]
    """(seats,)"""
    tray: int = 0
    """The chips in the tray at that time."""

    @property
    def live(self) -> tuple[Seat, ...]:
        """The seats that play: those with chips."""
        return tuple(seat for seat, chips in enumerate(self.chips) if chips)

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats that play, from the one next after a seat on; that seat itself comes last."""
        seats = len(self.chips)
        order = ((seat + step) % seats for step in range(1, seats + 1))
        return tuple(other for other in order if self.chips[other])


def stacks_of(state: State) -> Stacks:
    """Return the phase below all others."""
    bottom = state.stack[0]
    assert isinstance(bottom, Stacks)
    return bottom


def chips_of(state: State) -> tuple[int, ...]:
    """Return the chips before each seat now."""
    chips = list(stacks_of(state).chips)
    for entry in state.ledger:
        chips[entry.seat] += entry.points
    return tuple(chips)


def tray_of(state: State) -> int:
    """Return the chips in the tray now: what the seats have paid, without what was taken."""
    return stacks_of(state).tray - sum(entry.points for entry in state.ledger)


def pay(state: State, seat: Seat, chips: int, reason: Literal["fold", "loser", "forgot", "wash", "challenge"]) -> State:
    """Return the state after a seat has paid to the tray; nobody pays more than he has."""
    paid = min(chips, chips_of(state)[seat])
    return replace(state, ledger=(*state.ledger, Entry(seat, -paid, reason))) if paid else state


def take(state: State, seat: Seat, chips: int) -> State:
    """Return the state after the winner has taken from the tray; he never takes more than it holds."""
    taken = min(chips, tray_of(state))
    return replace(state, ledger=(*state.ledger, Entry(seat, taken, "winner"))) if taken else state
