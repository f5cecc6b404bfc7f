"""Fails in three ways: by an error, against the rules, with no answer."""

from typing import ClassVar

from mamlaka.actions import Action
from mamlaka.bots import Decision, Limit
from mamlaka.search.rng import Rng
from mamlaka.view import View


class Failing:
    """Fails as its seat says."""

    name: ClassVar[str] = "failing"
    version: ClassVar[int] = 1

    def __init__(self, rng: Rng) -> None:
        del rng

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Fail."""
        del limit
        if view.seat == 0:
            raise RuntimeError("out of cards")
        return None if view.seat == 1 else Decision(Action("choose", name="1000"))


OPPONENT = Failing
