"""The list of public tables in the database. All servers of a database write to it, each its own entries."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct
from sqlalchemy import Engine, delete, insert, select, update

from mamlaka.server.database.dialects import python_errors, reading
from mamlaka.server.database.schema import listing

__all__ = ["Listing", "PublicTables"]


class Listing(Struct, frozen=True):
    """The entry of a table in the list of public tables."""

    key: str
    """The name of the table in the list, which does not tell its id."""
    table_id: str
    rules: str
    """The `rules_key` of the table: tables with the same game, options and number of seats share it."""
    is_open: bool
    """Whether the match has not started."""
    free: int
    """The number of free seats."""
    opened_ms: int
    """When the table was opened, in milliseconds since 1970."""
    body: str
    """A `protocol.ListedTable` as JSON."""


class PublicTables:
    """The list of public tables. Its methods block."""

    def __init__(self, engine: Engine, run: str) -> None:
        """Use a database.

        Args:
            engine: the connections to the database.
            run: names this process, which changes only its own entries.
        """
        self._engine = engine
        self._run = run

    def write(self, changes: Mapping[str, Listing | None], expires_ms: int) -> None:
        """Write entries of this process.

        Args:
            changes: the new entries by table; None: the table leaves the list, if its entry is one of this process.
            expires_ms: when the entries expire, in milliseconds since 1970.

        Raises:
            ValueError: another server has entered one of the tables at the same time.
            OSError: the database cannot be written.
        """
        entered = [found for found in changes.values() if found is not None]
        left = [table_id for table_id, found in changes.items() if found is None]
        with python_errors(), self._engine.begin() as connection:
            is_own = (listing.c.run == self._run) & listing.c.table_id.in_(left)
            connection.execute(delete(listing).where(is_own))
            if entered:
                connection.execute(delete(listing).where(listing.c.table_id.in_([found.table_id for found in entered])))
                values = [
                    {**msgspec.structs.asdict(found), "run": self._run, "expires_ms": expires_ms} for found in entered
                ]
                connection.execute(insert(listing), values)

    def renew(self, now_ms: int, expires_ms: int) -> None:
        """Let the entries of this process expire later, and delete those of all processes that have expired.

        Args:
            now_ms: milliseconds since 1970.
            expires_ms: when the entries expire from now on.

        Raises:
            OSError: the database cannot be written.
        """
        with python_errors(), self._engine.begin() as connection:
            connection.execute(update(listing).where(listing.c.run == self._run).values(expires_ms=expires_ms))
            connection.execute(delete(listing).where(listing.c.expires_ms <= now_ms))

    def clear(self) -> None:
        """Delete all entries of this process.

        Raises:
            OSError: the database cannot be written.
        """
        with python_errors(), self._engine.begin() as connection:
            connection.execute(delete(listing).where(listing.c.run == self._run))

    def bodies(self, now_ms: int, most: int) -> list[str]:
        """Return the bodies of the list: tables before their match first, of those the fullest first, then the oldest.

        Args:
            now_ms: milliseconds since 1970.
            most: the most tables to return.

        Raises:
            OSError: the database cannot be read.
        """
        order = (listing.c.is_open.desc(), listing.c.free, listing.c.opened_ms)
        query = select(listing.c.body).where(listing.c.expires_ms > now_ms).order_by(*order).limit(most)
        with python_errors(), reading(self._engine) as connection:
            return list(connection.execute(query).scalars())

    def open_tables(self, rules: str, now_ms: int) -> list[str]:
        """Return the ids of the listed tables of these rules before their match, the fullest first, then the oldest.

        Raises:
            OSError: the database cannot be read.
        """
        is_wanted = (listing.c.rules == rules) & listing.c.is_open & (listing.c.expires_ms > now_ms)
        query = select(listing.c.table_id).where(is_wanted).order_by(listing.c.free, listing.c.opened_ms)
        with python_errors(), reading(self._engine) as connection:
            return list(connection.execute(query).scalars())

    def table_of(self, key: str, now_ms: int) -> str | None:
        """Return the id of the table with a key; None: it is not in the list.

        Raises:
            OSError: the database cannot be read.
        """
        query = select(listing.c.table_id).where(listing.c.key == key, listing.c.expires_ms > now_ms)
        try:
            with python_errors(), reading(self._engine) as connection:
                return connection.execute(query).scalar()
        except ValueError:  # text that PostgreSQL cannot store, so no table has this key
            return None
