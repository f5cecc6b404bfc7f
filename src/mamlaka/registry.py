"""The installed games, and those that a program registers, by name."""

from __future__ import annotations

from functools import cache
from importlib.metadata import distribution
from typing import TypeVar

from mamlaka.cards import Deck
from mamlaka.errors import BrokenPlugin, InvalidSetup
from mamlaka.game import Game
from mamlaka.options import Options
from mamlaka.plugins import OURS, load_plugin, plugin_names, truncate_text

__all__ = ["find_game", "game_names", "main_game", "register_game", "usable_games"]

MAIN = "mamlaka.main_game"
"""The entry point of the main game."""
REGISTERED: dict[str, type[Game]] = {}
"""The games that this process has registered, by name."""

G = TypeVar("G", bound=type[Game])


def register_game(game: G) -> G:
    """Register a game in this process, so that its records can be read; usable as a decorator.

    A package installs its games through entry points instead. Registering a name again replaces the game.

    Returns:
        The game.

    Raises:
        InvalidSetup: the class is not a usable game, or an installed game has its name.
    """
    name = str(getattr(game, "name", ""))
    if defect := _defect(game, name):
        raise InvalidSetup(f"{truncate_text(repr(game))} cannot be registered: {defect}")
    if name in plugin_names("game"):
        raise InvalidSetup(f"{game.__name__}.name is {name!r}, the name of an installed game: choose another name")
    REGISTERED[name] = game
    return game


def game_names() -> tuple[str, ...]:
    """Return the names of all installed and registered games, including those that cannot be used."""
    return tuple(sorted({*plugin_names("game"), *REGISTERED}))


@cache
def main_game() -> str:
    """Return the name of the game that is offered first, as the package states it.

    Raises:
        InvalidSetup: the package was installed before it stated one.
    """
    names = [point.name for point in distribution(OURS).entry_points if point.group == MAIN]
    if not names:
        raise InvalidSetup("the installation is older than the program: install it again (a checkout: `make install`)")
    return names[0]


def usable_games() -> tuple[str, ...]:
    """Return the names of the installed and registered games that can be used. It imports all of them."""
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
        InvalidSetup: no installed or registered game has this name.
        BrokenPlugin: the game cannot be used.
    """
    if name in REGISTERED:
        return REGISTERED[name]
    game: type[Game] = load_plugin("game", name, _defect)
    return game


def _defect(game: object, name: str) -> str:
    """Return the reason why an object is not a usable game with a name; empty: it is usable."""
    if not (isinstance(game, type) and issubclass(game, Game)):
        return f"it is {truncate_text(repr(game))}, which is not a subclass of mamlaka.game.Game"
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
