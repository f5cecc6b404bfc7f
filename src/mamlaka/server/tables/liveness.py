"""When this process was last alive, so that after a crash no player loses or gains time to think.

A process renews three times in the database. They differ in what they bound, so they differ in their rates:

* this one bounds the time to think that a player gains by a crash: every second, while a clock runs;
* the entries of the `lobby` bound how long a dead server stays in the list of public tables: every 20 seconds;
* the lease of a node (`cluster.membership`) bounds how long its tables are unreachable: every second, in the time of
  the database, and only where several servers share one.
"""

from __future__ import annotations

import logging
import secrets
import time

import anyio
from anyio import to_thread

from mamlaka.server.database.store import Store

__all__ = ["LivenessRecorder"]

NOTED_SECONDS = 1.0
"""The time between two notes. A player gains at most this much by a crash."""

log = logging.getLogger(__name__)


class LivenessRecorder:
    """Records regularly that this process is alive, while a clock runs at one of its tables."""

    def __init__(self, store: Store) -> None:
        """Start without clocks."""
        self._store = store
        self.run = secrets.token_hex(8)
        """Names this process."""
        self._clocks: set[str] = set()
        """The tables with a clock that runs."""
        self._changed = anyio.Event()
        self._has_noted = False
        """Whether a clock has run."""

    def clock_runs(self, table_id: str, *, runs: bool) -> None:
        """Note whether the clock of a table runs."""
        if runs:
            self._clocks.add(table_id)
            self._changed.set()
        else:
            self._clocks.discard(table_id)

    async def stopped_ms(self, run: str) -> int:
        """Return when a process was last alive, in milliseconds since 1970; 0: nothing is known about it.

        Raises:
            OSError: the database cannot be read.
        """
        return _now_ms() if run == self.run else await to_thread.run_sync(self._store.alive_until, run)

    async def keep_noting(self) -> None:
        """Note that this process is alive, until cancelled."""
        try:
            while True:
                await self._changed.wait()
                self._changed = anyio.Event()
                while self._clocks:
                    await self._note()
                    await anyio.sleep(NOTED_SECONDS)
        finally:
            if self._has_noted:
                with anyio.CancelScope(shield=True):
                    await self._note()

    async def _note(self) -> None:
        self._has_noted = True
        try:
            await to_thread.run_sync(self._store.note_alive, self.run, _now_ms())
        except (OSError, ValueError) as error:
            log.warning("cannot note that the server is alive: %s", error)


def _now_ms() -> int:
    return time.time_ns() // 1_000_000
