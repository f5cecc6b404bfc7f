"""What several commands read from the command line in the same way."""

from __future__ import annotations

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
from mamlaka.cli.values import Text, whole
from mamlaka.errors import InvalidSetup, RecordError
from mamlaka.games.registry import find_game
from mamlaka.match import Setup
from mamlaka.record import Record, verify
from mamlaka.storage import read_records
from mamlaka.terminal.style import WIDTH

__all__ = [
    "AsJson",
    "GameName",
    "Jobs",
    "MatchNumber",
    "OptionTexts",
    "Plain",
    "PresetName",
    "Screen",
    "SeatCount",
    "TablesPlace",
    "data_folder",
    "is_plain",
    "own_folder",
    "parse_settings",
    "refuse_existing",
    "reports_folder",
    "setup_from",
    "sound_record",
    "tables_place",
]

HOME = "MAMLAKA_HOME"

GameName = Annotated[str, typer.Argument(help="The game.", show_default=True)]
OptionTexts = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="NAME=VALUE", help="An option of the game, as `mamlaka rules` lists them; repeatable."
    ),
]
PresetName = Annotated[
    str, typer.Option("--preset", help="A way to play that `mamlaka rules` names; --set changes it.")
]
SeatCount = Annotated[
    int | None,
    typer.Option("--seats", parser=whole(1), help="How many play, where a game leaves it open; otherwise as usual."),
]
TablesPlace = Annotated[
    str, typer.Option("--db", parser=Text(), help="The file of the tables, or the address of a database.")
]
Jobs = Annotated[int, typer.Option(parser=whole(0), help="How many processes; 0: one for each processor.")]
MatchNumber = Annotated[int, typer.Option("--match", parser=whole(1), help="Which record of the file, from 1.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Plain = Annotated[bool, typer.Option("--plain", help="Letters for suits, no colours, words in place of drawings.")]


def data_folder() -> Path:
    """Return where matches and tables are kept: MAMLAKA_HOME, or the user's data folder."""
    home = os.environ.get(HOME)
    return Path(home) if home else user_data_path("mamlaka")


def tables_place() -> str:
    """Return the file where a server keeps its tables, unless another place is named."""
    return str(data_folder() / "tables.sqlite")


def reports_folder() -> Path:
    """Return where reports of bad moves are kept."""
    return data_folder() / "reports"


def own_folder(folder: Path) -> Path:
    """Return a folder below the data folder; it is made where it is missing.

    Raises:
        RecordError: it cannot be made.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError(f"cannot make the folder {folder}: {error.strerror}; name another with {HOME}") from None
    return folder


def setup_from(game: str, preset: str, settings: Iterable[str] | None, seats: int | None) -> Setup:
    """Return the setup that a command line asks for.

    Raises:
        InvalidSetup: an unknown game, preset, option or value.
    """
    rules = find_game(game)
    return Setup(rules, rules.options_type.parse(parse_settings(settings), preset), seats)


def parse_settings(texts: Iterable[str] | None) -> dict[str, str]:
    """Return options from words such as `doubling=off`.

    Raises:
        InvalidSetup: a word without `=`, or an option twice.
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


def sound_record(file: Path, match: int) -> Record:
    """Return a record of a file, by its number from 1; one that is not sound ends the command.

    Raises:
        RecordError: there is none.
    """
    record = next(islice(read_records(file), match - 1, None), None)
    if record is None:
        raise RecordError(f"{file} has fewer than {match} records")
    faults = verify(record)
    if faults:
        typer.echo(f"{file} is not sound: {faults[0].message}", err=True)
        raise typer.Exit(FAILURE)
    return record


def print_json(value: object) -> None:
    """Print a value as JSON for programs."""
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=1))


class Screen(Console):
    """The standard output, as wide as the terminal; where it is none long lines stay whole."""

    def __init__(self, *, plain: bool = False, width: int | None = WIDTH) -> None:
        """Choose how it looks.

        Args:
            plain: without colours.
            width: how wide tables are where no terminal says; None: as the environment says.
        """
        width = None if sys.stdout.isatty() else width
        super().__init__(no_color=True if plain else None, highlight=False, width=width)

    def say(self, text: str | RichText) -> None:
        """Print a text; on a terminal it is wrapped at words."""
        self.print(RichText(text) if isinstance(text, str) else text, soft_wrap=not self.is_terminal)

    def ask(self, question: str) -> str:
        """Ask, and return the answer; a long question is wrapped at words.

        Raises:
            EOFError: there is no answer.
            InvalidSetup: the standard input cannot be read.
        """
        if self.is_terminal:
            *before, question = wrap(question.strip(), max(1, self.width - 1)) or [""]
            for line in before:
                self.print(RichText(line))
            question += " "
        try:
            return input(question)
        except OSError as error:
            raise InvalidSetup(f"the standard input cannot be read: {error.strerror}; answer in a terminal") from None

    def on_broken_pipe(self) -> None:
        """Leave it to the command line what happens when nobody reads any more."""
        raise BrokenPipeError


def is_plain(*, asked: bool) -> bool:
    """Return whether to draw without symbols: as asked, or where the output cannot show them."""
    return asked or (sys.stdout.encoding or "").lower().replace("-", "") != "utf8"


def refuse_existing(path: Path | None, way: str = "") -> None:
    """Refuse to write over a file.

    Args:
        path: the file, if one is to be written.
        way: what else there is to do, for the error.

    Raises:
        RecordError: the file exists.
    """
    if path is not None and os.path.lexists(path):  # for a name that is too long it is just not there
        raise RecordError(f"{path} exists and is not overwritten: give another name{way}")
