"""Trex: estimate the values of contracts, doublings and appeals, from playouts of the deals that follow."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from statistics import pstdev
from typing import NamedTuple

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit, best_first
from mamlaka.bots.search.cards import WorldSampler, card_action_values, weights_of_side
from mamlaka.bots.search.halving import Candidate
from mamlaka.bots.search.whole_deals import WholeDeals
from mamlaka.cards import Card, iter_cards
from mamlaka.games.trex import Trex
from mamlaka.games.trex.contracts import parts_of
from mamlaka.games.trex.kingdoms import Kingdoms
from mamlaka.games.trex.phases import DoubleInTurn, DoubleOrAppeal
from mamlaka.phases import Choose
from mamlaka.plan import Plan, lower
from mamlaka.rng import Rng
from mamlaka.search.number_tables import flat
from mamlaka.search.playouts import play_deals
from mamlaka.search.positions import team_plan
from mamlaka.search.worlds import world_array
from mamlaka.seats import Seat
from mamlaka.tricks import TrickSpec
from mamlaka.view import View

__all__ = ["action_values"]

KEEPING = {"king": 31.0, "queens": 33.0, "diamonds": 20.0, "slaps": 18.0, "trex": 27.0}
"""The value to the king of keeping a contract for a later deal: the king's points with it minus those without it,
averaged over the remaining sets of contracts when the king always chooses the best. From 4,000 hands in 200 worlds each
(`bench/trex_keeping.py`). These are the standard contracts; for others see `_value_of_keeping`."""
SPREADS, SPREAD_DEALS = 0.77, 40
"""The value of keeping another contract, in standard deviations of the points of a seat: the mean of the standard
contracts. They are estimated from this number of deals."""
AGAIN = {"king": 13.0, "trex": -2.0}
"""The value of a contract with a random hand, for those in which players may appeal; from the same hands."""
PARTNERS = 0.7
"""The factor for these values if the king has a partner, whose cards are unknown; from 1,500 hands."""


def action_values(view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array) -> tuple[ActionValue, ...]:
    """Estimate the values of contracts, doublings, appeals or cards, the best first.

    The result is empty for other decisions, and if there is no time to compare.

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
    """The values of answers by playouts of the deals that follow."""

    def __init__(self, view: View, limit: Limit, rng: Rng, sampler: WorldSampler) -> None:
        game, bottom = view.state.game, view.state.stack[0]
        assert isinstance(game, Trex)
        assert isinstance(bottom, Kingdoms)
        assert view.seat is not None
        assert view.turn is not None
        assert bottom.king is not None
        self.deals = WholeDeals(view, limit, rng, sampler)
        self.game, self.seat, self.turn, self.hand = game, view.seat, view.turn, view.hand_mask
        self.contract, self.king, self.can_choose = bottom.contract, bottom.king, len(bottom.choices) > 1
        self.side = next(side for side in game.sides if view.seat in side)
        self.scale = PARTNERS if len(self.side) > 1 else 1.0

    def contracts(self) -> tuple[ActionValue, ...]:
        """Return the value of each contract, with the best own doubling, minus the value of keeping it."""
        candidates = []
        for action in self.turn.actions():
            kept = self._kept(action.name)
            answers = (_Answer(action, action.name, doubles) for doubles in self._doublings(action.name))
            candidates += [self._candidate(answer, -kept) for answer in answers]
        best: dict[Action, Candidate[_Answer]] = {}
        for candidate in self.deals.compare(candidates, self._deal_of):
            best.setdefault(candidate.choice.action, candidate)
        return tuple(ActionValue(action, one.value, one.standard_error, "net") for action, one in best.items())

    def announcements(self, phase: DoubleOrAppeal | DoubleInTurn) -> tuple[ActionValue, ...]:
        """Return the value of each answer."""
        candidates, appeals = [], []
        for action in self.turn.actions():
            if action.kind == "appeal":
                others = self.game.seats - len(self.side)
                share = 1.0 if self.king in self.side else -len(self.side) / others
                appeals.append(ActionValue(action, share * self._after_appeal()))
            else:
                doubles = phase.doubles + tuple((card, self.seat) for card in iter_cards(action.cards))
                candidates.append(self._candidate(_Answer(action, self.contract, doubles)))
        found = self.deals.compare(candidates, self._deal_of, until_over=bool(appeals))
        values = [ActionValue(one.choice.action, one.value, one.standard_error) for one in found]
        return best_first([*values, *appeals]) if values else ()

    def _kept(self, contract: str) -> float:
        """Return the value to the side of the king of keeping a contract, or several together."""
        return self.scale * sum(_value_of_keeping(self.game, part) for part in parts_of(contract))

    def _after_appeal(self) -> float:
        """Return the value to the side of the king of a new deal, in which it may choose again."""
        return self._kept(self.contract) if self.can_choose else self.scale * AGAIN.get(self.contract, 0.0)

    def _doublings(self, contract: str) -> Iterator[tuple[tuple[Card, Seat], ...]]:
        """Yield the possible doublings of cards in the hand in a contract."""
        spec = self.game.spec_of(contract)
        doublable = spec.doublable_mask if isinstance(spec, TrickSpec) and self.game.options.doubling else 0
        cards = tuple(iter_cards(doublable & self.hand))
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

    def _deal_of(self, answer: _Answer) -> tuple[Plan, Seat]:
        """Return the plan and the leader of the deal of an answer."""
        return self._plan(answer)[0], self.king


def _value_of_keeping(game: Trex, contract: str) -> float:
    """Return the value to a king of keeping a contract for a later deal."""
    return KEEPING[contract] if game.is_standard(contract) else SPREADS * _spread(lower(game.spec_of(contract)))


@lru_cache(maxsize=64)
def _spread(plan: Plan) -> float:
    """Return the standard deviation of the points of a seat over random deals."""
    return pstdev(flat(play_deals(plan, SPREAD_DEALS, Rng(0), heuristic=range(plan.seats))))
