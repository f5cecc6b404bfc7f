"""The deletion of an account: nothing that is stored still names the person, and every match stays as it was."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import groupby

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, Engine, bindparam, delete, select, update

from mamlaka.coach.reports import Report
from mamlaka.seats import Seat
from mamlaka.server.database.daily_deals import person_of_account
from mamlaka.server.database.dialects import python_errors
from mamlaka.server.database.log_entries import Sat
from mamlaka.server.database.schema import (
    account,
    account_browser,
    account_passkey,
    account_seat,
    account_session,
    daily_try,
    report,
    table_event,
    table_head,
    tournament_player,
)

__all__ = ["erase_account"]

TABLES_AT_ONCE = 200
"""The most tables changed in a transaction, which bounds how long others wait."""


class _Seated(Struct, frozen=True):
    table_id: str
    seq: int
    sat: Sat


def erase_account(engine: Engine, account_id: str) -> Iterator[list[str]]:
    """Delete an account with all that belongs to it, and replace the names of the person in logs and reports.

    Yields the ids of the tables that have changed, after each transaction. Their epochs have risen, so that no server
    writes the old name again: one that has them in memory must load them again. The account itself is deleted last, so
    a deletion that fails can be repeated.

    Raises:
        OSError: the database cannot be written.
    """
    is_complete = False
    while not is_complete:
        with python_errors(), engine.begin() as connection:
            changed = _erase_seats(connection, account_id)
            is_complete = not changed
            if is_complete:
                mine = daily_try.c.person == person_of_account(account_id)
                nameless = {"person": daily_try.c.table_id, "kind": "guest"}
                connection.execute(update(daily_try).where(mine).values(nameless))
                for table in (account_session, account_browser, account_passkey):
                    connection.execute(delete(table).where(table.c.account_id == account_id))
                connection.execute(delete(account).where(account.c.id == account_id))
        yield changed


def _erase_seats(connection: Connection, account_id: str) -> list[str]:
    """Take some seats from an account, and replace the name of the person there; return their tables."""
    of_account = account_seat.c.account_id == account_id
    connection.execute(select(account.c.id).where(account.c.id == account_id).with_for_update())
    query = select(account_seat.c.table_id, account_seat.c.token_hash).where(of_account).limit(TABLES_AT_ONCE)
    tokens = {found.table_id: found.token_hash for found in connection.execute(query)}
    tables = sorted(tokens)
    heads = table_head.c.table_id.in_(tables)
    # In one order, so that two servers that lock the same tables don't deadlock.
    connection.execute(select(table_head.c.table_id).where(heads).order_by(table_head.c.table_id).with_for_update())
    connection.execute(update(table_head).where(heads).values(epoch=table_head.c.epoch + 1))
    seated = list(_seated(connection, tokens))
    if seated:
        row = (table_event.c.table_id == bindparam("id")) & (table_event.c.seq == bindparam("number"))
        values = [
            {"id": one.table_id, "number": one.seq, "body": msgspec.json.encode(_nameless(one.sat)).decode()}
            for one in seated
        ]
        connection.execute(update(table_event).where(row).values(body=bindparam("body")), values)
    _erase_in_reports(connection, seated)
    _erase_in_tournaments(connection, tokens.values())
    connection.execute(delete(account_seat).where(of_account & account_seat.c.table_id.in_(tables)))
    return tables


def _seated(connection: Connection, tokens: Mapping[str, str]) -> Iterator[_Seated]:
    """Yield the entries in which the owners of tokens, by table, have taken a seat."""
    query = select(table_event.c.table_id, table_event.c.seq, table_event.c.body).where(
        table_event.c.table_id.in_(tokens), table_event.c.kind == "sat"
    )
    for row in connection.execute(query.order_by(table_event.c.table_id, table_event.c.seq)):
        sat = msgspec.json.decode(row.body, type=Sat)
        if sat.token_hash == tokens[row.table_id]:
            yield _Seated(row.table_id, row.seq, sat)


def _erase_in_reports(connection: Connection, seated: Collection[_Seated]) -> None:
    """Replace the names in the matches of reports."""
    names = {
        table_id: {(one.sat.seat, one.sat.name) for one in found}
        for table_id, found in groupby(seated, lambda one: one.table_id)
    }
    query = select(report.c.number, report.c.table_id, report.c.body).where(report.c.table_id.in_(names))
    for row in connection.execute(query).all():
        stored = msgspec.json.decode(row.body, type=Report)
        seats = tuple(
            replace(player, name=_name_of(seat)) if (seat, player.name) in names[row.table_id] else player
            for seat, player in enumerate(stored.record.seats)
        )
        body = msgspec.json.encode(replace(stored, record=replace(stored.record, seats=seats))).decode()
        connection.execute(update(report).where(report.c.number == row.number).values(body=body))


def _erase_in_tournaments(connection: Connection, token_hashes: Collection[str]) -> None:
    """Replace the names of the owners of tokens."""
    player = tournament_player.c
    query = select(player.tournament_id, player.entrant, player.partner).where(player.token_hash.in_(token_hashes))
    for row in connection.execute(query).all():
        same = (player.tournament_id == row.tournament_id) & (player.entrant == row.entrant)
        named = update(tournament_player).where(same, player.partner == row.partner)
        connection.execute(named.values(name=f"Guest {row.entrant + 1}"))


def _nameless(sat: Sat) -> Sat:
    return replace(sat, name=_name_of(sat.seat))


def _name_of(seat: Seat) -> str:
    """Return the name for a person who has deleted their account: different at every seat of a table."""
    return f"Guest {seat + 1}"
