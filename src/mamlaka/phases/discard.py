"""Discarding in secret: every seat lays cards of its hand face down on one pile before it sees those of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.display import Announcement, Message, MessageFact
from mamlaka.errors import Refusal
from mamlaka.events import Event, Moved, Said
from mamlaka.phase import Shuffler
from mamlaka.phases.secret import SecretPhase
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["SecretDiscard"]


class SecretDiscard(SecretPhase, frozen=True, kw_only=True):
    """Every seat lays `count` cards face down into the zone `zone`, which has no owner. Each sees only its own."""

    event_types: ClassVar[tuple[type, ...]] = (Said, Moved)

    zone: str
    """The kind of the zone."""
    count: int
    """The number of cards that each seat discards."""
    receiver: Seat | None = None
    """The seat to which the pile will belong; None: to none."""
    moved: int = 0
    """The number of seats whose cards have been laid down."""

    @classmethod
    def start(cls, state: State, zone: str, count: int, receiver: Seat | None = None) -> Self:
        """Return the phase before the first answer."""
        return cls(answers=(None,) * state.seats, zone=zone, count=count, receiver=receiver, opened=state.version)

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the offer to discard `count` cards of the hand."""
        if self.answers[seat] is not None:
            return ()
        return (Offer("discard", state.hand_mask(seat), self.count, self.count),)

    def question(self, state: State, seat: Seat) -> Message:
        """Return how many cards are discarded, and to whose pile."""
        del state, seat
        if self.receiver is None:
            return Message("ask-discard", {"count": self.count})
        return Message("ask-discard-to", {"count": self.count, "seat": self.receiver, "zone": self.zone})

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce who discards, and to whose pile."""
        if self.receiver is None or not isinstance(event, Moved):
            return super().announcement(state, event, viewer)
        cards = state.game.deck.format(event.cards)
        facts: dict[str, MessageFact] = {"seat": event.source, "other": self.receiver, "zone": self.zone}
        return Announcement(Message("news-discarded-to", {**facts, "cards": cards, "count": event.count}))

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return which of the cards are not in the hand."""
        missing = (
            action.cards & ~state.hand_mask(seat) if action.kind == "discard" and self.answers[seat] is None else 0
        )
        return Refusal("not_in_hand", {"cards": state.game.deck.format(missing)}) if missing else None

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Move the cards, in the order of the seats."""
        del shuffler
        target = state.game.zone_index[self.zone, None]
        return [
            Moved(seat, target, answer.cards, self.count, (seat,))
            for seat, answer in enumerate(self.answers)
            if answer is not None
        ]

    def revealed(self, state: State, event: Event) -> State:
        """Count the seats. The phase ends with the last one."""
        del event
        phase = replace(self, moved=self.moved + 1)
        if phase.moved < state.seats:
            return state.replace_phase(self, phase)
        return state.game.after_phase(state.pop_phase(), phase)
