"""Shooting the moon: when a playout policy wants the penalty cards instead of avoiding them."""

from __future__ import annotations

from collections.abc import Sequence

from mamlaka.cards import Mask, iter_cards
from mamlaka.plan import TrickPlan
from mamlaka.seats import Seat

__all__ = ["wanted_cards"]

MOON_RULES = {"moon_others", "moon_self"}
"""The rules on whole deals that reward a seat for taking all penalty cards."""


def wanted_cards(plan: TrickPlan, seat: Seat, hand: Mask, unseen: Mask, taken: Sequence[Mask]) -> Mask:
    """Return the penalty cards if a seat wants to take them, otherwise 0.

    A seat wants them while it may shoot the moon itself, or while another seat is close to it. The thresholds were
    tuned in matches: the first against players without this rule, the second against players with the first.
    """
    if not MOON_RULES & {*plan.deal_rules} or not taken:
        return 0
    penalties = sum(1 << card for card, points in enumerate(plan.card_points) if points < 0)
    takers = [other for other, cards in enumerate(taken) if cards & penalties]
    if len(takers) > 1:
        return 0
    taker = takers[0] if takers else seat
    every, cost = (
        -sum(plan.card_points[card] for card in iter_cards(cards & penalties)) for cards in (penalties, taken[taker])
    )
    if taker != seat:
        return penalties if 5 * cost > 3 * every else 0
    return penalties if every * (_count_losers(plan, hand, unseen) - 1) <= 6 * cost else 0


def _count_losers(plan: TrickPlan, hand: Mask, unseen: Mask) -> int:
    """Return the number of cards that cannot be cashed: in each suit all below the winners, unless these exhaust it."""
    total = 0
    for suit in plan.suit_masks:
        winners = sum(not unseen & plan.beats[card] for card in iter_cards(hand & suit))
        if 2 * winners < (unseen & suit).bit_count():
            total += (hand & suit).bit_count() - winners
    return total
