"""The registry of bots by name."""

from __future__ import annotations

import inspect
from collections.abc import Callable

from mamlaka.bots.base import Bot, reject_oracle
from mamlaka.plugins import load_plugin, plugin_names, truncate_text

__all__ = ["accepts", "bot_names", "defect_of_bot", "find_bot"]


def bot_names() -> tuple[str, ...]:
    """Return the names of all installed bots, including those that can't be used."""
    return plugin_names("bot")


def find_bot(name: str) -> type[Bot]:
    """Return the bot with a name.

    Raises:
        InvalidSetup: no installed bot has that name, it can't be used, or it needs more than a view.
    """
    bot: type[Bot] = load_plugin("bot", name, defect_of_bot)
    reject_oracle(bot)
    return bot


def defect_of_bot(bot: object, name: str) -> str:
    """Return the reason why an object is not a valid bot with a name; empty: it is valid."""
    if not isinstance(bot, type):
        return f"{truncate_text(repr(bot))} is not a class"
    if type(getattr(bot, "version", None)) is not int:  # a bool, say, would make records that no one can read
        return f"{bot.__name__}.version is missing, or not of type int"
    if getattr(bot, "name", None) != name:
        return f"{bot.__name__}.name is {getattr(bot, 'name', None)!r}, not {name!r}"
    for method, arguments in ((bot, ("rng",)), (getattr(bot, "act", None), ("self", "view", "limit"))):
        if not callable(method):
            return f"{bot.__name__} has no method act"
        if not accepts(method, *arguments):
            return (
                f"{bot.__name__} does not take rng"
                if method is bot
                else f"{bot.__name__}.act does not take view, limit"
            )
    return ""


def accepts(function: Callable[..., object], *arguments: object) -> bool:
    """Return whether a function or class can be called with some arguments, as far as its signature says."""
    try:
        inspect.signature(function).bind(*arguments)
    except TypeError:
        return False
    except ValueError:  # a class in C may have no signature
        return True
    return True
