"""A tiny oracle: it names the number of hands that it can see."""

from typing import ClassVar

from mamlaka.actions import Action
from mamlaka.arena import Oracle
from mamlaka.bots import Decision, Limit
from mamlaka.state import State
from mamlaka.view import View


class Omniscient(Oracle):
    """Sees all hands."""

    name: ClassVar[str] = "omniscient"
    version: ClassVar[int] = 1

    def act_knowing(self, view: View, truth: State, limit: Limit) -> Decision | None:
        """Name the number of other hands that are known."""
        del limit
        others = [seat for seat in range(truth.seats) if seat != view.seat and truth.hand_mask(seat)]
        return Decision(Action("choose", name=str(len(others))))


OPPONENT = Omniscient
