"""The database: an append-only log with one row per entry of a table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Insert, bindparam, delete, exists, func, insert, literal, select, update

from mamlaka.server.database.dialects import open_engine, opening, python_errors, reading, shown
from mamlaka.server.database.results import SeatResult
from mamlaka.server.database.schema import (
    about,
    account_seat,
    create_tables,
    daily_try,
    seat_result,
    server_run,
    table_code,
    table_event,
    table_head,
    tournament_place,
    tournament_round,
)
from mamlaka.server.database.schema import node as nodes
from mamlaka.server.protocol import DailyPlayer

__all__ = [
    "FIRST_EPOCH",
    "DailyTry",
    "NewCode",
    "NewPlace",
    "NewRound",
    "NewRow",
    "Row",
    "Store",
]

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
    """`opened`, `sat`, `stood`, `started`, `acted`, `agreed`, `continued`, `timed`."""
    actor: str
    """The actor: `seat 2`, `bot 2`, or empty."""
    command_id: str | None
    """The idempotency key of the command, unique at its table; None: it has none."""
    body: str
    """JSON; its schema depends on the kind."""
    epoch: int = FIRST_EPOCH
    """The epoch of the table when it was loaded by the server that writes the row."""


class NewCode(Struct, frozen=True):
    """The short code of a new table."""

    code: str
    table_id: str
    expires_ms: int
    """Milliseconds since 1970."""


class DailyTry(Struct, frozen=True):
    """The table where a person plays the deal of a day."""

    day: str
    """The date in UTC, such as 2026-11-26."""
    game: str
    person: str
    """The hash of the token of a guest or program, or the word account with the id of one."""
    table_id: str
    kind: DailyPlayer
    """What the person is."""


class NewRound(Struct, frozen=True):
    """The beginning of a round of a tournament."""

    tournament_id: str
    round: int
    """From 1; one more than there are ends the tournament."""
    started_ms: int
    """Milliseconds since 1970."""


class NewPlace(Struct, frozen=True):
    """The table where a board of a tournament is played in a round."""

    table_id: str
    tournament_id: str
    round: int
    sitting: int
    """The number of the table in its round, from 1."""
    board: int
    has_people: bool


NewRow: TypeAlias = Row | NewCode | SeatResult | DailyTry | NewRound | NewPlace
"""What a transaction of the journal can write."""
_INSERT_OF: Mapping[type[Any], Insert] = {
    Row: insert(table_event),
    NewCode: insert(table_code),
    SeatResult: insert(seat_result),
    DailyTry: insert(daily_try),
    NewRound: insert(tournament_round),
    NewPlace: insert(tournament_place),
}
"""The statements of each transaction of the journal, and those that load a table, are made once: a statement is a cycle
of objects."""
_INSERT_HEAD = insert(table_head)
_ROWS = select(table_event).where(table_event.c.table_id == bindparam("id")).order_by(table_event.c.seq)
_RAISE_EPOCH = (
    update(table_head)
    .where(table_head.c.table_id == bindparam("id"))
    .values(epoch=table_head.c.epoch + 1, node=bindparam("by"))
    .returning(table_head.c.epoch)
)
_LOCK = (
    select(table_head.c.table_id, table_head.c.epoch)
    .where(table_head.c.table_id.in_(bindparam("table_ids", expanding=True)))
    .order_by(table_head.c.table_id)  # two servers that lock the same tables in the same order don't deadlock
    .with_for_update(key_share=True)
)


class Store:
    """The database. Its methods block; the journal calls them in a thread."""

    def __init__(self, location: str) -> None:
        """Open a database; a new one gets its tables.

        Args:
            location: the path of an SQLite file, or the URL of a PostgreSQL database.

        Raises:
            RecordError: the database cannot be opened, or has another version.
        """
        with opening(location):
            self.engine = open_engine(location)
            """The connections to the database."""
            self.node: str | None = None
            """The name of the node that loads tables from here; None: a server that is not a node."""
            try:
                create_tables(self.engine, shown(location))
            except Exception:
                self.close()
                raise

    def append(self, rows: Sequence[NewRow]) -> None:
        """Write entries of logs, with codes and results, in one transaction; they are on disk when this returns.

        Raises:
            ValueError: another server has loaded or written a table since, or a row cannot be stored.
            OSError: the database cannot be written.
        """
        with python_errors(), self.engine.begin() as connection:
            entries = [row for row in rows if isinstance(row, Row)]
            _check_epochs(connection, entries, self.node)
            for kind, statement in _INSERT_OF.items():
                values = [_values(row) for row in rows if isinstance(row, kind)]
                if values:
                    connection.execute(statement, values)
            for row in entries:
                if row.kind == "continued":
                    _keep_seats(connection, row, msgspec.json.decode(row.body)["table"])

    def take(self, table_id: str) -> tuple[int, list[Row]]:
        """Raise the epoch of a table, so that no other server can write to it, and return the epoch and the log.

        An unknown table has no rows.

        Raises:
            OSError: the database cannot be written.
        """
        try:
            with python_errors(), self.engine.begin() as connection:
                epoch = connection.execute(_RAISE_EPOCH, {"id": table_id, "by": self.node}).scalar()
                return (0, []) if epoch is None else (epoch, _rows(connection, table_id))
        except ValueError:  # text that PostgreSQL cannot store, so no table has this id
            return 0, []

    def rows(self, table_id: str) -> list[Row]:
        """Return the log of a table; an unknown table has no rows.

        Raises:
            OSError: the database cannot be read.
        """
        with python_errors(), reading(self.engine) as connection:
            return _rows(connection, table_id)

    def purge(self, before_ms: int, kept: Collection[str] = ()) -> int:
        """Delete the tables whose match has not started and where nothing has happened since; return their number.

        Those that another node has loaded stay while this node is alive, because only it knows who is connected there.

        Args:
            before_ms: milliseconds since 1970.
            kept: tables that stay in any case.

        Raises:
            OSError: the database cannot be written.
        """
        is_elsewhere = (nodes.c.lease_until > func.now()) & (nodes.c.name != (self.node or ""))
        elsewhere = select(table_head.c.table_id).join(nodes, nodes.c.name == table_head.c.node).where(is_elsewhere)
        own_event = table_event.c.table_id == table_head.c.table_id
        stale = select(table_head.c.table_id).where(
            table_head.c.table_id.not_in(elsewhere),
            # Of a match that has started this reads only the rows before its start, however long it was.
            ~exists().where(own_event, table_event.c.kind == "started"),
            ~exists().where(own_event, table_event.c.at_ms >= before_ms),
        )
        # The search takes long if there are many tables, and no one may have to wait for it.
        with python_errors(), reading(self.engine) as connection:
            old = connection.execute(stale.limit(MAX_PURGED + len(kept))).scalars()
            found = [table_id for table_id in old if table_id not in kept]
        if not found:
            return 0
        with python_errors(), self.engine.begin() as connection:
            _lock(connection, found)
            # From now on no server can add a row to these tables, so the condition is checked again.
            gone = list(connection.execute(stale.where(table_head.c.table_id.in_(found))).scalars())
            for table in (table_event, table_head, table_code, account_seat):
                connection.execute(delete(table).where(table.c.table_id.in_(gone)))
        return len(gone)

    def table_of(self, code: str, now_ms: int) -> str | None:
        """Return the id of the table with a code; None: no table has it, or it has expired.

        Args:
            code: the code as it is stored.
            now_ms: milliseconds since 1970.

        Raises:
            OSError: the database cannot be read.
        """
        query = select(table_code.c.table_id).where(table_code.c.code == code, table_code.c.expires_ms > now_ms)
        with python_errors(), reading(self.engine) as connection:
            return connection.execute(query).scalar()

    def drop_codes(self, now_ms: int) -> None:
        """Delete the codes that have expired.

        Args:
            now_ms: milliseconds since 1970.

        Raises:
            OSError: the database cannot be written.
        """
        with python_errors(), self.engine.begin() as connection:
            connection.execute(delete(table_code).where(table_code.c.expires_ms <= now_ms))

    def note_alive(self, run: str, now_ms: int) -> None:
        """Note when a server process was last alive.

        Raises:
            OSError: the database cannot be written.
        """
        with python_errors(), self.engine.begin() as connection:
            noted = connection.execute(update(server_run).where(server_run.c.run == run).values(alive_ms=now_ms))
            if not noted.rowcount:
                connection.execute(insert(server_run).values(run=run, alive_ms=now_ms))

    def alive_until(self, run: str) -> int:
        """Return when a server process was last alive, in milliseconds since 1970; 0: nothing is known about it.

        Raises:
            OSError: the database cannot be read.
        """
        query = select(server_run.c.alive_ms).where(server_run.c.run == run)
        with python_errors(), reading(self.engine) as connection:
            return connection.execute(query).scalar() or 0

    def check_writable(self) -> None:
        """Write a transaction that changes nothing.

        Raises:
            OSError: the database cannot be written.
        """
        with python_errors(), self.engine.begin() as connection:
            connection.execute(update(about).values(schema_version=about.c.schema_version))

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()


def _check_epochs(connection: Connection, rows: Sequence[Row], node: str | None) -> None:
    """Check that no other server has loaded the tables of `rows` since, and keep it so until the transaction ends.

    Args:
        connection: the transaction.
        rows: the rows to write.
        node: the name of the node that opens new tables; None: a server that is not a node.

    Raises:
        ValueError: another server has loaded one of the tables.
    """
    opened = [{"table_id": row.table_id, "epoch": row.epoch, "node": node} for row in rows if row.seq == 0]
    if opened:
        connection.execute(_INSERT_HEAD, opened)
    mine = {row.table_id: row.epoch for row in rows}
    present = _lock(connection, mine)
    for table_id, epoch in mine.items():
        if present.get(table_id) != epoch:
            raise ValueError(f"another server has loaded table {table_id}, or it was deleted")


def _keep_seats(connection: Connection, last: Row, table_id: str) -> None:
    """Let the accounts that have seats at a table have them at the table of the next match, too."""
    next_table, at_ms = literal(table_id), literal(last.at_ms)
    old = select(next_table, account_seat.c.token_hash, account_seat.c.account_id, at_ms).where(
        account_seat.c.table_id == last.table_id
    )
    connection.execute(insert(account_seat).from_select(["table_id", "token_hash", "account_id", "at_ms"], old))


def _lock(connection: Connection, table_ids: Iterable[str]) -> dict[str, int]:
    """Keep other servers from writing to tables until the transaction ends, and return the epochs of these tables."""
    return {head.table_id: head.epoch for head in connection.execute(_LOCK, {"table_ids": list(table_ids)})}


def _rows(connection: Connection, table_id: str) -> list[Row]:
    return [Row(*row) for row in connection.execute(_ROWS, {"id": table_id})]


def _values(row: NewRow) -> dict[str, Any]:
    return {field: getattr(row, field) for field in row.__struct_fields__}
