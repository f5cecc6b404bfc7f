"""A reserve: a card that a seat sets aside, face down or face up, and plays to the last trick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import Mask
from mamlaka.display import Announcement, Message, MessageFact, message_id
from mamlaka.errors import Refusal
from mamlaka.events import Event, Moved, Played, Said
from mamlaka.phase import Shuffler
from mamlaka.phases.secret import SecretPhase, no_offer
from mamlaka.phases.tricks import TrickPlay
from mamlaka.seats import Seat, turn_order
from mamlaka.state import State
from mamlaka.zones import Slot

__all__ = ["RESERVE_ZONE", "ReservePlay", "SetAside"]

RESERVE_ZONE = "reserve"
"""The kind of the zones of the cards set aside; a game with a reserve has one for each seat."""
KEPT = "no_reserve"
"""The reveal of a seat that has set nothing aside."""


class SetAside(SecretPhase, frozen=True, kw_only=True):
    """Every seat may set one card of `cards` aside. The answers are revealed in turn order from `first`."""

    event_types: ClassVar[tuple[type, ...]] = (Said, Moved)
    silent: ClassVar[tuple[str, ...]] = (KEPT,)

    cards: Mask
    """The cards that may be set aside."""
    face_down: str
    """The word for setting a card aside face down."""
    face_up: str = ""
    """The word for setting a card aside face up; empty: that is not possible."""
    first: Seat = 0
    """The seat whose answer is revealed first."""
    count: int = 0
    """The number of answers that have been revealed."""
    aside: tuple[tuple[Seat, str], ...] = ()
    """The seats that have set a card aside, each with its word, in the order of the reveals."""

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return "no", and the cards that the seat may set aside."""
        if self.answers[seat] is not None:
            return ()
        held = state.hand_mask(seat) & self.cards
        words = [word for word in (self.face_down, self.face_up) if word and held]
        others = tuple(Offer(word, held) for word in words)
        declined = no_offer(others)
        return (replace(declined, label=Message("say-keep-all")) if others else declined, *others)

    def question(self, state: State, seat: Seat) -> Message:
        """Return the cards that the seat may set aside, or that it has none."""
        held = state.hand_mask(seat) & self.cards
        if not held:
            return Message("ask-nothing-aside")
        return Message("ask-set-aside", {"cards": state.game.deck.format(held)})

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return which card is not in the hand, or may not be set aside."""
        deck = state.game.deck
        if action.kind not in (self.face_down, self.face_up) or self.answers[seat] is not None:
            return None
        if missing := action.cards & ~state.hand_mask(seat):
            return Refusal("not_in_hand", {"cards": deck.format(missing)})
        wrong = action.cards & ~self.cards
        return Refusal("cannot_set_aside", {"cards": deck.format(wrong)}) if wrong else None

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Reveal the answers: one event for each seat."""
        del shuffler
        events: list[Event] = []
        for seat in turn_order(self.first, state.seats):
            answer = self.answers[seat]
            if answer is None or not answer.cards:
                events.append(Said(seat, KEPT))
            else:
                audience = None if answer.kind == self.face_up else (seat,)
                events.append(Moved(seat, state.game.zone_index[RESERVE_ZONE, seat], answer.cards, 1, audience))
        return events

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce a card set aside, with its name if the viewer sees it."""
        if not isinstance(event, Moved):
            return super().announcement(state, event, viewer)
        facts: dict[str, MessageFact] = {"seat": event.source}
        if event.cards:
            facts["cards"] = state.game.deck.format(event.cards)
        word = self._word(event)
        is_known = event.audience is not None and event.cards  # face down, to its own seat or with all cards open
        sentence = message_id("news", f"{word}-card" if is_known else word)
        return Announcement(Message(sentence, facts), Message(message_id("call", word)))

    def _word(self, event: Moved) -> str:
        return self.face_up if event.audience is None else self.face_down

    def revealed(self, state: State, event: Event) -> State:
        """Record an answer. The phase ends with the last one."""
        aside = (*self.aside, (event.source, self._word(event))) if isinstance(event, Moved) else self.aside
        phase = replace(self, count=self.count + 1, aside=aside)
        if phase.count < state.seats:
            return state.replace_phase(self, phase)
        return state.game.after_phase(state.pop_phase(), phase)


class ReservePlay(TrickPlay, frozen=True, kw_only=True):
    """Tricks in which some seats have set a card aside. It is no part of the hand until the last trick.

    A card set aside neither has to follow suit nor is excluded by a card that does not follow.
    """

    event_types: ClassVar[tuple[type, ...]] = (Played, Moved)

    pool: Mask
    """The cards that could be set aside."""
    returned: tuple[Seat, ...] = ()
    """The seats that have taken their card back into the hand, for the last trick."""

    @property
    def has_plan(self) -> bool:
        """Return False: a plan knows no cards set aside."""
        return False

    def awaits_decision(self, state: State) -> bool:
        """Return whether a seat must play; otherwise the cards set aside return to the hands."""
        return bool(state.trick) or not any(not state.zones[seat].count for seat in _with_reserve(state))

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Return the cards set aside to the hands, which are empty."""
        del shuffler
        events = []
        for seat in _with_reserve(state):
            index = state.game.zone_index[RESERVE_ZONE, seat]
            zone = state.zones[index]
            events.append(Moved(index, seat, zone.cards, 1, None if zone.shown else (seat,)))
        return events

    def evolve(self, state: State, event: Event) -> State:
        """Record a card that has returned to a hand; handle a played card as in `TrickPlay`."""
        if not isinstance(event, Moved):
            return super().evolve(state, event)
        return state.replace_phase(self, replace(self, returned=(*self.returned, event.target), opened=state.version))

    def is_finished(self, state: State) -> bool:
        """Return whether neither hands nor reserves have cards left."""
        return super().is_finished(state) and not _with_reserve(state)

    def deduce(self, state: State, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """Return the slots without the cards that the hands have proved not to hold; the reserves have cards of `pool`.

        What a hand proves does not hold for the card that its seat has set aside.
        """
        return tuple(
            replace(slot, allowed=slot.allowed & self.pool) if self._is_reserve(state, slot.zone) else narrowed
            for slot, narrowed in zip(slots, super().deduce(state, slots), strict=True)
        )

    def _is_reserve(self, state: State, zone: int) -> bool:
        return state.zones[zone].kind == RESERVE_ZONE or zone in self.returned


def _with_reserve(state: State) -> list[Seat]:
    """Return the seats with a card set aside."""
    return [seat for seat in range(state.seats) if state.zone(RESERVE_ZONE, seat).count]
