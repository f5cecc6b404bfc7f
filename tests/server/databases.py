"""Databases for the tests: new ones of both kinds, rows for them, and an old one."""

import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

from sqlalchemy import Connection, Engine, event

from mamlaka.server.database.store import Row
from tests.postgres import Postgres
from tests.server.client import Client

__all__ = ["FIXED", "OLD_VERSIONS", "Databases", "load", "lock_up", "my_turn", "row"]

FIXED = {"contract_choice": "slaps,king,queens,diamonds,trex"}
VERSIONS = Path(__file__).parents[1] / "vectors" / "databases"
OLD_VERSIONS = [VERSIONS / "version_1.sql", VERSIONS / "version_14.sql"]
"""A table as the first program left it, and one in a database that the last migrations made."""


class Databases:
    """New databases of one kind."""

    def __init__(self, folder: Path, postgres: Postgres | None) -> None:
        self._folder = folder
        self._postgres = postgres
        self._numbers = count()

    def new(self) -> str:
        """Return the location of a new database, which is empty or doesn't exist yet."""
        return self._postgres.new_database() if self._postgres else str(self._folder / f"{next(self._numbers)}.sqlite")


def load(version: Path, path: Path) -> Path:
    """Make an SQLite file from a database of an earlier version, and return its path."""
    with closing(sqlite3.connect(path)) as file:
        file.executescript(version.read_text(encoding="utf-8"))
    return path


def row(table: str, seq: int, epoch: int = 1) -> Row:
    """Return some row."""
    return Row(table, seq, 0, "acted", "", None, "{}", epoch)


def my_turn(client: Client) -> bool:
    """Return whether the client is asked."""
    return bool(client.scene and client.scene.turn)


def lock_up(engine: Engine, *, locked: bool) -> None:
    """Let all connections from now on refuse to write, or take it again."""
    engine.dispose()
    change = event.listen if locked else event.remove
    change(engine, "begin", _only_read)


def _only_read(connection: Connection) -> None:
    is_file = connection.dialect.name == "sqlite"
    connection.exec_driver_sql("PRAGMA query_only = ON" if is_file else "SET TRANSACTION READ ONLY")
