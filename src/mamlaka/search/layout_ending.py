"""Minimax play of a layout with all cards known, between two sides: the reference of the solver's values.

The payoff is the sum of the points of one side, which the other side wants to be low. The search is alpha-beta with a
table of bounds by position. It tries every card, and both ends of a line.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from math import inf

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.layout_rules import ends_that_fit
from mamlaka.ledger import Points
from mamlaka.plan import LayoutPlan
from mamlaka.search.deals import LayoutDeal
from mamlaka.search.effort import SearchEffort
from mamlaka.seats import Seat

__all__ = ["LayoutEndingSolver", "after_card", "placements", "position_key", "reach_of_layout"]


class LayoutEndingSolver:
    """Alpha-beta search over positions in which a seat can play a card."""

    def __init__(self, plan: LayoutPlan, side: Collection[Seat], effort: SearchEffort) -> None:
        self.plan = plan
        self._side = side
        self._effort = effort
        self._bounds: dict[tuple[object, ...], tuple[float, float]] = {}

    def after(self, deal: LayoutDeal, card: Card, alpha: float = -inf, beta: float = inf) -> Points:
        """Return the points of the side in the whole deal when a card is played next, at the better end of a line.

        Outside the window from alpha to beta, the result is only a bound.

        Raises:
            TimeoutError: a limit of the effort is reached.
        """
        best = max if deal.turn in self._side else min
        return best(self._value(after_card(deal, card, end), alpha, beta) for end in placements(deal, card))

    def _value(self, deal: LayoutDeal, alpha: float, beta: float) -> Points:
        fitting = deal.pass_on()
        if not fitting:
            return sum(points for seat, points in enumerate(deal.points()) if seat in self._side)
        self._effort.count()
        position = position_key(deal)
        least, most = self._bounds.get(position, (-inf, inf))
        if least >= beta or least == most:
            return int(least)
        if most <= alpha:
            return int(most)
        value = self._best(deal, fitting, alpha, beta)
        self._bounds[position] = (value if value > alpha else least), (value if value < beta else most)
        return value

    def _best(self, deal: LayoutDeal, fitting: Mask, alpha: float, beta: float) -> Points:
        maximizes = deal.turn in self._side
        best = -inf if maximizes else inf
        for card in iter_cards(fitting):
            value = self.after(deal, card, alpha, beta)
            best = max(best, value) if maximizes else min(best, value)
            alpha, beta = (max(alpha, best), beta) if maximizes else (alpha, min(beta, best))
            if alpha >= beta:
                break
        return int(best)


def placements(deal: LayoutDeal, card: Card) -> Iterator[str]:
    """Yield the ends at which a card may be played; a single empty one for rows."""
    yield from ends_that_fit(deal.plan, deal.ends, card) if deal.plan.line else ("",)


def after_card(deal: LayoutDeal, card: Card, end: str) -> LayoutDeal:
    """Return the deal after a card of the seat on turn."""
    after = replace(
        deal,
        hands=list(deal.hands),
        places=list(deal.places),
        eliminated=list(deal.eliminated),
        passes=list(deal.passes),
    )
    after.play(card, end)
    return after


def position_key(deal: LayoutDeal) -> tuple[object, ...]:
    """Return what decides the points of the whole deal, if all play from here on is the same."""
    plan = deal.plan
    counts_passes = plan.pay_pass or plan.pass_limit is not None
    passes = tuple(deal.passes) if counts_passes else ()
    return tuple(deal.hands), deal.turn, tuple(deal.places), tuple(deal.eliminated), passes, deal.ends


def reach_of_layout(deal: LayoutDeal, side: Collection[Seat]) -> tuple[Points, Points]:
    """Return bounds of the points of a side in the whole deal, from the payoffs alone."""
    plan = deal.plan
    left = sum(hand.bit_count() for hand in deal.hands)
    passes = sum(deal.passes) + plan.seats * left
    losses = (
        sum(map(abs, plan.pay_left)) + plan.seats * abs(plan.pay_untouched) + passes * abs(plan.pay_pass)
    ) * 2 + abs(plan.pool or 0)
    seats = len(side)
    return seats * min(0, *plan.pay_place) - losses, seats * max(0, *plan.pay_place) + losses
