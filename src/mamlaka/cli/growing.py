"""Files that grow line by line while a command runs, and survive whatever ends it."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from io import FileIO
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import Self
from weakref import WeakSet

from filelock import lock_descriptor

from mamlaka.errors import RecordError
from mamlaka.storage import LINES, check_place

__all__ = ["GrowingFile", "complete_lines", "refuse_other_suffix"]


def refuse_other_suffix(path: Path | None) -> None:
    """Refuse a name that does not end in `.jsonl`.

    Raises:
        RecordError: the name has another suffix, or none.
    """
    if path is not None and path.suffix != LINES:
        raise RecordError(f"{path} would hold one line of JSON after the other: let its name end in {LINES}")


def complete_lines(path: Path) -> list[bytes]:
    """Return the complete lines of a file, without their ends; none where there is no file.

    Raises:
        RecordError: the file cannot be read.
    """
    try:
        with path.open("rb") as file:
            return [line[:-1] for line in file if line.endswith(b"\n")]
    except FileNotFoundError:
        return []
    except OSError as error:
        raise RecordError(f"cannot read {path}: {error.strerror}") from error


class GrowingFile:
    """A file of lines, written by one process at a time. It may be cut off at any byte: half a last line never counts.

    The file itself is locked until it is closed or the process ends, however it ends.
    """

    def __init__(self, path: Path) -> None:
        """Open a file, or make it. What is in an old one stays as it is until something is added.

        Args:
            path: where it is.

        Raises:
            RecordError: another process writes it, or it cannot be written.
        """
        self.path = path
        check_place(path)
        try:
            if path.exists() and not path.is_file():
                raise RecordError(f"cannot write {path}: it is not a file; give another name")
            self.is_new = not path.exists()
            self._file = FileIO(path, "x+" if self.is_new else "r+")
        except FileExistsError:
            if path.is_symlink():
                sentence = f"cannot write {path}: it is a link to nothing; remove it, or give another name"
            else:
                sentence = _taken(path)
            raise RecordError(sentence) from None
        except OSError as error:
            raise RecordError(f"cannot write {path}: {error.strerror}") from error
        _OPEN.add(self)
        try:
            self._lock()
            self._size = sum(len(line) for line in self._reader() if line.endswith(b"\n"))
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        """Return the file, open."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file, and remove a new one in which an error has left nothing."""
        if error is None:
            self.close()
        else:
            self.discard()

    def close(self) -> None:
        """Let others write."""
        self._file.close()

    def discard(self) -> None:
        """Close the file, and remove it if it was made here and nothing has been added."""
        is_empty = self.is_new and not self._size
        if os.name == "nt":  # there an open file cannot be removed
            self.close()
        if is_empty:
            self.path.unlink(missing_ok=True)
        self.close()

    def lines(self) -> Iterator[bytes]:
        """Yield the lines that are complete, without their ends; read them all before you add some."""
        left = self._size
        for line in self._reader():
            left -= len(line)
            if left < 0:
                return
            yield line[:-1]

    def remainder(self) -> bytes:
        """Return what stands behind the last complete line."""
        self._file.seek(self._size)
        return self._file.readall()

    def keep(self, count: int) -> None:
        """Take away all lines but the first ones, as soon as something is added."""
        self._size = sum(len(line) + 1 for line in islice(self.lines(), count))

    def add(self, lines: Iterable[bytes]) -> None:
        """Write lines behind the last one, over what was half written; when this returns, the system has them.

        Raises:
            RecordError: they cannot be written, because the disk is full, say. The file is as it was before.
        """
        text = b"".join(line + b"\n" for line in lines)
        try:
            self._file.truncate(self._size)
            self._file.seek(self._size)
            written = 0
            while written < len(text):  # a disk that fills up takes the first part
                written += self._file.write(text[written:])
        except OSError as error:
            with suppress(OSError):
                self._file.truncate(self._size)
            raise RecordError(f"cannot write {self.path}: {error.strerror}") from error
        self._size += len(text)

    def _lock(self) -> None:
        try:
            locked = lock_descriptor(self._file.fileno(), blocking=False)
        except OSError as error:
            raise RecordError(f"cannot lock {self.path}: {error.strerror}") from error
        if not locked:
            raise RecordError(_taken(self.path))

    def _reader(self) -> Iterator[bytes]:
        with open(self._file.fileno(), "rb", closefd=False) as file:  # on Windows nobody else may read what is locked
            file.seek(0)
            yield from file


def _taken(path: Path) -> str:
    return f"{path} is being written by another process: wait, or give another name"


_OPEN: WeakSet[GrowingFile] = WeakSet()


def _close_all() -> None:
    for file in list(_OPEN):
        file.close()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_close_all)  # else a worker would hold the lock of a process that was killed
