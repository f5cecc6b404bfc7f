"""Compendiums: matches of rounds in which every deal has a contract of its own, such as no tricks or no hearts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Self

from msgspec.structs import replace

from mamlaka.display import Message, SheetRow
from mamlaka.ledger import DealResult, points_by_contract
from mamlaka.match import Deals

__all__ = ["Compendium", "Rounds", "rows_of_rounds"]

Rounds = tuple[tuple[str, ...], ...]
"""The contracts of each round, in the order of the score sheet; a contract may occur several times."""

CACHED_SHEETS = 1024
"""The most score sheets kept: a sheet changes only with the deals, and is asked for after each card."""


class Compendium(Deals, frozen=True, kw_only=True):
    """The bottom phase of a compendium: rounds in which each contract is played once.

    The contracts of a round follow in their order, or someone chooses among those left. A game adds who that is, and
    who deals or leads.
    """

    rounds: Rounds
    """The contracts of each round."""
    in_order: bool = True
    """Whether the contracts are played in their order; otherwise someone chooses."""
    round_index: int = 0
    """The index of the running round, from 0."""
    played: tuple[str, ...] = ()
    """The contracts scored in this round, in order."""
    contract: str = ""
    """The contract of the running deal; empty before it is known."""

    @property
    def choices(self) -> tuple[str, ...]:
        """The contracts that may be played next in the running round; empty: the round is complete."""
        contracts = self.rounds[self.round_index]
        if self.in_order:
            return contracts[len(self.played) : len(self.played) + 1]
        return tuple(name for name in contracts if name not in self.played)

    def voided(self, *, keep_contract: bool = False) -> Self:
        """Return the phase after a void deal: the contract is chosen again, or played again."""
        return self if keep_contract else replace(self, contract="")

    def scored(self) -> Self | None:
        """Return the phase after a deal that counts; None after the last deal of the match."""
        after = replace(self, played=(*self.played, self.contract), contract="")
        if after.choices:
            return after
        is_last = self.round_index == len(self.rounds) - 1
        return None if is_last else replace(after, round_index=self.round_index + 1, played=())


def _alone(contract: str) -> tuple[str, ...]:
    return (contract,)


@lru_cache(maxsize=CACHED_SHEETS)
def rows_of_rounds(
    results: Sequence[DealResult],
    rounds: Rounds,
    seats: int,
    parts_of: Callable[[str], tuple[str, ...]] = _alone,
) -> tuple[tuple[SheetRow, ...], ...]:
    """Return the rows of the score sheet, by round: one for each contract, also if it has not been played yet.

    Args:
        results: the results of the match so far, as a tuple.
        rounds: the contracts of each round.
        seats: the number of seats.
        parts_of: returns the contracts that a deal has scored, if several can be played together.
    """
    rows = [[SheetRow(Message("sheet-contract", {"name": name})) for name in names] for names in rounds]
    number = 0
    for result in results:
        if result.void:
            continue
        points = points_by_contract(result.entries, seats)
        for part in parts_of(result.contract):
            row = next(
                index
                for index, name in enumerate(rounds[number])
                if name == part and rows[number][index].points is None
            )
            rows[number][row] = replace(rows[number][row], points=points.get(part, (0,) * seats))
        number += all(row.points is not None for row in rows[number])
    return tuple(map(tuple, rows))
