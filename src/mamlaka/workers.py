"""Worker processes, which end with this process."""

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
from mamlaka.plugins import HOST, Runner, describe_error

__all__ = ["map_ordered"]

T = TypeVar("T")


def _lifetime() -> Callable[[], None]:
    """Return a function that a worker calls first, so that it ends with this process, even if this process is killed.

    Workers ignore Ctrl-C and SIGTERM, which this process handles. Keep the function alive: the workers end without it.
    """
    reader, writer = Pipe(duplex=False)
    return partial(_watch_parent, reader, writer)


def _watch_parent(reader: Connection[Any, Any], writer: Connection[Any, Any]) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    writer.close()  # from now on only the parent has it open
    Thread(target=_exit_with, args=(reader,), daemon=True).start()


def _exit_with(reader: Connection[Any, Any]) -> None:
    wait([reader])  # nothing is sent, so it becomes ready when the other end is closed
    os._exit(1)


def map_ordered(work: Callable[[int], T], numbers: Sequence[int], jobs: int) -> Generator[T, None, None]:
    """Apply `work` to the numbers in several processes, or in this one, and yield the results in order.

    Closing the iterator kills the processes at once; `ProcessPoolExecutor` can do this only from Python 3.14.

    Raises:
        ChildProcessError: a process was killed.
    """
    if jobs == 1:
        for number in numbers:
            with _quiet():
                result = work(number)
            yield result
        return
    watch_parent = _lifetime()
    with ExitStack() as ends:
        connections = []
        for _ in range(jobs):
            here, there = _pipe(jobs)
            worker = Process(target=_serve, args=(there, watch_parent, HOST.run, work), daemon=True)
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
    pending = iter(numbers)
    results: dict[int, object] = {}
    try:
        for connection, number in zip(connections, pending, strict=False):
            connection.send(number)
        for number in numbers:
            while number not in results:
                for connection in cast("list[Connection[Any, Any]]", wait(connections)):
                    done, result = connection.recv()
                    for next_number in islice(pending, 1):
                        connection.send(next_number)
                    results[done] = result
            result = results.pop(number)
            if isinstance(result, Exception):
                raise result
            yield result
    except (EOFError, ConnectionError):
        raise ChildProcessError("a worker process was killed, possibly because memory ran out") from None


def _serve(
    connection: Connection[Any, Any], watch_parent: Callable[[], None], run: Runner, work: Callable[[int], object]
) -> None:
    watch_parent()
    HOST.run = run  # plugins have the same deadline as in the parent
    with _quiet():
        while True:
            number = connection.recv()
            try:
                result = work(number)
            except BaseException as error:  # noqa: BLE001  # raised again in the parent
                result = _portable(error)
            try:
                connection.send((number, result))
            except (pickle.PicklingError, AttributeError, TypeError) as error:  # a plugin's value is part of the result
                connection.send((number, _portable(error)))


def _portable(error: BaseException) -> Exception:
    """Return an error that can be pickled; exceptions of plugins may not be."""
    if not isinstance(error, Exception):
        return PluginFailed(describe_error(error))
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301  # pickled on the same line
    except Exception:  # noqa: BLE001  # code of a plugin may raise anything
        return PluginFailed(describe_error(error))
    return error
