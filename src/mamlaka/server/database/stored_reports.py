"""The reports of bad moves in the database."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Engine, func, insert, select

from mamlaka.server.database.dialects import open_engine, opening, python_errors, reading, shown
from mamlaka.server.database.schema import check_version, report

__all__ = ["StoredReport", "add_report", "read_reports"]


class StoredReport(Struct, frozen=True):
    """A stored report of a bad move."""

    number: int
    """From 1, in the order of arrival."""
    table_id: str
    at_ms: int
    """Milliseconds since 1970."""
    body: str
    """A `mamlaka.coach.reports.Report` as JSON."""


def add_report(engine: Engine, table_id: str, at_ms: int, body: str, most: int) -> int | None:
    """Write the report of a bad move, and return its number; None: the table has `most` reports already.

    Raises:
        OSError: the database cannot be written.
    """
    of_table = select(func.count()).select_from(report).where(report.c.table_id == table_id)
    with python_errors(), engine.begin() as connection:
        if connection.execute(of_table).scalar_one() >= most:
            return None
        values = {"table_id": table_id, "at_ms": at_ms, "body": body}
        number: int = connection.execute(insert(report).values(values).returning(report.c.number)).scalar_one()
        return number


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
                check_version(connection, shown(location))
                return [StoredReport(*row) for row in connection.execute(select(report).order_by(report.c.number))]
        finally:
            engine.dispose()
