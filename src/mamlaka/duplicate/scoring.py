"""Comparison of results with the same cards: matchpoints and IMPs.

Source of the table of IMPs: the Laws of Duplicate Bridge 2017, law 78 B.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import fmean
from typing import Literal, TypeAlias

__all__ = ["IMP_STEPS", "Scoring", "imps", "imps_each", "matchpoints_each", "typical_difference"]

Scoring: TypeAlias = Literal["matchpoints", "imps"]
IMP_STEPS = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)
"""The differences from which 1, 2, 3, ... 24 IMPs are given, for results on the scale of bridge."""
TYPICAL = 200
"""The typical difference of two results on the scale of bridge. It is worth 5 IMPs."""


def matchpoints_each(results: Sequence[float]) -> tuple[float, ...]:
    """Return the matchpoints of each result in percent: the share of the others that it beats; an equal one is half.

    With one result there is nothing to compare, and everything is 50.

    >>> matchpoints_each([-75, 0, 0])
    (0.0, 75.0, 75.0)
    """
    others = len(results) - 1
    if not others:
        return (50.0,)
    return tuple(
        100 * (sum(one > other for other in results) + (results.count(one) - 1) / 2) / others for one in results
    )


def typical_difference(groups: Iterable[Sequence[float]]) -> float:
    """Return the mean difference of two results of the same board and side; 0: there is none.

    >>> typical_difference([[10, 40], [5, 5, 5]])
    7.5

    Args:
        groups: the results that are compared with each other.
    """
    differences = [abs(one - other) for results in groups for one, other in combinations(results, 2)]
    return fmean(differences) if differences else 0.0


def imps(difference: float, typical: float) -> int:
    """Return a difference of results in IMPs, by the table of bridge.

    Points of different games are brought to the scale of bridge: a typical difference is made 200.

    >>> imps(100, 100), imps(-200, 100), imps(1000, 100)
    (5, -9, 19)

    Args:
        difference: one result less another.
        typical: the typical difference of two results; 0: all are equal.
    """
    if not typical:
        return 0
    size = bisect_right(IMP_STEPS, abs(difference) * TYPICAL / typical)
    return size if difference > 0 else -size


def imps_each(results: Sequence[float], typical: float) -> tuple[float, ...]:
    """Return the mean IMPs of each result against each other one (cross-IMPs).

    >>> imps_each([0, 100, 100], 100)
    (-5.0, 2.5, 2.5)
    """
    others = len(results) - 1
    if not others:
        return (0.0,)
    return tuple(sum(imps(one - other, typical) for other in results) / others for one in results)
