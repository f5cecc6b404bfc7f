"""Passing cards in secret: every seat chooses cards for another seat before it receives any.

A seat knows where the cards are that it has passed, until they are played or may have been passed on. From then on each
of them is in one of two hands, which `UncertainPass` keeps track of.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Self

from msgspec import Struct
from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import Mask
from mamlaka.display import Message
from mamlaka.errors import Refusal
from mamlaka.events import Event, Moved, Said
from mamlaka.phase import Phase, Shuffler
from mamlaka.phases.secret import SecretPhase
from mamlaka.phases.tricks import trick_play_of
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.zones import Slot

__all__ = ["PassCards", "PassedCards", "UncertainPass"]


class PassedCards(Struct, frozen=True):
    """The cards that one seat has passed to another."""

    sender: Seat
    """The seat that passed the cards."""
    receiver: Seat
    """The seat that received them."""
    cards: Mask
    """The cards; 0 in a view whose viewer has not seen them."""


class PassCards(SecretPhase, frozen=True, kw_only=True):
    """Every seat passes `count` cards to the seat `step` places further on. Only these two seats see the cards."""

    event_types: ClassVar[tuple[type, ...]] = (Said, Moved)

    count: int
    """The number of cards that each seat passes."""
    step: int
    """The distance to the receiver in turn order; -1 is the previous seat."""
    held: tuple[Mask, ...]
    """(seats,): the known cards of each hand when the phase opened."""
    passed: tuple[PassedCards, ...] = ()
    """The cards passed so far, in the order of the receivers."""

    @classmethod
    def start(cls, state: State, count: int, step: int) -> Self:
        """Return the phase before the first answer."""
        held = tuple(state.hand_mask(seat) for seat in range(state.seats))
        return cls(answers=(None,) * state.seats, count=count, step=step, held=held, opened=state.version)

    def receiver(self, seat: Seat) -> Seat:
        """Return the seat that receives the cards of `seat`."""
        return (seat + self.step) % len(self.held)

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the offer to pass `count` cards of the hand."""
        if self.answers[seat] is not None:
            return ()
        return (Offer("give", state.hand_mask(seat), self.count, self.count, receiver=self.receiver(seat)),)

    def question(self, state: State, seat: Seat) -> Message:
        """Return how many cards go to which seat."""
        del state
        return Message("ask-pass-cards", {"count": self.count, "seat": self.receiver(seat)})

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return which of the cards are not in the hand."""
        missing = action.cards & ~state.hand_mask(seat) if action.kind == "give" and self.answers[seat] is None else 0
        return Refusal("not_in_hand", {"cards": state.game.deck.format(missing)}) if missing else None

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Move the cards, in the order of the receivers."""
        del shuffler
        pairs = sorted((self.receiver(seat), seat) for seat in range(state.seats))
        return [
            Moved(sender, receiver, answer.cards, self.count, tuple(sorted((sender, receiver))))
            for receiver, sender in pairs
            if (answer := self.answers[sender])
        ]

    def revealed(self, state: State, event: Event) -> State:
        """Record a pass. The phase ends with the last one."""
        assert isinstance(event, Moved)
        phase = replace(self, passed=(*self.passed, PassedCards(event.source, event.target, event.cards)))
        if len(phase.passed) < state.seats:
            return state.replace_phase(self, phase)
        state = _with_known_cards(state.pop_phase(), phase)
        unseen = tuple(
            UnseenPass(one, self.count, self.held[one.sender])
            for one in phase.passed
            if not one.cards and self.held[one.sender]
        )
        return state.game.after_phase(state.push_phase(UncertainPass(passes=unseen)) if unseen else state, phase)


def _with_known_cards(state: State, phase: PassCards) -> State:
    """Return the state after all passes, with the known cards of each hand restored.

    A seat passes cards that it held before, but they may leave its hand after others have arrived. If the viewer does
    not see them, `Zone.without` must assume that any card of the hand may have left.
    """
    sent = {one.sender: one.cards for one in phase.passed}
    received = {one.receiver: one.cards for one in phase.passed}
    for seat, held in enumerate(phase.held):
        known = (held & ~sent[seat] if sent[seat] else 0) | received[seat]
        hand = state.zones[seat]
        state = state.with_zone(seat, replace(hand, cards=known, unknown=hand.count - known.bit_count()))
    return state


class UnseenPass(Struct, frozen=True):
    """A pass that the viewer did not see, from a seat with known cards: each of them may have been passed."""

    passed: PassedCards
    """The pass, without its cards."""
    count: int
    """The number of cards passed."""
    cards: Mask
    """The known cards of the sender. Only the sender and the receiver know which of them were passed."""


class UncertainPass(Phase, frozen=True, kw_only=True):
    """A phase below the play that exists only in views: certain cards are in one of two hands."""

    passes: tuple[UnseenPass, ...]
    """The passes that the viewer did not see."""

    def deduce(self, state: State, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """Return the slots with a slot for each unseen pass. An uncertain card was passed, or is still with the sender.

        The receiver may have played a card that was passed, so the cards that they have played fill slots as well. The
        result is exact if no seat that receives an uncertain card passes cards afterwards.
        """
        for unseen in self.passes:
            slots = tuple(slot for old in slots for slot in _split(state, old, unseen))
        return slots


def _split(state: State, slot: Slot, unseen: UnseenPass) -> Iterator[Slot]:
    """Yield a slot, or the two slots of the receiver: the cards held before and the cards received."""
    if slot.zone == unseen.passed.sender:
        yield slot
    elif slot.zone != unseen.passed.receiver:
        yield slot.lacking(unseen.cards)
    else:
        played = _played_by(state, slot.zone)
        every = replace(slot, count=slot.count + played.bit_count() - unseen.count, allowed=slot.allowed | played)
        yield every.lacking(unseen.cards)
        yield replace(every, count=unseen.count)


def _played_by(state: State, seat: Seat) -> Mask:
    """Return the cards that a seat has played in this deal."""
    play = trick_play_of(state)
    tricks = (*play.tricks, state.trick) if play else ()
    return sum(1 << card for trick in tricks for player, card in trick if player == seat)
