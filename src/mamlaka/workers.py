"""Worker processes that end with this process."""

from __future__ import annotations

import os
import pickle
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import islice
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any, TypeVar, cast

from mamlaka.errors import PluginFailed
from mamlaka.plugins import HOST, Runner, in_words

__all__ = ["spread"]

T = TypeVar("T")


def _dependence() -> Callable[[], None]:
    """Return a function that a worker calls first, so that it ends with this process, even when this process is killed.

    The worker leaves Ctrl-C and SIGTERM to this process. Keep a reference to the function: without it the workers end.
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
    """Yield the results of `work` for each number, in order, computed by this process or by several.

    When the iterator is closed, the processes end at once, in the middle of their work. A `ProcessPoolExecutor` can do
    that from Python 3.14 on.

    Raises:
        ChildProcessError: a process was killed.
    """
    if jobs == 1:
        yield from map(work, numbers)
        return
    depend = _dependence()
    with ExitStack() as ends:
        connections = []
        for _ in range(jobs):
            here, there = Pipe()
            worker = Process(target=_serve, args=(there, depend, HOST.run, work), daemon=True)
            ends.callback(_kill, worker)
            worker.start()
            there.close()  # so that the connection ends with the worker
            connections.append(here)
        yield from _results(connections, numbers)


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
    HOST.run = run  # the same deadline for plugins as in the first process
    while True:
        number = connection.recv()
        try:
            result = work(number)
        except Exception as error:  # noqa: BLE001  # the other process raises it
            result = _portable(error)
        connection.send((number, result))


def _portable(error: Exception) -> Exception:
    """Return an error that can be pickled; the error of a plugin may not be."""
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301  # made here
    except Exception:  # noqa: BLE001  # whatever its class does
        return PluginFailed(in_words(error))
    return error
