"""Connections to the two kinds of databases, SQLite and PostgreSQL, and their errors in words."""

from __future__ import annotations

import logging
import os
import re
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, SQLAlchemyError

from mamlaka.errors import MamlakaError, RecordError

__all__ = ["is_url", "now_ms", "open_engine", "opening", "python_errors", "reading", "reason_of", "shown"]

LOCK_TIMEOUT = 10.0
"""Seconds to wait for the locks of another process: its transaction may hang."""
HANG_TIMEOUT = 10.0
"""Seconds after which PostgreSQL ends a transaction in which nothing happens: others may wait for its locks."""
FIRST_BYTES = b"SQLite format 3\0"
"""How a file of SQLite begins."""
PRIVATE, OTHERS = 0o600, 0o077
"""The permissions of a new file, because it holds all hands and seeds; those that no one else may have."""
SIDE_FILES = ("-wal", "-shm", "-journal")
"""The ends of the names of the files that belong to a file of SQLite while it is used."""
READ_ONLY_OPTION = "mamlaka_read_only"
"""The execution option of connections that only read."""
WANTED = "a database is a file, or a URL such as postgresql://user@host/name"
POSTGRES = ("postgresql", "postgres", "postgresql+psycopg")
POSTGRES_SETTINGS = {
    "connect_timeout": 5,  # seconds
    "tcp_user_timeout": 10_000,  # milliseconds until a server that doesn't answer counts as gone
    "application_name": "mamlaka",
    "prepare_threshold": None,  # prepared statements break under poolers of transactions, such as PgBouncer
}
"""How to connect to PostgreSQL, unless the URL says otherwise."""


log = logging.getLogger(__name__)


def is_url(location: str) -> bool:
    """Return whether a location is a URL, and not the path of a file."""
    return "://" in location


def shown(location: str) -> str:
    """Return a location for messages, without its password, even if the URL is not valid."""
    if not is_url(location):
        return location
    hidden = re.sub(r"(://[^/:@]*):.*@", r"\1:***@", location)
    return re.sub(r"\b(password=)[^&]*", r"\1***", hidden)


def open_engine(location: str, *, read_only: bool = False) -> Engine:
    """Return the engine of a database. It connects when it is used.

    A file that is removed or replaced later is no longer used: transactions raise `OSError`.

    Args:
        location: the path of an SQLite file, or the URL of a PostgreSQL database.
        read_only: whether a file is only read; otherwise a missing one is created.

    Raises:
        OSError: the file cannot be created.
        ValueError: the URL is not one of PostgreSQL.
        ImportError: the driver of PostgreSQL is not installed.
    """
    if not is_url(location):
        return _open_file(Path(location), read_only=read_only)
    try:
        url = make_url(location)
    except (ArgumentError, ValueError):
        raise ValueError(WANTED) from None
    if url.drivername not in POSTGRES:
        raise ValueError(WANTED)
    settings = {name: value for name, value in POSTGRES_SETTINGS.items() if name not in url.query}
    try:
        engine = create_engine(url.set(drivername=POSTGRES[-1]), pool_pre_ping=True, connect_args=settings)
    except ImportError:
        raise ImportError("PostgreSQL needs another package: pip install 'mamlaka[postgres]'") from None
    timeouts = [f"SET LOCAL lock_timeout = {round(LOCK_TIMEOUT * 1000)}"]
    if not read_only:
        timeouts.append(f"SET LOCAL idle_in_transaction_session_timeout = {round(HANG_TIMEOUT * 1000)}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("; ".join(timeouts))  # for each transaction, as some poolers change the connection

    return engine


def _open_file(path: Path, *, read_only: bool) -> Engine:
    if not read_only:
        path.parent.mkdir(parents=True, exist_ok=True)
        _make_private(path)
    # SQLite would silently create a file that has been removed.
    query = {"mode": "ro" if read_only else "rw", "uri": "true"}
    url = URL.create("sqlite", database=path.absolute().as_uri(), query=query)
    engine = create_engine(url, connect_args={"timeout": LOCK_TIMEOUT})
    identity = _identity(path)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        # The driver would begin a deferred transaction, which fails if another process writes before it does.
        connection.isolation_level = None
        if not read_only:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if _identity(path) != identity:
            raise OSError(f"{path} was removed or replaced: stop the server, and start it again")
        # Readers need no lock. A writer that upgrades a deferred transaction fails instead of waiting for the lock.
        only_reads = read_only or connection.get_execution_options().get(READ_ONLY_OPTION)
        connection.exec_driver_sql("BEGIN" if only_reads else "BEGIN IMMEDIATE")

    return engine


def _make_private(path: Path) -> None:
    """Create a file that only its owner may read, unless it exists; close an existing one to all others.

    SQLite gives the same permissions to the files that it creates beside it.

    Raises:
        OSError: the file cannot be written.
    """
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, PRIVATE))
    if not path.is_file():
        return  # a device or a pipe, from which reading might wait for ever
    with path.open("rb") as file:
        if file.read(len(FIRST_BYTES)) not in (b"", FIRST_BYTES):
            return  # it is no database, and opening it fails
    for part in (path, *(path.with_name(path.name + suffix) for suffix in SIDE_FILES)):
        with suppress(FileNotFoundError):
            found = part.stat()
            mode = stat.S_IMODE(found.st_mode)
            if os.name == "posix" and stat.S_ISREG(found.st_mode) and mode & OTHERS:
                _close_to_others(part, mode)


def _close_to_others(path: Path, mode: int) -> None:
    try:
        path.chmod(mode & ~OTHERS)
    except OSError as error:
        log.warning(
            "other users of this machine can read %s, with all hands and seeds: its owner has to run chmod 600 (%s)",
            path,
            error.strerror,
        )
    else:
        log.warning("other users of this machine could read %s (mode %o): now only its owner can", path, mode)


def _identity(path: Path) -> tuple[int, int]:
    """Return what tells a file from another one at the same path; zeros if there is none."""
    try:
        found = os.stat(path)  # noqa: PTH116  # called for every transaction
    except OSError:
        return 0, 0
    return found.st_dev, found.st_ino


def now_ms() -> int:
    """Return the time of this machine in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def reading(engine: Engine) -> Connection:
    """Return a connection that only reads."""
    return engine.connect().execution_options(**{READ_ONLY_OPTION: True})


@contextmanager
def opening(location: str, verb: str = "open") -> Iterator[None]:
    """Turn the errors of a database into `RecordError`.

    Args:
        location: the database, for the message.
        verb: what cannot be done.

    Raises:
        RecordError: the work inside failed because of the database.
    """
    try:
        yield
    except MamlakaError:
        raise  # it has its own words, and may be about something else
    except (SQLAlchemyError, ImportError, OSError, ValueError) as error:
        raise RecordError(
            f"cannot {verb} the database {shown(location)}: {reason_of(error)}; choose another with --database"
        ) from None


def reason_of(error: Exception) -> str:
    """Return in one line why a database failed."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, UnicodeError):
        return "the URL has a part that is too long, or letters that it cannot have"
    if isinstance(cause, OSError) and cause.strerror:
        return cause.strerror
    lines = str(cause).splitlines() or [type(cause).__name__]
    _, fatal, said = next((line for line in lines if "FATAL:" in line), lines[0]).partition("FATAL:")
    return said.strip() if fatal else re.sub(r"\[Errno -?\d+\] ", "", lines[0])


@contextmanager
def python_errors() -> Iterator[None]:
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
