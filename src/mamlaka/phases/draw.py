"""Trick play in which every seat draws a card from the stock after each trick, until the stock is empty."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Self

from msgspec.structs import replace

from mamlaka.cards import Mask, iter_cards
from mamlaka.display import Announcement, Message
from mamlaka.events import Event, Moved
from mamlaka.phase import Shuffler
from mamlaka.phases.tricks import TrickPlay
from mamlaka.seats import Seat, turn_order
from mamlaka.shown_phase import ShownPhase
from mamlaka.state import State
from mamlaka.tricks import TrickSpec
from mamlaka.zones import Slot, Zone

__all__ = ["DrawPlay"]


class DrawPlay(TrickPlay, frozen=True, kw_only=True):
    """Tricks until hands and stock are empty. After each trick every seat draws a card, the winner first."""

    event_types: ClassVar[tuple[type, ...]] = (*TrickPlay.event_types, Moved)

    open_draws: bool = True
    """Whether drawn cards are shown to every player; otherwise only the seat that draws a card sees it."""
    last_draw: str = ""
    """The kind of the zone with the open card that is drawn after the stock; empty: there is none."""
    draws: tuple[tuple[Seat, Mask], ...] = ()
    """The draws in order: the seat and the card; in a view 0 for a card that the viewer was not shown."""

    @classmethod
    def start(
        cls, spec: TrickSpec, leader: Seat, opened: int, out: tuple[Seat, ...] = (), *, open_draws: bool = True
    ) -> Self:
        """Return the phase before the first lead."""
        return replace(super().start(spec, leader, opened, out), open_draws=open_draws)

    def left_to_draw(self, state: State) -> int:
        """Return the number of cards that are left to be drawn."""
        return _stock(state).count + (state.zone(self.last_draw).count if self.last_draw else 0)

    def is_drawing(self, state: State) -> bool:
        """Return whether a card must be drawn before the next lead."""
        return len(self.draws) < len(self.tricks) * state.seats and bool(self.left_to_draw(state))

    def awaits_decision(self, state: State) -> bool:
        """Return whether no card must be drawn first."""
        return not self.is_drawing(state)

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Draw the top card of the stock for every seat, starting with the winner of the trick."""
        del shuffler
        index = state.game.zone_index
        pile = [(index["stock", None], card, self.open_draws) for card in _stock(state).order]
        if self.last_draw:
            last = index[self.last_draw, None]
            pile += [(last, card, True) for card in iter_cards(state.zones[last].cards)]
        order = zip(turn_order(self.turn, state.seats), pile, strict=False)
        return [
            Moved(source, seat, 1 << card, 1, None if is_open else (seat,)) for seat, (source, card, is_open) in order
        ]

    def evolve(self, state: State, event: Event) -> State:
        """Record a draw; handle a played card as in `TrickPlay`."""
        if not isinstance(event, Moved):
            return super().evolve(state, event)
        return state.replace_phase(
            self, replace(self, draws=(*self.draws, (event.target, event.cards)), opened=state.version)
        )

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce a draw, with the card if the viewer sees it."""
        if not isinstance(event, Moved):
            return super().announcement(state, event, viewer)
        if not event.cards:
            return Announcement(Message("news-drawn-hidden", {"seat": event.target}))
        cards = state.game.deck.format(event.cards)
        return Announcement(Message("news-drawn-open", {"seat": event.target, "cards": cards}))

    def shown(self, state: State) -> ShownPhase:
        """Show that seats draw cards."""
        return replace(super().shown(state), is_drawing=True)

    def is_finished(self, state: State) -> bool:
        """Return whether the last trick has been taken and the stock is empty."""
        return not self.left_to_draw(state) and super().is_finished(state)

    def deduce(self, state: State, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """Return the slots, with those of hidden draws split by the time at which their cards came.

        A card that a seat has proved not to hold was not dealt to it or drawn before the proof, but may have been
        drawn later. With open draws all unknown cards of a hand were dealt. With hidden draws each unknown card may
        have come with the deal or with any draw. So may each card that the seat has played, if it came before the
        play; played cards therefore fill slots as well.
        """
        hidden = dict.fromkeys(seat for seat, cards in self.draws if not cards)
        others = super().deduce(state, tuple(slot for slot in slots if slot.zone not in hidden))
        unseen = {slot.zone: slot.allowed for slot in slots}
        return others + tuple(slot for seat in hidden for slot in self._slots_by_time(state, seat, unseen.get(seat, 0)))

    def swapped(self, seat: Seat) -> tuple[tuple[int, Mask, Mask], ...]:
        """Return the cards that a seat has exchanged in public: the trick, from 0, the card given, the card got."""
        del seat
        return ()

    def known_since(self, seat: Seat) -> tuple[tuple[int, Mask], ...]:
        """Return cards that a seat was known to hold before it could play to a trick: its number, from 0, and them."""
        del seat
        return ()

    def _slots_by_time(self, state: State, seat: Seat, unseen: Mask) -> Iterator[Slot]:
        """Yield a slot for the cards dealt to a seat, and one for each of its hidden draws.

        Cards that the seat got openly fill none of them.
        """
        draws = [(number // state.seats + 1, card) for number, (other, card) in enumerate(self.draws) if other == seat]
        swaps = self.swapped(seat)
        got = sum(card for _, card in draws) | sum(card for _, _, card in swaps)
        plays = [(number, 1 << card & ~got, absent) for number, who, card, absent in self.proofs(state) if who == seat]
        gone = sorted([*((number, given, 0) for number, given, _ in swaps), *plays], key=lambda row: row[0])
        hand = state.zones[seat]
        held = (hand.cards | unseen) & ~got

        def received_before(first: int) -> Mask:
            """Return the cards that the seat may have received directly before trick `first`, counted from 0."""
            missing = left = 0
            for number, card, absent in gone:
                if number >= first:
                    missing |= absent
                    left |= card & ~missing
            earlier = sum(cards for number, cards in self.known_since(seat) if number < first)
            return (left | held & ~missing) & ~earlier

        hidden = [first for first, card in draws if not card]
        received = hand.count - (hand.cards & got).bit_count() + sum(bool(card) for _, card, _ in gone)
        yield Slot(seat, received - len(hidden), received_before(0))
        for first in hidden:
            yield Slot(seat, 1, received_before(first))


def _stock(state: State) -> Zone:
    return state.zones[state.game.zone_index["stock", None]]
