"""The job queue of a table."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import anyio
from msgspec import Struct, field
from structlog.contextvars import get_contextvars

from mamlaka.server.logs import binding

__all__ = ["Job", "Mailbox", "Unloaded"]

MAX_WAITING = 64
"""The most jobs with a waiting caller; further callers wait for a slot (backpressure)."""

T = TypeVar("T")


class Unloaded(Exception):
    """The table is no longer in memory; load it again with the registry."""


class Job(Struct):
    """A piece of work, and its outcome."""

    work: Callable[[], Awaitable[Any]]
    done: anyio.Event
    result: Any = None
    error: Exception | None = None
    facts: dict[str, Any] = field(default_factory=get_contextvars)
    """What the lines logged by the work have in common: those of whoever queued it."""

    async def run(self) -> None:
        """Run the work and store its result or its exception, for the caller."""
        try:
            with binding(**self.facts):
                self.result = await self.work()
        except Exception as error:  # noqa: BLE001  # raised again by `Mailbox.run`
            self.error = error
        self.done.set()


class Mailbox:
    """A queue of jobs with many producers and one consumer."""

    def __init__(self) -> None:
        self._send, self._receive = anyio.create_memory_object_stream[Job](math.inf)
        self._slots = anyio.Semaphore(MAX_WAITING)
        self.is_closed = False

    async def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Queue `work`, wait for it, and return its result. The work runs even if the caller is cancelled.

        Raises:
            Unloaded: the mailbox is closed.
            Exception: any exception of `work`.
        """
        async with self._slots:
            if self.is_closed:
                raise Unloaded
            job = Job(work, anyio.Event())
            self._send.send_nowait(job)
            await job.done.wait()
        if job.error is not None:
            raise job.error
        result: T = job.result
        return result

    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Queue `work` without waiting; ignored if the mailbox is closed."""
        if not self.is_closed:
            self._send.send_nowait(Job(work, anyio.Event()))

    async def next(self, until: float) -> Job | None:
        """Return the next job, or None if there is none until a time of the event loop."""
        with suppress(anyio.WouldBlock):
            return self._receive.receive_nowait()
        with anyio.move_on_after(max(0.0, until - anyio.current_time())):
            return await self._receive.receive()
        return None

    def close(self) -> None:
        """Accept no more jobs; the waiting ones fail with `Unloaded`."""
        self.is_closed = True
        self._send.close()
        with suppress(anyio.EndOfStream):
            while True:
                job = self._receive.receive_nowait()
                job.error = Unloaded()
                job.done.set()
        self._receive.close()
