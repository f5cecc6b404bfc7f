"""The database: an append-only log with one row per entry of a table, and the reports of bad moves."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, case, delete, func, insert, select, update
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from mamlaka.errors import RecordError
from mamlaka.server.database import open_engine, opening, reading, reason_of, shown
from mamlaka.server.migrations.upgrade import NewerDatabase, upgrade, version_of
from mamlaka.server.schema import VERSION, about, report, table_event, table_head

__all__ = ["FIRST_EPOCH", "Row", "Store", "StoredReport", "check_version", "read_reports"]

FIRST_EPOCH = 1
"""The epoch of a new table."""
MAX_PURGED = 1000
"""The most tables deleted in a transaction, which bounds how long it takes."""


class Row(Struct, frozen=True):
    """An entry of the log of a table."""

    table_id: str
    seq: int
    """The sequence number at its table: from 0, without gaps."""
    at_ms: int
    """Milliseconds since 1970."""
    kind: str
    """`opened`, `sat`, `stood`, `started`, `acted`, `agreed`, `continued`."""
    actor: str
    """The actor: `seat 2`, `bot 2`, or empty."""
    cmd_id: str | None
    """The idempotency key of the command, unique at its table; None: it has none."""
    body: str
    """JSON; its schema depends on the kind."""
    epoch: int = FIRST_EPOCH
    """The epoch of the table when it was loaded by the server that writes the row."""


class StoredReport(Struct, frozen=True):
    """A stored report of a bad move."""

    number: int
    """From 1, in the order of arrival."""
    table_id: str
    at_ms: int
    """Milliseconds since 1970."""
    body: str
    """A `mamlaka.coach.reports.Report` as JSON."""


class Store:
    """The database. Its methods block; the journal calls them in a thread."""

    def __init__(self, location: str) -> None:
        """Open a database, and bring it to the present version.

        Args:
            location: the path of an SQLite file, or the URL of a PostgreSQL database.

        Raises:
            RecordError: the database cannot be opened, or was written by a newer version of this program.
        """
        with opening(location):
            self.engine = open_engine(location)
            """The connections to the database."""
            try:
                upgrade(self.engine)
            except NewerDatabase as newer:
                self.close()
                raise RecordError(
                    f"{shown(location)} has schema version {newer}, but this program knows only {VERSION} and older: "
                    "install a newer version of Mamlaka, or choose another database with --database"
                ) from None
            except Exception:
                self.close()
                raise

    def append(self, rows: Sequence[Row]) -> None:
        """Write rows in one transaction; they are on disk when this returns.

        Raises:
            ValueError: another server has loaded or written a table since, or a row cannot be stored.
            OSError: the database cannot be written.
        """
        with _in_words(), self.engine.begin() as connection:
            _check_epochs(connection, rows)
            connection.execute(insert(table_event), [_values(row) for row in rows])

    def take(self, table_id: str) -> tuple[int, list[Row]]:
        """Raise the epoch of a table, so that no other server can write to it, and return the epoch and the log.

        An unknown table has no rows.

        Raises:
            OSError: the database cannot be written.
        """
        raised = (
            update(table_head)
            .where(table_head.c.table_id == table_id)
            .values(epoch=table_head.c.epoch + 1)
            .returning(table_head.c.epoch)
        )
        try:
            with _in_words(), self.engine.begin() as connection:
                epoch = connection.execute(raised).scalar()
                return (0, []) if epoch is None else (epoch, _rows(connection, table_id))
        except ValueError:  # text that PostgreSQL cannot store, so no table has this id
            return 0, []

    def rows(self, table_id: str) -> list[Row]:
        """Return the log of a table; an unknown table has no rows.

        Raises:
            OSError: the database cannot be read.
        """
        with _in_words(), reading(self.engine) as connection:
            return _rows(connection, table_id)

    def purge(self, before_ms: int, kept: Collection[str] = ()) -> int:
        """Delete the tables whose match has not started and where nothing has happened since; return their number.

        Args:
            before_ms: milliseconds since 1970.
            kept: tables that stay in any case.

        Raises:
            OSError: the database cannot be written.
        """
        stale = (
            select(table_event.c.table_id)
            .group_by(table_event.c.table_id)
            .having(func.max(table_event.c.at_ms) < before_ms)
            .having(func.sum(case((table_event.c.kind == "started", 1), else_=0)) == 0)
        )
        with _in_words(), self.engine.begin() as connection:
            old = connection.execute(stale.limit(MAX_PURGED + len(kept))).scalars()
            found = [table_id for table_id in old if table_id not in kept]
            _lock(connection, found)
            # Only now can no server add a row to these tables any more, so the condition is checked again.
            gone = list(connection.execute(stale.where(table_event.c.table_id.in_(found))).scalars())
            for table in (table_event, table_head):
                connection.execute(delete(table).where(table.c.table_id.in_(gone)))
        return len(gone)

    def add_report(self, table_id: str, at_ms: int, body: str, most: int) -> int | None:
        """Write the report of a bad move, and return its number; None: the table has `most` reports already.

        Raises:
            OSError: the database cannot be written.
        """
        of_table = select(func.count()).select_from(report).where(report.c.table_id == table_id)
        with _in_words(), self.engine.begin() as connection:
            if connection.execute(of_table).scalar_one() >= most:
                return None
            values = {"table_id": table_id, "at_ms": at_ms, "body": body}
            number: int = connection.execute(insert(report).values(values).returning(report.c.number)).scalar_one()
            return number

    def check_writable(self) -> None:
        """Write a transaction that changes nothing.

        Raises:
            OSError: the database cannot be written.
        """
        with _in_words(), self.engine.begin() as connection:
            connection.execute(update(about).values(schema_version=about.c.schema_version))

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()


def read_reports(location: str) -> list[StoredReport]:
    """Return all reports of a database, oldest first. The database is only read and never created.

    Args:
        location: as for `Store`.

    Raises:
        RecordError: the database cannot be read, or has another schema version.
    """
    with opening(location, "read"):
        engine = open_engine(location, read_only=True)
        try:
            with reading(engine) as connection:
                check_version(connection, location)
                return [StoredReport(*row) for row in connection.execute(select(report).order_by(report.c.number))]
        finally:
            engine.dispose()


def check_version(connection: Connection, location: str, oldest: str = VERSION) -> None:
    """Check that a database has the present version, or one from `oldest` on.

    Raises:
        RecordError: it has another version, or no tables of ours.
    """
    version = version_of(connection)
    if not version:
        raise RecordError(f"{shown(location)} has no tables of Mamlaka: choose another database with --database")
    if not oldest <= version <= VERSION:
        way = "start `mamlaka serve` once to upgrade it" if version < VERSION else "install a newer version of Mamlaka"
        raise RecordError(
            f"{shown(location)} has schema version {version}, but this program reads version {VERSION}: {way}"
        )


def _check_epochs(connection: Connection, rows: Sequence[Row]) -> None:
    """Check that no other server has loaded the tables of `rows` since, and keep it so until the transaction ends.

    Raises:
        ValueError: another server has loaded one of the tables.
    """
    opened = [{"table_id": row.table_id, "epoch": row.epoch} for row in rows if row.seq == 0]
    if opened:
        connection.execute(insert(table_head), opened)
    mine = {row.table_id: row.epoch for row in rows}
    present = _lock(connection, mine)
    for table_id, epoch in mine.items():
        if present.get(table_id) != epoch:
            raise ValueError(f"another server has loaded table {table_id}, or it was deleted")


def _lock(connection: Connection, table_ids: Iterable[str]) -> dict[str, int]:
    """Keep other servers from writing to tables until the transaction ends, and return the epochs of these tables."""
    heads = (
        select(table_head)
        .where(table_head.c.table_id.in_(table_ids))
        .order_by(table_head.c.table_id)  # two servers that lock the same tables in the same order don't deadlock
        .with_for_update(key_share=True)
    )
    return {head.table_id: head.epoch for head in connection.execute(heads)}


def _rows(connection: Connection, table_id: str) -> list[Row]:
    query = select(table_event).where(table_event.c.table_id == table_id).order_by(table_event.c.seq)
    return [Row(*row) for row in connection.execute(query)]


def _values(row: Row) -> dict[str, Any]:
    return {field: getattr(row, field) for field in row.__struct_fields__}


@contextmanager
def _in_words() -> Iterator[None]:
    """Turn the errors of SQLAlchemy into those of Python.

    Raises:
        ValueError: the rows conflict with those in the database, or cannot be stored.
        OSError: the database cannot be read or written.
    """
    try:
        yield
    except (IntegrityError, DataError) as error:
        raise ValueError(f"cannot add the row to the log: {reason_of(error)}") from None
    except SQLAlchemyError as error:
        raise OSError(reason_of(error)) from None
