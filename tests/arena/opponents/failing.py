"""A bot that fails at once."""

from typing import ClassVar

from mamlaka.bots import Decision, Limit
from mamlaka.rng import Rng
from mamlaka.view import View


class Failing:
    """Raises an error."""

    name: ClassVar[str] = "failing"
    version: ClassVar[int] = 1

    def __init__(self, rng: Rng) -> None:
        del rng

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Fail."""
        del view, limit
        raise RuntimeError("out of cards")


OPPONENT = Failing
