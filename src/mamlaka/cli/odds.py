"""`mamlaka odds`: the exact odds of a game, and of a hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from mamlaka.cards import Card, Deck
from mamlaka.cli.common_options import AsJson
from mamlaka.cli.output import Screen, print_json
from mamlaka.cli.values import whole_number
from mamlaka.coach.figures import Cell, Column, Figures
from mamlaka.coach.registry import find_odds
from mamlaka.errors import InvalidSetup
from mamlaka.notation import parse_card, parse_hand

__all__ = ["odds"]

WIDTH = 100
"""The width of tables if the output is not a terminal."""


def odds(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="The game; for any other word, the games that have odds are named.")
    ],
    *,
    hand: Annotated[
        str,
        typer.Option(
            metavar="HAND", help="Your hand, as spades.hearts.diamonds.clubs.jokers, such as AQ.K..AKJT.*L*S."
        ),
    ] = "",
    turnup: Annotated[str, typer.Option(metavar="CARD", help="The card turned up.")] = "",
    led: Annotated[
        str,
        typer.Option(metavar="CARD", help="The card led to the first trick. Prints the value of each of your cards."),
    ] = "",
    bid: Annotated[
        int | None, typer.Option(parser=whole_number(), help="Your bid, used with --led. Default: the best bid.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Print the exact odds of a game, or the value of each bid for a hand and a turn-up.

    Values assume optimal play.

    Example: mamlaka odds oneonta --hand AQT.K.AKJ.QT --turnup JH
    """
    figures = _figures(game, hand, turnup, led, bid)
    if as_json:
        print_json({"game": game, "tables": [_as_json(table) for table in figures]})
        return
    console = Screen(width=WIDTH)
    for table in figures:
        console.print(table.title, style="bold")
        console.print(_grid(table))
        for note in table.notes:
            console.print(note, style="dim")
        console.print()


def _figures(game: str, hand: str, turnup: str, led: str, bid: int | None) -> tuple[Figures, ...]:
    known = find_odds(game)
    if not (hand or turnup or led or bid is not None):
        return known.of_game()
    if not (hand and turnup):
        raise InvalidSetup("give both --hand and --turnup, such as --hand AQT.K.AKJ.QT --turnup JH")
    if bid is not None and not led:
        raise InvalidSetup("--bid needs --led: without --led, all bids are printed")
    return known.of_deal(parse_hand(hand, known.deck), *_cards(known.deck, turnup, led), bid)


def _cards(deck: Deck, turnup: str, led: str) -> tuple[Card, Card | None]:
    return parse_card(turnup, deck), parse_card(led, deck) if led else None


def _grid(table: Figures) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, show_edge=False)
    for index, column in enumerate(table.columns):
        grid.add_column(column.title, justify="left" if index == 0 else "right")
    if table.best:
        grid.add_column("")
    for number, row in enumerate(table.rows):
        best = number in table.best
        cells = [_text(cell, column) for cell, column in zip(row, table.columns, strict=True)]
        grid.add_row(*cells, *(["best" if best else ""] if table.best else []), style="bold" if best else "")
    return grid


def _text(cell: Cell, column: Column) -> str:
    if cell is None:
        return "-"
    if isinstance(cell, bool):
        return "yes" if cell else "no"
    if not isinstance(cell, Fraction):
        return str(cell)
    if column.kind == "points":
        return f"{cell}  {float(cell):+8.4f}"
    return f"{cell}  {float(100 * cell):8.4f}%"


def _as_json(table: Figures) -> dict[str, object]:
    rows = [
        {
            column.title: {"fraction": str(cell), "value": float(cell)} if isinstance(cell, Fraction) else cell
            for cell, column in zip(row, table.columns, strict=True)
        }
        for row in table.rows
    ]
    best = {"best": sorted(table.best)} if table.best else {}
    return {"title": table.title, "rows": rows, "notes": table.notes, **best}
