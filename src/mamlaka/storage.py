"""Files: records, read one by one and written all or nothing."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import BinaryIO

import msgspec

from mamlaka.coach.reports import Report
from mamlaka.errors import RecordError
from mamlaka.fair import Published
from mamlaka.record import Record, decode_record, encode_record

__all__ = [
    "LINES",
    "check_place",
    "new_path",
    "read_published",
    "read_records",
    "write_records",
    "write_report",
    "write_text",
]

LINES = ".jsonl"
"""The suffix of files that hold one JSON document a line."""
LARGEST = 16 << 20
"""The most bytes of a record, as a document or as a line; a match has some 100 KB."""
STARTING = "starting"
"""The status of a table whose nonces are fixed and not revealed yet."""
PIPES = Path("/dev/fd")
"""Where a shell puts the output of `<(command)`, which ends."""


def write_records(path: str | os.PathLike[str], records: Iterable[Record]) -> None:
    """Write records to a file, all or nothing: many as JSON Lines when its name ends in `.jsonl`, one as a document.

    Raises:
        RecordError: the file cannot be written, because its folder does not exist, say.
    """
    path = Path(path)
    lines = (encode_record(record) + b"\n" for record in records)
    chunks = lines if path.suffix == LINES else (msgspec.json.format(line, indent=1) + b"\n" for line in lines)
    try:
        _write_atomically(path, chunks)
    except OSError as error:
        raise RecordError(f"cannot write {path}: {error.strerror}") from error


def write_report(path: Path, report: Report) -> Path:
    """Write the report of a bad move to a file, all or nothing; return its path.

    Raises:
        RecordError: the file cannot be written.
    """
    write_text(path, msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n")
    return path


def new_path(folder: Path, name: str) -> Path:
    """Return where a JSON file of a folder can be written over no other; the name has a number if it is taken.

    Raises:
        RecordError: the folder may not be looked into.
    """
    paths = (folder / f"{name}{(number and f'-{number}') or ''}.json" for number in count())
    try:
        return next(path for path in paths if not path.exists())
    except OSError as error:
        raise RecordError(f"cannot write into {folder}: {error.strerror}") from error


def write_text(path: Path, text: str) -> None:
    """Write a text file, all or nothing.

    Raises:
        RecordError: the file cannot be written.
    """
    try:
        _write_atomically(path, [text.encode()])
    except OSError as error:
        raise RecordError(f"cannot write {path}: {error.strerror}") from error


def check_place(path: Path) -> None:
    """Refuse to write a file where none can be: into a folder that does not exist, or in place of a folder.

    Raises:
        RecordError: no file can be there.
    """
    try:
        if not path.parent.is_dir():
            raise RecordError(f"cannot write {path}: there is no folder {path.parent}; make it, or name another one")
        if path.is_dir():
            raise RecordError(f"cannot write {path}: it is a folder; name a file in it")
    except OSError as error:
        raise RecordError(f"cannot write {path}: {error.strerror}") from error


def _write_atomically(path: Path, chunks: Iterable[bytes]) -> None:
    check_place(path)
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


def read_records(path: str | os.PathLike[str]) -> Iterator[Record]:
    """Yield the records of a file, one after the other: `.jsonl` holds one a line, any other file is one document.

    Raises:
        RecordError: the file cannot be read, or a record in it is cut off or of another format.
    """
    path = Path(path)
    if path.suffix != LINES:
        yield decode_record(_read_document(path), str(path))
        return
    number = 0
    for number, line in enumerate(_read_lines(path), start=1):
        yield decode_record(line, f"{path}, line {number}")
    if not number:
        raise RecordError(f"{path} is empty")


def read_published(path: Path) -> Published:
    """Return what a server had published of a table while a start was under way, from the JSON of the table.

    Raises:
        RecordError: the file cannot be read, does not say it, or was saved at another time.
    """
    try:
        table = msgspec.json.decode(_read_document(path), type=_PublishedTable)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise RecordError(
            f"{path} is not what a server publishes of a table: it must be JSON with `commitment`, `nonceHashes` and"
            " `status`"
        ) from None
    if table.status != STARTING:
        raise RecordError(
            f"{path} was saved when the table was {table.status!r}: only what is published while it is {STARTING!r},"
            " before the nonces are revealed, proves anything"
        )
    return Published(table.commitment, table.nonce_hashes)


class _PublishedTable(Published, frozen=True):
    status: str


def _read_document(path: Path) -> bytes:
    with _open(path) as file:
        return _limited(file.read(LARGEST + 1), str(path))


def _read_lines(path: Path) -> Iterator[bytes]:
    with _open(path) as file:
        for number, line in enumerate(iter(partial(file.readline, LARGEST + 1), b""), start=1):
            yield _limited(line, f"{path}, line {number}")


@contextmanager
def _open(path: Path) -> Iterator[BinaryIO]:
    """Open a file for reading. A named pipe is refused: to open one waits for another program without an end."""
    try:
        _refuse_pipe(path)
        with path.open("rb") as file:
            yield file
    except OSError as error:
        raise RecordError(f"cannot read {path}: {error.strerror}") from error


def _refuse_pipe(path: Path) -> None:
    if path.parent != PIPES and Path(os.path.realpath(path)).is_fifo():
        raise OSError(errno.ESPIPE, "it is a named pipe, which may never end; write its records to a file first")


def _limited(text: bytes, place: str) -> bytes:
    if len(text) > LARGEST:
        raise RecordError(f"{place} is no record: it is larger than {LARGEST >> 20} MiB")
    return text
