"""Phases: the parts of a deal, each a small class of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from msgspec import Struct

from mamlaka.actions import Action, Offer
from mamlaka.errors import Refusal
from mamlaka.events import Event
from mamlaka.seats import Seat
from mamlaka.zones import Slot

if TYPE_CHECKING:
    from mamlaka.state import State

__all__ = ["Dealer", "Phase"]

Dealer: TypeAlias = Callable[[str, int, int], Sequence[int]]
"""`dealer(label, index, size)`: the numbers 0..size-1 in the order of draw `index` of that label.

A pure function: asked twice it gives the same answer. Nothing else draws.
"""


class Phase(Struct, frozen=True, kw_only=True):
    """A part of a deal: who may act, what they may do, what follows. One small class each.

    Everything but `offers`, `refusal`, `decide` and `auto_events` works on a view as on the table.
    """

    events: ClassVar[tuple[type, ...]] = ()
    """The kinds of events that this phase evolves; others go to the phase below."""
    words: ClassVar[tuple[str, ...]] = ()
    """Where several phases evolve what is said: which words this one does; empty: all."""
    optional: ClassVar[bool] = False
    """The table does not wait for this phase."""
    secret: ClassVar[bool] = False
    """Nobody is told who has answered: the table waits for "the others"."""

    opened: int = 0
    """The number of events that had happened when the present turns opened."""

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that may act, as far as everybody may know."""
        del state
        return ()

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return what a seat that acts may do. Asks for its hand, so only the table and the seat's own view know."""
        del state, seat
        return ()

    def awaits_decision(self, state: State) -> bool:
        """Return whether the table has to wait for somebody."""
        return any(self.offers(state, seat) for seat in self.actors(state))

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return the particular reason why an action is not among a seat's offers, if there is one."""
        del state, seat, action
        return None

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Return the events of an action that is known to be legal."""
        raise NotImplementedError

    def auto_events(self, state: State, dealer: Dealer) -> Sequence[Event]:
        """Return what the table itself does when nobody has to act: chance and reveals. Never called on a view.

        The events must bring the match closer to its next decision: when there are none, or more than
        `MOST_AUTOMATIC` before anybody has to act, `apply_action` and `start_match` raise `GameError`.
        """
        raise NotImplementedError

    def evolve(self, state: State, event: Event) -> State:
        """Return the state after an event of one of the kinds in `events`; the zones have been moved already."""
        raise NotImplementedError

    def deduce(self, state: State, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """Return the places of a view's unknown cards, narrowed by what this phase has seen.

        Args:
            state: a view's state.
            slots: the places as far as the phases below know them.
        """
        del state
        return slots
