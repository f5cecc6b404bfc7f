"""The score sheet of Trex: four kingdoms of five contracts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mamlaka.games.trex.contracts import TRICK_CONTRACTS
from mamlaka.games.trex.kingdoms import Kingdoms
from mamlaka.ledger import Points, by_contract
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["SHEET_CONTRACTS", "KingdomSheet", "score_sheet"]

SHEET_CONTRACTS = (*TRICK_CONTRACTS, "trex")
"""The contracts of a kingdom, in the order of the sheet; each has its cell also when several were played together."""


@dataclass(frozen=True)
class KingdomSheet:
    """The part of the sheet of one kingdom."""

    king: Seat
    cells: Mapping[str, tuple[Points, ...]]
    """(seats,) for each contract that has been scored, as utility."""

    @property
    def is_complete(self) -> bool:
        """Whether all five contracts have been scored; then the points sum to 0."""
        return len(self.cells) == len(SHEET_CONTRACTS)

    def points(self, seats: int) -> tuple[Points, ...]:
        """Return the points of each seat in this kingdom."""
        return tuple(sum(cell[seat] for cell in self.cells.values()) for seat in range(seats))


def score_sheet(state: State) -> tuple[KingdomSheet, ...]:
    """Return the kingdoms that have a king: the finished ones, the running one, and those whose owners are known."""
    kingdoms: list[KingdomSheet] = []
    for result in state.results:
        if result.void:
            continue
        if not kingdoms or kingdoms[-1].is_complete:
            kingdoms.append(KingdomSheet(result.leader, {}))
        cells = by_contract(result.entries, state.seats)
        kingdoms[-1] = KingdomSheet(result.leader, {**kingdoms[-1].cells, **cells})
    bottom = state.stack[0] if state.stack else None
    kings = bottom.kings if isinstance(bottom, Kingdoms) else ()
    return (*kingdoms, *(KingdomSheet(king, {}) for king in kings[len(kingdoms) :]))
