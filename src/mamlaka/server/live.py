"""A table in memory. A single task runs all its work, one job after another.

Sessions, bots and timers go through its mailbox. Each change is committed to the log first, then acknowledged to the
sender, then broadcast.
"""

from __future__ import annotations

import logging
import random
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeVar

import anyio
from anyio.abc import TaskGroup

from mamlaka.bots.base import Decision
from mamlaka.errors import IllegalAction, ParseError, Refusal
from mamlaka.events import Event
from mamlaka.fair import SEED_BYTES, Evidence
from mamlaka.plugins import in_words
from mamlaka.record import Record, record_match
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.bots import TableBots
from mamlaka.server.broadcaster import Broadcaster
from mamlaka.server.clock import TableClock, is_secret
from mamlaka.server.held import Held, ends_secret_question
from mamlaka.server.history import Acted, Agreed, History, LogEntry, Sat, Stood, hash_token
from mamlaka.server.journal import Journal, NotSaved
from mamlaka.server.mailbox import Mailbox
from mamlaka.server.names import comparable
from mamlaka.server.nonces import NonceExchange
from mamlaka.server.presence import Presence
from mamlaka.server.rematch import AutoStart, Rematch
from mamlaka.server.scene import action_of
from mamlaka.server.schedule import BotSchedule
from mamlaka.server.sessions import CLOSE_NORMAL, Session
from mamlaka.server.store import Row
from mamlaka.server.table_info import Status, status_of, summary_of, table_info
from mamlaka.server.talk import Talk
from mamlaka.server.timing import Timing
from mamlaka.table import Table, Transition

__all__ = ["LiveTable", "new_table_id"]

ID_BYTES = 9
"""The entropy of a table id. Tables are private: anyone with the address may enter, and it can't be guessed."""
MAX_REFUSALS = 256

T = TypeVar("T")

log = logging.getLogger(__name__)


def new_table_id(entropy: Callable[[int], bytes]) -> str:
    """Return the id of a new table.

    Args:
        entropy: returns the given number of random bytes.
    """
    return urlsafe_b64encode(entropy(ID_BYTES)).decode()


class _TooEarly(Exception):
    """A command was sent between the end of a secret question and the reveal, and must wait."""


class LiveTable:
    """A table with its sessions, bots and timers."""

    def __init__(
        self,
        history: History,
        journal: Journal,
        timing: Timing,
        entropy: Callable[[int], bytes],
        bot_limiter: anyio.CapacityLimiter,
    ) -> None:
        """Load a table into memory, without sessions.

        Args:
            history: the state folded from its log.
            journal: the writer of the log.
            timing: delays and timeouts.
            entropy: returns the given number of random bytes.
            bot_limiter: limits the bots that think at the same time on the server.
        """
        self._entropy = entropy
        rng = random.Random(entropy(SEED_BYTES))
        self.history = history
        """The state folded from the log; read-only for other modules."""
        self._journal = journal
        self._timing = timing
        self._mailbox = Mailbox()
        self.presence = Presence(history, timing.grace)
        """The connected players; read-only for other modules."""
        self._broadcaster = Broadcaster(history)
        self._nonces = NonceExchange(history.opened.seats)
        self._rematch = Rematch(history, self.presence, timing)
        self._auto_start = AutoStart(history, self.presence, self._nonces, timing.gather)
        self._talk = Talk(history)
        self._starter = 0
        """The seat that requested the start in progress."""
        self._refused: dict[str, protocol.Refused] = {}
        """The latest refusals by idempotency key; completed commands are in the log."""
        self._waiting: dict[Seat, tuple[Session, protocol.Command]] = {}
        """The commands that came after the end of a secret question, and before the reveal."""
        self._info_changed = False
        """Whether `info` has changed since it was last broadcast."""
        self._schedule = BotSchedule(self.presence, timing, rng)
        self._clock = TableClock(history, self.presence, timing)
        self._bots = TableBots(history.table_id, history.opened.bots, rng, bot_limiter)
        self._is_bot_thinking = False
        """Whether a bot of this table computes a decision; only one does at a time."""
        self._last_failure = ""
        """The failure of a bot that was logged last, so that retries don't log it again."""
        self._idle_since = anyio.current_time()
        self.is_unloaded = False
        """The table is no longer in memory; load it again with the registry."""

    # Jobs, called by the registry and the sessions

    async def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run `work` as a job of this table, and return its result. The work runs even if the caller is cancelled.

        Raises:
            Unloaded: the table is no longer in memory.
            Exception: any exception of `work`.
        """
        return await self._mailbox.run(work)

    def post_disconnect(self, session: Session) -> None:
        """Schedule the removal of a session. Returns at once; unknown sessions are ignored."""
        self._mailbox.post(partial(self._detach, session))

    def post_silence(self, session: Session) -> None:
        """Schedule the consequences of a change of `Session.is_silent`. Returns at once."""
        self._mailbox.post(partial(self._silence_changed, session))

    @property
    def info(self) -> protocol.TableInfo:
        """The public facts about the table."""
        return table_info(self.history, self.presence, self._nonces, self._rematch, self._talk)

    @property
    def _status(self) -> Status:
        return status_of(self.history, self._nonces)

    def summary(self, token: str) -> protocol.TableSummary:
        """Return the state of the match in a few facts.

        Args:
            token: the token of a seat; any other text: the facts for a spectator.
        """
        return summary_of(self.history, self.info, token)

    def record(self) -> Record:
        """Return the record of the finished match, with the seed.

        Raises:
            IllegalAction: the match is not over, so its record is still secret.
        """
        table = self.history.table
        if table is None or not table.is_over:
            raise IllegalAction(Refusal("not_over"))
        fair: Evidence = self.history.shuffler.evidence(published=True)
        return record_match(table.state, table.log, self.history.line_up, fair=fair, source="mamlaka serve")

    async def sit_down(self, request: protocol.SitDown) -> protocol.Seated:
        """Give a person a seat; repeated with the same token, it returns the same seat.

        Before the match, a person with a seat can move to another one.

        Raises:
            IllegalAction: the seat is taken, the table is full, the match is over, nobody may join it any more, or
                the person is blocked.
        """
        old = self.history.seat_of(request.token)
        if old is not None and (request.seat in (None, old) or self._status != "open"):
            return protocol.Seated(old, self.info)
        if comparable(request.name) in map(comparable, self.history.opened.blocked):
            raise IllegalAction(Refusal("blocked"))
        seat = self._free_seat(request.seat)
        if old is not None:
            await self._write(Stood(old), actor=f"seat {old}")
            self._free(old)
            self._broadcaster.close_seat(old)  # these sessions would get the view of the next person in that seat
        await self._write(Sat(seat, request.name, hash_token(request.token)), actor=f"seat {seat}")
        self.presence.seat_taken(seat)
        if self._status == "open":
            self._nonces.commit(seat, request.nonce_hash)
        self._broadcast_info()
        return protocol.Seated(seat, self.info)

    def _free(self, seat: Seat) -> None:
        """Forget the player of a seat that was freed before the match."""
        self.presence.seat_freed(seat)
        self._nonces.withdraw(seat)

    async def attach(self, session: Session, hello: protocol.Hello) -> None:
        """Add a session, and send it the state or the updates it has missed.

        Raises:
            IllegalAction: the token belongs to no seat.
        """
        seat = self.history.seat_of(hello.token) if hello.token else None
        if hello.token and seat is None:
            raise IllegalAction(Refusal("unknown_token"))
        if session.close_code is not None:
            return  # it disconnected while the job was queued
        session.seat = seat
        self._broadcaster.sessions.add(session)
        if seat is not None:
            if self.presence.touched(seat):
                self._clock.restart()
            self.presence.connected(seat, session)
            self._auto_start.came()
            self._broadcast_info(but=session)
        self._broadcaster.welcome(session, self.info, hello.last)
        clock = self._clock.facts
        if clock is not None:
            session.enqueue(clock)

    async def _detach(self, session: Session) -> None:
        """Remove a session; its player is away now, unless a newer session has replaced it."""
        if session not in self._broadcaster.sessions:
            return
        self._broadcaster.sessions.discard(session)
        if self.presence.disconnected(session):
            self._broadcast_info()
        if not self._broadcaster.sessions:
            self._idle_since = anyio.current_time()

    async def _silence_changed(self, session: Session) -> None:
        """Show a player whose client does not answer as away, until it is heard again."""
        if self.presence.silence_changed(session):
            self._broadcast_info()

    async def handle_command(self, session: Session, command: protocol.Command) -> None:
        """Execute a command, and answer with `done` or a refusal. A repeated command gets its first answer."""
        seat = session.seat
        if seat is None or not self.presence.plays(session):
            session.enqueue(protocol.Refused(command.id, Refusal("not_seated")))
            return
        self._touched(seat)
        name = self.history.command_key(seat, command.id)
        refused = self._refused.get(name)
        if refused is None and name not in self.history.commands:
            try:
                refused = await self._attempt(seat, command, name)
            except _TooEarly:
                self._postpone(seat, session, command)
                return
        session.enqueue(protocol.Done(command.id) if refused is None else refused)
        if refused is None:
            if isinstance(command, protocol.Leave):
                session.close(CLOSE_NORMAL)
            self._broadcast(session)

    def _postpone(self, seat: Seat, session: Session, command: protocol.Command) -> None:
        """Keep a command until the reveal; a seat has only one that waits."""
        before = self._waiting.get(seat)
        if before is None or before[1].id == command.id:
            self._waiting[seat] = session, command
        else:
            session.enqueue(protocol.Refused(command.id, Refusal("not_your_turn")))

    def _touched(self, seat: Seat) -> None:
        """Give a person whose time to think has run out their seat back."""
        if self.presence.touched(seat):
            self._clock.restart()
            self._broadcast_info()

    def _publish_timed_out(self) -> None:
        """Note whose time has run out, unless that tells who has not answered a secret question."""
        table = self.history.table
        if table is None or not is_secret(table):
            self._info_changed |= self.presence.publish_timed_out()

    async def say(self, session: Session, message: protocol.Say) -> None:
        """Send a phrase of a player to everyone, or answer with a refusal."""
        seat = session.seat
        if seat is None or not self.presence.plays(session):
            session.enqueue(protocol.Refused(message.id, Refusal("not_seated")))
            return
        self._touched(seat)
        try:
            self._talk.say(seat, message.phrase)
        except IllegalAction as error:
            session.enqueue(protocol.Refused(message.id, error.refusal))
        else:
            self._broadcaster.send_to_all(protocol.Heard(seat, message.phrase))

    async def exchange(self, session: Session, message: protocol.Commit | protocol.Reveal) -> None:
        """Handle a message of the nonce exchange; the match starts when all nonces are revealed."""
        seat = session.seat
        if seat is None or not self.presence.plays(session):
            session.enqueue(protocol.Refused("", Refusal("not_seated")))
            return
        before = self.info
        try:
            await self._exchange(seat, message)
        except IllegalAction as error:
            session.enqueue(protocol.Refused("", error.refusal))
        except NotSaved as error:
            self._not_saved(error)
            self._nonces.cancel()
            session.enqueue(protocol.Refused("", Refusal("not_saved")))
        except Exception as error:  # noqa: BLE001  # code of a plugin may raise anything
            log.warning("table %s cannot start: %s", self.history.table_id, in_words(error))
            self._nonces.cancel()
            session.enqueue(protocol.Refused("", Refusal("invalid_setup", {"reason": in_words(error)})))
        self._info_changed = self.info != before
        if self._info_changed:
            self._broadcast(None)

    async def _exchange(self, seat: Seat, message: protocol.Commit | protocol.Reveal) -> None:
        match message:
            case protocol.Reveal(nonce) if nonce in self.history.shuffler.nonces[seat : seat + 1]:
                pass  # sent again, because the update about the start came late
            case _ if self.history.table is not None:
                raise IllegalAction(Refusal("not_starting"))
            case protocol.Commit(nonce_hash):
                self._nonces.commit(seat, nonce_hash)
            case protocol.Reveal(nonce):
                self._nonces.reveal(seat, nonce)
                if not self._nonces.missing:
                    await self._start_match()

    async def _start_match(self) -> None:
        """Start the match with the revealed nonces."""
        history = self.history
        started, events = history.start_entry(self._nonces.nonces)
        await self._write(started, actor=f"seat {self._starter}")
        history.table = Table(history.setup, history.shuffler, log=events)
        self._nonces.finish()
        self._accepted(history.table, events)

    async def attend(self, session: Session, message: protocol.Ready | protocol.Here) -> None:
        """Record that a player is at the table, and perhaps that they have read the result of a deal."""
        seat = session.seat
        if seat is None or not self.presence.plays(session):
            return
        self._touched(seat)
        if isinstance(message, protocol.Ready) and seat in self.presence.unready:
            self.presence.unready.discard(seat)
            self._broadcast_info()

    # The task of the table

    async def process_jobs(self, on_unload: Callable[[], None]) -> None:
        """Run jobs and due work until the table has been idle for the time of `Timing.idle`.

        Args:
            on_unload: called when the table is unloaded.
        """
        async with anyio.create_task_group() as thinkers:
            try:
                while not self.is_unloaded:
                    await self._run_once(thinkers)
            except Exception:
                # The state in memory may be inconsistent, but the log is not. The other tables must continue.
                log.exception("table %s failed", self.history.table_id)
                self._unload()
            finally:
                self.is_unloaded = True
                on_unload()
                self._mailbox.close()
                thinkers.cancel_scope.cancel()

    async def _run_once(self, thinkers: TaskGroup) -> None:
        """Run at most one job and one piece of due work; wait if there is neither."""
        self._update_clock()
        job = await self._mailbox.next(until=self._due())
        if job is not None:
            await job.run()
            self._update_clock()
        if self.is_unloaded or self._due() > anyio.current_time():
            return
        table, held = self.history.table, self.history.held
        if table is not None and held is not None:
            self._reveal(table, held)
        elif self._nonces.is_open:
            self._nonces.expire()
            self._broadcast_info()
        elif not self._broadcaster.sessions:
            self.is_unloaded = True
        elif table is None:
            self._start_gathered()
        elif table.is_over:
            await self._open_next()
        elif self._clock.due <= anyio.current_time():
            self._time_out(table)
        else:
            self._ask_bot(table, thinkers)

    def _update_clock(self) -> None:
        """Tell everyone when the time for a decision begins or stops."""
        if self._clock.update():
            clock = self._clock.facts
            assert clock is not None
            self._broadcaster.send_to_all(clock)

    def _time_out(self, table: Table) -> None:
        """Let bots answer for the people whose time has run out, until they are heard from again."""
        self.presence.timed_out |= self._clock.expire(table)
        self._schedule.hurry(table)
        self._publish_timed_out()
        if self._info_changed:
            self._broadcast_info()

    def _due(self) -> float:
        """Return when the table has work of its own, in event loop time."""
        table = self.history.table
        if self.history.held is not None:
            return self.history.held.until
        if self._nonces.is_open:
            return self._nonces.deadline
        if not self._broadcaster.sessions:
            return self._idle_since + self._timing.idle
        if table is None:
            return self._auto_start.due
        if table.is_over:
            return self._rematch.due
        return self._clock.due if self._is_bot_thinking else min(self._schedule.due(table), self._clock.due)

    async def _attempt(self, seat: Seat, command: protocol.Command, name: str) -> protocol.Refused | None:
        try:
            await self._execute(seat, command, name)
        except IllegalAction as error:
            refused = protocol.Refused(command.id, error.refusal)
        except ParseError as error:
            refused = protocol.Refused(command.id, Refusal("bad_message", {"reason": str(error)}))
        except NotSaved as error:
            self._not_saved(error)
            return protocol.Refused(command.id, Refusal("not_saved"))
        else:
            return None
        if isinstance(command, protocol.Start):
            return refused  # a start is not stored under its key, so its refusal is not either
        self._refused[name] = refused
        if len(self._refused) > MAX_REFUSALS:
            del self._refused[next(iter(self._refused))]
        return refused

    async def _execute(self, seat: Seat, command: protocol.Command, name: str) -> None:
        match command:
            case protocol.Start():
                self._start(seat)
            case protocol.Leave():
                await self._leave(seat, name)
            case protocol.Again():
                await self._agree(seat, name)
            case protocol.Act():
                await self._play(seat, command, name)

    def _start(self, seat: Seat) -> None:
        if self._status != "open":
            return
        if not self._nonces.hashes[seat]:
            raise IllegalAction(Refusal("no_nonce"))
        # A seat that was silent at the last start must not block another one.
        self._open_exchange({*self.presence.players} - self._nonces.silent | {seat}, seat)

    async def _leave(self, seat: Seat, name: str) -> None:
        if self.history.table is None:
            await self._write(Stood(seat), actor=f"seat {seat}", cmd_id=name)
            self._free(seat)
        else:
            self.presence.left(seat)
        self._info_changed = True

    async def _agree(self, seat: Seat, name: str) -> None:
        table = self.history.table
        if table is None or not table.is_over:
            raise IllegalAction(Refusal("not_over"))
        if seat not in self.history.agreed and not self.history.next:
            await self._write(Agreed(seat), actor=f"seat {seat}", cmd_id=name)
            self._rematch.agreed()
            self._info_changed = True

    async def _play(self, seat: Seat, command: protocol.Act, name: str) -> None:
        table, held = self.history.table, self.history.held
        if table is None:
            raise IllegalAction(Refusal("not_begun"))
        action = action_of(command, self.history.game.deck)
        if held is not None:
            held.check(table, seat, action, command.seen)
            raise _TooEarly
        transition = table.decide(seat, action, seen=command.seen)
        # A player who acts has read the result. In a secret phase, though, this would reveal that they acted.
        if seat in self.presence.unready and not table.state.phase.secret:
            self.presence.unready.discard(seat)
            self._info_changed = True
        await self._act(table, seat, transition, actor=f"seat {seat}", cmd_id=name)

    async def _act(
        self, table: Table, seat: Seat, transition: Transition, *, actor: str, cmd_id: str | None = None
    ) -> None:
        await self._write(Acted(seat, self.history.format_events(transition.events)), actor=actor, cmd_id=cmd_id)
        # Also if only people play: an immediate reveal would show that nobody had to think.
        is_held = ends_secret_question(table, transition) and len(self.presence.players) > 1
        if is_held and anyio.current_time() < self._schedule.reveal_from:
            self.history.held = Held(seat, transition, self._schedule.reveal_from)
        else:
            self._accept(table, transition)

    def _accept(self, table: Table, transition: Transition) -> None:
        """Do a transition that has been written."""
        results = len(table.state.results)
        table.accept(transition)
        self._accepted(table, transition.events, scored=len(table.state.results) > results)

    def _reveal(self, table: Table, held: Held) -> None:
        """Do the end of a secret question, tell everyone, and queue the commands that had to wait for it."""
        self.history.held = None
        self._accept(table, held.transition)
        self._broadcast(None)
        waiting, self._waiting = self._waiting, {}
        for session, command in waiting.values():
            self._mailbox.post(partial(self.handle_command, session, command))

    def _open_exchange(self, seats: set[Seat], starter: Seat) -> None:
        """Begin the start of the match, in which those of `seats` take part that have committed to a nonce."""
        self._nonces.open(seats, anyio.current_time() + self._timing.reveal)
        self._starter = starter
        self._auto_start.end()
        self._info_changed = True

    def _start_gathered(self) -> None:
        """Begin the start of a match whose players come from the previous one."""
        self._auto_start.end()
        seats = {seat for seat in self.presence.players if self._nonces.hashes[seat]}
        if seats:
            self._open_exchange(seats, min(seats))
            self._broadcast(None)

    async def _open_next(self) -> None:
        """Open the table of the next match, and tell all sessions; after a failure, retry later."""
        continued, rows = self._rematch.entries(new_table_id(self._entropy), self._entropy)
        try:
            await self._write(continued, actor="", others=rows)
        except NotSaved as error:
            self._not_saved(error)
            self._rematch.retry()
        else:
            self._broadcast_info()

    async def _write(
        self, entry: LogEntry, *, actor: str, cmd_id: str | None = None, others: Sequence[Row] = ()
    ) -> None:
        """Write an entry, in one transaction with `others`, and apply it.

        Raises:
            NotSaved: nothing was written.
        """
        row = self.history.row(entry, actor=actor, cmd_id=cmd_id)
        try:
            await self._journal.append([*others, row])
        except NotSaved as error:
            if isinstance(error.__cause__, ValueError):
                self._unload()
            raise
        self.history.add(row, entry)

    def _not_saved(self, error: NotSaved) -> None:
        log.warning("cannot save table %s: %s", self.history.table_id, error)

    def _unload(self) -> None:
        """Unload the table, because its state may differ from its log; clients reconnect to a fresh copy."""
        self.is_unloaded = True
        self._broadcaster.close_all()

    def _accepted(self, table: Table, events: Sequence[Event], *, scored: bool = False) -> None:
        """Update the schedule after events, and note whether `info` has changed."""
        self._schedule.update(table, events, scored=scored)
        self._publish_timed_out()
        self._info_changed |= scored or table.is_over

    def _ask_bot(self, table: Table, thinkers: TaskGroup) -> None:
        """Let the next bot think, while the table goes on with its jobs."""
        seat = self._schedule.next_seat(table)
        self._is_bot_thinking = True
        thinkers.start_soon(self._think, seat, table.version)

    async def _think(self, seat: Seat, version: int) -> None:
        """Compute the decision of a bot, and queue what follows from it."""
        try:
            decision = await self._bots.decide(seat, self.history.view(seat))
        except Exception as error:  # noqa: BLE001  # code of a plugin may raise anything
            self._mailbox.post(partial(self._bot_failed, error))
        else:
            self._mailbox.post(partial(self._play_bot, seat, version, decision))

    async def _play_bot(self, seat: Seat, version: int, decision: Decision | None) -> None:
        """Do the decision of a bot, unless the match has moved on or a person has the seat now."""
        self._is_bot_thinking = False
        table = self.history.table
        assert table is not None
        if table.version != version or self.history.held is not None or not self.presence.is_played_by_bot(seat):
            return
        if decision is None:
            self._schedule.decline(seat)
            return
        try:
            await self._act(table, seat, table.decide(seat, decision.action), actor=f"bot {seat}")
        except Exception as error:  # noqa: BLE001  # code of a plugin may raise anything
            await self._bot_failed(error)
        else:
            self._broadcast(None)

    async def _bot_failed(self, error: Exception) -> None:
        """Ask the bot again later, so that people keep their table."""
        self._is_bot_thinking = False
        if isinstance(error, NotSaved):
            self._not_saved(error)
        elif str(error) != self._last_failure:
            self._last_failure = str(error)
            log.warning("table %s: no bot can act: %s", self.history.table_id, in_words(error))
        self._schedule.retry()

    # Broadcasts

    def _broadcast(self, actor: Session | None) -> None:
        """Send changed facts about the table first, then the updates of the match."""
        if self._info_changed:
            self._broadcast_info()
        self._broadcaster.send_updates(actor)

    def _broadcast_info(self, but: Session | None = None) -> None:
        self._info_changed = False
        self._broadcaster.send_table_info(self.info, but)

    # Seats

    def _free_seat(self, wanted: Seat | None) -> Seat:
        table, players = self.history.table, self.history.players
        if table is not None and table.is_over:
            raise IllegalAction(Refusal("match_over"))
        if table is not None and not self.history.opened.joinable:
            raise IllegalAction(Refusal("seats_closed"))
        free = [seat for seat in range(self.history.opened.seats) if seat not in players]
        if not free:
            raise IllegalAction(Refusal("table_full"))
        if wanted is not None and wanted not in free:
            raise IllegalAction(Refusal("seat_taken"))
        return free[0] if wanted is None else wanted
