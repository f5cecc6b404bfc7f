"""What a hand is worth before play: estimates of its tricks, and of the gain from playing it."""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from mamlaka.cards import Mask, iter_cards
from mamlaka.ledger import Points
from mamlaka.plan import TrickPlan

__all__ = ["JOINS", "HandEstimate", "estimate_hand", "estimate_unseen", "gain"]

JOINS = 0.3
"""The chance that a seat that has still to declare will play."""
RUFFED = 0.75
"""The chance that an opponent doesn't ruff a plain card."""
LOW = 0.55
"""How much of its chance a plain card keeps, because it wins only if its suit is led."""
LATER = 0.3
"""How much of its lost chance a trump gets back by ruffing."""


class HandEstimate(NamedTuple):
    """The prospects of a hand."""

    tricks: float
    """The expected number of tricks."""
    safe: float
    """The chance to take at least one."""


def estimate_hand(plan: TrickPlan, hand: Mask, gone: Mask, rivals: float) -> HandEstimate:
    """Estimate the tricks of a hand.

    Args:
        plan: the rules of the deal.
        hand: the cards.
        gone: other cards that are known to be out of play.
        rivals: the expected number of opponents.
    """
    unseen = plan.every & ~hand & ~gone
    held = min(1.0, rivals * hand.bit_count() / unseen.bit_count())
    chances = []
    for card in iter_cards(hand):
        suit = plan.suit_masks[plan.suit_of[card]]
        best = (1 - held) ** (plan.beats[card] & suit & unseen).bit_count()
        is_trump = plan.trump_mask >> card & 1
        chances.append(best + LATER * (1 - best) / max(1.0, rivals) if is_trump else best * LOW * RUFFED**rivals)
    return HandEstimate(min(sum(chances), hand.bit_count()), 1 - prod(1 - min(1.0, chance) for chance in chances))


def estimate_unseen(rivals: float) -> HandEstimate:
    """Estimate the tricks of a hand that no one has seen. Against two players it takes one in a third of all deals."""
    safe = 1 / (1 + rivals)
    return HandEstimate(1.3 * safe, safe)


def gain(estimate: HandEstimate, share: float, price: Points) -> float:
    """Return the expected gain from playing.

    Args:
        estimate: the prospects of the hand.
        share: the chips for a trick.
        price: what it costs to take no trick.
    """
    return share * estimate.tricks - price * (1 - estimate.safe)
