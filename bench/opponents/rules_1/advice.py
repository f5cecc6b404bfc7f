"""The form of advice as it was when these bots were frozen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from mamlaka.actions import Action
from mamlaka.view import View

__all__ = ["Rule", "Tactics"]


@dataclass(frozen=True)
class Rule:
    """A rule of thumb. It sees a position, which the tactics of a game build from a view once per decision."""

    number: int
    """Its number in the list of the game's tactics."""
    message: str
    """The id of the message that gives the reason in words."""
    weight: int
    """How much it counts."""
    applies: Callable[[Any], bool]
    """`applies(position)`: whether the rule has anything to say."""
    advises: Callable[[Any, Action], float]
    """`advises(position, action)`: from 1 (do it) over 0 (nothing) to -1 (do not)."""


@dataclass(frozen=True)
class Tactics:
    """The rules of thumb of one game."""

    position: Callable[[View], Any]
    """Makes a position of a view whose owner has a turn."""
    rules: tuple[Rule, ...]
