"""Barbu: cards by the plan; contracts, trumps, ranks and doublings from playouts of the deals that follow."""

from __future__ import annotations

from math import inf
from time import perf_counter

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit, best_first
from mamlaka.bots.search.cards import WorldSampler, card_action_values
from mamlaka.cards import SUIT_LETTERS
from mamlaka.games.barbu import Barbu, barbu_deals
from mamlaka.games.barbu.contracts import DOMINO, RANKS, TRUMPS, spec_of
from mamlaka.games.barbu.options import BarbuOptions
from mamlaka.phases import Choose, DoubleSeats
from mamlaka.plan import LayoutPlan, lower
from mamlaka.rng import Rng
from mamlaka.search.number_tables import flat
from mamlaka.search.playouts import play_worlds
from mamlaka.search.positions import LayoutPosition, TrickPosition, hidden_cards_in
from mamlaka.search.worlds import world_array
from mamlaka.seats import seats_named
from mamlaka.view import View

__all__ = ["barbu_action_values"]

WORLDS = 60
"""The number of worlds if there is no limit."""
WORLDS_A_SECOND = 4_000
"""The most worlds per second of the time limit, over all choices."""
KEPT = {
    "no_tricks": 5.0,
    "no_hearts": 4.0,
    "no_queens": 4.0,
    "barbu": 3.0,
    "last_two": 5.0,
    "ravage": 5.0,
    "trumps": 30.0,
    "domino": 20.0,
}
"""The points above the mean of all seats that a declarer may expect from a contract later."""
MARGIN = 1.0
"""The difference in points from which on a doubling pays: playouts are no better than the players."""


def barbu_action_values(
    view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array
) -> tuple[ActionValue, ...]:
    """Estimate the values of contracts, trumps, ranks, doublings or cards, the best first.

    Raises:
        NotCompilable: no plan describes the play.
    """
    phase = view.state.phase
    if isinstance(phase, Choose):
        return _choices(view, limit, rng, sampler)
    if isinstance(phase, DoubleSeats):
        return _doublings(view, limit, rng, sampler)
    return card_action_values(view, limit, rng, sampler)


def _choices(view: View, limit: Limit, rng: Rng, sampler: WorldSampler) -> tuple[ActionValue, ...]:
    """Return the value of each choice; empty if a contract can only be left to the rules."""
    deals = barbu_deals(view.state)
    assert view.seat is not None
    values: list[ActionValue] = []
    actions = tuple(view.legal)
    for action in actions:
        contract = deals.contract or action.name
        named = (action.name,) if deals.contract else tuple({TRUMPS: SUIT_LETTERS, DOMINO: RANKS}.get(contract, ("",)))
        if not deals.contract and contract not in KEPT:
            values.append(ActionValue(action, 0.0, inf, "net"))
            continue
        found = [_points(view, contract, name, limit, rng, sampler, len(actions) * len(named)) for name in named]
        rows = [(row[view.seat] - sum(row) / len(row), errors[view.seat]) for row, errors in found]
        value, error = max(rows)
        kept = 0.0 if deals.contract else KEPT[contract]
        values.append(ActionValue(action, value - kept, error, "net"))
    return best_first(values)


def _doublings(view: View, limit: Limit, rng: Rng, sampler: WorldSampler) -> tuple[ActionValue, ...]:
    """Return the value of each answer: the differences that count in addition."""
    deals = barbu_deals(view.state)
    row, errors = _points(view, deals.contract, deals.named, limit, rng, sampler, 1)
    seat = view.seat
    assert seat is not None

    def gain(action: Action) -> float:
        return sum(row[seat] - row[other] - MARGIN for other in seats_named(action.name))

    return best_first([ActionValue(action, gain(action), errors[seat]) for action in view.legal])


def _points(
    view: View, contract: str, named: str, limit: Limit, rng: Rng, sampler: WorldSampler, parts: int
) -> tuple[list[float], list[float]]:
    """Return (seats,): the mean points of a contract in worlds of a view, and their standard errors.

    Args:
        view: the view of a seat before the play.
        contract: the contract.
        named: the trump suit or the rank.
        limit: the number of worlds, or the time.
        rng: the only source of randomness.
        sampler: samples the worlds.
        parts: the number of estimates that share the limit.
    """
    start = perf_counter()
    plan = lower(spec_of(_options(view), contract, named))
    hands = tuple(zone.cards for zone in view.state.zones[: view.state.seats])
    position = (LayoutPosition if isinstance(plan, LayoutPlan) else TrickPosition)(
        hands, barbu_deals(view.state).declarer
    )
    seconds = inf if limit.seconds is None else limit.seconds / parts
    count = WORLDS if limit.seconds is None else max(4, int(seconds * WORLDS_A_SECOND))
    hidden = hidden_cards_in(view, sampler(view, limit.worlds or count, rng))
    left = max(0.0, seconds - (perf_counter() - start))
    played = play_worlds(plan, position, hidden, 0, rng, heuristic=range(len(hands)), seconds=left)
    return list(flat(played.mean)), list(flat(played.standard_error))


def _options(view: View) -> BarbuOptions:
    """Return the options of the match."""
    game = view.state.game
    assert isinstance(game, Barbu)
    return game.options
