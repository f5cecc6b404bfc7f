"""One table while people sit at it: a single task does everything that happens there, one thing after another.

People, bots and clocks all speak through its mailbox. What is done is written to the log first, then answered, then
told to everybody.
"""

from __future__ import annotations

import logging
import math
import random
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Literal, TypeVar

import anyio

from mamlaka.errors import IllegalAction, ParseError, Refusal
from mamlaka.events import Dealt, Event, Played
from mamlaka.fair import Evidence
from mamlaka.plugins import in_words
from mamlaka.record import Record, record_match
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.bots import TableBots
from mamlaka.server.broadcaster import Broadcaster
from mamlaka.server.history import Acted, History, LogEntry, Sat, Stood, hash_of
from mamlaka.server.journal import Journal, NotSaved
from mamlaka.server.mailbox import Mailbox
from mamlaka.server.nonces import NonceExchange
from mamlaka.server.presence import Presence
from mamlaka.server.scene import action_of
from mamlaka.server.sessions import CLOSE_NORMAL, Session
from mamlaka.server.timing import Timing
from mamlaka.table import Table, Transition

__all__ = ["LiveTable"]

MOST_REFUSALS = 256
RETRY_SECONDS = 1.0

T = TypeVar("T")

log = logging.getLogger(__name__)


class LiveTable:
    """A table with its people, bots and clocks."""

    def __init__(self, history: History, journal: Journal, timing: Timing, chance: random.Random) -> None:
        self.history = history
        """The log, folded; others only read it."""
        self._journal = journal
        self._timing = timing
        self._mailbox = Mailbox()
        self.presence = Presence(history, timing.grace)
        """Who is here; others only ask it."""
        self._broadcaster = Broadcaster(history)
        self._nonces = NonceExchange(history.opened.seats)
        self._starter = 0
        """The seat that has asked for the start that is under way."""
        self._refused: dict[str, protocol.Refused] = {}
        """The last refusals, by the names of their commands; what was done stands in the log."""
        self._people_news = False
        """Whether the people or the status have changed in a way that nobody has been told yet."""
        self._scored_at = 0.0
        self._bots_due = 0.0
        self._declined: set[Seat] = set()
        """The bots that might act now, and do not want to."""
        self._asked_at = 0.0
        self._chance = chance
        self._bots = TableBots(history.table_id, history.opened.bots, chance)
        self._stuck = ""
        """Why no bot could act, when that was last told to the log."""
        self._quiet_since = anyio.current_time()
        self.is_retired = False
        """It has left the memory: ask for it again."""

    # What others ask of the table

    async def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done when its turn comes, and return what it gives; it is done even if nobody waits for it.

        Raises:
            Retired: the table is not in memory any more.
            Exception: whatever the work raises.
        """
        return await self._mailbox.run(work)

    def post_disconnect(self, session: Session) -> None:
        """Note, when its turn comes, that a connection is gone; nothing if it never was here. Does not wait."""
        self._mailbox.post(partial(self._detach, session))

    @property
    def info(self) -> protocol.TableInfo:
        """What everybody may know about the table."""
        opened, game, table = self.history.opened, self.history.game, self.history.table
        defaults = type(game.options)().texts()
        return protocol.TableInfo(
            id=self.history.table_id,
            game=opened.game,
            preset=opened.preset,
            options={name: text for name, text in opened.options.items() if text != defaults[name]},
            status=self._status,
            people=tuple(self.presence.person(seat) for seat in range(opened.seats)),
            direction=game.direction,
            teams=game.teams,
            sides=game.sides,
            deck=protocol.Deck(game.deck.names, tuple(game.deck.suits), game.faces),
            dummy=game.has_dummy,
            goal=game.goal,
            fewest=game.points_sign < 0,
            unit=game.unit,
            bots=opened.bots,
            unready=tuple(sorted(self._nonces.missing if table is None else self.presence.unready)),
            silent=tuple(sorted(self._nonces.silent)),
            commitment=self.history.dealer.evidence(published=False).commitment,
            nonce_hashes=self._nonces.hashes if table is None else self.history.dealer.nonce_hashes,
            nonces=self.history.dealer.nonces,
        )

    @property
    def _status(self) -> Literal["open", "starting", "playing", "over"]:
        table = self.history.table
        if table is None:
            return "starting" if self._nonces.is_open else "open"
        return "over" if table.is_over else "playing"

    def record(self) -> Record:
        """Return the record of the finished match, with the seed.

        Raises:
            IllegalAction: it is not over, and what is in it is secret.
        """
        table = self.history.table
        if table is None or not table.is_over:
            raise IllegalAction(Refusal("not_over"))
        fair: Evidence = self.history.dealer.evidence(published=True)
        return record_match(table.state, table.log, self.history.line_up, fair=fair, source="mamlaka serve")

    async def sit_down(self, wish: protocol.SitDown) -> protocol.Seated:
        """Give a person a seat.

        Raises:
            IllegalAction: there is none, or the match does not take newcomers.
        """
        seat = self.history.seat_of(wish.token)
        if seat is None:
            seat = self._free_seat(wish.seat)
            sat = Sat(seat, wish.name, hash_of(wish.token))
            await self._write(sat, actor=f"seat {seat}")
            self.presence.sat(seat)
            if self._status == "open":
                self._nonces.commit(seat, wish.nonce_hash)
            self._tell_people()
        return protocol.Seated(seat, self.info)

    async def attach(self, session: Session, hello: protocol.Hello) -> None:
        """Take in a connection, and tell it what it has missed.

        Raises:
            IllegalAction: the token is nobody's.
        """
        seat = self.history.seat_of(hello.token) if hello.token else None
        if hello.token and seat is None:
            raise IllegalAction(Refusal("unknown_token"))
        if session.close_code is not None:
            return  # gone while it waited for its turn
        session.seat = seat
        self._broadcaster.sessions.add(session)
        if seat is not None:
            self.presence.came(seat, session)
            self._tell_people(but=session)
        self._broadcaster.welcome(session, self.info, hello.last)

    async def _detach(self, session: Session) -> None:
        """Note that a connection is gone; a late goodbye of an older one changes nothing."""
        if session not in self._broadcaster.sessions:
            return
        self._broadcaster.sessions.discard(session)
        if self.presence.went(session):
            self._tell_people()
        if not self._broadcaster.sessions:
            self._quiet_since = anyio.current_time()

    async def obey(self, session: Session, command: protocol.Act | protocol.Start | protocol.Leave) -> None:
        """Do what a player wants, or say why not; a repeated command gets its first answer."""
        seat = session.seat
        if seat is None or not self.presence.plays(session):
            session.enqueue(protocol.Refused(command.id, Refusal("not_seated")))
            return
        name = f"{seat}:{command.id}"
        refused = self._refused.get(name)
        if refused is None and name not in self.history.commands:
            refused = await self._try(seat, command, name)
        session.enqueue(protocol.Done(command.id) if refused is None else refused)
        if refused is None:
            if isinstance(command, protocol.Leave):
                session.close(CLOSE_NORMAL)
            self._tell_all(session)

    async def exchange(self, session: Session, message: protocol.Commit | protocol.Reveal) -> None:
        """Take in what a seat says of its nonce; the match begins when all nonces are revealed."""
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
        except Exception as error:  # noqa: BLE001  # of a game, which may come from another package
            log.warning("table %s cannot start: %s", self.history.table_id, in_words(error))
            self._nonces.cancel()
            session.enqueue(protocol.Refused("", Refusal("invalid_setup", {"reason": in_words(error)})))
        self._people_news = self.info != before
        if self._people_news:
            self._tell_all(None)

    async def _exchange(self, seat: Seat, message: protocol.Commit | protocol.Reveal) -> None:
        match message:
            case protocol.Reveal(nonce) if nonce in self.history.dealer.nonces[seat : seat + 1]:
                pass  # said twice, because the news of the start came late
            case _ if self.history.table is not None:
                raise IllegalAction(Refusal("not_starting"))
            case protocol.Commit(nonce_hash):
                self._nonces.commit(seat, nonce_hash)
            case protocol.Reveal(nonce):
                self._nonces.reveal(seat, nonce)
                if not self._nonces.missing:
                    await self._begin()

    async def _begin(self) -> None:
        """Begin the match with the nonces that have been revealed."""
        history = self.history
        started, events = history.begun(self._nonces.nonces)
        await self._write(started, actor=f"seat {self._starter}")
        history.table = Table(history.setup, history.dealer, log=events)
        self._nonces.finish()
        self._turned(history.table, events)

    async def ready(self, session: Session) -> None:
        """Note that somebody has looked at the result of a deal."""
        if session.seat in self.presence.unready and self.presence.plays(session):
            self.presence.unready.discard(session.seat)
            self._tell_people()

    # What the table does

    async def process_jobs(self, retired: Callable[[], None]) -> None:
        """Do what comes, and what is due, until nobody has needed the table for long.

        Args:
            retired: called when the table leaves the memory.
        """
        try:
            while not self.is_retired:
                await self._go_on()
        except Exception:
            # What is in memory may be half done; what is in the log is not. The other tables must not suffer.
            log.exception("table %s failed", self.history.table_id)
            self._retire()
        finally:
            self.is_retired = True
            retired()
            self._mailbox.close()

    async def _go_on(self) -> None:
        """Do one thing that was asked for, and one that is due; wait while there is neither."""
        job = await self._mailbox.next(until=self._due())
        if job is not None:
            await job.run()
        if self.is_retired or self._due() > anyio.current_time():
            return
        if self._nonces.is_open:
            self._nonces.expire()
            self._tell_people()
        elif self._broadcaster.sessions:
            await self._play_bot()
        else:
            self.is_retired = True

    def _due(self) -> float:
        """Return when the table has to do something by itself, as a time of the event loop."""
        table = self.history.table
        if self._nonces.is_open:
            return self._nonces.deadline
        if not self._broadcaster.sessions:
            return self._quiet_since + self._timing.rest
        players = self.presence.players
        if table is None or table.is_over or not players:
            return math.inf
        starts = [start for seat in self._to_ask(table) if (start := self.presence.bot_plays_from(seat)) is not None]
        if not starts:
            return math.inf
        due = max(self._bots_due, min(starts))
        if not self.presence.unready:
            return due
        return math.inf if len(players) == 1 else max(due, self._scored_at + self._timing.reading)

    def _to_ask(self, table: Table) -> tuple[Seat, ...]:
        """Return the seats that may act, those first that might interrupt; without the bots that have declined."""
        return (*(seat for seat in table.free_to_act if seat not in self._declined), *table.waiting_for)

    async def _try(
        self, seat: Seat, command: protocol.Act | protocol.Start | protocol.Leave, name: str
    ) -> protocol.Refused | None:
        try:
            await self._carry_out(seat, command, name)
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
            return refused  # a start is not remembered, so its refusal is not either
        self._refused[name] = refused
        if len(self._refused) > MOST_REFUSALS:
            del self._refused[next(iter(self._refused))]
        return refused

    async def _carry_out(self, seat: Seat, command: protocol.Act | protocol.Start | protocol.Leave, name: str) -> None:
        history, table = self.history, self.history.table
        match command:
            case protocol.Start():
                if self._status == "open":
                    if not self._nonces.hashes[seat]:
                        raise IllegalAction(Refusal("no_nonce"))
                    # A seat that was silent at the last start must not hold up another one.
                    seats = {*self.presence.players} - self._nonces.silent | {seat}
                    self._nonces.open(seats, anyio.current_time() + self._timing.reveal)
                    self._starter = seat
                    self._people_news = True
            case protocol.Leave():
                if table is None:
                    await self._write(Stood(seat), actor=f"seat {seat}", cmd_id=name)
                    self.presence.stood(seat)
                    self._nonces.withdraw(seat)
                else:
                    self.presence.left(seat)
                self._people_news = True
            case protocol.Act():
                if table is None:
                    raise IllegalAction(Refusal("not_begun"))
                transition = table.decide(seat, action_of(command, history.game.deck), seen=command.seen)
                # Who acts has read enough; but in secret nobody is to hear that he has acted.
                if seat in self.presence.unready and not table.state.phase.secret:
                    self.presence.unready.discard(seat)
                    self._people_news = True
                await self._act(table, seat, transition, actor=f"seat {seat}", cmd_id=name)

    async def _act(
        self, table: Table, seat: Seat, transition: Transition, *, actor: str, cmd_id: str | None = None
    ) -> None:
        results = len(table.state.results)
        if _is_revealing(table, transition) and len(self.presence.players) > 1:
            # With nobody but people, too: that all answered at once would say that nobody had to think.
            await anyio.sleep_until(self._asked_at + self._timing.secret)
        await self._write(Acted(seat, self.history.lines(transition.events)), actor=actor, cmd_id=cmd_id)
        table.accept(transition)
        self._turned(table, transition.events, scored=len(table.state.results) > results)

    async def _write(self, entry: LogEntry, *, actor: str, cmd_id: str | None = None) -> None:
        row = self.history.row(entry, actor=actor, cmd_id=cmd_id)
        try:
            await self._journal.append([row])
        except NotSaved as error:
            if isinstance(error.__cause__, ValueError):
                self._retire()
            raise
        self.history.apply(row)

    def _not_saved(self, error: NotSaved) -> None:
        log.warning("table %s cannot be saved: %s", self.history.table_id, error)

    def _retire(self) -> None:
        """Leave the memory: somebody else has written to this log, so what is here is not what is there."""
        self.is_retired = True
        self._broadcaster.close_all()

    def _turned(self, table: Table, events: Sequence[Event], *, scored: bool = False) -> None:
        """Note when the bots may go on, and who shall first look at the result of a deal."""
        now, state = anyio.current_time(), table.state
        self._bots_due = now + self._chance.uniform(*self._timing.bot)
        self._declined.clear()
        if state.is_over:
            self._people_news = True
            return
        if not state.trick and any(isinstance(event, Played) for event in events):
            self._bots_due += self._timing.trick
        if any(seat in self.presence.players for seat in table.interrupters):
            self._bots_due += self._timing.interrupt
            if any(isinstance(event, Dealt) for event in events):
                self._bots_due += self._timing.look
        if state.phase.secret:
            if state.phase.opened == table.version:
                self._asked_at = now
            if len(self.presence.players) > 1:
                self._bots_due = max(self._bots_due, self._asked_at + self._timing.secret)
        if scored:
            self._scored_at = now
            self.presence.unready = set(self.presence.players)
            self._people_news = True

    async def _play_bot(self) -> None:
        """Let the next bot act, or have it tried again later: the people keep their table whatever happens."""
        table = self.history.table
        assert table is not None
        seat = next(seat for seat in self._to_ask(table) if self.presence.is_played_by_bot(seat))
        try:
            decision = await self._bots.decide(seat, table.view(seat))
            if decision is None:
                self._declined.add(seat)
                return
            await self._act(table, seat, table.decide(seat, decision.action), actor=f"bot {seat}")
        except NotSaved as error:
            self._not_saved(error)
        except Exception as error:  # noqa: BLE001  # of a game, which may come from another package
            if str(error) != self._stuck:
                self._stuck = str(error)
                log.warning("table %s cannot go on: %s", self.history.table_id, in_words(error))
        else:
            self._tell_all(None)
            return
        self._bots_due = anyio.current_time() + RETRY_SECONDS

    # What it tells

    def _tell_all(self, actor: Session | None) -> None:
        """Tell what has become of the people, too, before what has happened at the table."""
        if self._people_news:
            self._tell_people()
        self._broadcaster.tell_news(actor)

    def _tell_people(self, but: Session | None = None) -> None:
        self._people_news = False
        self._broadcaster.tell_table(self.info, but)

    # Who sits where

    def _free_seat(self, wanted: Seat | None) -> Seat:
        table, players = self.history.table, self.history.players
        if table is not None and table.is_over:
            raise IllegalAction(Refusal("match_over"))
        free = [seat for seat in range(self.history.opened.seats) if seat not in players]
        if not free:
            raise IllegalAction(Refusal("table_full"))
        if wanted is not None and wanted not in free:
            raise IllegalAction(Refusal("seat_taken"))
        return free[0] if wanted is None else wanted


def _is_revealing(table: Table, transition: Transition) -> bool:
    """Return whether something that was decided ends a secret question."""
    asked, after = table.state.phase, transition.state
    return asked.secret and not (after.stack and after.phase.secret and after.phase.opened == asked.opened)
