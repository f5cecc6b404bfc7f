"""A deadline for the code of plugins.

After `set_plugin_deadline`, or inside `plugin_deadline`, everything that `plugins.call_plugin` runs has its own thread.
The caller waits until the deadline, ends the thread, and continues. Python code ends at its next instruction. A thread
that is stuck in C code cannot be ended; it is abandoned, and it doesn't keep the process from exiting. During the call,
standard output is redirected to standard error, so that the output of a plugin doesn't mix with that of the command.
This covers neither output of C code nor later output of threads that the plugin started.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from threading import Event, Lock, Thread, current_thread
from typing import TextIO

from mamlaka.plugins import HOST, DeadlineExceeded, PluginCrash, describe_error, run_here

__all__ = ["DEADLINE_FACTOR", "DEFAULT_TIMEOUT", "plugin_deadline", "set_plugin_deadline"]

DEFAULT_TIMEOUT = 10.0
"""The deadline in seconds for code that has no time limit of its own."""
DEADLINE_FACTOR = 20
"""The deadline is at least this multiple of the time limit given to the code."""
END_ATTEMPTS, ATTEMPT_SECONDS = 5, 0.1
"""How often `end` raises an exception in a thread, because code may catch it, and the wait after each."""


def set_plugin_deadline(timeout: float = DEFAULT_TIMEOUT) -> None:
    """Set a deadline for all plugin code that this process runs from now on.

    Args:
        timeout: the deadline in seconds for code that has no time limit of its own. Code with a limit has at least
            `DEADLINE_FACTOR` times as long.
    """
    HOST.run = partial(_run, timeout)


@contextmanager
def plugin_deadline(timeout: float = DEFAULT_TIMEOUT) -> Iterator[None]:
    """Set a deadline for plugin code inside this context."""
    before = HOST.run
    set_plugin_deadline(timeout)
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
        """Used instead of `is_alive`, which may be wrong after Ctrl-C has interrupted a `join`."""

    def run(self) -> None:
        try:
            self.result = self._work()
        except BaseException as error:  # noqa: BLE001  # only the code itself can have raised it
            self.error = error
            self.reason = describe_error(error)
        finally:
            self.is_done.set()

    def end(self) -> None:
        """Raise an exception in the thread until it ends, or until all attempts have failed."""
        import ctypes  # noqa: PLC0415  # slow to import and rarely needed

        for _ in range(END_ATTEMPTS):
            if self.ident is not None:  # None if Ctrl-C came before the thread started
                ctypes.pythonapi.PyThreadState_SetAsyncExc(
                    ctypes.c_ulong(self.ident), ctypes.py_object(DeadlineExceeded)
                )
            if self.is_done.wait(ATTEMPT_SECONDS):
                return


class _Diversion:
    """A reentrant context that redirects standard output to standard error for the whole process."""

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


def _run(timeout: float, work: Callable[[], object], seconds: float) -> object:
    """Run `work` in its own thread, with a deadline.

    Raises:
        Crash: the work raised an exception, or missed the deadline.
    """
    if isinstance(current_thread(), _Run):  # it has a deadline already
        return run_here(work, seconds)
    deadline = max(timeout, DEADLINE_FACTOR * seconds)
    thread = _Run(work)
    with _DIVERSION:
        try:
            thread.start()
            is_in_time = thread.is_done.wait(deadline)
        finally:
            if not thread.is_done.is_set():  # the deadline has passed, or Ctrl-C was pressed
                thread.end()
    if not is_in_time:
        raise PluginCrash(f"takes longer than {deadline:g} seconds", lasting=True)
    if thread.error is not None:
        raise PluginCrash(thread.reason) from thread.error
    return thread.result
