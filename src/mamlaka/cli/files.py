"""The folders of the user, and the files that commands read and write there."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import TypeVar

import typer
from platformdirs import user_data_path

from mamlaka.cli import FAILURE
from mamlaka.errors import MamlakaError, RecordError
from mamlaka.record import Record
from mamlaka.replaying import Replay
from mamlaka.storage import read_each_record
from mamlaka.verification import verify

__all__ = [
    "convert_records",
    "data_folder",
    "default_database",
    "ensure_folder",
    "refuse_existing",
    "reports_folder",
    "require_valid",
    "tell_left_out",
    "valid_replay",
]

HOME = "MAMLAKA_HOME"

T = TypeVar("T")


def data_folder() -> Path:
    """Return the folder for matches and tables: MAMLAKA_HOME, or else the user's data folder."""
    home = os.environ.get(HOME)
    return Path(home) if home else user_data_path("mamlaka")


def default_database() -> str:
    """Return the default database file of a server."""
    return str(data_folder() / "tables.sqlite")


def reports_folder() -> Path:
    """Return the folder for reports of bad moves."""
    return data_folder() / "reports"


def ensure_folder(folder: Path) -> Path:
    """Create a folder if it is missing, and return it.

    Raises:
        RecordError: the folder cannot be created.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError(
            f"cannot create the folder {folder}: {error.strerror}; choose another data folder with {HOME}"
        ) from None
    return folder


def refuse_existing(path: Path | None, way: str = "") -> None:
    """Check that a file to be written does not exist.

    Args:
        path: the file; None: no file will be written.
        way: an alternative, for the error message.

    Raises:
        RecordError: the file exists.
    """
    if path is not None and os.path.lexists(path):  # unlike `exists`, False for a name that is too long
        raise RecordError(f"{path} exists and is not overwritten: use another name{way}")


def valid_replay(file: Path, match: int) -> Replay:
    """Return the replay of a record of a file, by its number from 1; exit if the record is faulty.

    Raises:
        RecordError: there is no such record.
    """
    found = next(islice(read_each_record(file), match - 1, None), None)
    if isinstance(found, RecordError):
        raise found
    if found is None:
        raise RecordError(f"there is no record {match} in {file}")
    return require_valid(found, file)


def convert_records(
    file: Path,
    records: Iterable[Record | RecordError],
    convert: Callable[[int, Record], Iterable[T]],
    damaged: list[MamlakaError],
) -> Iterator[T]:
    """Yield what the records of a file become, and collect the errors of those that are damaged or unsound.

    Args:
        file: the file.
        records: what `read_each_record` finds there.
        convert: takes the number of a record in the file, from 1, and the record.
        damaged: where the errors are collected.

    Raises:
        MamlakaError: the file cannot be read, or all of its records are damaged.
    """
    whole = 0
    for number, found in enumerate(records, 1):
        try:
            if isinstance(found, RecordError):
                raise found
            parts = list(convert(number, found))
        except MamlakaError as error:
            damaged.append(error if error is found else RecordError(f"{file}, record {number}: {error}"))
        else:
            whole += 1
            yield from parts
    if not whole and damaged:
        raise damaged[0]


def tell_left_out(faults: Sequence[MamlakaError]) -> None:
    """Say which records were left out, and end with status 1 if there are any."""
    for fault in faults:
        typer.echo(f"mamlaka: {fault}", err=True)
    if faults:
        records = "1 record is" if len(faults) == 1 else f"{len(faults)} records are"
        typer.echo(f"mamlaka: {records} left out", err=True)
        raise typer.Exit(FAILURE)


def require_valid(record: Record, file: Path) -> Replay:
    """Return the replay of a record of a file; exit if it is faulty."""
    replay = Replay(record)
    faults = verify(replay, needs_seed=False).faults
    if faults:
        typer.echo(f"{file} is not a valid record: {faults[0]}", err=True)
        raise typer.Exit(FAILURE)
    return replay
