"""The entries of the log of a table."""

from __future__ import annotations

import hashlib
import time
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from mamlaka.record import OriginRecord
from mamlaka.seats import Seat
from mamlaka.server.database.codes import CODE_DAYS
from mamlaka.server.database.store import FIRST_EPOCH, NewCode, Row
from mamlaka.server.protocol import Spectators, Takeover, TimeControl

__all__ = [
    "KINDS",
    "Acted",
    "Agreed",
    "Continued",
    "LogEntry",
    "Opened",
    "Sat",
    "Started",
    "Stood",
    "Timed",
    "code_of",
    "expiry_of",
    "hash_token",
    "row_of",
]

DAY_MS = 86_400_000


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
