"""Games, bots and tactics by name: each is found through its entry point, ours like everybody's."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from mamlaka.errors import InvalidSetup

__all__ = ["load_plugin", "plugin_names", "plugin_packages"]


@cache
def plugin_names(kind: str) -> tuple[str, ...]:
    """Return the names of everything of a kind (`game`, `bot`) that is installed."""
    return tuple(sorted({point.name for point in entry_points(group=f"mamlaka.{kind}s")}))


@cache
def plugin_packages(kind: str) -> tuple[str, ...]:
    """Return the names of the top packages that everything of a kind comes from."""
    return tuple(sorted({point.module.partition(".")[0] for point in entry_points(group=f"mamlaka.{kind}s")}))


@cache
def load_plugin(kind: str, name: str) -> Any:
    """Return what an entry point of the group `mamlaka.KINDs` names.

    Raises:
        InvalidSetup: nothing of that kind has that name.
    """
    for point in entry_points(group=f"mamlaka.{kind}s"):
        if point.name == name:
            return point.load()
    raise InvalidSetup(f"unknown {kind} {name!r}: installed are {', '.join(plugin_names(kind))}")
