"""Standing up and whistling: what a strong hand must do, and a weak one may pretend."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import PIQUET, Card, Mask
from mamlaka.errors import Refusal
from mamlaka.events import Event, Said
from mamlaka.phase import Dealer, Phase
from mamlaka.phases import TrickPlay
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.zones import Slot

__all__ = ["CallSignals", "Reckoning", "Signal", "Signals", "played_by", "rows_of", "signals_of"]

NO_SIGNAL, FORGOT, NO_FORGOT = "no_signal", "forgot", "no_forgot"


class Signal(Struct, frozen=True):
    """One row: with exactly so many of these cards in the hand, this signal is due or allowed."""

    word: str
    cards: Mask
    count: int
    must: bool


def rows_of(high: str, low: str) -> tuple[Signal, ...]:
    """Return the signals, from the rank that must be signalled and the one that bluffs."""
    ranks = ((PIQUET.select(high), True), (PIQUET.select(low), False))
    return tuple(
        Signal(word, cards, count, must) for cards, must in ranks for word, count in (("stand", 4), ("whistle", 3))
    )


def due(rows: tuple[Signal, ...], hand: Mask) -> str:
    """Return the signal that a hand must give; empty: none."""
    return next((row.word for row in rows if row.must and (hand & row.cards).bit_count() == row.count), "")


class Signals(Phase, frozen=True, kw_only=True):
    """Every seat may signal until its own first card or fold, if its hand allows it."""

    events: ClassVar[tuple[type, ...]] = (Said,)
    words: ClassVar[tuple[str, ...]] = ("stand", "whistle")
    optional: ClassVar[bool] = True

    rows: tuple[Signal, ...]
    given: tuple[tuple[Seat, str], ...] = ()
    """Who has given which signal, in order."""
    called: tuple[tuple[Seat, str], ...] = ()
    """Where the table calls the obligations: for each seat that had not signalled before, the signal or `no_signal`."""

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seats whose time has not passed."""
        play = state.stack[-1]
        if not isinstance(play, TrickPlay) or play.tricks or not self.rows:
            return ()
        past = {seat for seat, _ in (*self.given, *state.trick)}.union(play.out)
        return tuple(seat for seat in range(state.seats) if seat not in past)

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the signals of the hand."""
        hand = state.hand_mask(seat)
        return tuple(Offer(row.word) for row in self.rows if (hand & row.cards).bit_count() == row.count)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Say that the hand, or the moment, does not allow a signal."""
        if action.kind not in self.words:
            return None
        return Refusal("cannot_signal") if seat in self.actors(state) else Refusal("signal_too_late")

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Signal for all to see."""
        del state
        return (Said(seat, action.kind),)

    def evolve(self, state: State, event: Event) -> State:
        """Note a signal."""
        assert isinstance(event, Said)
        return state.replace_phase(self, replace(self, given=(*self.given, (event.seat, event.kind))))

    def deduce(self, state: State, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """Return the slots of the hands, folded ones too, with what signals say about them."""
        given, called = dict(self.given), dict(self.called)
        play = next((phase for phase in state.stack if isinstance(phase, TrickPlay)), None)
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
        """Return how many of which cards a hand held from which these signals came."""
        if given:
            # The table calls only what is due; who signals after a call of nothing bluffs.
            rows = [row for row in self.rows if row.word == given and (not called or row.must == (called == given))]
            return tuple((row.cards, row.count) for row in rows)
        musts = [row for row in self.rows if row.must]
        return tuple((musts[0].cards, count) for count in range(min(row.count for row in musts)))


class CallSignals(Phase, frozen=True, kw_only=True):
    """The table itself gives the signals that are due: for each seat one, or none."""

    events: ClassVar[tuple[type, ...]] = (Said,)

    seats: tuple[Seat, ...]
    called: tuple[tuple[Seat, str], ...] = ()

    def auto_events(self, state: State, dealer: Dealer) -> Sequence[Event]:
        """Call what the hands had when the exchanges ended; a card may have been led since."""
        del dealer
        signals = signals_of(state)
        given = {seat for seat, _ in signals.given}
        hands = [state.hand_mask(seat) | played_by(state.trick, seat) for seat in range(state.seats)]
        words = [seat not in given and due(signals.rows, hands[seat]) for seat in self.seats]
        return [Said(seat, word or NO_SIGNAL) for seat, word in zip(self.seats, words, strict=True)]

    def evolve(self, state: State, event: Event) -> State:
        """Note a call; end with the last one."""
        assert isinstance(event, Said)
        called = (*self.called, (event.seat, event.kind))
        if len(called) < len(self.seats):
            return state.replace_phase(self, replace(self, called=called))
        signals = signals_of(state)
        before = {seat for seat, _ in signals.given}
        given = tuple(call for call in called if call[1] != NO_SIGNAL)
        open_calls = tuple(call for call in called if call[0] not in before)
        new = replace(signals, given=signals.given + given, called=open_calls, opened=state.seq)
        return state.game.after(state.pop_phase().replace_phase(signals, new), replace(self, called=called))


class Reckoning(Phase, frozen=True, kw_only=True):
    """At the end of a deal it comes out who has forgotten a signal."""

    events: ClassVar[tuple[type, ...]] = (Said,)

    seats: tuple[Seat, ...]
    winner: Seat
    """Who has won the deal."""
    still_in: tuple[Seat, ...]
    """Who has not folded."""
    played: tuple[Mask, ...]
    """(seats,): the cards that each seat has played."""
    told: int = 0
    """Of how many seats it has been told."""
    forgetful: tuple[Seat, ...] = ()

    def auto_events(self, state: State, dealer: Dealer) -> Sequence[Event]:
        """Tell of each seat whether it has forgotten to signal."""
        del dealer
        signals = signals_of(state)
        given = {seat for seat, _ in signals.given}
        hands = [state.hand_mask(s) | state.zone("out", s).cards | self.played[s] for s in range(state.seats)]
        owed = [bool(due(signals.rows, hands[seat])) and seat not in given for seat in self.seats]
        return [Said(seat, FORGOT if forgot else NO_FORGOT) for seat, forgot in zip(self.seats, owed, strict=True)]

    def evolve(self, state: State, event: Event) -> State:
        """Note who has forgotten; end with the last seat."""
        assert isinstance(event, Said)
        forgetful = (*self.forgetful, event.seat) if event.kind == FORGOT else self.forgetful
        phase = replace(self, told=self.told + 1, forgetful=forgetful)
        done = phase.told == len(self.seats)
        return state.game.after(state.pop_phase(), phase) if done else state.replace_phase(self, phase)


def signals_of(state: State) -> Signals:
    """Return the phase that knows who has signalled."""
    return next(phase for phase in state.stack if isinstance(phase, Signals))


def played_by(plays: Iterable[tuple[Seat, Card]], seat: Seat) -> Mask:
    """Return the cards that a seat has played."""
    return sum(1 << card for player, card in plays if player == seat)
