"""The entrants of a contest: bots with limits, installed or from a folder of opponents."""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Mapping
from functools import cache, partial
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from mamlaka.arena.oracle import TrueWorldBot
from mamlaka.bots.base import MAX_NODES, MAX_WORLDS, Bot, Limit
from mamlaka.bots.registry import bot_names, defect_of_bot, find_bot
from mamlaka.errors import BrokenPlugin, InvalidSetup, did_you_mean
from mamlaka.plugins import PluginCrash, call_plugin, truncate_text

__all__ = ["Entrant", "bot_of", "format_limit", "opponent_names", "parse_entrants"]

MODULE = "OPPONENT"
"""The name of the bot in a module of a folder of opponents."""
UNITS = {"ms": "milliseconds", "worlds": "worlds", "nodes": "nodes"}
MILLISECONDS = 1000
MAX_LIMITS = {"ms": 86_400_000, "worlds": MAX_WORLDS, "nodes": MAX_NODES}
"""The largest limit of each unit; milliseconds are those of a day."""
MAX_NUMBER_LENGTH = 20


class Entrant(Struct, frozen=True):
    """A bot with its limit."""

    label: str
    """The name in tables of results, unique in a contest."""
    name: str
    version: int
    limit: Limit


@cache
def bot_of(name: str, folder: str = "") -> type[Bot]:
    """Return the bot with a name: the oracle, an installed bot, or one of a folder.

    Args:
        name: such as `rules`, or `rules-1` for the module `rules_1` of the folder.
        folder: a folder of modules and packages, each with a class OPPONENT; empty: none.

    Raises:
        InvalidSetup: there is no such bot, or the module defines none.
    """
    if name == TrueWorldBot.name:
        return TrueWorldBot
    if name in bot_names():
        return find_bot(name)
    module_name = name.replace("-", "_")
    if name not in opponent_names(folder):
        there = f"; in {folder} are {', '.join(opponent_names(folder)) or 'none'}" if folder else ""
        close = did_you_mean(name, (*bot_names(), *opponent_names(folder)))
        raise InvalidSetup(f"unknown bot {name!r}: installed are {', '.join(bot_names())}{there}{close}")
    try:
        module = call_plugin(partial(import_module, f"{_package(folder)}.{module_name}"))
    except PluginCrash as crash:
        reason = str(crash) if crash.lasting else f"raises {crash}"
        raise BrokenPlugin(f"bot {name!r} of {folder} cannot be used: its import {reason}") from crash
    bot, fault = None, f"it does not define {MODULE}"
    try:
        bot = call_plugin(lambda: getattr(module, MODULE, None))
        if bot is not None:
            fault = call_plugin(lambda: defect_of_bot(bot, name))
    except PluginCrash as crash:
        fault = f"it {crash}" if crash.lasting else f"it raises {crash}"
    if bot is None or fault:
        raise BrokenPlugin(f"bot {name!r} of {module.__file__} cannot be used: {truncate_text(fault)}")
    return cast("type[Bot]", bot)


def _package(folder: str) -> str:
    """Return the package name of a folder, unique because two folders may have modules of the same name."""
    name = f"mamlaka_opponents_{hashlib.sha256(folder.encode()).hexdigest()[:12]}"
    package = sys.modules.setdefault(name, ModuleType(name))
    package.__path__ = [folder]
    return name


@cache
def opponent_names(folder: str) -> tuple[str, ...]:
    """Return the names of the bots of a folder (empty: none). Modules that begin with an underscore are not bots."""
    found = (module.name for module in iter_modules([folder])) if folder else ()
    return tuple(sorted(name.replace("_", "-") for name in found if not name.startswith("_")))


def parse_entrants(texts: tuple[str, ...], limit: Limit, folder: str = "") -> tuple[Entrant, ...]:
    """Parse entrants such as `rules` or `search@100ms`; a bot may be named twice.

    >>> [entrant.label for entrant in parse_entrants(("random", "random", "rules@50worlds"), Limit())]
    ['random', 'random (2)', 'rules@50worlds']

    Args:
        texts: names of bots, optionally with a limit: `@100ms`, `@100worlds`, `@5000nodes`.
        limit: the limit of entrants without their own.
        folder: a folder of further bots.

    Raises:
        InvalidSetup: a bot is unknown, or a limit is invalid.
    """
    entrants: list[Entrant] = []
    seen: dict[str, int] = {}
    for text in texts:
        name, _, own = text.partition("@")
        seen[text] = seen.get(text, 0) + 1
        label = text if seen[text] == 1 else f"{text} ({seen[text]})"
        own_limit = _parse_limit(own, text) if own or text.endswith("@") else limit
        entrants.append(Entrant(label, name, bot_of(name, folder).version, own_limit))
    return tuple(entrants)


def _parse_limit(text: str, whole: str) -> Limit:
    match = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|worlds|nodes)", text)
    if not match or not float(match[1]) or (match[2] != "ms" and "." in match[1]):
        raise InvalidSetup(
            f"{truncate_text(repr(whole))} has no limit after the @: write NAME@100ms, NAME@100worlds or NAME@5000nodes"
        )
    if len(match[1]) > MAX_NUMBER_LENGTH or float(match[1]) > MAX_LIMITS[match[2]]:
        most = f"{MAX_LIMITS[match[2]]:,} {UNITS[match[2]]}"
        raise InvalidSetup(f"the limit of {truncate_text(repr(whole))} is too large: it is at most {most}")
    if match[2] == "ms":
        return Limit(seconds=float(match[1]) / MILLISECONDS)
    return replace(Limit(), **{match[2]: int(match[1])})


def format_limit(limit: Limit) -> str:
    """Format a limit; empty: no limit."""
    parts: Mapping[str, float | int | None] = {
        "ms": None if limit.seconds is None else limit.seconds * MILLISECONDS,
        "worlds": limit.worlds,
        "nodes": limit.nodes,
    }
    return ", ".join(f"{value:g} {UNITS[unit]}" for unit, value in parts.items() if value is not None)
