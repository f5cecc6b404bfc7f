"""Spar: cards by the plan, or with cards set aside and flags by the engine itself."""

from __future__ import annotations

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit
from mamlaka.bots.search.cards import WorldSampler, card_action_values
from mamlaka.bots.search.engine import engine_action_values
from mamlaka.cards import iter_cards
from mamlaka.games.spar import Spar
from mamlaka.phases import TrickPlay
from mamlaka.rng import Rng
from mamlaka.search.worlds import world_array
from mamlaka.view import View

__all__ = ["action_values"]


def action_values(view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array) -> tuple[ActionValue, ...]:
    """Estimate the value of each action, the best first; empty for flags, which are left to the rules.

    Where a revoke can be flagged, only cards that follow suit are compared: a revoke costs as much as a six brings.
    """
    state, play = view.state, view.state.phase
    assert isinstance(state.game, Spar)
    if not isinstance(play, TrickPlay):
        return engine_action_values(view, limit, rng)
    if state.game.options.revoke == "forbidden" and play.has_plan:
        return card_action_values(view, limit, rng, sampler)
    following = view.hand_mask
    if state.trick:
        led = play.plan.suit_masks[play.plan.suit_of[state.trick[0][1]]]
        following = view.hand_mask & led or view.hand_mask
    return engine_action_values(view, limit, rng, [Action("play", cards=1 << card) for card in iter_cards(following)])
