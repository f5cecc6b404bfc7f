"""What is best, what else could be done, and why."""

from __future__ import annotations

from typing import Literal

from mamlaka.server.protocol.base import Wire

__all__ = ["Action", "Advice", "Choice"]


class Action(Wire, frozen=True):
    """Something that the viewer may do, as he would send it."""

    kind: str
    cards: tuple[str, ...]
    number: int | None
    name: str


class Choice(Wire, frozen=True):
    """An action with what it is worth."""

    action: Action
    value: float
    """Points of the deal on average, as the table shows them, or the chance to win the match in hundredths."""
    regret: float
    """How much less it brings than the best, in the same unit; 0 or more, in every game."""
    error: float
    """The standard error of what it brings less, of the best that of its value; 0: it is exact."""
    close: bool
    """Whether it may be as good as the best."""


class Advice(Wire, frozen=True):
    """What could be done best, by what the viewer can see."""

    best: Action | None
    """Null: nothing has to be said, and nothing should."""
    forced: bool
    """Nothing else can be done."""
    unit: Literal["points", "net", "chance"]
    """Of the values. Net are points less what a contract would be worth if it were kept for a later deal."""
    choices: tuple[Choice, ...]
    """The best first; empty where no values are known, and the rules of thumb decide."""
    reasons: tuple[str, ...]
    """The ids of the messages of the rules that speak for the best, the weightiest first."""
    objections: tuple[str, ...]
    """Those of the rules that speak against it."""
    rather: Action | None
    """What the rules of thumb alone would do, if that is something else."""
