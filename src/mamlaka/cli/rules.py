"""`mamlaka rules`: list the options and presets of a game."""

from __future__ import annotations

from rich.padding import Padding

from mamlaka.cli.common_options import DEFAULT_GAME, AsJson, GameName
from mamlaka.cli.output import Screen, print_json
from mamlaka.registry import find_game

__all__ = ["rules"]

INDENT = (0, 0, 0, 4)


def rules(game: GameName = DEFAULT_GAME, *, as_json: AsJson = False) -> None:
    """List the options of a game, with values, default, meaning and source, and its presets.

    Example: mamlaka rules trex
    """
    options = find_game(game).options_type
    if as_json:
        print_json({"game": game, "options": options.describe(), "presets": options.presets})
        return
    console = Screen(width=None)
    console.print(f"Options of {game}: mamlaka play {game} --set NAME=VALUE", style="bold")
    for row in options.describe():
        console.print(f"\n{row.name} = {row.default}", style="bold")
        for text in (f"values: {row.syntax}", row.doc, f"({row.source})"):
            console.print(Padding(text, INDENT))
    if options.presets:
        console.print(f"\nPresets of {game}: mamlaka play {game} --preset NAME", style="bold")
    for name, preset in options.presets.items():
        console.print(f"\n{name}", style="bold")
        settings = " ".join(f"{key}={value}" for key, value in preset.texts.items()) or "no option differs"
        for text in (settings, preset.doc, f"({preset.source})"):
            console.print(Padding(text, INDENT))
