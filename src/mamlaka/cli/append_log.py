"""Files that grow line by line while a command runs, and that survive a crash at any point."""

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
from mamlaka.storage import LINES, check_writable

__all__ = ["AppendLog", "check_suffix", "complete_lines"]


def check_suffix(path: Path | None) -> None:
    """Check that a name ends in `.jsonl`.

    Raises:
        RecordError: the name has another suffix, or none.
    """
    if path is not None and path.suffix != LINES:
        raise RecordError(f"{path} would hold JSON Lines: use a name that ends in {LINES}")


def complete_lines(path: Path) -> list[bytes]:
    """Return the complete lines of a file, without line ends; none if the file does not exist.

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


class AppendLog:
    """A file of lines, written by one process at a time. An incomplete last line is ignored.

    The file is locked until it is closed, or until the process ends, however it ends.
    """

    def __init__(self, path: Path) -> None:
        """Open or create a file. An existing file stays unchanged until lines are added.

        Args:
            path: the path of the file.

        Raises:
            RecordError: another process has locked the file, or it cannot be written.
        """
        self.path = path
        check_writable(path)
        try:
            if path.exists() and not path.is_file():
                raise RecordError(f"cannot write {path}: it is not a regular file; use another name")
            self.is_new = not path.exists()
            self._file = FileIO(path, "x+" if self.is_new else "r+")
        except FileExistsError:
            if path.is_symlink():
                message = f"cannot write {path}: it is a broken symbolic link; remove it, or use another name"
            else:
                message = _taken(path)
            raise RecordError(message) from None
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
        """Return the open file."""
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
        """Close the file and release its lock."""
        self._file.close()

    def discard(self) -> None:
        """Close the file, and remove it if it was created here and is still empty."""
        is_empty = self.is_new and not self._size
        if os.name == "nt":  # Windows cannot remove an open file
            self.close()
        if is_empty:
            self.path.unlink(missing_ok=True)
        self.close()

    def lines(self) -> Iterator[bytes]:
        """Yield the complete lines, without line ends. Read all of them before you add lines."""
        left = self._size
        for line in self._reader():
            left -= len(line)
            if left < 0:
                return
            yield line[:-1]

    def remainder(self) -> bytes:
        """Return the bytes after the last complete line."""
        self._file.seek(self._size)
        return self._file.readall()

    def keep(self, count: int) -> None:
        """Drop all but the first `count` lines; the file changes when lines are added."""
        self._size = sum(len(line) + 1 for line in islice(self.lines(), count))

    def add(self, lines: Iterable[bytes]) -> None:
        """Append lines, overwriting an incomplete last one. The operating system has them when this returns.

        Raises:
            RecordError: the lines cannot be written, for example because the disk is full. The file is unchanged.
        """
        text = b"".join(line + b"\n" for line in lines)
        try:
            self._file.truncate(self._size)
            self._file.seek(self._size)
            written = 0
            while written < len(text):  # a full disk accepts only the first part
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
        with open(
            self._file.fileno(), "rb", closefd=False
        ) as file:  # on Windows only this descriptor may read the locked file
            file.seek(0)
            yield from file


def _taken(path: Path) -> str:
    return f"{path} is being written by another process: wait, or use another name"


_OPEN: WeakSet[AppendLog] = WeakSet()


def _close_all() -> None:
    for file in list(_OPEN):
        file.close()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_close_all)  # else a worker would keep the lock of a killed process
