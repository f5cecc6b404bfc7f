"""The race of Cribbage: the chance to reach the target first, given what both sides need."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import erf, sqrt

from mamlaka.ledger import Points

__all__ = ["chance_to_win", "pone_chance", "shares_of"]

DEALER, PONE = (16.2, 5.5), (10.5, 4.3)
"""The mean of what a seat scores in a deal, and the standard deviation, if `rules` plays."""
FAR = 61
"""Needs are counted up to this number."""
MOST = 40
"""The most points of a deal that are told apart."""
PLAY_OF_PONE = (0.18, 0.32, 0.16, 0.16, 0.06, 0.03, 0.04, 0.02, 0.03)
PLAY_OF_DEALER = (0.0, 0.22, 0.18, 0.21, 0.15, 0.11, 0.05, 0.04, 0.04)
"""How likely a seat makes 0, 1, 2, ... points in the play, if `rules` plays; the last entry stands for more, too."""


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
    pone, dealer = shares_of(*PONE)[1:], shares_of(*DEALER)[1:]
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


def pone_chance(need: Points, other: Points, show: Sequence[float], later: Sequence[float]) -> float:
    """Return about the chance of the pone to win a game of two players, before the play of a deal.

    Args:
        need: the points that the pone needs, above 0.
        other: the points that the dealer needs, above 0.
        show: how likely the hand of the pone is worth 0, 1, 2, ... points.
        later: the same of what the dealer shows after it: the hand and the crib.
    """
    chances = _chances()

    @cache
    def before_dealer_shows(need: Points, other: Points) -> float:
        need = min(need, FAR)
        return sum(
            [share * (1 - chances[min(other - points, FAR)][need]) for points, share in enumerate(later[:other])]
        )

    @cache
    def before_show(need: Points, other: Points) -> float:
        return sum(show[need:]) + sum(
            [share * before_dealer_shows(need - points, other) for points, share in enumerate(show[:need])]
        )

    total = 0.0
    for made, share in enumerate(PLAY_OF_PONE):
        for against, other_share in enumerate(PLAY_OF_DEALER):
            if made < need and against < other:
                chance = before_show(need - made, other - against)
            elif made >= need and against >= other:
                chance = 0.5
            else:
                chance = float(made >= need)
            total += share * other_share * chance
    return total


@cache
def shares_of(mean: float, deviation: float, least: Points = 1) -> tuple[float, ...]:
    """Return (MOST + 1,): how likely 0, 1, 2, ... points are, about normally distributed from some number on."""
    below = [0.5 * (1 + erf((points - 0.5 - mean) / deviation / sqrt(2))) for points in range(least, MOST + 2)]
    whole = below[-1] - below[0]
    return (0.0,) * least + tuple((high - low) / whole for low, high in pairwise(below))
