"""A bot that fails with few hands, so that a contest has played some sets by then."""

from typing import ClassVar

from mamlaka.bots import Decision, Limit
from mamlaka.rng import Rng
from mamlaka.view import View


class Late:
    """Plays the first card, but not from every hand."""

    name: ClassVar[str] = "late"
    version: ClassVar[int] = 1

    def __init__(self, rng: Rng) -> None:
        del rng

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Play, or fail."""
        del limit
        if view.hand_mask % 61 == 0:
            raise RuntimeError("out of luck")
        return Decision(view.legal[0])


OPPONENT = Late
