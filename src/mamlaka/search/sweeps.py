"""Sweeps in playouts: when a policy wants cards that cost points, because taking all of them is rewarded."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from mamlaka.cards import Mask, iter_cards
from mamlaka.ledger import Points
from mamlaka.plan import TrickPlan
from mamlaka.seats import Seat

__all__ = ["count_losers", "is_sweep_close", "rewarded_costs", "takers_of", "wanted_cards"]


@lru_cache(maxsize=4096)
def rewarded_costs(plan: TrickPlan) -> tuple[Mask, ...]:
    """Return (sweeps,): the cards of each sweep that cost points; 0 if the sweep pays its taker no more than others."""
    return tuple(
        sum(1 << card for card in iter_cards(cards) if _points_of(plan, 1 << card) < 0) if taker > others else 0
        for cards, taker, others in plan.sweeps
    )


def wanted_cards(plan: TrickPlan, seat: Seat, hand: Mask, unseen: Mask, taken: Sequence[Mask]) -> Mask:
    """Return the cards that cost points and that a seat wants to take nevertheless, otherwise 0.

    A seat wants the cards of a rewarded sweep while it may take all of them itself, or while another seat is close to
    it. The thresholds were tuned in matches: the first against players without this rule, the second against players
    with the first.
    """
    wanted = 0
    for costs in rewarded_costs(plan) if taken else ():
        takers = takers_of(costs, taken)
        if not costs or len(takers) > 1:
            continue
        taker = takers[0] if takers else seat
        every, cost = -_points_of(plan, costs), -_points_of(plan, taken[taker] & costs)
        if taker != seat:
            wanted |= costs if is_sweep_close(plan, costs, taken[taker]) else 0
        elif every * (count_losers(plan, hand, unseen) - 1) <= 6 * cost:
            wanted |= costs
    return wanted


def takers_of(costs: Mask, taken: Sequence[Mask]) -> list[Seat]:
    """Return the seats that have taken any of the cards of a sweep that cost points."""
    return [seat for seat, cards in enumerate(taken) if cards & costs]


def is_sweep_close(plan: TrickPlan, costs: Mask, taken: Mask) -> bool:
    """Return whether a seat with these cards, the only taker so far, is close to all that cost points."""
    return -5 * _points_of(plan, taken & costs) > -3 * _points_of(plan, costs)


def _points_of(plan: TrickPlan, cards: Mask) -> Points:
    """Return the points for taking some cards; a plan with sweeps pays all seats alike."""
    return sum(plan.pay[card * plan.seats**2 + plan.payee] for card in iter_cards(cards))


def count_losers(plan: TrickPlan, hand: Mask, unseen: Mask) -> int:
    """Return the number of cards that cannot be cashed: in each suit all below the winners, unless these exhaust it."""
    total = 0
    for suit in plan.suit_masks:
        winners = sum(not unseen & plan.beats[card] for card in iter_cards(hand & suit))
        if 2 * winners < (unseen & suit).bit_count():
            total += (hand & suit).bit_count() - winners
    return total
