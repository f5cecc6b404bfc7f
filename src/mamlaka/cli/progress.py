"""Long work: how many processes, how far it is, and what Ctrl-C does."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from threading import Event
from typing import TypeVar

from rich.console import Console
from rich.progress import track

__all__ = ["INTERRUPTED", "interruptions", "processes", "progress"]

INTERRUPTED = 130
"""The exit status of a command that Ctrl-C has ended."""

T = TypeVar("T")


def processes(jobs: int, pieces: int) -> int:
    """Return how many processes to start: as asked, or one for each processor (0), and no more than pieces of work."""
    return min(jobs or os.cpu_count() or 1, max(1, pieces))


def progress(work: Iterable[T], title: str, total: int) -> Iterator[T]:
    """Yield what work yields, and draw how far it is on a terminal."""
    yield from track(work, description=title, total=total, console=Console(stderr=True), transient=True)


@contextmanager
def interruptions() -> Iterator[Event]:
    """Note the first Ctrl-C instead of raising it, so that what is finished is kept; a second one stops at once."""
    interrupted = Event()

    def note(number: int, frame: object) -> None:
        del number, frame
        interrupted.set()
        signal.signal(signal.SIGINT, signal.default_int_handler)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield interrupted
    finally:
        signal.signal(signal.SIGINT, before)
