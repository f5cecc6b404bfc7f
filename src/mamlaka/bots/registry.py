"""Bots by name."""

from __future__ import annotations

from mamlaka.bots.base import Bot, refuse_seer
from mamlaka.plugins import load_plugin, plugin_names

__all__ = ["bot_names", "find_bot"]


def bot_names() -> tuple[str, ...]:
    """Return the names of all installed bots."""
    return plugin_names("bot")


def find_bot(name: str) -> type[Bot]:
    """Return the bot of a name.

    Raises:
        InvalidSetup: no installed bot has that name, or it asks for more than a view.
    """
    bot: type[Bot] = load_plugin("bot", name)
    refuse_seer(bot)
    return bot
