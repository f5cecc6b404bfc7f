"""The parts of a game beside its rules, found by name in the package of the game.

A part is a module, or a package, with one of the names of `Part`. A game `polignac:Polignac` has tactics if there is a
module `polignac.tactics`. A part is imported when it is first used, so that rules alone load neither bots nor
environments.

A game that is derived from another one has the parts of that game, except for those in its own package: the classes in
its MRO are asked in turn, as far as they have a `name` of their own, which makes them games. A game in a module that is
in no package has no parts of its own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import Any, Literal, TypeAlias

from mamlaka.errors import BrokenPlugin
from mamlaka.game import Game
from mamlaka.plugins import MAX_REASON_LENGTH, PluginCrash, call_plugin, is_ours, origin_of, truncate_text

__all__ = ["Part", "load_part", "part_of"]

Part: TypeAlias = Literal["tactics", "search", "odds", "environment"]
"""`tactics` has `TACTICS`, the rules of thumb of the game; `search` has `action_values`, which estimates the values of
actions; `odds` has `ODDS`, exact figures; `environment` registers environments for learning when it is imported."""


def part_of(game: type[Game], part: Part) -> ModuleType | None:
    """Return a part of a game, or of the nearest game that it is derived from; None: there is none.

    >>> from mamlaka.registry import find_game
    >>> part_of(find_game("trex"), "tactics").__name__
    'mamlaka.games.trex.tactics'
    >>> part_of(find_game("trex"), "odds")

    Raises:
        BrokenPlugin: the part is in another package, and its import fails. Errors in parts of ours are passed on.
    """
    found = _found(game, part)
    if found.fault:
        raise BrokenPlugin(found.fault)
    return found.module


def load_part(game: type[Game], part: Part, name: str, defect: Callable[[Any], str]) -> Any | None:
    """Return what a part of a game has under a name; None: the game has no such part.

    Args:
        game: the game.
        part: the name of the part.
        name: the name in the module.
        defect: `defect(value)` returns the reason why a value is not usable, as a sentence about "it"; empty: it is
            usable. It is asked only once.

    Raises:
        BrokenPlugin: the part can't be imported, has nothing under this name, or has a defect.
    """
    module = part_of(game, part)
    if module is None:
        return None
    found = _found(game, part)
    if (name, defect) not in found.values:
        found.values[name, defect] = _value_of(module, found.owner, name, defect)
    value, fault = found.values[name, defect]
    if fault:
        raise BrokenPlugin(fault)
    return value


@dataclass
class _Found:
    """What has been found of a part of a game."""

    module: ModuleType | None
    owner: type[Game]
    """The game whose own part it is."""
    fault: str = ""
    """The reason why it can't be imported."""
    values: dict[tuple[str, Callable[[Any], str]], tuple[Any, str]] = field(default_factory=dict)
    """(value, fault) by its name and what judges it."""


_FOUND: dict[tuple[type[Game], Part], _Found] = {}
"""What this process has asked for: an import is tried only once."""


def _found(game: type[Game], part: Part) -> _Found:
    if (game, part) not in _FOUND:
        _FOUND[game, part] = _find(game, part)
    return _FOUND[game, part]


def _find(game: type[Game], part: Part) -> _Found:
    for owner, package in _packages(game):
        name = f"{package}.{part}"
        try:
            module = _module(name) if is_ours(owner) else call_plugin(partial(_module, name))
        except PluginCrash as crash:
            fault = f"its import {'' if crash.lasting else 'raises '}{crash}"
            return _Found(None, owner, _sentence(name, owner, fault))
        if module is not None:
            return _Found(module, owner)
    return _Found(None, game)


def _packages(game: type[Game]) -> Iterator[tuple[type[Game], str]]:
    """Yield a game and the games that it is derived from, the nearest first, each with its package."""
    for kind in game.__mro__:
        if issubclass(kind, Game) and "name" in vars(kind):
            package = getattr(sys.modules.get(kind.__module__), "__package__", None)
            if package:
                yield kind, package


def _module(name: str) -> ModuleType | None:
    """Import a module; return None if it doesn't exist."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise  # it exists, but something that it imports doesn't
        return None


def _value_of(module: ModuleType, owner: type[Game], name: str, defect: Callable[[Any], str]) -> tuple[Any, str]:
    """Return what a part has under a name, and the reason why it is not usable."""
    try:
        value, fault = call_plugin(partial(_judged, module, name, defect), is_trusted=is_ours(owner))
    except PluginCrash as crash:
        value, fault = None, f"it {'' if crash.lasting else 'raises '}{crash}"
    return value, fault and _sentence(module.__name__, owner, fault)


def _judged(module: ModuleType, name: str, defect: Callable[[Any], str]) -> tuple[Any, str]:
    try:
        value = getattr(module, name)
    except AttributeError:
        return None, f"it has no {name}"
    return value, defect(value)


def _sentence(module: str, owner: type[Game], reason: str) -> str:
    origin = origin_of("game", owner.name, owner)
    return f"{module} of {origin} cannot be used: {truncate_text(reason, 2 * MAX_REASON_LENGTH)}"
