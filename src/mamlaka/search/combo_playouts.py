"""Playouts of tricks of combinations, without the engine: leads that nobody beats come first, and the end is solved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from mamlaka.cards import Mask, iter_cards
from mamlaka.combos import ComboSpec, choices_of, combo_of, combos_beating, combos_in
from mamlaka.rng import Rng
from mamlaka.seats import Seat

__all__ = ["ComboPosition", "Payoff", "lay_down", "play_out_combos"]

Payoff: TypeAlias = Callable[[tuple[int, ...], Seat], tuple[float, ...]]
"""`payoff(units, winner)`: the points of each seat for the units of all seats and the winner of the last trick."""

SOLVED = 2
"""The hand size from which on the rest of a deal is solved."""
USEFUL = 0.6
"""The chance that a seat beats a trick that it need not take, with something to lead."""
CACHED = 1 << 14
"""The number of hands whose discards are remembered."""


@dataclass(slots=True)
class ComboPosition:
    """A deal of combinations with all cards known; a playout changes it."""

    hands: list[Mask]
    """(seats,): the cards of each hand."""
    units: list[int]
    """(seats,): the sum of the sizes of the tricks of each seat."""
    leader: Seat
    """The seat that leads the running trick."""
    turn: Seat
    """The seat on turn."""
    best: Mask = 0
    """The best combination of the running trick; 0 before the lead."""
    winner: Seat = 0
    """The seat that played it, or that has taken the last trick."""

    def copy(self) -> ComboPosition:
        """Return a position that can be changed by itself."""
        return ComboPosition([*self.hands], [*self.units], self.leader, self.turn, self.best, self.winner)


def lay_down(position: ComboPosition, spec: ComboSpec, cards: Mask, *, beats: bool) -> None:
    """Lead, beat or discard with the seat on turn; the last seat ends the trick."""
    seat, seats = position.turn, len(position.hands)
    position.hands[seat] &= ~spec.deck.leaving(position.hands[seat], cards)
    if beats:
        position.best, position.winner = cards, seat
    position.turn = (seat + 1) % seats
    if position.turn == position.leader:
        position.units[position.winner] += position.best.bit_count()
        position.leader = position.turn = position.winner
        position.best = 0


def play_out_combos(position: ComboPosition, spec: ComboSpec, payoff: Payoff, rng: Rng) -> tuple[float, ...]:
    """Return (seats,): the points of a deal that is played to its end."""
    while any(position.hands):
        if not position.best and position.hands[position.turn].bit_count() <= SOLVED:
            return _solved(position, spec, payoff)
        cards, beats = _chosen(position, spec, rng)
        lay_down(position, spec, cards, beats=beats)
    return payoff(tuple(position.units), position.winner)


def _chosen(position: ComboPosition, spec: ComboSpec, rng: Rng) -> tuple[Mask, bool]:
    """Return the cards of the seat on turn, and whether they lead or beat."""
    seat = position.turn
    hand = position.hands[seat]
    if not position.best:
        return _lead(position, spec, hand), True
    size = position.best.bit_count()
    beating = combos_beating(spec, hand, position.best)
    if beating:
        weakest = min(beating, key=lambda cards: _strength(spec, cards))
        left = hand & ~spec.deck.leaving(hand, weakest)
        is_useful = any(not _is_beaten(position, spec, cards) for cards in combos_in(spec, left))
        if not left or not position.units[seat] or (is_useful and rng.below(100) < 100 * USEFUL):
            return weakest, True
    return _discard(spec, hand, size), False


def _lead(position: ComboPosition, spec: ComboSpec, hand: Mask) -> Mask:
    """Return the largest combination that nobody beats, if it is not the last; otherwise the lowest single card."""
    combos = combos_in(spec, hand)
    sure = [cards for cards in combos if not _is_beaten(position, spec, cards)]
    if sure:
        return max(sure, key=lambda cards: (cards.bit_count(), -_strength(spec, cards)[0]))
    return min(combos, key=lambda cards: _strength(spec, cards))


def _is_beaten(position: ComboPosition, spec: ComboSpec, cards: Mask) -> bool:
    """Return whether another hand has a combination that beats this one."""
    return any(combos_beating(spec, other, cards) for seat, other in enumerate(position.hands) if seat != position.turn)


@lru_cache(maxsize=CACHED)
def _strength(spec: ComboSpec, cards: Mask) -> tuple[int, int]:
    combo = combo_of(spec, cards)
    assert combo is not None
    return combo.strength


@lru_cache(maxsize=CACHED)
def _discard(spec: ComboSpec, hand: Mask, size: int) -> Mask:
    """Return the discard that leaves the strongest cards."""

    def worth(cards: Mask) -> float:
        return sum(spec.deck.ranks.index(spec.deck.names[card][0]) ** 2 for card in iter_cards(cards))

    return min(choices_of(spec.deck, hand, size), key=worth)


def _solved(position: ComboPosition, spec: ComboSpec, payoff: Payoff) -> tuple[float, ...]:
    """Return (seats,): the points if every seat does what is best for it, and knows all hands."""
    seat = position.turn
    hand = position.hands[seat]
    if not hand:
        return payoff(tuple(position.units), position.winner)
    options: Sequence[tuple[Mask, bool]]
    if not position.best:
        options = [(cards, True) for cards in combos_in(spec, hand)]
    else:
        beating = combos_beating(spec, hand, position.best)
        options = [(cards, True) for cards in beating]
        if not (beating and hand == position.best):
            size = position.best.bit_count()
            options += [(cards, False) for cards in choices_of(spec.deck, hand, size)]
    best: tuple[float, ...] = ()
    for cards, beats in options:
        after = position.copy()
        lay_down(after, spec, cards, beats=beats)
        points = _solved(after, spec, payoff)
        if not best or points[seat] > best[seat]:
            best = points
    return best
