"""Oneonta Whist: every decision is exact, from the solver and the match table."""

from __future__ import annotations

from mamlaka.bots.base import ActionValue, Limit
from mamlaka.bots.search.cards import WorldSampler
from mamlaka.games.oneonta import OneontaOptions
from mamlaka.games.oneonta.search.match_table import SCALE, Chance, chance_of, exact_values
from mamlaka.ledger import Points
from mamlaka.match import Deals
from mamlaka.rng import Rng
from mamlaka.view import View

__all__ = ["action_values"]


def action_values(view: View, limit: Limit, rng: Rng, sampler: WorldSampler) -> tuple[ActionValue, ...]:
    """Return the exact chance of reaching the target of the match after each legal action, the best first.

    Equal chances are ordered by the expected points. Limits and worlds don't matter: all deals are counted.
    """
    del limit, rng, sampler
    state, options = view.state, view.state.game.options
    deals = next(phase for phase in state.stack if isinstance(phase, Deals))
    assert isinstance(options, OneontaOptions)
    assert view.seat is not None
    left = options.deals - deals.deal_index - 1
    needed = options.target - sum(result.points(state.seats)[view.seat] for result in state.results)
    chances = chance_of(options.bidding)

    def chance(points: Points) -> Chance:
        return chances.of(left, needed - points)

    values = exact_values(view, chance, int)
    best_first = sorted(values, key=lambda action: values[action], reverse=True)
    return tuple(ActionValue(action, float(values[action][0] / SCALE), unit="chance") for action in best_first)
