"""A choice by one seat: a contract, a trump suit, or whether a deal is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.display import Announcement, Message, MessageFact, Sign, message_id
from mamlaka.events import Event, Said
from mamlaka.phase import Phase, Shuffler
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["Choose"]


class Choose(Phase, frozen=True, kw_only=True):
    """A public choice of one of `names`. If there is only one, it is chosen automatically."""

    event_types: ClassVar[tuple[type, ...]] = (Said,)
    waiting: ClassVar[str] = "waiting-choose"

    seat: Seat
    """The seat that chooses."""
    names: tuple[str, ...]
    """The names to choose from."""
    notes: tuple[Message | None, ...] = ()
    """(names,): what each name costs or brings; empty: nothing is known."""
    signs: tuple[tuple[Sign, ...], ...] = ()
    """(names,): what each name is about, in pictures; empty: the names have none."""
    titles: tuple[str, ...] = ()
    """(names,): the names as they are announced; empty: as they are offered."""
    topic: str = "choose"
    """What is chosen, as the word of its messages: `ask-TOPIC`, `news-TOPIC` and `call-TOPIC`."""
    chosen: str = ""
    """The name chosen; empty before the choice."""

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seat that chooses."""
        del state
        return (self.seat,)

    def awaits_decision(self, state: State) -> bool:
        """Return whether there is more than one name."""
        del state
        return len(self.names) > 1

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Choose the only name."""
        del state, shuffler
        return (Said(self.seat, "choose", name=self.names[0]),)

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the names."""
        del state, seat
        return (Offer("choose", names=self.names, notes=self.notes, signs=self.signs),)

    def question(self, state: State, seat: Seat) -> Message:
        """Ask for the choice."""
        del state, seat
        return Message(message_id("ask", self.topic))

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce the name; the messages may select by it."""
        del state, viewer
        assert isinstance(event, Said)
        title = self.titles[self.names.index(event.name)] if self.titles else event.name
        chosen: dict[str, MessageFact] = {"seat": event.seat, "name": title, "choice": event.name}
        news, call = (Message(message_id(kind, self.topic), chosen) for kind in ("news", "call"))
        return Announcement(news, call)

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Announce the name."""
        del state
        return (Said(seat, "choose", name=action.name),)

    def evolve(self, state: State, event: Event) -> State:
        """Store the name and end the phase."""
        assert isinstance(event, Said)
        return state.game.after_phase(state.pop_phase(), replace(self, chosen=event.name))
