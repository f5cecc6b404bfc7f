"""The match table of Oneonta Whist: the exact chance of reaching any target, and the exact value of every action.

The chance depends only on the points still needed and the deals still to come. `match_table.json` stores it for optimal
bids and optimal play; `tools/make_oneonta_table.py` writes it. Nothing is sampled: with equivalent cards merged, few
enough deals remain to solve them all.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib.resources import files
from itertools import combinations_with_replacement
from math import factorial, isqrt, perm, prod
from operator import mul
from typing import Any, TypeAlias

from mamlaka.actions import Action
from mamlaka.games.oneonta import BIDS, HAND_SIZE, OUT, score, spec_of, trump_of
from mamlaka.games.oneonta.deck import ONEONTA
from mamlaka.games.oneonta.search.holdings import Holding, own_count
from mamlaka.games.oneonta.search.solitaire import SolitairePosition, merge_suits, solve, sum_values
from mamlaka.ledger import Points
from mamlaka.phases import Bid
from mamlaka.plan import lower
from mamlaka.view import View

__all__ = [
    "SCALE",
    "TABLE",
    "Chance",
    "MatchChances",
    "chance_of",
    "chances_before",
    "deal_classes",
    "exact_values",
    "mean_of_best",
    "scores_of",
    "stakes",
]

Chance: TypeAlias = int
"""A probability, in units of 1/SCALE."""

SCALE = 1 << 26
"""A probability of one. Sums of it over all orders of the leads of a deal stay below 2**53, where they are exact."""
TABLE = files("mamlaka").joinpath("games", "oneonta", "search", "match_table.json")
ORDERS = perm(HAND_SIZE + OUT, HAND_SIZE)
"""The number of orders in which the leads of a deal can come."""
MOST = HAND_SIZE
"""The most points that a deal can gain or lose."""


def scores_of(word: str, number: int) -> tuple[Points, ...]:
    """Return (tricks,): the score of a bid for each number of tricks."""
    return tuple(score(word, number, tricks)[0] for tricks in range(HAND_SIZE + 1))


def stakes(bidding: str) -> tuple[tuple[Points, ...], ...]:
    """Return (bids, tricks): the scores of all bids under a value of the option `bidding`."""
    return tuple(scores_of(word, number) for word, numbers in BIDS[bidding] for number in numbers)


@cache
def deal_classes() -> Mapping[SolitairePosition, int]:
    """Return the equivalence classes of all deals before the bid, with the number of deals in each.

    A deal is the card turned up and a hand of nine; every order of the unseen cards is equally likely.
    """
    shapes: Counter[tuple[int, ...]] = Counter()
    for turnup in range(len(ONEONTA)):
        plan = lower(spec_of(trump_of(turnup)))
        sides = [suit.bit_count() for suit in plan.suit_masks if not suit & plan.trump_mask]
        shapes[plan.trump_mask.bit_count() - 1, *sides] += 1  # the card turned up is out of play
    kinds: Counter[SolitairePosition] = Counter()
    for (trumps, *sides), turnups in shapes.items():
        for kind, ways in _hands(trumps, sides).items():
            kinds[kind] += turnups * ways
    return kinds


def _hands(trumps: int, sides: Sequence[int]) -> Counter[SolitairePosition]:
    """Return all hands up to equivalence, with their numbers, for `trumps` trumps and side suits of equal size."""
    hands: Counter[SolitairePosition] = Counter()
    of_trumps: dict[int, list[Holding]] = {}
    for own in range(1 << trumps):
        of_trumps.setdefault(own.bit_count(), []).append(own | 1 << trumps)
    of_sides = [own | 1 << sides[0] for own in range(1 << sides[0])]
    for suits in combinations_with_replacement(of_sides, len(sides)):
        ways = factorial(len(suits)) // prod(map(factorial, Counter(suits).values()))
        for held in of_trumps.get(HAND_SIZE - sum(map(own_count, suits)), ()):
            hands[merge_suits(held, suits)] += ways
    return hands


def mean_of_best(rows: Sequence[Sequence[Points]], size: int, kinds: Mapping[SolitairePosition, int]) -> list[Fraction]:
    """Return the mean over all deals of the best row, for each consecutive group of `size` rows.

    Args:
        rows: (rows, tricks): the score for each number of tricks.
        size: the number of rows in a group, such as the possible bids.
        kinds: the equivalence classes of deals, with their weights.
    """
    points = [row[tricks] for tricks in range(HAND_SIZE + 1) for row in rows]
    columns = list(zip(*sum_values(list(kinds), points, len(rows), ORDERS), strict=True))
    total = sum(kinds.values()) * ORDERS
    means = []
    for first in range(0, len(columns), size):
        best = map(max, zip(*columns[first : first + size], strict=True))
        means.append(Fraction(sum(map(mul, kinds.values(), best)), total))
    return means


def chances_before(
    below: Callable[[Points], Chance],
    needed: Sequence[Points],
    bids: Sequence[Sequence[Points]],
    kinds: Mapping[SolitairePosition, int],
) -> list[Chance]:
    """Return the chances, before a deal, of gaining at least `needed` points in it and all later deals, rounded.

    Args:
        below: the chance of gaining a given number of points after the deal.
        needed: the numbers of points.
        bids: (bids, tricks): the scores of every bid.
        kinds: the equivalence classes of deals, with their weights.
    """
    rows = [tuple(below(most - points) for points in bid) for most in needed for bid in bids]
    return [int(mean + Fraction(1, 2)) for mean in mean_of_best(rows, len(bids), kinds)]


@dataclass(frozen=True)
class MatchChances:
    """The chance of gaining at least a given number of points in a given number of deals, under optimal play."""

    mean: Fraction
    """The expected points of a deal that is bid and played for points."""
    layers: tuple[tuple[Chance, ...], ...]
    """For 0, 1, 2, ... deals: the chances from the fewest points that are not certain to the most that are possible."""

    def of(self, deals: int, needed: Points) -> Chance:
        """Return the chance of gaining at least `needed` points in `deals` deals.

        For more deals than the table has, the chance is estimated: it is that of the longest match of the table with a
        target the same number of standard deviations away.
        """
        most = len(self.layers) - 1
        if deals > most:
            return self._estimate(most, deals, needed)
        if needed <= -MOST * deals:
            return SCALE
        return self.layers[deals][needed + MOST * deals - 1] if needed <= MOST * deals else 0

    def _estimate(self, most: int, deals: int, needed: Points) -> Chance:
        # The standard deviation grows with the root of the number of deals. In integers, to be equal on every machine.
        unit = 1 << 20
        mean = int(self.mean * unit)
        away = (needed * unit - mean * deals) * isqrt(most * unit * unit // deals) // unit
        low, part = divmod(mean * most + away, unit)
        return (self.of(most, low) * (unit - part) + self.of(most, low + 1) * part) // unit


@cache
def chance_of(bidding: str) -> MatchChances:
    """Return the table for a value of the option `bidding`."""
    table: dict[str, Any] = json.loads(TABLE.read_text(encoding="utf-8"))["bidding"][bidding]
    return MatchChances(Fraction(table["mean"]), ((), *map(tuple, table["chances"])))


def exact_values(view: View, *values: Callable[[Points], Points]) -> dict[Action, tuple[Fraction, ...]]:
    """Return the exact value of every legal action, a bid or a card, under optimal play; empty if it is not the turn.

    Args:
        view: the view of the player.
        values: functions of the points of the deal. The result has the expectation of each function, under the play
            that is optimal for it.
    """
    state, turn = view.state, view.turn
    bid = next((phase for phase in state.stack if isinstance(phase, Bid)), None)
    if turn is None or bid is None:
        return {}
    plan = lower(spec_of(trump_of(state.zone("turnup").cards.bit_length() - 1)))
    unseen = view.deductions().unseen
    actions = list(turn.actions())

    def rows(word: str, number: int) -> list[tuple[Points, ...]]:
        points = scores_of(word, number)
        return [tuple(map(value, points)) for value in values]

    if not bid.kind:
        scores = [row for action in actions for row in rows(action.kind, action.number or 0)]
        expected, each = solve(plan, view.hand_mask, unseen, scores).expected, len(values)
        return {action: expected[place * each : (place + 1) * each] for place, action in enumerate(actions)}
    won = state.zone("taken", turn.seat).count // plan.seats
    led = state.trick[0][1]
    solution = solve(plan, view.hand_mask, unseen, rows(bid.kind, bid.number), won=won, led=led)
    return {action: solution.cards[action.cards.bit_length() - 1] for action in actions}
