"""The search of each game: its own if it has one, otherwise that of cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from mamlaka.bots.base import ActionValue, Limit
from mamlaka.bots.registry import accepts
from mamlaka.bots.search.cards import WorldSampler
from mamlaka.bots.search.layout import layout_action_values
from mamlaka.game import Game
from mamlaka.parts import load_part
from mamlaka.plugins import truncate_text
from mamlaka.rng import Rng
from mamlaka.view import View

__all__ = ["Search", "search_of"]

Search: TypeAlias = Callable[[View, Limit, Rng, WorldSampler], tuple[ActionValue, ...]]
"""Estimates the value of each legal action within a limit, the best first; empty if it can't."""


def search_of(game: type[Game]) -> Search:
    """Return the search of a game, `action_values` of its part `search`; for a game without one, that of cards.

    Raises:
        BrokenPlugin: the search cannot be used.
    """
    search: Search | None = load_part(game, "search", "action_values", _defect)
    return layout_action_values if search is None else search


def _defect(search: object) -> str:
    """Return the reason why an object is not usable as a search; empty: it is usable."""
    if not callable(search):
        return f"{truncate_text(repr(search))} is not a function"
    arguments = ("view", "limit", "rng", "sampler")
    return "" if accepts(search, *arguments) else f"action_values does not take {', '.join(arguments)}"
