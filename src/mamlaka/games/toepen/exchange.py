"""The wash: a hand laid away face down for new cards, and whoever does not believe that it was worth nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import Mask
from mamlaka.errors import Refusal
from mamlaka.events import Event, Moved, Said
from mamlaka.games.toepen.signals import signals_of
from mamlaka.phase import Dealer, Phase
from mamlaka.phases import SecretPhase, TrickPlay
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["Challenge", "Exchange", "FreeExchange", "may_exchange"]

HAND = 4


def may_exchange(state: State) -> bool:
    """Return whether the stock has cards for another hand."""
    return state.zone("stock").count >= HAND


def exchanged(state: State, seat: Seat) -> Sequence[Event]:
    """Return the events of an exchange: the hand goes away face down, the top of the stock comes."""
    game, hand, top = state.game, state.hand_mask(seat), state.zone("stock").order[:HAND]
    away, stock = game.zone_index["discards", seat], game.zone_index["stock", None]
    drawn = sum(1 << card for card in top)
    return (
        Said(seat, "exchange"),
        Moved(seat, away, hand, HAND, audience=(seat,)),
        Moved(stock, seat, drawn, HAND, audience=(seat,)),
    )


class Exchange(Phase, frozen=True, kw_only=True):
    """One seat after the other keeps its hand or exchanges it."""

    events: ClassVar[tuple[type, ...]] = (Said,)

    queue: tuple[Seat, ...]
    """The seats still to be asked, the one on turn first."""
    repeated: bool
    """Whether a seat that has exchanged is asked again."""

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seat on turn."""
        del state
        return self.queue[:1]

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return both answers: the phase is over when the stock is too small."""
        del state, seat
        return (Offer("keep"), Offer("exchange"))

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Keep, or exchange and see the new hand."""
        return exchanged(state, seat) if action.kind == "exchange" else (Said(seat, "keep"),)

    def evolve(self, state: State, event: Event) -> State:
        """Ask the next seat; an exchange may first be challenged."""
        assert isinstance(event, Said)
        kept = event.kind == "keep"
        phase = self if self.repeated and not kept else replace(self, queue=self.queue[1:])
        state = state.replace_phase(self, phase)
        return phase.settled(state) if kept else state.push_phase(Challenge.of(state, event.seat))

    def settled(self, state: State) -> State:
        """Return the state once nothing of the last exchange is open: the next seat's turn, or the end."""
        if not self.queue or not may_exchange(state):
            return state.game.after(state.pop_phase(), self)
        return state.replace_phase(self, replace(self, opened=state.seq))


class FreeExchange(Phase, frozen=True, kw_only=True):
    """Anybody may exchange at any time until the first card is led."""

    events: ClassVar[tuple[type, ...]] = (Said,)
    words: ClassVar[tuple[str, ...]] = ("exchange",)
    optional: ClassVar[bool] = True

    repeated: bool
    """Whether a seat may exchange more than once."""
    done: tuple[Seat, ...] = ()
    """The seats that have exchanged."""

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that may exchange: who has signalled has settled on his hand."""
        play = state.stack[-1]
        if not isinstance(play, TrickPlay) or play.tricks or state.trick or not may_exchange(state):
            return ()
        settled = {seat for seat, _ in signals_of(state).given}.union(() if self.repeated else self.done, play.out)
        return tuple(seat for seat in range(state.seats) if seat not in settled)

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the exchange."""
        del state, seat
        return (Offer("exchange"),)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Say why it is too late."""
        del state, seat
        return Refusal("no_exchange") if action.kind == "exchange" else None

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Exchange and see the new hand."""
        del action
        return exchanged(state, seat)

    def evolve(self, state: State, event: Event) -> State:
        """Let the others challenge."""
        assert isinstance(event, Said)
        state = state.replace_phase(self, replace(self, done=(*self.done, event.seat), opened=state.seq))
        return state.push_phase(Challenge.of(state, event.seat))


class Challenge(SecretPhase, frozen=True, kw_only=True):
    """Every other seat may doubt an exchange; the first one that says so has the discards turned up.

    Who lets it pass says so in secret. After a challenge all others count as having let it pass.
    """

    events: ClassVar[tuple[type, ...]] = (Said, Moved)

    exchanger: Seat
    caller: Seat | None = None
    """Who has challenged."""
    cards: Mask = 0
    """The discards, as far as the reader may know them; public when they have been turned up."""

    @classmethod
    def of(cls, state: State, exchanger: Seat) -> Challenge:
        """Return the phase after an exchange; seats that do not play are not asked."""
        live = [state.zones[seat].count > 0 for seat in range(state.seats)]
        silent = Said(exchanger, "unasked")
        asked = tuple(None if live[seat] and seat != exchanger else silent for seat in range(state.seats))
        return cls(answers=asked, exchanger=exchanger, opened=state.seq)

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seats whose answers are not known to be in; nobody after a challenge."""
        return super().actors(state) if self.caller is None else ()

    def awaits_decision(self, state: State) -> bool:
        """Return whether the window is open."""
        return super().awaits_decision(state) and self.caller is None

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return both answers."""
        del state
        return () if self.answers[seat] else (Offer("decline"), Offer("challenge"))

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Challenge for all to hear, or let it pass in secret."""
        del state
        return (Said(seat, action.kind, secret=action.kind == "decline"),)

    def auto_events(self, state: State, dealer: Dealer) -> Sequence[Event]:
        """Turn the discards up after a challenge; without one say so."""
        del dealer
        if self.caller is None:
            return (Said(self.exchanger, "unchallenged"),)
        silent = [Said(s, "decline", secret=True) for s, answer in enumerate(self.answers) if answer is None]
        away = state.game.zone_index["discards", self.exchanger]
        return (*silent, Moved(away, away, self.cards, HAND))

    def evolve(self, state: State, event: Event) -> State:
        """Note the cards, answers and the challenge; end when the discards are turned up, or stay down."""
        if isinstance(event, Moved):
            phase = replace(self, cards=self.cards or event.cards, opened=state.seq)
            turned_up = event.source == event.target
            return state.game.after(state.pop_phase(), phase) if turned_up else state.replace_phase(self, phase)
        assert isinstance(event, Said)
        if event.kind == "unchallenged":
            return state.game.after(state.pop_phase(), self)
        if event.kind == "challenge":
            answers = (*self.answers[: event.seat], event, *self.answers[event.seat + 1 :])
            return state.replace_phase(self, replace(self, answers=answers, caller=event.seat))
        return super().evolve(state, event)
