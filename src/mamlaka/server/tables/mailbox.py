"""The job queue of a table."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, TypeVar

from msgspec import Struct, field

from mamlaka.server.logs import binding, bound_facts

__all__ = ["Job", "Mailbox", "Unloaded"]

MAX_WAITING = 64
"""The most jobs with a waiting caller; further callers wait for a slot (backpressure)."""

T = TypeVar("T")


class Unloaded(Exception):
    """The table is no longer in memory; load it again with the registry."""


class Job(Struct):
    """A piece of work, and where its outcome goes."""

    work: Callable[[], Awaitable[Any]]
    outcome: asyncio.Future[Any] | None = None
    """The result or the exception, for the caller; None: no one waits for it."""
    facts: Mapping[str, str | int] = field(default_factory=bound_facts)
    """The facts on every line that the work logs: those of the session that queued it."""

    async def run(self) -> None:
        """Run the work, and give its result or its exception to the caller."""
        try:
            with binding(**self.facts):
                result = await self.work()
        except Exception as error:  # noqa: BLE001  # raised again by `Mailbox.run`
            self.fail(error)
        else:
            if self.outcome is not None and not self.outcome.done():
                self.outcome.set_result(result)

    def fail(self, error: Exception) -> None:
        """Give an exception to the caller, unless the caller is cancelled."""
        if self.outcome is not None and not self.outcome.done():
            self.outcome.set_exception(error)


class Mailbox:
    """A queue of jobs with many producers and one consumer."""

    def __init__(self) -> None:
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._slots = asyncio.Semaphore(MAX_WAITING)
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
            outcome: asyncio.Future[T] = asyncio.get_running_loop().create_future()
            self._jobs.put_nowait(Job(work, outcome))
            return await outcome

    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Queue `work` without waiting; ignored if the mailbox is closed."""
        if not self.is_closed:
            self._jobs.put_nowait(Job(work))

    async def next(self, until: float) -> Job | None:
        """Return the next job, or None if there is none until a time of the monotonic clock."""
        with suppress(asyncio.QueueEmpty):
            return self._jobs.get_nowait()
        with suppress(TimeoutError):
            async with asyncio.timeout_at(None if until == math.inf else until):
                return await self._jobs.get()
        return None

    def close(self) -> None:
        """Accept no more jobs; the waiting ones fail with `Unloaded`."""
        self.is_closed = True
        while not self._jobs.empty():
            self._jobs.get_nowait().fail(Unloaded())
