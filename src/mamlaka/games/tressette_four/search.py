"""Tressette for four: cards by the plan, which pays both sides together; words and declarations by the rules.

What has been declared is booked already, so it is the same for every card. The value is that of the deal.
"""

from __future__ import annotations

from mamlaka.bots.base import ActionValue, Limit
from mamlaka.bots.rules import collect_votes
from mamlaka.bots.search.cards import WorldSampler, card_action_values
from mamlaka.rng import Rng
from mamlaka.search.worlds import world_array
from mamlaka.view import View

__all__ = ["action_values"]


def action_values(view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array) -> tuple[ActionValue, ...]:
    """Estimate the value of each legal card, the best first; with the words that may be said, the best word first.

    Empty if the seat may declare, or is asked for anything but a card.
    """
    values = card_action_values(view, limit, rng, sampler)
    if not values:
        return ()
    share = len(next(side for side in view.state.game.sides if view.seat in side))  # each partner is paid for the side
    actions = tuple(view.legal)
    votes = [sum(vote for _, vote in those) for those in collect_votes(view, actions)]
    spoken = sorted(zip(votes, range(len(actions)), strict=True), key=lambda row: (-row[0], row[1]))
    return tuple(
        ActionValue(actions[place], value.value / share, value.standard_error / share)
        for value in values
        for _, place in spoken
        if actions[place].cards == value.action.cards
    )
