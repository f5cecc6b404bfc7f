"""Bots by name."""

from __future__ import annotations

from mamlaka.bots.base import Bot, refuse_seer
from mamlaka.errors import InvalidSetup
from mamlaka.plugins import load_plugin, plugin_names

__all__ = ["bot_names", "find_bot"]


def bot_names(game: str | None = None) -> tuple[str, ...]:
    """Return the names of all installed bots, or of those that play a game."""
    names = plugin_names("bot")
    return names if game is None else tuple(name for name in names if game in _games_of(find_bot(name), game))


def find_bot(name: str, game: str | None = None) -> type[Bot]:
    """Return the bot of a name, which plays the game if one is named.

    Raises:
        InvalidSetup: no installed bot has that name, it does not play the game, or it asks for more than a view.
    """
    bot: type[Bot] = load_plugin("bot", name)
    refuse_seer(bot)
    if game is not None and game not in (games := _games_of(bot, game)):
        raise InvalidSetup(
            f"the bot {name} plays {', '.join(games)}, not {game}: take one of {', '.join(bot_names(game))}"
        )
    return bot


def _games_of(bot: type[Bot], game: str) -> tuple[str, ...]:
    """Return the games that a bot plays; one that names none plays any."""
    games: tuple[str, ...] = getattr(bot, "games", (game,))
    return games
