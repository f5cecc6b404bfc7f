"""The display of Trex: the crown, queens under a blanket or on a pillow, and the sheet of four kingdoms."""

from __future__ import annotations

from collections.abc import Mapping

from mamlaka.cards import Mask, iter_cards
from mamlaka.display import Display, SheetRow, SheetSection
from mamlaka.games.trex.contracts import DIAMONDS, QUEENS, parts_of, sum_of_kingdom
from mamlaka.games.trex.kingdoms import Kingdoms
from mamlaka.games.trex.options import TrexOptions
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import Points, by_contract
from mamlaka.phases import TrickPlay
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["display_of", "score_sheet"]


def display_of(state: State, options: TrexOptions, contracts: Mapping[str, TrickSpec | LayoutSpec]) -> Display:
    """Return the public facts that a table of Trex shows."""
    sheet = score_sheet(state, contracts)
    bottom = state.stack[0] if state.stack else None
    if not isinstance(bottom, Kingdoms):
        return Display(sheet=sheet)
    phase = state.phase
    parts = phase.spec.parts if isinstance(phase, TrickPlay) else ()
    doubled = tuple(double for part in parts for double in part.doubles)
    face_up = _face_up(bottom.contract, options)
    under = {card for card, _ in doubled}
    return Display(
        round=bottom.kingdom + 1,
        contract=bottom.contract,
        marks=() if bottom.king is None else ((bottom.king, "crown"),),
        doubled=doubled,
        face_up=face_up,
        lying=tuple(
            (card, "blanket" if card in under else "pillow") for card in iter_cards(face_up & QUEENS.doublable_mask)
        ),
        sheet=sheet,
    )


def _face_up(contract: str, options: TrexOptions) -> Mask:
    parts = parts_of(contract)
    queens = QUEENS.stop if "queens" in parts and options.queens_face_up else ""
    diamonds = DIAMONDS.stop if "diamonds" in parts and options.diamonds_face_up else ""
    return QUEENS.deck.select(f"{queens} {diamonds}")


def score_sheet(state: State, contracts: Mapping[str, TrickSpec | LayoutSpec]) -> tuple[SheetSection, ...]:
    """Return a section for each kingdom with a known king: the finished ones, the running one and the next ones.

    Each contract has its own row, also if several were played together.
    """
    kingdoms: list[tuple[Seat, dict[str, tuple[Points, ...]]]] = []
    for result in state.results:
        if result.void:
            continue
        if not kingdoms or len(kingdoms[-1][1]) == len(contracts):
            kingdoms.append((result.leader, {}))
        kingdoms[-1][1].update(dict.fromkeys(parts_of(result.contract), (0,) * state.seats))
        kingdoms[-1][1].update(by_contract(result.entries, state.seats))
    bottom = state.stack[0] if state.stack else None
    kings = bottom.kings if isinstance(bottom, Kingdoms) else ()
    kingdoms += [(king, {}) for king in kings[len(kingdoms) :]]
    total = sum_of_kingdom(contracts)
    return tuple(
        SheetSection(tuple(SheetRow(contract, cells.get(contract)) for contract in contracts), king, total)
        for king, cells in kingdoms
    )
