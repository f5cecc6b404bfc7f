"""`mamlaka verify`: are records sound?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mamlaka.errors import RecordError
from mamlaka.record import Record, verify
from mamlaka.storage import read_records

__all__ = ["verify_files"]


def verify_files(
    files: Annotated[list[Path], typer.Argument(help="Records (.json), or many in one file (.jsonl).")],
) -> None:
    """Judge every decision of records again, and compute scores and deals again; status 1 if anything is wrong.

    Example: mamlaka verify match.json
    """
    wrong = 0
    for path in files:
        try:
            for number, record in enumerate(read_records(path), start=1):
                place = str(path) if path.suffix != ".jsonl" else f"{path}, record {number}"
                faults = verify(record)
                wrong += len(faults)
                for fault in faults:
                    typer.echo(f"{place}: {fault.message}")
                if not faults:
                    typer.echo(f"{place}: sound ({_summary(record)})")
        except RecordError as error:
            wrong += 1
            typer.echo(str(error))
    raise typer.Exit(1 if wrong else 0)


def _summary(record: Record) -> str:
    finished = sum(bool(deal.points) for deal in record.deals)
    parts = [
        record.game,
        f"{finished} deals",
        "finished" if record.over else "not finished",
        "totals " + " ".join(f"{total:+}" for total in record.totals),
    ]
    if record.fair is not None and record.fair.seed:
        parts.append("the deals are those of the committed seed")
    elif record.fair is not None:
        parts.append("the seed is not published yet")
    return ", ".join(parts)
