"""Bots and tactics by name, through their entry points."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from mamlaka.bots.base import Bot
from mamlaka.errors import InvalidSetup

__all__ = ["bot_names", "find_bot"]

GROUP = "mamlaka.bots"


@cache
def bot_names() -> tuple[str, ...]:
    """Return the names of all installed bots."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


@cache
def find_bot(name: str) -> type[Bot]:
    """Return the bot of a name.

    Raises:
        InvalidSetup: no installed bot has that name.
    """
    for point in entry_points(group=GROUP):
        if point.name == name:
            bot: type[Bot] = point.load()
            return bot
    raise InvalidSetup(f"unknown bot {name!r}: installed are {', '.join(bot_names())}")
