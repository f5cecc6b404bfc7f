"""The state of a table, folded from its log."""

from __future__ import annotations

import hmac
import time
from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from mamlaka.actions import Action
from mamlaka.bots.registry import find_bot
from mamlaka.engine import start_match
from mamlaka.errors import IllegalAction, InvalidSetup, RecordError, Refusal
from mamlaka.events import Event, redact
from mamlaka.fair import Evidence, FairShuffler
from mamlaka.game import Game
from mamlaka.match import Setup
from mamlaka.notation import format_event, parse_event
from mamlaka.record import Record, SeatRecord, record_match
from mamlaka.registry import find_game
from mamlaka.replaying import decision_of
from mamlaka.seats import Seat
from mamlaka.server.database.held_answer import HeldAnswer
from mamlaka.server.database.log_entries import (
    KINDS,
    Acted,
    Agreed,
    Continued,
    LogEntry,
    Opened,
    Sat,
    Started,
    Stood,
    Timed,
    expiry_of,
    hash_token,
    row_of,
)
from mamlaka.server.database.store import FIRST_EPOCH, Row
from mamlaka.table import Table
from mamlaka.view import View

__all__ = ["Player", "TableState", "start_without_nonces"]

LATEST = 3
"""How many of the decisions of bots for a person are kept; more are only counted."""


class Player(Struct, frozen=True):
    """A person in a seat."""

    name: str
    token_hash: str
    program: bool = False
    """Whether the person is a program."""


class StandIn(Struct, frozen=True):
    """What bots have decided for a person who was away."""

    total: int = 0
    """The number of their decisions since the person took the seat."""
    count: int = 0
    """The number of those since the last decision of the person."""
    latest: tuple[str, ...] = ()
    """The events of the last of these, in the notation of the log."""

    def after(self, event: str) -> StandIn:
        """Return this with another decision of a bot."""
        return StandIn(self.total + 1, self.count + 1, (*self.latest, event)[-LATEST:])


class TableState:
    """The state of a table, folded from its log."""

    def __init__(self, table_id: str, rows: Iterable[Row] = (), epoch: int = FIRST_EPOCH) -> None:
        """Fold the rows of a log.

        Args:
            table_id: the id of the table.
            rows: its log; none: a new table.
            epoch: the epoch that the table got when its log was read.

        Raises:
            RecordError: a row is missing.
            IllegalAction: the rules of the game have changed since.
        """
        self.table_id = table_id
        self.epoch = epoch
        """The epoch of the rows to be written."""
        self.seq = 0
        """The sequence number of the next row."""
        self.opened: Opened
        self.opened_ms = 0
        """When the table was opened, in milliseconds since 1970."""
        self.setup: Setup
        self.game: Game
        """The rules with their options."""
        self.players: dict[Seat, Player] = {}
        self.stand_ins: dict[Seat, StandIn] = {}
        """What bots have decided for people, by seat."""
        self.shuffler: FairShuffler
        self.table: Table | None = None
        """None until the match starts."""
        self.versions: list[int] = []
        """The version of the match after each entry with events."""
        self.held_answer: HeldAnswer | None = None
        """The end of a secret question that is written, but not shown yet."""
        self.commands: set[str] = set()
        """The idempotency keys of all completed commands."""
        self._arrivals: dict[str, int] = {}
        """The order in which people have taken a seat for the first time, by token hash."""
        self._stood: dict[Seat, int] = {}
        """How many people have left each seat before the match."""
        self.agreed: set[Seat] = set()
        """The seats whose players have agreed to another match."""
        self.timed: Timed | None = None
        """The last entry about the time to think."""
        self.written_ms = 0
        """When the last entry was written, in milliseconds since 1970."""
        self.next = ""
        """The table of the next match; empty: none has been opened."""
        log = self.read(rows)
        if log:
            self.table = Table(self.setup, self.shuffler, log=log)

    def read(self, rows: Iterable[Row]) -> list[Event]:
        """Apply rows, and return their events; the table doesn't change.

        Raises:
            RecordError: a row is missing.
            IllegalAction: the rules of the game have changed since.
        """
        log: list[Event] = []
        for row in rows:
            entry = self.apply(row)
            if isinstance(entry, Started | Acted):
                log += (parse_event(line, self.game) for line in entry.events)
        return log

    def row(self, entry: LogEntry, *, actor: str = "", command_id: str | None = None) -> Row:
        """Return the next row of the log."""
        return row_of(self.table_id, self.seq, entry, actor=actor, command_id=command_id, epoch=self.epoch)

    def command_key(self, seat: Seat, command: str) -> str:
        """Return the idempotency key of a command: a later person in the same seat has keys of their own."""
        earlier = self._stood.get(seat, 0)
        return f"{seat}.{earlier}:{command}" if earlier else f"{seat}:{command}"

    def view(self, viewer: Seat | None) -> View:
        """Return the match as a viewer sees it; it must have started."""
        assert self.table is not None
        view, held = self.table.view(viewer), self.held_answer
        return view.apply(held.answer) if held is not None and held.seat == viewer else view

    def own_events(self, viewer: Seat | None) -> list[tuple[int, Event]]:
        """Return the events beyond the horizon that a viewer may know: their own answer to a secret question."""
        table, held = self.table, self.held_answer
        if table is None:
            return []
        if held is None and table.horizon == table.version:
            return []
        answer = held.answer if held is not None and held.seat == viewer else []
        return [*table.since(table.horizon, viewer), *answer]

    def stand_in_actions(self, seat: Seat) -> list[Action]:
        """Return the last decisions of bots for a person, as far as the person may see them."""
        events = (redact(parse_event(line, self.game), seat) for line in self.stand_ins[seat].latest)
        return [decision_of(event, 0)[1] for event in events if event is not None]

    def check_may_watch(self, seat: Seat | None) -> None:
        """Check that a viewer may see the match, as far as one is played.

        Args:
            seat: the seat of the viewer; None: they have none.

        Raises:
            IllegalAction: only those who have a seat may.
        """
        if seat is None and self.table is not None and self.opened.spectators == "nobody":
            raise IllegalAction(Refusal("no_spectators"))

    @property
    def has_only_bots(self) -> bool:
        """Whether bots play a board of a tournament among themselves, without anyone who watches."""
        return bool(self.opened.tournament) and not self.players

    @property
    def creator(self) -> Seat | None:
        """The seat of the creator of the table: of those who have a seat, the person who first took one."""
        return min(self.players, key=lambda seat: self._arrivals[self.players[seat].token_hash], default=None)

    @property
    def code(self) -> str:
        """The short code of the table; empty: it has expired."""
        return self.opened.code if time.time_ns() // 1_000_000 < expiry_of(self.opened_ms) else ""

    @property
    def line_up(self) -> tuple[SeatRecord, ...]:
        """The players by seat, for records; bots play the free seats."""
        bots, nicknames = self.opened.bots, self.opened.bot_names or ("",) * self.opened.seats
        return tuple(
            SeatRecord(self.players[seat].name)
            if seat in self.players
            else SeatRecord(bots, "bot", _version_of(bots), nicknames[seat])
            for seat in range(self.opened.seats)
        )

    def record(self) -> Record:
        """Return the record of the finished match, with the seed.

        Raises:
            IllegalAction: the match is not over, so its record is still secret.
        """
        if self.table is None or not self.table.is_over:
            raise IllegalAction(Refusal("not_over"))
        return self.record_of(self.table.log)

    def record_of(self, log: Sequence[Event]) -> Record:
        """Return the record of the match with these events, with the seed. It folds them, so no table is needed."""
        fair: Evidence = self.shuffler.evidence(published=True)
        origin = self.opened.origin
        return record_match(self.game, log, self.line_up, fair=fair, source="mamlaka serve", origin=origin)

    def seat_of(self, token: str) -> Seat | None:
        """Return the seat that a token belongs to."""
        return self.seat_of_hash(hash_token(token))

    def seat_of_hash(self, known: str) -> Seat | None:
        """Return the seat that a token with this hash belongs to."""
        return next((s for s, player in self.players.items() if hmac.compare_digest(player.token_hash, known)), None)

    def apply(self, row: Row) -> LogEntry:
        """Apply a row that has been written, and return its entry; the caller applies its events to the table.

        Raises:
            RecordError: a row is missing.
            IllegalAction: the rules of the game have changed since.
        """
        if row.seq != self.seq:
            raise RecordError(f"the log of table {self.table_id} has no row {self.seq}")
        entry: LogEntry = msgspec.json.decode(row.body, type=KINDS[row.kind])
        self.add(row, entry)
        return entry

    def add(self, row: Row, entry: LogEntry) -> None:
        """Apply an entry, like `apply`, if its row need not be decoded."""
        match entry:
            case Opened():
                self._open(entry, row.at_ms)
            case Sat(seat, name, token_hash, program):
                self.players[seat] = Player(name, token_hash, program)
                self.stand_ins.pop(seat, None)
                self._arrivals.setdefault(token_hash, len(self._arrivals))
            case Stood(seat):
                self.players.pop(seat, None)
                self._stood[seat] = self._stood.get(seat, 0) + 1
            case Started(nonces):
                self.shuffler = self._shuffler(nonces)
            case Agreed(seat):
                self.agreed.add(seat)
            case Continued(table):
                self.next = table
            case Timed():
                self.timed = entry
        if isinstance(entry, Started | Acted):
            self._note_events(row.actor, entry)
        self.seq += 1
        self.written_ms = row.at_ms
        if row.command_id:
            self.commands.add(row.command_id)

    def _note_events(self, actor: str, entry: Started | Acted) -> None:
        """Note the version after an entry, and what a bot has decided for a person."""
        self.versions.append((self.versions[-1] if self.versions else 0) + len(entry.events))
        if isinstance(entry, Acted):
            before = self.stand_ins.get(entry.seat, StandIn())
            is_bots = actor.startswith("bot")
            self.stand_ins[entry.seat] = before.after(entry.events[0]) if is_bots else StandIn(before.total)

    def _open(self, opened: Opened, at_ms: int) -> None:
        self.opened, self.opened_ms = opened, at_ms
        self.setup = Setup(find_game(opened.game), opened.options, opened.seats, opened.deal_limit)
        self.game = self.setup.start().game
        if opened.rules != self.game.version:
            facts: dict[str, str | int] = {"version": opened.rules, "installed": self.game.version}
            raise IllegalAction(Refusal("other_rules", facts))
        self.shuffler = self._shuffler(())

    def start_entry(self, nonces: tuple[str, ...]) -> tuple[Started, list[Event]]:
        """Start the match with the nonces of the seats; return the entry to write, and its events."""
        events, _ = start_match(self.setup.start(), self._shuffler(nonces))
        return Started(nonces, self.format_events(events)), events

    def _shuffler(self, nonces: tuple[str, ...]) -> FairShuffler:
        return FairShuffler(bytes.fromhex(self.opened.seed), nonces, self.opened.terms)

    def format_events(self, events: Iterable[Event]) -> tuple[str, ...]:
        """Return events in the notation of the log."""
        return tuple(format_event(event, self.game) for event in events)


def _version_of(bot: str) -> int:
    """Return the version of a bot; 0 if it is no longer usable, so that a substitute plays."""
    try:
        return find_bot(bot).version
    except InvalidSetup:
        return 0


def start_without_nonces(table_id: str, opened: Opened) -> Started:
    """Return the start of a match that has the same cards at several tables, because only the seed decides them."""
    table_state = TableState(table_id, [row_of(table_id, 0, opened)])
    return table_state.start_entry(("",) * opened.seats)[0]
