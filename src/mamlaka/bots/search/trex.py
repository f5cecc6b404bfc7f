"""Trex: estimate the values of contracts, doublings and appeals, from playouts of the deals that follow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from math import inf
from statistics import pstdev
from time import perf_counter
from typing import NamedTuple

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit, best_first
from mamlaka.bots.search.cards import WorldSampler, card_action_values, weights_of_side
from mamlaka.bots.search.halving import Candidate, halve
from mamlaka.cards import Card, iter_cards
from mamlaka.games.trex import Trex
from mamlaka.games.trex.contracts import parts_of
from mamlaka.games.trex.kingdoms import Kingdoms
from mamlaka.phases import Choose, DoubleInTurn, DoubleOrAppeal
from mamlaka.plan import LayoutPlan, Plan, lower
from mamlaka.rng import Rng
from mamlaka.search.learned_weights import learned_policy
from mamlaka.search.likely_worlds import any_policies
from mamlaka.search.number_tables import flat, number_table
from mamlaka.search.playouts import Playouts, play_deals, play_worlds
from mamlaka.search.policies import POLICY_COUNT, WorldPolicies
from mamlaka.search.positions import HiddenCards, LayoutPosition, TrickPosition, hidden_cards_in, team_plan
from mamlaka.search.worlds import world_array
from mamlaka.seats import Seat
from mamlaka.tricks import TrickSpec
from mamlaka.view import View

__all__ = ["trex_action_values"]

FIRST_BATCH = 32
"""The number of worlds of the first batch if there is no limit of time."""
DEALS_A_SECOND = 40_000
"""The number of deals of the first batch per second of the time limit, for all answers together."""
FEWEST = 4
"""The least number of worlds of that batch; with fewer, the rules decide."""
KEEPING = {"king": 31.0, "queens": 33.0, "diamonds": 20.0, "slaps": 18.0, "trex": 27.0}
"""The value to the king of keeping a contract for a later deal: the king's points with it minus those without it,
averaged over the remaining sets of contracts when the king chooses by these values. From 4,000 hands in 200 worlds each
(`bench/trex_keeping.py`). These are the standard contracts; for others see `_value_of_keeping`."""
SPREADS, SPREAD_DEALS = 0.6, 40
"""The value of keeping another contract, in standard deviations of the points of a seat: the mean of the standard
contracts. They are estimated from this number of deals."""
PARTNERS = 0.7
"""The factor for these values if the king has a partner, whose cards are unknown; from 300 deals."""


def trex_action_values(
    view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array
) -> tuple[ActionValue, ...]:
    """Estimate the values of contracts, doublings, appeals or cards, the best first; empty for other decisions.

    Raises:
        NotCompilable: no plan describes the play.
    """
    phase = view.state.phase
    if isinstance(phase, Choose):
        return _Deals(view, limit, rng, sampler).contracts() if phase.names[0] != "replay" else ()
    if isinstance(phase, DoubleOrAppeal | DoubleInTurn):
        return _Deals(view, limit, rng, sampler).announcements(phase)
    return card_action_values(view, limit, rng, sampler)


class _Answer(NamedTuple):
    """An answer, and the deal that may follow from it."""

    action: Action
    contract: str
    doubles: tuple[tuple[Card, Seat], ...]


class _Deals:
    """Playouts of the deals that follow an answer, by the same policies as those of cards."""

    def __init__(self, view: View, limit: Limit, rng: Rng, sampler: WorldSampler) -> None:
        game, bottom = view.state.game, view.state.stack[0]
        assert isinstance(game, Trex)
        assert isinstance(bottom, Kingdoms)
        assert view.seat is not None
        assert view.turn is not None
        assert bottom.king is not None
        self.start, self.limit, self.rng, self.sampler = perf_counter(), limit, rng, sampler
        self.view, self.game, self.seat, self.turn = view, game, view.seat, view.turn
        self.contract, self.king = bottom.contract, bottom.king
        self.side = next(side for side in game.sides if view.seat in side)
        self.scale = PARTNERS if len(self.side) > 1 else 1.0
        self.hands = tuple(zone.cards for zone in view.state.zones[: game.seats])

    def contracts(self) -> tuple[ActionValue, ...]:
        """Return the value of each contract, with the best own doubling, minus the value of keeping it."""
        candidates = []
        for action in self.turn.actions():
            kept = self._kept(action.name)
            answers = (_Answer(action, action.name, doubles) for doubles in self._doublings(action.name))
            candidates += [self._candidate(answer, -kept) for answer in answers]
        best: dict[Action, Candidate[_Answer]] = {}
        for candidate in self._compared(candidates):
            best.setdefault(candidate.choice.action, candidate)
        return tuple(ActionValue(action, one.value, one.standard_error, "net") for action, one in best.items())

    def announcements(self, phase: DoubleOrAppeal | DoubleInTurn) -> tuple[ActionValue, ...]:
        """Return the value of each answer; after an appeal the king has kept the contract."""
        candidates, appeals = [], []
        for action in self.turn.actions():
            if action.kind == "appeal":
                others = self.game.seats - len(self.side)
                share = 1.0 if self.king in self.side else -len(self.side) / others
                appeals.append(ActionValue(action, share * self._kept(self.contract)))
            else:
                doubles = phase.doubles + tuple((card, self.seat) for card in iter_cards(action.cards))
                candidates.append(self._candidate(_Answer(action, self.contract, doubles)))
        found = self._compared(candidates, until_over=bool(appeals))
        values = [ActionValue(one.choice.action, one.value, one.standard_error) for one in found]
        return best_first([*values, *appeals]) if values else ()

    def _kept(self, contract: str) -> float:
        """Return the value to the side of the king of keeping a contract, or several together."""
        return self.scale * sum(_value_of_keeping(self.game, part) for part in parts_of(contract))

    def _doublings(self, contract: str) -> Iterator[tuple[tuple[Card, Seat], ...]]:
        """Yield the possible doublings of cards in the hand in a contract."""
        spec = self.game.spec_of(contract)
        doublable = spec.doublable_mask if isinstance(spec, TrickSpec) and self.game.options.doubling else 0
        cards = tuple(iter_cards(doublable & self.view.hand_mask))
        for count in range(len(cards) + 1):
            for some in combinations(cards, count):
                yield tuple((card, self.seat) for card in some)

    def _candidate(self, answer: _Answer, bonus: float = 0.0) -> Candidate[_Answer]:
        _, is_shared = self._plan(answer)
        return Candidate(answer, *weights_of_side(self.game, self.seat, is_shared=is_shared), bonus)

    def _plan(self, answer: _Answer) -> tuple[Plan, bool]:
        """Return the plan of the deal of an answer, and whether it pays partners together."""
        spec = self.game.spec_of(answer.contract, answer.doubles)
        shared = team_plan(spec, self.game.teams) if isinstance(spec, TrickSpec) else None
        return shared or lower(spec), shared is not None

    def _compared(self, candidates: list[Candidate[_Answer]], *, until_over: bool = False) -> list[Candidate[_Answer]]:
        """Return candidates after playouts, the best first; empty if there is no time for any."""
        seconds = self.limit.seconds
        first = FIRST_BATCH if seconds is None else int(seconds * DEALS_A_SECOND / len(candidates))
        if first < FEWEST or not halve(candidates, self._batch, self.limit, self.start, first, until_over=until_over):
            return []
        return sorted(candidates, key=lambda candidate: -candidate.value)

    def _batch(self, count: int) -> Callable[[_Answer], list[Playouts]]:
        """Draw worlds, and return a function that plays the deal of an answer in them."""
        hidden, seed = hidden_cards_in(self.view, self.sampler(self.view, count, self.rng)), self.rng.next64()
        policies = [mask for _ in range(count) for mask in any_policies(self.game.seats, self.seat, self.rng)]
        rows = number_table("B", policies, POLICY_COUNT)
        return lambda answer: self._played(answer, hidden, rows, seed)

    def _played(self, answer: _Answer, hidden: HiddenCards, rows: memoryview, seed: int) -> list[Playouts]:
        """Return the results of the deal of an answer; empty if there is no time for all worlds."""
        plan, _ = self._plan(answer)
        policy = learned_policy(plan)
        played = play_worlds(
            plan,
            (LayoutPosition if isinstance(plan, LayoutPlan) else TrickPosition)(self.hands, self.king),
            hidden,
            0,
            Rng(seed),
            heuristic=(self.seat,),
            conventional=range(plan.seats),
            by_world=WorldPolicies(policy, rows) if policy else None,
            seconds=inf if self.limit.seconds is None else max(0.0, self.start + self.limit.seconds - perf_counter()),
        )
        return [played] if played.count == len(hidden.cards) else []


def _value_of_keeping(game: Trex, contract: str) -> float:
    """Return the value to a king of keeping a contract for a later deal."""
    return KEEPING[contract] if game.is_standard(contract) else SPREADS * _spread(lower(game.spec_of(contract)))


@lru_cache(maxsize=64)
def _spread(plan: Plan) -> float:
    """Return the standard deviation of the points of a seat over random deals."""
    return pstdev(flat(play_deals(plan, SPREAD_DEALS, Rng(0), heuristic=range(plan.seats))))
