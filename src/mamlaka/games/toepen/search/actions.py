"""Estimate each action in Toepen by its gain in chips, relative to the other seats, in playouts of the deal.

Worlds agree with the view and with a knock that is being answered. Bluffing in an exchange is not played out: the
chance of a challenge is a constant, and the chance that an exchange was a bluff follows from the worthless cards left.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, inf
from statistics import fmean
from time import perf_counter
from typing import cast

from msgspec.structs import replace

from mamlaka.actions import Action
from mamlaka.bots.base import WAIT, ActionValue, Limit, best_first
from mamlaka.bots.search.cards import WorldSampler
from mamlaka.cards import lowest_card
from mamlaka.games.toepen import HAND, SIGNALS
from mamlaka.games.toepen.exchange import Challenge
from mamlaka.games.toepen.search import stakes
from mamlaka.games.toepen.search.position import ToepenPosition
from mamlaka.games.toepen.search.stakes import StakesAction, play_stakes
from mamlaka.rng import Rng
from mamlaka.search.positions import HiddenCards
from mamlaka.search.statistics import standard_error
from mamlaka.search.worlds import world_array
from mamlaka.view import View

__all__ = ["action_values"]

WORLDS = 200
"""The number of worlds if there is no limit."""
MAX_WORLDS = 500
"""The most worlds if only the time is limited."""
SAMPLED_PER_WORLD = 8
"""The number of worlds sampled for each world to play, if implausible ones are rejected."""
STEPS = {
    "keep": stakes.WAIT,
    "wait": stakes.WAIT,
    "knock": stakes.KNOCK,
    "stay": stakes.STAY,
    "fold": stakes.FOLD,
    "exchange": stakes.EXCHANGE,
}
"""The candidates of playouts by kind of action."""
CHALLENGE_CHANCE = 0.5
"""The probability that an exchange is challenged."""
BLUFF_CHANCE = 1 / 6
"""The probability of exchanging a hand that isn't worthless."""


def action_values(view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array) -> tuple[ActionValue, ...]:
    """Estimate the value of each legal action, in chips above the mean of all seats in the deal, the best first."""
    end = perf_counter() + (inf if limit.seconds is None else limit.seconds)
    turn = view.turn
    assert turn is not None
    position = ToepenPosition(view)
    if isinstance(view.state.phase, Challenge):
        return best_first(_challenge_values(position))
    legal = list(turn.actions())
    signals = [action for action in legal if action.kind in ("stand", "whistle")]
    others = [action for action in legal if action not in signals]
    if turn.optional:
        # A required signal is given as late as possible, on turn, because it warns the others. A knock waits for it.
        others = [WAIT, *others] if not (signals and _is_required(position, signals[0])) else [WAIT]
    count = limit.worlds or (WORLDS if limit.seconds is None else MAX_WORLDS)
    worlds = sampler(view, count if position.stakes.knocker is None else count * SAMPLED_PER_WORLD, rng)
    values = best_first(_played(position, others, position.hidden(worlds), count, rng, end))
    return _with_signals(position, signals, values) if signals and not turn.optional else values


def _played(
    position: ToepenPosition, actions: Sequence[Action], hidden: HiddenCards, count: int, rng: Rng, end: float
) -> list[ActionValue]:
    """Estimate the values of actions over as many worlds as there is time for."""
    candidates = [_candidate(action) for action in actions]
    left = end - perf_counter()
    table = play_stakes(position.plan, position.start, position.stakes, hidden, count, candidates, rng, seconds=left)
    columns = zip(*cast("list[list[int]]", table.tolist()), strict=True)
    return [_action_value(position, action, column) for action, column in zip(actions, columns, strict=True)]


def _action_value(position: ToepenPosition, action: Action, gains: Sequence[int]) -> ActionValue:
    """Return the value of an action from its gains in each world."""
    count, value = len(gains), fmean(gains)
    error = standard_error(sum(gain * gain for gain in gains) - count * value * value, count)
    extra = _exchange_value(position) if action.kind == "exchange" else 0.0
    return ActionValue(action, value / position.players + extra, error / position.players)


def _candidate(action: Action) -> StakesAction:
    return lowest_card(action.cards) if action.kind == "play" else STEPS[action.kind]


def _exchange_value(position: ToepenPosition) -> float:
    """Return the expected gain from challenges of an exchange: the seat that is wrong pays a chip."""
    honest = not position.view.hand_mask & ~position.wash
    return CHALLENGE_CHANCE * (1 if honest else 1 - position.players) / position.players


def _challenge_values(position: ToepenPosition) -> list[ActionValue]:
    """Return the values of accepting and challenging an exchange: the seat that is wrong pays a chip."""
    unseen = position.view.deductions().unseen
    honest = comb((unseen & position.wash).bit_count(), HAND) / comb(unseen.bit_count(), HAND)
    bluffed = (1 - honest) * BLUFF_CHANCE
    bluff = bluffed / (bluffed + honest)
    value = (bluff - (1 - bluff) * (position.players - 1)) / position.players
    return [ActionValue(Action("decline"), 0.0), ActionValue(Action("challenge"), value)]


def _is_required(position: ToepenPosition, signal: Action) -> bool:
    """Return whether the rules require a signal."""
    rows = SIGNALS[position.game.options.rank]
    hand = position.view.hand_mask
    return any(row.required and row.word == signal.kind and (hand & row.cards).bit_count() == row.count for row in rows)


def _with_signals(
    position: ToepenPosition, signals: Sequence[Action], values: tuple[ActionValue, ...]
) -> tuple[ActionValue, ...]:
    """Return the values of all actions when a signal is on offer. Omitting a required signal costs the stake.

    Optional signals for low cards are given, too, so that signals reveal less; but not if the table signals by itself,
    nor if the hand is to be exchanged.
    """
    best = values[0]
    if _is_required(position, signals[0]):
        cost = position.stakes.stake * (position.players - 1) / position.players
        others = (replace(action_value, value=action_value.value - cost) for action_value in values)
        return (replace(best, action=signals[0]), *others)
    if position.game.options.signals == "auto" or best.action.kind == "exchange":
        return values
    return (replace(best, action=signals[0]), *values)
