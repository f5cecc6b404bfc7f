"""Endings: the best play of a deal of tricks whose cards are all known, between two sides of which one gains.

What is played for is a sum over tricks, `Values`: one side wants much of it, the other little. Then a position between
two tricks is worth the same however it was reached, and is solved once. Alpha-beta with bounds for each position; of
cards with nothing between them, of the same worth and under the same rules, one is tried.

`play_endings` plays worlds with care until they can be solved. A position without hidden cards is solved at once.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Hashable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from math import inf
from time import monotonic

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.errors import NotCompilable
from mamlaka.ledger import Points
from mamlaka.plan import TrickPlan
from mamlaka.rng import Quarters, Rng
from mamlaka.search import kernel, reference
from mamlaka.search.compiled import compiled_tricks, tricks_of, values_of
from mamlaka.search.equivalence import equivalence_classes
from mamlaka.search.limits import holds, holds_values, holds_worlds
from mamlaka.search.policy import heuristic_card
from mamlaka.search.positions import Hidden, TrickPosition, Values, seat_mask
from mamlaka.search.reference import NOTHING_TO_DRAW, Policies, Tricks, play_trick, settled, taker_of
from mamlaka.search.tables import table
from mamlaka.seats import Seat

__all__ = ["gains_of", "play_endings"]


def gains_of(plan: TrickPlan, side: Collection[Seat]) -> Values:
    """Return what a side gets more than all others, by who takes what; rules that look at a whole deal do not count.

    Raises:
        NotCompilable: the plan pays tricks by their number.
    """
    if plan.pay_numbered:
        raise NotCompilable("an ending is solved by what is left of it, but tricks are paid by their number")
    seats = plan.seats

    def gains(pay: Sequence[Points]) -> list[Points]:
        rows = (pay[start : start + seats] for start in range(0, len(pay), seats))
        return [sum(points if seat in side else -points for seat, points in enumerate(row)) for row in rows]

    return Values(gains(plan.pay), gains(plan.pay_trick), gains(plan.pay_last))


def play_endings(
    plan: TrickPlan,
    position: TrickPosition,
    hidden: Hidden,
    candidates: Mask,
    rng: Rng,
    values: Values,
    side: Collection[Seat],
    *,
    heuristic: Collection[Seat] = (),
    solved: int = 64,
    threads: int = 1,
    seconds: float = inf,
) -> memoryview:
    """In every world play each candidate of the seat on turn, and then the deal until the best play can be solved.

    Return (worlds, candidates) of values of the whole deal, what has been taken before included; fewer worlds if time
    runs out, perhaps none.

    Raises:
        ValueError: there is no candidate.
    """
    if not candidates:
        raise ValueError("there is no card to compare")
    seed = rng.next64()
    engine = kernel.engine()
    if engine is None or not (holds(plan) and holds_values(values) and holds_worlds(hidden)):
        return _reference(
            plan, position, hidden, candidates, seed, values, side, Policies(tuple(heuristic)), solved, seconds
        )
    return engine.endings(
        compiled_tricks(plan),
        tricks_of(plan, position),
        hidden.cards,
        [-1 if place is None else place for place in hidden.where],
        hidden.unseen,
        candidates,
        seat_mask(heuristic),
        seed,
        values_of(plan, values.cards, values.trick, values.last),
        seat_mask(side),
        solved,
        threads,
        seconds,
    )


def _reference(
    plan: TrickPlan,
    position: TrickPosition,
    hidden: Hidden,
    candidates: Mask,
    seed: int,
    values: Values,
    side: Collection[Seat],
    policies: Policies,
    solved: int,
    seconds: float,
) -> memoryview:
    """Do in Python what `play_endings` does."""
    end, rows = monotonic() + seconds, list[Points]()
    cards = tuple(iter_cards(candidates))
    for number in range(len(hidden.cards)):
        world, solver = reference.filled(position, hidden, number), _Solver(plan, values, side, end)
        try:
            for card in cards:
                deal = Tricks.of(plan, world)
                deal.put(card)
                rows.append(_played(deal, solver, policies, Quarters(Rng(seed).stream(number)), solved))
        except TimeoutError:
            break
    done = len(rows) // len(cards) * len(cards)
    return table("i", rows[:done], len(cards)) if done else memoryview(array("i"))


def _played(deal: Tricks, solver: _Solver, policies: Policies, draws: Quarters, solved: int) -> Points:
    """Play a deal on until what is left can be solved, and return what both together are worth."""
    while deal.trick or not deal.is_finished():
        if not deal.stock and deal.to_play() and deal.hands[deal.turn].bit_count() <= solved:
            return settled(deal, solver.values) + solver.rest(deal)
        play_trick(deal, policies, draws)
    return settled(deal, solver.values) + solver.last(deal)


class _Solver:
    """The positions of a deal between two tricks, each with bounds of what the rest is worth."""

    def __init__(self, plan: TrickPlan, values: Values, side: Collection[Seat], end: float) -> None:
        self.plan = plan
        self.values = values
        self._side = side
        self._end = end
        self._bounds: dict[tuple[tuple[Mask, ...], Seat], tuple[float, float]] = {}

    def last(self, deal: Tricks) -> Points:
        """Return what the winner of the last trick gets for it."""
        return self.values.last[deal.winners[-1]] if deal.winners else 0

    def rest(self, deal: Tricks, alpha: float = -inf, beta: float = inf) -> Points:
        """Return what tricks bring that are not finished; outside of alpha and beta only a bound of it.

        Raises:
            TimeoutError: time has run out.
        """
        if deal.trick:
            return self._best(deal, alpha, beta)
        if deal.is_finished():
            return self.last(deal)
        if monotonic() > self._end:
            raise TimeoutError
        position = tuple(deal.hands), deal.turn
        least, most = self._bounds.get(position, (-inf, inf))
        if least >= beta or least == most:
            return int(least)
        if most <= alpha:
            return int(most)
        value = self._best(deal, alpha, beta)
        self._bounds[position] = (value if value > alpha else least), (value if value < beta else most)
        return value

    def _best(self, deal: Tricks, alpha: float, beta: float) -> Points:
        """Return the worth of the best card for the side on turn."""
        gains = deal.turn in self._side
        best = -inf if gains else inf
        for card in self._distinct(deal):
            value = self._after(deal, card, alpha, beta)
            best = max(best, value) if gains else min(best, value)
            alpha, beta = (max(alpha, best), beta) if gains else (alpha, min(beta, best))
            if alpha >= beta:
                break
        return int(best)

    def _distinct(self, deal: Tricks) -> Iterator[Card]:
        """Yield the legal cards, one a careful player would play first; of those that are alike only one."""
        plan, hand, legal = self.plan, deal.hands[deal.turn], deal.legal
        others = sum(deal.hands) & ~hand | sum(1 << card for _, card in deal.trick)
        first = heuristic_card(plan, hand, legal, deal.trick, deal.turn, deal.to_play() - 1, deal.seen, deal.taken)
        tried = set()
        for card in (first, *iter_cards(legal)):
            kind = self._kinds[card], plan.beats[card] & others
            if kind not in tried:
                tried.add(kind)
                yield card

    @cached_property
    def _kinds(self) -> dict[Card, Hashable]:
        return equivalence_classes(self.plan, self.values.cards, range(len(self.plan.suit_of)))

    def _after(self, deal: Tricks, card: Card, alpha: float, beta: float) -> Points:
        after = replace(deal, hands=list(deal.hands), taken=list(deal.taken), winners=deal.winners[-1:])
        after.put(card)
        if after.to_play():
            return self._best(after, alpha, beta)
        taker = taker_of(after)
        brings = self.values.trick[taker]
        brings += sum(self.values.cards[played * self.plan.seats + taker] for _, played in after.trick)
        after.sweep(NOTHING_TO_DRAW)
        return brings + self.rest(after, alpha - brings, beta - brings)
