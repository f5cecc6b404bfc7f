"""What the operator may see of the tables in a database: who sits where, and what happened, without secrets."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, func, select

from mamlaka.errors import MamlakaError, RecordError
from mamlaka.events import redact
from mamlaka.notation import format_event, parse_event
from mamlaka.server.database.dialects import open_engine, opening, reading, shown
from mamlaka.server.database.log_entries import Acted, LogEntry, Opened, Sat, Started, Stood
from mamlaka.server.database.schema import check_version, table_event
from mamlaka.server.database.store import Row
from mamlaka.server.database.table_state import TableState

__all__ = ["LogLine", "Status", "TableRow", "lines_of", "list_tables"]

Status: TypeAlias = Literal["open", "started"]
LISTED = ("opened", "sat", "stood", "started")
"""The kinds of entries that a list of tables needs."""


class TableRow(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    preset: str
    status: Status
    """Whether the match has begun."""
    people: tuple[str, ...]
    """The names of the people who have a seat."""
    seats: int
    opened_ms: int
    """Milliseconds since 1970."""
    last_ms: int
    """When the last entry was written."""


class LogLine(Struct, frozen=True):
    """An entry of the log of a table, as a spectator could know it."""

    seq: int
    at_ms: int
    actor: str
    text: str


def list_tables(location: str) -> list[TableRow]:
    """Return all tables, the one where something happened last first. The database is only read.

    Raises:
        RecordError: the database cannot be read, or has another version.
    """
    with _reading(location) as connection:
        last = select(table_event.c.table_id, func.max(table_event.c.at_ms).label("at_ms")).group_by(
            table_event.c.table_id
        )
        last_ms = {found.table_id: found.at_ms for found in connection.execute(last)}
        entries = select(table_event).where(table_event.c.kind.in_(LISTED))
        rows: dict[str, list[Row]] = {}
        for found in connection.execute(entries.order_by(table_event.c.table_id, table_event.c.seq)):
            rows.setdefault(found.table_id, []).append(Row(*found))
    tables = [_table_row(log, last_ms[table_id]) for table_id, log in rows.items()]
    return sorted(tables, key=lambda table: (-table.last_ms, table.id))


def _table_row(log: list[Row], last_ms: int) -> TableRow:
    opened = msgspec.json.decode(log[0].body, type=Opened)
    people: dict[int, str] = {}
    for row in log:
        if row.kind == "sat":
            sat = msgspec.json.decode(row.body, type=Sat)
            people[sat.seat] = sat.name
        elif row.kind == "stood":
            people.pop(msgspec.json.decode(row.body, type=Stood).seat, None)
    has_started = any(row.kind == "started" for row in log)
    return TableRow(
        log[0].table_id,
        opened.game,
        opened.preset,
        "started" if has_started else "open",
        tuple(people[seat] for seat in sorted(people)),
        opened.seats,
        log[0].at_ms,
        last_ms,
    )


def lines_of(location: str, table_id: str) -> list[LogLine]:
    """Return the log of a table without seeds, tokens, nonces and hidden cards. The database is only read.

    Raises:
        RecordError: there is no such table, or the database cannot be read.
    """
    with _reading(location) as connection:
        query = select(table_event).where(table_event.c.table_id == table_id).order_by(table_event.c.seq)
        rows = [Row(*found) for found in connection.execute(query)]
    if not rows:
        raise RecordError(f"there is no table {table_id!r}: `mamlaka admin tables` lists them")
    table_state = TableState(table_id)
    try:
        return [LogLine(row.seq, row.at_ms, row.actor, _text(table_state, table_state.apply(row))) for row in rows]
    except (MamlakaError, msgspec.DecodeError) as error:
        raise RecordError(f"the log of table {table_id} cannot be shown: {error}") from None


def _text(table_state: TableState, entry: LogEntry) -> str:
    """Return what everyone may know of an entry that has been applied."""
    kind = type(entry).__name__.lower()
    match entry:
        case Opened():
            return f"{kind} {entry.game} {entry.preset}, {entry.seats} seats, bots {entry.bots}".replace(" ,", ",")
        case Sat(seat, name, _, program):
            return f"{kind} {'program ' if program else ''}{name} in seat {seat}"
        case Started(_, lines) | Acted(_, lines):
            return " ".join([f"{kind}:", *(_public(line, table_state) for line in lines)])
        case _:
            return kind


def _public(line: str, table_state: TableState) -> str:
    """Return an event as a spectator knows it."""
    event = redact(parse_event(line, table_state.game), None)
    return "(hidden)" if event is None else f"{format_event(event, table_state.game)};"


@contextmanager
def _reading(location: str) -> Iterator[Connection]:
    with opening(location, "read"):
        engine = open_engine(location, read_only=True)
        try:
            with reading(engine) as connection:
                check_version(connection, shown(location))
                yield connection
        finally:
            engine.dispose()
