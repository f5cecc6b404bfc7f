"""The `rules` bot: every decision is a weighted vote of small rules of thumb, which also explain it."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from operator import itemgetter
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from mamlaka.actions import Action
from mamlaka.bots.base import ANY_OPTION, Decision, Limit, Reason
from mamlaka.bots.trick_chances import wasted_winners
from mamlaka.game import Game
from mamlaka.parts import load_part
from mamlaka.plugins import truncate_text
from mamlaka.registry import find_game, game_names
from mamlaka.rng import Rng
from mamlaka.view import View

__all__ = [
    "RuleOfThumb",
    "RulesBot",
    "Tactics",
    "Votes",
    "all_of",
    "collect_votes",
    "compared_votes",
    "reasons_against",
    "reasons_for",
]


P = TypeVar("P")
Condition: TypeAlias = Callable[[Any], bool]


@dataclass(frozen=True)
class AllOf(Generic[P]):
    """The condition that all of some conditions hold."""

    conditions: tuple[Callable[[P], bool], ...]

    def __call__(self, position: P) -> bool:
        """Return whether it holds."""
        return all(condition(position) for condition in self.conditions)


def all_of(*conditions: Callable[[P], bool]) -> Callable[[P], bool]:
    """Return a condition that holds when all of these hold."""
    return AllOf(conditions)


@dataclass(frozen=True)
class RuleOfThumb:
    """A rule of thumb. It sees a position, which the tactics of a game build from a view once per decision."""

    number: int
    """Its number in the list of the game's tactics."""
    message: str
    """The id of the message that explains the rule."""
    weight: int
    """The weight of its votes."""
    applies: Condition
    """`applies(position)`: whether the rule applies."""
    advises: Callable[[Any, Action], float]
    """`advises(position, action)`: from 1 (do it) through 0 (no opinion) to -1 (don't)."""

    @cached_property
    def conditions(self) -> tuple[Condition, ...]:
        """The conditions that `applies` consists of."""
        return self.applies.conditions if isinstance(self.applies, AllOf) else (self.applies,)


@dataclass(frozen=True)
class Tactics:
    """The rules of thumb of one game."""

    position: Callable[[View], Any]
    """Builds a position from a view whose owner has a turn."""
    rules: tuple[RuleOfThumb, ...]
    supported_options: frozenset[str] = frozenset()
    """The names of the options that the rules take into account, or that don't matter to them."""
    beginner: frozenset[int] = frozenset()
    """The numbers of the rules that the bot `easy` follows where no plan says what a beginner plays; empty: all."""
    explained: Mapping[int, str] = field(default_factory=dict)
    """Numbered advice of the sources that is not a rule, with the reason why. The docs page of the game prints it."""

    def applying(self, position: object) -> list[RuleOfThumb]:
        """Return the rules that apply to a position, in order."""
        found: list[tuple[int, RuleOfThumb]] = []
        for condition, rules in self._by_condition:
            if condition(position):
                found += [
                    (place, rule) for place, rule in rules if all(other(position) for other in rule.conditions[1:])
                ]
        return [rule for _, rule in sorted(found, key=itemgetter(0))]

    @cached_property
    def _by_condition(self) -> tuple[tuple[Condition, list[tuple[int, RuleOfThumb]]], ...]:
        """The rules with their places, by their first condition, which many share."""
        groups: dict[Condition, list[tuple[int, RuleOfThumb]]] = {}
        for place, rule in enumerate(self.rules):
            groups.setdefault(rule.conditions[0], []).append((place, rule))
        return tuple(groups.items())


def tactics_of(game: str | type[Game]) -> Tactics:
    """Return the tactics of a game; tactics without rules for a game that has none, or that is not known by its name.

    Args:
        game: the game or its name.

    Raises:
        BrokenPlugin: the game or its tactics cannot be used.
    """
    if isinstance(game, str):
        if game not in game_names():
            return NO_TACTICS
        game = find_game(game)
    tactics: Tactics | None = load_part(game, "tactics", "TACTICS", _defect)
    return NO_TACTICS if tactics is None else tactics


NO_TACTICS = Tactics(lambda view: view, (), frozenset({ANY_OPTION}))
"""The tactics of a game that has none."""


def _defect(tactics: object) -> str:
    """Return the reason why an object is not usable as tactics; empty: it is usable."""
    if not isinstance(tactics, Tactics):
        return f"{truncate_text(repr(tactics))} is not of type mamlaka.bots.rules.Tactics"
    if mute := [rule.number for rule in tactics.rules if type(rule.message) is not str]:
        return f"its rules {mute} have no message"
    unknown = sorted(tactics.beginner - {rule.number for rule in tactics.rules})
    return f"it has no rules {unknown}, which it names for beginners" if unknown else ""


Votes: TypeAlias = tuple[tuple[RuleOfThumb, float], ...]
"""The votes on an action: each rule that applies, with its weight times its advice."""


def collect_votes(view: View, actions: Iterable[Action], known: Container[int] | None = None) -> list[Votes]:
    """Return the votes on each action of the owner of a view, who must have a turn.

    Args:
        view: what the owner knows.
        actions: what may be done.
        known: the numbers of the rules that vote; by default all.
    """
    tactics = tactics_of(type(view.state.game))
    position = tactics.position(view)
    rules = [rule for rule in tactics.applying(position) if known is None or rule.number in known]
    rows = [(rule, rule.weight, rule.advises) for rule in rules]
    return [tuple([(rule, weight * advises(position, action)) for rule, weight, advises in rows]) for action in actions]


def compared_votes(votes: Sequence[Votes], chosen: int) -> Votes:
    """Return the votes on one of several actions, in which no rule opposes it that opposes none of them less.

    Such a rule supports it as far as it opposes another one more.

    Args:
        votes: those on each action.
        chosen: the index of the action.
    """
    compared = []
    for place, (rule, vote) in enumerate(votes[chosen]):
        among = [those[place][1] for those in votes]
        compared.append((rule, vote - min(among) if vote == max(among) < 0 else vote))
    return tuple(compared)


def reasons_for(votes: Votes) -> tuple[Reason, ...]:
    """Return the rules that support an action, in descending weight."""
    reasons = [Reason(rule.number, rule.message, round(vote)) for rule, vote in votes if vote > 0]
    return tuple(sorted(reasons, key=lambda reason: -reason.weight))


def reasons_against(votes: Votes) -> tuple[Reason, ...]:
    """Return the rules that oppose an action, in descending weight."""
    return reasons_for(tuple((rule, -vote) for rule, vote in votes))


class RulesBot:
    """Chooses the action with the highest total of votes, the first of equals. It is deterministic.

    If the turn is optional, it acts only if the total is positive. It wastes no sure winner on a partner's sure trick
    if another card will do, see `wasted_winners`.
    """

    name: ClassVar[str] = "rules"
    version: ClassVar[int] = 14

    def __init__(self, rng: Rng) -> None:
        del rng

    @classmethod
    def supported_options(cls, game: str) -> frozenset[str]:
        """Return the options that the tactics of a game support."""
        return tactics_of(game).supported_options

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return the best action, with the rules that support it or oppose the best alternative."""
        del limit
        return self._follow(view)

    def _follow(self, view: View, known: Container[int] | None = None) -> Decision | None:
        """Return the best action by the rules with some numbers, or by all."""
        turn, actions = view.turn, tuple(view.legal)
        if turn is None:
            return None
        if len(actions) == 1 and not turn.optional:
            return Decision(actions[0])
        votes = collect_votes(view, actions, known)
        totals = [sum(vote for _, vote in those) for those in votes]
        wasted = wasted_winners(view)
        sparing = [place for place, one in enumerate(actions) if one.kind != "play" or not one.cards & wasted]
        best = max(sparing, key=totals.__getitem__)
        if turn.optional and totals[best] <= 0:
            return None
        return Decision(actions[best], reasons_for(_decisive(votes, totals, best)))


def _highest(totals: Sequence[float]) -> int:
    """Return the index of the highest total, the first of equals."""
    return totals.index(max(totals))


def _decisive(votes: Sequence[Votes], totals: Sequence[float], best: int) -> Votes:
    """Return the votes for the best action; a rule without a vote counts against the action preferred without it."""
    decisive = []
    for place, (rule, vote) in enumerate(votes[best]):
        if vote:
            decisive.append((rule, vote))
        else:
            others = [total - those[place][1] for total, those in zip(totals, votes, strict=True)]
            decisive.append((rule, -votes[_highest(others)][place][1]))
    return tuple(decisive)
