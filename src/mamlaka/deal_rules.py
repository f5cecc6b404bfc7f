"""Scoring rules that look at a whole deal, as data: for what points of single cards and tricks cannot express.

A `TrickSpec` holds them in `deal_rules`, in this order: `Divide`, `Sweep`, `NoTricks`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from mamlaka.ledger import Points

__all__ = ["DealRule", "Divide", "NoTricks", "Sweep", "check_deal_rules"]


@dataclass(frozen=True, slots=True)
class Divide:
    """Points are divided and rounded down. A seat's cards, tricks and last trick are rounded separately."""

    by: int
    """The divisor."""
    reason: str
    """The reason of the ledger's entries for cards. They keep the points before the division as their `count`."""


@dataclass(frozen=True, slots=True)
class Sweep:
    """A seat that takes all cards of a set gets no points for taking these cards, but other points instead.

    Games call it a march, a slam, or shooting the moon.
    """

    cards: str
    """The pattern of the cards."""
    reason: str
    """The reason of the ledger's entries."""
    taker: Points = 0
    """Points for the seat that takes the cards."""
    others: Points = 0
    """Points for every other seat."""


@dataclass(frozen=True, slots=True)
class NoTricks:
    """A seat without a trick gets points, except in a deal with a sweep."""

    points: Points
    """The points."""
    reason: str = "no_tricks"
    """The reason of the ledger's entry."""


DealRule: TypeAlias = Divide | Sweep | NoTricks
"""A scoring rule that looks at a whole deal."""

ORDER = (Divide, Sweep, NoTricks)
"""The order in which the rules of a deal are applied."""


def check_deal_rules(rules: tuple[DealRule, ...]) -> None:
    """Check that rules can be applied to the same deal.

    Raises:
        ValueError: they are not in order, or exclude each other.
    """
    kinds = [ORDER.index(type(rule)) for rule in rules]
    if kinds != sorted(kinds):
        raise ValueError(f"deal_rules must be in the order Divide, Sweep, NoTricks: {rules}")
    if kinds.count(ORDER.index(Divide)) > 1 or kinds.count(ORDER.index(NoTricks)) > 1:
        raise ValueError(f"deal_rules can have one Divide and one NoTricks: {rules}")
    if {Divide, Sweep} <= {*map(type, rules)}:
        raise ValueError(f"deal_rules cannot have Divide together with Sweep: {rules}")
    for rule in rules:
        if isinstance(rule, Divide) and rule.by < 1:
            raise ValueError(f"points can be divided by 1 or more, not by {rule.by}")
