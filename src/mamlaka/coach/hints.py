"""What a person could do best, what the alternatives are worth, and why. A hint sees no more than the person's view."""

from __future__ import annotations

from math import hypot, isfinite

from msgspec import Struct

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit, Reason, Unit
from mamlaka.bots.rules import RulesBot, against, in_favour, votes_on
from mamlaka.bots.search import SearchBot
from mamlaka.bots.steady import attempt
from mamlaka.errors import OutOfTurn, Refusal
from mamlaka.game import Game
from mamlaka.rng import Rng
from mamlaka.view import View

__all__ = ["HINT_WORLDS", "Choice", "Hint", "hint", "scale_of", "shown_value"]

HINT_WORLDS = 1000
"""How many worlds a hint looks at where no limit is given."""
MOST_CHOICES = 13
"""More alternatives than this help nobody."""
CLOSE = 2.0
"""Who is so many standard errors behind the best, or less, may be as good."""


class Choice(Struct, frozen=True):
    """What can be done, beside the best that can be done."""

    action_value: ActionValue
    regret: float
    """How much less it is worth than the best action, in the unit of its worth."""
    error: float
    """The standard error of that difference, or more: what both were tried on together makes it smaller. Of the best
    action that of its worth."""
    is_best: bool = False

    @property
    def is_close(self) -> bool:
        """Whether it may be as good as the best."""
        return self.regret <= CLOSE * self.error


class Hint(Struct, frozen=True):
    """What to do, and why."""

    best: Action | None
    """None: nothing has to be said, and nothing should."""
    action_values: tuple[ActionValue, ...] = ()
    """What the actions are worth, the best first; nothing where only the rules of thumb can say."""
    reasons: tuple[Reason, ...] = ()
    """The rules that speak for the best action, the weightiest first."""
    objections: tuple[Reason, ...] = ()
    """The rules that speak against it, the weightiest first."""
    rather: Action | None = None
    """What the rules of thumb alone would do, if that is something else."""
    is_forced: bool = False
    """Nothing else can be done."""

    @property
    def is_rather_close(self) -> bool:
        """Whether what the rules of thumb alone would do may be as good."""
        return any(choice.is_close for choice in self.choices if choice.action_value.action == self.rather)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The best action and what else is worth something, the best first; not more than help."""
        best = next((action_value for action_value in self.action_values if action_value.action == self.best), None)
        if best is None:
            return ()
        others = [action_value for action_value in self.action_values if action_value is not best]
        return (
            Choice(best, 0.0, best.error, is_best=True),
            *(Choice(other, best.value - other.value, hypot(best.error, other.error)) for other in others),
        )[:MOST_CHOICES]


def scale_of(unit: Unit, game: Game) -> float:
    """Return by what action values are multiplied to be shown: points as people count them, chances in hundredths."""
    return 100 if unit == "chance" else 1 / game.unit


def shown_value(action_value: ActionValue, game: Game) -> float:
    """Return a worth as it is shown to people: where points are penalties, what is worth more has fewer."""
    sign = 1 if action_value.unit == "chance" else game.points_sign
    return sign * action_value.value * scale_of(action_value.unit, game)


def hint(view: View, limit: Limit, rng: Rng) -> Hint:
    """Return what the owner of a view could do best.

    The search says what is worth most; where it cannot, the rules of thumb decide. The reasons are the rules that speak
    for that action, whoever has found it: they may be none.

    Args:
        view: what the person sees, who has a turn.
        limit: how long to think.
        rng: the only source of chance.

    Raises:
        OutOfTurn: the owner is not asked.
        BotFailed: the game, or the advice for it, comes from another package and fails.
    """
    if view.turn is None:
        raise OutOfTurn(Refusal("not_your_turn"))
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
    action_values = tuple(action_value for action_value in decision.action_values if isfinite(action_value.error))
    ruled = RulesBot(rng).act(view, limit)
    advised = None if ruled is None else ruled.action
    best = (
        advised
        if advised is not None and _is_worth_as_much(advised, decision.action, action_values)
        else decision.action
    )
    (votes,) = votes_on(view, (best,))
    reasons = ruled.reasons if ruled is not None and advised == best else in_favour(votes)
    return Hint(best, action_values, reasons, against(votes), None if advised == best else advised)


def _is_worth_as_much(action: Action, best: Action, action_values: tuple[ActionValue, ...]) -> bool:
    """Return whether an action brings exactly as many points as the best; of equal chances the first brings more."""
    value = {action_value.action: action_value.value for action_value in action_values if action_value.unit != "chance"}
    return action in value and value[action] == value.get(best)
