"""Toepen: every word and every card by the chips that it brings, compared with the others, when the deal is played out.

Worlds agree with all that the view proves, and with a knock that is being answered. Only an exchange is judged by rule:
how often one is doubted nobody can know, and whether one is a lie depends on how many worthless cards are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, inf, sqrt
from statistics import fmean
from time import perf_counter
from typing import cast

from msgspec.structs import replace

from mamlaka.actions import Action
from mamlaka.bots.base import WAIT, ActionValue, Limit
from mamlaka.bots.search.cards import Draw
from mamlaka.bots.search.toepen.position import ToepenPosition
from mamlaka.cards import lowest
from mamlaka.games.toepen import HAND, SIGNALS
from mamlaka.games.toepen.exchange import Challenge
from mamlaka.rng import Rng
from mamlaka.search.positions import Hidden
from mamlaka.search.toepen import stakes
from mamlaka.search.toepen.stakes import Step, play_stakes
from mamlaka.search.worlds import world_array
from mamlaka.view import View

__all__ = ["toepen_action_values"]

WORLDS = 200
"""How many worlds where no limit is given."""
MOST_WORLDS = 500
"""How many worlds at most where only the time is limited."""
DRAWN = 8
"""How many worlds are drawn for each that is played, when some are not plausible."""
STEPS = {
    "keep": stakes.WAIT,
    "wait": stakes.WAIT,
    "knock": stakes.KNOCK,
    "stay": stakes.STAY,
    "fold": stakes.FOLD,
    "exchange": stakes.EXCHANGE,
}
"""What the words are in playouts."""
DOUBT = 0.5
"""How likely an exchange is doubted, whatever the hand."""
BLUFF = 1 / 6
"""How likely a hand is exchanged that holds more than worthless cards."""


def toepen_action_values(view: View, limit: Limit, rng: Rng, draw: Draw = world_array) -> tuple[ActionValue, ...]:
    """Return what everything is worth that may be done now, in chips above the mean of all seats that play."""
    end = perf_counter() + (inf if limit.seconds is None else limit.seconds)
    turn = view.turn
    assert turn is not None
    position = ToepenPosition(view)
    if isinstance(view.state.phase, Challenge):
        return _best_first(_doubted(position))
    legal = list(turn.legal())
    signals = [action for action in legal if action.kind in ("stand", "whistle")]
    others = [action for action in legal if action not in signals]
    if turn.optional:
        # A signal that is due is given last, on turn: until then it would only warn the others. A knock waits for it.
        others = [WAIT, *others] if not (signals and _is_due(position, signals[0])) else [WAIT]
    count = limit.worlds or (WORLDS if limit.seconds is None else MOST_WORLDS)
    drawn = draw(view, count if position.stakes.knocker is None else count * DRAWN, rng)
    action_values = _best_first(_played(position, others, position.hidden(drawn), count, rng, end))
    return _with_signals(position, signals, action_values) if signals and not turn.optional else action_values


def _best_first(action_values: Sequence[ActionValue]) -> tuple[ActionValue, ...]:
    return tuple(sorted(action_values, key=lambda action_value: -action_value.value))


def _played(
    position: ToepenPosition, actions: Sequence[Action], hidden: Hidden, count: int, rng: Rng, end: float
) -> list[ActionValue]:
    """Return what actions are worth over worlds, as many as there is time for."""
    tried = [_step(action) for action in actions]
    left = end - perf_counter()
    table = play_stakes(position.plan, position.start, position.stakes, hidden, count, tried, rng, seconds=left)
    columns = zip(*cast("list[list[int]]", table.tolist()), strict=True)
    return [_worth(position, action, column) for action, column in zip(actions, columns, strict=True)]


def _worth(position: ToepenPosition, action: Action, brought: Sequence[int]) -> ActionValue:
    """Return what an action is worth that has brought so much in each world."""
    count, value = len(brought), fmean(brought)
    spread = max(0.0, sum(number * number for number in brought) - count * value * value)
    error = sqrt(spread / (count - 1) / count) if count > 1 else inf
    extra = _doubts_bring(position) if action.kind == "exchange" else 0.0
    return ActionValue(action, value / position.players + extra, error / position.players)


def _step(action: Action) -> Step:
    return lowest(action.cards) if action.kind == "play" else STEPS[action.kind]


def _doubts_bring(position: ToepenPosition) -> float:
    """Return what it brings that an exchange may be doubted: who is wrong pays a chip."""
    honest = not position.view.hand & ~position.wash
    return DOUBT * (1 if honest else 1 - position.players) / position.players


def _doubted(position: ToepenPosition) -> list[ActionValue]:
    """Return what it is worth to doubt an exchange, and to let it pass: who is wrong pays a chip."""
    unseen = position.view.deductions().unseen
    honest = comb((unseen & position.wash).bit_count(), HAND) / comb(unseen.bit_count(), HAND)
    lied = (1 - honest) * BLUFF
    lie = lied / (lied + honest)
    value = (lie - (1 - lie) * (position.players - 1)) / position.players
    return [ActionValue(Action("decline"), 0.0), ActionValue(Action("challenge"), value)]


def _is_due(position: ToepenPosition, signal: Action) -> bool:
    """Return whether a signal must be given."""
    rows = SIGNALS[position.game.options.rank]
    hand = position.view.hand
    return any(row.must and row.word == signal.kind and (hand & row.cards).bit_count() == row.count for row in rows)


def _with_signals(
    position: ToepenPosition, signals: Sequence[Action], action_values: tuple[ActionValue, ...]
) -> tuple[ActionValue, ...]:
    """Return what everything is worth when a signal is on offer: one that is due saves the stake.

    Low cards are signalled, too, so that nobody can tell; but not where the table has shown who holds high ones, nor
    where they can still be exchanged for something better.
    """
    best = action_values[0]
    if _is_due(position, signals[0]):
        cost = position.stakes.stake * (position.players - 1) / position.players
        others = (replace(action_value, value=action_value.value - cost) for action_value in action_values)
        return (replace(best, action=signals[0]), *others)
    if position.game.options.signals == "auto" or best.action.kind == "exchange":
        return action_values
    return (replace(best, action=signals[0]), *action_values)
