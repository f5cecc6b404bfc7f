"""Long-running commands: number of processes, progress bar, Ctrl-C and SIGTERM."""

from __future__ import annotations

import ctypes
import os
import shlex
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from math import ceil
from multiprocessing.sharedctypes import RawValue
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from mamlaka.cli import SIGNALLED

__all__ = ["Interruptions", "handle_signals", "processes", "progress", "resume_hint"]

SIGNALS = (signal.SIGINT, signal.SIGTERM)

SHARE, MEASURED, LONG_MEASURED = 0.05, 3.0, 30.0
"""The time of the finished items says how long the others take after this share of them and so many seconds, or after
more seconds: the first items may be far from the mean."""
MINUTE = 60

T = TypeVar("T")


def processes(jobs: int, items: int) -> int:
    """Return the number of processes to start: `jobs`, or one per processor (0), but no more than work items."""
    return min(jobs or os.cpu_count() or 1, max(1, items))


def progress(
    work: Iterable[T],
    title: str,
    total: int | None,
    done: int = 0,
    items: str = "",
    console: Console | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Iterator[T]:
    """Yield the items of `work`; on a terminal, show a bar with the time that is probably left.

    Args:
        work: the items.
        title: what is done: `Reviewing`.
        total: the number of all items; None: it is unknown.
        done: the number of items that were done before.
        items: the plural noun for the items, if the work may take minutes. Then sentences say at the start what is to
            do, and how long it takes as soon as the first items show it. They stay, and need no bar.
        console: where to show it; None: standard error.
        clock: returns seconds.
    """
    console = console or Console(stderr=True)
    is_shown, told, waiting = console.is_terminal, not items, 0 if total is None else total - done
    begun = first = clock()
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TextColumn("{task.fields[left]}"))
    with Progress(*columns, console=console, transient=True, disable=not is_shown) as bar:
        task = bar.add_task(title, total=total, completed=done, left="")
        if is_shown and items and waiting:
            console.print(f"{title} {waiting} {items}. The first ones will show how long it takes.")
        for finished, piece in enumerate(work, start=1):
            yield piece
            now, left = clock(), waiting - finished
            first = now if finished == 1 else first  # before it, processes start
            is_known = finished > 1 and (
                (finished > waiting * SHARE and now - begun > MEASURED) or now - begun > LONG_MEASURED
            )
            expected = (now - first) / (finished - 1) * left if is_known else 0
            bar.update(task, advance=1, left=f"about {duration(expected)} left" if expected else "")
            if is_shown and is_known and not told:
                told = True
                if expected > MEASURED:
                    console.print(f"About {duration(expected)} for the other {left}.")


def duration(seconds: float) -> str:
    """Return a time as people say it, rounded up.

    >>> duration(42), duration(61), duration(3 * 3600)
    ('45 seconds', '2 minutes', '3 hours')
    """
    if seconds <= MINUTE:
        return f"{5 * ceil(seconds / 5) or 5} seconds"
    unit, name = (MINUTE, "minutes") if seconds < 2 * MINUTE * MINUTE else (MINUTE * MINUTE, "hours")
    return f"{ceil(seconds / unit)} {name}"


def resume_hint(done: int, total: int, items: str, out: Path | None, *more: str) -> str:
    """Return the progress of an interrupted command, and the command that resumes it.

    Args:
        done: the number of finished items.
        total: the number of all items.
        items: the plural noun for the items.
        out: the file that contains the finished items; None: they are lost.
        more: arguments to add to the command for resuming.
    """
    reached = f"after {done} of {total} {items}"
    words = sys.argv[1:]
    command = shlex.join(["mamlaka", *words, *(word for word in more if word not in words)])
    return f"{reached}, which are saved; resume with: {command}" if out else reached


class Interruption(KeyboardInterrupt):
    """A signal ended the work item in progress."""


class Interruptions:
    """Handles the first Ctrl-C or SIGTERM: it ends only the work item in progress."""

    def __init__(self) -> None:
        self.signal = 0
        """The number of the signal; 0: none has arrived."""
        self._shared: ctypes.c_int | None = None
        self._raises = False
        self._process = os.getpid()

    def share(self) -> Callable[[], bool]:
        """Return a function that returns whether a signal has arrived, also in worker processes that are given it."""
        self._shared = RawValue("i", self.signal)
        return partial(_is_set, self._shared)

    @property
    def status(self) -> int:
        """The exit status after the signal."""
        return SIGNALLED + self.signal

    def until(self, work: Iterator[T]) -> Iterator[T]:
        """Yield the items of `work` until the first signal."""
        try:
            while True:
                try:
                    self._raises = True  # before the test, so that no signal is lost between the two
                    if self.signal:
                        return
                    piece = next(work)
                finally:
                    self._raises = False
                yield piece
        except (Interruption, StopIteration):
            return

    def note(self, number: int, frame: object) -> None:
        """Handle the first signal, and restore the default for a second one.

        Raises:
            Interruption: a work item is in progress.
        """
        del frame
        if os.getpid() != self._process:
            return  # a worker just forked that does not ignore signals yet
        self.signal = number
        if self._shared is not None:
            self._shared.value = number
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        if self._raises:
            raise Interruption


def _is_set(number: ctypes.c_int) -> bool:
    return number.value != 0


@contextmanager
def handle_signals() -> Iterator[Interruptions]:
    """Handle Ctrl-C and SIGTERM so that finished work is kept."""
    noted = Interruptions()
    before = {number: signal.signal(number, noted.note) for number in SIGNALS}
    try:
        yield noted
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
