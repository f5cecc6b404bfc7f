"""The deals of the day in the database: their secrets, and the tables and results of the people who play them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, func, insert, select, update

from mamlaka.fair import SEED_BYTES, commitment_of
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.database.dialects import now_ms, python_errors, reading
from mamlaka.server.database.log_entries import Sat
from mamlaka.server.database.schema import daily_secret, daily_try, seat_result, table_event

__all__ = ["DAILY_SEAT", "DailyDeals", "DayRanking", "PublishedSecret", "end_of_day", "person_of_account", "today"]

DAILY_SEAT: Seat = 0
"""The seat of everyone who plays a deal of the day."""
MAX_RANKED = 100
"""The most rows of a ranking, beside the own one."""

_OWN_RESULT = (seat_result.c.table_id == daily_try.c.table_id) & (seat_result.c.seat == DAILY_SEAT)


class PublishedSecret(Struct, frozen=True):
    """What everyone may know of the secret of a day."""

    commitment: str
    """The SHA-256 of the secret; empty: the day has none."""
    secret: str
    """The secret, in hexadecimal digits; empty until the day is over."""


class DayRanking(Struct, frozen=True):
    """The results of a deal of the day."""

    finished: int
    """The number of people who have finished it."""
    rows: tuple[protocol.DailyRow, ...]


def today() -> date:
    """Return the date in UTC."""
    return datetime.now(UTC).date()


def end_of_day(day: date) -> datetime:
    """Return the end of a day in UTC."""
    return datetime.combine(day + timedelta(days=1), time(), UTC)


def person_of_account(account_id: str) -> str:
    """Return how an account is stored as a person."""
    return f"account {account_id}"


class DailyDeals:
    """The deals of the day. The methods block, and raise `OSError` if the database cannot be read or written."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def secret(self, day: date) -> bytes:
        """Return the secret of a day; it is drawn when it is first needed. Never show it before the day is over."""
        key = daily_secret.c.day == day.isoformat()
        known = select(daily_secret.c.secret).where(key)
        with python_errors(), reading(self._engine) as connection:
            found = connection.execute(known).scalar()
        if found is None:
            drawn = secrets.token_bytes(SEED_BYTES).hex()
            try:
                with python_errors(), self._engine.begin() as connection:
                    connection.execute(insert(daily_secret).values(day=day.isoformat(), secret=drawn))
            except ValueError:  # another server has drawn it at the same time
                pass
            with python_errors(), reading(self._engine) as connection:
                found = connection.execute(known).scalar_one()
        return bytes.fromhex(found)

    def published(self, day: date) -> PublishedSecret:
        """Return what everyone may know of the secret of a day; that of today is drawn if necessary."""
        if day == today():
            return PublishedSecret(commitment_of(self.secret(day)), "")
        query = select(daily_secret.c.secret).where(daily_secret.c.day == day.isoformat())
        with python_errors(), reading(self._engine) as connection:
            found = connection.execute(query).scalar()
        if found is None or day > today():
            return PublishedSecret("", "")
        return PublishedSecret(commitment_of(bytes.fromhex(found)), found)

    def table_of(self, day: date, game: str, people: Sequence[str]) -> str:
        """Return the table where someone plays the deal of a day; empty: none.

        Args:
            day: the day.
            game: the name of the game.
            people: the ways in which the person may be stored; the first one found counts.
        """
        with python_errors(), reading(self._engine) as connection:
            found = {row.person: row.table_id for row in connection.execute(_of(day, game, people))}
        return next((found[person] for person in people if person in found), "")

    def adopt(self, day: date, game: str, guest: str, account_id: str) -> None:
        """Give the try of a guest to the account in which they have signed in since, unless it has a try of its own."""
        own = person_of_account(account_id)
        mine = (daily_try.c.day == day.isoformat()) & (daily_try.c.game == game) & (daily_try.c.person == guest)
        try:
            with python_errors(), self._engine.begin() as connection:
                connection.execute(update(daily_try).where(mine).values(person=own, kind="account"))
        except ValueError:
            pass

    def ranking(self, day: date, game: str, people: Sequence[str], *, lowest_wins: bool) -> DayRanking:
        """Return the ranking of a deal of the day: the best results, and the own one.

        Only what was finished before the end of the day counts, because the cards are public afterwards.

        Args:
            day: the day.
            game: the name of the game.
            people: the ways in which the person who asks may be stored.
            lowest_wins: whether fewer points are better.
        """
        until = min(now_ms(), round(end_of_day(day).timestamp() * 1000) - 1)
        counted = (daily_try.c.day == day.isoformat()) & (daily_try.c.game == game) & (seat_result.c.ended_ms <= until)
        points = seat_result.c.points
        results = select(daily_try.c.person, daily_try.c.kind, daily_try.c.table_id, points)
        results = results.join(seat_result, _OWN_RESULT).where(counted)
        best = points.asc() if lowest_wins else points.desc()
        count = select(func.count()).select_from(daily_try).join(seat_result, _OWN_RESULT).where(counted)
        with python_errors(), reading(self._engine) as connection:
            first = connection.execute(
                results.order_by(best, seat_result.c.ended_ms, daily_try.c.table_id).limit(MAX_RANKED)
            ).all()
            places = _places([row.points for row in first])
            shown = list(first)
            if not any(row.person in people for row in first):
                for row in connection.execute(results.where(daily_try.c.person.in_(people)).limit(1)):
                    better = points < row.points if lowest_wins else points > row.points
                    places.append(1 + connection.execute(count.where(better)).scalar_one())
                    shown.append(row)
            names = _names(connection, [row.table_id for row in shown])
            finished = connection.execute(count).scalar_one()
        rows = tuple(
            protocol.DailyRow(place, names.get(row.table_id, ""), row.kind, row.points, own=row.person in people)
            for place, row in zip(places, shown, strict=True)
        )
        return DayRanking(finished, rows)


def _of(day: date, game: str, people: Sequence[str]) -> Any:
    mine = (daily_try.c.day == day.isoformat()) & (daily_try.c.game == game) & daily_try.c.person.in_(people)
    return select(daily_try.c.person, daily_try.c.table_id).where(mine)


def _places(points: Sequence[int]) -> list[int]:
    """Return the places of results in the order of a ranking; equal ones share a place."""
    places: list[int] = []
    for number, value in enumerate(points):
        places.append(places[-1] if number and value == points[number - 1] else number + 1)
    return places


def _names(connection: Connection, table_ids: list[str]) -> dict[str, str]:
    """Return the names of the people who play a deal of the day, by table; those of deleted accounts are replaced."""
    query = select(table_event.c.table_id, table_event.c.body).where(
        table_event.c.table_id.in_(table_ids), table_event.c.kind == "sat"
    )
    return {row.table_id: msgspec.json.decode(row.body, type=Sat).name for row in connection.execute(query)}
