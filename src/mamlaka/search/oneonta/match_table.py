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
from mamlaka.cards import ONEONTA
from mamlaka.games.oneonta import BIDS, HAND_SIZE, OUT, score, spec_of, trump_of
from mamlaka.ledger import Points
from mamlaka.phases import Bid
from mamlaka.plan import lower
from mamlaka.search.oneonta.holdings import Holding, own_count
from mamlaka.search.oneonta.solitaire import Position, merged, solve, sums
from mamlaka.view import View

__all__ = [
    "SCALE",
    "TABLE",
    "Chance",
    "Chances",
    "action_values",
    "chance_of",
    "chances_before",
    "kinds_of_deal",
    "mean_of_best",
    "scores_of",
    "stakes",
]

Chance: TypeAlias = int
"""A chance in parts of `SCALE`."""

SCALE = 1 << 26
"""A certainty. A solver that counts exactly below 2**53 can sum as much over all orders of the leads of a deal."""
TABLE = files("mamlaka").joinpath("search", "oneonta", "match_table.json")
ORDERS = perm(HAND_SIZE + OUT, HAND_SIZE)
"""In how many orders the leads of a deal can come."""
MOST = HAND_SIZE
"""The most points that a deal brings, and that it costs."""


def scores_of(word: str, number: int) -> tuple[Points, ...]:
    """Return (tricks,): what a bid is worth with each number of tricks."""
    return tuple(score(word, number, tricks)[0] for tricks in range(HAND_SIZE + 1))


def stakes(bidding: str) -> tuple[tuple[Points, ...], ...]:
    """Return (bids, tricks): what everything that may be bid is worth, by the option of that name."""
    return tuple(scores_of(word, number) for word, numbers in BIDS[bidding] for number in numbers)


@cache
def kinds_of_deal() -> Mapping[Position, int]:
    """Return all deals before the bid, merged where no play can tell them apart, with how many there are of each.

    A deal is a card turned up and nine of the others; what else is unseen, any order of it is as likely.
    """
    shapes: Counter[tuple[int, ...]] = Counter()
    for turnup in range(len(ONEONTA)):
        plan = lower(spec_of(trump_of(turnup)))
        sides = [suit.bit_count() for suit in plan.suit_masks if not suit & plan.trump_mask]
        shapes[plan.trump_mask.bit_count() - 1, *sides] += 1  # the card turned up is out of the game
    kinds: Counter[Position] = Counter()
    for (trumps, *sides), turnups in shapes.items():
        for kind, ways in _hands(trumps, sides).items():
            kinds[kind] += turnups * ways
    return kinds


def _hands(trumps: int, sides: Sequence[int]) -> Counter[Position]:
    """Return all hands with so many trumps in the game, and side suits of the same size, so many of each."""
    hands: Counter[Position] = Counter()
    of_trumps: dict[int, list[Holding]] = {}
    for own in range(1 << trumps):
        of_trumps.setdefault(own.bit_count(), []).append(own | 1 << trumps)
    of_sides = [own | 1 << sides[0] for own in range(1 << sides[0])]
    for suits in combinations_with_replacement(of_sides, len(sides)):
        ways = factorial(len(suits)) // prod(map(factorial, Counter(suits).values()))
        for held in of_trumps.get(HAND_SIZE - sum(map(own_count, suits)), ()):
            hands[merged(held, suits)] += ways
    return hands


def mean_of_best(rows: Sequence[Sequence[Points]], size: int, kinds: Mapping[Position, int]) -> list[Fraction]:
    """Return the means over deals of the best of `size` rows at a time, such as the bids that may be made.

    Args:
        rows: (rows, tricks): what each number of tricks is worth.
        size: how many rows there are to choose from: the first so many, the next, and so on.
        kinds: the deals, with the weight of each.
    """
    points = [row[tricks] for tricks in range(HAND_SIZE + 1) for row in rows]
    columns = list(zip(*sums(list(kinds), points, len(rows), ORDERS), strict=True))
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
    kinds: Mapping[Position, int],
) -> list[Chance]:
    """Return the chances before a deal to get so many points with it and with what follows, rounded to the nearest.

    Args:
        below: the chance to get so many points after the deal.
        needed: for how many points.
        bids: (bids, tricks): what every bid is worth.
        kinds: the deals, with the weight of each.
    """
    rows = [tuple(below(most - points) for points in bid) for most in needed for bid in bids]
    return [int(mean + Fraction(1, 2)) for mean in mean_of_best(rows, len(bids), kinds)]


@dataclass(frozen=True)
class Chances:
    """The chance of the best player to get so many points in so many deals."""

    mean: Fraction
    """The points of a deal that is bid and played for points."""
    layers: tuple[tuple[Chance, ...], ...]
    """For 0, 1, 2 ... deals, from the fewest points that are not certain to the most that are possible."""

    def of(self, deals: int, needed: Points) -> Chance:
        """Return the chance to get so many points or more.

        For more deals than the table has it is an estimate: the chance of a match as long as the table, when the target
        is as many standard deviations away.
        """
        most = len(self.layers) - 1
        if deals > most:
            return self._estimate(most, deals, needed)
        if needed <= -MOST * deals:
            return SCALE
        return self.layers[deals][needed + MOST * deals - 1] if needed <= MOST * deals else 0

    def _estimate(self, most: int, deals: int, needed: Points) -> Chance:
        # The deviation grows with the root of the deals; in whole numbers, so that every machine estimates the same.
        unit = 1 << 20
        mean = int(self.mean * unit)
        away = (needed * unit - mean * deals) * isqrt(most * unit * unit // deals) // unit
        low, part = divmod(mean * most + away, unit)
        return (self.of(most, low) * (unit - part) + self.of(most, low + 1) * part) // unit


@cache
def chance_of(bidding: str) -> Chances:
    """Return the table for a form of bidding, the option of that name."""
    table: dict[str, Any] = json.loads(TABLE.read_text(encoding="utf-8"))["bidding"][bidding]
    return Chances(Fraction(table["mean"]), ((), *map(tuple, table["chances"])))


def action_values(view: View, *values: Callable[[Points], Points]) -> dict[Action, tuple[Fraction, ...]]:
    """Return what every action on offer is worth exactly, with the best play after it.

    Before the bid these are the bids, with a card led the cards; nothing where the player is not asked.

    Args:
        view: what the player sees.
        values: for each worth that is asked for, what the points of the deal are worth. Each is that of the play that
            is best for itself.
    """
    state, turn = view.state, view.turn
    bid = next((phase for phase in state.stack if isinstance(phase, Bid)), None)
    if turn is None or bid is None:
        return {}
    plan = lower(spec_of(trump_of(state.zone("turnup").cards.bit_length() - 1)))
    unseen = view.deductions().unseen
    actions = list(turn.legal())

    def rows(word: str, number: int) -> list[tuple[Points, ...]]:
        points = scores_of(word, number)
        return [tuple(map(value, points)) for value in values]

    if not bid.word:
        scores = [row for action in actions for row in rows(action.kind, action.number or 0)]
        expected, each = solve(plan, view.hand, unseen, scores).expected, len(values)
        return {action: expected[place * each : (place + 1) * each] for place, action in enumerate(actions)}
    won = state.zone("taken", turn.seat).count // plan.seats
    led = state.trick[0][1]
    solution = solve(plan, view.hand, unseen, rows(bid.word, bid.number), won=won, led=led)
    return {action: solution.cards[action.cards.bit_length() - 1] for action in actions}
