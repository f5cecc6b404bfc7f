"""Files: records, read one by one and written atomically."""

from __future__ import annotations

import errno
import os
import secrets
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from gzip import BadGzipFile, GzipFile
from itertools import count
from pathlib import Path
from typing import BinaryIO, cast

import msgspec

from mamlaka.coach.drills import DrillBook
from mamlaka.coach.reports import Report
from mamlaka.errors import RecordError
from mamlaka.fair import Commitments
from mamlaka.json_errors import describe_json_error
from mamlaka.record import Record, decode_record, encode_record
from mamlaka.record_text import format_match, parse_each_match

__all__ = [
    "GZIP",
    "LINES",
    "PRIVATE",
    "TEXT",
    "check_writable",
    "form_of",
    "new_file",
    "read_commitments",
    "read_drills",
    "read_each_record",
    "read_records",
    "unused_path",
    "write_drills",
    "write_parts",
    "write_records",
    "write_report",
    "write_text",
]

LINES = ".jsonl"
"""The suffix of files with one JSON document per line."""
TEXT = ".txt"
"""The suffix of files with matches as text."""
GZIP = ".gz"
"""The last suffix of compressed files, after that of their form: `matches.jsonl.gz`."""
MAX_RECORD_BYTES = 16 << 20
"""The largest record accepted, as a document or as a line; a match has about 100 KB."""
SHARED, PRIVATE = 0o666, 0o600
"""The permissions of new files: as the user's settings say, or for no one else."""
STARTING = "starting"
"""The status of a table whose nonces are committed to but not revealed."""
PIPES = Path("/dev/fd")
"""The folder of a shell's process substitution `<(command)`; these pipes end."""


def form_of(path: Path) -> str:
    """Return the suffix that names the form of a file, whether it is compressed or not.

    >>> from pathlib import Path
    >>> form_of(Path("matches.jsonl.gz")), form_of(Path("match.txt"))
    ('.jsonl', '.txt')
    """
    return Path(path.stem).suffix if path.suffix == GZIP else path.suffix


def write_records(path: str | os.PathLike[str], records: Iterable[Record]) -> None:
    """Write records to a file, atomically.

    A `.jsonl` file has one in each line, and a `.txt` file has matches as text, without the evidence for their deals.
    Any other file is one JSON document. After any of these, `.gz` compresses the file.

    Raises:
        RecordError: the file cannot be written, for example because its folder does not exist, or it can hold only one
            record.
        MamlakaError: a record is not sound, and so cannot be written as text.
    """
    path = Path(path)
    form = form_of(path)
    if form == TEXT:
        write_parts(path, (format_match(record) for record in records))
    elif form == LINES:
        write_parts(path, (encode_record(record).decode() + "\n" for record in records))
    else:
        records = list(records)
        if len(records) != 1:
            way = f"use a name that ends in {LINES} or {TEXT}"
            raise RecordError(f"{path} holds one record, not {len(records)}: {way}")
        write_text(path, msgspec.json.format(encode_record(records[0]), indent=1).decode() + "\n")


def write_report(path: Path, report: Report) -> Path:
    """Write the report of a bad move to a file, atomically, and return its path.

    Only the user may read it: it has all hands, perhaps those of a match that is still being played.

    Raises:
        RecordError: the file cannot be written.
    """
    with new_file(path, mode=PRIVATE) as file:
        file.write(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    return path


def write_drills(path: Path, book: DrillBook) -> None:
    """Write drills to a file, atomically.

    Raises:
        RecordError: the file cannot be written.
    """
    write_text(path, msgspec.json.encode(book).decode() + "\n")


def read_drills(path: Path) -> DrillBook:
    """Return the drills in a file; none if there is no such file.

    Raises:
        RecordError: the file cannot be read, is damaged or has another format.
    """
    try:
        if not path.exists():
            return DrillBook()
    except OSError as error:
        raise RecordError(f"cannot read {path}: {error.strerror}") from error
    way = f"move it away to start anew, for example to {path.name}.damaged, or restore a copy"
    try:
        book = msgspec.json.decode(_read_document(path), type=DrillBook)
    except msgspec.ValidationError as error:
        raise RecordError(f"{path} holds no drills: {describe_json_error(error)}; {way}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise RecordError(f"{path} holds no drills: it is truncated or not JSON; {way}") from None
    if not book.is_supported:
        raise RecordError(
            f"{path} has format {book.format!r} version {book.format_version}, which this program does not read; {way}"
        )
    return book


def unused_path(folder: Path, name: str) -> Path:
    """Return the path of a new JSON file in a folder, with a number in its name if the name is taken.

    Raises:
        RecordError: the folder cannot be read.
    """
    paths = (folder / f"{name}{(number and f'-{number}') or ''}.json" for number in count())
    try:
        return next(path for path in paths if not path.exists())
    except OSError as error:
        raise RecordError(f"cannot read the folder {folder}: {error.strerror}") from error


def write_text(path: Path, text: str, *, mode: int = SHARED) -> None:
    """Write a text file, atomically.

    Args:
        path: the file.
        text: its content.
        mode: its permissions, as for `new_file`.

    Raises:
        RecordError: the file cannot be written.
    """
    write_parts(path, [text], mode=mode)


def write_parts(path: Path, parts: Iterable[str], *, mode: int = SHARED) -> None:
    """Write a text file from its parts, atomically; a name that ends in `.gz` compresses it.

    Args:
        path: the file.
        parts: its content, in order.
        mode: its permissions, as for `new_file`.

    Raises:
        RecordError: the file cannot be written.
    """
    with new_file(path, mode=mode) as file:
        for part in parts:
            file.write(part.encode())


def check_writable(path: Path) -> None:
    """Check that a file can be written: its folder exists, and it is not a folder itself.

    Raises:
        RecordError: the file cannot be written.
    """
    try:
        if not path.parent.is_dir():
            raise RecordError(f"cannot write {path}: there is no folder {path.parent}; create it, or use another one")
        if path.is_dir():
            raise RecordError(f"cannot write {path}: it is a folder; use a file in it")
    except OSError as error:
        raise RecordError(f"cannot write {path}: {error.strerror}") from error


@contextmanager
def new_file(path: Path, *, mode: int = SHARED) -> Iterator[BinaryIO]:
    """Open a file for writing that takes its name when it is complete; after an error, there is none.

    A name that ends in `.gz` compresses it. The same content makes the same bytes.

    Args:
        path: the file.
        mode: its permissions, as far as the user's settings for new files (umask) allow them.

    Raises:
        RecordError: the file cannot be written.
    """
    check_writable(path)
    unfinished = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        try:
            with open(unfinished, "xb", opener=partial(os.open, mode=mode)) as file:
                if path.suffix == GZIP:
                    with GzipFile("", "wb", fileobj=file, mtime=0) as compressed:
                        yield cast("BinaryIO", compressed)
                else:
                    yield file
                file.flush()
                os.fsync(file.fileno())
            unfinished.replace(path)
        finally:
            unfinished.unlink(missing_ok=True)
    except OSError as error:
        raise RecordError(f"cannot write {path}: {error.strerror}") from error


def read_records(path: str | os.PathLike[str], damaged: list[RecordError] | None = None) -> Iterator[Record]:
    """Yield the records of a file.

    A `.jsonl` file has one in each line, and a `.txt` file has matches as text. Any other file is one JSON document.
    After any of these, `.gz` says that the file is compressed.

    Args:
        path: the file.
        damaged: where the errors of damaged records are collected, which are left out; None: the first one is raised.

    Raises:
        RecordError: the file cannot be read, or a record is truncated or has another format.
    """
    for found in read_each_record(path):
        if not isinstance(found, RecordError):
            yield found
        elif damaged is None:
            raise found
        else:
            damaged.append(found)


def read_each_record(path: str | os.PathLike[str]) -> Iterator[Record | RecordError]:
    """Yield the records of a file, like `read_records`; in place of a record that is wrong its error.

    Raises:
        RecordError: the file cannot be read.
    """
    path = Path(path)
    if form_of(path) == TEXT:
        try:
            yield from parse_each_match((line.decode() for line in _read_lines(path)), str(path))
        except UnicodeDecodeError:
            raise RecordError(f"{path} is not text in UTF-8") from None
        return
    if form_of(path) != LINES:
        yield _decoded(_read_document(path), str(path))
        return
    number = 0
    for number, line in enumerate(_read_lines(path), start=1):
        yield _decoded(line, f"{path}, line {number}")
    if not number:
        raise RecordError(f"{path} is empty")


def _decoded(text: bytes, place: str) -> Record | RecordError:
    try:
        return decode_record(text, place)
    except RecordError as error:
        return error


def read_commitments(path: str | os.PathLike[str]) -> Commitments:
    """Return the published facts of a table, from its JSON saved while a start was in progress.

    Raises:
        RecordError: the file cannot be read, has another format, or was saved when the table had another status.
    """
    path = Path(path)
    try:
        table = msgspec.json.decode(_read_document(path), type=_CommittedTable)
    except msgspec.ValidationError as error:
        raise RecordError(f"{path} is not the JSON of a table: {describe_json_error(error)}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise RecordError(
            f"{path} is not the JSON of a table: it must have the fields `commitment`, `nonceHashes` and `status`"
        ) from None
    if table.status != STARTING:
        raise RecordError(
            f"{path} was saved while the table was {table.status!r}: only a file saved while it is {STARTING!r}, before"
            " the nonces are revealed, is evidence"
        )
    return table


class _CommittedTable(Commitments, frozen=True, kw_only=True):
    status: str


def _read_document(path: Path) -> bytes:
    with _open(path) as file:
        return _limited(file.read(MAX_RECORD_BYTES + 1), str(path))


def _read_lines(path: Path) -> Iterator[bytes]:
    with _open(path) as file:
        for number, line in enumerate(iter(partial(file.readline, MAX_RECORD_BYTES + 1), b""), start=1):
            yield _limited(line, f"{path}, line {number}")


@contextmanager
def _open(path: Path) -> Iterator[BinaryIO]:
    """Open a file for reading, what is compressed in it included.

    Named pipes are refused, because opening one may block forever.
    """
    try:
        _refuse_pipe(path)
        with path.open("rb") as file:
            if path.suffix == GZIP:
                with GzipFile(fileobj=file) as content:
                    yield cast("BinaryIO", content)
            else:
                yield file
    except (BadGzipFile, EOFError, zlib.error):
        raise RecordError(f"{path} is not compressed by gzip, or truncated") from None
    except OSError as error:
        raise RecordError(f"cannot read {path}: {error.strerror}") from error


def _refuse_pipe(path: Path) -> None:
    if path.parent != PIPES and Path(os.path.realpath(path)).is_fifo():
        raise OSError(errno.ESPIPE, "it is a named pipe; write the records to a file first")


def _limited(text: bytes, place: str) -> bytes:
    if len(text) > MAX_RECORD_BYTES:
        raise RecordError(f"{place} is not a record: it is larger than {MAX_RECORD_BYTES >> 20} MiB")
    return text
