"""A table in memory. A single task runs all its work, one job after another.

Sessions, bots and timers go through its mailbox. Each change is committed to the log first, then acknowledged to the
sender, then broadcast.
"""

from __future__ import annotations

import logging
import math
import random
from base64 import urlsafe_b64encode
from collections.abc import Callable
from time import monotonic
from typing import TypeVar

import anyio
from anyio.abc import TaskGroup

from mamlaka.fair import SEED_BYTES
from mamlaka.server.database.journal import Journal, NotSaved
from mamlaka.server.database.log_entries import Opened
from mamlaka.server.database.public_tables import Listing
from mamlaka.server.database.table_log import TableLog
from mamlaka.server.database.table_state import TableState
from mamlaka.server.logs import bind, unbind
from mamlaka.server.metrics import TABLES
from mamlaka.server.tables.attendance import Attendance
from mamlaka.server.tables.bot_schedule import BotSchedule
from mamlaka.server.tables.bot_turns import BotTurns
from mamlaka.server.tables.bots import TableBots
from mamlaka.server.tables.broadcaster import Broadcaster
from mamlaka.server.tables.clock import TableClock
from mamlaka.server.tables.commands import Commands
from mamlaka.server.tables.liveness import LivenessRecorder
from mamlaka.server.tables.lobby import Lobby, listing_of
from mamlaka.server.tables.mailbox import Mailbox
from mamlaka.server.tables.match_start import MatchStart
from mamlaka.server.tables.moves import Moves
from mamlaka.server.tables.nonces import NonceExchange
from mamlaka.server.tables.presence import Presence
from mamlaka.server.tables.rematch import AutoStart, Rematch
from mamlaka.server.tables.seat_requests import SeatRequests
from mamlaka.server.tables.seating import Seating
from mamlaka.server.tables.table_info import TableFacts
from mamlaka.server.tables.table_parts import TableParts
from mamlaka.server.tables.talk import Talk
from mamlaka.server.timing import Timing
from mamlaka.table import Table

__all__ = ["LiveTable", "new_table_id"]

ID_BYTES = 9
"""The entropy of a table id. Tables are private: anyone with the address may enter, and it can't be guessed."""

T = TypeVar("T")

log = logging.getLogger(__name__)


def new_table_id(entropy: Callable[[int], bytes]) -> str:
    """Return the id of a new table.

    Args:
        entropy: returns the given number of random bytes.
    """
    return urlsafe_b64encode(entropy(ID_BYTES)).decode()


def _bot_rng(opened: Opened) -> random.Random | None:
    """Return the source of the seeds of bots that draw the same at all tables with a deal of the day; None: any."""
    return random.Random(f"bots {opened.seed}") if opened.daily else None


class LiveTable:
    """Runs the jobs and the due work of a table in one task, and holds the parts that carry them out."""

    def __init__(
        self,
        table_state: TableState,
        journal: Journal,
        timing: Timing,
        entropy: Callable[[int], bytes],
        bot_limiter: anyio.CapacityLimiter,
        lobby: Lobby,
        liveness: LivenessRecorder,
        stopped_ms: int = 0,
    ) -> None:
        """Load a table into memory, without sessions.

        Args:
            table_state: the state of the table.
            journal: the writer of the log.
            timing: delays and timeouts.
            entropy: returns the given number of random bytes.
            bot_limiter: limits the bots that think at the same time on the server.
            lobby: the list of public tables.
            liveness: notes that the server is alive, while a clock runs.
            stopped_ms: when the server that wrote the last entry about the clock stopped, in milliseconds since 1970.
        """
        self._lobby = lobby
        self._liveness = liveness
        self._listing: Listing | None = None
        """The entry of the table in the list."""
        self._entropy = entropy
        rng = random.Random(entropy(SEED_BYTES))
        self.state = table_state
        """The state folded from the log; read-only for other modules."""
        self._timing = timing
        self.mailbox = Mailbox()
        """The jobs of the table: its parts work only in one."""
        self.is_unloaded = False
        """The table is no longer in memory; load it again with the registry."""
        table_log = self._log = TableLog(table_state, journal, self._unload)
        self.presence = Presence(table_state, timing)
        """The connected players; read-only for other modules."""
        self._nonces = NonceExchange(table_state.opened.seats)
        self._rematch = Rematch(table_state, table_log, self.presence, timing)
        self._auto_start = AutoStart(table_state, self.presence, self._nonces, timing.gather)
        self._talk = Talk(table_state)
        self._requests = SeatRequests(table_state, self.presence, timing.asking)
        self.facts = TableFacts(table_state, self.presence, self._nonces, self._rematch, self._talk, self._requests)
        """The public facts about the table."""
        self.broadcaster = Broadcaster(table_state, self.facts)
        """The sessions of the table, and the views of the match that they are sent."""
        self._schedule = BotSchedule(self.presence, timing, rng)
        self._clock = TableClock(table_state, self.presence, timing, liveness.run, stopped_ms)
        parts = TableParts(table_state, table_log, self.mailbox, self.presence, self.facts, self.broadcaster)
        self.moves = Moves(parts, self._schedule)
        """Does the moves of players, as jobs."""
        self.attendance = Attendance(parts, self._clock, self._auto_start)
        """Receives and removes sessions, as jobs."""
        self.seating = Seating(parts, self._nonces, self._requests, timing.vacate)
        """Gives seats to people, as jobs."""
        self.match_start = MatchStart(parts, self._nonces, self._auto_start, self.moves, timing.reveal)
        """Receives the nonces of players, as jobs."""
        self.commands = Commands(parts, self.attendance, self._rematch, self._talk)
        """Receives the commands and phrases of players, as jobs."""
        bots = TableBots(table_state.opened.bots, _bot_rng(table_state.opened) or rng, bot_limiter)
        self._bot_turns = BotTurns(parts, self._schedule, bots, self.moves)

    # Called by the registry

    def publish(self) -> None:
        """Tell the list of public tables what has changed."""
        if not self.state.opened.public:
            return
        listing = None if self.is_unloaded else listing_of(self.state, self.presence, self.facts)
        if listing != self._listing:
            self._listing = listing
            self._lobby.update(self.state.table_id, listing)

    def post_unload(self) -> None:
        """Schedule the end of this table in memory, because another server has loaded it. Returns at once."""
        self.mailbox.post(self._give_up)

    def post_close(self) -> None:
        """Schedule the end of all sessions, after the jobs that wait. Returns at once."""
        self.mailbox.post(self._close_sessions)

    @property
    def is_visited(self) -> bool:
        """Whether someone is connected."""
        return bool(self.broadcaster.sessions)

    # The task of the table

    async def process_jobs(self, on_unload: Callable[[], None]) -> None:
        """Run jobs and due work until the table has been idle for the time of `Timing.idle`.

        Args:
            on_unload: called when the table is unloaded.
        """
        unbind()  # the facts of the session that asked for the table
        bind(table=self.state.table_id)
        TABLES.inc()
        async with anyio.create_task_group() as thinkers:
            try:
                while not self.is_unloaded:
                    await self._run_once(thinkers)
            except Exception:
                # The state in memory may be inconsistent, but the log is not. The other tables must continue.
                log.exception("the table failed, and is loaded again")
                self._unload()
            finally:
                self.is_unloaded = True
                self.publish()
                self._liveness.clock_runs(self.state.table_id, runs=False)
                TABLES.dec()
                on_unload()
                self.mailbox.close()
                self._log.close()
                thinkers.cancel_scope.cancel()

    async def _run_once(self, thinkers: TaskGroup) -> None:
        """Run at most one job and one piece of due work; wait if there is neither."""
        await self._update_clock()
        self.publish()
        until = 0.0 if self.is_unloaded else min(self._due(), self._unlist_due, self._requests.due)
        job = await self.mailbox.next(until)
        if job is not None:
            await job.run()
            await self._update_clock()
        if self._requests.due <= monotonic():
            self._requests.expire()
            self.broadcaster.broadcast_info()
        if not self.is_unloaded and self._due() <= monotonic():
            await self._run_due(thinkers)

    async def _run_due(self, thinkers: TaskGroup) -> None:
        """Run the work that is due."""
        table, held = self.state.table, self.state.held_answer
        if table is not None and held is not None:
            self.moves.reveal(table, held)
            self.commands.resume()
        elif self._nonces.is_open:
            self._nonces.expire()
            self.broadcaster.broadcast_info()
        elif self._is_idle:
            self.is_unloaded = True
        elif self.seating.vacate_due <= monotonic():
            await self._vacate()
        elif table is None:
            self.match_start.start_gathered()
        elif table.is_over:
            await self._open_next()
        elif self._clock.due <= monotonic():
            self._time_out(table)
        else:
            self._bot_turns.ask(table, thinkers)

    async def _update_clock(self) -> None:
        """Write when the time for a decision begins or stops, and tell everyone."""
        if not self._clock.update():
            return
        entry = self._clock.entry
        if entry is not None:
            try:
                await self._log.write(entry, actor="")
            except NotSaved as error:
                self._log.warn(error)  # the clock runs on; only a crash would change the time left
        self._liveness.clock_runs(self.state.table_id, runs=self._clock.is_running)
        clock = self._clock.facts
        assert clock is not None
        self.broadcaster.send_to_all(clock)

    def _time_out(self, table: Table) -> None:
        """Let bots answer for the people whose time has run out, until they are heard from again."""
        self.presence.timed_out |= self._clock.expire(table)
        self._schedule.skip_delays(table)
        if self.presence.publish_timed_out() or self.broadcaster.info_changed:
            self.broadcaster.broadcast_info()

    def _due(self) -> float:
        """Return when the table has work of its own, on the monotonic clock."""
        table = self.state.table
        if self.state.held_answer is not None:
            return self.state.held_answer.until
        if self._nonces.is_open:
            return self._nonces.deadline
        if self._is_idle:
            return self.attendance.idle_since + self._timing.idle
        if table is None:
            return min(self._auto_start.due, self.seating.vacate_due)
        if table.is_over:
            return self._rematch.due
        return self._clock.due if self._bot_turns.is_thinking else min(self._schedule.due(table), self._clock.due)

    @property
    def _is_idle(self) -> bool:
        """Whether nothing happens here until someone comes."""
        return not self.broadcaster.sessions and not self.presence.is_playing

    @property
    def _unlist_due(self) -> float:
        """When the table leaves the list because no one has come back, on the monotonic clock."""
        return self.presence.here_until if self._listing is not None else math.inf

    async def _vacate(self) -> None:
        """Free the seats of people who have not come back; without a database they stay taken."""
        try:
            await self.seating.vacate()
        except NotSaved:
            self._unload()

    async def _open_next(self) -> None:
        """Open the table of the next match, and tell all sessions; after a failure, retry later."""
        if await self._rematch.open_next(new_table_id(self._entropy), self._entropy):
            self.broadcaster.broadcast_info()

    async def _give_up(self) -> None:
        self._unload()

    async def _close_sessions(self) -> None:
        self.broadcaster.close_all()

    def _unload(self) -> None:
        """Unload the table, because its state may differ from its log; clients reconnect to a fresh copy."""
        self.is_unloaded = True
        self.broadcaster.close_all()
