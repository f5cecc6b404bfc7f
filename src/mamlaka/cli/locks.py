"""Lock files: one process at a time works with a file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

from mamlaka.errors import RecordError
from mamlaka.storage import check_writable

__all__ = ["locked"]


@contextmanager
def locked(path: Path, taken: str, way: str) -> Iterator[None]:
    """Hold the lock of a file; the lock file `PATH.lock` is removed afterwards.

    Args:
        path: the file.
        taken: what another process does with the file, and the way out, for the error message.
        way: how to choose another file, for the error message.

    Raises:
        RecordError: another process holds the lock, or the lock file cannot be written.
    """
    check_writable(path)
    lock = FileLock(f"{path}.lock", timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise RecordError(f"{path} {taken}") from None
    except OSError as error:
        raise RecordError(f"cannot write {path}: {error.strerror}; {way}") from None
    try:
        yield
    finally:
        with suppress(OSError):  # Windows removes it itself
            Path(lock.lock_file).unlink()  # before the release, so that the next holder sees that it is gone
        lock.release()
