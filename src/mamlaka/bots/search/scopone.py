"""Scopone: the plays that the rules like best, by playouts of greedy captures in worlds drawn from the view.

The advice of the rules counts as much as some worlds, so that few worlds don't overrule it by chance.
"""

from __future__ import annotations

from functools import lru_cache
from math import inf
from time import perf_counter
from typing import cast

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit
from mamlaka.bots.search.advised import advised_actions, values_with_advice
from mamlaka.bots.search.cards import WorldSampler
from mamlaka.cards import ITALIAN, Mask
from mamlaka.games.scopone import Scopone, capture_spec
from mamlaka.games.scopone.options import ScoponeOptions
from mamlaka.games.scopone.scoring import COINS, SETTEBELLO, side_points, worth
from mamlaka.phases import CapturePlay
from mamlaka.rng import Rng
from mamlaka.search.capture_playouts import CapturePosition, CaptureWorth, play_captures, play_out_captures
from mamlaka.search.statistics import mean_and_error
from mamlaka.search.worlds import world_array
from mamlaka.view import View

__all__ = ["scopone_action_values"]

WORLDS = 64
"""The number of worlds if there is no limit."""
FIRST_BATCH, BATCH = 4, 16
DROP_ERRORS = 2.0
"""A play is dropped if it is worse than the best by this number of standard errors of both."""
CANDIDATES, SHORT = 4, 0.1
"""The plays that are compared in less than so many seconds: those that the rules like best; with more time, all are."""
POINT = 200.0
"""The votes of the rules that stand for a point above the mean of the sides."""
ADVICE = 12
"""The number of worlds that the advice counts as."""
PRIMIERA_SHARE = 0.3
"""The share of the point for primiera that a seven is worth."""


@lru_cache(maxsize=16)
def worth_of(options: ScoponeOptions) -> CaptureWorth:
    """Return what the seats of a playout want: parts of the points for coins, cards, settebello and primiera."""
    cards = tuple(
        1 / 20
        + (1 / 7 if 1 << card & COINS else 0.0)
        + (1.0 if card == SETTEBELLO else 0.0)
        + PRIMIERA_SHARE * (max(0, worth(card) - 10) / 11) ** 2
        for card in range(len(ITALIAN))
    )
    return CaptureWorth(capture_spec(options), cards, sweep=1.0, exposed=0.4)


def scopone_action_values(
    view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array
) -> tuple[ActionValue, ...]:
    """Estimate the value of each play, the best first."""
    state, play, seat = view.state, view.state.phase, view.seat
    assert isinstance(state.game, Scopone)
    assert seat is not None
    if not isinstance(play, CapturePlay):
        return ()
    start = perf_counter()
    slots = [slot.zone for slot in view.deductions().slots]
    hands = [zone.cards for zone in state.zones[: state.seats]]
    taken = [state.zone("taken", other).cards for other in range(state.seats)]
    table = state.zones[state.game.layout_zone].cards
    last = None if play.latest is None else play.latest.seat
    wanted, options = worth_of(state.game.options), state.game.options
    side = next(side for side in state.game.teams if seat in side)
    opponents = next(other for other in state.game.teams if seat not in other)
    is_short = limit.seconds is not None and limit.seconds < SHORT
    advised = advised_actions(view, CANDIDATES if is_short else None, POINT)
    values: dict[Action, list[float]] = {action: [] for action in advised}
    racing = [*values]
    left: float = limit.worlds or (WORLDS if limit.seconds is None else inf)
    size = FIRST_BATCH

    def value_of(action: Action, world: list[Mask]) -> float:
        position = CapturePosition([*world], table, seat, [*taken], [*play.sweeps], last)
        play_captures(position, wanted.spec, action.card, action.takes)
        play_out_captures(position, wanted)
        own, other = (sum(position.taken[seat] for seat in seats) for seats in (side, opponents))
        scope = sum(position.sweeps[seat] for seat in side) - sum(position.sweeps[seat] for seat in opponents)
        return (side_points(options, own, other) - side_points(options, other, own) + scope) / 2

    while left > 0 and len(racing) > 1:
        rows = cast("list[list[Mask]]", sampler(view, int(min(size, left)), rng).tolist())
        for row in rows:
            world = [*hands]
            for zone, cards in zip(slots, row, strict=False):
                if zone < state.seats:
                    world[zone] |= cards
            found = []
            for action in racing:
                if limit.seconds is not None and perf_counter() - start > limit.seconds:
                    return values_with_advice(values, advised, ADVICE)
                found.append(value_of(action, world))
            for action, value in zip(racing, found, strict=True):
                values[action].append(value)
        left -= size
        size = BATCH
        racing = _still_racing(values, racing)
    return values_with_advice(values, advised, ADVICE)


def _still_racing(values: dict[Action, list[float]], racing: list[Action]) -> list[Action]:
    """Return the plays that may still be the best."""
    rows = {action: mean_and_error(values[action]) for action in racing}
    best, error = max(rows.values())
    return [action for action, (mean, own) in rows.items() if best - mean <= DROP_ERRORS * (error + own)]
