"""A bot that takes its last legal action."""

from typing import ClassVar

from mamlaka.bots import Decision, Limit
from mamlaka.rng import Rng
from mamlaka.view import View


class Three:
    """Takes the last action."""

    name: ClassVar[str] = "three"
    version: ClassVar[int] = 1

    def __init__(self, rng: Rng) -> None:
        del rng

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return the last action."""
        del limit
        return Decision(tuple(view.legal)[-1])


OPPONENT = Three
