"""The finished matches of accounts, and their statistics."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Float, Row, and_, case, cast, func, select, tuple_

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.database.dialects import now_ms, python_errors, reading
from mamlaka.server.database.log_entries import Opened, Sat, Stood
from mamlaka.server.database.schema import account_seat, seat_result, table_event

__all__ = ["MatchHistory"]

_OWN = and_(seat_result.c.table_id == account_seat.c.table_id, seat_result.c.token_hash == account_seat.c.token_hash)


class MatchHistory:
    """The finished matches of accounts. Its methods block, and raise `OSError` if the database cannot be read."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def page(self, account_id: str, before: str = "") -> protocol.AccountMatches:
        """Return matches of an account, the newest first.

        Args:
            account_id: the account.
            before: the table of a match; the answer begins with the one before it. Empty: with the newest.

        Raises:
            IllegalAction: `before` is not the table of such a match.
        """
        ended, table_id = seat_result.c.ended_ms, seat_result.c.table_id
        query = _of_account(account_id, seat_result).order_by(ended.desc(), table_id.desc())
        try:
            with python_errors(), reading(self._engine) as connection:
                if before:
                    last = connection.execute(_of_account(account_id, ended).where(table_id == before)).scalar()
                    if last is None:
                        raise _unknown(before)
                    query = query.where(tuple_(ended, table_id) < tuple_(last, before))
                own = connection.execute(query.limit(protocol.MATCHES_PER_PAGE + 1)).all()
                shown = own[: protocol.MATCHES_PER_PAGE]
                players = _players(connection, [one.table_id for one in shown])
        except ValueError:  # text that PostgreSQL cannot store, so no table has this id
            raise _unknown(before) from None
        matches = tuple(_match(one, players[one.table_id]) for one in shown)
        return protocol.AccountMatches(matches, len(own) > len(shown))

    def statistics(self, account_id: str) -> list[protocol.GameStatistics]:
        """Return the statistics of an account for each game, the most played one first."""
        count = func.count()
        won = func.sum(case((seat_result.c.won, 1), else_=0))
        place = func.avg(cast(seat_result.c.place, Float))
        query = _of_account(account_id, seat_result.c.game, count, won, place).group_by(seat_result.c.game)
        with python_errors(), reading(self._engine) as connection:
            rows = connection.execute(query.order_by(count.desc(), seat_result.c.game)).all()
        return [protocol.GameStatistics(game, matches, int(won), round(place, 2)) for game, matches, won, place in rows]


def _of_account(account_id: str, *columns: Any) -> Any:
    """Return a query for results of an account that everyone may know."""
    mine = (account_seat.c.account_id == account_id) & (seat_result.c.ended_ms <= now_ms())
    return select(*columns).select_from(account_seat).join(seat_result, _OWN).where(mine)


def _unknown(table_id: str) -> IllegalAction:
    return IllegalAction(Refusal("bad_message", {"reason": f"before={table_id!r} is no match of this account"}))


def _match(own: Row[Any], players: tuple[protocol.MatchPlayer, ...]) -> protocol.AccountMatch:
    return protocol.AccountMatch(own.table_id, own.ended_ms, own.game, own.preset, own.seat, own.won, own.unit, players)


def _players(connection: Connection, table_ids: list[str]) -> dict[str, tuple[protocol.MatchPlayer, ...]]:
    """Return the players of some tables with their results, by seat."""
    names = _names(connection, table_ids)
    results = select(seat_result).where(seat_result.c.table_id.in_(table_ids))
    found: dict[str, list[protocol.MatchPlayer]] = {}
    for row in connection.execute(results.order_by(seat_result.c.table_id, seat_result.c.seat)):
        kind, name = names[row.table_id][row.seat]
        found.setdefault(row.table_id, []).append(protocol.MatchPlayer(kind, name, row.place, row.points))
    return {table_id: tuple(players) for table_id, players in found.items()}


def _names(connection: Connection, table_ids: list[str]) -> dict[str, dict[Seat, tuple[Any, str]]]:
    """Return who sat where at some tables: whether it was a person or a bot, and the name."""
    kinds = ("opened", "sat", "stood")
    query = (
        select(table_event.c.table_id, table_event.c.kind, table_event.c.body)
        .where(table_event.c.table_id.in_(table_ids), table_event.c.kind.in_(kinds))
        .order_by(table_event.c.table_id, table_event.c.seq)
    )
    bots: dict[str, dict[Seat, tuple[Any, str]]] = {}
    people: dict[str, dict[Seat, tuple[Any, str]]] = {}
    for table_id, kind, body in connection.execute(query):
        seated = people.setdefault(table_id, {})
        if kind == "opened":
            opened = msgspec.json.decode(body, type=Opened)
            names = opened.bot_names or ("",) * opened.seats
            bots[table_id] = {seat: ("bot", name) for seat, name in enumerate(names)}
        elif kind == "sat":
            sat = msgspec.json.decode(body, type=Sat)
            seated[sat.seat] = ("person", sat.name)
        else:
            seated.pop(msgspec.json.decode(body, type=Stood).seat, None)
    return {table_id: {**bots[table_id], **seated} for table_id, seated in people.items()}
