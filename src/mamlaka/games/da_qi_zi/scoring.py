"""The payments of a deal of Da Qi Zi: all pay the winner of the last trick, less the more units they have taken."""

from __future__ import annotations

from collections.abc import Sequence

from mamlaka.games.da_qi_zi.options import DaQiZiOptions
from mamlaka.ledger import Ledger, LedgerEntry
from mamlaka.seats import Seat

__all__ = ["FREE", "deal_entries", "payment"]

FREE = 4
"""With so many units a seat pays nothing."""
PAYMENTS = (3, 2, 1)
"""What a seat with 1, 2, 3 units pays."""
BANKER = 2
"""By how much the payments from and to the banker are multiplied."""


def payment(options: DaQiZiOptions, units: int) -> int:
    """Return what a seat with some units pays to the winner of the last trick.

    >>> [payment(DaQiZiOptions(), units) for units in range(6)]
    [5, 3, 2, 1, 0, 0]
    """
    return (int(options.no_trick), *PAYMENTS, *(0,) * len(range(FREE, max(units, FREE) + 1)))[units]


def deal_entries(
    options: DaQiZiOptions, units: Sequence[int], winner: Seat, banker: Seat, chips: Sequence[int] = ()
) -> Ledger:
    """Return the payments of a deal.

    Args:
        options: the options.
        units: (seats,), the pieces led in the tricks that each seat has taken.
        winner: the seat that has taken the last trick.
        banker: the first leader of the deal.
        chips: (seats,), the chips before the deal; empty: a seat may owe any number.
    """
    left = list(chips)
    others = [seat for seat in range(len(units)) if seat != winner]

    def paid(payer: Seat, receiver: Seat, points: int) -> int:
        """Return what is paid of a debt, and move the chips."""
        owed = points * (BANKER if options.banker and banker in (payer, receiver) else 1)
        if not left:
            return owed
        owed = min(owed, left[payer])
        left[payer] -= owed
        left[receiver] += owed
        return owed

    losses = {seat: paid(seat, winner, payment(options, units[seat])) for seat in others}
    entries = [LedgerEntry(seat, -points, "units", count=units[seat]) for seat, points in losses.items() if points]
    entries.append(LedgerEntry(winner, sum(losses.values()), "last_trick"))
    for seat in others if options.over_four == "paid" else ():
        if points := paid(winner, seat, max(0, units[seat] - FREE)):
            entries.append(LedgerEntry(winner, -points, "over_four_paid"))
            entries.append(LedgerEntry(seat, points, "over_four", count=units[seat]))
    return tuple(entries)
