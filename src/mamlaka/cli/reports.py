"""`mamlaka reports`: the bad moves of bots that people have reported at the tables of a server."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from mamlaka.cli.settings import TablesPlace, tables_place
from mamlaka.cli.values import named_path
from mamlaka.coach.reports import Report
from mamlaka.errors import RecordError
from mamlaka.storage import check_place, write_report

__all__ = ["reports"]


def reports(
    *,
    db: TablesPlace = "",
    save: Annotated[
        Path | None, typer.Option(parser=named_path, help="Write each of them to a file in this folder, which exists.")
    ] = None,
) -> None:
    """List the bad moves of bots that people have reported at the page, the oldest first.

    The server may run meanwhile; nothing is written to its tables. The list names moves, and a file holds the match
    with all hands, as `mamlaka report` writes it: keep both from those who still play it.

    Example: mamlaka reports --save reports
    """
    from mamlaka.server.store import read_reports  # noqa: PLC0415  # the other commands start faster without it

    if save is not None:
        check_place(save / "report.json")
    kept = read_reports(db or tables_place()) if db or Path(tables_place()).exists() else []
    unread = []
    for row in kept:
        try:
            found = msgspec.json.decode(row.body, type=Report)
        except msgspec.DecodeError:
            unread.append(str(row.number))
            continue
        at = datetime.fromtimestamp(row.at_ms / 1000, UTC)
        typer.echo(f"{row.number}. {at:%Y-%m-%d %H:%M} UTC, {found.record.game}, table {row.table_id}, {_move(found)}")
        if found.words:
            typer.echo(f"   {_on_one_line(found.words)}")
        if save is not None:
            typer.echo(f"   Saved in {write_report(save / f'{row.table_id}-{row.number}.json', found)}")
    if not kept:
        typer.echo("Nothing has been reported.")
    if unread:
        raise RecordError(f"of another version of this program, and left out: report {', '.join(unread)}")


def _on_one_line(words: str) -> str:
    """Return what a stranger has written without anything that a terminal obeys."""
    return "".join(letter if letter.isprintable() else " " for letter in words)


def _move(found: Report) -> str:
    return f"event {found.event}: {found.bot} {found.version} in seat {found.seat} did: {found.action}"
