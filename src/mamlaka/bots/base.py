"""What a bot is."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Literal, Protocol, TypeAlias

from msgspec import Struct

from mamlaka.actions import Action
from mamlaka.errors import InvalidSetup
from mamlaka.rng import Rng
from mamlaka.view import View

__all__ = [
    "ANY_OPTION",
    "MOST_NODES",
    "MOST_WORLDS",
    "WAIT",
    "ActionValue",
    "Bot",
    "Decision",
    "Limit",
    "Reason",
    "Unit",
    "reject_oracle",
    "supported_options",
]

ANY_OPTION = "*"
"""Stands for all options, among those that a bot supports."""
WAIT = Action("wait")
"""Among what actions are worth: to say nothing where a turn is optional. No decision holds it, there it is None."""

MOST_WORLDS = 1_000_000
"""The most worlds that a command lets a bot sample for one decision: some hundred megabytes."""
MOST_NODES = 10**12
"""The most nodes that a command lets a bot visit for one decision."""

Unit: TypeAlias = Literal["points", "net", "chance"]
"""What a worth is: points of the deal, those of the side above the mean of all seats; the same less what a contract
would be worth if it were kept for a later deal; or the chance to win the match."""


class Limit(Struct, frozen=True):
    """How much a bot may think about one decision; what is not given is not limited.

    The same worlds or nodes give the same move everywhere; seconds do not.
    """

    worlds: int | None = None
    nodes: int | None = None
    seconds: float | None = None


class Reason(Struct, frozen=True):
    """Why a bot decided as it did: a rule that spoke for the action, or against what it would do otherwise."""

    rule: int
    """The number of the rule among the tactics of its game."""
    message: str
    """The id of the message that says it in words."""
    weight: int
    """How much it counted."""


class ActionValue(Struct, frozen=True):
    """What an action is worth to who takes it."""

    action: Action
    value: float
    """What it brings on average; more is better, in every game."""
    error: float = 0.0
    """The standard error of that; 0 if it is exact."""
    unit: Unit = "points"
    """What the value is."""


class Decision(Struct, frozen=True):
    """An action and what spoke for it."""

    action: Action
    reasons: tuple[Reason, ...] = ()
    """The rules that spoke for the action, the weightiest first."""
    action_values: tuple[ActionValue, ...] = ()
    """What the actions were found to be worth, the best first."""


class Bot(Protocol):
    """Somebody who decides from a view.

    A class method `supported_options(game: str) -> frozenset[str]` names the options of a game that the bot supports:
    those that change what it does, and those that make no difference to it. `ANY_OPTION` stands for all of them, for a
    bot that takes every game as its offers and plans describe it. A bot without this method supports none.

    The same object is asked throughout a match as long as the process lives, by one thread at a time, though not always
    by the same one. After a restart a new object continues from the view alone, with another source of chance; so does
    one at a table that a server has put away and taken back, and one that is asked for a hint or about a report. So a
    bot must be able to start at any view.

    A bot that raises an error, gives no legal answer, or does not come to an end, fails. A command ends then, and names
    it; at a table with people the `rules` bot plays in its place. How long it may think `mamlaka.watch` says.
    """

    name: ClassVar[str]
    version: ClassVar[int]
    """Raised whenever the bot may decide differently."""

    def __init__(self, rng: Rng) -> None:
        """Take the only source of chance that the bot may use."""
        ...

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return what to do. None is an answer only when the turn is optional."""
        ...


def supported_options(bot: type, game: str) -> frozenset[str]:
    """Return the names of the options of a game that a bot says it supports."""
    named: Callable[[str], frozenset[str]] = getattr(bot, "supported_options", lambda _: frozenset())
    return named(game)


def reject_oracle(bot: type) -> None:
    """Refuse a bot that asks for more than a view: in the arena it shows what perfect knowledge would be worth.

    Raises:
        InvalidSetup: the class says `needs_truth`.
    """
    if getattr(bot, "needs_truth", False):
        raise InvalidSetup(f"{bot.__name__} sees the cards of everybody: only `mamlaka arena` may seat it")
