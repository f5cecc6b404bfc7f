"""Secret phases: every seat is asked and answers, if only "no", and all answers are revealed together.

If only the seats with a choice were asked, the others would learn which they are. An answer is one secret event, stored
at once; the other seats receive nothing until all answers are in. Then the answers are revealed in seat order. The
number of reveals does not depend on the answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.display import Message
from mamlaka.events import Event, Said, Shown
from mamlaka.phase import Phase
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["SecretPhase", "no_offer"]


class SecretPhase(Phase, frozen=True, kw_only=True):
    """The base of secret phases. A subclass defines the offers, the reveals and their effect."""

    event_types: ClassVar[tuple[type, ...]] = (Said, Shown)
    secret: ClassVar[bool] = True
    waiting: ClassVar[str] = "waiting-secret"

    answers: tuple[Said | None, ...]
    """(seats,): the answers; in a view only that of its own seat."""

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seats without a known answer; in a view these include all other seats."""
        del state
        return tuple(seat for seat, answer in enumerate(self.answers) if answer is None)

    def awaits_decision(self, state: State) -> bool:
        """Return whether an answer is missing."""
        del state
        return None in self.answers

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Return the answer as a secret event."""
        del state
        return (Said(seat, action.kind, name=action.name, number=action.number, cards=action.cards, secret=True),)

    def evolve(self, state: State, event: Event) -> State:
        """Store an answer, or handle a reveal."""
        if isinstance(event, Said) and event.secret:
            answers = (*self.answers[: event.seat], event, *self.answers[event.seat + 1 :])
            return state.replace_phase(self, replace(self, answers=answers))
        return self.revealed(state, event)

    def revealed(self, state: State, event: Event) -> State:
        """Return the state after a reveal."""
        raise NotImplementedError


def no_offer(others: Sequence[Offer]) -> Offer:
    """Return the offer to decline others; if there are none, it is shown as the one to go on."""
    return Offer("no", tone="quiet", label=None if others else Message("say-continue"))
