"""Exact optimal play of a solitaire against a dummy that always leads, by dynamic programming.

A position between two tricks consists of the remaining suits. The number of tricks won so far changes its value but not
its continuations, so each position is solved once, for all numbers of tricks and all scoring rows together. Arithmetic
is in integers: the value of a position is the score of optimal play summed over all orders of the leads to come. The
division by the number of orders comes last.

`sum_values` uses the compiled kernel if the numbers are within its limits.
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
from mamlaka.games.oneonta.search.holdings import EMPTY, Holding, discards, leads, own_count, unseen_count
from mamlaka.games.oneonta.search.limits import holds_solitaires
from mamlaka.ledger import Points
from mamlaka.plan import TrickPlan
from mamlaka.plan_rules import legal_mask
from mamlaka.search import kernel
from mamlaka.tricks import CardRegion, PlayCondition

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

__all__ = [
    "ScoreSums",
    "Scores",
    "SolitairePosition",
    "SolitaireSolution",
    "holding_of",
    "merge_suits",
    "solve",
    "sum_values",
]

Scores: TypeAlias = Sequence[Sequence[Points]]
"""(rows, tricks + 1): for each scoring row, such as a bid, the score for 0, 1, 2, ... tricks in the whole deal."""

ScoreSums: TypeAlias = tuple[int, ...]
"""(tricks won so far, rows), flat: scores summed over all orders of the leads to come."""


@dataclass(frozen=True, slots=True)
class SolitaireSolution:
    """The exact expected scores of a position under optimal play."""

    expected: tuple[Fraction, ...]
    """(rows,): the expected score of each scoring row."""
    cards: dict[Card, tuple[Fraction, ...]]
    """For each legal answer to the card led, (rows,): the expected score after it; empty between tricks."""

    @property
    def best_row(self) -> int:
        """The row with the highest expected score, the first of equals; if rows are bids, the best bid."""
        return self.expected.index(max(self.expected))

    def best_cards(self, row: int = 0) -> Mask:
        """Return the optimal cards for a row; none between tricks."""
        return sum(1 << card for card, scores in self.cards.items() if scores[row] == self.expected[row])


def solve(
    plan: TrickPlan, hand: Mask, unseen: Mask, scores: Scores, *, won: int = 0, led: Card | None = None
) -> SolitaireSolution:
    """Return the exact expected scores of a position and of every legal card, for every scoring row.

    The dummy leads to every trick, as many as the hand has cards. Each unseen card is equally likely to be led, and the
    cards left over are out of play. Optimal play may differ between rows.

    Args:
        plan: the rules of the deal.
        hand: the cards of the hand.
        unseen: the cards that are neither own nor played nor turned up.
        scores: the score for each number of tricks.
        won: the number of tricks won before.
        led: the card to answer; None: between two tricks.

    Raises:
        ValueError: a card is in two places, there are fewer unseen cards than tricks to come, or a row of scores is too
            short.
        NotCompilable: the plan has duties other than to follow suit.
    """
    every = sum(plan.suit_masks)
    if plan.follow != (
        (CardRegion.LED, every, PlayCondition.ALWAYS, 0, 1, 0),
        (CardRegion.ANY, every, PlayCondition.ALWAYS, 0, 1, 0),
    ):
        raise NotCompilable("only plans whose single duty is to follow suit can be solved")
    size = hand.bit_count()
    to_come = size - (led is not None)
    if hand & unseen or (led is not None and (hand | unseen) >> led & 1):
        raise ValueError("a card is in two places: own, unseen and led cards must be distinct")
    if not 0 <= to_come <= unseen.bit_count():
        raise ValueError(f"{unseen.bit_count()} unseen cards cannot lead to {to_come} tricks")
    if any(len(row) <= won + size for row in scores):
        raise ValueError(f"every row of scores must go up to {won + size} tricks")
    points = tuple(row[tricks] for tricks in range(won, won + size + 1) for row in scores)
    rows = len(scores)
    orders = perm(unseen.bit_count(), to_come)
    if led is None:
        (values,) = sum_values([_position_of(plan, hand, unseen)], points, rows, orders)
        return SolitaireSolution(_fractions(values, orders), {})
    legal = tuple(iter_cards(legal_mask(plan, hand, ((0, led),), first_trick=False, broken=True)))
    after = sum_values([_position_of(plan, hand & ~(1 << card), unseen) for card in legal], points, rows, orders)
    cards = {
        card: _fractions(_values_before(values, rows, plan.beats[led] >> card & 1), orders)
        for card, values in zip(legal, after, strict=True)
    }
    return SolitaireSolution(tuple(map(max, zip(*cards.values(), strict=True))), cards)


def _fractions(values: ScoreSums, orders: int) -> tuple[Fraction, ...]:
    return tuple(Fraction(value, orders) for value in values)


def holding_of(plan: TrickPlan, suit: Mask, hand: Mask, unseen: Mask) -> Holding:
    """Return the holding of a suit of the plan. Cards that are neither own nor unseen are gone."""
    cards = sorted(iter_cards(suit & (hand | unseen)), key=lambda card: -(plan.beats[card] & suit).bit_count())
    return sum((hand >> card & 1) << place for place, card in enumerate(cards)) | 1 << len(cards)


class SolitairePosition(NamedTuple):
    """The remaining cards between two tricks. Positions with the same continuations are equal."""

    trumps: Holding
    """The trump suit while a trump is held, otherwise `EMPTY`."""
    sides: tuple[Holding, ...]
    """The side suits with own and unseen cards, in descending order: their names don't matter."""
    foreign: int
    """The number of unseen cards in suits without own cards."""
    idle: int
    """The number of own side-suit cards in suits without unseen cards: they can only be discarded."""

    @property
    def size(self) -> int:
        """The number of own cards, which is the number of tricks to come."""
        return own_count(self.trumps) + sum(map(own_count, self.sides)) + self.idle


def _position_of(plan: TrickPlan, hand: Mask, unseen: Mask) -> SolitairePosition:
    sides = [holding_of(plan, suit, hand, unseen) for suit in plan.suit_masks if not suit & plan.trump_mask]
    return merge_suits(holding_of(plan, plan.trump_mask, hand, unseen), sides)


def merge_suits(trumps: Holding, suits: Sequence[Holding], foreign: int = 0, idle: int = 0) -> SolitairePosition:
    """Return the position of suits: those without own cards are counted as foreign, those without unseen as idle."""
    sides = []
    for suit in suits:
        own, unseen = own_count(suit), unseen_count(suit)
        if own and unseen:
            sides.append(suit)
        else:
            foreign, idle = foreign + unseen, idle + own
    if not own_count(trumps):
        foreign, trumps = foreign + unseen_count(trumps), EMPTY
    return SolitairePosition(trumps, tuple(sorted(sides, reverse=True)), foreign, idle)


def _moves(position: SolitairePosition) -> Iterator[tuple[int, set[tuple[int, SolitairePosition]]]]:
    """Yield the leads up to equivalence: the number of cards, and the answers as (wins, next position)."""
    trumps, sides, foreign, idle = position
    for index, suit in enumerate(sides):
        rest = sides[:index] + sides[index + 1 :]
        for ways, answers in leads(suit):
            yield ways, {(wins, merge_suits(trumps, (*rest, left), foreign, idle)) for wins, left in answers}
    for ways, answers in leads(trumps):
        yield ways, {(wins, merge_suits(left, sides, foreign, idle)) for wins, left in answers}
    if foreign:
        free = {(1, merge_suits(left, sides, foreign - 1, idle)) for left in discards(trumps)}
        for index, suit in enumerate(sides):
            rest = sides[:index] + sides[index + 1 :]
            free |= {(0, merge_suits(trumps, (*rest, left), foreign - 1, idle)) for left in discards(suit)}
        if idle:
            free.add((0, position._replace(foreign=foreign - 1, idle=idle - 1)))
        yield foreign, free


def sum_values(roots: Sequence[SolitairePosition], points: Sequence[Points], rows: int, orders: int) -> list[ScoreSums]:
    """Return the values of positions of equal size: scores under optimal play, summed over all orders of the leads.

    Args:
        roots: the positions.
        points: (tricks, rows), flat: the score for each number of tricks.
        rows: the number of scoring rows.
        orders: the number of orders in which the leads can come; the kernel is used only if sums over them are exact.

    Returns:
        For each position (tricks won before, rows), flat: the numbers of tricks from which `points` covers all results.
    """
    engine = kernel.engine()
    if engine is None or not holds_solitaires(roots, points, rows, orders):
        solver = _Solver(tuple(points), rows)
        return [solver.values(root) for root in roots]
    return _compiled(engine, roots, points, rows)


def _compiled(
    engine: Engine, roots: Sequence[SolitairePosition], points: Sequence[Points], rows: int
) -> list[ScoreSums]:
    from mamlaka._kernel import SOLITAIRE_SIDES as SIDES  # noqa: PLC0415  (it may be missing)

    packed = array("H")
    for root in roots:
        unused = SIDES - len(root.sides)
        packed.extend((*root.sides, *(0,) * unused, root.trumps, root.foreign, root.idle, root.size))
    tricks = len(points) // rows
    values = engine.solitaire(
        memoryview(packed).cast("B").cast("H", (len(roots), SIDES + 4)),
        memoryview(array("q", points)).cast("B").cast("q", (tricks, rows)),
    )
    flat, length = values.cast("B").cast("q"), (tricks - roots[0].size) * rows
    return [tuple(flat[start : start + length]) for start in range(0, len(flat), length)]


def _values_before(values: ScoreSums, rows: int, wins: int) -> ScoreSums:
    """Return the values of a position, indexed by the tricks won before the trick that leads to it."""
    return values[rows:] if wins else values[:-rows]


class _Solver:
    """A memoized solver of positions."""

    def __init__(self, points: ScoreSums, rows: int) -> None:
        self._rows = rows
        self._points = points
        self._solved: dict[SolitairePosition, ScoreSums] = {}

    def values(self, position: SolitairePosition) -> ScoreSums:
        """Return the value of a position for each possible number of tricks won before."""
        if not position.size:
            return self._points
        if position not in self._solved:
            totals = []
            for ways, answers in _moves(position):
                values = (_values_before(self.values(left), self._rows, wins) for wins, left in answers)
                totals.append([ways * max(column) for column in zip(*values, strict=True)])
            self._solved[position] = tuple(map(sum, zip(*totals, strict=True)))
        return self._solved[position]
