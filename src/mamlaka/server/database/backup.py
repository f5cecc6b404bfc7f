"""Backups: all tables and reports as an SQLite file, from either kind of database and back into either."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, Engine, func, insert, select

from mamlaka.errors import RecordError
from mamlaka.server.database.dialects import open_engine, opening, reading, shown
from mamlaka.server.database.schema import (
    account,
    account_browser,
    account_passkey,
    account_seat,
    account_session,
    blocked,
    check_version,
    daily_secret,
    daily_try,
    notice,
    program,
    report,
    seat_result,
    server_run,
    table_code,
    table_event,
    table_head,
    tournament,
    tournament_place,
    tournament_player,
    tournament_round,
)
from mamlaka.server.database.store import Store

__all__ = ["back_up", "restore"]

COPIED = (
    *(table_head, table_event, table_code, seat_result, server_run, report, blocked, notice, program),
    *(account, account_passkey, account_session, account_browser, account_seat),
    *(daily_secret, daily_try),
    *(tournament, tournament_player, tournament_round, tournament_place),
)
ROWS_AT_ONCE = 1000


def back_up(location: str, path: Path) -> int:
    """Write everything that a database contains at one point in time to a new SQLite file; return the number of tables.

    The database may be in use. The file appears when it is complete.

    Args:
        location: the path of an SQLite file, or the URL of a PostgreSQL database.
        path: the new file, in a folder that exists.

    Raises:
        RecordError: the database cannot be read, or the file cannot be written.
    """
    with opening(location, "read"):
        source = open_engine(location, read_only=True)
    try:
        with opening(location, "read"), reading(source) as connection:
            check_version(connection, shown(location))
        with opening(str(path), "write"), TemporaryDirectory(prefix=f".{path.name}.", dir=path.parent) as folder:
            part = Path(folder) / path.name
            with closing(Store(str(part))) as store:
                count = _copy(source, store.engine)
            with closing(sqlite3.connect(part)) as written:
                written.execute("PRAGMA journal_mode=DELETE")  # else reading the file would leave others beside it
            part.rename(path)
    finally:
        source.dispose()
    return count


def restore(path: Path, location: str) -> int:
    """Write a backup to a database without tables; return the number of tables.

    Args:
        path: the backup, which stays unchanged.
        location: the path of an SQLite file, or the URL of a PostgreSQL database.

    Raises:
        RecordError: the backup cannot be read or has another version, or the database has tables or cannot be written.
    """
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite"
        copy.touch(mode=0o600)  # else opening it would warn that others could read it
        try:
            uri = f"{path.absolute().as_uri()}?mode=ro"
            with closing(sqlite3.connect(uri, uri=True)) as backup, closing(sqlite3.connect(copy)) as target:
                backup.backup(target)
        except (sqlite3.Error, OSError) as error:
            raise RecordError(f"cannot read the backup {path}: {error}; use a file of `mamlaka backup`") from None
        with opening(str(path), "read"):
            source = open_engine(str(copy))
            try:
                with reading(source) as connection:
                    check_version(connection, str(path))
                with closing(Store(location)) as store:
                    with opening(location), store.engine.connect() as connection:
                        if _count(connection):
                            raise RecordError(
                                f"{shown(location)} has tables already: choose another database with --database"
                            )
                    return _copy(source, store.engine)
            finally:
                source.dispose()


def _copy(source: Engine, target: Engine) -> int:
    """Copy all rows in one transaction on each side, and return the number of tables."""
    is_postgres = source.dialect.name == "postgresql"
    # In the default mode of PostgreSQL each statement would see the database of another time.
    options = {"isolation_level": "REPEATABLE READ"} if is_postgres else {}
    with reading(source).execution_options(**options) as old, target.begin() as new:
        for table in COPIED:
            rows = old.execute(select(table), execution_options={"yield_per": ROWS_AT_ONCE})
            for part in rows.mappings().partitions():
                new.execute(insert(table), [dict(row) for row in part])
        if target.dialect.name == "postgresql":
            # Rows with given numbers don't advance the sequence that numbers new reports.
            last = select(func.coalesce(func.max(report.c.number), 0) + 1).scalar_subquery()
            new.execute(select(func.setval(func.pg_get_serial_sequence(report.name, "number"), last, False)))  # noqa: FBT003
        return _count(new)


def _count(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(table_head)).scalar_one()
