"""What a bot is."""

from __future__ import annotations

from typing import ClassVar, Literal, Protocol

from msgspec import Struct

from mamlaka.actions import Action
from mamlaka.errors import InvalidSetup
from mamlaka.search.rng import Rng
from mamlaka.view import View

__all__ = ["Bot", "Decision", "Limit", "Reason", "Worth", "refuse_seer"]


class Limit(Struct, frozen=True):
    """How much a bot may think about one decision; what is not given is not limited.

    The same worlds or nodes give the same move everywhere; seconds do not.
    """

    worlds: int | None = None
    nodes: int | None = None
    seconds: float | None = None


class Reason(Struct, frozen=True):
    """Why a bot decided as it did: a rule that spoke for the action."""

    rule: int
    """The number of the rule among the tactics of its game."""
    message: str
    """The id of the message that says it in words."""
    weight: int
    """How much it counted."""


class Worth(Struct, frozen=True):
    """What an action is worth to who takes it."""

    action: Action
    value: float
    """What it brings on average; more is better, in every game."""
    error: float = 0.0
    """The standard error of that; 0 if it is exact."""
    unit: Literal["points", "chance"] = "points"
    """Whether the value is points of the deal for the side of who acts, or the chance to win the match."""


class Decision(Struct, frozen=True):
    """An action and what spoke for it."""

    action: Action
    reasons: tuple[Reason, ...] = ()
    """The rules that spoke for the action, the weightiest first."""
    worths: tuple[Worth, ...] = ()
    """What the actions were found to be worth, the best first."""


class Bot(Protocol):
    """Somebody who decides from a view.

    One that does not play every game names those that it plays: `games: ClassVar[tuple[str, ...]]`.
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


def refuse_seer(bot: type) -> None:
    """Refuse a bot that asks for more than a view: in the arena it shows what perfect knowledge would be worth.

    Raises:
        InvalidSetup: the class says `needs_truth`.
    """
    if getattr(bot, "needs_truth", False):
        raise InvalidSetup(f"{bot.__name__} sees the cards of everybody: only `mamlaka arena` may seat it")
