"""Playouts: deals played to the end by the random, heuristic and conventional policies.

Each deal or world has its own random generator, so the kernel and the Python reference return the same points, on any
processor and with any number of threads.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.errors import NotCompilable
from mamlaka.plan import LayoutPlan, Plan
from mamlaka.rng import Rng, require_rng
from mamlaka.search.compiled import (
    compiled_layout_deal,
    compiled_layout_plan,
    compiled_payoffs,
    compiled_trick_deal,
    compiled_trick_plan,
    engine_for,
)
from mamlaka.search.limits import holds_rows, holds_sums, holds_values, holds_worlds
from mamlaka.search.number_tables import flat, number_table, width
from mamlaka.search.policies import Policies, WorldPolicies
from mamlaka.search.positions import (
    HiddenCards,
    LayoutPosition,
    Position,
    RecipientPayoffs,
    TrickPosition,
    hidden_cards_in,
    position_of,
)
from mamlaka.search.python_playouts import deal_playouts, world_playouts
from mamlaka.search.statistics import standard_error
from mamlaka.search.worlds import world_array
from mamlaka.seats import Seat
from mamlaka.view import View, require_view

__all__ = ["Playouts", "compare_cards", "play_deals", "play_worlds"]


@dataclass(frozen=True, slots=True)
class Playouts:
    """The results of candidates over worlds."""

    candidates: tuple[Card, ...]
    count: int
    """The number of worlds played; fewer than given if time ran out."""
    sums: memoryview
    """(candidates, seats): points, summed over the worlds. With `values` one column, without candidates one row."""
    squares: memoryview
    """(candidates, seats): squared points, summed over the worlds."""
    squared_differences: memoryview
    """(candidates, candidates): squared differences of weighted points, summed over the worlds; 0 without weights."""

    @property
    def mean(self) -> memoryview:
        """(candidates, seats): mean points."""
        return number_table("d", [total / self.count for total in flat(self.sums)], width(self.sums))

    @property
    def standard_error(self) -> memoryview:
        """(candidates, seats): standard errors of the means; infinite for fewer than two worlds."""
        number = self.count
        errors = [
            standard_error(squares - total * total / number if number else 0.0, number)
            for total, squares in zip(flat(self.sums), flat(self.squares), strict=True)
        ]
        return number_table("d", errors, width(self.sums))


def play_deals(
    plan: Plan,
    count: int,
    rng: Rng,
    *,
    heuristic: Sequence[Seat] = (),
    conventional: Sequence[Seat] = (),
    leader: Seat = 0,
    hand_size: int | None = None,
    with_stock: bool = False,
    threads: int = 1,
    seconds: float = inf,
) -> memoryview:
    """Deal at random and play to the end, `count` times; return (deals, seats) of points.

    Args:
        plan: the rules of the deals.
        count: the number of deals; fewer are played if time runs out.
        rng: the only source of randomness.
        heuristic: the seats that follow the heuristic policy.
        conventional: the seats that follow the conventional policy (in layouts, the heuristic one); all others play at
            random.
        leader: the seat that leads, or opens the layout.
        hand_size: the number of cards dealt to each seat; None: as many as possible.
        with_stock: whether the cards not dealt are the stock; otherwise they are out of play.
        threads: the number of threads; it does not change the result.
        seconds: the time limit; at least one deal is played.

    Raises:
        ValueError: `count` is less than 1, the cards can't be dealt evenly, or there is no such leader.
    """
    require_rng(rng)
    if count < 1:
        raise ValueError(f"the number of deals must be at least 1, not {count}")
    cards = plan.tops.bit_length() if isinstance(plan, LayoutPlan) else len(plan.suit_of)
    size = cards // plan.seats if hand_size is None else hand_size
    is_even = cards == size * plan.seats if isinstance(plan, LayoutPlan) else not with_stock or cards % plan.seats == 0
    if not is_even or not 1 <= size <= cards // plan.seats:
        raise ValueError(f"{cards} cards cannot be dealt evenly: {size} to each of {plan.seats} seats")
    if not 0 <= leader < plan.seats:
        raise ValueError(f"there is no seat {leader} to lead: seats are 0 to {plan.seats - 1}")
    _check_seats(plan, heuristic, conventional)
    seed, policies = rng.next64(), Policies(tuple(heuristic), tuple(conventional))
    kernel = engine_for(plan)
    if kernel is None or not holds_rows(count, plan.seats):
        return deal_playouts(plan, count, seed, policies, leader, size, with_stock=with_stock, seconds=seconds)
    masks = policies.masks
    if isinstance(plan, LayoutPlan):
        return kernel.layout_deals(compiled_layout_plan(plan), count, leader, *masks, seed, threads, seconds)
    return kernel.deals(compiled_trick_plan(plan), count, size, with_stock, leader, *masks, seed, threads, seconds)


def _check_seats(plan: Plan, *policies: Sequence[Seat]) -> None:
    for seat in (seat for seats in policies for seat in seats):
        if not 0 <= seat < plan.seats:
            raise ValueError(f"there is no seat {seat} to follow a policy: seats are 0 to {plan.seats - 1}")


def compare_cards(
    view: View,
    count: int,
    rng: Rng,
    *,
    heuristic: Sequence[Seat] = (),
    conventional: Sequence[Seat] = (),
    values: RecipientPayoffs | None = None,
    threads: int = 1,
    seconds: float = inf,
) -> Playouts:
    """Compare the legal cards of the owner of a view, over worlds (determinizations) that agree with the view.

    Args:
        view: the view of a seat that is asked for a card.
        count: the number of worlds.
        rng: the only source of randomness.
        heuristic: as for `play_worlds`.
        conventional: as for `play_worlds`.
        values: as for `play_worlds`.
        threads: as for `play_worlds`.
        seconds: as for `play_worlds`; the time to sample the worlds does not count.

    Raises:
        NotCompilable: the owner is not asked for a card, or no plan describes the play.
        ValueError: no deal agrees with the view.
    """
    require_view(view)
    plan, position = position_of(view.state)
    offers = view.turn.offers if view.turn else ()
    cards = next((offer.cards for offer in offers if offer.kind == "play"), 0)
    if not cards:
        raise NotCompilable("there are no cards to compare: the owner of the view is not asked for one")
    hidden = hidden_cards_in(view, world_array(view, count, rng, threads))
    return play_worlds(
        plan,
        position,
        hidden,
        cards,
        rng,
        heuristic=heuristic,
        conventional=conventional,
        values=values,
        threads=threads,
        seconds=seconds,
    )


def play_worlds(
    plan: Plan,
    position: Position,
    hidden: HiddenCards,
    candidates: Mask,
    rng: Rng,
    *,
    heuristic: Sequence[Seat] = (),
    conventional: Sequence[Seat] = (),
    by_world: WorldPolicies | None = None,
    values: RecipientPayoffs | None = None,
    weights: Sequence[int] | None = None,
    threads: int = 1,
    seconds: float = inf,
) -> Playouts:
    """In every world, play each candidate of the seat on turn and then the deal to the end.

    All candidates share the random numbers of a world (common random numbers). Points are those of the whole deal,
    including the tricks before.

    Args:
        plan: the rules of the deal.
        position: the position, without the hidden cards.
        hidden: the hidden cards of each world.
        candidates: the legal cards to compare; 0: play on without a comparison, and return one row.
        rng: the only source of randomness.
        heuristic: the seats that follow the heuristic policy.
        conventional: the seats that follow the conventional policy (in layouts, the heuristic one); all others play at
            random.
        by_world: the policies of all seats in each world, instead of these.
        values: payoffs to count instead of the points of all seats, in trick play; no rule on whole deals applies.
        weights: the weight of each column of points in `Playouts.squared_differences`.
        threads: the number of threads; it does not change the result.
        seconds: the time limit; at least one world is played, and every world begun is finished.

    Raises:
        ValueError: there is no world, or the number of weights differs from the number of columns.
    """
    if not len(hidden.cards):
        raise ValueError("there are no worlds to play")
    columns = 1 if values else plan.seats
    if weights is not None and len(weights) != columns:
        raise ValueError(f"{len(weights)} weights do not fit {columns} columns of points")
    _check_seats(plan, heuristic, conventional)
    seed, policies = rng.next64(), Policies(tuple(heuristic), tuple(conventional))
    kernel = engine_for(plan)
    if kernel is None or not _holds_all(plan, hidden, values, weights):
        played = world_playouts(
            plan, position, hidden, candidates, seed, by_world or policies, values, weights, seconds
        )
        return Playouts(tuple(iter_cards(candidates)), *played)
    where = [-1 if place is None else place for place in hidden.where]
    work = (hidden.cards, where, hidden.unseen, candidates, *policies.masks, seed)
    learned = (0, by_world.weights.choices, by_world.rows) if by_world else ()
    if isinstance(plan, LayoutPlan):
        assert isinstance(position, LayoutPosition)
        start = compiled_layout_deal(plan, position)
        played = kernel.layout_playouts(compiled_layout_plan(plan), start, *work, weights, threads, seconds, *learned)
    else:
        assert isinstance(position, TrickPosition)
        pay = compiled_payoffs(plan, values.cards, values.trick, values.last) if values else None
        tricks = compiled_trick_deal(plan, position)
        played = kernel.playouts(compiled_trick_plan(plan), tricks, *work, pay, weights, threads, seconds, *learned)
    return Playouts(tuple(iter_cards(candidates)), *played)


def _holds_all(plan: Plan, hidden: HiddenCards, values: RecipientPayoffs | None, weights: Sequence[int] | None) -> bool:
    """Return whether the kernel can hold the arguments of `play_worlds`."""
    if not (holds_worlds(hidden) and (values is None or holds_values(values))):
        return False
    if isinstance(plan, LayoutPlan):
        reach = compiled_layout_plan(plan).reach
    elif values is None:
        reach = compiled_trick_plan(plan).reach
    else:
        reach = compiled_payoffs(plan, values.cards, values.trick, values.last).reach
    return holds_sums(len(hidden.cards), reach, weights)
