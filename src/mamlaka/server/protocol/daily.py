"""The deal of the day: the bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Literal, TypeAlias

from mamlaka.seats import Seat
from mamlaka.server.protocol.base import Wire

__all__ = ["DailyDeal", "DailyPlayer", "DailyRow", "DailyTable"]

DailyPlayer: TypeAlias = Literal["guest", "account", "program"]
"""A guest, whom the server can't tell from another one; a person with an account; a program with one."""


class DailyRow(Wire, frozen=True):
    """The result of a person in the ranking of a deal of the day."""

    place: int
    """From 1; equal results share a place."""
    name: str
    kind: DailyPlayer
    points: int
    """The points of the deal, as displayed, in parts of a point: see `DailyDeal.unit`."""
    own: bool
    """Whether it is the result of the person who asks."""


class DailyDeal(Wire, frozen=True):
    """The deal of a day of a game, with its ranking."""

    game: str
    date: str
    """The day in UTC: `2026-11-26`."""
    kind: str
    """The kind of deal, such as the contract; empty: a whole match, because deals have no points of their own."""
    commitment: str
    """The SHA-256 of the secret of the day; empty: no one has asked for a deal of this day before it was over."""
    secret: str
    """The secret of the day, in hexadecimal digits; empty until the day is over."""
    seconds: int
    """The seconds until the day is over; 0: it is."""
    unit: int
    """The number of points in the ranking that make one displayed point."""
    lowest_wins: bool
    """Whether the lowest result is the best."""
    bots: str
    """The bot in the other seats."""
    table: str
    """The table where the person who asks plays the deal; empty: they have not begun."""
    finished: int
    """The number of people who have finished the deal before the end of the day."""
    ranking: tuple[DailyRow, ...]
    """The best 100 results, best first, and that of the person who asks."""


class DailyTable(Wire, frozen=True):
    """The response to a request to play the deal of the day: where the person plays it."""

    table: str
    """The id of the table. The match has begun."""
    seat: Seat
