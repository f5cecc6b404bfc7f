"""The ledger of a deal: who got how many points, and what for.

The sum of the entries is the score of the deal, their sums by contract fill the score sheet, and each entry is a line
that a page can say in words. Points are *utility*: higher is better, whatever a table shows.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from mamlaka.cards import Mask
from mamlaka.seats import Seat

__all__ = ["DealResult", "Entry", "Ledger", "Points", "by_contract", "totals"]

Points: TypeAlias = int
"""Points as utility: higher is better."""


class Entry(msgspec.Struct, frozen=True):
    """One line of a ledger."""

    seat: Seat
    """Who gets the points."""
    points: Points
    """How many; 0 only where there is something to be told all the same, as of a bid of no trick that was made."""
    reason: str
    """What for: `cards`, `doubled`, `doubler`, `tricks`, `last_trick`, `place`, or a game's own; a message id."""
    contract: str = ""
    """The contract whose cell of the score sheet the points fill."""
    cards: Mask = 0
    """The cards that are paid for."""
    count: int = 0
    """How many tricks, or which place."""
    other: Seat | None = None
    """The other seat of a doubled card: the doubler for its taker, the taker for its doubler; or who shot the moon."""


Ledger: TypeAlias = tuple[Entry, ...]


def totals(entries: Iterable[Entry], seats: int) -> tuple[Points, ...]:
    """Return the points of each seat.

    >>> totals([Entry(0, -50, "cards"), Entry(2, -25, "cards"), Entry(0, 25, "doubler")], seats=4)
    (-25, 0, -25, 0)
    """
    points = [0] * seats
    for entry in entries:
        points[entry.seat] += entry.points
    return tuple(points)


def by_contract(entries: Iterable[Entry], seats: int) -> dict[str, tuple[Points, ...]]:
    """Return the points of each seat in each contract, in the order in which the contracts first appear."""
    sheets: dict[str, list[Entry]] = {}
    for entry in entries:
        sheets.setdefault(entry.contract, []).append(entry)
    return {contract: totals(rows, seats) for contract, rows in sheets.items()}


class DealResult(msgspec.Struct, frozen=True):
    """What a finished deal leaves behind."""

    deal: int
    """The number of the deal in the match, from 0; void deals count."""
    contract: str
    """What was played; merged contracts joined by `+`."""
    leader: Seat
    """Who led, or opened: the king, the declarer, the dealer's neighbour."""
    entries: Ledger = ()
    void: str = ""
    """Why the deal does not count, as a word; empty: it counts."""

    def points(self, seats: int) -> tuple[Points, ...]:
        """Return what each seat got."""
        return totals(self.entries, seats)
