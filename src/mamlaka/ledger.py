"""The ledger of a deal: the points of each seat, with the reasons.

The sum of the entries is the score of the deal, and the sums by contract fill the score sheet. A client can show each
entry as a sentence. Points are *utilities*: higher is better, whatever a table shows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from mamlaka.cards import Mask
from mamlaka.seats import Seat, Teams

__all__ = [
    "DealResult",
    "Ledger",
    "LedgerEntry",
    "Points",
    "Tally",
    "differences",
    "points_by_contract",
    "points_by_seat",
    "shared_in_teams",
]

Points: TypeAlias = int
"""Points as a utility: higher is better."""


class LedgerEntry(msgspec.Struct, frozen=True, gc=False):
    """One line of a ledger."""

    seat: Seat
    """The seat that gets the points."""
    points: Points
    """The points; 0 only for an entry to report without points, such as a bid of no tricks that was made."""
    reason: str
    """The reason, a message id: `cards`, `doubled`, `doubler`, `tricks`, `last_trick`, `place`, or a game's own."""
    contract: str = ""
    """The contract of the score sheet to which the points belong."""
    cards: Mask = 0
    """The cards that score."""
    count: int = 0
    """The number of tricks, or the place from 1."""
    other: Seat | None = None
    """Another seat: the doubler for the taker of a doubled card, the taker for its doubler, or the seat that
    caused the entry."""
    each: Points = 0
    """The points of each card, trick or level, if several are worth the same; 0: the entry has no such parts."""


class Tally(msgspec.Struct, frozen=True, gc=False):
    """What was counted at the end of a deal, whether or not it brought points, so that players can count again."""

    word: str
    """What it is, a message id: `tally-WORD`."""
    counts: tuple[int | None, ...] = ()
    """(sides,): what each side has, None for a side that sat out; empty: the message says everything."""
    facts: tuple[tuple[str, str | int], ...] = ()
    """The facts of the message."""


Ledger: TypeAlias = tuple[LedgerEntry, ...]
"""The entries of a deal."""


def points_by_seat(entries: Iterable[LedgerEntry], seats: int) -> tuple[Points, ...]:
    """Return (seats,): the points of each seat.

    >>> points_by_seat(
    ...     [LedgerEntry(0, -50, "cards"), LedgerEntry(2, -25, "cards"), LedgerEntry(0, 25, "doubler")], seats=4
    ... )
    (-25, 0, -25, 0)
    """
    points = [0] * seats
    for entry in entries:
        points[entry.seat] += entry.points
    return tuple(points)


def shared_in_teams(points: Sequence[Points], teams: Teams) -> tuple[Points, ...]:
    """Return (seats,): the points with each seat of a team paid the sum of the team.

    >>> shared_in_teams((1, 2, 4, 8), ((0, 2), (1, 3)))
    (5, 10, 5, 10)
    """
    shared = list(points)
    for team in teams:
        for seat in team:
            shared[seat] = sum(points[mate] for mate in team)
    return tuple(shared)


def points_by_contract(entries: Iterable[LedgerEntry], seats: int) -> dict[str, tuple[Points, ...]]:
    """Return the points of each seat in each contract, in the order in which the contracts first appear."""
    sheets: dict[str, list[LedgerEntry]] = {}
    for entry in entries:
        sheets.setdefault(entry.contract, []).append(entry)
    return {contract: points_by_seat(rows, seats) for contract, rows in sheets.items()}


def differences(points: Sequence[Points], pairs: Mapping[tuple[Seat, Seat], int], reason: str, contract: str) -> Ledger:
    """Return the entries of a settlement in pairs: the lower seat pays the difference to the higher one.

    Args:
        points: (seats,), the points that are compared.
        pairs: how many times the difference is paid, by pair of seats.
        reason: the reason of the entries.
        contract: the contract to which they belong.

    >>> points_by_seat(differences((0, -12, -6, -6), {(1, 0): 2, (2, 0): 1, (2, 1): 1}, "pair", "queens"), seats=4)
    (30, -30, 0, 0)
    """
    return tuple(
        LedgerEntry(seat, times * (points[seat] - points[other]), reason, contract, other=other)
        for pair, times in pairs.items()
        if points[pair[0]] != points[pair[1]]
        for seat, other in (pair, pair[::-1])
    )


class DealResult(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The result of a finished deal."""

    deal_index: int
    """The index of the deal in the match, from 0; void deals count."""
    contract: str
    """The contract played; merged contracts are joined by `+`."""
    leader: Seat
    """The seat that led or opened: the king, the declarer, the dealer's neighbour."""
    entries: Ledger = ()
    """The ledger of the deal."""
    void: str = ""
    """The reason why the deal is void, as a word; empty: it counts."""
    tally: tuple[Tally, ...] = ()
    """What was counted."""
    title: str = ""
    """The id of the message `contract-TITLE` that names the contract as players say it; empty: its own name does."""

    @property
    def name(self) -> str:
        """The contract as players say it."""
        return self.title or self.contract

    def points(self, seats: int) -> tuple[Points, ...]:
        """Return (seats,): the points of each seat in this deal."""
        return points_by_seat(self.entries, seats)
