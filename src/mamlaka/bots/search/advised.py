"""Values of actions from few worlds, in which the advice of the rules counts as much as some worlds more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, best_first
from mamlaka.bots.rules import collect_votes
from mamlaka.search.statistics import mean_and_error
from mamlaka.view import View

__all__ = ["advised_actions", "values_with_advice"]


def advised_actions(view: View, most: int | None, votes_per_point: float) -> dict[Action, float]:
    """Return the actions to compare, the ones that the rules like best first, with the points they expect of each.

    Args:
        view: the view of a seat on turn.
        most: the largest number of actions; None: all.
        votes_per_point: the votes of the rules that stand for a point.
    """
    actions = tuple(view.legal)
    votes = [sum(vote for _, vote in row) / votes_per_point for row in collect_votes(view, actions)]
    ranked = sorted(zip(actions, votes, strict=True), key=lambda row: -row[1])
    return dict(ranked[:most])


def values_with_advice(
    values: Mapping[Action, Sequence[float]], advised: Mapping[Action, float], worlds: int
) -> tuple[ActionValue, ...]:
    """Return the values of actions, the best first; empty without time for a world.

    Args:
        values: the points of each action in each world.
        advised: the points that the rules expect of it.
        worlds: the number of worlds that the advice counts as.
    """
    if not all(values.values()):
        return ()
    found = {action: mean_and_error(row) for action, row in values.items()}
    overall = sum(mean for mean, _ in found.values()) / len(found)
    expected = sum(advised.values()) / len(found)
    rows = []
    for action, (mean, error) in found.items():
        count, advice = len(values[action]), overall + advised[action] - expected
        rows.append(ActionValue(action, (count * mean + worlds * advice) / (count + worlds), error))
    return best_first(rows)
