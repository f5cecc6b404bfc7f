"""Da Qi Zi: the plays that the rules like best, by playouts in worlds drawn from the view; their ends are solved.

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
from mamlaka.cards import Mask
from mamlaka.games.da_qi_zi import DaQiZi, DaQiZiOptions, deals_of
from mamlaka.games.da_qi_zi.phases import ComboPlay
from mamlaka.games.da_qi_zi.scoring import deal_entries
from mamlaka.ledger import points_by_seat
from mamlaka.rng import Rng
from mamlaka.search.combo_playouts import ComboEnding, ComboPosition, lay_down, play_out_combos
from mamlaka.search.worlds import world_array
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["action_values"]

WORLDS = 64
"""The number of worlds if there is no limit."""
BATCH = 8
CANDIDATES, SHORT = 6, 0.1
"""The plays that are compared in less than so many seconds: those that the rules like best; with more time, all are."""
SOLVED, SOLVED_AT_ONCE = 2, 3
"""The hand size from which on playouts are solved; and with more time than `SHORT`, a decision of so many pieces."""
POINT = 25.0
"""The votes of the rules that stand for a point."""
ADVICE = 24
"""The number of worlds that the advice counts as."""


@lru_cache(maxsize=1 << 14)
def payoff_of(
    options: DaQiZiOptions, banker: Seat, chips: tuple[int, ...], units: tuple[int, ...], winner: Seat
) -> tuple[float, ...]:
    """Return (seats,): the points of a deal."""
    return points_by_seat(deal_entries(options, units, winner, banker, chips), len(units))


def action_values(view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array) -> tuple[ActionValue, ...]:
    """Estimate the value of each play, the best first."""
    state, play, seat = view.state, view.state.phase, view.seat
    game = state.game
    assert isinstance(game, DaQiZi)
    assert isinstance(play, ComboPlay)
    assert seat is not None
    start = perf_counter()
    slots = [slot.zone for slot in view.deductions().slots]
    hands = [zone.cards for zone in state.zones[: state.seats]]
    units, spec = play.units(state.seats), play.spec
    options, banker, chips = game.options, deals_of(state).dealer or 0, game.chips(state)
    is_short = limit.seconds is not None and limit.seconds < SHORT
    solved = SOLVED_AT_ONCE if not is_short and hands[seat].bit_count() <= SOLVED_AT_ONCE else SOLVED
    advised = advised_actions(view, CANDIDATES if is_short else None, POINT)
    values: dict[Action, list[float]] = {action: [] for action in advised}
    left: float = limit.worlds or (WORLDS if limit.seconds is None else inf)

    def payoff(all_units: tuple[int, ...], winner: Seat) -> tuple[float, ...]:
        return payoff_of(options, banker, chips, all_units, winner)

    while left > 0 and len(values) > 1:
        rows = cast("list[list[Mask]]", sampler(view, int(min(BATCH, left)), rng).tolist())
        for row in rows:
            world, seed, found = [*hands], rng.next64(), []
            ending = ComboEnding(spec, payoff, solved)
            for zone, cards in zip(slots, row, strict=False):
                if zone < state.seats:
                    world[zone] |= spec.deck.joining(world[zone], cards)
            for action in values:
                if limit.seconds is not None and perf_counter() - start > limit.seconds:
                    return values_with_advice(values, advised, ADVICE)
                position = ComboPosition([*world], [*units], play.leader, seat, play.best, play.winner or 0)
                lay_down(position, spec, action.cards, beats=action.kind == "play")
                found.append(play_out_combos(position, ending, Rng(seed))[seat])
            for action, value in zip(values, found, strict=True):
                values[action].append(value)
        left -= BATCH
    return values_with_advice(values, advised, ADVICE if limit.reference is None else 0)
