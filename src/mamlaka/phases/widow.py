"""The widow: cards dealt to no hand, which the declarer exchanges for other cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.display import Announcement, Message, message_id
from mamlaka.events import Event, Moved, Said
from mamlaka.phase import Shuffler
from mamlaka.phases.in_turn import InTurn
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["TakeWidow"]

DISCARD = "discard"
"""The usual topic, whose cards are discarded as in other phases."""


class TakeWidow(InTurn, frozen=True, kw_only=True):
    """A seat takes the zone `widow` into its hand and discards as many cards face down into the zone `discards`."""

    event_types: ClassVar[tuple[type, ...]] = (Said, Moved)
    waiting: ClassVar[str] = "waiting-discard"

    is_shown: bool
    """Whether every player sees the widow; otherwise only the seat that takes it."""
    topic: str = DISCARD
    """What is done, as the word of its messages: `ask-TOPIC` and `say-TOPIC`, and unless it is usual, `news-TOPIC` and
    `news-found-TOPIC`."""
    taken: int = 0
    """The number of cards taken; 0 before the seat has taken the widow."""

    def awaits_decision(self, state: State) -> bool:
        """Return whether the widow has been taken."""
        del state
        return self.taken > 0

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Move the widow to the hand."""
        del shuffler
        widow = state.zone("widow")
        audience = None if self.is_shown else (self.turn,)
        return (Moved(state.game.zone_index["widow", None], self.turn, widow.cards, widow.count, audience),)

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the offer to discard as many cards as were taken."""
        label = Message(message_id("say", self.topic))
        return (Offer("discard", state.hand_mask(seat), self.taken, self.taken, label=label),) if self.taken else ()

    def question(self, state: State, seat: Seat) -> Message:
        """Ask for the discards."""
        del state, seat
        return Message(message_id("ask", self.topic), {"count": self.taken})

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce the cards in the words of the topic: those found in the widow, if they are seen, and the discards.

        The seat has said before that it takes the widow.
        """
        usual = super().announcement(state, event, viewer)
        if not isinstance(event, Moved) or usual.sentence is None or self.topic == DISCARD:
            return usual
        if not self.taken and not event.cards:
            return Announcement()
        facts = {name: fact for name, fact in usual.sentence.facts.items() if name != "zone"}
        return Announcement(Message(message_id("news" if self.taken else "news-found", self.topic), facts))

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Discard the cards. Only the seat itself sees them."""
        discards = state.game.zone_index["discards", None]
        return (
            Said(seat, action.kind, cards=action.cards, secret=True),
            Moved(seat, discards, action.cards, self.taken, audience=(seat,)),
        )

    def evolve(self, state: State, event: Event) -> State:
        """Ask for the discards once the widow is taken. The phase ends when they are made."""
        if isinstance(event, Said):
            return state  # only the seat itself receives this event; the others see the move
        assert isinstance(event, Moved)
        if not self.taken:
            return state.replace_phase(self, replace(self, taken=event.count, opened=state.version))
        return state.game.after_phase(state.pop_phase(), self)
