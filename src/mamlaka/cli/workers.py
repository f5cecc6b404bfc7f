"""Processes that work for this one, and end with it."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, redirect_stdout
from functools import partial
from itertools import islice
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any, TypeVar, cast

from mamlaka.errors import InvalidSetup, PluginFailed
from mamlaka.plugins import HOST, Runner, in_words

__all__ = ["spread"]

T = TypeVar("T")


def _dependence() -> Callable[[], None]:
    """Return what a worker calls first, so that it ends with this process, even when this process is killed.

    The worker leaves Ctrl-C and SIGTERM to this process. Keep what is returned: without it the workers end.
    """
    reader, writer = Pipe(duplex=False)
    return partial(_depend, reader, writer)


def _depend(reader: Connection[Any, Any], writer: Connection[Any, Any]) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    writer.close()  # from now on only the first process has it open
    Thread(target=_end_with, args=(reader,), daemon=True).start()


def _end_with(reader: Connection[Any, Any]) -> None:
    wait([reader])  # nobody sends anything: it is ready when the other side is closed
    os._exit(1)


def spread(work: Callable[[int], T], numbers: Sequence[int], jobs: int) -> Generator[T, None, None]:
    """Yield the results of pieces of work in the order of their numbers, done by several processes, or by this one.

    When the iterator is closed the processes end at once, in the middle of their work. A `ProcessPoolExecutor` can do
    that from Python 3.14 on.

    Raises:
        ChildProcessError: a process was killed.
    """
    if jobs == 1:
        for number in numbers:
            with _quiet():
                result = work(number)
            yield result
        return
    depend = _dependence()
    with ExitStack() as ends:
        connections = []
        for _ in range(jobs):
            here, there = _pipe(jobs)
            worker = Process(target=_serve, args=(there, depend, HOST.run, work), daemon=True)
            ends.callback(_kill, worker)
            _start(worker, jobs)
            there.close()  # so that the connection ends with the worker
            connections.append(here)
        yield from _results(connections, numbers)


def _quiet() -> AbstractContextManager[object]:
    """Return a context in which games and bots print to standard error: standard output belongs to the command."""
    return redirect_stdout(sys.stderr)


def _pipe(jobs: int) -> tuple[Connection[Any, Any], Connection[Any, Any]]:
    try:
        return Pipe()
    except OSError as error:
        raise _too_many(jobs, error) from None


def _start(worker: Process, jobs: int) -> None:
    try:
        worker.start()
    except OSError as error:
        raise _too_many(jobs, error) from None


def _too_many(jobs: int, error: OSError) -> InvalidSetup:
    return InvalidSetup(f"--jobs {jobs} is too many for this system: {error.strerror}; ask for fewer")


def _kill(worker: Process) -> None:
    if worker.pid:
        worker.kill()
        worker.join()


def _results(connections: Sequence[Connection[Any, Any]], numbers: Sequence[int]) -> Iterator[Any]:
    ahead = iter(numbers)
    found: dict[int, object] = {}
    try:
        for connection, number in zip(connections, ahead, strict=False):
            connection.send(number)
        for number in numbers:
            while number not in found:
                for connection in cast("list[Connection[Any, Any]]", wait(connections)):
                    done, result = connection.recv()
                    for following in islice(ahead, 1):
                        connection.send(following)
                    found[done] = result
            result = found.pop(number)
            if isinstance(result, Exception):
                raise result
            yield result
    except (EOFError, ConnectionError):
        raise ChildProcessError("a worker process was killed (is there too little memory?)") from None


def _serve(
    connection: Connection[Any, Any], depend: Callable[[], None], run: Runner, work: Callable[[int], object]
) -> None:
    depend()
    HOST.run = run  # plugins have the same deadline here
    with _quiet():
        while True:
            number = connection.recv()
            try:
                result = work(number)
            except BaseException as error:  # noqa: BLE001  # the other process raises it
                result = _portable(error)
            try:
                connection.send((number, result))
            except (pickle.PicklingError, AttributeError, TypeError) as error:  # a plugin's value is part of the result
                connection.send((number, _portable(error)))


def _portable(error: BaseException) -> Exception:
    """Return an error that another process can read: that of a plugin may be of any form."""
    if not isinstance(error, Exception):
        return PluginFailed(in_words(error))
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301  # made here
    except Exception:  # noqa: BLE001  # whatever its class does
        return PluginFailed(in_words(error))
    return error
