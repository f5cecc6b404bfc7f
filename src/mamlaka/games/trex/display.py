"""The display of Trex: the crown, queens under a blanket or on a pillow, and the sheet of four kingdoms."""

from __future__ import annotations

from functools import lru_cache

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.display import Badge, CardMark, Display, Message, SheetRow, SheetSection
from mamlaka.games.trex.contracts import DIAMONDS, QUEENS, parts_of
from mamlaka.games.trex.kingdoms import Kingdoms
from mamlaka.games.trex.options import TrexOptions
from mamlaka.ledger import DealResult, Points, points_by_contract
from mamlaka.phases import TrickPlay
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["display_of", "score_sheet"]

CACHED_SHEETS = 1024
"""The most score sheets kept: a sheet changes only with the deals, and is asked for after each card."""


def display_of(
    state: State, options: TrexOptions, contracts: tuple[str, ...], sum_of_kingdom: Points | None
) -> Display:
    """Return the public facts that a table of Trex shows.

    Args:
        state: the state of the table, or of a view.
        options: the options of the match.
        contracts: the names of the contracts of a kingdom, in the order of the sheet.
        sum_of_kingdom: the sum of all points of a kingdom, over all seats; None: it depends on the play.
    """
    sheet = score_sheet(state, contracts, sum_of_kingdom)
    bottom = state.stack[0] if state.stack else None
    if not isinstance(bottom, Kingdoms):
        return Display(sheet=sheet)
    phase = state.phase
    parts = phase.spec.parts if isinstance(phase, TrickPlay) else ()
    doubled = tuple(double for part in parts for double in part.doubles)
    face_up = _face_up(bottom.contract, options)
    under = {card for card, _ in doubled}
    taken = sum(state.zone("taken", seat).cards for seat in range(state.seats))
    return Display(
        headline=_headline(state, bottom),
        contract=bottom.contract,
        badges=() if bottom.king is None else (Badge(bottom.king, Message("badge-king"), "crown"),),
        card_marks=(
            *(CardMark(card, Message("mark-doubled", {"seat": seat}), "times_two") for card, seat in doubled),
            *(_bedding(card, is_doubled=card in under) for card in iter_cards(taken & face_up & QUEENS.doublable_mask)),
        ),
        face_up=face_up,
        sheet=sheet,
    )


def _headline(state: State, kingdoms: Kingdoms) -> Message:
    return Message("headline-kingdom", {"round": kingdoms.kingdom + 1, "deal": state.deal_number})


def _bedding(card: Card, *, is_doubled: bool) -> CardMark:
    """Return the mark of a queen: it gets a blanket if it is doubled, and otherwise lies on a pillow."""
    if is_doubled:
        return CardMark(card, Message("mark-blanket"), "covered")
    return CardMark(card, Message("mark-pillow"), "raised")


def _face_up(contract: str, options: TrexOptions) -> Mask:
    parts = parts_of(contract)
    queens = QUEENS.stop if "queens" in parts and options.queens_face_up else ""
    diamonds = DIAMONDS.stop if "diamonds" in parts and options.diamonds_face_up else ""
    return QUEENS.deck.select(f"{queens} {diamonds}")


def score_sheet(state: State, contracts: tuple[str, ...], sum_of_kingdom: Points | None) -> tuple[SheetSection, ...]:
    """Return a section for each kingdom with a known king: the finished ones, the running one and the next ones.

    Each contract has its own row, also if several were played together.
    """
    bottom = state.stack[0] if state.stack else None
    kings = bottom.kings if isinstance(bottom, Kingdoms) else ()
    return _sections(state.results, kings, contracts, sum_of_kingdom, state.seats)


@lru_cache(maxsize=CACHED_SHEETS)
def _sections(
    results: tuple[DealResult, ...], kings: tuple[Seat, ...], names: tuple[str, ...], total: Points | None, seats: int
) -> tuple[SheetSection, ...]:
    kingdoms: list[tuple[Seat, dict[str, tuple[Points, ...]]]] = []
    for result in results:
        if result.void:
            continue
        if not kingdoms or len(kingdoms[-1][1]) == len(names):
            kingdoms.append((result.leader, {}))
        kingdoms[-1][1].update(dict.fromkeys(parts_of(result.contract), (0,) * seats))
        kingdoms[-1][1].update(points_by_contract(result.entries, seats))
    kingdoms += [(king, {}) for king in kings[len(kingdoms) :]]
    return tuple(
        SheetSection(
            tuple(SheetRow(Message("sheet-contract", {"name": name}), cells.get(name)) for name in names),
            Message("sheet-kingdom", {"number": number, "seat": king}),
            total,
        )
        for number, (king, cells) in enumerate(kingdoms, start=1)
    )
