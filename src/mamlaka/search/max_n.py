"""Deals with all cards known in which every seat plays for itself: max-n search.

Each seat plays the card that is best for its own points. Of cards that are equally good for it, it plays the first in
the order of the deck: a rule is needed, because the others may gain more from one of them. The search can leave out few
cards, so it is for the end of a deal: those after one that gets all that a seat can get, and those that are like their
neighbour in the hand.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import chain
from math import inf
from operator import add
from time import monotonic

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.ledger import Points
from mamlaka.plan import LayoutPlan, Plan, TrickPlan
from mamlaka.search.deals import UNUSED_NUMBERS, LayoutDeal, TrickDeal
from mamlaka.search.effort import SearchEffort
from mamlaka.search.equivalence import equivalence_classes
from mamlaka.search.layout_ending import after_card, placements, position_key
from mamlaka.search.positions import LayoutPosition, Position, TrickPosition
from mamlaka.search.solver import check_limits, legal_cards, points_of
from mamlaka.seats import Seat

__all__ = ["MaxNSolution", "best_for", "solve_max_n"]

Vector = tuple[Points, ...]
"""(seats,): the points of each seat."""


@dataclass(frozen=True, slots=True)
class MaxNSolution:
    """The points of all seats in the whole deal if every seat plays for itself."""

    best: Vector | None
    """(seats,); None: a limit was reached."""
    cards: dict[Card, Vector]
    """(seats,) after each legal card of the seat on turn; empty if a limit was reached."""
    nodes: int
    """The number of positions searched: of tricks between two tricks, of layouts in which a card fits."""
    seconds: float

    @property
    def is_exact(self) -> bool:
        """Whether the points are known."""
        return self.best is not None


def solve_max_n(
    plan: Plan,
    position: Position,
    *,
    nodes: float = inf,
    seconds: float = inf,
    stop: Callable[[], bool] | None = None,
) -> MaxNSolution:
    """Find the points of all seats if every seat plays for itself, with all cards known.

    >>> from mamlaka import FRENCH, TrickPosition, lower, trick_spec
    >>> hands = tuple(FRENCH.mask(hand) for hand in ("2S 2H", "3S 3H", "AS KS", "4S 4H"))
    >>> solve_max_n(lower(trick_spec("tricks", trick_points=1)), TrickPosition(hands, turn=0)).best
    (0, 0, 2, 0)

    Args:
        plan: the rules of the deal. Rules that look at a whole deal of tricks are left out.
        position: the position, as for `solve`.
        nodes: the most positions to search.
        seconds: the time limit.
        stop: called at each position; the search ends when it returns true. None: it goes on to its limits.

    Raises:
        ValueError: a limit is negative, not all cards are known, or nothing is left to play.
        NotCompilable: the plan pays tricks by number, or the card that takes the last trick.
        TypeError: the plan and the position are not both of tricks or of a layout.
    """
    start = monotonic()
    check_limits(nodes=nodes, seconds=seconds)
    candidates, effort = legal_cards(plan, position), SearchEffort(start + seconds, nodes, stop)
    search: _Tricks | _Layout
    if isinstance(plan, LayoutPlan) and isinstance(position, LayoutPosition):
        search = _Layout(plan, position, effort)
    elif isinstance(plan, TrickPlan) and isinstance(position, TrickPosition):
        search = _Tricks(plan, position, effort)
    try:
        cards = {card: search.after_first(card) for card in iter_cards(candidates)}
    except TimeoutError:
        return MaxNSolution(None, {}, effort.nodes, monotonic() - start)
    return MaxNSolution(best_for(position.turn, cards.values()), cards, effort.nodes, monotonic() - start)


def best_for(seat: Seat, results: Iterable[Vector]) -> Vector:
    """Return the first of the results that are best for a seat."""
    return max(results, key=lambda points: points[seat])


def _sum(first: Vector, second: Vector) -> Vector:
    return tuple(map(add, first, second))


@dataclass(slots=True)
class _Layout:
    plan: LayoutPlan
    position: LayoutPosition
    effort: SearchEffort
    known: dict[tuple[object, ...], Vector] = field(default_factory=dict)

    def after_first(self, card: Card) -> Vector:
        return self._after(LayoutDeal.of(self.plan, self.position), card)

    def _after(self, deal: LayoutDeal, card: Card) -> Vector:
        return best_for(deal.turn, [self._rest(after_card(deal, card, end)) for end in placements(deal, card)])

    def _rest(self, deal: LayoutDeal) -> Vector:
        fitting = deal.pass_on()
        if not fitting:
            return deal.points()
        key = position_key(deal)
        if key not in self.known:
            self.effort.count()
            self.known[key] = best_for(deal.turn, [self._after(deal, card) for card in iter_cards(fitting)])
        return self.known[key]


class _Tricks:
    def __init__(self, plan: TrickPlan, position: TrickPosition, effort: SearchEffort) -> None:
        self._plan = plan
        self._position = position
        self._effort = effort
        self._values = [points_of(plan, (seat,)) for seat in range(plan.seats)]
        cards, seats = range(len(plan.suit_of)), plan.seats
        paid = [values.cards[card * seats :][:seats] for card in cards for values in self._values]
        self._classes = equivalence_classes(plan, [*chain(*paid)], cards)
        self._most = [[max(0, *values.cards[card * seats :][:seats]) for card in cards] for values in self._values]
        self._gains = [sum(1 << card for card in cards if most[card]) for most in self._most]
        self._known: dict[tuple[tuple[Mask, ...], Seat, bool], Vector] = {}

    def after_first(self, card: Card) -> Vector:
        deal = TrickDeal.of(self._plan, self._position)
        return _sum(tuple(map(deal.value_so_far, self._values)), self._after(deal, card))

    def _after(self, deal: TrickDeal, card: Card) -> Vector:
        """Return what is won from the current trick on."""
        after = replace(deal, hands=list(deal.hands), taken=list(deal.taken), winners=deal.winners[-1:])
        after.play(card)
        if after.left_to_play:
            return self._best(after)
        winner, seats = after.trick_winner(), self._plan.seats
        gained = tuple(
            values.trick[winner] + sum(values.cards[played * seats + winner] for _, played in after.trick)
            for values in self._values
        )
        after.take_trick(UNUSED_NUMBERS)
        return _sum(gained, self._rest(after))

    def _rest(self, deal: TrickDeal) -> Vector:
        """Return what is won from a position between two tricks on."""
        if deal.is_finished:
            return tuple(values.last[deal.winners[-1]] for values in self._values)
        key = tuple(deal.hands), deal.turn, deal.broken
        if key not in self._known:
            self._effort.count()
            self._known[key] = self._best(deal)
        return self._known[key]

    def _best(self, deal: TrickDeal) -> Vector:
        """Return the first of the best results for the seat on turn."""
        seat, ceiling, results = deal.turn, self._ceiling(deal), list[Vector]()
        for card in self._distinct(deal):
            results.append(self._after(deal, card))
            if results[-1][seat] >= ceiling:
                break
        return best_for(seat, results)

    def _ceiling(self, deal: TrickDeal) -> Points:
        """Return the most that the seat on turn can get from the current trick on."""
        seat = deal.turn
        values, most = self._values[seat], self._most[seat]
        ceiling = deal.hands[seat].bit_count() * max(0, *values.trick) + max(0, *values.last)
        if self._gains[seat]:
            left = sum(deal.hands) | sum(1 << card for _, card in deal.trick)
            ceiling += sum(most[card] for card in iter_cards(self._gains[seat] & left))
        return ceiling

    def _distinct(self, deal: TrickDeal) -> Iterator[Card]:
        """Yield the legal cards, of neighbours in the hand that are equivalent only the first.

        Others between them would change places with one of them in the order of the deck, which decides between equally
        good cards.
        """
        hand, legal, beats = deal.hands[deal.turn], deal.legal, self._plan.beats
        others = sum(deal.hands) & ~hand | sum(1 << card for _, card in deal.trick)
        last: Hashable = None
        for card in iter_cards(hand):
            key = self._classes[card], beats[card] & others, legal >> card & 1
            if legal >> card & 1 and key != last:
                yield card
            last = key
