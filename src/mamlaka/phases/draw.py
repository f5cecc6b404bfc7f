"""Trick play in which hands are filled up from a stock after each trick, while it lasts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Self

from msgspec.structs import replace

from mamlaka.cards import Mask
from mamlaka.events import Event, Moved
from mamlaka.phase import Dealer
from mamlaka.phases.tricks import TrickPlay
from mamlaka.seats import Seat, turn_order
from mamlaka.state import State
from mamlaka.tricks import TrickSpec
from mamlaka.zones import Slot, Zone

__all__ = ["DrawPlay"]


class DrawPlay(TrickPlay, frozen=True, kw_only=True):
    """Tricks until hands and stock are empty; after a trick each seat draws a card, its winner first."""

    events: ClassVar[tuple[type, ...]] = (*TrickPlay.events, Moved)

    open_draws: bool = True
    """Whether everybody is shown a drawn card; otherwise only the seat that draws it."""
    draws: tuple[tuple[Seat, Mask], ...] = ()
    """Every draw, in order: who drew, and the card; in a view 0 for a card that its owner was not shown."""

    @classmethod
    def opening(
        cls, spec: TrickSpec, leader: Seat, opened: int, out: tuple[Seat, ...] = (), *, open_draws: bool = True
    ) -> Self:
        """Return the phase before the first lead."""
        return replace(super().opening(spec, leader, opened, out), open_draws=open_draws)

    def is_drawing(self, state: State) -> bool:
        """Return whether a card is to be drawn before the next lead."""
        return bool(_stock(state).count) and len(self.draws) < len(self.tricks) * state.seats

    def awaits_decision(self, state: State) -> bool:
        """Return whether nothing is to be drawn."""
        return not self.is_drawing(state)

    def auto_events(self, state: State, dealer: Dealer) -> Sequence[Event]:
        """Let every seat draw the top card of the stock, the winner of the trick first."""
        del dealer
        stock = state.game.zone_index["stock", None]
        order = zip(turn_order(self.turn, state.seats), _stock(state).order, strict=False)
        return [Moved(stock, seat, 1 << card, 1, None if self.open_draws else (seat,)) for seat, card in order]

    def evolve(self, state: State, event: Event) -> State:
        """Note a draw; with a card go on as without a stock."""
        if not isinstance(event, Moved):
            return super().evolve(state, event)
        return state.replace_phase(
            self, replace(self, draws=(*self.draws, (event.target, event.cards)), opened=state.seq)
        )

    def is_finished(self, state: State) -> bool:
        """Return whether the last trick has been taken, and nothing is left to be drawn."""
        return not _stock(state).count and super().is_finished(state)

    def deduce(self, state: State, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """Return the places by the time at which their cards came.

        What a seat has proved not to hold, it had neither been dealt nor drawn by then, but may have drawn since. With
        open draws the unknown cards of a hand are all dealt ones. With hidden draws each of them may have come with
        the deal or with any draw, and so may every card that the seat has played, if it had not been played before.
        """
        hidden = dict.fromkeys(seat for seat, cards in self.draws if not cards)
        plain = super().deduce(state, tuple(slot for slot in slots if slot.zone not in hidden))
        unseen = {slot.zone: slot.allowed for slot in slots}
        return plain + tuple(slot for seat in hidden for slot in self._dated(state, seat, unseen.get(seat, 0)))

    def _dated(self, state: State, seat: Seat, unseen: Mask) -> Iterator[Slot]:
        """Yield what a seat was dealt, and each of its draws, as places of their own."""
        plays = [(number, card, absent) for number, player, card, absent in self.proofs(state) if player == seat]
        held = state.zones[seat].cards | unseen
        draws = [number // state.seats + 1 for number, (drawer, _) in enumerate(self.draws) if drawer == seat]

        def from_trick(first: int) -> Mask:
            """Return the cards that may have come before this trick, from 0, and after the trick before it."""
            missing = played = 0
            for number, card, absent in plays:
                if number >= first:
                    missing |= absent
                    played |= (1 << card) & ~missing
            return played | held & ~missing

        yield Slot(seat, state.zones[seat].count + len(plays) - len(draws), from_trick(0))
        for first in draws:
            yield Slot(seat, 1, from_trick(first))


def _stock(state: State) -> Zone:
    return state.zones[state.game.zone_index["stock", None]]
