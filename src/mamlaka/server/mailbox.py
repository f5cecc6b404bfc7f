"""What a table is asked to do, one thing after another."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import anyio
from msgspec import Struct

__all__ = ["Job", "Mailbox", "Retired"]

MOST_WAITING = 64
"""So many may wait for an answer at the same time; the others wait for a place."""

T = TypeVar("T")


class Retired(Exception):
    """The table has left the memory: ask the registry for it again."""


class Job(Struct):
    """One thing to do."""

    work: Callable[[], Awaitable[Any]]
    done: anyio.Event
    result: Any = None
    error: Exception | None = None

    async def run(self) -> None:
        """Do it; what goes wrong belongs to whoever asked."""
        try:
            self.result = await self.work()
        except Exception as error:  # noqa: BLE001  # raised again where it was asked for
            self.error = error
        self.done.set()


class Mailbox:
    """Takes jobs from many and gives them to one."""

    def __init__(self) -> None:
        self._send, self._receive = anyio.create_memory_object_stream[Job](math.inf)
        self._slots = anyio.Semaphore(MOST_WAITING)
        self.is_closed = False

    async def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done when its turn comes, and return what it gives; it is done even if nobody waits for it.

        Raises:
            Retired: nothing is done here any more.
            Exception: whatever the work raises.
        """
        async with self._slots:
            if self.is_closed:
                raise Retired
            job = Job(work, anyio.Event())
            self._send.send_nowait(job)
            await job.done.wait()
        if job.error is not None:
            raise job.error
        result: T = job.result
        return result

    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have something done when its turn comes, without waiting; nothing after the mailbox has been closed."""
        if not self.is_closed:
            self._send.send_nowait(Job(work, anyio.Event()))

    async def next(self, until: float) -> Job | None:
        """Return the next job, or None when there has been none until a time of the event loop."""
        with suppress(anyio.WouldBlock):
            return self._receive.receive_nowait()
        with anyio.move_on_after(max(0.0, until - anyio.current_time())):
            return await self._receive.receive()
        return None

    def close(self) -> None:
        """Take no more jobs, and send those away that wait."""
        self.is_closed = True
        self._send.close()
        with suppress(anyio.EndOfStream):
            while True:
                job = self._receive.receive_nowait()
                job.error = Retired()
                job.done.set()
        self._receive.close()
