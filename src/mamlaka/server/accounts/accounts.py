"""The accounts of people in the database: their passwords, the browsers where they are signed in, and their seats."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, delete, insert, select, update

from mamlaka.server import protocol
from mamlaka.server.accounts.erasure import erase_account
from mamlaka.server.accounts.names import account_key
from mamlaka.server.accounts.passkeys import add_passkey
from mamlaka.server.accounts.webauthn import StoredKey
from mamlaka.server.database.dialects import now_ms, python_errors, reading
from mamlaka.server.database.log_entries import hash_token
from mamlaka.server.database.schema import (
    account,
    account_browser,
    account_passkey,
    account_seat,
    account_session,
    table_event,
)

__all__ = ["SESSION_SECONDS", "Account", "Accounts", "new_account_id"]

SESSION_SECONDS = 180 * 86_400
"""The time after which a browser must sign in again."""
ID_BYTES = 12
TOKEN_BYTES = 32


class Account(Struct, frozen=True):
    """The account of a person."""

    id: str
    name: str
    password_hash: str
    """Empty: it has only passkeys."""
    at_ms: int
    """When the name was registered, in milliseconds since 1970."""


def new_account_id() -> str:
    """Return the id of a new account."""
    return secrets.token_hex(ID_BYTES)


class Accounts:
    """The accounts. Its methods block, and raise `OSError` if the database cannot be read or written."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def register(
        self, name: str, password_hash: str, account_id: str = "", host: str = "", key: StoredKey | None = None
    ) -> Account | None:
        """Add an account; None: another one has the name, one that looks like it, or the passkey.

        Args:
            name: its name.
            password_hash: empty: it has no password.
            account_id: its id; empty: a new one.
            host: the name of the server at which the passkey was made.
            key: its passkey; None: it has none.
        """
        made = Account(account_id or new_account_id(), name, password_hash, now_ms())
        values = {**msgspec.structs.asdict(made), "name_key": account_key(name)}
        try:
            with python_errors(), self._engine.begin() as connection:
                connection.execute(insert(account).values(values))
                if key is not None:
                    add_passkey(connection, made.id, host, key)
        except ValueError:
            return None
        return made

    def of_id(self, account_id: str) -> Account | None:
        """Return the account with an id."""
        return self._find(account.c.id == account_id)

    def named(self, name: str) -> Account | None:
        """Return the account with a name, or with one that looks like it."""
        return self._find(account.c.name_key == account_key(name))

    def signed_in(self, token: str) -> Account | None:
        """Return the account that is signed in with the token of a session."""
        sessions = select(account_session.c.account_id).where(_is_session(token))
        return self._find(account.c.id.in_(sessions.where(account_session.c.expires_ms > now_ms())))

    def sign_in(self, account_id: str, old_token: str) -> str:
        """Begin a session and return its token, which is not stored; the session of `old_token` ends."""
        token, now = secrets.token_urlsafe(TOKEN_BYTES), now_ms()
        values = {
            "token_hash": hash_token(token),
            "account_id": account_id,
            "expires_ms": now + SESSION_SECONDS * 1000,
        }
        with python_errors(), self._engine.begin() as connection:
            is_over = _is_session(old_token) | (account_session.c.expires_ms <= now)
            connection.execute(delete(account_session).where(is_over))
            connection.execute(insert(account_session).values(values))
        return token

    def sign_out(self, token: str, *, everywhere: bool) -> None:
        """End a session, or all sessions of its account."""
        its_account = select(account_session.c.account_id).where(_is_session(token)).scalar_subquery()
        ended = account_session.c.account_id == its_account if everywhere else _is_session(token)
        with python_errors(), self._engine.begin() as connection:
            connection.execute(delete(account_session).where(ended))

    def set_password(self, account_id: str, password_hash: str, *, keep_passkeys: bool = True) -> None:
        """Set a password, end all sessions, and forget all browsers; the passkeys stay, or are removed, too."""
        with python_errors(), self._engine.begin() as connection:
            connection.execute(update(account).where(account.c.id == account_id).values(password_hash=password_hash))
            ended = (account_session, account_browser)
            for table in ended if keep_passkeys else (*ended, account_passkey):
                connection.execute(delete(table).where(table.c.account_id == account_id))

    def remove(self, account_id: str) -> list[str]:
        """Delete an account, and replace its names in logs and reports; return the tables to load again.

        Its seats belong to the browsers that took them.
        """
        return [table_id for tables in erase_account(self._engine, account_id) for table_id in tables]

    def sessions(self, account_id: str) -> list[int]:
        """Return when the sessions of an account expire, in milliseconds since 1970."""
        query = select(account_session.c.expires_ms).where(account_session.c.account_id == account_id)
        with python_errors(), reading(self._engine) as connection:
            return sorted(connection.execute(query).scalars())

    def names(self) -> list[str]:
        """Return the names of all accounts, in the order of their registration."""
        with python_errors(), reading(self._engine) as connection:
            return list(connection.execute(select(account.c.name).order_by(account.c.at_ms)).scalars())

    def claim(self, account_id: str, tables: Iterable[protocol.KnownTable]) -> None:
        """Give an account the seats that belong to tokens.

        A seat of another account stays with it. At a table where the account has another seat, it keeps that one.
        """
        wanted = {known.id: hash_token(known.token) for known in tables if known.token and known.id.isprintable()}
        with python_errors(), self._engine.begin() as connection:
            exists = select(account.c.id).where(account.c.id == account_id).with_for_update(read=True)
            if connection.execute(exists).first() is None:  # deleted at the same time
                return
            rows = _entries(connection, [*wanted], ("sat",))
            sat = {(table_id, body["token_hash"]) for table_id, body in rows if not body.get("program")}
            found = sorted(sat & set(wanted.items()))
            held = select(account_seat).where(account_seat.c.table_id.in_([table_id for table_id, _ in found]))
            for seat in connection.execute(held):
                is_other = seat.account_id == account_id or wanted[seat.table_id] == seat.token_hash
                if is_other:
                    found = [one for one in found if one[0] != seat.table_id]
            values = [
                {"table_id": table_id, "token_hash": token_hash, "account_id": account_id, "at_ms": now_ms()}
                for table_id, token_hash in found
            ]
            if values:
                connection.execute(insert(account_seat), values)

    def seat_hash(self, token: str, table_id: str) -> str:
        """Return the hash of the token of the seat that a session has at a table; empty: it has none."""
        query = (
            select(account_seat.c.token_hash)
            .join(account_session, account_session.c.account_id == account_seat.c.account_id)
            .where(account_seat.c.table_id == table_id, _is_session(token), account_session.c.expires_ms > now_ms())
        )
        try:
            with python_errors(), reading(self._engine) as connection:
                return connection.execute(query).scalar() or ""
        except ValueError:  # text that PostgreSQL cannot store, so no table has this id
            return ""

    def tables(self, account_id: str) -> tuple[protocol.AccountTable, ...]:
        """Return the tables where an account has a seat, the last ones first."""
        mine = (
            select(account_seat.c.table_id, account_seat.c.token_hash, account_seat.c.at_ms)
            .where(account_seat.c.account_id == account_id)
            .order_by(account_seat.c.at_ms.desc())
            .limit(protocol.MAX_ACCOUNT_TABLES)
        )
        with python_errors(), reading(self._engine) as connection:
            seats = connection.execute(mine).all()
            rows = _entries(connection, [seat.table_id for seat in seats], ("opened", "sat"))
        opened = {table_id: body for table_id, body in rows if "game" in body}
        sat = {(table_id, body["token_hash"]): body["seat"] for table_id, body in rows if "token_hash" in body}
        return tuple(
            protocol.AccountTable(
                one.table_id,
                sat[one.table_id, one.token_hash],
                opened[one.table_id]["game"],
                opened[one.table_id]["preset"],
                one.at_ms,
            )
            for one in seats
            if (one.table_id, one.token_hash) in sat
        )

    def _find(self, condition: Any) -> Account | None:
        query = select(account.c.id, account.c.name, account.c.password_hash, account.c.at_ms).where(condition)
        with python_errors(), reading(self._engine) as connection:
            row = connection.execute(query).first()
        return None if row is None else Account(*row)


def _entries(connection: Connection, table_ids: Sequence[str], kinds: Sequence[str]) -> list[tuple[str, Any]]:
    """Return the entries of these kinds at some tables, in order."""
    query = (
        select(table_event.c.table_id, table_event.c.body)
        .where(table_event.c.table_id.in_(table_ids), table_event.c.kind.in_(kinds))
        .order_by(table_event.c.table_id, table_event.c.seq)
    )
    return [(row.table_id, msgspec.json.decode(row.body)) for row in connection.execute(query)]


def _is_session(token: str) -> Any:
    return account_session.c.token_hash == hash_token(token)
