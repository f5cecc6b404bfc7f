"""The interface of bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, Literal, Protocol, TypeAlias

from msgspec import Struct

from mamlaka.actions import Action
from mamlaka.errors import InvalidSetup
from mamlaka.rng import Rng
from mamlaka.view import View

__all__ = [
    "ANY_OPTION",
    "MAX_NODES",
    "MAX_WORLDS",
    "WAIT",
    "ActionValue",
    "Bot",
    "Decision",
    "Limit",
    "Reason",
    "Unit",
    "best_first",
    "reject_oracle",
    "supported_options",
]

ANY_OPTION = "*"
"""In a set of supported options, stands for all options."""
WAIT = Action("wait")
"""In action values, stands for not acting when the turn is optional. A decision not to act is None instead."""

MAX_WORLDS = 1_000_000
"""The most worlds that a command lets a bot sample for one decision: some hundred megabytes."""
MAX_NODES = 10**12
"""The most nodes that a command lets a bot visit for one decision."""

Unit: TypeAlias = Literal["points", "lead", "net", "chance"]
"""The unit of an action value. `points`: the points of the side in this deal, above the mean of all seats. `lead`: the
same above the mean of all other seats, for games in which sides race. `net`: `points` minus the value of keeping the
contract for a later deal. `chance`: the probability of winning the match, or if it has several games the
running one."""


class Limit(Struct, frozen=True):
    """The limits of one decision; None: no limit.

    With a limit of worlds or nodes a decision is reproducible; with a limit of seconds it is not.
    """

    worlds: int | None = None
    nodes: int | None = None
    seconds: float | None = None
    reference: Action | None = None
    """Asks a search for a measurement rather than a decision. All actions are tried in equally many worlds, and none is
    dropped early, because a race that stops as soon as a difference looks significant overrates it. The advice of the
    rules doesn't count. Where actions share their worlds card by card, standard errors are those of the differences to
    this action."""

    def __post_init__(self) -> None:
        for name in ("worlds", "nodes", "seconds"):
            value = getattr(self, name)
            if value is not None and value <= 0:
                raise InvalidSetup(f"a limit of {name} must be above 0, not {value}")


class Reason(Struct, frozen=True):
    """A reason for a decision: a rule that supports the action, or opposes the action preferred without it."""

    rule: int
    """The number of the rule in the tactics of its game."""
    message: str
    """The id of the message that explains the rule."""
    weight: int
    """The vote of the rule."""


class ActionValue(Struct, frozen=True):
    """The estimated value of an action."""

    action: Action
    value: float
    """The mean outcome; higher is better, in every game."""
    standard_error: float = 0.0
    """The standard error of the value; 0 if it is exact."""
    unit: Unit = "points"


def best_first(action_values: Iterable[ActionValue]) -> tuple[ActionValue, ...]:
    """Return action values in descending order."""
    return tuple(sorted(action_values, key=lambda action_value: -action_value.value))


class Decision(Struct, frozen=True):
    """An action and the grounds for it."""

    action: Action
    reasons: tuple[Reason, ...] = ()
    """The rules that support the action, in descending weight."""
    action_values: tuple[ActionValue, ...] = ()
    """The estimated values of the actions, the best first."""


class Bot(Protocol):
    """A player program: chooses an action given a view.

    The class method `supported_options(game: str) -> frozenset[str]` returns the options of a game that the bot takes
    into account or that don't matter to it. `frozenset({ANY_OPTION})` stands for all of them, for a bot that relies on
    offers and plans alone. A bot without this method supports none.

    The same object is asked throughout a match, by one thread at a time, but not always by the same one. After a
    restart of the process a new object continues from the view alone, with another generator. The same happens when a
    server unloads and reloads a table, and for hints and reports. So a bot must be able to start at any view.

    A bot fails if it raises an exception, chooses an illegal action or doesn't return. A command then ends with an
    error that names the bot; at a table with people, the `rules` bot plays in its place.
    `mamlaka.plugin_deadline` sets the time limit.
    """

    name: ClassVar[str]
    version: ClassVar[int]
    """Increase it with every change that may change a decision."""

    def __init__(self, rng: Rng) -> None:
        """Create a bot; `rng` is the only source of randomness that it may use."""
        ...

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return a decision. None is allowed only if the turn is optional."""
        ...


def supported_options(bot: type, game: str) -> frozenset[str]:
    """Return the names of the options of a game that a bot supports."""
    named: Callable[[str], frozenset[str]] = getattr(bot, "supported_options", lambda _: frozenset())
    return named(game)


def reject_oracle(bot: type) -> None:
    """Reject a bot that needs the full state; only the arena accepts one, to measure the value of perfect information.

    Raises:
        InvalidSetup: the class sets `needs_truth`.
    """
    if getattr(bot, "needs_truth", False):
        raise InvalidSetup(f"{bot.__name__} sees all cards: only `mamlaka arena` may seat it")
