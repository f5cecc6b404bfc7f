"""The open-hand solver: the exact value of a deal between two sides that see all cards.

`solve` finds the value of a position of tricks or of a layout, and of every legal card. For the search of the kernel,
see docs/solver.md. The plain references, which define the values, are in `ending` and `layout_ending`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import inf
from time import monotonic
from typing import TypeVar

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.errors import NotCompilable
from mamlaka.layout_rules import placeable_mask
from mamlaka.ledger import Points
from mamlaka.plan import LayoutPlan, Plan, TrickPlan
from mamlaka.plan_rules import legal_mask
from mamlaka.search.compiled import (
    compiled_layout_deal,
    compiled_layout_plan,
    compiled_payoffs,
    compiled_trick_deal,
    compiled_trick_plan,
    engine_for,
)
from mamlaka.search.deals import LayoutDeal, TrickDeal
from mamlaka.search.effort import SearchEffort
from mamlaka.search.ending import EndingSolver
from mamlaka.search.layout_ending import LayoutEndingSolver, reach_of_layout
from mamlaka.search.limits import holds_values
from mamlaka.search.positions import LayoutPosition, Position, RecipientPayoffs, TrickPosition, seat_mask
from mamlaka.seats import Seat

__all__ = [
    "MEGABYTES",
    "MOST_MEGABYTES",
    "Bounds",
    "Solution",
    "check_limits",
    "legal_cards",
    "points_of",
    "solve",
    "solve_all",
]

P = TypeVar("P", bound=Position)
MEGABYTES, MOST_MEGABYTES = 256, 8192
"""The usual and the largest memory for the table of positions."""
MAX_NODES = 1 << 62


@dataclass(frozen=True, slots=True)
class Bounds:
    """What is known of a value."""

    least: Points
    most: Points

    @property
    def is_exact(self) -> bool:
        """Whether the value is known."""
        return self.least == self.most


@dataclass(frozen=True, slots=True)
class Solution:
    """The values of a position, in points of the side for the whole deal, with the best play of both sides."""

    best: Bounds
    """The value of the position."""
    cards: dict[Card, Bounds]
    """The value of each legal card of the seat on turn; empty if only the value of the position was wanted."""
    nodes: int
    """The number of positions that were searched: of tricks between two tricks, of layouts with a choice."""
    seconds: float
    """The time of the whole call, in which other positions may have been solved, too."""

    @property
    def is_exact(self) -> bool:
        """Whether all values are known."""
        return self.best.is_exact and all(bounds.is_exact for bounds in self.cards.values())


def points_of(plan: TrickPlan, side: Collection[Seat]) -> RecipientPayoffs:
    """Return the sum of the points of a side as payoffs, without rules that look at a whole deal.

    Raises:
        NotCompilable: the plan pays tricks by number, or the card that takes the last trick.
    """
    if plan.pay_numbered:
        raise NotCompilable("a deal is solved without the tricks before it, but tricks are paid by number")
    if plan.pay_last_card:
        raise NotCompilable("a deal is solved without its cards, but the card that takes the last trick is paid")
    seats = plan.seats

    def points(pay: Sequence[Points]) -> list[Points]:
        return [sum(pay[start + seat] for seat in side) for start in range(0, len(pay), seats)]

    return RecipientPayoffs(points(plan.pay), points(plan.pay_trick), points(plan.pay_last))


def solve(
    plan: Plan,
    position: Position,
    side: Collection[Seat],
    *,
    values: RecipientPayoffs | None = None,
    cards: bool = True,
    megabytes: int = MEGABYTES,
    nodes: float = MAX_NODES,
    seconds: float = inf,
    stop: Callable[[], bool] | None = None,
) -> Solution:
    """Find the value of a position with all cards known, and of every legal card.

    One side wants its points to be high. All other seats play together and want them to be low. In a layout, a seat
    always plays if a card fits; if both ends of a line want its card, it chooses the better one.

    >>> from mamlaka import FRENCH, TrickPosition, lower, trick_spec
    >>> hands = tuple(FRENCH.mask(hand) for hand in ("2S 2H", "3S 3H", "AS KS", "4S 4H"))
    >>> solution = solve(lower(trick_spec("tricks", trick_points=1)), TrickPosition(hands, turn=0), side=(0, 2))
    >>> {FRENCH.names[card]: bounds.least for card, bounds in solution.cards.items()}
    {'2S': 2, '2H': 1}

    Args:
        plan: the rules of the deal. Rules that look at a whole deal of tricks are left out.
        position: the position; a trick that is complete is not allowed.
        side: the seats whose points are wanted high.
        values: the payoffs of tricks to maximize; None: the points of the side.
        cards: whether to value every legal card, which takes longer.
        megabytes: the most memory for the table of positions, from 1 to 8192.
        nodes: the most positions to search; then bounds are returned.
        seconds: the time limit; then bounds are returned.
        stop: called some fifty times a second, or more often; when it returns true, bounds are returned. None: the
            search goes on to its limits.

    Raises:
        ValueError: the plan has no such seat, a limit is out of range, not all cards are known, or nothing is left to
            play.
        NotCompilable: the plan pays tricks by number, or the card that takes the last trick.
        TypeError: the plan and the position are not both of tricks or of a layout, or a layout has `values`.
    """
    return solve_all(
        plan,
        [position],
        side,
        values=values,
        cards=cards,
        megabytes=megabytes,
        nodes=nodes,
        seconds=seconds,
        stop=stop,
    )[0]


def solve_all(
    plan: Plan,
    positions: Sequence[Position],
    side: Collection[Seat],
    *,
    values: RecipientPayoffs | None = None,
    cards: bool = True,
    megabytes: int = MEGABYTES,
    nodes: float = MAX_NODES,
    threads: int = 1,
    seconds: float = inf,
    stop: Callable[[], bool] | None = None,
) -> list[Solution]:
    """Solve several positions of a plan, in threads. For the arguments see `solve`; limits are per position and thread.

    The time limit is that of all positions together.

    Raises:
        ValueError: as for `solve`.
        NotCompilable: as for `solve`.
        TypeError: as for `solve`.
    """
    start = monotonic()
    for seat in side:
        if seat not in range(plan.seats):
            raise ValueError(f"side has seat {seat!r}: the seats of this plan are 0 to {plan.seats - 1}")
    check_limits(megabytes=megabytes, nodes=nodes, threads=threads, seconds=seconds)
    effort = _Effort(cards, megabytes, int(min(nodes, MAX_NODES)), threads, seconds, start + seconds, stop)
    if isinstance(plan, LayoutPlan):
        if values is not None:
            raise TypeError("`values` are payoffs of tricks: leave them out for a layout")
        found = _solve_layouts(plan, [_of_type(LayoutPosition, one) for one in positions], side, effort)
    else:
        found = _solve_tricks(
            plan,
            [_of_type(TrickPosition, one) for one in positions],
            side,
            points_of(plan, side) if values is None else values,
            effort,
        )
    return [
        Solution(
            Bounds(before + best_least, before + best_most),
            {
                card: Bounds(before + low, before + high)
                for card, low, high in zip(iter_cards(candidates), least, most, strict=True)
                if cards
            },
            count,
            monotonic() - start,
        )
        for before, candidates, (least, most, best_least, best_most, count) in found
    ]


def check_limits(*, megabytes: int = MEGABYTES, nodes: float = 0, threads: int = 1, seconds: float = 0) -> None:
    """Check the limits of a search.

    Raises:
        ValueError: one of them is out of range.
    """
    if megabytes not in range(1, MOST_MEGABYTES + 1):
        raise ValueError(f"megabytes is {megabytes!r}: give a whole number from 1 to {MOST_MEGABYTES}")
    if not nodes >= 0:  # not a number, either
        raise ValueError(f"nodes is {nodes!r}: give a number of at least 0")
    if threads < 1:
        raise ValueError(f"threads is {threads!r}: give a number of at least 1")
    if not seconds >= 0:
        raise ValueError(f"seconds is {seconds!r}: give a time of at least 0")


def legal_cards(plan: Plan, position: Position) -> Mask:
    """Return the cards that the seat on turn may play.

    Raises:
        ValueError: the position can't be solved.
        TypeError: the plan and the position are not both of tricks or of a layout.
    """
    if isinstance(plan, LayoutPlan):
        return _legal_in_layout(plan, _of_type(LayoutPosition, position))
    return _legal(plan, _of_type(TrickPosition, position))


def _of_type(kind: type[P], position: Position) -> P:
    if not isinstance(position, kind):
        raise TypeError(f"the plan needs a {kind.__name__}, not a {type(position).__name__}")
    return position


@dataclass(frozen=True, slots=True)
class _Effort:
    """What to find, and the limits."""

    cards: bool
    megabytes: int
    nodes: int
    threads: int
    seconds: float
    end: float
    stop: Callable[[], bool] | None

    @property
    def arguments(self) -> tuple[bool, int, int, int, float, Callable[[], bool] | None]:
        """The last arguments of the kernel's functions."""
        return self.cards, self.megabytes, self.nodes, self.threads, self.seconds, self.stop

    def of_position(self) -> SearchEffort:
        """Return the effort for one position, in Python."""
        return SearchEffort(self.end, self.nodes, self.stop)


_Found = tuple[list[Points], list[Points], Points, Points, int]
"""The least and the most value of each card, of the best one, and the number of nodes."""
_Row = tuple[Points, Mask, _Found]
"""The points so far, the legal cards, and what was found."""


def _solve_tricks(
    plan: TrickPlan,
    positions: Sequence[TrickPosition],
    side: Collection[Seat],
    values: RecipientPayoffs,
    effort: _Effort,
) -> list[_Row]:
    legal = [_legal(plan, position) for position in positions]
    engine = engine_for(plan)
    found: Sequence[_Found | None] = [None] * len(positions)
    if engine and holds_values(values):
        found = engine.solve(
            compiled_trick_plan(plan),
            [compiled_trick_deal(plan, position) for position in positions],
            legal,
            compiled_payoffs(plan, values.cards, values.trick, values.last),
            seat_mask(side),
            *effort.arguments,
        )
    return [
        (
            TrickDeal.of(plan, position).value_so_far(values),
            candidates,
            one or _reference(plan, position, values, side, candidates, effort),
        )
        for position, candidates, one in zip(positions, legal, found, strict=True)
    ]


def _solve_layouts(
    plan: LayoutPlan, positions: Sequence[LayoutPosition], side: Collection[Seat], effort: _Effort
) -> list[_Row]:
    legal = [_legal_in_layout(plan, position) for position in positions]
    deals = [LayoutDeal.of(plan, position) for position in positions]
    engine = engine_for(plan)
    found: Sequence[_Found | None] = [None] * len(positions)
    if engine:
        found = engine.solve_layout(
            compiled_layout_plan(plan),
            [compiled_layout_deal(plan, position) for position in positions],
            legal,
            seat_mask(side),
            *effort.arguments,
        )
    return [
        (0, candidates, one or _layout_reference(deal, side, candidates, effort))
        for deal, candidates, one in zip(deals, legal, found, strict=True)
    ]


def _check_hands(plan: Plan, position: Position, cards: Mask) -> None:
    """Raise ValueError if the seats or the hands of a position, of these cards, cannot be those of the plan."""
    if len(position.hands) != plan.seats:
        raise ValueError(f"the position has {len(position.hands)} hands: the plan has {plan.seats} seats")
    if position.turn not in range(plan.seats):
        raise ValueError(f"turn is {position.turn!r}: the seats of this plan are 0 to {plan.seats - 1}")
    on_table = [1 << card for _, card in position.trick] if isinstance(position, TrickPosition) else [position.placed]
    places = {f"the hand of seat {seat}": hand for seat, hand in enumerate(position.hands)}
    places[f"the {'trick' if isinstance(position, TrickPosition) else 'layout'}"] = sum(on_table)
    for place, found in places.items():
        if found < 0:
            raise ValueError(f"{place} is {found}: a set of cards is a mask, such as deck.mask('AS KS')")
        if found & ~cards:
            raise ValueError(f"{place} has {_names(plan, found & ~cards)}: these cards are not in the deck")
    for (place, some), (other, more) in combinations(places.items(), 2):
        if some & more:
            raise ValueError(f"{_names(plan, some & more)} is in two places: {place} and {other}")


def _names(plan: Plan, cards: Mask) -> str:
    """Return the names of cards; one that is not in the deck has only a number."""
    names = plan.names
    return " ".join(names[card] if card < len(names) else f"card {card}" for card in iter_cards(cards))


def _sizes(hands: Sequence[Mask]) -> str:
    return ", ".join(f"seat {seat} {hand.bit_count()}" for seat, hand in enumerate(hands))


def _legal_in_layout(plan: LayoutPlan, position: LayoutPosition) -> Mask:
    """Return the cards that the seat on turn may play.

    Raises:
        ValueError: the position can't be solved.
    """
    _check_hands(plan, position, sum(map(sum, plan.rows)))
    deal = LayoutDeal.of(plan, position)
    if deal.is_over:
        raise ValueError("nothing is left to play: give a position in which a seat must play a card")
    known, out = deal.placed | sum(deal.hands), {*deal.places, *deal.eliminated}
    for seat, hand in enumerate(deal.hands):
        if seat in out and hand:
            raise ValueError(f"seat {seat} is out, but it has {_names(plan, hand)}")
        if seat not in out and not hand:
            raise ValueError(f"seat {seat} has no cards, but it is not out: add it to the places")
    if missing := sum(map(sum, plan.rows)) & ~known:
        raise ValueError(f"{_names(plan, missing)} is missing: all cards must be in hands or on the layout")
    fitting = deal.hands[deal.turn] & placeable_mask(deal.plan, deal.placed, deal.ends)
    if not fitting:
        raise ValueError("the seat on turn must pass: give a position in which it can play a card")
    return fitting


def _layout_reference(deal: LayoutDeal, side: Collection[Seat], candidates: Mask, effort: _Effort) -> _Found:
    """Solve a layout in Python: every candidate on its own, by alpha-beta."""
    counted = effort.of_position()
    solver = LayoutEndingSolver(deal.plan, side, counted)
    least, most = [], []
    for card in iter_cards(candidates):
        try:
            low = high = solver.after(deal, card)
        except TimeoutError:
            low, high = reach_of_layout(deal, side)
        least.append(low)
        most.append(high)
    best = max if deal.turn in side else min
    return least, most, best(least), best(most), counted.nodes


def _legal(plan: TrickPlan, position: TrickPosition) -> Mask:
    """Return the legal cards of the seat on turn.

    Raises:
        ValueError: the position can't be solved.
    """
    _check_hands(plan, position, plan.every)
    deal = TrickDeal.of(plan, position)
    if not deal.left_to_play or (not deal.trick and deal.is_finished):
        raise ValueError("nothing is left to play: give a position in which a seat must play a card")
    played = {seat for seat, _ in deal.trick}
    sizes = {hand.bit_count() + (seat in played) for seat, hand in enumerate(deal.hands) if seat not in deal.out}
    if len(sizes) > 1:
        raise ValueError(f"the hands have different sizes: {_sizes(deal.hands)} cards")
    if deal.stock:
        raise ValueError(f"{_names(plan, deal.stock)} is in the stock: all cards must be in hands")
    hand = position.hands[position.turn]
    return legal_mask(plan, hand, deal.trick, first_trick=deal.first_trick, broken=deal.broken)


def _reference(
    plan: TrickPlan,
    position: TrickPosition,
    values: RecipientPayoffs,
    side: Collection[Seat],
    candidates: Mask,
    effort: _Effort,
) -> _Found:
    """Solve a position in Python: every candidate on its own, by alpha-beta."""
    counted = effort.of_position()
    solver, reach = EndingSolver(plan, values, side, counted), _reach(plan, position, values)
    least, most = [], []
    for card in iter_cards(candidates):
        try:
            low = high = solver.after(TrickDeal.of(plan, position), card)
        except TimeoutError:
            low, high = reach
        least.append(low)
        most.append(high)
    best = max if position.turn in side else min
    return least, most, best(least), best(most), counted.nodes


def _reach(plan: TrickPlan, position: TrickPosition, values: RecipientPayoffs) -> tuple[Points, Points]:
    """Return bounds of the rest of a deal, from the payoffs alone. They include 0, because a deal may end early."""
    in_play = sum(position.hands) | sum(1 << card for _, card in position.trick)
    tricks = position.hands[position.turn].bit_count()
    seats = plan.seats
    rows = [
        *(values.cards[card * seats : (card + 1) * seats] for card in iter_cards(in_play)),
        *[values.trick] * tricks,
        values.last,
    ]
    return sum(min(0, *row) for row in rows), sum(max(0, *row) for row in rows)
