"""The moderation settings of a server, in the database: blocked people, the message of the day, program accounts.

`mamlaka admin` writes it, and a running server reads it every few seconds.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address
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
from mamlaka.server.database.dialects import is_url, now_ms, open_engine, opening, reading, reason_of
from mamlaka.server.database.history import hash_token
from mamlaka.server.database.schema import blocked, notice, program
from mamlaka.server.database.store import check_version
from mamlaka.server.limits import address_group

__all__ = ["Blocked", "ModerationSettings", "ModerationStore", "ModerationWatcher", "blocked_entry"]

TOKEN_BYTES = 16
MAX_NOTICE = 500
"""The most characters of the message of the day."""

Kind: TypeAlias = Literal["name", "address"]

log = logging.getLogger(__name__)


class Blocked(Struct, frozen=True):
    """Who may not play on the server."""

    kind: Kind
    value: str
    """A name as names are compared, or an address as connections are counted."""


class ModerationSettings(Struct, frozen=True):
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
        if self.blocked and (self.is_blocked(name) or Blocked("address", address) in self.blocked):
            raise IllegalAction(Refusal("blocked_here"))

    def is_blocked(self, name: str) -> bool:
        """Return whether a name is blocked."""
        return Blocked("name", comparable(name)) in self.blocked

    def program_of(self, token: str) -> str | None:
        """Return the name of the program account of a token; None: it is the token of a person."""
        return self.programs.get(hash_token(token)) if self.programs else None

    def is_program(self, name: str) -> bool:
        """Return whether a name belongs to a program, so that no person may take it."""
        return comparable(name) in map(comparable, self.programs.values())


def blocked_entry(text: str) -> Blocked:
    """Return what a name or an address of the operator means.

    >>> blocked_entry("2001:db8::1"), blocked_entry(" Ada ")
    (Blocked(kind='address', value='2001:db8::/64'), Blocked(kind='name', value='ada'))

    Raises:
        InvalidSetup: it is neither.
    """
    try:
        return Blocked("address", address_group(str(ip_address(text.partition("/")[0].strip()))))
    except ValueError:
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
                    check_version(connection, location)
                yield cls(engine)
            finally:
                engine.dispose()

    def read(self) -> ModerationSettings:
        """Return all settings."""
        with reading(self._engine) as connection:
            return _read_settings(connection)

    def block(self, entry: Blocked) -> bool:
        """Block a name or an address; return whether it was not blocked before."""
        with self._engine.begin() as connection:
            gone = connection.execute(_of(entry)).rowcount
            values = {"kind": entry.kind, "value": entry.value, "at_ms": now_ms()}
            connection.execute(insert(blocked).values(values))
            return not gone

    def unblock(self, entry: Blocked) -> bool:
        """Let a name or an address play again; return whether it was blocked."""
        with self._engine.begin() as connection:
            return connection.execute(_of(entry)).rowcount > 0

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
    entries = connection.execute(select(blocked.c.kind, blocked.c.value))
    accounts = connection.execute(select(program.c.token_hash, program.c.name).order_by(program.c.name))
    text = connection.execute(select(notice.c.text).order_by(notice.c.at_ms.desc())).scalar()
    return ModerationSettings(
        frozenset(Blocked(kind, value) for kind, value in entries),
        text or "",
        {account.token_hash: account.name for account in accounts},
    )


def _remove_program(connection: Connection, name: str) -> bool:
    names = connection.execute(select(program.c.name)).scalars()
    same = [known for known in names if comparable(known) == comparable(name)]
    connection.execute(delete(program).where(program.c.name.in_(same)))
    return bool(same)


def _of(entry: Blocked) -> Delete:
    return delete(blocked).where(blocked.c.kind == entry.kind, blocked.c.value == entry.value)
