"""Games by name. A game is found through its entry point in the group `mamlaka.games`, ours like everybody's."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from mamlaka.errors import InvalidSetup
from mamlaka.state import Game

__all__ = ["find_game", "game_names"]

GROUP = "mamlaka.games"


@cache
def game_names() -> tuple[str, ...]:
    """Return the names of all installed games."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


@cache
def find_game(name: str) -> type[Game]:
    """Return the game of a name.

    >>> find_game("trex").name
    'trex'

    Raises:
        InvalidSetup: no installed game has that name.
    """
    for point in entry_points(group=GROUP):
        if point.name == name:
            game: type[Game] = point.load()
            return game
    raise InvalidSetup(f"unknown game {name!r}: installed are {', '.join(game_names())}")
