"""The bot that follows advice: every decision is the sum of small named rules, and can be explained by them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeAlias

from mamlaka.actions import Action
from mamlaka.bots.base import ANY_OPTION, Decision, Limit, Reason
from mamlaka.plugins import load_plugin, plugin_names
from mamlaka.rng import Rng
from mamlaka.view import View

__all__ = ["Rule", "RulesBot", "Tactics", "Votes", "against", "in_favour", "votes_on"]


@dataclass(frozen=True)
class Rule:
    """A piece of advice. It sees a position: what a game's tactics make of a view, once a decision."""

    number: int
    """Its number in the list of the game's tactics."""
    message: str
    """The id of the message that gives the reason in words."""
    weight: int
    """How much it counts."""
    applies: Callable[[Any], bool]
    """`applies(position)`: whether the rule has anything to say."""
    advises: Callable[[Any, Action], float]
    """`advises(position, action)`: from 1 (do it) over 0 (nothing) to -1 (do not)."""


@dataclass(frozen=True)
class Tactics:
    """The advice of one game."""

    position: Callable[[View], Any]
    """Makes a position of a view whose owner has a turn."""
    rules: tuple[Rule, ...]
    supported_options: frozenset[str] = frozenset()
    """The names of the options under which the advice holds, or that it takes account of."""
    explained: Mapping[int, str] = field(default_factory=dict)
    """The advice of the list that is no rule, by its number: why it is none. The docs page of the game prints it."""


def tactics_of(game: str) -> Tactics:
    """Return the tactics of a game; no advice under any option for a game without."""
    if game not in plugin_names("tactic"):
        return Tactics(lambda view: view, (), frozenset({ANY_OPTION}))
    tactics: Tactics = load_plugin("tactic", game, _defect)
    return tactics


def _defect(tactics: object) -> str:
    if not isinstance(tactics, Tactics):
        return f"{tactics!r} is not of type mamlaka.bots.rules.Tactics"
    mute = [rule.number for rule in tactics.rules if type(rule.message) is not str]
    return f"its rules {mute} have no message" if mute else ""


Votes: TypeAlias = tuple[tuple[Rule, float], ...]
"""What the rules say about an action: each that applies, with its weight times its advice."""


def votes_on(view: View, actions: Iterable[Action]) -> list[Votes]:
    """Return what the rules of a game say about each of some actions of the owner of a view, who has a turn."""
    tactics = tactics_of(view.state.game.name)
    position = tactics.position(view)
    rules = [rule for rule in tactics.rules if rule.applies(position)]
    return [tuple((rule, rule.weight * rule.advises(position, action)) for rule in rules) for action in actions]


def in_favour(votes: Votes) -> tuple[Reason, ...]:
    """Return the rules that speak for an action, the weightiest first."""
    reasons = [Reason(rule.number, rule.message, round(vote)) for rule, vote in votes if vote > 0]
    return tuple(sorted(reasons, key=lambda reason: -reason.weight))


def against(votes: Votes) -> tuple[Reason, ...]:
    """Return the rules that speak against an action, the weightiest first."""
    return in_favour(tuple((rule, -vote) for rule, vote in votes))


class RulesBot:
    """Does what its rules speak for most; among equals the first action. It uses no chance.

    Where it need not act, it acts only if its rules speak for it.
    """

    name: ClassVar[str] = "rules"
    version: ClassVar[int] = 3

    def __init__(self, rng: Rng) -> None:
        del rng

    @classmethod
    def supported_options(cls, game: str) -> frozenset[str]:
        """Return the options that the advice for a game takes account of."""
        return tactics_of(game).supported_options

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return the best action with the rules that spoke for it, or against what else would be best."""
        del limit
        turn, actions = view.turn, tuple(view.legal())
        if turn is None:
            return None
        if len(actions) == 1 and not turn.optional:
            return Decision(actions[0])
        votes = votes_on(view, actions)
        totals = [sum(vote for _, vote in those) for those in votes]
        best = _highest(totals)
        if turn.optional and totals[best] <= 0:
            return None
        return Decision(actions[best], in_favour(_decisive(votes, totals, best)))


def _highest(totals: Sequence[float]) -> int:
    """Return where the highest total stands, the first of equal ones."""
    return max(range(len(totals)), key=lambda index: (totals[index], -index))


def _decisive(votes: Sequence[Votes], totals: Sequence[float], best: int) -> Votes:
    """Return how the rules spoke for the best action, or, silent on it, against what would be best without them."""
    spoken = []
    for place, (rule, vote) in enumerate(votes[best]):
        others = [total - those[place][1] for total, those in zip(totals, votes, strict=True)]
        spoken.append((rule, vote or -votes[_highest(others)][place][1]))
    return tuple(spoken)
