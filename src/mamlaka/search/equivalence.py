"""Which cards are alike: one of them is enough where all are tried."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from mamlaka.cards import Card
from mamlaka.ledger import Points
from mamlaka.plan import TrickPlan

__all__ = ["equivalence_classes"]


def equivalence_classes(plan: TrickPlan, paid: Sequence[Points], cards: Sequence[Card]) -> dict[Card, Hashable]:
    """Return what cards are but for their strength: the suit, what the rules say of them, what they bring.

    Those of one kind are alike if the same cards of others beat them.

    Args:
        plan: the rules of the deal.
        paid: what counts, so many numbers for every card of the deck, flat.
        cards: the cards in question.
    """
    sets = [plan.breakers, plan.stop_mask, *(mask for row in (*plan.lead, *plan.follow) for mask in row[1::2])]
    each = len(paid) // len(plan.suit_of)
    return {
        card: (plan.suit_of[card], tuple(some >> card & 1 for some in sets), tuple(paid[card * each :][:each]))
        for card in cards
    }
