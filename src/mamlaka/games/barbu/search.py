"""Barbu: cards by the plan; contracts, trumps, ranks and doublings from playouts of the deals that follow."""

from __future__ import annotations

from typing import NamedTuple

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit, best_first
from mamlaka.bots.search.cards import WorldSampler, card_action_values, weights_of_side
from mamlaka.bots.search.halving import PROBE, WORLDS, Candidate
from mamlaka.bots.search.whole_deals import WholeDeals
from mamlaka.cards import SUIT_LETTERS
from mamlaka.games.barbu import Barbu, barbu_deals
from mamlaka.games.barbu.contracts import DOMINO, RANKS, TRUMPS, spec_of
from mamlaka.games.barbu.options import BarbuOptions
from mamlaka.games.barbu.phases import DoubleSeats
from mamlaka.phases import Choose
from mamlaka.plan import Plan, lower
from mamlaka.rng import Rng
from mamlaka.search.number_tables import flat
from mamlaka.search.worlds import world_array
from mamlaka.seats import Seat, seats_named
from mamlaka.view import View

__all__ = ["action_values"]

WORLDS_A_SECOND = 10_000
"""The number of worlds per second of the time limit in which a doubled deal is played."""
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


def action_values(view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array) -> tuple[ActionValue, ...]:
    """Estimate the values of contracts, trumps, ranks, doublings or cards, the best first; empty if there is no time.

    Raises:
        NotCompilable: no plan describes the play.
    """
    phase = view.state.phase
    if isinstance(phase, Choose):
        return _choices(view, limit, rng, sampler)
    if isinstance(phase, DoubleSeats):
        return _doublings(view, limit, rng, sampler)
    return card_action_values(view, limit, rng, sampler)


class _Choice(NamedTuple):
    """A choice, and the deal that follows from it."""

    action: Action
    contract: str
    named: str
    """The trump suit or the rank."""


def _choices(view: View, limit: Limit, rng: Rng, sampler: WorldSampler) -> tuple[ActionValue, ...]:
    """Return the value of each choice, the best first; empty if there is no time to compare."""
    deals = barbu_deals(view.state)
    assert view.seat is not None
    side, weights = weights_of_side(view.state.game, view.seat, is_shared=False)
    candidates = list[Candidate[_Choice]]()
    for action in view.legal:
        contract = deals.contract or action.name
        kept = 0.0 if deals.contract else KEPT[contract]
        named = (action.name,) if deals.contract else {TRUMPS: SUIT_LETTERS, DOMINO: RANKS}.get(contract, ("",))
        candidates += [Candidate(_Choice(action, contract, name), side, weights, -kept) for name in named]

    def deal_of(choice: _Choice) -> tuple[Plan, Seat]:
        return lower(spec_of(_options(view), choice.contract, choice.named)), deals.declarer

    best: dict[Action, ActionValue] = {}
    for one in WholeDeals(view, limit, rng, sampler).compare(candidates, deal_of):
        best.setdefault(one.choice.action, ActionValue(one.choice.action, one.value, one.standard_error, "net"))
    return tuple(best.values())


def _doublings(view: View, limit: Limit, rng: Rng, sampler: WorldSampler) -> tuple[ActionValue, ...]:
    """Return the points that each answer adds, minus `MARGIN` for each doubling; empty if there is no time."""
    deals, seat = barbu_deals(view.state), view.seat
    assert seat is not None
    count = limit.worlds or (WORLDS if limit.seconds is None else max(PROBE, int(limit.seconds * WORLDS_A_SECOND)))
    plan = lower(spec_of(_options(view), deals.contract, deals.named))
    played = WholeDeals(view, limit, rng, sampler).points(plan, deals.declarer, count)
    if played is None:
        return ()
    row, errors = flat(played.mean), flat(played.standard_error)

    def gain(action: Action) -> float:
        return sum(row[seat] - row[other] - MARGIN for other in seats_named(action.name))

    return best_first([ActionValue(action, gain(action), errors[seat]) for action in view.legal])


def _options(view: View) -> BarbuOptions:
    """Return the options of the match."""
    game = view.state.game
    assert isinstance(game, Barbu)
    return game.options
