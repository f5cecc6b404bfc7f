"""Hints: the best action, the values of the alternatives, and the reasons. A hint uses only the player's view."""

from __future__ import annotations

from math import hypot, isfinite

from msgspec import Struct
from msgspec.structs import replace

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit, Reason, Unit
from mamlaka.bots.fallback import attempt
from mamlaka.bots.rules import RulesBot, collect_votes, compared_votes, reasons_against, reasons_for
from mamlaka.bots.search import SearchBot
from mamlaka.errors import OutOfTurn, Refusal
from mamlaka.game import Game
from mamlaka.rng import Rng
from mamlaka.view import View

__all__ = ["HINT_WORLDS", "Choice", "Hint", "hint", "measured", "scale_of", "shown_value"]

HINT_WORLDS = 1000
"""The number of worlds of a hint without a limit."""
MAX_CHOICES = 15
"""The most alternatives to show: all ways to discard two of six cards."""
CLOSE = 2.0
"""The number of standard errors up to which a regret is not significant."""


class Choice(Struct, frozen=True):
    """An action compared with the best action."""

    action_value: ActionValue
    regret: float
    """The value of the best action minus the value of this one, in the unit of the values."""
    standard_error: float
    """An upper bound of the standard error of the regret, as the values are positively correlated. For the best action,
    the standard error of its value."""
    is_best: bool = False

    @property
    def is_close(self) -> bool:
        """Whether the regret is not significant."""
        return self.regret <= CLOSE * self.standard_error


class Hint(Struct, frozen=True):
    """A recommended action and the reasons for it."""

    best: Action | None
    """The recommended action; None: don't act, as the turn is optional."""
    action_values: tuple[ActionValue, ...] = ()
    """The estimated values of the actions, the best first; empty if only the rules of thumb decide."""
    reasons: tuple[Reason, ...] = ()
    """The rules that support the best action, or oppose it less than the others, in descending weight."""
    objections: tuple[Reason, ...] = ()
    """The rules that oppose it more than another action, in descending weight."""
    rules_action: Action | None = None
    """The action that the rules of thumb alone prefer, if it is another one."""
    is_forced: bool = False
    """Whether it is the only legal action."""
    target: int = 0
    """The points at which the match ends, if a side is more than half way there and the values count the points of the
    deal alone; otherwise 0."""

    @property
    def is_rules_action_close(self) -> bool:
        """Whether the regret of the action preferred by the rules of thumb is not significant."""
        return any(choice.is_close for choice in self.choices if choice.action_value.action == self.rules_action)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The best action and the alternatives, the best first, up to `MAX_CHOICES`."""
        best = next((action_value for action_value in self.action_values if action_value.action == self.best), None)
        if best is None:
            return ()
        others = [action_value for action_value in self.action_values if action_value is not best]
        return (
            Choice(best, 0.0, best.standard_error, is_best=True),
            *(
                Choice(other, best.value - other.value, hypot(best.standard_error, other.standard_error))
                for other in others
            ),
        )[:MAX_CHOICES]


def scale_of(unit: Unit, game: Game) -> float:
    """Return the factor for displaying action values: points in the game's unit, chances in percent."""
    return 100 if unit == "chance" else 1 / game.unit


def shown_value(action_value: ActionValue, game: Game) -> float:
    """Return an action value for display; if the game's points are penalties, the sign is reversed."""
    sign = 1 if action_value.unit == "chance" else game.points_sign
    return sign * action_value.value * scale_of(action_value.unit, game)


def hint(view: View, limit: Limit, rng: Rng) -> Hint:
    """Return a hint for the owner of a view.

    The search chooses the action; if no search applies, the rules of thumb do. The reasons are the rules that support
    the action; there may be none.

    Args:
        view: the view of the player, who must have a turn.
        limit: the limit of the search.
        rng: the only source of randomness.

    Raises:
        OutOfTurn: the owner of the view has no turn.
        BotFailed: the game or its tactics come from a plugin and fail.
    """
    if view.turn is None:
        raise OutOfTurn(Refusal("not_your_turn"), seat=view.seat)
    searcher = SearchBot(rng)
    return attempt(searcher, view, limit, lambda: _hint(view, limit, rng, searcher))


def _hint(view: View, limit: Limit, rng: Rng, searcher: SearchBot) -> Hint:
    turn, legal = view.turn, tuple(view.legal)
    assert turn is not None
    if len(legal) == 1 and not turn.optional:
        return Hint(legal[0], is_forced=True)
    decision = searcher.act(view, limit)
    if decision is None:
        return Hint(None)
    action_values = tuple(
        action_value for action_value in decision.action_values if isfinite(action_value.standard_error)
    )
    ruled = RulesBot(rng).act(view, limit)
    advised = None if ruled is None else ruled.action
    best = advised if advised is not None and _is_equal(advised, decision.action, action_values) else decision.action
    votes = compared_votes(collect_votes(view, legal), legal.index(best))
    reasons = reasons_for(votes)
    if ruled is not None and advised == best:
        said = {reason.rule for reason in ruled.reasons}
        reasons = (*ruled.reasons, *(reason for reason in reasons if reason.rule not in said))
    return Hint(
        best,
        action_values,
        reasons,
        reasons_against(votes),
        None if advised == best else advised,
        target=_overlooked_target(view, action_values),
    )


def _overlooked_target(view: View, action_values: tuple[ActionValue, ...]) -> int:
    """Return the target of the match if a side is more than half way there and the values don't count it."""
    state = view.state
    target = int(getattr(state.game.options, "target", 0) or 0)
    if not action_values or action_values[0].unit == "chance":
        return 0
    farthest = max(abs(sum(state.totals[seat] for seat in side)) for side in state.game.sides)
    return target if 2 * farthest > target * state.game.unit else 0


def measured(view: View, reference: Action, limit: Limit, rng: Rng) -> dict[Action, ActionValue]:
    """Return the values of all actions in fresh worlds, as many for each, with their errors against one of them.

    A search that chooses an action overrates it, because the same worlds choose and measure it, and because it stops to
    try an action once its loss looks significant. This measurement does neither.

    Args:
        view: the view of the player, who must have a turn.
        reference: the action that the others are compared with.
        limit: the limit of the search.
        rng: the only source of randomness; that of the hint, to go on from there.

    Raises:
        BotFailed: the game or its tactics come from a plugin and fail.
    """
    searcher = SearchBot(rng)
    limit = replace(limit, reference=reference)
    values = attempt(searcher, view, limit, lambda: searcher.action_values(view, limit))
    return {value.action: value for value in values if isfinite(value.standard_error)}


def _is_equal(action: Action, best: Action, action_values: tuple[ActionValue, ...]) -> bool:
    """Return whether an action has the same points as the best action; equal chances are ordered by points already."""
    value = {action_value.action: action_value.value for action_value in action_values if action_value.unit != "chance"}
    return action in value and value[action] == value.get(best)
