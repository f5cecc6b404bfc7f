"""Secret phases: every seat is asked and answers, "no" included, and all answers are opened together.

Asking only those who have something to say would tell the table who they are. An answer is one secret event, stored at
once; the others are sent nothing until all are in. Then come the reveals, in seat order and always as many, whatever
was answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.errors import Refusal
from mamlaka.events import Event, Said, Shown
from mamlaka.seats import Seat
from mamlaka.state import Dealer, Phase, State

__all__ = ["Announce", "SecretPhase"]


class SecretPhase(Phase, frozen=True, kw_only=True):
    """Asks every seat; a subclass says what is offered, what is revealed, and what the reveals mean."""

    events: ClassVar[tuple[type, ...]] = (Said, Shown)
    secret: ClassVar[bool] = True

    answers: tuple[Said | None, ...]
    """(seats,): the answers; in a view only one's own."""

    def acting(self, state: State) -> tuple[Seat, ...]:
        """Return the seats whose answers are not known to be in."""
        del state
        return tuple(seat for seat, answer in enumerate(self.answers) if answer is None)

    def waits(self, state: State) -> bool:
        """Return whether an answer is missing."""
        del state
        return None in self.answers

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Take the answer, for the table alone."""
        del state
        return (Said(seat, action.kind, name=action.name, number=action.number, cards=action.cards, secret=True),)

    def evolve(self, state: State, event: Event) -> State:
        """Store an answer, or go on with a reveal."""
        if isinstance(event, Said) and event.secret:
            answers = (*self.answers[: event.seat], event, *self.answers[event.seat + 1 :])
            return state.swapped(self, replace(self, answers=answers))
        return self.revealed(state, event)

    def revealed(self, state: State, event: Event) -> State:
        """Return the state after a reveal."""
        raise NotImplementedError


class Announce(SecretPhase, frozen=True, kw_only=True):
    """Appeals against the deal and doublings of cards, asked as one question. Appeals are opened first.

    A doubled card lies open before its holder and stays part of the hand.
    """

    appeals: tuple[tuple[Mask, Mask], ...]
    """The hands that may appeal, as rows (region, held): of the cards of a region, exactly the held ones. Without a row
    no appeals are asked for."""
    may_appeal: tuple[Seat, ...]
    """The seats that may appeal at all."""
    doublable: Mask
    """The cards that may be doubled; 0: no doublings are asked for."""
    show_appeal: bool = True
    """Whether who appeals shows his hand."""
    said: int = 0
    """How many reveals of answers have been made."""
    appellants: tuple[Seat, ...] = ()
    doubles: tuple[tuple[Card, Seat], ...] = ()
    """The doubled cards with their doublers."""

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return "no", and what the hand of the seat allows beside it."""
        if self.answers[seat] is not None:
            return ()
        offers = [Offer("no")]
        hand = state.hand(seat)
        if seat in self.may_appeal and any(hand & region == held for region, held in self.appeals):
            offers.append(Offer("appeal"))
        held = hand & self.doublable
        if held:
            offers.append(Offer("double", cards=held, least=1, most=held.bit_count()))
        return tuple(offers)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Say which cards may be doubled, or that the hand gives no right to appeal."""
        deck = state.game.deck
        if action.kind == "appeal" and self.appeals:
            return Refusal("cannot_appeal")
        if action.kind == "double" and action.cards:
            held = state.hand(seat)
            if action.cards & ~held:
                return Refusal("not_in_hand", {"cards": deck.format(action.cards & ~held)})
            if action.cards & ~self.doublable:
                return Refusal("cannot_double", {"cards": deck.format(action.cards & ~self.doublable)})
        return None

    def proceed(self, state: State, dealer: Dealer) -> Sequence[Event]:
        """Open the appeals, with the hands of those who appeal; without an appeal the doublings."""
        del dealer
        answers = [answer for answer in self.answers if answer is not None]
        if self.appeals and not self.said:
            reveals: list[Event] = [Said(a.seat, "appeal" if a.kind == "appeal" else "no_appeal") for a in answers]
            if self.show_appeal:
                reveals += [Shown(a.seat, state.hand(a.seat)) for a in answers if a.kind == "appeal"]
            return reveals
        return [Said(a.seat, "double" if a.cards else "no_double", cards=a.cards) for a in answers]

    def revealed(self, state: State, event: Event) -> State:
        """Note a reveal; the phase ends with the last one."""
        phase = self
        if isinstance(event, Said):
            phase = replace(
                self,
                said=self.said + 1,
                appellants=(*self.appellants, event.seat) if event.kind == "appeal" else self.appellants,
                doubles=self.doubles + tuple((card, event.seat) for card in iter_cards(event.cards)),
            )
            if event.kind == "double":
                state = state.with_zone(event.seat, state.zones[event.seat].with_shown(event.cards))
        if phase.is_closed(state):
            return state.game.after(state.popped(), phase)
        return state.swapped(self, phase)

    def is_closed(self, state: State) -> bool:
        """Return whether every reveal has been made."""
        if self.appeals and self.said == state.seats and self.appellants:
            return not self.show_appeal or all(
                state.zones[seat].shown.bit_count() == state.zones[seat].count for seat in self.appellants
            )
        return self.said == state.seats * (bool(self.appeals) + bool(self.doublable))
