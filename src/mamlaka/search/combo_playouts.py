"""Playouts of tricks of combinations, without the engine: leads that nobody beats come first, and the end is solved."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from mamlaka.cards import Mask, iter_cards
from mamlaka.combos import ComboSpec, choices_of, combo_of, combos_beating, combos_in
from mamlaka.rng import Rng
from mamlaka.seats import Seat

__all__ = ["ComboEnding", "ComboPosition", "Payoff", "lay_down", "play_out_combos"]

Payoff: TypeAlias = Callable[[tuple[int, ...], Seat], tuple[float, ...]]
"""`payoff(units, winner)`: the points of each seat for the units of all seats and the winner of the last trick."""

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


class ComboEnding:
    """The ends of the deals of a game: every seat does what is best for it, and knows all hands.

    What has been solved is remembered, so that plays that lead to the same position share it.
    """

    def __init__(self, spec: ComboSpec, payoff: Payoff, size: int) -> None:
        """Start without solved positions.

        Args:
            spec: the combinations.
            payoff: the points at the end.
            size: the hand size from which on deals are solved.
        """
        self.spec, self.payoff, self.size = spec, payoff, size
        self._known: dict[tuple[object, ...], tuple[float, ...]] = {}

    def points(self, position: ComboPosition) -> tuple[float, ...]:
        """Return (seats,): the points of a position, which is not changed."""
        return self._points(
            tuple(position.hands),
            tuple(position.units),
            (position.turn, position.leader, position.best, position.winner),
        )

    def _points(
        self, hands: tuple[Mask, ...], units: tuple[int, ...], trick: tuple[Seat, Seat, Mask, Seat]
    ) -> tuple[float, ...]:
        turn, leader, best, winner = trick
        hand = hands[turn]
        if not hand and not best:
            return self.payoff(units, winner)
        # Between two tricks it makes no difference who has taken the last one.
        key = (hands, units, turn, leader, best, winner) if best else (hands, units, leader)
        found = self._known.get(key)
        if found is not None:
            return found
        for cards, beats in self._options(hand, best):
            after = (*hands[:turn], hand & ~self.spec.deck.leaving(hand, cards), *hands[turn + 1 :])
            new_best, new_winner = (cards, turn) if beats else (best, winner)
            following = (turn + 1) % len(hands)
            if following == leader:
                won = (*units[:new_winner], units[new_winner] + new_best.bit_count(), *units[new_winner + 1 :])
                points = self._points(after, won, (new_winner, new_winner, 0, new_winner))
            else:
                points = self._points(after, units, (following, leader, new_best, new_winner))
            if found is None or points[turn] > found[turn]:
                found = points
        assert found is not None
        self._known[key] = found
        return found

    def _options(self, hand: Mask, best: Mask) -> Iterator[tuple[Mask, bool]]:
        """Yield the leads, or what beats the best combination and the discards, each with whether it counts."""
        if not best:
            yield from ((cards, True) for cards in combos_in(self.spec, hand))
            return
        beating = combos_beating(self.spec, hand, best)
        yield from ((cards, True) for cards in beating)
        if not (beating and hand == best):
            yield from ((cards, False) for cards in choices_of(self.spec.deck, hand, best.bit_count()))


def play_out_combos(position: ComboPosition, ending: ComboEnding, rng: Rng) -> tuple[float, ...]:
    """Return (seats,): the points of a deal that is played until its end is solved."""
    while position.best or position.hands[position.turn].bit_count() > ending.size:
        cards, beats = _chosen(position, ending.spec, rng)
        lay_down(position, ending.spec, cards, beats=beats)
    return ending.points(position)


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
