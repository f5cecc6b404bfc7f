"""`mamlaka rules`: the options of a game, and the ways to play that have a name."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid

from mamlaka.cli.settings import AsJson, GameName, print_json
from mamlaka.games.registry import find_game

__all__ = ["rules"]


def rules(game: GameName = "trex", *, as_json: AsJson = False) -> None:
    """List the options of a game (values, default, meaning, who plays so), and its presets.

    Example: mamlaka rules trex
    """
    options = find_game(game).options_type
    if as_json:
        print_json({"game": game, "options": options.describe(), "presets": options.presets})
        return
    console = Console(highlight=False)
    grid = Grid(title=f"{game}: options (mamlaka play {game} --set NAME=VALUE)", show_lines=True)
    for title in ("option", "values", "default", "meaning", "who plays so"):
        grid.add_column(title, overflow="fold")
    for row in options.describe():
        grid.add_row(row.name, " ".join(row.values), row.default, row.doc, row.source)
    console.print(grid)
    if options.presets:
        grid = Grid(title=f"{game}: presets (mamlaka play {game} --preset NAME)", show_lines=True)
        for title in ("preset", "meaning", "options", "who plays so"):
            grid.add_column(title, overflow="fold")
        for name, preset in options.presets.items():
            grid.add_row(name, preset.doc, " ".join(f"{k}={v}" for k, v in preset.texts.items()), preset.source)
        console.print(grid)
