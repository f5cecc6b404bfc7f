"""Appeals against a deal, and doublings of cards.

A doubled card lies face up in front of its holder and remains part of the hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.display import Announcement, Message
from mamlaka.errors import Refusal
from mamlaka.events import Event, Said, Shown
from mamlaka.phase import Shuffler
from mamlaka.phases.in_turn import InTurn
from mamlaka.phases.secret import SecretPhase, no_offer
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["DoubleInTurn", "DoubleOrAppeal"]


def double_offers(hand: Mask, doublable: Mask) -> tuple[Offer, ...]:
    """Return the offer to double any of the doublable cards of a hand; empty if it has none."""
    held = hand & doublable
    return (Offer("double", cards=held, least=1, most=held.bit_count()),) if held else ()


def double_question(state: State, offers: Sequence[Offer]) -> Message:
    """Return the question that goes with some offers of doublings and appeals."""
    kinds = {offer.kind: offer for offer in offers}
    if "double" not in kinds:
        return Message("ask-appeal" if "appeal" in kinds else "ask-nothing")
    cards = state.game.deck.format(kinds["double"].cards)
    return Message("ask-double-or-appeal" if "appeal" in kinds else "ask-double", {"cards": cards})


def double_refusal(state: State, seat: Seat, action: Action, doublable: Mask) -> Refusal | None:
    """Return the reason why cards cannot be doubled; None for other actions."""
    deck, hand = state.game.deck, state.hand_mask(seat)
    if action.kind != "double" or not action.cards:
        return None
    if action.cards & ~hand:
        return Refusal("not_in_hand", {"cards": deck.format(action.cards & ~hand)})
    if action.cards & ~doublable:
        return Refusal("cannot_double", {"cards": deck.format(action.cards & ~doublable)})
    return None


def with_doubled(state: State, said: Said) -> State:
    """Return the state with the doubled cards of an announcement face up."""
    return state.with_zone(said.seat, state.zones[said.seat].with_shown(said.cards)) if said.cards else state


class DoubleOrAppeal(SecretPhase, frozen=True, kw_only=True):
    """A secret question about appeals and doublings together. Appeals are revealed first."""

    silent: ClassVar[tuple[str, ...]] = ("no_appeal", "no_double")
    waiting: ClassVar[str] = "waiting-double-or-appeal"

    appeals: tuple[tuple[Mask, Mask], ...]
    """The hands that may appeal, as rows (region, held): a hand qualifies if its cards in `region` are exactly `held`.
    Empty: the question is not about appeals."""
    may_appeal: tuple[Seat, ...]
    """The seats that may appeal at all."""
    doublable: Mask
    """The cards that may be doubled; 0: the question is not about doublings."""
    show_appeal: bool = True
    """Whether a player who appeals must show their hand."""
    said: int = 0
    """The number of answers revealed so far; appeals and doublings are counted separately."""
    appellants: tuple[Seat, ...] = ()
    """The seats that have appealed."""
    doubles: tuple[tuple[Card, Seat], ...] = ()
    """The doubled cards with their doublers."""

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return "no", and the appeal and doublings that the hand allows."""
        if self.answers[seat] is not None:
            return ()
        hand = state.hand_mask(seat)
        may_appeal = seat in self.may_appeal and any(hand & region == held for region, held in self.appeals)
        others = (*((Offer("appeal"),) if may_appeal else ()), *double_offers(hand, self.doublable))
        return (no_offer(others), *others)

    def question(self, state: State, seat: Seat) -> Message:
        """Return what the seat may do: double certain cards, appeal, or nothing."""
        return double_question(state, self.offers(state, seat))

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return which cards cannot be doubled, or that the hand does not qualify for an appeal."""
        if action.kind == "appeal" and self.appeals:
            return Refusal("cannot_appeal")
        return double_refusal(state, seat, action, self.doublable)

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Reveal the appeals, with the hands of those who appeal; then, if no one has appealed, the doublings."""
        del shuffler
        answers = [answer for answer in self.answers if answer is not None]
        if self.appeals and not self.said:
            reveals: list[Event] = [Said(a.seat, "appeal" if a.kind == "appeal" else "no_appeal") for a in answers]
            if self.show_appeal:
                reveals += [Shown(a.seat, state.hand_mask(a.seat)) for a in answers if a.kind == "appeal"]
            return reveals
        return [Said(a.seat, "double" if a.cards else "no_double", cards=a.cards) for a in answers]

    def revealed(self, state: State, event: Event) -> State:
        """Record a reveal. The phase ends with the last one."""
        phase = self
        if isinstance(event, Said):
            phase = replace(
                self,
                said=self.said + 1,
                appellants=(*self.appellants, event.seat) if event.kind == "appeal" else self.appellants,
                doubles=self.doubles + tuple((card, event.seat) for card in iter_cards(event.cards)),
            )
            state = with_doubled(state, event)
        if phase.is_closed(state):
            return state.game.after_phase(state.pop_phase(), phase)
        return state.replace_phase(self, phase)

    def is_closed(self, state: State) -> bool:
        """Return whether all reveals are complete."""
        if self.appeals and self.said == state.seats and self.appellants:
            last = state.zones[self.appellants[-1]]
            return not self.show_appeal or last.shown.bit_count() == last.count
        return self.said == state.seats * (bool(self.appeals) + bool(self.doublable))


class DoubleInTurn(InTurn, frozen=True, kw_only=True):
    """Doublings announced in turn: every seat is asked once."""

    event_types: ClassVar[tuple[type, ...]] = (Said,)
    waiting: ClassVar[str] = "waiting-double"

    doublable: Mask
    """The cards that may be doubled."""
    answered: int = 0
    """The number of seats that have answered."""
    doubles: tuple[tuple[Card, Seat], ...] = ()
    """The doubled cards with their doublers."""

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return "no", and the doublings that the hand allows."""
        doubles = double_offers(state.hand_mask(seat), self.doublable)
        return (no_offer(doubles), *doubles)

    def question(self, state: State, seat: Seat) -> Message:
        """Return which cards the seat may double."""
        return double_question(state, self.offers(state, seat))

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce also that a seat does not double."""
        if isinstance(event, Said) and not event.cards:
            return Announcement(Message("news-no-double", {"seat": event.seat}), Message("call-no"))
        return super().announcement(state, event, viewer)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return which cards cannot be doubled."""
        return double_refusal(state, seat, action, self.doublable)

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Announce the answer."""
        del state
        return (Said(seat, action.kind, cards=action.cards),)

    def evolve(self, state: State, event: Event) -> State:
        """Turn the doubled cards face up and ask the next seat. The phase ends when all have been asked."""
        assert isinstance(event, Said)
        phase = replace(
            self,
            turn=(self.turn + 1) % state.seats,
            answered=self.answered + 1,
            doubles=self.doubles + tuple((card, event.seat) for card in iter_cards(event.cards)),
            opened=state.version,
        )
        state = with_doubled(state, event)
        return (
            state.replace_phase(self, phase)
            if phase.answered < state.seats
            else state.game.after_phase(state.pop_phase(), phase)
        )
