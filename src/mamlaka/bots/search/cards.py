"""Cards, in every game whose play a plan describes: each is played in many worlds, and the deals to their ends."""

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
from mamlaka.plan import LayoutPlan, Plan
from mamlaka.rng import Rng
from mamlaka.search.equivalence import equivalence_classes
from mamlaka.search.playouts import Playouts, play_worlds
from mamlaka.search.positions import Hidden, LayoutPosition, Position, hidden_in, position_of
from mamlaka.search.worlds import world_array
from mamlaka.view import View

__all__ = ["Draw", "card_action_values"]

WORLDS = 100
"""How many worlds where no limit is given."""
FIRST = 32
"""How many worlds every card is played in; then the number doubles, for those that may still be the best."""
DOUBT = 2.0
"""How many standard errors below the best a card must lie to be given up."""
TWINS = 100
"""In how many worlds two cards must bring the same to be taken for equal."""

Draw: TypeAlias = Callable[[View, int, Rng], memoryview]
"""Returns so many worlds of a view, as `world_array` does, where each that agrees with the view is equally likely."""


def card_action_values(view: View, limit: Limit, rng: Rng, draw: Draw = world_array) -> tuple[ActionValue, ...]:
    """Return what the cards are worth that may be played: its own seat plays on with care, others as is usual.

    Nothing where something else than a card is on offer.

    Args:
        view: of who is asked.
        limit: how many worlds, or for how long.
        rng: the only source of chance.
        draw: where the worlds come from.

    Raises:
        NotCompilable: no plan describes the play.
    """
    start = perf_counter()
    assert view.turn is not None
    assert view.seat is not None
    if any(offer.kind != "play" for offer in view.turn.offers):
        return ()
    plan, position = position_of(view.state)
    cards = sum(offer.cards for offer in view.turn.offers)
    equivalents = _equivalents(plan, position, view.hand_mask, cards)
    tally = _Tally(view, cards, equivalents)
    hidden: Hidden | None = None
    for count in _batches(limit):
        left = inf if limit.seconds is None else limit.seconds - (perf_counter() - start)
        if tally.worlds and (left <= 0 or tally.hopeful.bit_count() == 1):
            break
        worlds = draw(view, count, rng)
        hidden = replace(hidden, cards=worlds) if hidden else hidden_in(view, worlds)
        tally.add(
            play_worlds(
                plan,
                position,
                hidden,
                tally.hopeful,
                rng,
                heuristic=(view.seat,),
                conventional=range(plan.seats),
                weights=tally.weights,
                seconds=max(left, 0),
            )
        )
    return tally.action_values()


def _batches(limit: Limit) -> Iterator[int]:
    """Yield how many worlds to play next."""
    left = limit.worlds or (WORLDS if limit.seconds is None else inf)
    size = FIRST
    while left > 0:
        count = int(min(size, left))
        yield count
        left -= count
        size *= 2


def _equivalents(plan: Plan, position: Position, hand: Mask, cards: Mask) -> dict[Card, Card]:
    """Return for each card that does what a lower one does, of those that may be played, that one.

    Both are of one kind, and no card that others hold or that lies in the trick comes between them.
    """
    if isinstance(plan, LayoutPlan) or isinstance(position, LayoutPosition):
        return {}
    live = sum(plan.suit_masks) & ~(hand | position.gone | sum(position.taken))
    firsts: dict[Hashable, Card] = {}
    equivalents = {}
    for card, kind in equivalence_classes(plan, plan.pay, tuple(iter_cards(cards))).items():
        first = firsts.setdefault((kind, plan.card_points[card], plan.beats[card] & live), card)
        if first != card:
            equivalents[card] = first
    return equivalents


class _Tally:
    """What the cards were worth so far: points of a side above the mean of all seats."""

    def __init__(self, view: View, cards: Mask, equivalents: Mapping[Card, Card]) -> None:
        cards &= ~sum(1 << card for card in equivalents)
        self._equivalents = equivalents
        game = view.state.game
        self._side = next(side for side in game.sides if view.seat in side)
        self.seats = game.seats
        self.weights = tuple(game.seats * (seat in self._side) - len(self._side) for seat in range(game.seats))
        """What a point of each seat counts, times the seats."""
        self.hopeful = cards
        """The cards that may be the best: at first all, at last one."""
        self.worlds = 0
        """In how many worlds those were played."""
        self._counts = dict.fromkeys(iter_cards(cards), 0)
        self._sums = dict.fromkeys(iter_cards(cards), 0)
        self._squares = dict.fromkeys(iter_cards(cards), 0.0)
        self._squared_differences: Counter[tuple[Card, Card]] = Counter()
        self._regret: dict[Card, tuple[Card, float]] = {}
        """Of each card that was given up, the best one then and how far it lay behind in the same worlds."""

    def add(self, played: Playouts) -> None:
        """Add the results of a batch in which the hopeful cards were played, and give up those that lie behind."""
        sums, squares, count = played.sums, played.squares, played.count
        self.worlds += count
        for row, card in enumerate(played.candidates):
            self._counts[card] += count
            self._sums[card] += sum(weight * sums[row, seat] for seat, weight in enumerate(self.weights))
            # Of a side its members' spread together: at most the square of the sum of theirs.
            spread = sum(sqrt(max(0.0, squares[row, s] - sums[row, s] ** 2 / count)) for s in self._side) ** 2
            self._squares[card] += spread
            for column, other in enumerate(played.candidates):
                self._squared_differences[card, other] += played.squared_differences[row, column]
        best = max(iter_cards(self.hopeful), key=self.value)
        for card in iter_cards(self.hopeful):
            regret = self.value(best) - self.value(card)
            if regret > DOUBT * self.difference_error(best, card) or self.is_equivalent(best, card):
                self._regret[card] = best, regret
        self.hopeful &= ~sum(1 << card for card in self._regret)

    def is_equivalent(self, best: Card, card: Card) -> bool:
        """Return whether two cards have brought the same in so many worlds that one of them is enough."""
        return card != best and self.worlds >= TWINS and not self._squared_differences[card, best]

    def value(self, card: Card) -> float:
        if card in self._regret:
            better, gap = self._regret[card]
            return self.value(better) - gap
        return self._sums[card] / self._counts[card] / self.seats

    def error(self, card: Card) -> float:
        count = self._counts[card]
        return sqrt(self._squares[card] / (count - 1) / count) if count > 1 else inf

    def difference_error(self, card: Card, other: Card) -> float:
        """Return the standard error of what two hopeful cards are apart: both met the same worlds and chances."""
        count = self.worlds
        mean = (self._sums[card] - self._sums[other]) / count
        spread = max(0.0, self._squared_differences[card, other] / count - mean**2)
        return sqrt(spread / (count - 1)) / self.seats if count > 1 else inf

    def action_values(self) -> tuple[ActionValue, ...]:
        """Return the action_values, the best first."""
        doers = {card: card for card in self._sums} | dict(self._equivalents)
        order = sorted(doers, key=lambda card: (-self.value(doers[card]), not self.hopeful >> doers[card] & 1))
        return tuple(
            ActionValue(Action("play", cards=1 << card), self.value(doers[card]), self.error(doers[card]))
            for card in order
        )
