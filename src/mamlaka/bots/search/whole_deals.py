"""Playouts of whole deals that may follow from what a player announces, by the policies that play cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from time import perf_counter
from typing import TypeVar

from mamlaka.bots.base import Limit
from mamlaka.bots.search.cards import WorldSampler
from mamlaka.bots.search.halving import Candidate, halve
from mamlaka.plan import LayoutPlan, Plan
from mamlaka.rng import Rng
from mamlaka.search.learned_weights import learned_policy
from mamlaka.search.likely_worlds import any_policies
from mamlaka.search.number_tables import number_table
from mamlaka.search.playouts import Playouts, play_worlds
from mamlaka.search.policies import POLICY_COUNT, WorldPolicies
from mamlaka.search.positions import HiddenCards, LayoutPosition, TrickPosition, hidden_cards_in
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["WholeDeals"]

FIRST_BATCH = 32
"""The number of worlds of the first batch if there is no limit of time."""
DEALS_A_SECOND = 40_000
"""The number of deals of the first batch per second of the time limit, for all choices together."""
FEWEST = 4
"""The least number of worlds of that batch; with fewer, there is no time."""

C = TypeVar("C")


class WholeDeals:
    """Plays deals from the hands of a view, within a limit.

    If the plan has a learned policy, the seat follows it, and the others any of the policies: no play has told yet
    which one. Otherwise the seat follows the heuristic policy, and the others the conventional one.
    """

    def __init__(self, view: View, limit: Limit, rng: Rng, sampler: WorldSampler) -> None:
        assert view.seat is not None
        self._start, self._limit = perf_counter(), limit
        self._end = self._start + (inf if limit.seconds is None else limit.seconds)
        self._view, self._seat, self._rng, self._sampler = view, view.seat, rng, sampler
        self._seats = view.state.seats
        self._hands = tuple(zone.cards for zone in view.state.zones[: self._seats])

    def compare(
        self, candidates: Sequence[Candidate[C]], deal_of: Callable[[C], tuple[Plan, Seat]], *, until_over: bool = False
    ) -> list[Candidate[C]]:
        """Play the deals of choices in the same worlds, and return the best choices first; empty if there is no time.

        Args:
            candidates: the choices.
            deal_of: returns the plan and the leader of the deal that follows from a choice.
            until_over: whether the best choice is compared with others that are not played.
        """

        def batch(count: int) -> Callable[[C], list[Playouts]]:
            play = self.worlds(count)
            return lambda choice: play(*deal_of(choice))

        seconds = self._limit.seconds
        first = FIRST_BATCH if seconds is None else int(seconds * DEALS_A_SECOND / max(1, len(candidates)))
        if first < FEWEST or not halve(candidates, batch, self._limit, self._start, first, until_over=until_over):
            return []
        return sorted(candidates, key=lambda candidate: -candidate.value)

    def worlds(self, count: int) -> Callable[[Plan, Seat], list[Playouts]]:
        """Draw worlds, and return a function that plays a deal in all of them by its plan and leader.

        Its result is empty if there is no time for all the worlds.
        """
        hidden = hidden_cards_in(self._view, self._sampler(self._view, count, self._rng))
        policies = [mask for _ in range(count) for mask in any_policies(self._seats, self._seat, self._rng)]
        rows, seed = number_table("B", policies, POLICY_COUNT), self._rng.next64()
        return lambda plan, leader: self._played(plan, leader, hidden, rows, seed)

    def _played(self, plan: Plan, leader: Seat, hidden: HiddenCards, rows: memoryview, seed: int) -> list[Playouts]:
        policy = learned_policy(plan)
        played = play_worlds(
            plan,
            (LayoutPosition if isinstance(plan, LayoutPlan) else TrickPosition)(self._hands, leader),
            hidden,
            0,
            Rng(seed),
            heuristic=(self._seat,),
            conventional=range(plan.seats),
            by_world=WorldPolicies(policy, rows) if policy else None,
            seconds=max(0.0, self._end - perf_counter()),
        )
        return [played] if played.count == len(hidden.cards) else []
