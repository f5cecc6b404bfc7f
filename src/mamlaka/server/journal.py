"""Writing to the store from many tables: commands that wait at the same time share one commit."""

from __future__ import annotations

import math
from collections.abc import Sequence

import anyio
from anyio import to_thread
from msgspec import Struct, field

from mamlaka.server.store import Row, Store

__all__ = ["Journal", "NotSaved"]

MOST_ROWS = 512
"""At most so many rows a commit, so that none of them waits long."""


class NotSaved(Exception):
    """The store could not write; nothing has happened."""


class _Waiting(Struct):
    rows: Sequence[Row]
    written: anyio.Event = field(default_factory=anyio.Event)
    error: Exception | None = None


class Journal:
    """The one writer of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._send, self._receive = anyio.create_memory_object_stream[_Waiting](math.inf)

    async def append(self, rows: Sequence[Row]) -> None:
        """Write rows; when this returns they are on disk.

        Raises:
            NotSaved: they could not be written; a `ValueError` as its cause says that they never can be.
        """
        waiting = _Waiting(rows)
        self._send.send_nowait(waiting)
        await waiting.written.wait()
        if waiting.error is not None:
            raise NotSaved(str(waiting.error)) from waiting.error

    async def rows(self, table_id: str) -> list[Row]:
        """Return everything that has happened at a table.

        Raises:
            NotSaved: the store cannot be read.
        """
        try:
            return await to_thread.run_sync(self.store.rows, table_id)
        except OSError as error:
            raise NotSaved(str(error)) from error

    async def run(self) -> None:
        """Write whatever waits, again and again, until cancelled."""
        with self._send, self._receive:
            async for first in self._receive:
                batch = [first]
                while sum(len(waiting.rows) for waiting in batch) < MOST_ROWS:
                    try:
                        batch.append(self._receive.receive_nowait())
                    except anyio.WouldBlock:
                        break
                with anyio.CancelScope(shield=True):
                    await self._write(batch)

    async def _write(self, batch: list[_Waiting]) -> None:
        try:
            await to_thread.run_sync(self.store.append, [row for waiting in batch for row in waiting.rows])
        except Exception as error:  # noqa: BLE001  # whatever it is, each table is told, and the next batch is written
            if len(batch) > 1 and not isinstance(error, OSError):
                # One table's trouble must not be that of the others: try each alone. A store that cannot be written
                # is everybody's trouble, and each try may take long.
                for waiting in batch:
                    await self._write([waiting])
                return
            for waiting in batch:
                waiting.error = error
        for waiting in batch:
            waiting.written.set()
