"""The end of a secret question: written and acknowledged at once, but shown later."""

from __future__ import annotations

from itertools import takewhile

from msgspec import Struct

from mamlaka.actions import Action
from mamlaka.engine import fold, require_legal
from mamlaka.events import Event, Said
from mamlaka.seats import Seat
from mamlaka.table import Table, Transition

__all__ = ["HeldAnswer", "ends_secret_question", "is_secret"]


class HeldAnswer(Struct, frozen=True):
    """The transition that closes a secret question, between its writing and the reveal.

    The table stays at the question until then. Whatever is derived from it, such as a scene, a summary, a report or a
    refusal, therefore does not tell whether all seats have answered.
    """

    seat: Seat
    """The seat that has answered last."""
    transition: Transition
    until: float
    """When the answers are revealed, on the monotonic clock."""

    @property
    def answer(self) -> list[tuple[int, Event]]:
        """The events of the last answer with their numbers, without those of the reveal."""
        first, *others = self.transition.events
        secret = takewhile(lambda event: isinstance(event, Said) and event.secret and event.seat == self.seat, others)
        return list(enumerate((first, *secret), self.transition.before))

    def check(self, table: Table, seat: Seat, action: Action, seen: int) -> None:
        """Refuse an action as if other answers were still missing.

        Raises:
            IllegalAction: the rules refuse the action.
        """
        state = table.state if seat != self.seat else fold(table.state, [event for _, event in self.answer])
        require_legal(state, seat, action, seen=seen)


def is_secret(table: Table) -> bool:
    """Return whether a secret question is open."""
    return bool(table.state.stack) and table.state.phase.secret


def ends_secret_question(table: Table, transition: Transition) -> bool:
    """Return whether a transition closes a secret question and reveals the answers."""
    asked, after = table.state.phase, transition.state
    return asked.secret and not (after.stack and after.phase.secret and after.phase.opened == asked.opened)
