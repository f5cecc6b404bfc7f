"""Long work: how many processes, how far it is, and what Ctrl-C and SIGTERM do."""

from __future__ import annotations

import os
import shlex
import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress

from mamlaka.cli import SIGNALLED

__all__ = ["Interruptions", "how_far", "interruptions", "processes", "progress"]

SIGNALS = (signal.SIGINT, signal.SIGTERM)

T = TypeVar("T")


def processes(jobs: int, pieces: int) -> int:
    """Return how many processes to start: as asked, or one for each processor (0), and no more than pieces of work."""
    return min(jobs or os.cpu_count() or 1, max(1, pieces))


def progress(work: Iterable[T], title: str, total: int, done: int = 0) -> Iterator[T]:
    """Yield what work yields, and draw on a terminal how far it is: of a total, with what was done before."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=total, completed=done)
        for piece in work:
            yield piece
            bar.advance(task)


def how_far(done: int, total: int, pieces: str, out: Path | None, *more: str) -> str:
    """Return how far an interrupted command got, and how to continue it.

    Args:
        done: how many pieces of work are finished.
        total: of how many.
        pieces: what they are.
        out: the file that keeps them, if there is one.
        more: words that the same command takes to go on.
    """
    reached = f"after {done} of {total} {pieces}"
    words = sys.argv[1:]
    command = shlex.join(["mamlaka", *words, *(word for word in more if word not in words)])
    return f"{reached}, which are kept; go on with: {command}" if out else reached


class Interruption(KeyboardInterrupt):
    """A signal has ended the piece of work that was under way."""


class Interruptions:
    """The first Ctrl-C or SIGTERM, which ends the piece of work under way and nothing else."""

    def __init__(self) -> None:
        self.signal = 0
        """Which signal it was; 0: none."""
        self._raises = False
        self._process = os.getpid()

    @property
    def status(self) -> int:
        """The exit status of a command that the signal has ended."""
        return SIGNALLED + self.signal

    def until(self, work: Iterator[T]) -> Iterator[T]:
        """Yield what work yields, up to the first signal."""
        try:
            while True:
                try:
                    self._raises = True  # before the question, so that no signal falls between the two
                    if self.signal:
                        return
                    piece = next(work)
                finally:
                    self._raises = False
                yield piece
        except (Interruption, StopIteration):
            return

    def note(self, number: int, frame: object) -> None:
        """Take the first signal; a second one ends the program.

        Raises:
            Interruption: work is under way.
        """
        del frame
        if os.getpid() != self._process:
            return  # a worker that was forked a moment ago and does not ignore signals yet
        self.signal = number
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        if self._raises:
            raise Interruption


@contextmanager
def interruptions() -> Iterator[Interruptions]:
    """Listen for Ctrl-C and SIGTERM, so that what is finished is kept."""
    noted = Interruptions()
    before = {number: signal.signal(number, noted.note) for number in SIGNALS}
    try:
        yield noted
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
