"""`mamlaka report`: a bad move of a bot, saved with its match."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mamlaka.cli.settings import MatchNumber, own_folder, reports_folder, sound_record
from mamlaka.cli.values import Text, named_path, whole
from mamlaka.coach.reports import report_of
from mamlaka.errors import RecordError
from mamlaka.storage import new_path, write_report

__all__ = ["report"]


def report(
    file: Annotated[Path, typer.Argument(parser=named_path, help="A record (.json), or many in one file (.jsonl).")],
    words: Annotated[str, typer.Argument(parser=Text(), help="What is wrong with the move, in a sentence.")] = "",
    *,
    event: Annotated[int | None, typer.Option(parser=whole(0), help="The decision that is this event, from 0.")] = None,
    seat: Annotated[int | None, typer.Option(parser=whole(0), help="The last decision of this seat.")] = None,
    match: MatchNumber = 1,
) -> None:
    """Report a bad move of a bot: its last decision, unless another is named, is saved with the match.

    The file holds all hands and why the bot decided so; nothing of it is shown here. Hand it on when the match is over.

    Example: mamlaka report match.json "It gave the queen to its partner." --event 117
    """
    found = report_of(sound_record(file, match), words, event, seat)
    if found is None:
        raise RecordError(f"{file} has no such decision of a bot: leave --event or --seat away")
    path = new_path(own_folder(reports_folder()), f"{file.stem}-{found.event}")
    typer.echo(f"Saved in {write_report(path, found)}")
