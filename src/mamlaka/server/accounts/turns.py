"""A queue for work that takes long, in which those who ask for much don't make the others wait for all of it."""

from __future__ import annotations

import math
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager

import anyio

from mamlaka.errors import IllegalAction, Refusal

__all__ = ["Turns"]

MAX_WAITING = 64
"""The most that wait."""
MAX_WAITING_EACH = 16
"""The most of one client that wait."""
FIRST_GUESS = 0.2
"""The seconds that a turn is expected to take before one was measured."""
SHARE = 0.1
"""The weight of the last turn in the measured time of turns."""


class _Waiting:
    """One that waits: until it is called, with `is_refused` if its place goes to another client."""

    def __init__(self) -> None:
        self.called = anyio.Event()
        self.is_refused = False


class Turns:
    """Gives turns to clients: each client that waits gets one before any gets its second.

    If too many wait, a client with fewer of them takes the last place of the one with the most.
    """

    def __init__(self, at_once: int) -> None:
        """Start with an empty queue.

        Args:
            at_once: the most turns at the same time.
        """
        self._at_once = at_once
        self._free = at_once
        self._waiting: OrderedDict[Hashable, deque[_Waiting]] = OrderedDict()
        """Those who wait by client; the first client is called next."""
        self._seconds = FIRST_GUESS

    @asynccontextmanager
    async def turn_of(self, client: Hashable) -> AsyncIterator[None]:
        """Wait for a turn, and hold it.

        Raises:
            IllegalAction: too many wait; the facts say for how many seconds they will.
        """
        await self._enter(client)
        began = time.monotonic()
        try:
            yield
        finally:
            self._seconds += SHARE * (time.monotonic() - began - self._seconds)
            self._call_next()

    async def _enter(self, client: Hashable) -> None:
        if self._free:
            self._free -= 1
            return
        waiting = self._join(client)
        try:
            await waiting.called.wait()
        except BaseException:
            if not waiting.called.is_set():
                self._leave(client, waiting)
            elif not waiting.is_refused:
                self._call_next()
            raise
        if waiting.is_refused:
            raise self._busy()

    def _join(self, client: Hashable) -> _Waiting:
        """Let a client wait behind its others.

        Raises:
            IllegalAction: too many wait.
        """
        mine = len(self._waiting.get(client, ()))
        if mine >= MAX_WAITING_EACH:
            raise self._busy()
        if sum(map(len, self._waiting.values())) >= MAX_WAITING:
            longest = max(self._waiting, key=lambda one: len(self._waiting[one]))
            if len(self._waiting[longest]) <= mine + 1:
                raise self._busy()
            refused = self._waiting[longest].pop()
            refused.is_refused = True
            refused.called.set()
        waiting = _Waiting()
        self._waiting.setdefault(client, deque()).append(waiting)
        return waiting

    def _leave(self, client: Hashable, waiting: _Waiting) -> None:
        self._waiting[client].remove(waiting)
        if not self._waiting[client]:
            del self._waiting[client]

    def _call_next(self) -> None:
        """Give a turn that has ended to the next client, whose others then wait behind those of all other clients."""
        if not self._waiting:
            self._free += 1
            return
        client, queue = self._waiting.popitem(last=False)
        queue.popleft().called.set()
        if queue:
            self._waiting[client] = queue

    def _busy(self) -> IllegalAction:
        waiting = sum(map(len, self._waiting.values()))
        seconds = max(1, math.ceil(waiting * self._seconds / self._at_once))
        return IllegalAction(Refusal("server_busy", {"seconds": seconds}))
