"""Oneonta Whist, which is solved: every decision is exact."""

from __future__ import annotations

from mamlaka.bots.base import ActionValue, Limit
from mamlaka.bots.search.cards import Draw
from mamlaka.games.oneonta import OneontaOptions
from mamlaka.ledger import Points
from mamlaka.match import Deals
from mamlaka.rng import Rng
from mamlaka.search.oneonta.match_table import SCALE, Chance, action_values, chance_of
from mamlaka.view import View

__all__ = ["oneonta_action_values"]


def oneonta_action_values(view: View, limit: Limit, rng: Rng, draw: Draw) -> tuple[ActionValue, ...]:
    """Return the chance of every action to reach the target of the match, and of equal ones the points it brings.

    Limits and worlds make no difference: all deals are counted.
    """
    del limit, rng, draw
    state, options = view.state, view.state.game.options
    deals = next(phase for phase in state.stack if isinstance(phase, Deals))
    assert isinstance(options, OneontaOptions)
    assert view.seat is not None
    left = options.deals - deals.deal - 1
    needed = options.target - sum(result.points(state.seats)[view.seat] for result in state.results)
    chances = chance_of(options.bidding)

    def chance(points: Points) -> Chance:
        return chances.of(left, needed - points)

    worth = action_values(view, chance, int)
    best_first = sorted(worth, key=lambda action: worth[action], reverse=True)
    return tuple(ActionValue(action, float(worth[action][0] / SCALE), unit="chance") for action in best_first)
