"""`mamlaka report`: report a bad move of a bot."""

from __future__ import annotations

from typing import Annotated

import typer

from mamlaka.cli.common_options import MatchNumber, RecordFile
from mamlaka.cli.files import ensure_folder, reports_folder, valid_replay
from mamlaka.cli.values import Text, whole_number
from mamlaka.coach.reports import report_of
from mamlaka.errors import RecordError
from mamlaka.storage import unused_path, write_report

__all__ = ["report"]


def report(
    file: RecordFile,
    words: Annotated[
        str, typer.Argument(metavar="WORDS", parser=Text(), help="A sentence that says what is wrong with the move.")
    ] = "",
    *,
    event: Annotated[
        int | None, typer.Option(parser=whole_number(0), help="Report the decision at this event, from 0.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(parser=whole_number(0), help="Report the last decision of this seat.")
    ] = None,
    match: MatchNumber = 1,
) -> None:
    """Report a bad move of a bot; by default its last decision.

    The report is a file with the match, all hands and the reasons for the decision; none of this is printed.

    Share the file only after the match is over.

    Example: mamlaka report match.json "It discarded the queen on its partner's trick." --event 117
    """
    bot_report = report_of(valid_replay(file, match), words, event, seat)
    if bot_report is None:
        raise RecordError(f"{file} has no such decision of a bot: omit --event or --seat")
    path = unused_path(ensure_folder(reports_folder()), f"{file.stem}-{bot_report.event}")
    typer.echo(f"Saved in {write_report(path, bot_report)}")
