"""`mamlaka export`: records as text, as JSON, or as tables of their deals or decisions."""

from __future__ import annotations

import csv
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from io import StringIO
from itertools import accumulate
from pathlib import Path
from typing import Annotated

import typer

from mamlaka.cli.common_options import RecordFile
from mamlaka.cli.files import refuse_existing
from mamlaka.cli.progress import progress
from mamlaka.cli.values import named_path
from mamlaka.errors import InvalidSetup
from mamlaka.notation import format_action
from mamlaka.record import Record
from mamlaka.replaying import decisions, setup_of
from mamlaka.storage import LINES, TEXT, check_writable, read_records, write_parts, write_records

__all__ = ["export"]

TABLE = ".csv"
FORMATS = (TEXT, LINES, ".json")
Row = dict[str, str | int | None]


def export(
    file: RecordFile,
    *,
    out: Annotated[
        Path,
        typer.Option(
            parser=named_path, help="Write this new file: .csv, .txt (matches as text), .jsonl, or .json (one record)."
        ),
    ],
    decisions: Annotated[
        bool, typer.Option("--decisions", help="In a .csv file, write the decisions instead of the deals.")
    ] = False,
) -> None:
    """Write records in another form, chosen by the name of the new file.

    A table (.csv) has a row for each deal and seat, or for each decision. Matches as text (.txt) can be typed, and
    every command reads them. Records are not checked: use `mamlaka verify` first. Of a match that is not over, all
    cards are written, too.

    Example: mamlaka export matches.jsonl --out deals.csv
    """
    if out.suffix not in (TABLE, *FORMATS):
        raise InvalidSetup(f"{out.name} names no form: end it in one of {', '.join((TABLE, *FORMATS))}")
    refuse_existing(out)
    check_writable(out)
    if decisions and out.suffix != TABLE:
        raise InvalidSetup(f"--decisions is for tables: use a name that ends in {TABLE}, not {out.name}")
    records = progress(read_records(file), "Exporting", _count(file))
    if out.suffix == TABLE:
        write_parts(out, _table(_decision_rows(records) if decisions else _deal_rows(records)))
    else:
        write_records(out, records)


def _count(file: Path) -> int:
    """Return the number of records of a file, if it has one in each line; otherwise 1."""
    if file.suffix != LINES or not file.is_file():
        return 1
    with file.open("rb") as lines:
        return sum(1 for _ in lines)


def _deal_rows(records: Iterable[Record]) -> Iterator[Row]:
    """Yield a row for each deal and seat; points are missing if the deal is void or not finished."""
    for number, record in enumerate(records, 1):
        for deal_number, deal in enumerate(record.deals, 1):
            for seat, player in enumerate(record.seats):
                yield {
                    "match": number,
                    "game": record.game,
                    "deal": deal_number,
                    "contract": deal.contract,
                    "void": deal.void,
                    "leader": deal.leader,
                    "seat": seat,
                    "player": player.name,
                    "kind": player.kind,
                    "version": player.version,
                    "points": deal.points[seat] if len(deal.points) == len(record.seats) else None,
                }


def _decision_rows(records: Iterable[Record]) -> Iterator[Row]:
    """Yield a row for each decision."""
    for number, record in enumerate(records, 1):
        deck = setup_of(record).start().game.deck
        ends = _ends(record)
        for event, seat, action in decisions(record):
            deal = bisect_right(ends, event) + 1
            yield {
                "match": number,
                "game": record.game,
                "deal": deal,
                "contract": record.deals[deal - 1].contract,
                "event": event,
                "seat": seat,
                "player": record.seats[seat].name,
                "kind": action.kind,
                "action": format_action(action, deck),
            }


def _ends(record: Record) -> list[int]:
    """Return the number of the event after each deal."""
    return list(accumulate(len(deal.events) for deal in record.deals))


def _table(rows: Iterator[Row]) -> Iterator[str]:
    """Yield a header and the rows as CSV, some lines at a time."""
    text = StringIO()
    writer: csv.DictWriter[str] | None = None
    for row in rows:
        if writer is None:
            writer = csv.DictWriter(text, row, lineterminator="\n")
            writer.writeheader()
        writer.writerow(row)
        yield text.getvalue()
        text.seek(0)
        text.truncate()
