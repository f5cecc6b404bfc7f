"""Playouts of whole deals that may follow from what a player announces, by the policies that play cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from time import perf_counter
from typing import TypeVar

from mamlaka.bots.base import Limit
from mamlaka.bots.search.cards import WorldSampler
from mamlaka.bots.search.halving import PROBE, Candidate, halve
from mamlaka.plan import LayoutPlan, Plan
from mamlaka.rng import Rng
from mamlaka.search.compiled import engine_for
from mamlaka.search.learned_weights import learned_policy
from mamlaka.search.likely_worlds import any_policies
from mamlaka.search.number_tables import number_table
from mamlaka.search.playouts import Playouts, play_worlds
from mamlaka.search.policies import POLICY_COUNT, WorldPolicies
from mamlaka.search.positions import HiddenCards, LayoutPosition, TrickPosition, hidden_cards_in
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["WholeDeals", "play_whole_deals"]

C = TypeVar("C")


def play_whole_deals(
    plan: Plan,
    position: LayoutPosition | TrickPosition,
    hidden: HiddenCards,
    seat: Seat,
    policies: Sequence[int],
    rng: Rng,
    end: float = inf,
) -> Playouts:
    """Play worlds from the first card to the last.

    If the plan has a learned policy, the seat follows it, and the others any of the policies: no play has told yet
    which one. Otherwise the seat follows the heuristic policy, and the others the conventional one.

    Args:
        plan: the rules of the deal.
        position: the position, without the hidden cards.
        hidden: the hidden cards of each world.
        seat: the seat that announces.
        policies: (worlds, policies), flat: the seats that follow each policy, as bits, by `any_policies`.
        rng: the only source of randomness.
        end: when time is over, by `perf_counter`; at least one world is played.
    """
    policy = learned_policy(plan)
    return play_worlds(
        plan,
        position,
        hidden,
        0,
        rng,
        heuristic=(seat,),
        conventional=range(plan.seats),
        by_world=WorldPolicies(policy, number_table("B", policies, POLICY_COUNT)) if policy else None,
        seconds=max(0.0, end - perf_counter()),
    )


class WholeDeals:
    """Plays deals from the hands of a view, within a limit. The time to prepare plans, once for each, doesn't count."""

    def __init__(self, view: View, limit: Limit, rng: Rng, sampler: WorldSampler) -> None:
        assert view.seat is not None
        self._view, self._seat, self._limit, self._rng, self._sampler = view, view.seat, limit, rng, sampler
        self._seats = view.state.seats
        self._hands = tuple(zone.cards for zone in view.state.zones[: self._seats])
        self._end = inf

    def compare(
        self, candidates: Sequence[Candidate[C]], deal_of: Callable[[C], tuple[Plan, Seat]], *, until_over: bool = False
    ) -> list[Candidate[C]]:
        """Play the deals of choices in the same worlds, and return the best choices first; empty if there is no time.

        Args:
            candidates: the choices.
            deal_of: returns the plan and the leader of the deal that follows from a choice.
            until_over: whether the best choice is compared with others that are not played.
        """
        deals = {candidate.choice: deal_of(candidate.choice) for candidate in candidates}
        start = self._begin(*(plan for plan, _ in deals.values()))

        def batch(count: int) -> Callable[[C], list[Playouts]]:
            play = self._worlds(count)

            def played(choice: C) -> list[Playouts]:
                found = play(*deals[choice])
                return [found] if found.count == count else []

            return played

        if not halve(candidates, batch, self._limit, start, until_over=until_over):
            return []
        return sorted(candidates, key=lambda candidate: -candidate.value)

    def points(self, plan: Plan, leader: Seat, count: int) -> Playouts | None:
        """Play a deal in a number of worlds, or as many as there is time for; None: there is none."""
        self._begin(plan)
        play = self._worlds(count)
        if perf_counter() >= self._end:
            return None
        played = play(plan, leader)
        return played if played.count >= min(count, PROBE) else None

    def _begin(self, *plans: Plan) -> float:
        """Prepare plans, and return when the time begins to count."""
        for plan in plans:
            learned_policy(plan)
            engine_for(plan)
        start = perf_counter()
        self._end = start + (inf if self._limit.seconds is None else self._limit.seconds)
        return start

    def _worlds(self, count: int) -> Callable[[Plan, Seat], Playouts]:
        """Draw worlds, and return a function that plays a deal in them by its plan and leader."""
        hidden = hidden_cards_in(self._view, self._sampler(self._view, count, self._rng))
        policies = [mask for _ in range(count) for mask in any_policies(self._seats, self._seat, self._rng)]
        seed = self._rng.next64()

        def play(plan: Plan, leader: Seat) -> Playouts:
            position = (LayoutPosition if isinstance(plan, LayoutPlan) else TrickPosition)(self._hands, leader)
            return play_whole_deals(plan, position, hidden, self._seat, policies, Rng(seed), self._end)

        return play
