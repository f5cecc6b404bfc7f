"""The options that several commands have, and the setup that they describe."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from mamlaka.cli.values import Text, named_path, whole_number
from mamlaka.errors import InvalidSetup
from mamlaka.match import Setup
from mamlaka.messages import languages
from mamlaka.registry import find_game, main_game

__all__ = [
    "DEFAULT_GAME",
    "ENGLISH",
    "AsJson",
    "Database",
    "GameName",
    "Jobs",
    "Language",
    "MatchNumber",
    "OptionTexts",
    "Plain",
    "PresetName",
    "RecordFile",
    "SeatCount",
    "parse_settings",
    "setup_from",
]

DEFAULT_GAME = main_game()
"""The game that commands play if none is named."""
GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game.", show_default=True)]
OptionTexts = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="NAME=VALUE", help="Set an option of the game; repeatable. `mamlaka rules GAME` lists them."
    ),
]
PresetName = Annotated[
    str,
    typer.Option(
        "--preset",
        metavar="PRESET",
        help="A named set of options; --set overrides it. `mamlaka rules GAME` lists them.",
    ),
]
SeatCount = Annotated[
    int | None,
    typer.Option("--seats", parser=whole_number(1), help="Number of players. The default depends on the game."),
]
Database = Annotated[
    str,
    typer.Option(
        "--database",
        envvar="MAMLAKA_DATABASE",
        parser=Text(),
        metavar="FILE|URL",
        help="SQLite file of the tables, or the URL of a PostgreSQL database. Default: a file in the data folder.",
    ),
]
RecordFile = Annotated[
    Path,
    typer.Argument(
        metavar="FILE",
        parser=named_path,
        help="A record (.json), or a file of records (.jsonl, .txt), or one of these with .gz.",
    ),
]
Jobs = Annotated[int, typer.Option(parser=whole_number(0), help="Number of processes; 0: one per processor.")]
MatchNumber = Annotated[
    int, typer.Option("--match", parser=whole_number(1), help="The record of a .jsonl or .txt file, counted from 1.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]
Language = Annotated[
    str,
    typer.Option(
        parser=Text(), envvar="MAMLAKA_LANGUAGE", metavar="LANGUAGE", help=f"The language: {', '.join(languages())}."
    ),
]
ENGLISH = "en"
Plain = Annotated[bool, typer.Option("--plain", help="Use letters for suits, no colours and no drawings.")]


def setup_from(game: str, preset: str, settings: Iterable[str] | None, seats: int | None) -> Setup:
    """Return the setup for the options of a command line.

    Raises:
        InvalidSetup: the game, preset, an option or a value is unknown.
    """
    rules = find_game(game)
    return Setup(rules, rules.options_type.parse(parse_settings(settings), preset), seats)


def parse_settings(texts: Iterable[str] | None) -> dict[str, str]:
    """Parse options such as `doubling=off`.

    Raises:
        InvalidSetup: a text has no `=`, or an option occurs twice.
    """
    settings: dict[str, str] = {}
    for text in texts or ():
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise InvalidSetup(f"--set takes NAME=VALUE, such as doubling=off, not {text!r}")
        if name in settings:
            raise InvalidSetup(f"--set names {name} twice: {settings[name]} and {value}")
        settings[name] = value
    return settings
