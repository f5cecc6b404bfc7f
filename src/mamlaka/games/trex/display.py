"""The display of Trex: the crown, queens under a blanket or on a pillow, and the sheet of four kingdoms."""

from __future__ import annotations

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.compendium import rows_of_rounds
from mamlaka.display import Badge, CardMark, Display, Message, SheetSection
from mamlaka.games.trex.contracts import DIAMONDS, QUEENS, parts_of
from mamlaka.games.trex.kingdoms import Kingdoms
from mamlaka.games.trex.options import TrexOptions
from mamlaka.ledger import Points
from mamlaka.phases import TrickPlay
from mamlaka.state import State

__all__ = ["display_of", "score_sheet"]


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
    sheet = score_sheet(state, contracts, sum_of_kingdom if options.own_double == "once" else None)
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


def _headline(state: State, kingdoms: Kingdoms) -> Message | None:
    """Return the kingdom and the deal; None if the match ends before its last kingdom."""
    if state.game.deal_limit:
        return None
    return Message("headline-kingdom", {"round": kingdoms.round_index + 1, "deal": state.deal_number})


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
    kings = tuple(dict.fromkeys(result.leader for result in state.results if not result.void))
    if isinstance(bottom, Kingdoms):
        kings += bottom.kings[len(kings) :]
    rows = rows_of_rounds(state.results, (contracts,) * len(kings), state.seats, parts_of)
    return tuple(
        SheetSection(kingdom, Message("sheet-kingdom", {"number": number, "seat": king}), sum_of_kingdom)
        for number, (king, kingdom) in enumerate(zip(kings, rows, strict=True), start=1)
    )
