"""Phases: the parts of a deal, one small class for each kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from msgspec import Struct

from mamlaka.actions import Action, Offer
from mamlaka.announcements import default_announcement
from mamlaka.display import Announcement, Message
from mamlaka.errors import Refusal
from mamlaka.events import Event
from mamlaka.seats import Seat
from mamlaka.shown_phase import ShownPhase
from mamlaka.zones import Slot

if TYPE_CHECKING:
    from mamlaka.state import State

__all__ = ["PLACES", "Phase", "Shuffler"]

PLACES = "places"
"""The label of the draws that put the cards of hands in an order; their index is the index of the deal."""

Shuffler: TypeAlias = Callable[[str, int, int], Sequence[int]]
"""`shuffler(label, index, size)` returns the numbers 0..size-1 in the order of draw `index` of that label.

It is a pure function: the same arguments give the same result. It is the only source of randomness in a match.
"""


class Phase(Struct, frozen=True, kw_only=True):
    """A part of a deal: it defines which seats may act, what they may do, and which events follow.

    `offers`, `refusal`, `decide` and `auto_events` may look at hidden cards. Every other method must give the same
    result on a view as on the table.
    """

    event_types: ClassVar[tuple[type, ...]] = ()
    """The types of events that this phase handles; other events go to the phase below."""
    said_kinds: ClassVar[tuple[str, ...]] = ()
    """The kinds of `Said` events that this phase handles, if several phases on the stack handle `Said`; empty: all."""
    optional: ClassVar[bool] = False
    """Whether the turns of this phase are optional: the table does not wait for them."""
    secret: ClassVar[bool] = False
    """Whether it is secret which seats have answered: clients show only that the table waits for "the others"."""
    silent: ClassVar[tuple[str, ...]] = ()
    """The kinds of `Said` events that clients do not announce."""
    urgent: ClassVar[tuple[str, ...]] = ()
    """The kinds of `Said` events that every player must notice at once."""
    waiting: ClassVar[str] = "waiting"
    """The id of the message that names the seats for which the table waits."""
    shown_as: ClassVar[str] = ""
    """The name of the phase in messages to clients; empty: that of the class, in lower case with underscores."""

    opened: int = 0
    """The number of events before the current turns opened."""

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that may act, according to public knowledge."""
        del state
        return ()

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the offers of a seat in `actors`.

        They may depend on the seat's hand. Call it only with the state of the table or of the seat's own view.
        """
        del state, seat
        return ()

    def awaits_decision(self, state: State) -> bool:
        """Return whether the table must wait for a seat to act."""
        return any(self.offers(state, seat) for seat in self.actors(state))

    def question(self, state: State, seat: Seat) -> Message:
        """Return the question to a seat in `actors` that must act. Like `offers`, it may depend on the seat's hand."""
        del state, seat
        return Message("ask-other")

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Return how clients announce an event that this phase handles.

        Args:
            state: the state before the event, as the viewer knows it.
            event: the event, redacted for the viewer.
            viewer: the seat of the viewer; None: a spectator.
        """
        return default_announcement(state, event, viewer, self.silent, self.urgent)

    def shown(self, state: State) -> ShownPhase:
        """Return what the table shows during this phase. By default it is no more than the zones."""
        del state
        return ShownPhase()

    def winner_after(self, state: State, event: Event) -> Seat | None:
        """Return the seat that takes the running trick if an event completes it; otherwise None.

        Args:
            state: the state before the event.
            event: an event that this phase handles.
        """
        del state, event
        return None

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return the specific reason why an action is not among a seat's offers; None if there is no specific one."""
        del state, seat, action
        return None

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Return the events of an action that has been checked to be legal."""
        raise NotImplementedError

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Return the next automatic events, such as chance and reveals, while no decision is awaited.

        It is never called on a view. The events must bring the match closer to its next decision: if there are none,
        or more than `MAX_AUTOMATIC` before a decision is awaited, `apply_action` and `start_match` raise `GameError`.
        """
        raise NotImplementedError

    def evolve(self, state: State, event: Event) -> State:
        """Return the state after an event of a type in `event_types`. The engine has already moved the cards."""
        raise NotImplementedError

    def deduce(self, state: State, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """Return the slots of a view's unknown cards, narrowed by the history of this phase.

        Args:
            state: the state of a view.
            slots: the slots as narrowed by the phases below.
        """
        del state
        return slots
