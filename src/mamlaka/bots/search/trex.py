"""Trex: estimate the values of contracts, doublings and appeals, from playouts of the deals that follow."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import inf
from statistics import pstdev
from time import perf_counter

from mamlaka.bots.base import ActionValue, Limit, best_first
from mamlaka.bots.search.cards import WorldSampler, card_action_values
from mamlaka.cards import Card, iter_cards
from mamlaka.games.trex import Trex
from mamlaka.games.trex.contracts import parts_of
from mamlaka.games.trex.kingdoms import Kingdoms
from mamlaka.phases import Choose, DoubleInTurn, DoubleOrAppeal
from mamlaka.plan import LayoutPlan, Plan, lower
from mamlaka.rng import Rng
from mamlaka.search.number_tables import flat
from mamlaka.search.playouts import play_deals, play_worlds
from mamlaka.search.positions import HiddenCards, LayoutPosition, TrickPosition, hidden_cards_in
from mamlaka.search.worlds import world_array
from mamlaka.seats import Seat
from mamlaka.tricks import TrickSpec
from mamlaka.view import View

__all__ = ["trex_action_values"]

WORLDS = 100
"""The number of worlds if there is no limit."""
WORLDS_A_SECOND = 10_000
"""The most worlds per second of the time limit."""
KEEPING = {"king": 28.0, "queens": 27.0, "diamonds": 13.0, "slaps": 12.0, "trex": 28.0}
"""The value to the king of keeping a contract for a later deal: the king's points with it minus those without it,
averaged over the remaining sets of contracts when the king chooses by these values. From 400 deals; the error is 1 or
2. These are the standard contracts; for others see `_value_of_keeping`."""
SPREADS, SPREAD_DEALS = 0.6, 40
"""The value of keeping another contract, in standard deviations of the points of a seat: the mean of the standard
contracts. They are estimated from this number of deals."""
FRESH = 20.0
"""The value of a deal to its king before the cards are dealt."""
PARTNERS = 0.7
"""The factor for both values if the king has a partner, whose cards are unknown; from 300 deals."""


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


class _Deals:
    """Playouts of the deals that follow, with the heuristic policy for all seats."""

    def __init__(self, view: View, limit: Limit, rng: Rng, sampler: WorldSampler) -> None:
        game = view.state.game
        assert isinstance(game, Trex)
        assert view.seat is not None
        assert view.turn is not None
        bottom = view.state.stack[0]
        assert isinstance(bottom, Kingdoms)
        assert bottom.king is not None
        self.end = inf if limit.seconds is None else perf_counter() + limit.seconds
        self.game, self.seat, self.turn = game, view.seat, view.turn
        self.hand, self.contract, self.king = view.hand_mask, bottom.contract, bottom.king
        self.side = next(side for side in game.sides if view.seat in side)
        self.scale = PARTNERS if len(self.side) > 1 else 1.0
        self.hands = tuple(zone.cards for zone in view.state.zones[: view.state.seats])
        worlds = WORLDS if limit.seconds is None else max(1, int(limit.seconds * WORLDS_A_SECOND))
        self.hidden: HiddenCards = hidden_cards_in(view, sampler(view, limit.worlds or worlds, rng))
        self.rng = rng

    def contracts(self) -> tuple[ActionValue, ...]:
        """Return the value of each contract, with the best own doubling, minus the value of keeping it."""
        action_values = []
        for action in self.turn.actions():
            kept = self.scale * sum(_value_of_keeping(self.game, part) for part in parts_of(action.name))
            value, error = max(self._value(action.name, doubles) for doubles in self._doublings(action.name))
            action_values.append(ActionValue(action, value - kept, error, "net"))
        return best_first(action_values)

    def announcements(self, phase: DoubleOrAppeal | DoubleInTurn) -> tuple[ActionValue, ...]:
        """Return the value of each answer; an appeal has the value of a new deal."""
        others = len(self.hands) - len(self.side)
        fresh = self.scale * (FRESH if self.king in self.side else -FRESH * len(self.side) / others)
        action_values = []
        for action in self.turn.actions():
            doubles = phase.doubles + tuple((card, self.seat) for card in iter_cards(action.cards))
            value = (fresh, 0.0) if action.kind == "appeal" else self._value(self.contract, doubles)
            action_values.append(ActionValue(action, *value))
        return best_first(action_values)

    def _doublings(self, contract: str) -> Iterator[tuple[tuple[Card, Seat], ...]]:
        """Yield the possible doublings of cards in the hand in a contract."""
        spec = self.game.spec_of(contract)
        doublable = spec.doublable_mask if isinstance(spec, TrickSpec) and self.game.options.doubling else 0
        cards = tuple(iter_cards(doublable & self.hand))
        for count in range(len(cards) + 1):
            for some in combinations(cards, count):
                yield tuple((card, self.seat) for card in some)

    def _value(self, contract: str, doubles: tuple[tuple[Card, Seat], ...]) -> tuple[float, float]:
        """Return the points of its side above the mean of all seats, and the standard error."""
        plan = lower(self.game.spec_of(contract, doubles))
        position = (LayoutPosition if isinstance(plan, LayoutPlan) else TrickPosition)(self.hands, self.king)
        left = max(0.0, self.end - perf_counter())
        played = play_worlds(plan, position, self.hidden, 0, self.rng, heuristic=range(len(self.hands)), seconds=left)
        mean, error = list(flat(played.mean)), list(flat(played.standard_error))
        share = len(self.side) / len(mean)
        return sum(mean[seat] for seat in self.side) - share * sum(mean), sum(error[seat] for seat in self.side)


def _value_of_keeping(game: Trex, contract: str) -> float:
    """Return the value to a king of keeping a contract for a later deal."""
    return KEEPING[contract] if game.is_standard(contract) else SPREADS * _spread(lower(game.spec_of(contract)))


@lru_cache(maxsize=64)
def _spread(plan: Plan) -> float:
    """Return the standard deviation of the points of a seat over random deals."""
    return pstdev(flat(play_deals(plan, SPREAD_DEALS, Rng(0), heuristic=range(plan.seats))))
