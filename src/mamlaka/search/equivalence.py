"""Equivalence classes of cards: a search that tries all cards needs to try only one of each class."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from mamlaka.cards import Card
from mamlaka.ledger import Points
from mamlaka.plan import TrickPlan

__all__ = ["equivalence_classes"]


def equivalence_classes(plan: TrickPlan, paid: Sequence[Points], cards: Sequence[Card]) -> dict[Card, Hashable]:
    """Return a key for each card: everything except its strength, that is its suit, its rules and its payoffs.

    Two cards with equal keys are equivalent if the same cards of other seats beat them.

    Args:
        plan: the rules of the deal.
        paid: (cards of the deck, numbers per card), flat: the payoffs to compare.
        cards: the cards to classify.
    """
    classes = (mask for row in (*plan.lead, *plan.follow) for mask in (row[1], row[3]))
    sets = [plan.breakers, plan.stop_mask, *classes, *(row[0] for row in plan.sweeps)]
    sets += [cards for row in plan.pairs for cards in row[:2]]
    counted = [row[2] for row in plan.pay_card_counts] + ([plan.pay_highest[1]] if plan.pay_highest else [])
    each = len(paid) // len(plan.suit_of)
    return {
        card: (
            plan.suit_of[card],
            tuple(some >> card & 1 for some in sets),
            tuple(paid[card * each :][:each]),
            plan.ranks[card : card + 1],
            tuple(counts[card] for counts in counted),
        )
        for card in cards
    }
