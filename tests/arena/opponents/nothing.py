"""A bot that takes its first legal action."""

from typing import ClassVar

from mamlaka.bots import Decision, Limit
from mamlaka.rng import Rng
from mamlaka.view import View


class Nothing:
    """Takes the first action."""

    name: ClassVar[str] = "nothing"
    version: ClassVar[int] = 1

    def __init__(self, rng: Rng) -> None:
        del rng

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return the first action."""
        del limit
        return Decision(view.legal[0])


OPPONENT = Nothing
