"""Romanian Whist: cards by the plan, which knows the bids, and each possible bid by deals played to their end."""

from __future__ import annotations

from math import inf
from time import perf_counter

from msgspec.structs import replace

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit
from mamlaka.bots.search.cards import WorldSampler, card_action_values
from mamlaka.games.romanian_whist import RomanianWhist
from mamlaka.games.romanian_whist.phases import BidsInTurn
from mamlaka.rng import Rng
from mamlaka.search.number_tables import flat
from mamlaka.search.playouts import play_worlds
from mamlaka.search.positions import hidden_cards_in, position_of
from mamlaka.search.worlds import world_array
from mamlaka.state import State
from mamlaka.view import View

__all__ = ["action_values"]

WORLDS, WORLDS_A_SECOND = 200, 20_000
"""The number of worlds for a bid without a limit, and the most per second."""


def action_values(view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array) -> tuple[ActionValue, ...]:
    """Estimate the value of each bid or card, the best first."""
    phase = view.state.phase
    assert isinstance(view.state.game, RomanianWhist)
    if isinstance(phase, BidsInTurn):
        return _bid_values(view, phase, limit, rng, sampler)
    return card_action_values(view, limit, rng, sampler)


def _after(view: View, phase: BidsInTurn, action: Action) -> State:
    """Return the state before the first lead if the seats still to bid share the tricks that no one has bid."""
    assert action.number is not None
    made = (*phase.bids, action.number)
    left, waiting = max(0, phase.tricks - sum(made)), len(phase.order) - len(made)
    shares = tuple((left + place) // waiting for place in range(waiting))
    return view.state.game.after_phase(view.state.pop_phase(), replace(phase, bids=made + shares))


def _bid_values(
    view: View, phase: BidsInTurn, limit: Limit, rng: Rng, sampler: WorldSampler
) -> tuple[ActionValue, ...]:
    """Return the value of each bid: the mean over worlds, all seats playing by the heuristic policy."""
    assert view.seat is not None
    start, seats = perf_counter(), view.state.seats
    legal = tuple(view.legal)
    most = WORLDS if limit.seconds is None else max(1, int(limit.seconds * WORLDS_A_SECOND / len(legal)))
    worlds = sampler(view, limit.worlds or most, rng)
    values = []
    for number, action in enumerate(legal):
        state = _after(view, phase, action)
        plan, position = position_of(state)
        hidden = hidden_cards_in(View(view.seat, state), worlds)
        left = inf if limit.seconds is None else limit.seconds - (perf_counter() - start)
        played = play_worlds(
            plan, position, hidden, 0, rng, heuristic=range(seats), seconds=max(0, left / (len(legal) - number))
        )
        mean, error = list(flat(played.mean)), list(flat(played.standard_error))
        values.append(ActionValue(action, mean[view.seat] - sum(mean) / seats, error[view.seat]))
    return tuple(sorted(values, key=lambda row: -row.value))
