"""Options, folders and output shared by several commands."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from textwrap import wrap
from typing import Annotated

import msgspec
import typer
from platformdirs import user_data_path
from rich.console import Console
from rich.text import Text as RichText

from mamlaka.cli import FAILURE
from mamlaka.cli.values import Text, named_path, whole_number
from mamlaka.errors import InvalidSetup, RecordError
from mamlaka.games.registry import find_game
from mamlaka.match import Setup
from mamlaka.messages import languages
from mamlaka.record import Record
from mamlaka.storage import read_records
from mamlaka.terminal.style import WIDTH
from mamlaka.verification import verify

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
    "Screen",
    "SeatCount",
    "data_folder",
    "default_database",
    "ensure_folder",
    "is_plain",
    "parse_settings",
    "refuse_existing",
    "reports_folder",
    "setup_from",
    "valid_record",
]

HOME = "MAMLAKA_HOME"

DEFAULT_GAME = "trex"
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
    Path, typer.Argument(metavar="FILE", parser=named_path, help="A record (.json), or a file of records (.jsonl).")
]
Jobs = Annotated[int, typer.Option(parser=whole_number(0), help="Number of processes; 0: one per processor.")]
MatchNumber = Annotated[
    int, typer.Option("--match", parser=whole_number(1), help="The record of a .jsonl file, counted from 1.")
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


def data_folder() -> Path:
    """Return the folder for matches and tables: MAMLAKA_HOME, or else the user's data folder."""
    home = os.environ.get(HOME)
    return Path(home) if home else user_data_path("mamlaka")


def default_database() -> str:
    """Return the default database file of a server."""
    return str(data_folder() / "tables.sqlite")


def reports_folder() -> Path:
    """Return the folder for reports of bad moves."""
    return data_folder() / "reports"


def ensure_folder(folder: Path) -> Path:
    """Create a folder if it is missing, and return it.

    Raises:
        RecordError: the folder cannot be created.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError(
            f"cannot create the folder {folder}: {error.strerror}; choose another data folder with {HOME}"
        ) from None
    return folder


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


def valid_record(file: Path, match: int) -> Record:
    """Return a record of a file, by its number from 1; exit if the record is faulty.

    Raises:
        RecordError: there is no such record.
    """
    record = next(islice(read_records(file), match - 1, None), None)
    if record is None:
        raise RecordError(f"there is no record {match} in {file}")
    faults = verify(record, needs_seed=False).faults
    if faults:
        typer.echo(f"{file} is not a valid record: {faults[0]}", err=True)
        raise typer.Exit(FAILURE)
    return record


def print_json(value: object) -> None:
    """Print a value as JSON."""
    try:
        encoded = msgspec.json.encode(value)
    except UnicodeEncodeError:  # a path need not be valid UTF-8: JSON can escape its bytes
        encoded = json.dumps(msgspec.to_builtins(value)).encode()
    typer.echo(msgspec.json.format(encoded, indent=1))


class Screen(Console):
    """The standard output, as wide as the terminal. If it is not a terminal, lines are not wrapped."""

    def __init__(self, *, plain: bool = False, width: int | None = WIDTH) -> None:
        """Open the standard output.

        Args:
            plain: whether to omit colours.
            width: the width of tables if the output is not a terminal; None: from the environment.
        """
        width = None if sys.stdout.isatty() else width
        super().__init__(no_color=True if plain else None, highlight=False, width=width)

    def say(self, text: str | RichText) -> None:
        """Print a text, wrapped at words on a terminal."""
        self.print(RichText(text) if isinstance(text, str) else text, soft_wrap=not self.is_terminal)

    def ask(self, question: str) -> str:
        """Print a question, wrapped at words, and return the answer.

        Raises:
            EOFError: there is no answer.
            InvalidSetup: the standard input cannot be read.
        """
        if self.is_terminal:
            *lines, question = wrap(question.strip(), max(1, self.width - 1)) or [""]
            for line in lines:
                self.print(RichText(line))
            question += " "
        try:
            return input(question)
        except (OSError, ValueError) as error:  # ValueError: a plugin has closed it
            reason = getattr(error, "strerror", None) or error
            raise InvalidSetup(f"cannot read the standard input: {reason}; run the command in a terminal") from None

    def on_broken_pipe(self) -> None:
        """Let the command line handle a closed pipe.

        Raises:
            BrokenPipeError: always.
        """
        raise BrokenPipeError


def is_plain(*, asked: bool) -> bool:
    """Return whether to print without symbols: if asked, or if the output is not UTF-8."""
    return asked or (sys.stdout.encoding or "").lower().replace("-", "") != "utf8"


def refuse_existing(path: Path | None, way: str = "") -> None:
    """Check that a file to be written does not exist.

    Args:
        path: the file; None: no file will be written.
        way: an alternative, for the error message.

    Raises:
        RecordError: the file exists.
    """
    if path is not None and os.path.lexists(path):  # unlike `exists`, False for a name that is too long
        raise RecordError(f"{path} exists and is not overwritten: use another name{way}")
