"""The best play of a solitaire against a dummy that always leads: exact, by dynamic programming.

A position between two tricks is what is left of the suits; how many tricks are won so far does not change what can
happen, only what it is worth. So each position is solved once, for all numbers of tricks and all scores together.
Whole numbers are enough: a position is worth the points of the best play summed over all orders in which the unseen
cards can be led, and only at the end that sum is divided by their number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import perm
from typing import NamedTuple, TypeAlias

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.errors import NotCompilable
from mamlaka.ledger import Points
from mamlaka.plan import TrickPlan
from mamlaka.play import legal_mask
from mamlaka.search.holdings import EMPTY, Holding, discards, leads, own_count, unseen_count
from mamlaka.tricks import Region, When

__all__ = ["Scores", "Solution", "holding_of", "solve"]

Scores: TypeAlias = Sequence[Sequence[Points]]
"""(rows, tricks + 1): for each way to score, such as each bid, what 0, 1, 2 ... tricks in the whole deal are worth."""

Values: TypeAlias = tuple[int, ...]
"""(tricks won so far, rows), flat: points summed over all orders of the leads to come."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What a position is worth with the best play from here on, in exact points."""

    expected: tuple[Fraction, ...]
    """(rows,): the expected score of each row."""
    cards: dict[Card, tuple[Fraction, ...]]
    """For each card that may be played on the card led, (rows,): the expected score after it; empty between tricks."""

    @property
    def best_row(self) -> int:
        """The row with the highest expected score, the first of equals: the best bid, where rows are bids."""
        return self.expected.index(max(self.expected))

    def best_cards(self, row: int = 0) -> Mask:
        """Return the cards that keep the expected score of a row; none between tricks."""
        return sum(1 << card for card, worth in self.cards.items() if worth[row] == self.expected[row])


def solve(
    plan: TrickPlan, hand: Mask, unseen: Mask, scores: Scores, *, won: int = 0, led: Card | None = None
) -> Solution:
    """Return the exact expected score of a position, for every row of scores, and of every card that may be played.

    The dummy leads to every trick, as many as the hand has cards; each unseen card is equally likely to come, and those
    that are left over stay out of play. The rows are solved each for itself: the best play may differ.

    Args:
        plan: what follows what, and what beats what.
        hand: the own cards.
        unseen: the cards that have not been seen, neither own nor played nor turned up.
        scores: what the number of tricks is worth.
        won: how many tricks have been won before.
        led: the card to be answered, which is seen; None: between two tricks.

    Raises:
        ValueError: a card is in two places, too few are unseen for the tricks to come, or a row of scores is too short.
        NotCompilable: the plan knows duties other than to follow suit.
    """
    every = sum(plan.suit_masks)
    if plan.follow != ((Region.LED, every, When.ALWAYS, 0), (Region.ANY, every, When.ALWAYS, 0)):
        raise NotCompilable("only play that follows suit, and is free otherwise, can be solved")
    size = hand.bit_count()
    to_come = size - (led is not None)
    if hand & unseen or (led is not None and (hand | unseen) >> led & 1):
        raise ValueError("a card is in two places: own, unseen and led cards must differ")
    if not 0 <= to_come <= unseen.bit_count():
        raise ValueError(f"{unseen.bit_count()} unseen cards cannot lead to {to_come} tricks")
    if any(len(row) <= won + size for row in scores):
        raise ValueError(f"every row of scores must say what {won + size} tricks are worth")
    points = tuple(row[tricks] for tricks in range(won, won + size + 1) for row in scores)
    solver = _Solver(points, len(scores))
    orders = perm(unseen.bit_count(), to_come)
    if led is None:
        return Solution(_fractions(solver.values(_position_of(plan, hand, unseen)), orders), {})
    cards = {}
    for card in iter_cards(legal_mask(plan, hand, ((0, led),), first_trick=False, broken=True)):
        values = solver.values(_position_of(plan, hand & ~(1 << card), unseen))
        cards[card] = _fractions(solver.after(values, plan.beats[led] >> card & 1), orders)
    return Solution(tuple(map(max, zip(*cards.values(), strict=True))), cards)


def _fractions(values: Values, orders: int) -> tuple[Fraction, ...]:
    return tuple(Fraction(value, orders) for value in values)


def holding_of(plan: TrickPlan, suit: Mask, hand: Mask, unseen: Mask) -> Holding:
    """Return the holding of a suit of the plan; cards that are neither own nor unseen are gone."""
    cards = sorted(iter_cards(suit & (hand | unseen)), key=lambda card: -(plan.beats[card] & suit).bit_count())
    return sum((hand >> card & 1) << place for place, card in enumerate(cards)) | 1 << len(cards)


class _Position(NamedTuple):
    """What is left of a deal between two tricks, positions merged that cannot be told apart by what may happen."""

    trumps: Holding
    """The trumps while one of them is held, otherwise `EMPTY`."""
    sides: tuple[Holding, ...]
    """The other suits that have own and unseen cards, sorted: it does not matter which is which."""
    foreign: int
    """How many unseen cards are of suits of which none is held, or held no more."""
    idle: int
    """How many own cards, no trumps, are of suits that are never led again: good for discards only."""

    @property
    def size(self) -> int:
        """How many own cards there are: as many tricks are to come."""
        return own_count(self.trumps) + sum(map(own_count, self.sides)) + self.idle


def _position_of(plan: TrickPlan, hand: Mask, unseen: Mask) -> _Position:
    sides = [holding_of(plan, suit, hand, unseen) for suit in plan.suit_masks if not suit & plan.trump_mask]
    return _merged(holding_of(plan, plan.trump_mask, hand, unseen), sides, 0, 0)


def _merged(trumps: Holding, suits: Sequence[Holding], foreign: int, idle: int) -> _Position:
    """Return a position, with suits that have no own or no unseen cards counted as foreign or idle."""
    sides = []
    for suit in suits:
        own, unseen = own_count(suit), unseen_count(suit)
        if own and unseen:
            sides.append(suit)
        else:
            foreign, idle = foreign + unseen, idle + own
    if not own_count(trumps):
        foreign, trumps = foreign + unseen_count(trumps), EMPTY
    return _Position(trumps, tuple(sorted(sides)), foreign, idle)


def _moves(position: _Position) -> Iterator[tuple[int, set[tuple[int, _Position]]]]:
    """Yield what can be led: how many cards are alike, and for each answer whether it wins, and what it leads to."""
    trumps, sides, foreign, idle = position
    for index, suit in enumerate(sides):
        rest = sides[:index] + sides[index + 1 :]
        for ways, answers in leads(suit):
            yield ways, {(wins, _merged(trumps, (*rest, left), foreign, idle)) for wins, left in answers}
    for ways, answers in leads(trumps):
        yield ways, {(wins, _merged(left, sides, foreign, idle)) for wins, left in answers}
    if foreign:
        free = {(1, _merged(left, sides, foreign - 1, idle)) for left in discards(trumps)}
        for index, suit in enumerate(sides):
            rest = sides[:index] + sides[index + 1 :]
            free |= {(0, _merged(trumps, (*rest, left), foreign - 1, idle)) for left in discards(suit)}
        if idle:
            free.add((0, position._replace(foreign=foreign - 1, idle=idle - 1)))
        yield foreign, free


class _Solver:
    """The positions of one deal, each solved once."""

    def __init__(self, points: tuple[Points, ...], rows: int) -> None:
        self._rows = rows
        self._points = points
        self._solved: dict[_Position, Values] = {}

    def after(self, values: Values, wins: int) -> Values:
        """Return what a position is worth to those who have yet to win or lose the trick before it."""
        return values[self._rows :] if wins else values[: -self._rows]

    def values(self, position: _Position) -> Values:
        """Return what a position is worth for each number of tricks that can have been won before it."""
        if not position.size:
            return self._points
        if position not in self._solved:
            rows = []
            for ways, answers in _moves(position):
                worths = (self.after(self.values(left), wins) for wins, left in answers)
                rows.append([ways * max(row) for row in zip(*worths, strict=True)])
            self._solved[position] = tuple(map(sum, zip(*rows, strict=True)))
        return self._solved[position]
