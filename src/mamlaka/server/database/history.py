"""The log of a table: the types of its entries, and the state folded from them."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

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
from mamlaka.record import OriginRecord, Record, SeatRecord, record_match
from mamlaka.registry import find_game
from mamlaka.replaying import decision_of
from mamlaka.seats import Seat
from mamlaka.server.database.codes import CODE_DAYS
from mamlaka.server.database.held_answer import HeldAnswer
from mamlaka.server.database.store import FIRST_EPOCH, NewCode, Row
from mamlaka.server.protocol import Spectators, Takeover, TimeControl
from mamlaka.table import Table
from mamlaka.view import View

__all__ = [
    "Acted",
    "Agreed",
    "Continued",
    "History",
    "LogEntry",
    "Opened",
    "Player",
    "Sat",
    "Started",
    "Stood",
    "Timed",
    "code_of",
    "hash_token",
    "row_of",
    "start_without_nonces",
]


DAY_MS = 86_400_000
LATEST = 3
"""How many of the decisions of bots for a person are kept; more are only counted."""


class Opened(Struct, frozen=True):
    """The table was opened."""

    game: str
    rules: int
    """The version of the game's rules."""
    preset: str
    options: dict[str, str]
    """All options, as text."""
    seats: int
    bots: str
    seed: str
    """The seed of all deals, in hexadecimal digits; secret until the match is over."""
    bot_names: tuple[str, ...] = ()
    """(seats,): the names of the bots in seats without a person; empty: they have none."""
    talk: bool = False
    """Whether partners may use preset phrases during the match, too."""
    follows: str = ""
    """The table of the previous match of the same players; empty: none."""
    blocked: tuple[str, ...] = ()
    """The names of people who may not take a seat."""
    clock: TimeControl = "off"
    """How long a person may think about a decision."""
    code: str = ""
    """The short code of the table; empty: it has none."""
    public: bool = False
    """Whether the table is in the list of public tables."""
    spectators: Spectators = "link"
    """Who may watch the match."""
    takeover: Takeover = "anyone"
    """Who may take the seat of a bot during the match."""
    origin: OriginRecord | None = None
    """The position of a finished match from which this one is played, with the id of its table; None: there is none."""
    daily: str = ""
    """The date of the deal of the day, in UTC; empty: it is none."""
    deal_limit: int | None = None
    """The number of counted deals after which the match ends in any case; None: only the rules end it."""
    tournament: str = ""
    """The id of the tournament of which a board is played; empty: it is none."""
    terms: str = ""
    """What the commitment covers beside the seed; empty: nothing."""


class Sat(Struct, frozen=True):
    """A person took a seat."""

    seat: Seat
    name: str
    token_hash: str
    program: bool = False
    """Whether the person is a program."""


class Stood(Struct, frozen=True):
    """A person left their seat before the match."""

    seat: Seat


class Started(Struct, frozen=True):
    """The match started."""

    nonces: tuple[str, ...]
    """(seats,): the nonce of each seat, an input of the shuffle; empty for a seat without one."""
    events: tuple[str, ...]


class Acted(Struct, frozen=True):
    """A seat acted. Replay applies the events; it doesn't repeat decisions or draws."""

    seat: Seat
    events: tuple[str, ...]


class Agreed(Struct, frozen=True):
    """A player agreed to another match, after this one was over."""

    seat: Seat


class Continued(Struct, frozen=True):
    """The table of the next match was opened. Its first rows are written in the same transaction."""

    table: str


class Timed(Struct, frozen=True):
    """The time to think about a decision began, went on, or stopped."""

    decision: int
    """The version of the match at which the decision opened."""
    deadline_ms: int | None
    """When the time runs out, in milliseconds since 1970, if the server stays alive; None: it stands still."""
    left_ms: int
    """How much of it was left when this was written, in milliseconds."""
    run: str
    """The server process; the database knows when it was last alive."""


LogEntry: TypeAlias = Opened | Sat | Stood | Started | Acted | Agreed | Continued | Timed

KINDS: dict[str, type[Any]] = {
    kind.__name__.lower(): kind for kind in (Opened, Sat, Stood, Started, Acted, Agreed, Continued, Timed)
}


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


def hash_token(token: str) -> str:
    """Return the hash under which a token is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def row_of(
    table_id: str,
    seq: int,
    entry: LogEntry,
    *,
    actor: str = "",
    command_id: str | None = None,
    epoch: int = FIRST_EPOCH,
) -> Row:
    """Return the row of an entry."""
    body = msgspec.json.encode(entry).decode()
    return Row(table_id, seq, time.time_ns() // 1_000_000, type(entry).__name__.lower(), actor, command_id, body, epoch)


def code_of(row: Row, opened: Opened) -> NewCode:
    """Return the code of a new table, to be written with its first row."""
    return NewCode(opened.code, row.table_id, expiry_of(row.at_ms))


def expiry_of(opened_ms: int) -> int:
    """Return when the code of a table expires, in milliseconds since 1970 like the time of its opening."""
    return opened_ms + CODE_DAYS * DAY_MS


class History:
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
    history = History(table_id, [row_of(table_id, 0, opened)])
    return history.start_entry(("",) * opened.seats)[0]
