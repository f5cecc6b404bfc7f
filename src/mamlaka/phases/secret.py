"""Secret phases: every seat is asked and answers, "no" included, and all answers are opened together.

Asking only those who have something to say would tell the table who they are. An answer is one secret event, stored at
once; the others are sent nothing until all are in. Then come the reveals, in seat order and always as many, whatever
was answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action
from mamlaka.events import Event, Said, Shown
from mamlaka.phase import Phase
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["SecretPhase"]


class SecretPhase(Phase, frozen=True, kw_only=True):
    """Asks every seat; a subclass says what is offered, what is revealed, and what the reveals mean."""

    events: ClassVar[tuple[type, ...]] = (Said, Shown)
    secret: ClassVar[bool] = True

    answers: tuple[Said | None, ...]
    """(seats,): the answers; in a view only one's own."""

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seats whose answers are not known to be in."""
        del state
        return tuple(seat for seat, answer in enumerate(self.answers) if answer is None)

    def awaits_decision(self, state: State) -> bool:
        """Return whether an answer is missing."""
        del state
        return None in self.answers

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Take the answer, for the table alone."""
        del state
        return (Said(seat, action.kind, name=action.name, number=action.number, cards=action.cards, secret=True),)

    def evolve(self, state: State, event: Event) -> State:
        """Store an answer, or go on with a reveal."""
        if isinstance(event, Said) and event.secret:
            answers = (*self.answers[: event.seat], event, *self.answers[event.seat + 1 :])
            return state.replace_phase(self, replace(self, answers=answers))
        return self.revealed(state, event)

    def revealed(self, state: State, event: Event) -> State:
        """Return the state after a reveal."""
        raise NotImplementedError
