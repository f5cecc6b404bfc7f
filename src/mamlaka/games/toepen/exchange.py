"""The wash: a worthless hand is exchanged face down for new cards, and other players may challenge the exchange."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import Mask
from mamlaka.display import Announcement, Message
from mamlaka.errors import Refusal
from mamlaka.events import Event, Moved, Said
from mamlaka.games.toepen.signals import signals_of
from mamlaka.phase import Phase, Shuffler
from mamlaka.phases import SecretPhase, TrickPlay
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["Challenge", "Exchange", "FreeExchange", "may_exchange"]

HAND = 4


def may_exchange(state: State) -> bool:
    """Return whether the stock has enough cards for another hand."""
    return state.zone("stock").count >= HAND


def exchanged(state: State, seat: Seat) -> Sequence[Event]:
    """Return the events of an exchange: the hand is discarded face down, and new cards come from the stock."""
    game, hand, top = state.game, state.hand_mask(seat), state.zone("stock").order[:HAND]
    discards, stock = game.zone_index["discards", seat], game.zone_index["stock", None]
    drawn = sum(1 << card for card in top)
    return (
        Said(seat, "exchange"),
        Moved(seat, discards, hand, HAND, audience=(seat,)),
        Moved(stock, seat, drawn, HAND, audience=(seat,)),
    )


class Exchange(Phase, frozen=True, kw_only=True):
    """Each seat in turn keeps its hand or exchanges it."""

    event_types: ClassVar[tuple[type, ...]] = (Said,)

    queue: tuple[Seat, ...]
    """The seats still to be asked, in order; the first one is on turn."""
    repeated: bool
    """Whether a seat that has exchanged is asked again."""

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seat on turn."""
        del state
        return self.queue[:1]

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return both answers. The phase ends when the stock is too small for an exchange."""
        del state, seat
        return (Offer("keep", tone="quiet"), Offer("exchange"))

    def question(self, state: State, seat: Seat) -> Message:
        """Ask whether the seat exchanges its hand."""
        del state, seat
        return Message("ask-exchange")

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Keep the hand, or exchange it."""
        return exchanged(state, seat) if action.kind == "exchange" else (Said(seat, "keep"),)

    def evolve(self, state: State, event: Event) -> State:
        """Ask the next seat, or first open the time to challenge after an exchange."""
        assert isinstance(event, Said)
        kept = event.kind == "keep"
        phase = self if self.repeated and not kept else replace(self, queue=self.queue[1:])
        state = state.replace_phase(self, phase)
        return phase.ask_next(state) if kept else state.push_phase(Challenge.of(state, event.seat))

    def ask_next(self, state: State) -> State:
        """Return the state with the next seat on turn, or with the phase ended."""
        if not self.queue or not may_exchange(state):
            return state.game.after_phase(state.pop_phase(), self)
        return state.replace_phase(self, replace(self, opened=state.version))


class FreeExchange(Phase, frozen=True, kw_only=True):
    """Any seat may exchange at any time until the first card is led."""

    event_types: ClassVar[tuple[type, ...]] = (Said,)
    said_kinds: ClassVar[tuple[str, ...]] = ("exchange",)
    optional: ClassVar[bool] = True

    repeated: bool
    """Whether a seat may exchange more than once."""
    done: tuple[Seat, ...] = ()
    """The seats that have exchanged."""

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that may exchange. A seat that has signalled must keep its hand."""
        play = state.stack[-1]
        if not isinstance(play, TrickPlay) or play.tricks or state.trick or not may_exchange(state):
            return ()
        excluded = {seat for seat, _ in signals_of(state).given}.union(() if self.repeated else self.done, play.out)
        return tuple(seat for seat in range(state.seats) if seat not in excluded)

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the exchange."""
        del state, seat
        return (Offer("exchange", confirm=Message("confirm-exchange")),)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return that the seat cannot exchange now."""
        del state, seat
        return Refusal("no_exchange") if action.kind == "exchange" else None

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Exchange the hand."""
        del action
        return exchanged(state, seat)

    def evolve(self, state: State, event: Event) -> State:
        """Record the exchange and let the other seats challenge it."""
        assert isinstance(event, Said)
        state = state.replace_phase(self, replace(self, done=(*self.done, event.seat), opened=state.version))
        return state.push_phase(Challenge.of(state, event.seat))


class Challenge(SecretPhase, frozen=True, kw_only=True):
    """Every other seat may challenge an exchange; the first challenge has the discards turned face up.

    Declining is secret. After a challenge, the seats that have not answered count as having declined.
    """

    event_types: ClassVar[tuple[type, ...]] = (Said, Moved)
    urgent: ClassVar[tuple[str, ...]] = ("challenge",)

    exchanger: Seat
    """The seat that has exchanged its hand."""
    caller: Seat | None = None
    """The seat that has challenged; None: no seat has."""
    cards: Mask = 0
    """The discards; in a view 0 unless its viewer has seen them. They are public once they have been turned up."""

    @classmethod
    def of(cls, state: State, exchanger: Seat) -> Challenge:
        """Return the phase after an exchange. Seats that do not play are not asked."""
        live = [state.zones[seat].count > 0 for seat in range(state.seats)]
        unasked = Said(exchanger, "unasked")
        answers = tuple(None if live[seat] and seat != exchanger else unasked for seat in range(state.seats))
        return cls(answers=answers, exchanger=exchanger, opened=state.version)

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seats without a known answer; empty after a challenge."""
        return super().actors(state) if self.caller is None else ()

    def awaits_decision(self, state: State) -> bool:
        """Return whether an answer is missing and no seat has challenged."""
        return super().awaits_decision(state) and self.caller is None

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return both answers."""
        del state
        return () if self.answers[seat] else (Offer("decline", tone="quiet"), Offer("challenge"))

    def question(self, state: State, seat: Seat) -> Message:
        """Ask whether the seat challenges the exchange."""
        del state, seat
        return Message("ask-challenge", {"seat": self.exchanger})

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce a new hand to its owner, and that there was no challenge."""
        if isinstance(event, Moved) and event.target == viewer:
            return Announcement(Message("news-new-hand", {"cards": state.game.deck.format(event.cards)}))
        if isinstance(event, Moved) and event.source != event.target:
            return Announcement()
        if isinstance(event, Said) and event.kind == "unchallenged":
            return Announcement(Message("news-unchallenged", {"seat": event.seat}))
        return super().announcement(state, event, viewer)

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Challenge in public, or decline in secret."""
        del state
        return (Said(seat, action.kind, secret=action.kind == "decline"),)

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Turn the discards face up after a challenge; otherwise announce that there was none."""
        del shuffler
        if self.caller is None:
            return (Said(self.exchanger, "unchallenged"),)
        declined = [Said(s, "decline", secret=True) for s, answer in enumerate(self.answers) if answer is None]
        discards = state.game.zone_index["discards", self.exchanger]
        return (*declined, Moved(discards, discards, self.cards, HAND))

    def evolve(self, state: State, event: Event) -> State:
        """Record cards, answers and the challenge. The phase ends when the discards are turned up or stay down."""
        if isinstance(event, Moved):
            phase = replace(self, cards=self.cards or event.cards, opened=state.version)
            turned_up = event.source == event.target
            return state.game.after_phase(state.pop_phase(), phase) if turned_up else state.replace_phase(self, phase)
        assert isinstance(event, Said)
        if event.kind == "unchallenged":
            return state.game.after_phase(state.pop_phase(), self)
        if event.kind == "challenge":
            answers = (*self.answers[: event.seat], event, *self.answers[event.seat + 1 :])
            return state.replace_phase(self, replace(self, answers=answers, caller=event.seat))
        return super().evolve(state, event)
