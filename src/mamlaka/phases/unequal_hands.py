"""Trick play with unequal hands: a seat with fewer cards than there are tricks left may pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import lowest_card
from mamlaka.display import Message
from mamlaka.errors import Refusal
from mamlaka.events import Event, Passed, Played, Said
from mamlaka.phases.tricks import TrickPlay
from mamlaka.seats import Seat, next_seat
from mamlaka.state import State
from mamlaka.tricks import Trick

__all__ = ["UnequalHandsPlay"]

TURN_UP = "turn_up"
"""The kind of the offer to play a card that lies face down."""


class UnequalHandsPlay(TrickPlay, frozen=True, kw_only=True):
    """Tricks to which some seats with few cards may play or pass, while others have a card for every trick.

    A seat that passes is asked again in the next trick; if it would have led, the next seat leads. A seat with as many
    cards as there are tricks left must play. A seat without cards is out. If it took the last trick, the next seat with
    cards leads.
    """

    event_types: ClassVar[tuple[type, ...]] = (Played, Passed, Said)
    said_kinds: ClassVar[tuple[str, ...]] = (TURN_UP,)
    silent: ClassVar[tuple[str, ...]] = said_kinds

    length: int
    """The number of tricks."""
    short: tuple[Seat, ...] = ()
    """The seats with cards, but fewer of them than there were tricks at first."""
    face_down: tuple[Seat, ...] = ()
    """The seats with a single card that no one sees before it is played."""
    passed: tuple[Seat, ...] = ()
    """The seats that have passed in the running trick."""

    @property
    def has_plan(self) -> bool:
        """Whether no seat may still pass: a plan knows only hands with a card for every trick."""
        return not self.short

    def may_pass(self, state: State, seat: Seat) -> bool:
        """Return whether a seat has fewer cards than there are tricks left."""
        return state.zones[seat].count < self.length - len(self.tricks)

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the legal cards, or turning up a card that lies face down; and a pass, if the seat may pass."""
        played = (Offer(TURN_UP),) if seat in self.face_down else super().offers(state, seat)
        return (*played, Offer("pass", tone="quiet")) if self.may_pass(state, seat) else played

    def question(self, state: State, seat: Seat) -> Message:
        """Ask for a card, also from a seat that does not see it, and say whether the seat may pass."""
        may_pass = self.may_pass(state, seat)
        if seat in self.face_down:
            return Message("ask-turn-up-or-pass" if may_pass else "ask-turn-up")
        return Message("ask-card-or-pass") if may_pass else super().question(state, seat)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return the reason for a card that the seat sees; nothing about a card that lies face down."""
        return None if seat in self.face_down else super().refusal(state, seat, action)

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Pass, turn the card up, or play a card."""
        if action.kind == "pass":
            return (Passed(seat),)
        if action.kind == TURN_UP:
            return (Said(seat, TURN_UP), Played(seat, lowest_card(state.hand_mask(seat))))
        return super().decide(state, seat, action)

    def evolve(self, state: State, event: Event) -> State:
        """Record a pass and go on to the next seat; handle a card as in `TrickPlay`."""
        if isinstance(event, Said):
            return state
        if not isinstance(event, Passed):
            return super().evolve(state, event)
        turn = next_seat(event.seat, self.plan.seats, self.out)
        play = replace(self, turn=turn, passed=(*self.passed, event.seat), opened=state.version)
        return self._advance(state, play)

    def trick_over(self, state: State) -> State:
        """Let the winner lead, or the next seat with cards. Seats without cards are out from now on."""
        if self.is_finished(state):
            return super().trick_over(state)
        empty = tuple(seat for seat in range(self.plan.seats) if not state.zones[seat].count)
        turn = next_seat(self.turn, self.plan.seats, empty) if self.turn in empty else self.turn
        short = tuple(seat for seat in self.short if seat not in empty)
        return state.replace_phase(self, replace(self, turn=turn, out=empty, short=short, passed=()))

    def winner_after(self, state: State, event: Event) -> Seat | None:
        """Return the seat that wins the trick if a card or a pass completes it; otherwise None."""
        if not isinstance(event, Passed):
            return super().winner_after(state, event)
        return self._winner(state.trick) if self._have_acted(state.trick, (*self.passed, event.seat)) else None

    def _is_complete(self, trick: Trick) -> bool:
        """Return whether every seat with cards has played or passed."""
        return self._have_acted(trick, self.passed)

    def _have_acted(self, trick: Trick, passed: tuple[Seat, ...]) -> bool:
        """Return whether every seat has played, passed, or is out."""
        acted = {seat for seat, _ in trick}.union(self.out, passed)
        return bool(trick) and len(acted) == self.plan.seats
