"""The log of all tables in a database: append only, one row for everything that has happened at a table."""

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
"""The version of the tables below."""
BUSY_SECONDS = 10
READ_ONLY = "mamlaka_reads"
"""The option of a connection that only reads."""

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
"""Bad moves of bots that people have reported: JSON as `mamlaka.coach.reports.Report` has it."""


class Row(Struct, frozen=True):
    """Something that has happened at a table."""

    table_id: str
    seq: int
    """From 0, without gaps at each table."""
    at_ms: int
    """When, in milliseconds since 1970."""
    kind: str
    """`opened`, `sat`, `stood`, `started`, `acted`."""
    actor: str
    """Who did it: `seat 2`, `bot 2`, or empty."""
    cmd_id: str | None
    """The name of the command, unique at its table; None: it had none."""
    body: str
    """JSON; its form depends on the kind."""


class KeptReport(Struct, frozen=True):
    """A bad move of a bot that somebody has reported."""

    number: int
    """From 1, in the order in which they came."""
    table_id: str
    at_ms: int
    """When, in milliseconds since 1970."""
    body: str
    """JSON, as `mamlaka.coach.reports.Report` has it."""


class Store:
    """The database. Its calls block: the journal makes them in a thread."""

    def __init__(self, url: str) -> None:
        """Open a database, and make its tables if they are missing.

        Args:
            url: the path of an SQLite file, or an address that SQLAlchemy knows.

        Raises:
            RecordError: it cannot be opened, or was made by another version of this program.
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
            raise RecordError(f"cannot keep tables in {url}: {reason}; name another place with --db") from None
        if version not in (None, SCHEMA):
            raise RecordError(
                f"{url} has tables of version {version}, this program writes version {SCHEMA}: name another with --db"
            )

    def append(self, rows: Iterable[Row]) -> None:
        """Write rows in one transaction; when this returns they are on disk.

        Raises:
            ValueError: a table has such a row already, so somebody else writes to it; or the row cannot be stored.
            OSError: the database cannot be written.
        """
        values = [_values(row) for row in rows]
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(table_event), values)
        except (IntegrityError, DataError) as error:
            raise ValueError(f"the log does not take such a row: {error.orig}") from None
        except SQLAlchemyError as error:
            raise OSError(_reason(error)) from None

    def rows(self, table_id: str) -> list[Row]:
        """Return everything that has happened at a table; nothing for a table that does not exist.

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
        """Write the report of a bad move, and return its number; None: the table has so many already.

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
        return self._engine.connect().execution_options(**{READ_ONLY: True})


def read_reports(url: str) -> list[KeptReport]:
    """Return all reports that a database holds, the oldest first; nothing is written to it, and none is made.

    Args:
        url: as for `Store`.

    Raises:
        RecordError: it cannot be read, or has no reports of this version of the program.
    """
    engine = None
    try:
        engine = create_engine(url if "://" in url else f"sqlite:///file:{quote(url)}?mode=ro&uri=true")
        with engine.connect() as connection:
            version = connection.execute(select(about.c.schema_version)).scalar()
            kept = [KeptReport(*row) for row in connection.execute(select(report).order_by(report.c.number))]
    except (SQLAlchemyError, ImportError, ValueError) as error:
        raise RecordError(f"cannot read tables in {url}: {_reason(error)}; name others with --db") from None
    finally:
        if engine is not None:
            engine.dispose()
    if version != SCHEMA:
        raise RecordError(f"{url} has tables of version {version}, this program reads version {SCHEMA}")
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
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": BUSY_SECONDS})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        # The driver would begin a reading transaction, and fail when it wants to write after somebody else did.
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # Readers need no lock; a writer that takes its lock late fails without waiting for others.
        connection.exec_driver_sql("BEGIN" if connection.get_execution_options().get(READ_ONLY) else "BEGIN IMMEDIATE")

    return engine
