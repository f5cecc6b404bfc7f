"""`search-7`: the search bot of version 7 in Trex, frozen: what later versions have to beat.

Its playouts follow the heuristic policy of the library for its own seat and the conventional one for all others; before
the first card, the heuristic one for all seats. It is frozen at this version, unless one of these policies changes: the
test of its decisions would show it. Cards of other games are searched in the same way, and all other decisions are
those of `rules-1`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from math import inf, sqrt
from time import perf_counter
from typing import ClassVar

from mamlaka.actions import Action
from mamlaka.bots.base import ANY_OPTION, Decision, Limit
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.errors import NotCompilable
from mamlaka.games.trex import Trex
from mamlaka.games.trex.contracts import parts_of
from mamlaka.games.trex.kingdoms import Kingdoms
from mamlaka.games.trex.phases import DoubleInTurn, DoubleOrAppeal
from mamlaka.phases import Choose
from mamlaka.plan import LayoutPlan, lower
from mamlaka.rng import Rng
from mamlaka.search import HiddenCards, LayoutPosition, TrickPosition, hidden_cards_in, play_worlds, position_of
from mamlaka.search.playouts import Playouts
from mamlaka.search.worlds import world_array
from mamlaka.tricks import TrickSpec
from mamlaka.view import View

from . import rules_1

__all__ = ["OPPONENT"]

WORLDS, FIRST_BATCH, WORLDS_A_SECOND = 100, 32, 10_000
DROP_ERRORS, SAME_AFTER = 2.0, 100
"""A card is dropped if it is worse by so many standard errors, or the same as the best in so many worlds."""
KEEPING = {"king": 28.0, "queens": 27.0, "diamonds": 13.0, "slaps": 12.0, "trex": 28.0}
"""The value to the king of keeping a contract for a later deal."""
FRESH, PARTNERS = 20.0, 0.7
"""The value of a new deal to its king, and the factor for these values if the king has a partner."""

Doubles = tuple[tuple[Card, int], ...]


class SearchSeven:
    """Plays out what it may do in deals that may be true, and does what is best on average."""

    name: ClassVar[str] = "search-7"
    version: ClassVar[int] = 1

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._rules = rules_1.OPPONENT(rng)

    @classmethod
    def supported_options(cls, game: str) -> frozenset[str]:
        """Return the options that the bot supports."""
        del game
        return frozenset({ANY_OPTION})

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return the best action; None only if the turn is optional."""
        turn = view.turn
        if turn is None:
            return None
        actions = tuple(view.legal)
        if not turn.optional and len(actions) == 1:
            return Decision(actions[0])
        try:
            best = self._best(view, limit)
        except NotCompilable:
            best = None
        return self._rules.act(view, limit) if best is None else Decision(best)

    def _best(self, view: View, limit: Limit) -> Action | None:
        phase = view.state.phase
        if isinstance(view.state.game, Trex):
            if isinstance(phase, Choose):
                return _Deals(view, limit, self._rng).contract() if phase.names[0] != "replay" else None
            if isinstance(phase, DoubleOrAppeal | DoubleInTurn):
                return _Deals(view, limit, self._rng).announcement(phase)
        assert view.turn is not None
        if any(offer.kind != "play" for offer in view.turn.offers):
            return None
        return Action("play", cards=1 << _best_card(view, limit, self._rng))


def _best_card(view: View, limit: Limit, rng: Rng) -> Card:
    """Play each card in the same worlds, in batches that double, without the cards that are clearly worse."""
    start = perf_counter()
    assert view.turn is not None
    assert view.seat is not None
    plan, position = position_of(view.state)
    race = _Race(view, sum(offer.cards for offer in view.turn.offers))
    hidden: HiddenCards | None = None
    worlds_left, size = limit.worlds or (WORLDS if limit.seconds is None else inf), FIRST_BATCH
    while worlds_left > 0:
        seconds = inf if limit.seconds is None else limit.seconds - (perf_counter() - start)
        if race.worlds and (seconds <= 0 or race.candidates.bit_count() == 1):
            break
        worlds = world_array(view, int(min(size, worlds_left)), rng)
        hidden = replace(hidden, cards=worlds) if hidden else hidden_cards_in(view, worlds)
        race.add(
            play_worlds(
                plan,
                position,
                hidden,
                race.candidates,
                rng,
                heuristic=(view.seat,),
                conventional=range(plan.seats),
                weights=race.weights,
                seconds=max(seconds, 0),
            )
        )
        worlds_left -= size
        size *= 2
    return max(iter_cards(race.candidates), key=race.value)


class _Race:
    """The results of the cards so far: points of the side above the mean of all seats."""

    def __init__(self, view: View, cards: Mask) -> None:
        seats = view.state.seats
        side = _side_of(view)
        self.seats = seats
        self.weights = tuple(seats * (seat in side) - len(side) for seat in range(seats))
        self.candidates, self.worlds = cards, 0
        self._sums: Counter[Card] = Counter()
        self._squared_differences: Counter[tuple[Card, Card]] = Counter()

    def add(self, played: Playouts) -> None:
        """Add a batch, and drop cards."""
        self.worlds += played.count
        for row, card in enumerate(played.candidates):
            self._sums[card] += sum(weight * played.sums[row, seat] for seat, weight in enumerate(self.weights))
            for column, other in enumerate(played.candidates):
                self._squared_differences[card, other] += played.squared_differences[row, column]
        best = max(iter_cards(self.candidates), key=self.value)
        for card in iter_cards(self.candidates):
            is_worse = self.value(best) - self.value(card) > DROP_ERRORS * self._error(best, card)
            is_same = self.worlds >= SAME_AFTER and not self._squared_differences[card, best]
            if card != best and (is_worse or is_same):
                self.candidates &= ~(1 << card)

    def value(self, card: Card) -> float:
        return self._sums[card] / self.worlds / self.seats

    def _error(self, card: Card, other: Card) -> float:
        mean = (self._sums[card] - self._sums[other]) / self.worlds
        spread = max(0.0, self._squared_differences[card, other] / self.worlds - mean**2)
        return sqrt(spread / (self.worlds - 1)) / self.seats if self.worlds > 1 else inf


def _side_of(view: View) -> tuple[int, ...]:
    return next(side for side in view.state.game.sides if view.seat in side)


class _Deals:
    """Playouts of the deals that may follow a contract or a doubling."""

    def __init__(self, view: View, limit: Limit, rng: Rng) -> None:
        game = view.state.game
        assert isinstance(game, Trex)
        assert view.seat is not None
        assert view.turn is not None
        bottom = view.state.stack[0]
        assert isinstance(bottom, Kingdoms)
        assert bottom.king is not None
        self.king, self.contract_now = bottom.king, bottom.contract
        self.end = inf if limit.seconds is None else perf_counter() + limit.seconds
        self.game, self.seat, self.turn, self.side = game, view.seat, view.turn, _side_of(view)
        self.hand = view.hand_mask
        self.scale = PARTNERS if len(self.side) > 1 else 1.0
        self.hands = tuple(zone.cards for zone in view.state.zones[: view.state.seats])
        count = WORLDS if limit.seconds is None else max(1, int(limit.seconds * WORLDS_A_SECOND))
        self.hidden = hidden_cards_in(view, world_array(view, limit.worlds or count, rng))
        self.rng = rng

    def contract(self) -> Action:
        """Return the contract that is worth most, above the value of keeping it."""

        def value(action: Action) -> float:
            kept = self.scale * sum(KEEPING.get(part, 0.0) for part in parts_of(action.name))
            return max(self._value(action.name, doubles) for doubles in self._doublings(action.name)) - kept

        return max(self.turn.actions(), key=value)

    def announcement(self, phase: DoubleOrAppeal | DoubleInTurn) -> Action:
        """Return the best answer; an appeal is worth a new deal."""
        others = len(self.hands) - len(self.side)
        fresh = self.scale * (FRESH if self.king in self.side else -FRESH * len(self.side) / others)

        def value(action: Action) -> float:
            if action.kind == "appeal":
                return fresh
            doubled = tuple((card, self.seat) for card in iter_cards(action.cards))
            return self._value(self.contract_now, phase.doubles + doubled)

        return max(self.turn.actions(), key=value)

    def _doublings(self, contract: str) -> Iterator[Doubles]:
        spec = self.game.spec_of(contract)
        doublable = spec.doublable_mask if isinstance(spec, TrickSpec) and self.game.options.doubling else 0
        cards = tuple(iter_cards(doublable & self.hand))
        for count in range(len(cards) + 1):
            for some in combinations(cards, count):
                yield tuple((card, self.seat) for card in some)

    def _value(self, contract: str, doubles: Doubles) -> float:
        """Return the points of its side above the mean of all seats."""
        plan = lower(self.game.spec_of(contract, doubles))
        position = (LayoutPosition if isinstance(plan, LayoutPlan) else TrickPosition)(self.hands, self.king)
        seconds = max(0.0, self.end - perf_counter())
        seats = range(len(self.hands))
        played = play_worlds(plan, position, self.hidden, 0, self.rng, heuristic=seats, seconds=seconds)
        mean = [played.mean[0, seat] for seat in seats]
        return sum(mean[seat] for seat in self.side) - len(self.side) / len(mean) * sum(mean)


OPPONENT = SearchSeven
