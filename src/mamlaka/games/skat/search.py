"""Skat: cards by the plan of the game; the rules bid, take up the skat, discard and announce.

A declarer who knows the skat knows the matadors; for all others a game is worth what its bid tells.
"""

from __future__ import annotations

from msgspec.structs import replace

from mamlaka.bots.base import ActionValue, Limit
from mamlaka.bots.search.advised import advised_actions
from mamlaka.bots.search.cards import WorldSampler, card_action_values
from mamlaka.games.skat import Skat, deals_of
from mamlaka.games.skat.contracts import matadors, spec_of
from mamlaka.phases import DeclarerPlay
from mamlaka.plan import lower
from mamlaka.rng import Rng
from mamlaka.search.worlds import world_array
from mamlaka.view import View

__all__ = ["action_values"]

VOTES_PER_POINT = 2.0
"""The votes of the rules that stand for a point. Their advice decides between cards that few worlds tell apart, so that
defenders smear, and lead their side suits rather than trumps."""


def action_values(view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array) -> tuple[ActionValue, ...]:
    """Estimate the value of each card, the best first; empty before play, where the rules decide.

    Playouts of random worlds overrate games that skilled opponents defeat, null above all: bids by them lost points
    against the estimates that the rules were fitted to.
    """
    phase = view.state.phase
    if not isinstance(phase, DeclarerPlay):
        return ()
    return card_action_values(_informed(view, phase), limit, rng, sampler, advised_actions(view, None, VOTES_PER_POINT))


def _informed(view: View, play: DeclarerPlay) -> View:
    """Return the view of a declarer with the matadors of all cards that it has seen; others' views unchanged."""
    state, deals = view.state, deals_of(view.state)
    contract = deals.contract
    if contract is None or contract.is_null or deals.declarer != view.seat or view.seat is None:
        return view
    assert isinstance(state.game, Skat)
    played = sum(1 << card for trick in (*play.tricks, state.trick) for seat, card in trick if seat == view.seat)
    number = matadors(played | view.hand_mask | state.zone("discards").cards, contract)
    spec = spec_of(state.game.options, state.seats, contract, view.seat, play.out, deals.bid, number)
    return View(view.seat, state.replace_phase(play, replace(play, spec=spec, plan=lower(spec))))
