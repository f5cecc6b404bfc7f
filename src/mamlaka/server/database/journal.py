"""Group commit: tables that write at the same time share one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import anyio
from anyio import to_thread
from msgspec import Struct

from mamlaka.server.database.store import NewRow, Row, Store
from mamlaka.server.metrics import JOURNAL_FAILURES, JOURNAL_ROWS, JOURNAL_SECONDS

__all__ = ["Journal", "NotSaved"]

MAX_BATCH_ROWS = 512
"""The most rows in a transaction, which bounds the latency of each."""


class NotSaved(Exception):
    """The store cannot be written or read; nothing has changed."""


class _Waiting(Struct):
    rows: Sequence[NewRow]
    written: asyncio.Future[None]


class Journal:
    """The only writer of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()

    async def append(self, rows: Sequence[NewRow]) -> None:
        """Write rows and codes; they are on disk when this returns.

        Raises:
            NotSaved: they were not written. If its cause is a `ValueError`, a retry would fail, too.
        """
        waiting = _Waiting(rows, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(waiting)
        try:
            await waiting.written
        except Exception as error:
            raise NotSaved(str(error)) from error

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
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and sum(len(waiting.rows) for waiting in batch) < MAX_BATCH_ROWS:
                batch.append(self._queue.get_nowait())
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
                if not waiting.written.done():  # the caller may be cancelled
                    waiting.written.set_exception(error)
        else:
            for waiting in batch:
                if not waiting.written.done():
                    waiting.written.set_result(None)
