"""Bots that take the first legal action."""

from typing import ClassVar

import mamlaka as mk

__all__ = ["FirstBot", "SeededBot"]


class FirstBot:
    """Takes the first legal action, and acts out of turn only when it must."""

    name: ClassVar[str] = "first"
    version: ClassVar[int] = 3

    def act(self, view: mk.View, limit: mk.Limit) -> mk.Decision | None:
        """Return the first legal action."""
        del limit
        return mk.Decision(view.legal[0]) if view.turn and not view.turn.optional else None


class SeededBot(FirstBot):
    """The same bot with a random number generator."""

    def __init__(self, rng: mk.Rng) -> None:
        self.drawn = rng.next64()
