"""The database: an append-only log with one row per entry of a table, and the reports of bad moves."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any
from urllib.parse import quote

from msgspec import Struct
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Engine,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    create_engine,
    event,
    func,
    insert,
    select,
)
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from mamlaka.errors import RecordError

__all__ = ["KeptReport", "Row", "Store", "read_reports"]

SCHEMA = 1
"""The version of the schema below."""
BUSY_TIMEOUT = 10
READ_ONLY_OPTION = "mamlaka_read_only"
"""The execution option of connections that only read."""

metadata = MetaData()
about = Table("about", metadata, Column("schema_version", Integer, primary_key=True))
table_event = Table(
    "table_event",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("actor", String(16), nullable=False),
    Column("cmd_id", String(80)),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "cmd_id"),
)
report = Table(
    "report",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("at_ms", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)
"""Reports of bad moves by bots; `body` is a `mamlaka.coach.reports.Report` as JSON."""


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


class KeptReport(Struct, frozen=True):
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

    def __init__(self, url: str) -> None:
        """Open a database, and create its tables if they are missing.

        Args:
            url: the path of an SQLite file, or a database URL of SQLAlchemy.

        Raises:
            RecordError: the database cannot be opened, or has another schema version.
        """
        try:
            self._engine = _engine(url)
            metadata.create_all(self._engine)
            with self._engine.begin() as connection:
                version = connection.execute(select(about.c.schema_version)).scalar()
                if version is None:
                    connection.execute(insert(about).values(schema_version=SCHEMA))
        except (SQLAlchemyError, ImportError) as error:
            reason = _reason(error)
            raise RecordError(f"cannot open the database {url}: {reason}; choose another with --db") from None
        if version not in (None, SCHEMA):
            raise RecordError(
                f"{url} has schema version {version}, but this program writes version {SCHEMA}; "
                "choose another database with --db"
            )

    def append(self, rows: Iterable[Row]) -> None:
        """Write rows in one transaction; they are on disk when this returns.

        Raises:
            ValueError: a row exists already, so another process writes to its table; or a row cannot be stored.
            OSError: the database cannot be written.
        """
        values = [_values(row) for row in rows]
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(table_event), values)
        except (IntegrityError, DataError) as error:
            raise ValueError(f"cannot add the row to the log: {error.orig}") from None
        except SQLAlchemyError as error:
            raise OSError(_reason(error)) from None

    def rows(self, table_id: str) -> list[Row]:
        """Return the log of a table; an unknown table has no rows.

        Raises:
            OSError: the database cannot be read.
        """
        query = select(table_event).where(table_event.c.table_id == table_id).order_by(table_event.c.seq)
        try:
            with self._reading() as connection:
                return [Row(*row) for row in connection.execute(query)]
        except SQLAlchemyError as error:
            raise OSError(_reason(error)) from None

    def add_report(self, table_id: str, at_ms: int, body: str, most: int) -> int | None:
        """Write the report of a bad move, and return its number; None: the table has `most` reports already.

        Raises:
            OSError: the database cannot be written.
        """
        of_table = select(func.count()).select_from(report).where(report.c.table_id == table_id)
        try:
            with self._engine.begin() as connection:
                if connection.execute(of_table).scalar_one() >= most:
                    return None
                values = {"table_id": table_id, "at_ms": at_ms, "body": body}
                number: int = connection.execute(insert(report).values(values).returning(report.c.number)).scalar_one()
                return number
        except SQLAlchemyError as error:
            raise OSError(_reason(error)) from None

    def close(self) -> None:
        """Close all connections."""
        self._engine.dispose()

    def _reading(self) -> Connection:
        return self._engine.connect().execution_options(**{READ_ONLY_OPTION: True})


def read_reports(url: str) -> list[KeptReport]:
    """Return all reports of a database, oldest first. The database is opened read-only and never created.

    Args:
        url: as for `Store`.

    Raises:
        RecordError: the database cannot be read, or has another schema version.
    """
    engine = None
    try:
        engine = create_engine(url if "://" in url else f"sqlite:///file:{quote(url)}?mode=ro&uri=true")
        with engine.connect() as connection:
            version = connection.execute(select(about.c.schema_version)).scalar()
            kept = [KeptReport(*row) for row in connection.execute(select(report).order_by(report.c.number))]
    except (SQLAlchemyError, ImportError, ValueError) as error:
        raise RecordError(f"cannot read the database {url}: {_reason(error)}; choose another with --db") from None
    finally:
        if engine is not None:
            engine.dispose()
    if version != SCHEMA:
        raise RecordError(f"{url} has schema version {version}, but this program reads version {SCHEMA}")
    return kept


def _values(row: Row) -> dict[str, Any]:
    return {field: getattr(row, field) for field in row.__struct_fields__}


def _reason(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]


def _engine(url: str) -> Engine:
    if "://" in url:
        return create_engine(url)
    path = Path(url)
    path.parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": BUSY_TIMEOUT})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        # The driver would begin a deferred transaction, which fails if another process writes before it does.
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # Readers need no lock. A writer that upgrades a deferred transaction fails instead of waiting for the lock.
        connection.exec_driver_sql(
            "BEGIN" if connection.get_execution_options().get(READ_ONLY_OPTION) else "BEGIN IMMEDIATE"
        )

    return engine
