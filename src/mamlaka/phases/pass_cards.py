"""Cards given in secret: everybody gives so many cards of his hand to another seat, chosen before anything arrives.

What a seat has given it knows, until those cards are played, or given on face down. Then they are in one of two hands,
and `UncertainPass` says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Self

from msgspec import Struct
from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import Mask
from mamlaka.errors import Refusal
from mamlaka.events import Event, Moved, Said
from mamlaka.phase import Dealer, Phase
from mamlaka.phases.secret import SecretPhase
from mamlaka.phases.tricks import TrickPlay
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.zones import Slot

__all__ = ["PassCards", "PassedCards", "UncertainPass"]


class PassedCards(Struct, frozen=True):
    """Cards that have gone from one hand to another."""

    giver: Seat
    receiver: Seat
    cards: Mask
    """The cards; in a view 0 for those that its owner was not shown."""


class PassCards(SecretPhase, frozen=True, kw_only=True):
    """Every seat gives `count` cards to the seat that is `apply_action` further on; only these two are told which."""

    events: ClassVar[tuple[type, ...]] = (Said, Moved)

    count: int
    step: int
    """How many seats further on the receiver sits; -1 is the seat before."""
    held: tuple[Mask, ...]
    """(seats,): the cards that each seat was known to hold when the question opened."""
    gifts: tuple[PassedCards, ...] = ()
    """What has been handed over, in the order of the receivers."""

    @classmethod
    def opening(cls, state: State, count: int, step: int) -> Self:
        """Return the phase before the first answer."""
        held = tuple(state.hand_mask(seat) for seat in range(state.seats))
        return cls(answers=(None,) * state.seats, count=count, step=step, held=held, opened=state.seq)

    def receiver(self, seat: Seat) -> Seat:
        """Return who gets the cards of a seat."""
        return (seat + self.step) % len(self.held)

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the hand, of which so many cards are to be given."""
        if self.answers[seat] is not None:
            return ()
        return (Offer("give", state.hand_mask(seat), self.count, self.count, receiver=self.receiver(seat)),)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Say which cards are missing."""
        missing = action.cards & ~state.hand_mask(seat) if action.kind == "give" and self.answers[seat] is None else 0
        return Refusal("not_in_hand", {"cards": state.game.deck.format(missing)}) if missing else None

    def auto_events(self, state: State, dealer: Dealer) -> Sequence[Event]:
        """Hand the cards over, by receivers in the order of their seats."""
        del dealer
        givers = sorted((self.receiver(seat), seat) for seat in range(state.seats))
        return [
            Moved(giver, receiver, answer.cards, self.count, tuple(sorted((giver, receiver))))
            for receiver, giver in givers
            if (answer := self.answers[giver])
        ]

    def revealed(self, state: State, event: Event) -> State:
        """Note a gift; end with the last one."""
        assert isinstance(event, Moved)
        phase = replace(self, gifts=(*self.gifts, PassedCards(event.source, event.target, event.cards)))
        if len(phase.gifts) < state.seats:
            return state.replace_phase(self, phase)
        state = _remembered(state.pop_phase(), phase)
        hidden = tuple(
            UnseenPass(gift, self.count, self.held[gift.giver])
            for gift in phase.gifts
            if not gift.cards and self.held[gift.giver]
        )
        return state.game.after(state.push_phase(UncertainPass(doubts=hidden)) if hidden else state, phase)


def _remembered(state: State, give: PassCards) -> State:
    """Return the state with every card in its hand whose place is known.

    A hand gives away what it had before, but may do so after cards have come to it; when those that leave are not seen,
    nothing in it seems to be known any more.
    """
    given = {gift.giver: gift.cards for gift in give.gifts}
    came = {gift.receiver: gift.cards for gift in give.gifts}
    for seat, held in enumerate(give.held):
        known = (held & ~given[seat] if given[seat] else 0) | came[seat]
        hand = state.zones[seat]
        state = state.with_zone(seat, replace(hand, cards=known, unknown=hand.count - known.bit_count()))
    return state


class UnseenPass(Struct, frozen=True):
    """A gift that was not seen, of a seat that held known cards: each of them has been given, or not."""

    gift: PassedCards
    count: int
    cards: Mask
    """The cards of which nobody but giver and receiver knows whether they have been given."""


class UncertainPass(Phase, frozen=True, kw_only=True):
    """Lies below the play in a view that cannot be sure who of two seats holds certain cards."""

    doubts: tuple[UnseenPass, ...]

    def deduce(self, state: State, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """Return the places with those of the gifts apart: doubtful cards are in a gift, or where they were.

        The receiver may have played a card of the gift, so the cards that he has played since fill his places, too.
        This is exact when nobody who gets a doubtful card gives cards afterwards.
        """
        for doubt in self.doubts:
            slots = tuple(slot for old in slots for slot in _split(state, old, doubt))
        return slots


def _split(state: State, slot: Slot, doubt: UnseenPass) -> Iterator[Slot]:
    """Yield a place, or the two of the receiver: what he had before, and what he was given."""
    if slot.zone == doubt.gift.giver:
        yield slot
    elif slot.zone != doubt.gift.receiver:
        yield slot.lacking(doubt.cards)
    else:
        played = _played_by(state, slot.zone)
        every = replace(slot, count=slot.count + played.bit_count() - doubt.count, allowed=slot.allowed | played)
        yield every.lacking(doubt.cards)
        yield replace(every, count=doubt.count)


def _played_by(state: State, seat: Seat) -> Mask:
    """Return the cards that a seat has played in this deal."""
    play = next((phase for phase in state.stack if isinstance(phase, TrickPlay)), None)
    tricks = (*play.tricks, state.trick) if play else ()
    return sum(1 << card for trick in tricks for player, card in trick if player == seat)
