"""The moderation settings of a server, in the database: blocked people, the message of the day, program accounts.

`mamlaka admin` writes it, and a running server reads it every few seconds.
"""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Literal, TypeAlias

import anyio
from anyio import to_thread
from msgspec import Struct
from sqlalchemy import Connection, Delete, Engine, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from mamlaka.errors import IllegalAction, InvalidSetup, RecordError, Refusal
from mamlaka.server.accounts.accounts import Accounts
from mamlaka.server.accounts.names import comparable, visible_name
from mamlaka.server.addresses import Range, Ranges, parse_range, range_text
from mamlaka.server.database.dialects import is_url, now_ms, open_engine, opening, reading, reason_of, shown
from mamlaka.server.database.log_entries import hash_token
from mamlaka.server.database.schema import blocked, check_version, notice, program

__all__ = ["Blocked", "ModerationSettings", "ModerationStore", "ModerationWatcher", "blocked_entry"]

TOKEN_BYTES = 16
MAX_NOTICE = 500
"""The most characters of the message of the day."""

LIKE_ADDRESS = re.compile(r"(?=.*[0-9*])(?=.*[.:/])[0-9a-fA-FxX.:/*%\[\]\s-]+|.*(::.*|/[0-9]+)")
"""What someone writes who means an address, or several."""

Kind: TypeAlias = Literal["name", "address"]

log = logging.getLogger(__name__)


class Blocked(Struct, frozen=True):
    """Who may not play on the server."""

    kind: Kind
    value: str
    """A name as names are compared, or an address or a range of them, as `range_text` writes it."""

    @property
    def range(self) -> Range | None:
        """The addresses that are meant; None: it is a name."""
        return parse_range(self.value) if self.kind == "address" else None

    @property
    def description(self) -> str:
        """What is blocked, in words."""
        found = self.range
        if found is None or found.num_addresses == 1:
            return f"the {self.kind} {self.value}"
        return f"the addresses {found[0]} to {found[-1]} ({self.value})"

    @property
    def order(self) -> tuple[str, int, int, int, str]:
        """What lists are sorted by."""
        found = self.range
        place = (0, 0, 0) if found is None else (found.version, int(found.network_address), found.prefixlen)
        return (self.kind, *place, self.value)

    def covers(self, other: Blocked) -> bool:
        """Return whether everyone whom another entry means is meant here, too."""
        mine, others = self.range, other.range
        if mine is None or others is None or mine.version != others.version:
            return self == other
        return mine.prefixlen <= others.prefixlen and others.network_address in mine


class ModerationSettings(Struct, frozen=True, dict=True):
    """Everything that the operator has set."""

    blocked: frozenset[Blocked] = frozenset()
    notice: str = ""
    """The message of the day, as plain text; empty: there is none."""
    programs: dict[str, str] = {}
    """The names of the program accounts by the hashes of their tokens."""

    def check_person(self, name: str, address: str) -> None:
        """Check that a person may play.

        Raises:
            IllegalAction: their name or address is blocked.
        """
        if self.blocked and (self.is_blocked(name) or address in self._ranges):
            raise IllegalAction(Refusal("blocked_here"))

    @cached_property
    def _ranges(self) -> Ranges:
        return Ranges(entry.range for entry in self.blocked if entry.range is not None)

    def is_blocked(self, name: str) -> bool:
        """Return whether a name is blocked."""
        return Blocked("name", comparable(name)) in self.blocked

    def program_of(self, token: str) -> str | None:
        """Return the name of the program account of a token; None: it is the token of a person."""
        return self.programs.get(hash_token(token)) if self.programs else None

    def is_program(self, name: str) -> bool:
        """Return whether a name belongs to a program, so that no person may take it."""
        return comparable(name) in map(comparable, self.programs.values())


def blocked_entry(text: str, *, is_name: bool = False) -> Blocked:
    """Return what a name, an address or a range of addresses of the operator means.

    >>> blocked_entry("2001:db8::1"), blocked_entry(" Ada ")
    (Blocked(kind='address', value='2001:db8::/64'), Blocked(kind='name', value='ada'))

    Args:
        text: what the operator wrote.
        is_name: whether it is a name, although it may look like an address.

    Raises:
        InvalidSetup: it is neither.
    """
    found = None if is_name else parse_range(text)
    if found is not None:
        return Blocked("address", range_text(found))
    if not is_name and LIKE_ADDRESS.fullmatch(text.strip()):
        raise InvalidSetup(
            f"{text!r} is no address: write one such as 203.0.113.7 or 2001:db8::1, or a range such as 203.0.113.0/24; "
            "for a name that looks like an address, add --name"
        )
    return Blocked("name", comparable(_name(text)))


def _name(text: str) -> str:
    try:
        return visible_name(text)
    except IllegalAction:
        raise InvalidSetup(f"{text!r} is no name: use 1 to 20 visible characters") from None


class ModerationWatcher:
    """Reads the settings again and again for a running server."""

    def __init__(self, engine: Engine) -> None:
        """Start with empty settings; `follow` reads them."""
        self._engine = engine
        self.settings = ModerationSettings()
        """The settings that were read last."""

    async def follow(self, seconds: float, changed: Callable[[], None]) -> None:
        """Read the settings at a fixed interval, until cancelled.

        Args:
            seconds: the interval.
            changed: called when the settings have changed.
        """
        while True:
            try:
                found = await to_thread.run_sync(self._read)
            except (OSError, SQLAlchemyError) as error:
                log.warning("cannot read the moderation settings: %s", reason_of(error))
            else:
                if found != self.settings:
                    self.settings = found
                    changed()
            await anyio.sleep(seconds)

    def _read(self) -> ModerationSettings:
        with reading(self._engine) as connection:
            return _read_settings(connection)


class ModerationStore:
    """The settings in the database, to read and change them."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.accounts = Accounts(engine)
        """The accounts of people."""

    @classmethod
    @contextmanager
    def open(cls, location: str) -> Iterator[ModerationStore]:
        """Open a database that exists; its server may be running.

        Raises:
            RecordError: there is none, or it has another version.
        """
        if not is_url(location) and not Path(location).is_file():
            raise RecordError(f"there is no database {location}: start `mamlaka serve` once, or choose with --database")
        with opening(location):
            engine = open_engine(location)
            try:
                with reading(engine) as connection:
                    check_version(connection, shown(location))
                yield cls(engine)
            finally:
                engine.dispose()

    def read(self) -> ModerationSettings:
        """Return all settings."""
        with reading(self._engine) as connection:
            return _read_settings(connection)

    def block(self, entry: Blocked) -> bool:
        """Block a name or addresses; return whether they were not blocked before, alone or in a wider range."""
        with self._engine.begin() as connection:
            if any(known.covers(entry) for known in _read_blocked(connection)):
                return False
            connection.execute(insert(blocked).values(kind=entry.kind, value=entry.value, at_ms=now_ms()))
            return True

    def unblock(self, entry: Blocked) -> bool:
        """Remove a block; return whether there was one. `overlapping` returns those that remain."""
        with self._engine.begin() as connection:
            return connection.execute(_of(entry)).rowcount > 0

    def overlapping(self, entry: Blocked) -> tuple[Blocked, ...]:
        """Return the blocks that concern some of the same people: wider ranges, and those inside."""
        with reading(self._engine) as connection:
            known = _read_blocked(connection)
        return tuple(
            sorted((one for one in known if one.covers(entry) or entry.covers(one)), key=lambda one: one.order)
        )

    def set_notice(self, text: str) -> None:
        """Set the message of the day; empty: there is none.

        Raises:
            InvalidSetup: it is too long.
        """
        if len(text) > MAX_NOTICE:
            raise InvalidSetup(f"the message has {len(text)} characters: use at most {MAX_NOTICE}")
        with self._engine.begin() as connection:
            connection.execute(delete(notice))
            if text:
                connection.execute(insert(notice).values(at_ms=now_ms(), text=text))

    def add_program(self, name: str) -> str:
        """Make the account of a program, or give it a new token; return the token, which is not stored.

        Raises:
            InvalidSetup: the name is no name.
        """
        name, token = _name(name), secrets.token_hex(TOKEN_BYTES)
        with self._engine.begin() as connection:
            _remove_program(connection, name)
            values = {"name": name, "token_hash": hash_token(token), "at_ms": now_ms()}
            connection.execute(insert(program).values(values))
        return token

    def remove_program(self, name: str) -> bool:
        """Remove the account of a program; return whether there was one."""
        with self._engine.begin() as connection:
            return _remove_program(connection, _name(name))


def _read_settings(connection: Connection) -> ModerationSettings:
    accounts = connection.execute(select(program.c.token_hash, program.c.name).order_by(program.c.name))
    text = connection.execute(select(notice.c.text).order_by(notice.c.at_ms.desc())).scalar()
    return ModerationSettings(
        frozenset(_read_blocked(connection)),
        text or "",
        {account.token_hash: account.name for account in accounts},
    )


def _read_blocked(connection: Connection) -> list[Blocked]:
    return [Blocked(kind, value) for kind, value in connection.execute(select(blocked.c.kind, blocked.c.value))]


def _remove_program(connection: Connection, name: str) -> bool:
    names = connection.execute(select(program.c.name)).scalars()
    same = [known for known in names if comparable(known) == comparable(name)]
    connection.execute(delete(program).where(program.c.name.in_(same)))
    return bool(same)


def _of(entry: Blocked) -> Delete:
    return delete(blocked).where(blocked.c.kind == entry.kind, blocked.c.value == entry.value)
