"""A seat declares whether it plays a deal: with its own hand, with a spare hand, or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.display import Announcement, Message, message_id
from mamlaka.events import Event, Moved, Passed, Said
from mamlaka.phases.in_turn import InTurn
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["Declare"]

PASS = "pass"  # noqa: S105  # the word of a declaration


class Declare(InTurn, frozen=True, kw_only=True):
    """A seat says one of some words, in public. A hand that is not played moves face down to its owner's `discards`.

    The game asks one seat after the other, because what a seat may say often depends on the words before.
    """

    event_types: ClassVar[tuple[type, ...]] = (Said, Passed, Moved)
    waiting: ClassVar[str] = "waiting-choose"

    topic: str
    """The word of the messages: `ask-TOPIC`, and `say-TOPIC-WORD`, `news-TOPIC-WORD` and `call-TOPIC-WORD`."""
    plays: tuple[str, ...]
    """The words with which the seat plays its own hand."""
    leaves: tuple[str, ...] = ()
    """The words with which it does not play."""
    swaps: tuple[str, ...] = ()
    """The words with which it plays the spare hand, which it has not seen before."""
    spare: str = ""
    """The kind of the zone of the spare hand; empty if there is none."""
    word: str = ""
    """The word that has been said; empty before."""
    moves: int = 0
    """The number of moves of cards that are still to come."""

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the words."""
        del state, seat
        return tuple(
            Offer(word, label=self._message("say", word), tone="quiet" if word in self.leaves else "plain")
            for word in (*self.plays, *self.swaps, *self.leaves)
        )

    def question(self, state: State, seat: Seat) -> Message:
        """Ask for the declaration."""
        del state, seat
        return Message(message_id("ask", self.topic))

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce the word; the table shows the moves."""
        del state, viewer
        if isinstance(event, Moved):
            return Announcement()
        assert isinstance(event, (Said, Passed))
        word = _word_of(event)
        return Announcement(self._message("news", word, event.seat), self._message("call", word, event.seat))

    def _message(self, prefix: str, word: str, seat: Seat | None = None) -> Message:
        return Message(message_id(prefix, f"{self.topic}_{word}"), {} if seat is None else {"seat": seat})

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Say the word, lay the hand aside if it is not played, and take up the spare hand."""
        index, hand = state.game.zone_index, state.zones[seat]
        events: list[Event] = [Passed(seat) if action.kind == PASS else Said(seat, action.kind)]
        if action.kind not in self.plays:
            events.append(Moved(seat, index["discards", seat], hand.cards, hand.count, audience=(seat,)))
        if action.kind in self.swaps:
            spare = state.zone(self.spare)
            events.append(Moved(index[self.spare, None], seat, spare.cards, spare.count, audience=(seat,)))
        return events

    def evolve(self, state: State, event: Event) -> State:
        """Store the word. The phase ends with it, or with the last move of cards."""
        if isinstance(event, (Said, Passed)):
            word = _word_of(event)
            declared = replace(self, word=word, moves=(word not in self.plays) + (word in self.swaps))
        else:
            declared = replace(self, moves=self.moves - 1)
        if declared.moves:
            return state.replace_phase(self, declared)
        return state.game.after_phase(state.pop_phase(), declared)


def _word_of(event: Said | Passed) -> str:
    return PASS if isinstance(event, Passed) else event.kind
