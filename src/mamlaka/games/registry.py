"""The installed games, by name."""

from __future__ import annotations

from mamlaka.cards import Deck
from mamlaka.errors import BrokenPlugin
from mamlaka.game import Game
from mamlaka.options import Options
from mamlaka.plugins import load_plugin, plugin_names, shortened

__all__ = ["HOUSE", "find_game", "game_names", "usable_games"]

HOUSE = "trex"
"""The main game, which is offered first."""


def game_names() -> tuple[str, ...]:
    """Return the names of all installed games, including those that cannot be used."""
    return plugin_names("game")


def usable_games() -> tuple[str, ...]:
    """Return the names of the installed games that can be used. It imports all of them."""
    return tuple(name for name in game_names() if _is_usable(name))


def _is_usable(name: str) -> bool:
    try:
        find_game(name)
    except BrokenPlugin:
        return False
    return True


def find_game(name: str) -> type[Game]:
    """Return the game with a name.

    >>> find_game("trex").name
    'trex'

    Raises:
        InvalidSetup: no installed game has this name.
        BrokenPlugin: the game cannot be used.
    """

    def defect(game: object) -> str:
        if not (isinstance(game, type) and issubclass(game, Game)):
            return f"its entry point names {shortened(repr(game))}, which is not a subclass of mamlaka.game.Game"
        required = (("version", int), ("allowed_seats", range), ("default_seats", int))
        for attribute, kind in required:
            if type(getattr(game, attribute, None)) is not kind:  # a bool, for example, would make invalid records
                return f"{game.__name__}.{attribute} is missing, or not of type {kind.__name__}"
        if not isinstance(getattr(game, "deck", None), Deck):
            return f"{game.__name__}.deck is missing, or not of type Deck"
        if not game.allowed_seats:
            return f"{game.__name__}.allowed_seats is empty"
        options = getattr(game, "options_type", None)
        if not (isinstance(options, type) and issubclass(options, Options)):
            return f"{game.__name__}.options_type is missing, or not a subclass of mamlaka.options.Options"
        if getattr(game, "name", None) != name:
            return f"{game.__name__}.name is {getattr(game, 'name', None)!r}, not {name!r}"
        return ""

    game: type[Game] = load_plugin("game", name, defect)
    return game
