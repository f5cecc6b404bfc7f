"""Hints: the best action, the alternatives, and the reasons."""

from __future__ import annotations

from typing import Literal, TypeAlias

from mamlaka.server.protocol.base import Wire

__all__ = ["Action", "Choice", "HintContent", "ValueUnit"]

ValueUnit: TypeAlias = Literal["points", "lead", "net", "chance"]
"""The unit of values. `lead`: points above those of the other side in this deal. `net`: points minus the value of
keeping the contract for a later deal."""


class Action(Wire, frozen=True):
    """A legal action of the viewer, as a client would send it."""

    kind: str
    cards: tuple[str, ...]
    number: int | None
    name: str
    takes: tuple[str, ...]


class Choice(Wire, frozen=True):
    """An action with its estimated value."""

    action: Action
    value: float
    """The mean points of the deal as displayed, or the win probability in percent."""
    regret: float
    """The difference to the best value, in the same unit; 0 or more, in every game."""
    standard_error: float
    """The standard error of the regret, or for the best action that of its value; 0: the value is exact."""
    close: bool
    """Whether it may be as good as the best action."""


class HintContent(Wire, frozen=True):
    """What a hint says, computed from what the viewer can see."""

    best: Action | None
    """The best action; null: decline the optional turn."""
    forced: bool
    """Whether it is the only legal action."""
    unit: ValueUnit
    """The unit of the values."""
    choices: tuple[Choice, ...]
    """Best first; empty if no values are known and the rules of thumb decide."""
    reasons: tuple[str, ...]
    """The message ids of the rules in favour of the best action, strongest first."""
    objections: tuple[str, ...]
    """The message ids of the rules against it."""
    rules_action: Action | None
    """The choice of the rules of thumb alone, if it differs."""
    target: int
    """The points at which the match ends, if that may be soon and the values count this deal alone; otherwise 0."""
