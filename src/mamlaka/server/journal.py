"""Group commit: tables that write at the same time share one transaction."""

from __future__ import annotations

import math
from collections.abc import Sequence

import anyio
from anyio import to_thread
from msgspec import Struct, field

from mamlaka.server.metrics import JOURNAL_FAILURES, JOURNAL_ROWS, JOURNAL_SECONDS
from mamlaka.server.store import NewRow, Row, Store

__all__ = ["Journal", "NotSaved"]

MAX_BATCH_ROWS = 512
"""The most rows in a transaction, which bounds the latency of each."""


class NotSaved(Exception):
    """The store cannot be written or read; nothing has changed."""


class _Waiting(Struct):
    rows: Sequence[NewRow]
    written: anyio.Event = field(default_factory=anyio.Event)
    error: Exception | None = None


class Journal:
    """The only writer of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._send, self._receive = anyio.create_memory_object_stream[_Waiting](math.inf)

    async def append(self, rows: Sequence[NewRow]) -> None:
        """Write rows and codes; they are on disk when this returns.

        Raises:
            NotSaved: they were not written. If its cause is a `ValueError`, a retry would fail, too.
        """
        waiting = _Waiting(rows)
        self._send.send_nowait(waiting)
        await waiting.written.wait()
        if waiting.error is not None:
            raise NotSaved(str(waiting.error)) from waiting.error

    async def take(self, table_id: str) -> tuple[int, list[Row]]:
        """Raise the epoch of a table, and return it and the log, as `Store.take` does.

        Raises:
            NotSaved: the store cannot be written.
        """
        try:
            return await to_thread.run_sync(self.store.take, table_id)
        except OSError as error:
            raise NotSaved(str(error)) from error

    async def run(self) -> None:
        """Write the waiting rows in batches, until cancelled."""
        with self._send, self._receive:
            async for first in self._receive:
                batch = [first]
                while sum(len(waiting.rows) for waiting in batch) < MAX_BATCH_ROWS:
                    try:
                        batch.append(self._receive.receive_nowait())
                    except anyio.WouldBlock:
                        break
                with anyio.CancelScope(shield=True):
                    await self._write(batch)

    async def _write(self, batch: list[_Waiting]) -> None:
        rows = [row for waiting in batch for row in waiting.rows]
        JOURNAL_ROWS.observe(len(rows))
        try:
            with JOURNAL_SECONDS.time():
                await to_thread.run_sync(self.store.append, rows)
        except Exception as error:  # noqa: BLE001  # each table gets the error, and the next batch is written
            JOURNAL_FAILURES.inc()
            if len(batch) > 1 and not isinstance(error, OSError):
                # A bad row of one table must not fail the others, so write each alone. A store that cannot be
                # written fails for all, and each attempt may take long.
                for waiting in batch:
                    await self._write([waiting])
                return
            for waiting in batch:
                waiting.error = error
        for waiting in batch:
            waiting.written.set()
