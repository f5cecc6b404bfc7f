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
    entries: list[LedgerEntry] = []
    left = list(chips)
    others = [seat for seat in range(len(units)) if seat != winner]

    def pay(payer: Seat, receiver: Seat, points: int, reason: str, about: Seat) -> None:
        """Add the entries of a payment; both count the units of the seat that it is about."""
        paid = points * (BANKER if options.banker and banker in (payer, receiver) else 1)
        if left:
            paid = min(paid, left[payer])
            left[payer] -= paid
            left[receiver] += paid
        if paid:
            count = units[about]
            entries.append(LedgerEntry(payer, -paid, reason, count=count, other=receiver))
            entries.append(LedgerEntry(receiver, paid, f"{reason}_received", count=count, other=payer))

    for seat in others:
        pay(seat, winner, payment(options, units[seat]), "units", seat)
    for seat in others if options.over_four == "paid" else ():
        pay(winner, seat, max(0, units[seat] - FREE), "over_four", seat)
    return tuple(entries)
