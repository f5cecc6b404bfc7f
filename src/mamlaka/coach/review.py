"""The review of a finished match: what each decision cost, against what the player could know and against open hands.

The two costs are never added or compared. `known` is what the search says on the player's own view, with its error. A
decision can be right and still cost points with open hands, and the other way round. `open` is exact: the solver knows
all cards, and both sides play as well as possible from there on.

A search overrates the loss against the best action, since the same worlds choose that action and measure it, and since
it stops to try an action that looks bad enough. So the search only names the best action. The loss is measured again,
in fresh worlds, as many for each action, and this measurement alone is the verdict.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from math import hypot
from typing import Literal, TypeAlias

from msgspec import Struct

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit, Reason, Unit
from mamlaka.bots.rules import collect_votes, reasons_for
from mamlaka.bots.search import SearchBot
from mamlaka.cards import Card
from mamlaka.coach.hints import CLOSE, hint, measured
from mamlaka.coach.open_hands import open_values
from mamlaka.coach.swing import LEAST_SHARE, SWING_OF_CHANCE, deal_swing
from mamlaka.errors import RecordError
from mamlaka.ledger import Points
from mamlaka.record import Record
from mamlaka.replaying import RecordedDecision, Replay
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = [
    "REVIEWER",
    "REVIEW_NODES",
    "REVIEW_WORLDS",
    "Alternative",
    "Cost",
    "DecisionGroup",
    "Loss",
    "Review",
    "ReviewedDecision",
    "Total",
    "totals_of",
]

REVIEW_WORLDS = 1000
"""The number of worlds for a decision, unless another one is given."""
REVIEW_NODES = 1_000_000
"""The number of positions that the solver visits for a decision, unless another one is given."""
VERSION = 4
"""Increase it with every change that may change what a review says."""
REVIEWER = f"{VERSION}/{SearchBot.version}"
"""The versions of the review and of its search: what others have computed is stale."""
DecisionGroup: TypeAlias = Literal["play", "other"]
"""A card that is played; any other decision."""


class Cost(Struct, frozen=True):
    """What an action lost against the best one."""

    value: float
    """The loss, at least 0, in the unit."""
    standard_error: float
    """The standard error of the loss, or an upper bound of it if no card is played; 0 if it is exact."""
    unit: Unit
    best: Action
    """The best action, or the first of the best ones."""
    least: float = 0.0
    """The least loss that counts, in the unit; see `Review.least`."""

    @property
    def is_significant(self) -> bool:
        """Whether the loss is greater than its error explains, and great enough to count."""
        return self.value > CLOSE * self.standard_error and self.value >= self.least


class Alternative(Struct, frozen=True):
    """An action that was possible in a decision, with what it would have cost."""

    action: Action
    known: Cost
    """Against the best action on the view of the seat."""
    open: Cost | None
    """Against the best card with open hands; None: the action plays no card, or its value is not known."""

    @property
    def is_right(self) -> bool:
        """Whether the action is not costly: the best one is not better beyond the error, or by too little."""
        return not self.known.is_significant


class ReviewedDecision(Struct, frozen=True):
    """A decision with what it cost."""

    number: int
    """The number of its event in the match."""
    deal: int
    """The number of its deal, from 1, with void deals."""
    contract: str
    """The contract of the deal; empty if it was not chosen yet or has no name."""
    seat: Seat
    action: Action
    known: Cost | None
    """Against the best action on the view of the seat; None: there was no choice, or no search applies."""
    open: Cost | None
    """Against the best card with open hands; None: no card was played, or its value can't be known within the limit."""
    followed: tuple[Reason, ...] = ()
    """The rules of thumb that support the action, in descending weight."""
    ignored: tuple[Reason, ...] = ()
    """If the action was costly, the rules of thumb that support the best action but not this one."""
    alternatives: tuple[Alternative, ...] = ()
    """If the action was costly, all actions whose values are known, the best first."""

    @property
    def group(self) -> DecisionGroup:
        """The kind of decision, for totals."""
        return "play" if self.action.kind == "play" else "other"

    @property
    def is_costly(self) -> bool:
        """Whether the player could know that another action was better, beyond the error."""
        return self.known is not None and self.known.is_significant


class Loss(Struct, frozen=True):
    """What the costly decisions of a group lost on the player's view, in one unit."""

    unit: Unit
    costly: int
    """The number of these decisions."""
    value: float
    """The sum of their losses."""
    standard_error: float
    """The standard error of the sum."""


class Total(Struct, frozen=True):
    """What a group of decisions cost."""

    decisions: int
    """The number of decisions with a choice."""
    costly: int
    """The number of decisions that were costly."""
    known: tuple[Loss, ...]
    """What the costly ones lost on the player's view, for each unit in which they did; chances to win are left out,
    since they do not add up. The other decisions are left out, too: the sum of many small errors would look like a
    loss."""
    solved: int
    """The number of decisions whose loss with open hands is known."""
    open: Points
    """The sum of the losses with open hands."""

    @property
    def points(self) -> Loss | None:
        """What the costly ones lost in plain points; None: nothing."""
        return next((loss for loss in self.known if loss.unit != "net"), None)


class Review:
    """The decisions of a finished match. Each can be reviewed on its own, so several processes can share the work.

    >>> import mamlaka as mk
    >>> table = mk.Table("hearts", deals=1, seed=3, bots="rules")
    >>> done = table.run()
    >>> review = Review(table.record(), worlds=20, nodes=1000)
    >>> review
    <Review of hearts: 20 worlds, 1000 nodes>
    >>> len(review) == len(mk.Replay(table.record()).decisions)
    True
    >>> costly = [decision for decision in review if decision.is_costly]
    >>> all(decision.known.value > 0 for decision in costly)
    True
    """

    def __init__(self, match: Record | Replay, *, worlds: int = REVIEW_WORLDS, nodes: int = REVIEW_NODES) -> None:
        """Prepare the review of a match; nothing is computed yet.

        Args:
            match: the record of a valid match, or its replay.
            worlds: the number of worlds to sample for each decision.
            nodes: the number of positions that the solver may visit for each decision.

        Raises:
            RecordError: the match is not over, so what its players could know is still secret.
        """
        self._replay = Replay.of(match)
        self.record = self._replay.record
        if not self.record.is_over:
            raise RecordError("the match is not over: a review shows all hands, so it has to wait until then")
        self.worlds = worlds
        """The number of worlds for each decision."""
        self.nodes = nodes
        """The number of positions that the solver may visit for each decision."""

    def __repr__(self) -> str:
        """Return the game and the limits; nothing is computed."""
        return f"<Review of {self.record.game}: {self.worlds} worlds, {self.nodes} nodes>"

    def __len__(self) -> int:
        """Return the number of decisions."""
        return len(self._replay.decisions)

    def __iter__(self) -> Iterator[ReviewedDecision]:
        """Review the decisions one after the other."""
        return map(self.__getitem__, range(len(self)))

    def __getitem__(self, index: int) -> ReviewedDecision:
        """Review a decision; the same arguments always give the same review.

        Args:
            index: the number of the decision, from 0.
        """
        decision = self._replay.decisions[index]
        state = self._replay.states[decision.number]
        known, ignored, values = self._known(decision)
        points = {} if known is None else self._open(state, decision)
        (votes,) = collect_votes(decision.view, (decision.action,)) if known is not None else ((),)
        followed = reasons_for(votes)
        kept = {reason.rule for reason in followed}
        return ReviewedDecision(
            decision.number,
            len(state.results) + 1,
            self.record.deals[len(state.results)].contract,
            decision.seat,
            decision.action,
            known,
            _open_cost(points, decision.action),
            followed,
            tuple(reason for reason in ignored if reason.rule not in kept),
            self._alternatives(values, points) if known is not None and known.is_significant else (),
        )

    @property
    def numbers(self) -> list[int]:
        """(decisions,): the numbers of their events in the match."""
        return [decision.number for decision in self._replay.decisions]

    @property
    def deals(self) -> list[int]:
        """(decisions,): the numbers of their deals, from 1, with void deals."""
        return [len(self._replay.states[decision.number].results) + 1 for decision in self._replay.decisions]

    def of_seat(self, seat: Seat | None) -> list[int]:
        """Return the indices of the decisions of a seat; None: of all seats."""
        return [index for index, decision in enumerate(self._replay.decisions) if seat in (None, decision.seat)]

    def least(self, unit: Unit) -> float:
        """Return the least loss that counts: a twentieth of the swing of a deal, or of a match at even chances."""
        return LEAST_SHARE * (SWING_OF_CHANCE if unit == "chance" else self._swing)

    @cached_property
    def _swing(self) -> float:
        return deal_swing(self._replay.setup)

    def _known(self, decision: RecordedDecision) -> tuple[Cost | None, tuple[Reason, ...], tuple[ActionValue, ...]]:
        """Return the cost on the view of the seat, the rules for the best action if it was costly, and all values."""
        limit, rng = Limit(self.worlds), Rng(decision.number)
        found = hint(decision.view, limit, rng)
        values = {value.action: value for value in found.action_values}
        compared = {found.best, decision.action}
        if found.is_forced or found.best is None or not compared <= values.keys():
            return None, (), ()
        if values[found.best].value > values[decision.action].value:
            values = measured(decision.view, found.best, limit, rng)
            if not compared <= values.keys():
                return None, (), ()
        best = values.pop(found.best)
        cost = self._cost(best, values.get(decision.action, best))
        return cost, found.reasons if cost.is_significant else (), (best, *values.values())

    def _cost(self, best: ActionValue, done: ActionValue) -> Cost:
        error = 0.0 if best == done else hypot(best.standard_error, done.standard_error)
        return Cost(max(0.0, best.value - done.value), error, best.unit, best.action, self.least(best.unit))

    def _alternatives(self, values: Sequence[ActionValue], points: Mapping[Card, Points]) -> tuple[Alternative, ...]:
        """Return the actions of a decision with what they cost.

        Args:
            values: their values on the view of the seat, that of the best action first.
            points: the points of each card with open hands; empty: they are not known.
        """
        return tuple(
            Alternative(one.action, self._cost(values[0], one), _open_cost(points, one.action)) for one in values
        )

    def _open(self, state: State, decision: RecordedDecision) -> dict[Card, Points]:
        """Return the points of each card with open hands; empty where `open_values` knows none."""
        return open_values(state, decision.seat, nodes=self.nodes) if decision.action.kind == "play" else {}


def _open_cost(points: Mapping[Card, Points], action: Action) -> Cost | None:
    """Return what an action costs with open hands.

    Args:
        points: the points of each card; empty: they are not known.
        action: the action.
    """
    if action.kind != "play" or not points:
        return None
    best = max(points, key=points.__getitem__)
    return Cost(points[best] - points[action.card], 0.0, "points", Action("play", cards=1 << best))


def totals_of(reviewed: Iterable[ReviewedDecision]) -> Total:
    """Return what decisions cost together."""
    found = [decision for decision in reviewed if decision.known is not None]
    costly = [decision.known for decision in found if decision.known and decision.is_costly]
    units = sorted({cost.unit for cost in costly} - {"chance"}, reverse=True)  # what is lost in this deal comes first
    solved = [decision.open for decision in found if decision.open is not None]
    return Total(
        len(found),
        len(costly),
        tuple(_loss(unit, [cost for cost in costly if cost.unit == unit]) for unit in units),
        len(solved),
        sum(round(cost.value) for cost in solved),
    )


def _loss(unit: Unit, costs: Sequence[Cost]) -> Loss:
    value, error = sum(cost.value for cost in costs), hypot(*(cost.standard_error for cost in costs))
    return Loss(unit, len(costs), value, error)
