"""The swing of a game: how far the points of a deal lie apart, which gives a loss its size."""

from __future__ import annotations

import hashlib
from itertools import count
from math import sqrt
from statistics import fmean, pstdev

from mamlaka.arena.decision_times import DecisionTimes
from mamlaka.arena.match import Contestant, Match
from mamlaka.bots.base import Limit
from mamlaka.bots.rules import RulesBot
from mamlaka.fair import FairShuffler
from mamlaka.ledger import Points
from mamlaka.match import Setup
from mamlaka.rng import Rng
from mamlaka.state import State

__all__ = ["LEAST_SHARE", "SWING_OF_CHANCE", "deal_swing"]

LEAST_SHARE = 1 / 20
"""The least share of the swing of a deal that counts as a loss."""
SWING_DEALS = 20
"""The number of deals from which the swing is estimated, and of matches at most."""
SWING_OF_CHANCE = 0.5
"""The standard deviation of an even chance to win."""


def deal_swing(setup: Setup) -> float:
    """Return how far the points of a side typically lie from the mean of all, in a deal between bots of the rules.

    It is the root mean square over the sides of random deals, which are always the same ones. In a solitaire, it is the
    standard deviation of the points.

    >>> from mamlaka import Setup, find_game
    >>> 4 < deal_swing(Setup(find_game("hearts"))) < 8
    True

    Raises:
        BotFailed: the game or its tactics come from a plugin and fail.
    """
    start = Setup(setup.game, setup.options, setup.seats).start()
    deals: list[tuple[Points, ...]] = []
    for number in range(SWING_DEALS):
        deals += _played(start, number, SWING_DEALS - len(deals))
        if len(deals) >= SWING_DEALS:
            break
    if start.seats == 1:
        return pstdev(points for (points,) in deals) if deals else 0.0
    sides = start.game.sides
    distances = [sum(points[seat] for seat in side) - len(side) * fmean(points) for points in deals for side in sides]
    return sqrt(fmean(distance**2 for distance in distances)) if distances else 0.0


def _played(start: State, number: int, most: int) -> list[tuple[Points, ...]]:
    """Return (deals, seats): the points of the deals of a match that count, up to `most`."""
    seeds = count(number * start.seats)
    bots = [Contestant(RulesBot(Rng(next(seeds))), Limit(), DecisionTimes()) for _ in range(start.seats)]
    match = Match(start, FairShuffler(hashlib.sha256(f"swing/{number}".encode()).digest()), bots)
    match.play(lambda state: len(state.results) >= most)
    return [result.points(start.seats) for result in match.state.results if not result.void][:most]
