"""Lessons: how a game is played. The types of their pages are in `mamlaka.lesson`."""

from __future__ import annotations

from mamlaka.lesson import LessonPage, Tip
from mamlaka.options import DeckFaces
from mamlaka.seats import Direction
from mamlaka.server.protocol.base import Wire

__all__ = ["LessonInfo"]


class LessonInfo(Wire, frozen=True):
    """How a game is played with some options, for beginners."""

    game: str
    seats: int
    """The number of seats in the pictures, which are seen from seat 0."""
    direction: Direction
    has_dummy: bool
    """Whether there is a dummy hand after the last seat."""
    faces: DeckFaces
    """The style of the card faces."""
    unit: int
    """The number of points in the lesson that make one displayed point."""
    lowest_wins: bool
    """Whether the lowest total wins, so that positive points are bad."""
    pages: tuple[LessonPage, ...]
    tips: tuple[Tip, ...]
    """What to say to a beginner when something happens for the first time."""
