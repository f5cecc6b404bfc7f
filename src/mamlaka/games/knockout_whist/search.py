"""Knockout Whist: cards and trumps by a plan that pays for what the tricks of a deal are worth in the match.

A first trick keeps a seat in, and the most tricks let it name the trumps of the next deal. A plan pays for single
tricks only, so every trick pays for a share of that right. Dogs that can still pass are left out of the plan. When a
dog decides itself, or may take the running trick, the rules of thumb decide.
"""

from __future__ import annotations

import dataclasses
from functools import lru_cache
from math import inf

from msgspec.structs import replace

from mamlaka.bots.base import ActionValue, Limit, best_first
from mamlaka.bots.search.cards import WorldSampler, card_action_values
from mamlaka.deal_rules import NoTricks
from mamlaka.games.knockout_whist import KnockoutDeals, KnockoutWhist, knockout_deals
from mamlaka.games.knockout_whist.prospects import CHOOSER_WEIGHTS, DOG_WEIGHT
from mamlaka.ledger import Points
from mamlaka.phases import Choose, TrickPlay, UnequalHandsPlay
from mamlaka.rng import Rng
from mamlaka.search.number_tables import flat
from mamlaka.search.playouts import play_worlds
from mamlaka.search.positions import hidden_cards_in, position_of
from mamlaka.search.worlds import world_array
from mamlaka.seats import next_seat
from mamlaka.state import State
from mamlaka.tricks import TrickSpec
from mamlaka.view import View

__all__ = ["action_values"]

STAYING: Points = 1000
"""What it pays to stay in, in the unit of the plan."""
SHARE = 0.6
"""How much one more trick raises the chance to have taken the most, about the mean."""
MISERE_TRICK: Points = -500
"""What a trick pays with `misere`, where a second one knocks out."""
WORLDS, WORLDS_A_SECOND = 200, 20_000
"""The number of worlds for naming trumps without a limit, and the most per second."""


def action_values(view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array) -> tuple[ActionValue, ...]:
    """Estimate the value of each card or trump suit in points of the match, the best first; empty for dogs."""
    state, phase = view.state, view.state.phase
    assert isinstance(state.game, KnockoutWhist)
    unit = _unit(knockout_deals(state), state.seats)
    if isinstance(phase, Choose):
        values = _trump_values(view, phase, limit, rng, sampler) if view.hand_mask else ()
    elif isinstance(phase, UnequalHandsPlay) and _is_planned(state, phase, view.seat):
        values = card_action_values(View(view.seat, _without_dogs(state, phase)), limit, rng, sampler)
    else:
        return ()
    return tuple(replace(row, value=row.value / unit, standard_error=row.standard_error / unit) for row in values)


def _unit(deals: KnockoutDeals, seats: int) -> float:
    """Return how much of the plan's pay is one point of the match."""
    others = len(deals.live) - 1
    return STAYING * (others + CHOOSER_WEIGHTS.get(deals.size - 1, 1.0)) / seats


def _is_planned(state: State, play: UnequalHandsPlay, seat: int | None) -> bool:
    """Return whether a full player decides, and no dog has a card in the trick."""
    in_trick = {player for player, _ in state.trick}
    return seat not in play.short and not in_trick.intersection(play.short)


@lru_cache(maxsize=256)
def _paying(spec: TrickSpec, size: int, *, has_life: bool, misere: bool) -> TrickSpec:
    """Return the spec with points for what the tricks are worth.

    Args:
        spec: the spec of the deal, without points.
        size: the number of tricks.
        has_life: whether a seat without a trick becomes a dog.
        misere: whether taking knocks out.
    """
    if misere:
        return dataclasses.replace(spec, trick_points=MISERE_TRICK)
    naming = CHOOSER_WEIGHTS.get(size - 1, 1.0) - 1
    lost = 1 - DOG_WEIGHT if has_life else 1.0
    return dataclasses.replace(
        spec, trick_points=int(STAYING * naming * SHARE), deal_rules=(NoTricks(-int(STAYING * lost)),)
    )


def _without_dogs(state: State, play: UnequalHandsPlay) -> State:
    """Return the state in which the cards of dogs lie in the stock, and the play has a plan with points."""
    game, deals = state.game, knockout_deals(state)
    assert isinstance(game, KnockoutWhist)
    stock = game.zone_index["stock", None]
    for seat in play.short:
        hand = state.zones[seat]
        state = state.with_zone(stock, state.zones[stock].with_cards(hand.cards, hand.count))
        state = state.with_zone(seat, game.empty_zones[seat])
    has_life = bool(deals.lives) and deals.size > 1
    spec = _paying(play.spec, deals.size, has_life=has_life, misere=game.options.misere)
    out = (*play.out, *play.short)
    plain = TrickPlay.start(spec, next_seat(play.turn - 1, state.seats, out), play.opened, out)
    return state.replace_phase(play, replace(plain, tricks=play.tricks, winners=play.winners))


def _trump_values(view: View, phase: Choose, limit: Limit, rng: Rng, sampler: WorldSampler) -> tuple[ActionValue, ...]:
    """Return the value of each suit: the mean over worlds, all seats playing by the heuristic policy."""
    assert view.seat is not None
    seconds, count = limit.seconds, limit.worlds
    worlds = count or (WORLDS if seconds is None else max(1, int(seconds * WORLDS_A_SECOND)))
    values = []
    sampled = None
    for action in view.legal:
        after = view.state.game.after_phase(view.state.pop_phase(), replace(phase, chosen=action.name))
        play = after.phase
        assert isinstance(play, UnequalHandsPlay)
        named = View(view.seat, _without_dogs(after, play))
        plan, position = position_of(named.state)
        sampled = sampler(named, worlds, rng) if sampled is None else sampled
        left = inf if seconds is None else seconds / len(view.legal)
        hidden = hidden_cards_in(named, sampled)
        played = play_worlds(plan, position, hidden, 0, rng, heuristic=range(view.state.seats), seconds=left)
        mean, error = list(flat(played.mean)), list(flat(played.standard_error))
        value = mean[view.seat] - sum(mean) / len(mean)
        values.append(ActionValue(action, value, error[view.seat]))
    return best_first(values)
