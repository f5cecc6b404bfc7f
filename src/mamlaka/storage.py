"""Records in files: read one by one, written all or nothing."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from mamlaka.errors import RecordError
from mamlaka.record import Record, decode_record, encode_record

__all__ = ["read_records", "write_records"]

LINES = ".jsonl"


def write_records(path: Path, records: Iterable[Record]) -> None:
    """Write records to a file, all or nothing: many as JSON Lines when its name ends in `.jsonl`, one as a document.

    Raises:
        RecordError: the file cannot be written.
    """
    lines = (encode_record(record) + b"\n" for record in records)
    chunks = lines if path.suffix == LINES else (msgspec.json.format(line, indent=1) + b"\n" for line in lines)
    try:
        _write_atomically(path, chunks)
    except OSError as error:
        raise RecordError(f"cannot write {path}: {error.strerror}") from error


def _write_atomically(path: Path, chunks: Iterable[bytes]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            for chunk in chunks:
                file.write(chunk)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read_records(path: Path) -> Iterator[Record]:
    """Yield the records of a file, one after the other: `.jsonl` holds one a line, any other file is one document.

    Raises:
        RecordError: the file cannot be read, or a record in it is cut off or of another format.
    """
    try:
        if path.suffix == LINES:
            number = 0
            with path.open("rb") as file:
                for number, line in enumerate(file, start=1):
                    yield decode_record(line, f"{path}, line {number}")
            if not number:
                raise RecordError(f"{path} is empty")
        else:
            yield decode_record(path.read_bytes(), str(path))
    except OSError as error:
        raise RecordError(f"cannot read {path}: {error.strerror}") from error
