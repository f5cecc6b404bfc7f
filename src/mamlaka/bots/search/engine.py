"""Actions in play that no plan describes: playouts through the engine itself."""

from __future__ import annotations

from collections.abc import Sequence

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit, best_first
from mamlaka.rng import Rng
from mamlaka.search.engine_playouts import playout_values
from mamlaka.search.statistics import mean_and_error
from mamlaka.view import View

__all__ = ["engine_action_values"]

WORLDS = 32
"""The number of worlds if there is no limit."""
MAX_WORLDS = 10_000
"""The most worlds within a limit of time alone."""
MAX_ACTIONS = 32
"""The most actions that are compared; a choice of more is left to the rules."""


def engine_action_values(
    view: View, limit: Limit, rng: Rng, actions: Sequence[Action] | None = None
) -> tuple[ActionValue, ...]:
    """Estimate the value of each action that the running phase offers, the best first.

    The result is empty if the turn is optional, if there are too many actions, or without time for a world.

    Args:
        view: the view of the seat on turn.
        limit: the number of worlds, or the time.
        rng: the only source of randomness.
        actions: the actions to compare; None: all of them.
    """
    assert view.turn is not None
    assert view.seat is not None
    offers = view.state.phase.offers(view.state, view.seat)
    if view.turn.optional or sum(offer.count() for offer in offers) > MAX_ACTIONS:
        return ()
    compared = tuple(actions or (action for offer in offers for action in offer.actions()))
    most = WORLDS if limit.seconds is None else MAX_WORLDS
    rows = playout_values(view, compared, limit.worlds or most, rng, seconds=limit.seconds)
    if not rows:
        return ()
    columns = dict(zip(compared, zip(*rows, strict=True), strict=True))
    reference = columns.get(limit.reference) if limit.reference else None
    return best_first(_valued(action, column, reference) for action, column in columns.items())


def _valued(action: Action, values: Sequence[float], reference: Sequence[float] | None) -> ActionValue:
    """Return the mean of a sample with its standard error, or that of its difference to a reference in the same worlds.

    The error is infinite for a sample of one.
    """
    mean, error = mean_and_error(values)
    if reference is not None:
        _, error = mean_and_error([value - other for value, other in zip(values, reference, strict=True)])
    return ActionValue(action, mean, error)
