"""Card play in every game with a plan: each card is played in many worlds, and the deals are played to the end.

The search is a racing algorithm. All cards share the same worlds and random numbers; cards that are significantly worse
than the best are dropped, and the number of worlds per batch doubles. With a reference in the limit nothing is dropped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import replace
from math import inf, sqrt
from time import perf_counter
from typing import TypeAlias

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.game import Game
from mamlaka.plan import LayoutPlan, Plan
from mamlaka.rng import Rng
from mamlaka.search.equivalence import equivalence_classes
from mamlaka.search.heuristic import heuristic_placement
from mamlaka.search.learned_choice import learned_choice
from mamlaka.search.learned_weights import learned_policy
from mamlaka.search.likely_worlds import likely_worlds
from mamlaka.search.playouts import Playouts, play_worlds
from mamlaka.search.policies import WorldPolicies
from mamlaka.search.positions import (
    HiddenCards,
    LayoutPosition,
    Position,
    hidden_cards_in,
    past_plays,
    plan_of_teams,
    position_of,
    world_position,
)
from mamlaka.search.statistics import standard_error
from mamlaka.search.worlds import world_array
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["WorldSampler", "card_action_values", "weights_of_side"]

WORLDS = 100
"""The number of worlds if there is no limit."""
FIRST_BATCH, LARGEST_BATCH = 32, 8192
"""The number of worlds of the first batch; it doubles with each batch, up to a number that needs little memory."""
DROP_ERRORS = 2.0
"""A card is dropped if its regret exceeds this number of standard errors."""
ADVICE = 32
"""The number of worlds that the advice of the rules counts as, where it counts."""
LEAST_ADVICE = 0.25
"""The least weight of that advice, however many worlds there are: more of them don't make playouts less biased."""
EQUIVALENCE_WORLDS = 100
"""Two cards are taken as equivalent if they have had the same result in this number of worlds."""

DRAWN_A_WORLD = 3
"""The number of worlds from which one is chosen by how well it explains the plays."""

WorldSampler: TypeAlias = Callable[[View, int, Rng], memoryview]
"""Samples worlds of a view uniformly, like `world_array`."""


def card_action_values(
    view: View,
    limit: Limit,
    rng: Rng,
    sampler: WorldSampler = world_array,
    advised: Mapping[Action, float] | None = None,
) -> tuple[ActionValue, ...]:
    """Estimate the value of each legal card, the best first; empty if the turn offers anything but cards.

    If the plan has a learned policy, the seat follows it in the playouts, the others follow any of the policies, and
    worlds count by how well they explain the plays so far. Otherwise the seat follows the heuristic policy, the others
    the conventional one. In a layout the card of the seat's policy comes first unless another one is significantly
    better: playouts tell cards apart only slowly.

    Args:
        view: the view of the seat on turn.
        limit: the number of worlds, or the time. With a reference, standard errors are those of the differences to it.
        rng: the only source of randomness.
        sampler: samples the worlds.
        advised: the points that the rules expect of each card, which count as much as `ADVICE` worlds and at least by
            the weight `LEAST_ADVICE`; None: the worlds alone count, as in a measurement against a reference.

    Raises:
        NotCompilable: no plan describes the play.
    """
    start = perf_counter()
    assert view.turn is not None
    assert view.seat is not None
    if any(offer.kind != "play" for offer in view.turn.offers):
        return ()
    plan, position = position_of(view.state)
    shared = plan_of_teams(view.state)
    plan = shared or plan
    cards = sum(offer.cards for offer in view.turn.offers)
    equivalents = _equivalents(plan, position, view.hand_mask, cards)
    worlds = _Worlds(view, plan, position, sampler)
    tally = _Tally(view, cards, equivalents, limit.reference, is_shared=shared is not None)
    for size in _batches(limit):
        spent = perf_counter() - start
        left = inf if limit.seconds is None else limit.seconds - spent
        count = size if left == inf or not tally.worlds else min(size, int(tally.worlds * left / spent))
        if tally.worlds and (count <= 0 or tally.candidates.bit_count() == 1):
            break
        hidden, by_world = worlds.draw(count, rng)
        tally.add(
            play_worlds(
                plan,
                position,
                hidden,
                tally.candidates,
                rng,
                heuristic=(view.seat,),
                conventional=range(plan.seats),
                by_world=by_world,
                weights=tally.weights,
                seconds=max(left, 0),
            )
        )
    return tally.action_values(advised or {}, worlds.trusted_card(view.hand_mask, cards))


def _batches(limit: Limit) -> Iterator[int]:
    """Yield the sizes of the batches of worlds."""
    left = limit.worlds or (WORLDS if limit.seconds is None else inf)
    size = FIRST_BATCH
    while left > 0:
        count = int(min(size, left))
        yield count
        left -= count
        size = min(2 * size, LARGEST_BATCH)


def _equivalents(plan: Plan, position: Position, hand: Mask, cards: Mask) -> dict[Card, Card]:
    """Return the representative of each legal card that is equivalent to a lower one.

    Equivalent cards have equal keys, and no card of other seats or of the trick ranks between them.
    """
    if isinstance(plan, LayoutPlan) or isinstance(position, LayoutPosition):
        return {}
    live = sum(plan.suit_masks) & ~(hand | position.gone | sum(position.taken))
    firsts: dict[Hashable, Card] = {}
    equivalents = {}
    for card, kind in equivalence_classes(plan, plan.pay, tuple(iter_cards(cards))).items():
        as_last = plan.pay_last_card[card * plan.seats**2 :][: plan.seats**2]
        first = firsts.setdefault((kind, as_last, plan.beats[card] & live), card)
        if first != card:
            equivalents[card] = first
    return equivalents


def weights_of_side(game: Game, seat: Seat, *, is_shared: bool) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
    """Return the seats whose points count for a side, and the weight of each seat's points in those above the mean.

    Args:
        game: the game.
        seat: the seat.
        is_shared: whether the plan pays every seat what its side gets; then one seat of each side counts.

    Returns:
        The seats whose points add up to those of the side; (seats,): the weight of a point of each seat, times the
        number of seats.
    """
    side = next(side for side in game.sides if seat in side)
    counted = {seat, *(other[0] for other in game.sides if other != side)} if is_shared else range(game.seats)
    weights = tuple((game.seats * (other in side) - len(side)) * (other in counted) for other in range(game.seats))
    return tuple(other for other in side if other in counted), weights


class _Worlds:
    """The worlds of a view; with a learned policy those that explain the plays best, and how the seats play in them."""

    def __init__(self, view: View, plan: Plan, position: Position, sampler: WorldSampler) -> None:
        self._view, self._plan, self._position, self._sampler = view, plan, position, sampler
        plays = past_plays(view.state)
        self._plays = plays or ()
        self._policy = None if plays is None else learned_policy(plan)
        self._hidden: HiddenCards | None = None

    def draw(self, count: int, rng: Rng) -> tuple[HiddenCards, WorldPolicies | None]:
        """Return worlds and the policies of the seats in each; None: the same ones in all of them."""
        drawn = count * DRAWN_A_WORLD if self._policy and self._plays else count
        cards = self._sampler(self._view, drawn, rng)
        self._hidden = replace(self._hidden, cards=cards) if self._hidden else hidden_cards_in(self._view, cards)
        if not self._policy:
            return self._hidden, None
        return likely_worlds(self._plan, self._position, self._plays, self._hidden, count, self._policy, rng)

    def trusted_card(self, hand: Mask, cards: Mask) -> Card | None:
        """Return the card that is played in a layout unless another one proves better; None in tricks."""
        plan, position = self._plan, self._position
        if not isinstance(plan, LayoutPlan) or not isinstance(position, LayoutPosition):
            return None
        if self._policy and self._hidden:  # any world tells the sizes of the hands
            return learned_choice(plan, world_position(position, self._hidden, 0), cards, self._policy)
        return heuristic_placement(plan, hand, cards, position.placed, position.ends)


class _Tally:
    """The results of the cards so far: points of the side above the mean of all seats."""

    def __init__(
        self,
        view: View,
        cards: Mask,
        equivalents: Mapping[Card, Card],
        reference: Action | None,
        *,
        is_shared: bool,
    ) -> None:
        self._is_race = reference is None
        self._reference: Card | None = None
        if reference is not None and reference.kind == "play" and reference.cards & cards:
            self._reference = equivalents.get(reference.card, reference.card)
        cards &= ~sum(1 << card for card in equivalents)
        self._equivalents = equivalents
        self.seats = view.state.seats
        assert view.seat is not None
        self._side, self.weights = weights_of_side(view.state.game, view.seat, is_shared=is_shared)
        self.candidates = cards
        """The cards not yet dropped."""
        self.worlds = 0
        """The number of worlds in which the candidates were played."""
        self._counts = dict.fromkeys(iter_cards(cards), 0)
        self._sums = dict.fromkeys(iter_cards(cards), 0)
        self._squares = dict.fromkeys(iter_cards(cards), 0.0)
        self._squared_differences: Counter[tuple[Card, Card]] = Counter()
        self._regret: dict[Card, tuple[Card, float]] = {}
        """For each dropped card, the best card at that time and the regret against it in the same worlds."""

    def add(self, played: Playouts) -> None:
        """Add a batch of results of the candidates; in a race, drop the cards that are significantly worse."""
        sums, squares, count = played.sums, played.squares, played.count
        self.worlds += count
        for row, card in enumerate(played.candidates):
            self._counts[card] += count
            self._sums[card] += sum(weight * sums[row, seat] for seat, weight in enumerate(self.weights))
            # The variance of a side's sum is at most the square of the sum of its members' standard deviations.
            spread = sum(sqrt(max(0.0, squares[row, s] - sums[row, s] ** 2 / count)) for s in self._side) ** 2
            self._squares[card] += spread
            for column, other in enumerate(played.candidates):
                self._squared_differences[card, other] += played.squared_differences[row, column]
        if self._is_race:
            self._drop()

    def _drop(self) -> None:
        best = max(iter_cards(self.candidates), key=self.value)
        for card in iter_cards(self.candidates):
            regret = self.value(best) - self.value(card)
            if regret > DROP_ERRORS * self.difference_error(best, card) or self.is_equivalent(best, card):
                self._regret[card] = best, regret
        self.candidates &= ~sum(1 << card for card in self._regret)

    def is_equivalent(self, best: Card, card: Card) -> bool:
        """Return whether two cards have had the same results in enough worlds to keep only one of them."""
        return card != best and self.worlds >= EQUIVALENCE_WORLDS and not self._squared_differences[card, best]

    def value(self, card: Card) -> float:
        if card in self._regret:
            better, gap = self._regret[card]
            return self.value(better) - gap
        return self._sums[card] / self._counts[card] / self.seats

    def standard_error(self, card: Card) -> float:
        if self._reference is not None:
            return self.difference_error(self._reference, card)
        count = self._counts[card]
        return standard_error(self._squares[card], count)

    def difference_error(self, card: Card, other: Card) -> float:
        """Return the standard error of the difference of two candidates, paired by world (common random numbers)."""
        count = self.worlds
        mean = (self._sums[card] - self._sums[other]) / count
        spread = max(0.0, self._squared_differences[card, other] / count - mean**2)
        return sqrt(spread / (count - 1)) / self.seats if count > 1 else inf

    def action_values(self, advised: Mapping[Action, float], trusted: Card | None) -> tuple[ActionValue, ...]:
        """Return the values of all legal cards, the best first; `trusted` comes first unless another proves better."""
        played = {card: card for card in self._sums} | dict(self._equivalents)
        actions = {card: Action("play", cards=1 << card) for card in played}
        values = {card: self.value(played[card]) for card in played}
        if advised and self._is_race:
            overall = sum(values.values()) / len(values)
            expected = sum(advised[action] for action in actions.values()) / len(values)
            weight = max(LEAST_ADVICE, ADVICE / (ADVICE + self.worlds))
            for card, action in actions.items():
                values[card] += weight * (overall + advised[action] - expected - values[card])
        if trusted is not None and self._is_race and self.candidates >> trusted & 1:
            values[trusted] = max(values.values())

        def rank(card: Card) -> tuple[float, bool, bool]:
            return -values[card], card != trusted, not self.candidates >> played[card] & 1

        order = sorted(played, key=rank)
        return tuple(ActionValue(actions[card], values[card], self.standard_error(played[card])) for card in order)
