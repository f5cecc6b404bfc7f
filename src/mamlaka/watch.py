"""A deadline for code of other packages.

With `start`, or inside `watching`, everything that `plugins.call` runs has a thread of its own. The caller waits until
the deadline, ends the thread, and goes on. Python code ends at its next instruction. A thread that is stuck in C code
cannot be ended: it is left behind, and does not keep the process from ending. Meanwhile standard output is standard
error, so that what a plugin prints is not taken for what a command prints. That does not hold for what C code writes,
and for what a plugin prints later in threads of its own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from threading import Event, Lock, Thread, current_thread
from typing import TextIO

from mamlaka.plugins import HOST, Crash, Overtime, in_words, run_here

__all__ = ["GENEROSITY", "PATIENCE", "start", "watching"]

PATIENCE = 10.0
"""Seconds that code of another package gets, if it was not asked for a number of them."""
GENEROSITY = 20
"""The deadline is at least this many times the seconds that the code was asked to take."""
STROKES, STROKE_SECONDS = 5, 0.1
"""How often a thread is told to end, for code may catch everything, and how long that is waited for."""


def start(patience: float = PATIENCE) -> None:
    """Give a deadline to all code of other packages that this process runs from now on."""
    HOST.run = partial(_run, patience)


@contextmanager
def watching(patience: float = PATIENCE) -> Iterator[None]:
    """Give a deadline to code of other packages inside this context."""
    before = HOST.run
    start(patience)
    try:
        yield
    finally:
        HOST.run = before


class _Run(Thread):
    """The thread of one call."""

    def __init__(self, work: Callable[[], object]) -> None:
        super().__init__(name="mamlaka plugin", daemon=True)
        self._work = work
        self.result: object = None
        self.error: BaseException | None = None
        self.reason = ""
        """The error in words: to ask for them may take as long as the work itself."""
        self.is_done = Event()
        """Not `is_alive`, which may be wrong when Ctrl-C has interrupted a `join`."""

    def run(self) -> None:
        try:
            self.result = self._work()
        except BaseException as error:  # noqa: BLE001  # nobody but the code itself can have raised it
            self.error = error
            self.reason = in_words(error)
        finally:
            self.is_done.set()

    def end(self) -> None:
        """Raise an exception in the thread until it has ended, or long enough."""
        import ctypes  # noqa: PLC0415  # it takes longer to import than all else here, and is hardly ever needed

        for _ in range(STROKES):
            if self.ident is not None:  # else Ctrl-C came before the thread had begun
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self.ident), ctypes.py_object(Overtime))
            if self.is_done.wait(STROKE_SECONDS):
                return


class _Diversion:
    """Standard output is standard error while this is entered, by one thread or by several."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._entered = 0
        self._before: TextIO = sys.stdout

    def __enter__(self) -> None:
        with self._lock:
            if not self._entered:
                self._before, sys.stdout = sys.stdout, sys.stderr
            self._entered += 1

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._entered -= 1
            if not self._entered:
                sys.stdout = self._before


_DIVERSION = _Diversion()


def _run(patience: float, work: Callable[[], object], seconds: float) -> object:
    """Run work in a thread of its own, until a deadline.

    Raises:
        Crash: it raised an exception, or took too long.
    """
    if isinstance(current_thread(), _Run):  # it is under a deadline already
        return run_here(work, seconds)
    deadline = max(patience, GENEROSITY * seconds)
    thread = _Run(work)
    with _DIVERSION:
        try:
            thread.start()
            is_in_time = thread.is_done.wait(deadline)
        finally:
            if not thread.is_done.is_set():  # too late, or a person has lost patience before
                thread.end()
    if not is_in_time:
        raise Crash(f"takes longer than {deadline:g} seconds", lasting=True)
    if thread.error is not None:
        raise Crash(thread.reason) from thread.error
    return thread.result
