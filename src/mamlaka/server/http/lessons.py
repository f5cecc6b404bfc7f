"""The lessons of the games, as the server sends them."""

from __future__ import annotations

import logging
from collections.abc import Mapping

import msgspec

from mamlaka.errors import InvalidSetup, MamlakaError
from mamlaka.match import Setup
from mamlaka.plugins import describe_error
from mamlaka.registry import find_game
from mamlaka.server import protocol

__all__ = ["encoded_lesson", "has_tips"]

log = logging.getLogger(__name__)
MAX_DIGITS = 10
"""The most digits of a number of seats, because longer ones cost time."""


def encoded_lesson(name: str, query: Mapping[str, str]) -> bytes:
    """Return the lesson of a game as JSON.

    Args:
        name: the game.
        query: the `preset`, the number of `seats`, and options that differ, all of which may be left out.

    Raises:
        InvalidSetup: there is no such game, preset, option or number of seats, or the game's lesson is broken.
    """
    try:
        return msgspec.json.encode(_lesson_info(name, dict(query)))
    except MamlakaError:
        raise
    except Exception as error:  # noqa: BLE001  # code of a plugin may raise anything
        log.warning("%s has no lesson: %s", name, describe_error(error))
        raise InvalidSetup(f"{name} has no lesson: {describe_error(error)}") from None


def has_tips(name: str) -> bool:
    """Return whether the lesson of a game, under its default rules, has tips; a broken lesson has none.

    Raises:
        InvalidSetup: there is no such game.
    """
    rules = find_game(name)
    try:
        return bool(Setup(rules).start().game.lesson().tips)
    except Exception as error:  # noqa: BLE001  # code of a plugin may raise anything
        log.warning("%s has no lesson: %s", name, describe_error(error))
        return False


def _lesson_info(name: str, query: dict[str, str]) -> protocol.LessonInfo:
    rules = find_game(name)
    preset, seats = query.pop("preset", ""), query.pop("seats", "")
    if seats and not (seats.isascii() and seats.isdecimal() and len(seats) < MAX_DIGITS):
        raise InvalidSetup(f"seats is a number, not {seats[:MAX_DIGITS]!r}")
    game = Setup(rules, rules.options_type.parse(query, preset), int(seats) if seats else None).start().game
    lesson, lowest_wins = game.lesson(), game.points_sign < 0
    return protocol.LessonInfo(
        name,
        game.seats,
        game.direction,
        game.has_dummy,
        game.faces,
        lesson.unit,
        lowest_wins,
        lesson.pages,
        lesson.tips,
    )
