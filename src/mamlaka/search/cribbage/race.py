"""The race of Cribbage between deals: the chance to reach the target first, given what both sides need."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import erf, sqrt

from mamlaka.ledger import Points

__all__ = ["chance_to_win"]

DEALER, PONE = (16.2, 5.5), (10.5, 4.3)
"""The mean of what a seat scores in a deal, and the standard deviation, if `rules` plays."""
FAR = 61
"""Needs are counted up to this number."""
MOST = 40
"""The most points of a deal that are told apart."""


def chance_to_win(need: Points, other: Points, *, deals: bool) -> float:
    """Return about the chance of a side to reach the target first, before a deal of two players.

    Args:
        need: the points that the side needs, above 0.
        other: the points that the other side needs, above 0.
        deals: whether the side deals next.
    """
    need, other = min(need, FAR), min(other, FAR)
    return 1 - _chances()[other][need] if deals else _chances()[need][other]


@cache
def _chances() -> list[list[float]]:
    """Return (needs of the pone, needs of the dealer): the chance of the pone, who scores first."""
    pone, dealer = _shares(*PONE), _shares(*DEALER)
    chances, later = ([[0.0] * (FAR + 1) for _ in range(FAR + 1)] for _ in range(2))
    # later: the chance between the points of both, with what each needs then.
    for total in range(2, 2 * FAR + 1):
        for need in range(max(1, total - FAR), min(FAR, total - 1) + 1):
            other = total - need
            later[need][other] = sum(
                share * (1 - chances[other - points][need]) for points, share in enumerate(dealer[: other - 1], 1)
            )
            chances[need][other] = sum(pone[need - 1 :]) + sum(
                share * later[need - points][other] for points, share in enumerate(pone[: need - 1], 1)
            )
    return chances


def _shares(mean: float, deviation: float) -> tuple[float, ...]:
    """Return (MOST,): how likely 1, 2, 3, ... points are."""
    below = [0.5 * (1 + erf((points - 0.5 - mean) / deviation / sqrt(2))) for points in range(1, MOST + 2)]
    whole = below[-1] - below[0]
    return tuple((high - low) / whole for low, high in pairwise(below))
