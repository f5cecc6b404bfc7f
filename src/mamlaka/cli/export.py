"""`mamlaka export`: records as text, as JSON, or as tables of their deals, decisions or trajectories."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from mamlaka.cli.common_options import RecordFile
from mamlaka.cli.files import convert_records, refuse_existing, tell_left_out
from mamlaka.cli.progress import progress
from mamlaka.cli.record_tables import (
    CSV,
    PARQUET,
    DealRow,
    DecisionRow,
    TrajectoryRow,
    deal_rows,
    decision_rows,
    trajectory_rows,
    write_table,
)
from mamlaka.cli.values import named_path
from mamlaka.errors import InvalidSetup, MamlakaError
from mamlaka.record import Record
from mamlaka.record_text import format_match
from mamlaka.server.tables.record_display import with_display
from mamlaka.storage import LINES, TEXT, check_writable, form_of, read_each_record, write_parts, write_records

__all__ = ["export"]

T = TypeVar("T")
TABLES = (CSV, PARQUET)
FORMS = (TEXT, LINES, ".json")


def export(
    file: RecordFile,
    *,
    out: Annotated[
        Path,
        typer.Option(
            parser=named_path,
            help="Write this new file: .csv, .parquet, .txt (matches as text), .jsonl, or .json (one record).",
        ),
    ],
    decisions: Annotated[
        bool, typer.Option("--decisions", help="In a table (.csv, .parquet), write the decisions instead of the deals.")
    ] = False,
    trajectories: Annotated[
        bool,
        typer.Option("--trajectories", help="In a table, write deals as OpenSpiel reads them; needs open-spiel."),
    ] = False,
    display: Annotated[
        bool,
        typer.Option("--display", help="In records (.json, .jsonl), add what the table showed, for the page's replay."),
    ] = False,
) -> None:
    """Write records in another form, chosen by the name of the new file.

    A table (.csv, .parquet) has a row for each deal and seat, for each decision, or for each deal that OpenSpiel can
    play. Matches as text (.txt) can be typed, and every command reads them. A name that ends in .jsonl.gz compresses
    the records. Of a match that is not over, all cards are written, too. A damaged record of a file of many is named
    and left out, with exit status 1, and so is one that has to be played again but breaks the rules. Otherwise records
    are not checked: use `mamlaka verify` first.

    Example: mamlaka export matches.jsonl --out deals.csv
    """
    is_table = out.suffix in TABLES
    if not is_table and form_of(out) not in FORMS:
        raise InvalidSetup(f"{out.name} names no form: end it in one of {', '.join((*TABLES, *FORMS))}")
    refuse_existing(out)
    check_writable(out)
    if decisions and trajectories:
        raise InvalidSetup("--decisions and --trajectories exclude each other: write two tables")
    if (decisions or trajectories) and not is_table:
        option = "--decisions" if decisions else "--trajectories"
        raise InvalidSetup(f"{option} is for tables: use a name that ends in {' or '.join(TABLES)}, not {out.name}")
    if display and (is_table or form_of(out) == TEXT):
        raise InvalidSetup(f"--display is for records: use a name that ends in .json or {LINES}, not {out.name}")
    faults: list[MamlakaError] = []

    def converted(convert: Callable[[int, Record], Iterable[T]]) -> Iterator[T]:
        return convert_records(file, progress(read_each_record(file), "Exporting", _count(file)), convert, faults)

    if form_of(out) == TEXT:
        write_parts(out, converted(lambda _, record: [format_match(record)]))
    elif not is_table:
        write_records(out, converted(lambda _, record: [with_display(record) if display else record]))
    elif decisions:
        write_table(out, converted(decision_rows), DecisionRow)
    elif trajectories:
        write_table(out, converted(trajectory_rows()), TrajectoryRow)
    else:
        write_table(out, converted(deal_rows), DealRow)
    tell_left_out(faults)


def _count(file: Path) -> int | None:
    """Return the number of records of a file, if its lines tell."""
    if file.suffix != LINES or not file.is_file():
        return None
    with file.open("rb") as lines:
        return sum(1 for _ in lines)
