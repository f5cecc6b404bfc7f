"""Games by name."""

from __future__ import annotations

from mamlaka.plugins import load_plugin, plugin_names
from mamlaka.state import Game

__all__ = ["HOUSE", "find_game", "game_names"]

HOUSE = "trex"
"""The game of the house: lists begin with it."""


def game_names() -> tuple[str, ...]:
    """Return the names of all installed games, that of the house first."""
    return tuple(sorted(plugin_names("game"), key=lambda name: (name != HOUSE, name)))


def find_game(name: str) -> type[Game]:
    """Return the game of a name.

    >>> find_game("trex").name
    'trex'

    Raises:
        InvalidSetup: no installed game has that name.
    """
    game: type[Game] = load_plugin("game", name)
    return game
