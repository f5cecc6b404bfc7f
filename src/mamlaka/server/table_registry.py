"""All tables of a server: those in memory, and those that still sleep in the log."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from random import Random
from typing import TypeVar

import anyio
from anyio import to_thread
from anyio.abc import TaskGroup

from mamlaka.bots.registry import find_bot
from mamlaka.errors import IllegalAction, Refusal
from mamlaka.fair import SEED_BYTES
from mamlaka.games.registry import find_game
from mamlaka.match import Setup
from mamlaka.server import protocol
from mamlaka.server.hints import MOST_AT_ONCE
from mamlaka.server.history import History, Opened
from mamlaka.server.journal import Journal
from mamlaka.server.live import LiveTable
from mamlaka.server.mailbox import Retired
from mamlaka.server.store import Store
from mamlaka.server.timing import Timing

__all__ = ["TableRegistry"]

ID_BYTES = 9
"""A table is private: whoever knows its address may come in, and nobody guesses it."""

T = TypeVar("T")


class TableRegistry:
    """All tables of a server: those in memory, and those that are only in the log."""

    def __init__(
        self, store: Store, timing: Timing, tasks: TaskGroup, entropy: Callable[[int], bytes] = secrets.token_bytes
    ) -> None:
        """Open the registry; the tables run in a task group for as long as that lasts.

        Args:
            store: where the tables are kept.
            timing: how long things take.
            tasks: where the tables run.
            entropy: returns so many random bytes; seeds of deals and names of tables are made of them.
        """
        self._entropy = entropy
        self.timing = timing
        self._tasks = tasks
        self.store = store
        self._journal = Journal(store)
        self._tables: dict[str, LiveTable] = {}
        self._loading = anyio.Lock()
        self.thinkers = anyio.CapacityLimiter(MOST_AT_ONCE)
        """Who may think about hints at the same time."""
        self.importers = anyio.CapacityLimiter(1)
        """Who may look for games and bots: what is imported for the first time may take long, or fail."""
        tasks.start_soon(self._journal.run)

    @property
    def awake(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def open(self, wish: protocol.OpenTable) -> LiveTable:
        """Return a new table.

        Raises:
            InvalidSetup: such a match cannot be.
            NotSaved: it could not be written down.
        """
        game = await to_thread.run_sync(find_game, wish.game, limiter=self.importers)
        await to_thread.run_sync(find_bot, wish.bots, limiter=self.importers)
        options = game.options_type.parse(wish.options, wish.preset)
        start = Setup(game, options, wish.seats).start()
        table_id = urlsafe_b64encode(self._entropy(ID_BYTES)).decode()
        history = History(table_id)
        opened = Opened(
            game.name,
            game.version,
            wish.preset,
            start.game.options.texts(),
            start.seats,
            wish.bots,
            self._entropy(SEED_BYTES).hex(),
        )
        row = history.row(opened)
        await self._journal.append([row])
        history.apply(row)
        return self._stand(table_id, history)

    async def find(self, table_id: str) -> LiveTable:
        """Return a table, from memory or from its log.

        Raises:
            IllegalAction: there is no such table, or its game has other rules by now.
            NotSaved: the log cannot be read.
        """
        table = self._tables.get(table_id)
        if table is not None and not table.is_retired:
            return table
        async with self._loading:
            table = self._tables.get(table_id)
            if table is None or table.is_retired:
                rows = await self._journal.rows(table_id)
                if not rows:
                    raise IllegalAction(Refusal("no_such_table"))
                table = self._stand(table_id, await to_thread.run_sync(History, table_id, rows))
            return table

    async def ask(self, table_id: str, work: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Have something done at a table, which is awakened if it leaves the memory meanwhile.

        Raises:
            Exception: as in `find`, and whatever the work raises.
        """
        while True:
            table = await self.find(table_id)
            with suppress(Retired):
                return await table.run(partial(work, table))

    def _stand(self, table_id: str, history: History) -> LiveTable:
        table = self._tables[table_id] = LiveTable(
            history, self._journal, self.timing, Random(self._entropy(SEED_BYTES))
        )

        def retired() -> None:
            if self._tables.get(table_id) is table:
                del self._tables[table_id]

        self._tasks.start_soon(table.process_jobs, retired)
        return table
