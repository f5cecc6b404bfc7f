"""`mamlaka reports`: list the reports of bad moves from the tables of a server."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from mamlaka.cli.common_options import Database
from mamlaka.cli.files import default_database
from mamlaka.cli.values import named_path
from mamlaka.coach.reports import Report
from mamlaka.errors import RecordError
from mamlaka.storage import check_writable, write_report

__all__ = ["printable", "reports"]


def reports(
    *,
    db: Database = "",
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", parser=named_path, help="Save each report as a file in this folder, which must exist."
        ),
    ] = None,
) -> None:
    """List the reports of bad moves that players have sent from the page, oldest first.

    The server may be running; its database is only read.

    A saved file contains the match with all hands. Show neither it nor the list to players before the match is over.

    Example: mamlaka reports --save reports
    """
    from mamlaka.server.database.stored_reports import read_reports  # noqa: PLC0415  # keeps the start of the other commands fast

    if save is not None:
        check_writable(save / "report.json")
    rows = read_reports(db or default_database()) if db or Path(default_database()).exists() else []
    unreadable = []
    for row in rows:
        try:
            report = msgspec.json.decode(row.body, type=Report)
        except msgspec.DecodeError:
            unreadable.append(str(row.number))
            continue
        at = datetime.fromtimestamp(row.at_ms / 1000, UTC)
        typer.echo(
            f"{row.number}. {at:%Y-%m-%d %H:%M} UTC, {report.record.game}, table {row.table_id}, {_move(report)}"
        )
        if report.words:
            typer.echo(f"   {printable(report.words)}")
        if save is not None:
            typer.echo(f"   Saved in {write_report(save / f'{row.table_id}-{row.number}.json', report)}")
    if not rows:
        typer.echo("There are no reports.")
    if unreadable:
        numbers = ", ".join(unreadable)
        raise RecordError(f"skipped, because written by another version of this program: report {numbers}")


def printable(words: str) -> str:
    """Return text from an untrusted source without control characters."""
    return "".join(letter if letter.isprintable() else " " for letter in words)


def _move(report: Report) -> str:
    return f"event {report.event}: {report.bot} {report.version} in seat {report.seat} did: {report.action}"
