"""The base of simple opponents in Toepen: `rules-1`, except that they say one word whenever they may."""

from __future__ import annotations

from typing import ClassVar

from mamlaka.actions import Action
from mamlaka.bots.base import Decision, Limit
from mamlaka.rng import Rng
from mamlaka.view import View

from .rules_1 import OPPONENT as RULES

__all__ = ["Habit"]


class Habit:
    """Says one word whenever it may; otherwise follows `rules-1`."""

    name: ClassVar[str]
    version: ClassVar[int] = 1
    word: ClassVar[str]
    games: ClassVar[tuple[str, ...]] = ("toepen",)

    def __init__(self, rng: Rng) -> None:
        self._rules = RULES(rng)

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return the word if it can be said."""
        word = Action(self.word)
        return Decision(word) if word in view.legal else self._rules.act(view, limit)
