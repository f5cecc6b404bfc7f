"""Tressette for two: cards are played in many worlds; once the stock is empty, the deal is solved.

The objective is to win the match, not the deal: near the target, a third of a point may decide the match or not matter.
Of cards with equal chances the one with more thirds is better, because the opponent may make a mistake.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, inf
from time import perf_counter
from typing import Any

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit
from mamlaka.bots.search.cards import WorldSampler
from mamlaka.cards import iter_cards
from mamlaka.games.tressette import Tressette
from mamlaka.games.tressette.deal import HAND_SIZE, THIRDS
from mamlaka.ledger import Points
from mamlaka.plan import TrickPlan
from mamlaka.rng import Rng
from mamlaka.search.ending import gains_of, play_endings
from mamlaka.search.positions import TrickPosition, hidden_cards_in, position_of
from mamlaka.search.statistics import mean_and_error
from mamlaka.search.worlds import world_array
from mamlaka.view import View

__all__ = ["action_values", "match_chance"]

WORLDS = 100
"""The number of worlds if there is no limit."""
WORLDS_A_SECOND = 20_000
"""The most worlds per second of the time limit: more than can be played."""
SOLVED = 4
"""The hand size from which on each world is solved. This doubles the time; a larger size gains little."""
WHOLE = 35
"""The thirds of a deal, including the three of the last trick."""
SPREAD = 3.75
"""The standard deviation of the thirds of a seat, measured over 20,000 deals of the heuristic policy."""


def action_values(view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array) -> tuple[ActionValue, ...]:
    """Estimate the chance of winning the match for each legal card, the best first; empty without time for a world.

    The deal is solved exactly once the stock is empty, unless time runs out.
    """
    start = perf_counter()
    state, seat = view.state, view.seat
    assert isinstance(state.game, Tressette)
    assert seat is not None
    assert view.turn is not None
    (offer,) = view.turn.offers
    plan, position = position_of(state)
    assert isinstance(plan, TrickPlan)
    assert isinstance(position, TrickPosition)
    is_known = not state.zone("stock").count  # then the other seat holds all unseen cards
    most = WORLDS if limit.seconds is None else max(1, int(limit.seconds * WORLDS_A_SECOND))
    hidden = hidden_cards_in(view, sampler(view, 1 if is_known else limit.worlds or most, rng))

    def gains(solved: int) -> list[Any]:
        """Return (worlds, cards): the points of the deal minus those of the other seat."""
        left = inf if limit.seconds is None else limit.seconds - (perf_counter() - start)
        values = gains_of(plan, [seat])
        played = play_endings(
            plan, position, hidden, offer.cards, rng, values, [seat], heuristic=(0, 1), solved=solved, seconds=left
        )
        return played.tolist()

    worlds = [] if is_known and limit.seconds is None else gains(SOLVED)
    worlds = (is_known and gains(HAND_SIZE)) or worlds
    chances = _chances(state.game, state.totals[seat], state.totals[1 - seat])
    found = []
    for card, column in zip(iter_cards(offer.cards), zip(*worlds, strict=True), strict=False):
        thirds = [(WHOLE + gain) // 2 for gain in column]
        value, error = mean_and_error([chances[number] for number in thirds])
        error = 0.0 if is_known and len(thirds) == 1 else error
        found.append((ActionValue(Action("play", cards=1 << card), value, error, "chance"), sum(thirds)))
    return tuple(action_value for action_value, _ in sorted(found, key=lambda pair: (-pair[0].value, -pair[1])))


def _chances(game: Tressette, own: Points, other: Points) -> list[float]:
    """Return (thirds,): the chance of winning the match if this deal brings 0, 1, 2, ... thirds."""
    points = (_points_of(game, thirds) for thirds in range(WHOLE + 1))
    return [match_chance(game, own + won, other + lost) for won, lost in points]


def _points_of(game: Tressette, thirds: Points) -> tuple[Points, Points]:
    """Return the points of a seat that has taken `thirds`, and of the other seat, in the unit of the game.

    Rounding down costs both seats together a whole point: 2 thirds of one seat, or 1 of each.
    """
    each = THIRDS // game.unit
    return thirds // each, WHOLE // each - thirds // each


@lru_cache(maxsize=1 << 14)
def match_chance(game: Tressette, own: Points, other: Points) -> float:
    """Return the chance that a seat wins the match, given the totals between deals; a tie counts half.

    The players are assumed to be equally strong: the thirds of a deal are normally distributed around the half.
    """
    if game.is_decided((own, other)):
        return (1 + (own > other) - (own < other)) / 2
    return sum(share * chance for share, chance in zip(SHARES, _chances(game, own, other), strict=True))


def _shares() -> list[float]:
    weights = [exp(-(((thirds - WHOLE / 2) / SPREAD) ** 2) / 2) for thirds in range(WHOLE + 1)]
    return [weight / sum(weights) for weight in weights]


SHARES = _shares()
"""(thirds,): the probability that a seat takes 0, 1, 2, ... thirds of a deal."""
