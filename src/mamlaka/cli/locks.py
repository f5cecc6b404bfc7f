"""Files that one process at a time works with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

from mamlaka.errors import RecordError
from mamlaka.storage import check_place

__all__ = ["locked"]


@contextmanager
def locked(path: Path, taken: str, way: str) -> Iterator[None]:
    """Hold the lock of a file, a file beside it that is gone afterwards: a second process is refused.

    Args:
        path: the file.
        taken: what another process does with it, and the way out, for the error.
        way: how to name another place, for the error.

    Raises:
        RecordError: another process has the lock, or nothing can be written there.
    """
    check_place(path)
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
            Path(lock.lock_file).unlink()  # while it is held: whoever takes it next sees that it is gone
        lock.release()
