"""The card that the learned policy of a plan chooses, by the kernel if there is one."""

from __future__ import annotations

from mamlaka.cards import Card, Mask
from mamlaka.plan import LayoutPlan, Plan
from mamlaka.search.compiled import (
    compiled_layout_deal,
    compiled_layout_plan,
    compiled_trick_deal,
    compiled_trick_plan,
    engine_for,
)
from mamlaka.search.deals import LayoutDeal, TrickDeal
from mamlaka.search.learned import LearnedPolicy, learned_card
from mamlaka.search.positions import LayoutPosition, Position, TrickPosition

__all__ = ["learned_choice"]


def learned_choice(plan: Plan, position: Position, legal: Mask, policy: LearnedPolicy) -> Card:
    """Return the card out of `legal` that a policy chooses for the seat on turn; the first of equals.

    Args:
        plan: the rules of the deal.
        position: the position. In tricks the hands of the others may be missing, in a layout their sizes count.
        legal: the legal cards.
        policy: the learned policy of the plan.
    """
    kernel = engine_for(plan)
    if isinstance(plan, LayoutPlan):
        assert isinstance(position, LayoutPosition)
        if kernel is None:
            return learned_card(policy, LayoutDeal.of(plan, position), legal)
        start = compiled_layout_deal(plan, position)
        return kernel.learned_placement(compiled_layout_plan(plan), start, legal, policy.choices)
    assert isinstance(position, TrickPosition)
    if kernel is None:
        return learned_card(policy, TrickDeal.of(plan, position), legal)
    return kernel.learned_card(compiled_trick_plan(plan), compiled_trick_deal(plan, position), legal, policy.choices)
