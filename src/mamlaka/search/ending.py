"""The endgame solver: minimax play of a deal of tricks with all cards known, between two sides.

The payoff is a sum over tricks, `RecipientPayoffs`: one side maximizes it, the other minimizes it. The value of the
remaining tricks is therefore independent of the tricks before, and each position between two tricks is solved once. The
search is alpha-beta with a transposition table of bounds; of equivalent cards only one is tried.

`play_endings` plays each world by the heuristic policy until it can be solved. A position without hidden cards is
solved at once.
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
from mamlaka.rng import Rng, SmallNumbers
from mamlaka.search.compiled import compiled_payoffs, compiled_trick_deal, compiled_trick_plan, engine_for
from mamlaka.search.deals import UNUSED_NUMBERS, TrickDeal
from mamlaka.search.effort import SearchEffort
from mamlaka.search.equivalence import equivalence_classes
from mamlaka.search.heuristic import heuristic_card
from mamlaka.search.limits import holds_values, holds_worlds
from mamlaka.search.number_tables import number_table
from mamlaka.search.policies import Policies
from mamlaka.search.positions import HiddenCards, RecipientPayoffs, TrickPosition, seat_mask, world_position
from mamlaka.search.python_playouts import play_trick
from mamlaka.seats import Seat

__all__ = ["EndingSolver", "gains_of", "play_endings"]


def gains_of(plan: TrickPlan, side: Collection[Seat]) -> RecipientPayoffs:
    """Return the payoffs of a side minus those of all other seats, without rules that look at a whole deal.

    Raises:
        NotCompilable: the plan pays tricks by number, or by the card that takes the last one.
    """
    if plan.pay_numbered:
        raise NotCompilable("an ending is solved without the tricks before it, but tricks are paid by number")
    if plan.pay_last_card:
        raise NotCompilable("an ending is solved without its cards, but the card that takes the last trick is paid")
    seats = plan.seats

    def gains(pay: Sequence[Points]) -> list[Points]:
        rows = (pay[start : start + seats] for start in range(0, len(pay), seats))
        return [sum(points if seat in side else -points for seat, points in enumerate(row)) for row in rows]

    return RecipientPayoffs(gains(plan.pay), gains(plan.pay_trick), gains(plan.pay_last))


def play_endings(
    plan: TrickPlan,
    position: TrickPosition,
    hidden: HiddenCards,
    candidates: Mask,
    rng: Rng,
    values: RecipientPayoffs,
    side: Collection[Seat],
    *,
    heuristic: Collection[Seat] = (),
    solved: int = 64,
    threads: int = 1,
    seconds: float = inf,
) -> memoryview:
    """In every world, play each candidate of the seat on turn, then play on until the rest of the deal can be solved.

    Args:
        plan: the rules of the deal.
        position: the position, without the hidden cards.
        hidden: the hidden cards of each world.
        candidates: the legal cards to compare.
        rng: the only source of randomness.
        values: the payoffs to maximize for `side`.
        side: the maximizing seats.
        heuristic: the seats that follow the heuristic policy until the deal is solved; the others play at random.
        solved: the hand size from which on the rest is solved, once the stock is empty.
        threads: the number of threads; it does not change the result.
        seconds: the time limit.

    Returns:
        (worlds, candidates): the values of the whole deal, including the tricks before; fewer worlds if time runs out,
        possibly none.

    Raises:
        ValueError: there is no candidate.
    """
    if not candidates:
        raise ValueError("there is no card to compare")
    seed = rng.next64()
    engine = engine_for(plan)
    if engine is None or not (holds_values(values) and holds_worlds(hidden)):
        return _reference(
            plan, position, hidden, candidates, seed, values, side, Policies(tuple(heuristic)), solved, seconds
        )
    return engine.endings(
        compiled_trick_plan(plan),
        compiled_trick_deal(plan, position),
        hidden.cards,
        [-1 if place is None else place for place in hidden.where],
        hidden.unseen,
        candidates,
        seat_mask(heuristic),
        seed,
        compiled_payoffs(plan, values.cards, values.trick, values.last),
        seat_mask(side),
        solved,
        threads,
        seconds,
    )


def _reference(
    plan: TrickPlan,
    position: TrickPosition,
    hidden: HiddenCards,
    candidates: Mask,
    seed: int,
    values: RecipientPayoffs,
    side: Collection[Seat],
    policies: Policies,
    solved: int,
    seconds: float,
) -> memoryview:
    """Return the result of `play_endings`, computed in Python."""
    end, rows = monotonic() + seconds, list[Points]()
    cards = tuple(iter_cards(candidates))
    for number in range(len(hidden.cards)):
        world, solver = world_position(position, hidden, number), EndingSolver(plan, values, side, SearchEffort(end))
        try:
            for card in cards:
                deal = TrickDeal.of(plan, world)
                deal.play(card)
                rows.append(_played(deal, solver, policies, SmallNumbers(Rng(seed).stream(number)), solved))
        except TimeoutError:
            break
    done = len(rows) // len(cards) * len(cards)
    return number_table("i", rows[:done], len(cards)) if done else memoryview(array("i"))


def _played(deal: TrickDeal, solver: EndingSolver, policies: Policies, numbers: SmallNumbers, solved: int) -> Points:
    """Play on until the rest of the deal can be solved, and return the value of the whole deal."""
    while deal.trick or not deal.is_finished:
        if not deal.stock and deal.left_to_play and deal.hands[deal.turn].bit_count() <= solved:
            return deal.value_so_far(solver.values) + solver.rest(deal)
        play_trick(deal, policies, numbers)
    return deal.value_so_far(solver.values) + solver.last(deal)


class EndingSolver:
    """Alpha-beta search with a transposition table of positions between two tricks, with bounds of their values."""

    def __init__(self, plan: TrickPlan, values: RecipientPayoffs, side: Collection[Seat], effort: SearchEffort) -> None:
        self.plan = plan
        self.values = values
        self._side = side
        self._effort = effort
        self._bounds: dict[tuple[tuple[Mask, ...], Seat, bool], tuple[float, float]] = {}

    def last(self, deal: TrickDeal) -> Points:
        """Return the payoff for the last trick."""
        return self.values.last[deal.winners[-1]] if deal.winners else 0

    def rest(self, deal: TrickDeal, alpha: float = -inf, beta: float = inf) -> Points:
        """Return the value of the remaining tricks; outside the window from alpha to beta, only a bound.

        Raises:
            TimeoutError: a limit of the effort is reached.
        """
        if deal.trick:
            return self._best(deal, alpha, beta)
        if deal.is_finished:
            return self.last(deal)
        self._effort.count()
        position = tuple(deal.hands), deal.turn, deal.broken
        least, most = self._bounds.get(position, (-inf, inf))
        if least >= beta or least == most:
            return int(least)
        if most <= alpha:
            return int(most)
        value = self._best(deal, alpha, beta)
        self._bounds[position] = (value if value > alpha else least), (value if value < beta else most)
        return value

    def _best(self, deal: TrickDeal, alpha: float, beta: float) -> Points:
        """Return the value of the best card for the side on turn."""
        maximizes = deal.turn in self._side
        best = -inf if maximizes else inf
        for card in self._distinct(deal):
            value = self.after(deal, card, alpha, beta)
            best = max(best, value) if maximizes else min(best, value)
            alpha, beta = (max(alpha, best), beta) if maximizes else (alpha, min(beta, best))
            if alpha >= beta:
                break
        return int(best)

    def _distinct(self, deal: TrickDeal) -> Iterator[Card]:
        """Yield the legal cards, the choice of the heuristic policy first, and one card of each equivalence class."""
        plan, hand, legal = self.plan, deal.hands[deal.turn], deal.legal
        others = sum(deal.hands) & ~hand | sum(1 << card for _, card in deal.trick)
        first = heuristic_card(plan, hand, legal, deal.trick, deal.turn, deal.left_to_play - 1, deal.seen, deal.taken)
        tried = set()
        for card in (first, *iter_cards(legal)):
            key = self._classes[card], plan.beats[card] & others
            if key not in tried:
                tried.add(key)
                yield card

    @cached_property
    def _classes(self) -> dict[Card, Hashable]:
        return equivalence_classes(self.plan, self.values.cards, range(len(self.plan.suit_of)))

    def after(self, deal: TrickDeal, card: Card, alpha: float = -inf, beta: float = inf) -> Points:
        """Return the value of the remaining tricks, with the current one, when a card is played next.

        Raises:
            TimeoutError: as for `rest`.
        """
        after = replace(deal, hands=list(deal.hands), taken=list(deal.taken), winners=deal.winners[-1:])
        after.play(card)
        if after.left_to_play:
            return self._best(after, alpha, beta)
        winner = after.trick_winner()
        gained = self.values.trick[winner]
        gained += sum(self.values.cards[played * self.plan.seats + winner] for _, played in after.trick)
        after.take_trick(UNUSED_NUMBERS)
        return gained + self.rest(after, alpha - gained, beta - gained)
