"""Tressette for two: when nothing is left to draw the play is solved, before that cards are played in many worlds.

What counts is the match, not the deal: near the target a third of a point may be worth nothing, or everything. Of cards
with equal chances the one with more thirds is better, for the other seat may err.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, inf, sqrt
from time import perf_counter
from typing import Any

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit
from mamlaka.bots.search.cards import Draw
from mamlaka.cards import iter_cards
from mamlaka.games.tressette import Tressette
from mamlaka.games.tressette.deal import HAND_SIZE, THIRDS
from mamlaka.ledger import Points
from mamlaka.plan import TrickPlan
from mamlaka.rng import Rng
from mamlaka.search.ending import gains_of, play_endings
from mamlaka.search.positions import TrickPosition, hidden_in, position_of
from mamlaka.search.worlds import world_array
from mamlaka.view import View

__all__ = ["match_chance", "tressette_action_values"]

WORLDS = 100
"""How many worlds where no limit is given."""
WORLDS_A_SECOND = 20_000
"""How many worlds at most where only the time is limited: more than can be played in it."""
SOLVED = 4
"""From so many cards in hand on each world is solved, at twice the time; solving more of it brings hardly anything."""
WHOLE = 35
"""The thirds of a deal, with the three of the last trick."""
SPREAD = 3.75
"""The standard deviation of the thirds of a seat: what it was over 20,000 deals of careful players."""


def tressette_action_values(view: View, limit: Limit, rng: Rng, draw: Draw = world_array) -> tuple[ActionValue, ...]:
    """Return the chances to win the match that the cards bring which may be played, the best first.

    They are exact when nothing is left to draw, unless time runs out; nothing where there is no time for one world.
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
    is_known = not state.zone("stock").count  # then the other seat holds whatever has not been seen
    most = WORLDS if limit.seconds is None else max(1, int(limit.seconds * WORLDS_A_SECOND))
    hidden = hidden_in(view, draw(view, 1 if is_known else limit.worlds or most, rng))

    def gains(solved: int) -> list[Any]:
        """Return (worlds, cards): what the deal brings more than to the other seat."""
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
        value, error = _mean([chances[number] for number in thirds], exact=is_known)
        found.append((ActionValue(Action("play", cards=1 << card), value, error, "chance"), sum(thirds)))
    return tuple(action_value for action_value, _ in sorted(found, key=lambda pair: (-pair[0].value, -pair[1])))


def _mean(values: list[float], *, exact: bool) -> tuple[float, float]:
    """Return the mean of a sample and its standard error; of a single world that is not the only one it is infinite."""
    number = len(values)
    mean = sum(values) / number
    if number == 1:
        return mean, 0.0 if exact else inf
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (number - 1) / number)


def _chances(game: Tressette, mine: Points, his: Points) -> list[float]:
    """Return the chance to win the match when a deal has brought 0, 1, 2 ... thirds to totals of so many points."""
    points = (_points_of(game, thirds) for thirds in range(WHOLE + 1))
    return [match_chance(game, mine + won, his + lost) for won, lost in points]


def _points_of(game: Tressette, thirds: Points) -> tuple[Points, Points]:
    """Return what a deal brings to a seat that has taken so many thirds, and to the other, in the unit of the game.

    What is lost by rounding down is a whole point together: 2 thirds of one seat, or 1 of each.
    """
    each = THIRDS // game.unit
    return thirds // each, WHOLE // each - thirds // each


@lru_cache(maxsize=1 << 14)
def match_chance(game: Tressette, mine: Points, his: Points) -> float:
    """Return the chance of a seat to win a match that stands so between deals; a shared win counts half.

    Both seats are taken to be equals: the thirds of a deal lie about the half by a bell curve.
    """
    if game.is_decided((mine, his)):
        return (1 + (mine > his) - (mine < his)) / 2
    return sum(share * chance for share, chance in zip(SHARES, _chances(game, mine, his), strict=True))


def _shares() -> list[float]:
    weights = [exp(-(((thirds - WHOLE / 2) / SPREAD) ** 2) / 2) for thirds in range(WHOLE + 1)]
    return [weight / sum(weights) for weight in weights]


SHARES = _shares()
"""(thirds,): how often a seat takes 0, 1, 2 ... thirds of a deal."""
