"""Fan Tan: a pass with a card that fits costs what it costs in the game, in addition to the points of the plan."""

from __future__ import annotations

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit
from mamlaka.bots.search.cards import WorldSampler
from mamlaka.bots.search.layout import layout_action_values
from mamlaka.cards import Mask
from mamlaka.games.fan_tan import FanTan
from mamlaka.games.fan_tan.scoring import HELD_BACK, NEIGHBOUR
from mamlaka.ledger import Points
from mamlaka.phases import LayoutPlay
from mamlaka.rng import Rng
from mamlaka.search.worlds import world_array
from mamlaka.view import View

__all__ = ["action_values"]


def action_values(view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array) -> tuple[ActionValue, ...]:
    """Estimate the value of each card, and of a pass, the best first."""
    play, hand = view.state.phase, view.hand_mask
    assert isinstance(play, LayoutPlay)

    def cost_of(action: Action) -> float:
        return _cost_of_passing(view, play, hand) if action.kind == "pass" else 0.0

    return layout_action_values(view, limit, rng, sampler, cost_of)


def _cost_of_passing(view: View, play: LayoutPlay, hand: Mask) -> Points:
    """Return what a pass costs after the deal: chips into the pool, and to the holders of the neighbours of sevens."""
    assert isinstance(view.state.game, FanTan)
    fits = hand & play.placeable(view.state)
    if view.state.game.options.passing != "paid" or not fits:
        return 0
    due = 0
    for start, above, below in play.plan.rows:
        if start & fits:
            due += NEIGHBOUR * ((start << 1 & above | start >> 1 & below) & ~hand).bit_count()
    return HELD_BACK + due
