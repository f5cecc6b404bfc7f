"""What several commands read from the command line in the same way."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from mamlaka.errors import InvalidSetup, RecordError

__all__ = ["GameName", "OptionTexts", "parse_settings", "refuse_existing"]

GameName = Annotated[str, typer.Argument(help="The game.", show_default=True)]
OptionTexts = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="NAME=VALUE", help="An option of the game, as `mamlaka rules` lists them; repeatable."
    ),
]


def parse_settings(texts: Iterable[str] | None) -> dict[str, str]:
    """Return options from words such as `doubling=off`.

    Raises:
        InvalidSetup: a word without `=`.
    """
    settings = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise InvalidSetup(f"--set takes NAME=VALUE, such as doubling=off, not {text!r}")
        settings[name.strip()] = value.strip()
    return settings


def refuse_existing(path: Path | None) -> None:
    """Refuse to write over a file.

    Raises:
        RecordError: the file exists.
    """
    if path is not None and path.exists():
        raise RecordError(f"{path} exists and is not overwritten: give another name")
