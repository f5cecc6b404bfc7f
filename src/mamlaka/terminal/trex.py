"""What Trex adds to the table: the crown, captured queens, the layout, the score sheet."""

from __future__ import annotations

from rich.text import Text

from mamlaka.cards import Mask, iter_cards
from mamlaka.games.trex import Kingdoms, Trex
from mamlaka.games.trex.options import UNITS
from mamlaka.ledger import DealResult, Points
from mamlaka.phases import TrickPlay
from mamlaka.seats import Seat
from mamlaka.terminal.style import SYMBOLS, Style
from mamlaka.view import View

__all__ = ["furniture", "header", "is_king", "layout_lines", "sheet_lines", "tricks_won"]

COLUMN = 8
NAME = 34


def kingdoms_of(view: View) -> Kingdoms | None:
    """Return the running kingdom; None when the game is not Trex, or over."""
    bottom = view.state.stack[0] if view.state.stack else None
    return bottom if isinstance(bottom, Kingdoms) else None


def header(view: View, style: Style) -> str:
    """Return the title line; empty when the game is not Trex."""
    kingdoms = kingdoms_of(view)
    if kingdoms is None:
        return ""
    contract = style.texts.name("contract", kingdoms.contract or "none")
    scored = sum(not result.void for result in view.state.results)
    return style.texts.say("header-trex", kingdom=kingdoms.kingdom + 1, deal=scored + 1, contract=contract)


def is_king(view: View, seat: Seat) -> bool:
    """Return whether a seat owns the running kingdom."""
    kingdoms = kingdoms_of(view)
    return kingdoms is not None and kingdoms.king == seat


def tricks_won(view: View, seat: Seat) -> int | None:
    """Return how many tricks a seat has won; None while no tricks are played."""
    phase = view.state.stack[-1] if view.state.stack else None
    return phase.winners.count(seat) if isinstance(phase, TrickPlay) else None


def furniture(view: View, style: Style) -> list[Text]:
    """Return what lies open: doubled cards in hands, and the captured queens under blanket or pillow."""
    phase = view.state.stack[-1] if view.state.stack else None
    if not isinstance(phase, TrickPlay) or not isinstance(view.state.game, Trex):
        return []
    texts, state = style.texts, view.state
    doublers = {card: seat for part in phase.spec.parts for card, seat in part.doubles}
    lines = []
    for seat in range(state.seats):
        held = sum(1 << card for card, by in doublers.items() if by == seat and state.zones[seat].shown >> card & 1)
        if held:
            lines.append(Text(texts.say("doubled-open", seat=style.name(seat), cards=style.cards(held))))
    if any(part.name == "queens" for part in phase.spec.parts):
        queens = style.deck.select("Q")
        for seat in range(state.seats):
            taken = [
                texts.say("queen-doubled" if card in doublers else "queen-plain", card=style.card(card))
                for card in iter_cards(state.zone("taken", seat).cards & queens)
            ]
            if taken:
                lines.append(Text(texts.say("queens-taken", seat=style.name(seat), cards=" ".join(taken))))
    return lines


def layout_lines(placed: Mask, style: Style) -> list[Text]:
    """Return the layout, a row for each suit, low to high."""
    lines = [Text()]
    for letter, mask in zip(style.deck.suits, style.deck.suit_masks, strict=True):
        line = Text(f"  {SYMBOLS[letter] if style.symbols else letter}  ")
        for card in iter_cards(mask):
            line.append(" ")
            on_table = placed >> card & 1
            line.append_text(
                style.coloured(card) if on_table else Text(" ." + " " * (len(style.card(card)) - 2), style="dim")
            )
        lines.append(line)
    return lines


def sheet_lines(view: View, style: Style) -> list[Text]:
    """Return the score sheet: the running kingdom deal by deal, the others by their sums, each with its zero check."""
    texts, seats = style.texts, view.state.seats
    scored = [result for result in view.state.results if not result.void]
    if not scored:
        return [Text(texts.say("sheet-empty"))]
    names = "".join(f"{style.name((style.seat + step) % seats):>{COLUMN}}" for step in range(seats))
    lines = [Text(" " * NAME + names + f"{texts.say('sheet-sum'):>{COLUMN}}", style="bold")]
    size = len(UNITS["single"])
    kingdoms = [scored[start : start + size] for start in range(0, len(scored), size)]
    for number, deals in enumerate(kingdoms, start=1):
        title = texts.say("sheet-kingdom", kingdom=number, king=style.name(deals[0].leader))
        if number == len(kingdoms):
            lines += [_row("  " + texts.name("contract", deal.contract), [deal], style, seats) for deal in deals]
        line = _row(title, deals, style, seats)
        complete = len(deals) == size
        lines.append(line)
        lines.append(Text(" " * 2 + texts.say("sheet-zero" if complete else "sheet-open"), style="dim"))
    return [*lines, _row(texts.say("sheet-total"), scored, style, seats, bold=True)]


def _row(title: str, deals: list[DealResult], style: Style, seats: int, *, bold: bool = False) -> Text:
    points: list[Points] = [0] * seats
    for deal in deals:
        for seat, value in enumerate(deal.points(seats)):
            points[seat] += style.game.points_sign * value
    ordered = [points[(style.seat + step) % seats] for step in range(seats)]
    cells = "".join(f"{value:>{COLUMN}}" for value in (*ordered, sum(points)))
    return Text(f"{title:<{NAME}.{NAME}}{cells}", style="bold" if bold else "")
