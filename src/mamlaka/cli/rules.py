"""`mamlaka rules`: the options of a game."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid

from mamlaka.cli.settings import GameName
from mamlaka.games.registry import find_game

__all__ = ["rules"]


def rules(game: GameName = "trex") -> None:
    """List the options of a game: values, default, meaning, and who plays so.

    Example: mamlaka rules trex
    """
    grid = Grid(title=f"{game}: options (mamlaka play {game} --set NAME=VALUE)", show_lines=True)
    for title in ("option", "values", "default", "meaning", "who plays so"):
        grid.add_column(title, overflow="fold")
    for row in find_game(game).options_type.describe():
        grid.add_row(row.name, " ".join(row.values), row.default, row.doc, row.source)
    Console(highlight=False).print(grid)
