"""The kinds of play of Cribbage: discards to the crib, and cards that are counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import Card, Mask
from mamlaka.combinations import CountingSpec, combinations_at_end
from mamlaka.display import Announcement, Message, MessageFact, message_id, message_key
from mamlaka.errors import Refusal
from mamlaka.events import Event, Moved, Passed, Placed, Said
from mamlaka.ledger import LedgerEntry
from mamlaka.phase import Shuffler
from mamlaka.phases.in_turn import InTurn
from mamlaka.phases.secret import SecretPhase
from mamlaka.seats import Seat, next_seat
from mamlaka.shown_phase import CardLine, ShownPhase
from mamlaka.state import State
from mamlaka.tricks import Trick
from mamlaka.zones import Slot

__all__ = ["CountingPlay", "SecretDiscard"]


class CountingPlay(InTurn, frozen=True, kw_only=True):
    """Seats add a card each to a running count, until the hands are empty. Points are booked as they are made.

    The layout of the state holds the cards of the running count. At its end they return to those who have played them,
    face up: into the zone `taken` of each seat.
    """

    event_types: ClassVar[tuple[type, ...]] = (Placed, Passed)
    waiting: ClassVar[str] = "waiting-play"

    spec: CountingSpec
    """The rules of the deal."""
    plays: Trick = ()
    """The cards of the running count in the order of play, each with its seat."""
    earlier: tuple[Trick, ...] = ()
    """The cards of the finished counts."""
    passed: tuple[Seat, ...] = ()
    """The seats that have passed in this count."""
    absent: tuple[Mask, ...]
    """(seats,): the cards that each seat has proved not to hold, by its passes."""

    @classmethod
    def start(cls, spec: CountingSpec, leader: Seat, state: State) -> Self:
        """Return the phase before the first card."""
        return cls(spec=spec, turn=leader, absent=(0,) * state.seats, opened=state.version)

    @property
    def pile(self) -> tuple[Card, ...]:
        """The cards of the running count, in the order of play."""
        return tuple(card for _, card in self.plays)

    @property
    def count(self) -> int:
        """The running count."""
        return self.spec.combinations.sum_of(self.pile)

    @property
    def fitting(self) -> Mask:
        """The cards that may be played now, in any hand."""
        return self.spec.fitting[self.count]

    def awaits_decision(self, state: State) -> bool:
        """Return whether the seat on turn holds a card that fits; otherwise it passes automatically."""
        return bool(state.hand_mask(self.turn) & self.fitting)

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the cards of the hand that fit."""
        cards = state.hand_mask(seat) & self.fitting
        return (Offer("play", cards),) if cards else ()

    def question(self, state: State, seat: Seat) -> Message:
        """Ask for a card, with the running count."""
        del state, seat
        return Message("ask-count-card", {"count": self.count})

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce a card with the count and its points, and a pass with the word of the game."""
        if isinstance(event, Passed):
            return self._announced_pass(state, event.seat)
        if not isinstance(event, Placed):
            return super().announcement(state, event, viewer)
        spec, pile = self.spec, (*self.pile, event.card)
        count = spec.combinations.sum_of(pile)
        said: dict[str, MessageFact] = {"count": count}
        facts: dict[str, MessageFact] = {"seat": event.seat, "cards": state.game.deck.names[event.card]}
        scored = {row.reason: row.points for row in combinations_at_end(spec.combinations, pile)}
        left = [hand.count - (seat == event.seat) for seat, hand in enumerate(state.zones[: state.seats])]
        is_last = count < spec.limit and not any(left[seat] for seat in range(state.seats) if seat not in self.passed)
        if not scored and not is_last:
            return Announcement(Message("news-counted-card", {**facts, **said}), Message("call-counted-card", said))
        for kind, rows in (("sum", spec.combinations.sums), ("alike", spec.combinations.alike)):
            said[kind] = next((message_key(reason) for _, _, reason in rows if reason in scored), "none")
        run = spec.combinations.run_reason
        said["run"], said["number"] = message_key(run) if run in scored else "none", scored.get(run, 0)
        said["last"] = "no" if not is_last else "count" if any(left) else "play"
        return Announcement(Message("news-counted-points", {**facts, **said}), Message("call-counted-points", said))

    def _announced_pass(self, state: State, seat: Seat) -> Announcement:
        """Announce a pass, or the points for the last card of a count if no seat can go on."""
        word = self.spec.passing
        facts: dict[str, MessageFact] = {"seat": seat}
        call = Message(message_id("call", word))
        if self._able(state, (*self.passed, seat)):
            return Announcement(Message(message_id("news", word), facts), call)
        last, _ = self.plays[-1]
        if last != seat:
            return Announcement(Message(message_id("news-end", word), {**facts, "other": last}), call)
        return Announcement(Message("news-counted-last", facts), Message("call-counted-last"))

    def shown(self, state: State) -> ShownPhase:
        """Show the cards of the running count. Announcements name their points."""
        del state
        return ShownPhase(CardLine(self.pile, "count"), tells_points=True)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return that a card is not in the hand, or raises the count above the limit."""
        if action.kind != "play" or action.cards.bit_count() != 1 or seat != self.turn:
            return None
        deck, hand = state.game.deck, state.hand_mask(seat)
        if action.cards & ~hand:
            return Refusal("not_in_hand", {"cards": deck.format(action.cards)})
        legal = hand & self.fitting
        if action.cards & legal:
            return None
        facts: dict[str, str | int] = {"card": deck.format(action.cards), "cards": deck.format(legal)}
        return Refusal("count_too_high", {**facts, "count": self.count, "most": self.spec.limit})

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Play the card."""
        del state
        return (Placed(seat, action.card),)

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Let a seat pass that holds cards, but none that fits."""
        del state, shuffler
        return (Passed(self.turn),)

    def evolve(self, state: State, event: Event) -> State:
        """Record a card with its points, or a pass, and go on to the next seat that can; or begin a new count."""
        if isinstance(event, Passed):
            absent = [*self.absent]
            absent[self.turn] |= self.fitting
            play = replace(self, passed=(*self.passed, self.turn), absent=tuple(absent), opened=state.version)
            return play.advanced(state.replace_phase(self, play), self.turn)
        assert isinstance(event, Placed)
        play = replace(self, plays=(*self.plays, (event.seat, event.card)), opened=state.version)
        entries = tuple(
            LedgerEntry(event.seat, row.points, row.reason, cards=row.cards, count=play.count)
            for row in combinations_at_end(self.spec.combinations, play.pile)
        )
        state = replace(state.replace_phase(self, play), ledger=(*state.ledger, *entries))
        return play.advanced(state, event.seat)

    def advanced(self, state: State, seat: Seat) -> State:
        """Return the state after a card or a pass of a seat."""
        able = self._able(state, self.passed)
        if self.count < self.spec.limit and able:
            return self._stopped(state) or state.replace_phase(
                self, replace(self, turn=next_seat(seat, state.seats, _others(state, able)))
            )
        last, card = self.plays[-1]
        with_cards = self._able(state, ())
        if self.count < self.spec.limit:
            reason = self.spec.last_reason if with_cards else self.spec.final_reason
            entry = LedgerEntry(last, self.spec.last_points, reason, cards=1 << card, count=self.count)
            state = replace(state, ledger=(*state.ledger, entry))
        if stopped := self._stopped(state, is_over=not with_cards):
            return stopped
        turn = next_seat(last, state.seats, _others(state, with_cards))
        play = replace(self, turn=turn, plays=(), earlier=(*self.earlier, self.plays), passed=())
        return _collected(state.replace_phase(self, play), self.plays)

    @staticmethod
    def _able(state: State, passed: Sequence[Seat]) -> list[Seat]:
        """Return the seats that have cards and have not passed."""
        return [seat for seat in range(state.seats) if seat not in passed and state.zones[seat].count]

    def _stopped(self, state: State, *, is_over: bool = False) -> State | None:
        """Return the state after the play if it is over, or stops because the match is decided; otherwise None."""
        if not is_over and not state.game.stops_play(state):
            return None
        return state.game.after_phase(_collected(state, self.plays).pop_phase(), self)

    def deduce(self, state: State, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """Return the slots of the hands without the cards that fitted when their seats passed.

        The seat on turn holds a card that fits; otherwise it would have passed automatically.
        """
        slots = tuple(slot.lacking(self.absent[slot.zone]) if slot.zone < state.seats else slot for slot in slots)
        fitting = self.fitting
        if fitting == state.game.deck.all_mask or fitting & state.hand_mask(self.turn):
            return slots
        return tuple(slot.holding_some(fitting) if slot.zone == self.turn else slot for slot in slots)


def _others(state: State, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return all seats but these."""
    return tuple(seat for seat in range(state.seats) if seat not in seats)


def _collected(state: State, plays: Trick) -> State:
    """Return the state with the cards of a count returned to their owners."""
    layout = state.game.layout_zone
    for seat, card in plays:
        place = state.game.zone_index["taken", seat]
        state = state.with_zone(place, state.zones[place].with_cards(1 << card, 1))
    return state.with_zone(layout, state.game.empty_zones[layout])


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
