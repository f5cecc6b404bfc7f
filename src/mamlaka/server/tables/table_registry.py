"""All tables of a server: those in memory, and those that exist only in the log."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

import anyio
from anyio import to_thread
from anyio.abc import TaskGroup

from mamlaka.bots.registry import find_bot
from mamlaka.errors import IllegalAction, Refusal
from mamlaka.fair import SEED_BYTES, terms_of
from mamlaka.match import Setup
from mamlaka.registry import find_game
from mamlaka.server import protocol
from mamlaka.server.accounts.moderation import ModerationWatcher
from mamlaka.server.database.codes import new_code, read_code
from mamlaka.server.database.journal import Journal, NotSaved
from mamlaka.server.database.log_entries import LogEntry, Opened, code_of, row_of
from mamlaka.server.database.purge import purge_regularly
from mamlaka.server.database.store import NewRow, Row, Store
from mamlaka.server.database.table_state import TableState
from mamlaka.server.metrics import measure_loop_delay
from mamlaka.server.tables.bots import MAX_THINKING_BOTS, bot_names
from mamlaka.server.tables.heartbeat import Heartbeats
from mamlaka.server.tables.hints import MAX_CONCURRENT_HINTS
from mamlaka.server.tables.live import LiveTable, new_table_id
from mamlaka.server.tables.liveness import LivenessRecorder
from mamlaka.server.tables.lobby import Lobby
from mamlaka.server.tables.mailbox import Unloaded
from mamlaka.server.tables.reviews import Reviews
from mamlaka.server.timing import Timing

__all__ = ["TableRegistry"]

POLL_SECONDS = 0.01

T = TypeVar("T")

log = logging.getLogger(__name__)


class TableRegistry:
    """The tables of a server; a table is loaded from its log on demand."""

    def __init__(
        self, store: Store, timing: Timing, tasks: TaskGroup, entropy: Callable[[int], bytes] = secrets.token_bytes
    ) -> None:
        """Open the registry, start its journal, and delete old tables.

        Args:
            store: the log of the tables.
            timing: delays and timeouts.
            tasks: the task group that runs the tables.
            entropy: returns the given number of random bytes, for the seeds of deals and the ids of tables.
        """
        self._entropy = entropy
        self.timing = timing
        self._tasks = tasks
        self.store = store
        self.moderation = ModerationWatcher(store.engine)
        """The moderation settings, as they were read last."""
        self._journal = Journal(store)
        self._liveness = LivenessRecorder(store)
        self.lobby = Lobby(store.engine, self._liveness.run)
        """The list of public tables."""
        self._tables: dict[str, LiveTable] = {}
        self._loading = anyio.Lock()
        self.heartbeats = Heartbeats(timing)
        """Sends heartbeats to clients."""
        self.hint_limiter = anyio.CapacityLimiter(MAX_CONCURRENT_HINTS)
        """Limits the hints and reports computed at the same time."""
        self.reviews = Reviews(store)
        """The reviewed deals of finished matches."""
        self._bot_limiter = anyio.CapacityLimiter(MAX_THINKING_BOTS)
        self._background_limiter = anyio.CapacityLimiter(1)
        """Limits the bots that think while no person waits for them."""
        self.import_limiter = anyio.CapacityLimiter(1)
        """Serializes the imports of games and bots; the first import may take long, or fail."""
        tasks.start_soon(self._journal.run)
        tasks.start_soon(self._liveness.keep_noting)
        tasks.start_soon(self.lobby.run)
        tasks.start_soon(self.heartbeats.run)
        tasks.start_soon(purge_regularly, store, timing, self.visited)
        tasks.start_soon(measure_loop_delay)
        tasks.start_soon(self.moderation.follow, timing.follow, self._expel)

    @property
    def loaded_tables(self) -> int:
        """The number of tables in memory."""
        return len(self._tables)

    @property
    def epochs(self) -> dict[str, int]:
        """The epochs of the tables in memory, by the ids of the tables."""
        return {table_id: table.state.epoch for table_id, table in self._tables.items()}

    def is_loaded(self, table_id: str) -> bool:
        """Return whether a table is in memory."""
        table = self._tables.get(table_id)
        return table is not None and not table.is_unloaded

    def unload(self, table_id: str) -> None:
        """Schedule the end of a table in memory, because another server has loaded it; unknown tables are ignored."""
        table = self._tables.get(table_id)
        if table is not None:
            table.post_unload()

    def visited(self) -> set[str]:
        """Return the ids of the tables where someone is connected."""
        return {table_id for table_id, table in self._tables.items() if table.is_visited}

    def _expel(self) -> None:
        """Close the sessions of the people whom the operator has blocked."""
        for table in self._tables.values():
            table.mailbox.post(partial(table.attendance.expel, self.moderation.settings))

    async def close_sessions(self) -> None:
        """Close all sessions after their last answers, and wait until they are closed; clients reconnect."""
        tables = list(self._tables.values())
        for table in tables:
            table.post_close()
        while any(table.is_visited for table in tables):  # noqa: ASYNC110  # the end of many tasks
            await anyio.sleep(POLL_SECONDS)

    async def open(self, request: protocol.OpenTable) -> LiveTable:
        """Open a table.

        Raises:
            InvalidSetup: the game, options, number of seats or bot is not valid.
            NotSaved: the table could not be written to the log.
        """
        setup = await self.setup_of(request)
        await to_thread.run_sync(find_bot, request.bots, limiter=self.import_limiter)
        start, game = setup.start(), setup.game
        table_id = self.new_id()
        opened = Opened(
            game.name,
            game.version,
            request.preset,
            start.game.options.texts(),
            start.seats,
            request.bots,
            self._entropy(SEED_BYTES).hex(),
            bot_names(table_id, start.seats),
            talk=request.talk,
            blocked=request.blocked,
            clock=request.clock,
            code=new_code(),
            public=request.public,
            spectators=request.spectators or ("anyone" if request.public else "link"),
            takeover=request.takeover or ("creator" if request.public else "anyone"),
            terms=terms_of(start.game),
        )
        return await self.create(table_id, opened)

    def new_id(self) -> str:
        """Return the id of a new table."""
        return new_table_id(self._entropy)

    def new_secret(self, size: int) -> str:
        """Return that many random bytes, in hexadecimal digits."""
        return self._entropy(size).hex()

    async def create(
        self, table_id: str, opened: Opened, *entries: LogEntry, others: Sequence[NewRow] = ()
    ) -> LiveTable:
        """Write the first entries of a new table, in one transaction with `others`, and load it.

        Raises:
            NotSaved: the table could not be written to the log.
        """
        rows = _first_rows(table_id, opened, entries)
        await self._journal.append([*rows, code_of(rows[0], opened), *others])
        table_state = await to_thread.run_sync(TableState, table_id, rows)
        log.info("opened", extra={"table": table_id, "game": opened.game})
        return self._start_table(table_id, table_state)

    async def create_all(self, tables: Mapping[str, Sequence[LogEntry]], others: Sequence[NewRow]) -> None:
        """Write the first entries of new tables, in one transaction with `others`, without loading them.

        Args:
            tables: the entries by the ids of the tables; the first entry of each is `Opened`.
            others: more rows.

        Raises:
            NotSaved: nothing was written. If the cause is a `ValueError`, a retry would fail, too.
        """
        rows: list[NewRow] = [*others]
        for table_id, (opened, *entries) in tables.items():
            assert isinstance(opened, Opened)
            first = _first_rows(table_id, opened, entries)
            rows += [*first, code_of(first[0], opened)]
        await self._journal.append(rows)

    async def setup_of(self, request: protocol.OpenTable) -> Setup:
        """Return what is to be played at a new table.

        Raises:
            InvalidSetup: the game or an option is not valid.
        """
        game = await to_thread.run_sync(find_game, request.game, limiter=self.import_limiter)
        return Setup(game, game.options_type.parse(request.options, request.preset), request.seats)

    async def find(self, table_id: str) -> LiveTable:
        """Return a table, loaded from its log if necessary.

        Raises:
            IllegalAction: there is no such table, or the rules of its game have changed since.
            NotSaved: the log cannot be read, or the epoch of the table cannot be raised.
        """
        if self.is_loaded(table_id):
            return self._tables[table_id]
        async with self._loading:
            if not self.is_loaded(table_id):
                epoch, rows = await self._journal.take(table_id)
                if not rows:
                    raise IllegalAction(Refusal("no_such_table"))
                table_state = await to_thread.run_sync(TableState, table_id, rows, epoch)
                self._start_table(table_id, table_state, await self._stopped_ms(table_state))
            return self._tables[table_id]

    async def _stopped_ms(self, table_state: TableState) -> int:
        """Return when the clock of a table stopped because its server did, in milliseconds since 1970.

        Raises:
            NotSaved: the database cannot be read.
        """
        if table_state.timed is None or table_state.timed.deadline_ms is None:
            return table_state.written_ms
        try:
            return max(table_state.written_ms, await self._liveness.stopped_ms(table_state.timed.run))
        except OSError as error:
            raise NotSaved(str(error)) from error

    async def find_code(self, text: str) -> str:
        """Return the id of the table with a code.

        Args:
            text: the code as a person writes it.

        Raises:
            IllegalAction: no table has this code, or it has expired.
            NotSaved: the database cannot be read.
        """
        code = read_code(text)
        try:
            found = await to_thread.run_sync(self.store.table_of, code, time.time_ns() // 1_000_000) if code else None
        except OSError as error:
            raise NotSaved(str(error)) from error
        if found is None:
            raise IllegalAction(Refusal("no_such_code"))
        return found

    async def run_at(self, table_id: str, work: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Run `work` as a job of a table, and return its result; the table is loaded again if it is unloaded meanwhile.

        Raises:
            Exception: as in `find`, and any exception of `work`.
        """
        while True:
            table = await self.find(table_id)
            with suppress(Unloaded):
                return await table.mailbox.run(partial(work, table))

    def _start_table(self, table_id: str, table_state: TableState, stopped_ms: int = 0) -> LiveTable:
        table = self._tables[table_id] = LiveTable(
            table_state,
            self._journal,
            self.timing,
            self._entropy,
            self._background_limiter if table_state.has_only_bots else self._bot_limiter,
            self.lobby,
            self._liveness,
            stopped_ms,
        )

        def on_unload() -> None:
            if self._tables.get(table_id) is table:
                del self._tables[table_id]

        self._tasks.start_soon(table.process_jobs, on_unload)
        return table


def _first_rows(table_id: str, opened: Opened, entries: Sequence[LogEntry]) -> list[Row]:
    return [row_of(table_id, seq, entry) for seq, entry in enumerate((opened, *entries))]
