"""The best play of a solitaire against a dummy that always leads: exact, by dynamic programming.

A position between two tricks is what is left of the suits; how many tricks are won so far does not change what can
happen, only what it is worth. So each position is solved once, for all numbers of tricks and all scores together.
Whole numbers are enough: a position is worth the points of the best play summed over all orders in which the unseen
cards can be led, and only at the end that sum is divided by their number.

The compiled kernel does the same from whole positions on, where its numbers are large enough (`sums`).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import perm
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.errors import NotCompilable
from mamlaka.ledger import Points
from mamlaka.plan import TrickPlan
from mamlaka.play import legal_mask
from mamlaka.search import kernel
from mamlaka.search.oneonta.holdings import EMPTY, Holding, discards, leads, own_count, unseen_count
from mamlaka.search.oneonta.limits import holds_solitaires
from mamlaka.tricks import Region, When

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

__all__ = ["Position", "Scores", "Solution", "Values", "holding_of", "merged", "solve", "sums"]

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
    rows = len(scores)
    orders = perm(unseen.bit_count(), to_come)
    if led is None:
        (values,) = sums([_position_of(plan, hand, unseen)], points, rows, orders)
        return Solution(_fractions(values, orders), {})
    legal = tuple(iter_cards(legal_mask(plan, hand, ((0, led),), first_trick=False, broken=True)))
    after = sums([_position_of(plan, hand & ~(1 << card), unseen) for card in legal], points, rows, orders)
    cards = {
        card: _fractions(_decided(values, rows, plan.beats[led] >> card & 1), orders)
        for card, values in zip(legal, after, strict=True)
    }
    return Solution(tuple(map(max, zip(*cards.values(), strict=True))), cards)


def _fractions(values: Values, orders: int) -> tuple[Fraction, ...]:
    return tuple(Fraction(value, orders) for value in values)


def holding_of(plan: TrickPlan, suit: Mask, hand: Mask, unseen: Mask) -> Holding:
    """Return the holding of a suit of the plan; cards that are neither own nor unseen are gone."""
    cards = sorted(iter_cards(suit & (hand | unseen)), key=lambda card: -(plan.beats[card] & suit).bit_count())
    return sum((hand >> card & 1) << place for place, card in enumerate(cards)) | 1 << len(cards)


class Position(NamedTuple):
    """What is left of a deal between two tricks, positions merged that cannot be told apart by what may happen."""

    trumps: Holding
    """The trumps while one of them is held, otherwise `EMPTY`."""
    sides: tuple[Holding, ...]
    """The other suits that have own and unseen cards, the highest first: it does not matter which is which."""
    foreign: int
    """How many unseen cards are of suits of which none is held, or held no more."""
    idle: int
    """How many own cards, no trumps, are of suits that are never led again: good for discards only."""

    @property
    def size(self) -> int:
        """How many own cards there are: as many tricks are to come."""
        return own_count(self.trumps) + sum(map(own_count, self.sides)) + self.idle


def _position_of(plan: TrickPlan, hand: Mask, unseen: Mask) -> Position:
    sides = [holding_of(plan, suit, hand, unseen) for suit in plan.suit_masks if not suit & plan.trump_mask]
    return merged(holding_of(plan, plan.trump_mask, hand, unseen), sides)


def merged(trumps: Holding, suits: Sequence[Holding], foreign: int = 0, idle: int = 0) -> Position:
    """Return the position of some suits, those without own or without unseen cards counted as foreign or idle."""
    sides = []
    for suit in suits:
        own, unseen = own_count(suit), unseen_count(suit)
        if own and unseen:
            sides.append(suit)
        else:
            foreign, idle = foreign + unseen, idle + own
    if not own_count(trumps):
        foreign, trumps = foreign + unseen_count(trumps), EMPTY
    return Position(trumps, tuple(sorted(sides, reverse=True)), foreign, idle)


def _moves(position: Position) -> Iterator[tuple[int, set[tuple[int, Position]]]]:
    """Yield what can be led: how many cards are alike, and for each answer whether it wins, and what it leads to."""
    trumps, sides, foreign, idle = position
    for index, suit in enumerate(sides):
        rest = sides[:index] + sides[index + 1 :]
        for ways, answers in leads(suit):
            yield ways, {(wins, merged(trumps, (*rest, left), foreign, idle)) for wins, left in answers}
    for ways, answers in leads(trumps):
        yield ways, {(wins, merged(left, sides, foreign, idle)) for wins, left in answers}
    if foreign:
        free = {(1, merged(left, sides, foreign - 1, idle)) for left in discards(trumps)}
        for index, suit in enumerate(sides):
            rest = sides[:index] + sides[index + 1 :]
            free |= {(0, merged(trumps, (*rest, left), foreign - 1, idle)) for left in discards(suit)}
        if idle:
            free.add((0, position._replace(foreign=foreign - 1, idle=idle - 1)))
        yield foreign, free


def sums(roots: Sequence[Position], points: Sequence[Points], rows: int, orders: int) -> list[Values]:
    """Return what positions are worth, all of the same size: their points, summed over all orders of the leads to come.

    Args:
        roots: the positions.
        points: (tricks, rows), flat: what each number of tricks is worth in the end.
        rows: how many ways to score there are.
        orders: in how many orders the leads can come; the kernel is asked where so many points can be counted exactly.

    Returns:
        For each position (tricks won before, rows), flat: as many numbers of tricks as may still lead to all of those
        that `points` are given for.
    """
    engine = kernel.engine()
    if engine is None or not holds_solitaires(roots, points, rows, orders):
        solver = _Solver(tuple(points), rows)
        return [solver.values(root) for root in roots]
    return _compiled(engine, roots, points, rows)


def _compiled(engine: Engine, roots: Sequence[Position], points: Sequence[Points], rows: int) -> list[Values]:
    from mamlaka._kernel import SOLITAIRE_SIDES as SIDES  # noqa: PLC0415  (it may be missing)

    packed = array("H")
    for root in roots:
        unused = SIDES - len(root.sides)
        packed.extend((*root.sides, *(0,) * unused, root.trumps, root.foreign, root.idle, root.size))
    tricks = len(points) // rows
    worth = engine.solitaire(
        memoryview(packed).cast("B").cast("H", (len(roots), SIDES + 4)),
        memoryview(array("q", points)).cast("B").cast("q", (tricks, rows)),
    )
    flat, length = worth.cast("B").cast("q"), (tricks - roots[0].size) * rows
    return [tuple(flat[start : start + length]) for start in range(0, len(flat), length)]


def _decided(values: Values, rows: int, wins: int) -> Values:
    """Return what a position is worth to those who have yet to win or lose the trick before it."""
    return values[rows:] if wins else values[:-rows]


class _Solver:
    """The positions of one deal, each solved once."""

    def __init__(self, points: Values, rows: int) -> None:
        self._rows = rows
        self._points = points
        self._solved: dict[Position, Values] = {}

    def values(self, position: Position) -> Values:
        """Return what a position is worth for each number of tricks that can have been won before it."""
        if not position.size:
            return self._points
        if position not in self._solved:
            totals = []
            for ways, answers in _moves(position):
                values = (_decided(self.values(left), self._rows, wins) for wins, left in answers)
                totals.append([ways * max(column) for column in zip(*values, strict=True)])
            self._solved[position] = tuple(map(sum, zip(*totals, strict=True)))
        return self._solved[position]
