"""Games by name."""

from __future__ import annotations

from mamlaka.plugins import load_plugin, plugin_names
from mamlaka.state import Game

__all__ = ["HOUSE", "find_game", "game_names"]

HOUSE = "trex"
"""The game of the house, which is offered first."""


def game_names() -> tuple[str, ...]:
    """Return the names of all installed games."""
    return plugin_names("game")


def find_game(name: str) -> type[Game]:
    """Return the game of a name.

    >>> find_game("trex").name
    'trex'

    Raises:
        InvalidSetup: no installed game has that name.
    """
    game: type[Game] = load_plugin("game", name)
    return game
