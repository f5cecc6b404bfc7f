"""`mamlaka verify`: verify records."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from mamlaka.cli import BAD_USAGE, FAILURE
from mamlaka.cli.common_options import AsJson
from mamlaka.cli.output import print_json
from mamlaka.cli.values import named_path, readable_path
from mamlaka.errors import RecordError
from mamlaka.fair import Commitments
from mamlaka.record import Record
from mamlaka.storage import LINES, TEXT, read_commitments, read_each_record
from mamlaka.verification import verify

__all__ = ["verify_files"]


class Verdict(msgspec.Struct, frozen=True):
    """The result for one record, or for a file that cannot be read."""

    file: str
    record: int
    """The number of the record in the file, from 1."""
    faults: tuple[str, ...]
    summary: str = ""
    """The content of a valid record."""
    unchecked: tuple[str, ...] = ()
    """What could not be checked."""
    read: bool = True
    """Whether the file could be read."""


def verify_files(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE...", parser=named_path, help="Records (.json), or files of records (.jsonl, .txt)."
        ),
    ],
    *,
    published: Annotated[
        Path | None,
        typer.Option(
            parser=named_path,
            help="The JSON of the table, saved from the server before the nonces were revealed: checks that the seed, "
            "the nonces, the game, its options, the number of deals and the players are the ones published.",
        ),
    ] = None,
    without_seed: Annotated[
        bool,
        typer.Option(
            "--without-seed",
            help="Accept finished matches without a seed, such as typed ones. Everything but the deals is checked.",
        ),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Verify records: check every decision, and recompute the scores and deals.

    The exit status is 1 if a record is faulty, and 2 if a file cannot be read. What could not be checked is printed.

    Example: mamlaka verify match.json
    """
    promise = None if published is None else read_commitments(published)
    verdicts = []
    for path in files:
        for verdict in _verdicts(path, promise, needs_seed=not without_seed):
            verdicts.append(verdict)
            if not as_json:
                _print(verdict, path)
    if as_json:
        print_json(verdicts)
    unread, faulty = (not all(verdict.read for verdict in verdicts), any(verdict.faults for verdict in verdicts))
    raise typer.Exit(BAD_USAGE if unread else FAILURE if faulty else 0)


def _verdicts(path: Path, published: Commitments | None, *, needs_seed: bool) -> Iterator[Verdict]:
    number = 0
    try:
        for number, record in enumerate(read_each_record(path), start=1):
            if isinstance(record, RecordError):
                yield Verdict(readable_path(path), number, (readable_path(record),))
                continue
            found = verify(record, published, needs_seed=needs_seed)
            summary = "" if found.faults else _summary(record)
            faults = tuple(dict.fromkeys(found.faults))  # the published facts and the record's own may say the same
            yield Verdict(readable_path(path), number, faults, summary, found.unchecked)
    except RecordError as error:
        read = not isinstance(error.__cause__, OSError)
        yield Verdict(readable_path(path), number + 1, (readable_path(error),), read=read)


def _print(verdict: Verdict, path: Path) -> None:
    place = verdict.file if path.suffix not in (LINES, TEXT) else f"{verdict.file}, record {verdict.record}"
    for fault in verdict.faults:
        if not verdict.read:
            typer.echo(f"mamlaka: {fault}", err=True)
        else:
            typer.echo(fault if fault.startswith(verdict.file) else f"{place}: {fault}")
    if not verdict.faults:
        unchecked = f"; not checked: {'; '.join(verdict.unchecked)}" if verdict.unchecked else ""
        typer.echo(f"{place}: valid ({verdict.summary}){unchecked}")


def _summary(record: Record) -> str:
    finished = sum(bool(deal.points) for deal in record.deals)
    parts = [
        record.game,
        "1 deal" if finished == 1 else f"{finished} deals",
        "finished" if record.is_over else "unfinished",
        *(
            []
            if record.deal_limit is None
            else ["limited to 1 deal" if record.deal_limit == 1 else f"limited to {record.deal_limit} deals"]
        ),
        "totals " + " ".join(f"{total:+}" for total in record.totals),
    ]
    if record.fair is not None and record.fair.seed:
        parts.append("deals match the committed seed")
    return ", ".join(parts)
