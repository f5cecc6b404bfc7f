"""Signals: a strong hand must stand up or whistle, and a weak one may do so as a bluff."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import PIQUET, Card, Mask
from mamlaka.display import Message
from mamlaka.errors import Refusal
from mamlaka.events import Event, Said
from mamlaka.phase import Phase, Shuffler
from mamlaka.phases import TrickPlay, trick_play_of
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.zones import Slot

__all__ = ["CallSignals", "CheckSignals", "Signal", "Signals", "played_by", "signals_for_ranks", "signals_of"]

NO_SIGNAL, FORGOT, NO_FORGOT = "no_signal", "forgot", "no_forgot"


class Signal(Struct, frozen=True):
    """A signal that is due or allowed with exactly `count` of `cards` in the hand."""

    word: str
    """`stand` or `whistle`."""
    cards: Mask
    """The four cards of a rank."""
    count: int
    """How many of them the hand must contain."""
    required: bool
    """Whether the signal is due; otherwise it is allowed, as a bluff."""


def signals_for_ranks(high: str, low: str) -> tuple[Signal, ...]:
    """Return the signals of a deal.

    Args:
        high: the rank that must be signalled.
        low: the rank that may be signalled, as a bluff.
    """
    ranks = ((PIQUET.select(high), True), (PIQUET.select(low), False))
    return tuple(
        Signal(word, cards, count, required)
        for cards, required in ranks
        for word, count in (("stand", 4), ("whistle", 3))
    )


def required_signal(rows: tuple[Signal, ...], hand: Mask) -> str:
    """Return the word of the signal that a hand must give; empty if there is none."""
    return next((row.word for row in rows if row.required and (hand & row.cards).bit_count() == row.count), "")


class Signals(Phase, frozen=True, kw_only=True):
    """Every seat may signal until it plays its first card or folds, or until the first lead, if its hand allows it."""

    event_types: ClassVar[tuple[type, ...]] = (Said,)
    said_kinds: ClassVar[tuple[str, ...]] = ("stand", "whistle")
    optional: ClassVar[bool] = True

    rows: tuple[Signal, ...]
    """The possible signals; empty: there are no signals in this game."""
    until_lead: bool = False
    """Whether signals end with the first lead, instead of with the first card of each seat."""
    given: tuple[tuple[Seat, str], ...] = ()
    """The signals given, in order, each with its seat."""
    called: tuple[tuple[Seat, str], ...] = ()
    """With automatic signals: for each seat that had not signalled before the call, its signal or `no_signal`."""

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that may still signal."""
        play = state.stack[-1]
        if not isinstance(play, TrickPlay) or play.tricks or not self.rows or (self.until_lead and state.trick):
            return ()
        too_late = {seat for seat, _ in (*self.given, *state.trick)}.union(play.out)
        return tuple(seat for seat in range(state.seats) if seat not in too_late)

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the signals that the hand allows."""
        hand = state.hand_mask(seat)
        sure = Message("confirm-signal")
        return tuple(Offer(row.word, confirm=sure) for row in self.rows if (hand & row.cards).bit_count() == row.count)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return that the hand does not allow the signal, or that it is too late for one."""
        if action.kind not in self.said_kinds:
            return None
        return Refusal("cannot_signal") if seat in self.actors(state) else Refusal("signal_too_late")

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Give the signal, in public."""
        del state
        return (Said(seat, action.kind),)

    def evolve(self, state: State, event: Event) -> State:
        """Record a signal."""
        assert isinstance(event, Said)
        return state.replace_phase(self, replace(self, given=(*self.given, (event.seat, event.kind))))

    def deduce(self, state: State, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """Return the slots, where those of hands, also folded ones, have the cases that the signals prove."""
        given, called = dict(self.given), dict(self.called)
        play = trick_play_of(state)
        plays = (*(chain.from_iterable(play.tricks) if play else ()), *state.trick)
        narrowed = []
        for slot in slots:
            zone = state.zones[slot.zone]
            seat = zone.owner
            if zone.kind in ("hand", "out") and seat is not None and (seat in given or seat in called):
                cases = self._cases(given.get(seat, ""), called.get(seat, ""))
                gone = zone.cards | played_by(plays, seat)
                rest = tuple((cards, count - (gone & cards).bit_count()) for cards, count in cases)
                narrowed.append(replace(slot, cases=rest))
            else:
                narrowed.append(slot)
        return tuple(narrowed)

    def _cases(self, given: str, called: str) -> tuple[tuple[Mask, int], ...]:
        """Return the cases (cards, number) of a hand, from the signals that were given and called for it, or empty."""
        if given:
            # The call names only signals that are due. A signal without a call for it is a bluff.
            rows = [row for row in self.rows if row.word == given and (not called or row.required == (called == given))]
            return tuple((row.cards, row.count) for row in rows)
        musts = [row for row in self.rows if row.required]
        return tuple((musts[0].cards, count) for count in range(min(row.count for row in musts)))


class CallSignals(Phase, frozen=True, kw_only=True):
    """Automatic signals: for each seat the signal that is due is called, or `no_signal`."""

    event_types: ClassVar[tuple[type, ...]] = (Said,)
    silent: ClassVar[tuple[str, ...]] = (NO_SIGNAL,)

    seats: tuple[Seat, ...]
    """The seats to call, in order."""
    called: tuple[tuple[Seat, str], ...] = ()
    """The calls so far: the seat, and its signal or `no_signal`."""

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Call the signals due for the hands after the exchanges; a card may have been led since."""
        del shuffler
        signals = signals_of(state)
        given = {seat for seat, _ in signals.given}
        hands = [state.hand_mask(seat) | played_by(state.trick, seat) for seat in range(state.seats)]
        words = [seat not in given and required_signal(signals.rows, hands[seat]) for seat in self.seats]
        return [Said(seat, word or NO_SIGNAL) for seat, word in zip(self.seats, words, strict=True)]

    def evolve(self, state: State, event: Event) -> State:
        """Record a call. The phase ends with the last one."""
        assert isinstance(event, Said)
        called = (*self.called, (event.seat, event.kind))
        if len(called) < len(self.seats):
            return state.replace_phase(self, replace(self, called=called))
        signals = signals_of(state)
        before = {seat for seat, _ in signals.given}
        given = tuple(call for call in called if call[1] != NO_SIGNAL)
        open_calls = tuple(call for call in called if call[0] not in before)
        new = replace(signals, given=signals.given + given, called=open_calls, opened=state.version)
        return state.game.after_phase(state.pop_phase().replace_phase(signals, new), replace(self, called=called))


class CheckSignals(Phase, frozen=True, kw_only=True):
    """The end of a deal: the seats that forgot a signal are revealed."""

    event_types: ClassVar[tuple[type, ...]] = (Said,)
    silent: ClassVar[tuple[str, ...]] = (NO_FORGOT,)

    seats: tuple[Seat, ...]
    """The seats to check, in order."""
    winner: Seat
    """The winner of the deal."""
    still_in: tuple[Seat, ...]
    """The seats that have not folded."""
    played: tuple[Mask, ...]
    """(seats,): the cards that each seat has played."""
    checked: int = 0
    """The number of seats for which the result has been revealed."""
    forgetful: tuple[Seat, ...] = ()
    """The seats that forgot to signal."""

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Reveal for each seat whether it forgot to signal."""
        del shuffler
        signals = signals_of(state)
        given = {seat for seat, _ in signals.given}
        hands = [state.hand_mask(s) | state.zone("out", s).cards | self.played[s] for s in range(state.seats)]
        missed = [bool(required_signal(signals.rows, hands[seat])) and seat not in given for seat in self.seats]
        return [Said(seat, FORGOT if forgot else NO_FORGOT) for seat, forgot in zip(self.seats, missed, strict=True)]

    def evolve(self, state: State, event: Event) -> State:
        """Record the result for a seat. The phase ends with the last one."""
        assert isinstance(event, Said)
        forgetful = (*self.forgetful, event.seat) if event.kind == FORGOT else self.forgetful
        phase = replace(self, checked=self.checked + 1, forgetful=forgetful)
        done = phase.checked == len(self.seats)
        return state.game.after_phase(state.pop_phase(), phase) if done else state.replace_phase(self, phase)


def signals_of(state: State) -> Signals:
    """Return the `Signals` phase of the running deal."""
    return next(phase for phase in state.stack if isinstance(phase, Signals))


def played_by(plays: Iterable[tuple[Seat, Card]], seat: Seat) -> Mask:
    """Return the cards of `plays` that a seat has played."""
    return sum(1 << card for player, card in plays if player == seat)
