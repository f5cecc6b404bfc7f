"""Playouts: deals played to their end, at random, with care or as is usual, by the kernel or by the reference.

Each piece of work, a deal or a world, draws from a generator of its own, so that the results do not depend on who does
it: kernel and reference give the same points, on any processor and with any number of threads.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.errors import NotCompilable
from mamlaka.plan import LayoutPlan, Plan
from mamlaka.rng import Rng
from mamlaka.search import reference
from mamlaka.search.compiled import compiled_layout, compiled_tricks, layout_of, tricks_of, values_of
from mamlaka.search.kernel import engine
from mamlaka.search.limits import holds, holds_rows, holds_sums, holds_values, holds_worlds
from mamlaka.search.positions import Hidden, LayoutPosition, Position, TrickPosition, Values, hidden_in, position_of
from mamlaka.search.reference import Policies
from mamlaka.search.tables import flat, table, width
from mamlaka.search.worlds import world_array
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["Playouts", "compare", "play_deals", "play_worlds"]


@dataclass(frozen=True, slots=True)
class Playouts:
    """What candidates were worth over worlds."""

    candidates: tuple[Card, ...]
    count: int
    """How many worlds were played; fewer than were given if time ran out."""
    sums: memoryview
    """(candidates, seats) of points, summed over the worlds; with values one column, without candidates one row."""
    squares: memoryview
    """(candidates, seats) of squared points, summed over the worlds."""
    squared_differences: memoryview
    """(candidates, candidates) of squared differences of weighted points, summed over the worlds; 0 without weights."""

    @property
    def mean(self) -> memoryview:
        """(candidates, seats) of mean points."""
        return table("d", [total / self.count for total in flat(self.sums)], width(self.sums))

    @property
    def error(self) -> memoryview:
        """(candidates, seats) of standard errors of the means; infinite for fewer than two worlds."""
        number = self.count
        errors = [
            sqrt(max(0.0, (squares - total * total / number) / (number - 1) / number)) if number > 1 else inf
            for total, squares in zip(flat(self.sums), flat(self.squares), strict=True)
        ]
        return table("d", errors, width(self.sums))


def play_deals(
    plan: Plan,
    count: int,
    rng: Rng,
    *,
    heuristic: Sequence[Seat] = (),
    conventional: Sequence[Seat] = (),
    leader: Seat = 0,
    hand_size: int | None = None,
    draws: bool = False,
    threads: int = 1,
    seconds: float = inf,
) -> memoryview:
    """Deal at random and play to the end, many times; return (deals, seats) of points.

    Args:
        plan: the rules of the deals.
        count: how many deals; fewer are played if time runs out.
        rng: the only source of chance.
        heuristic: the seats that play with care.
        conventional: the others that play as is usual, which is with care in layouts; the rest play at random.
        leader: who leads, or opens the layout.
        hand_size: how many cards every seat is dealt; None: as many as there are for everybody.
        draws: whether what is not dealt is the stock; otherwise it lies out of play.
        threads: how many threads share the work; the result is the same.
        seconds: for how long; at least one deal is played.

    Raises:
        ValueError: no deals are asked for, the cards cannot be dealt like that, or there is no such leader.
    """
    if count < 1:
        raise ValueError(f"{count} deals cannot be played: ask for at least one")
    cards = plan.tops.bit_length() if isinstance(plan, LayoutPlan) else len(plan.suit_of)
    size = cards // plan.seats if hand_size is None else hand_size
    is_even = cards == size * plan.seats if isinstance(plan, LayoutPlan) else not draws or cards % plan.seats == 0
    if not is_even or not 1 <= size <= cards // plan.seats:
        raise ValueError(f"{cards} cards cannot be dealt evenly: {size} to each of {plan.seats} seats")
    if not 0 <= leader < plan.seats:
        raise ValueError(f"there is no seat {leader} to lead: seats are 0 to {plan.seats - 1}")
    seed, policies = rng.next64(), Policies(tuple(heuristic), tuple(conventional))
    kernel = engine()
    if kernel is None or not (holds(plan) and holds_rows(count, plan.seats)):
        return reference.deals(plan, range(count), seed, policies, leader, size, draws=draws, seconds=seconds)
    who = policies.masks
    if isinstance(plan, LayoutPlan):
        return kernel.layout_deals(compiled_layout(plan), count, leader, *who, seed, threads, seconds)
    return kernel.deals(compiled_tricks(plan), count, size, draws, leader, *who, seed, threads, seconds)


def compare(
    view: View,
    count: int,
    rng: Rng,
    *,
    heuristic: Sequence[Seat] = (),
    conventional: Sequence[Seat] = (),
    values: Values | None = None,
    threads: int = 1,
    seconds: float = inf,
) -> Playouts:
    """Compare the cards that the owner of a view may play, over worlds that agree with it.

    Args:
        view: what he sees, in the middle of play.
        count: how many worlds.
        rng: the only source of chance.
        heuristic: as for `play_worlds`.
        conventional: as for `play_worlds`.
        values: as for `play_worlds`.
        threads: as for `play_worlds`.
        seconds: as for `play_worlds`; not counted is the time in which the worlds are drawn.

    Raises:
        NotCompilable: he is not asked for a card, or the play is not as a plan says.
        ValueError: no deal agrees with the view.
    """
    plan, position = position_of(view.state)
    offers = view.turn.offers if view.turn else ()
    cards = next((offer.cards for offer in offers if offer.kind == "play"), 0)
    if not cards:
        raise NotCompilable("there are no cards to compare: the owner of the view is not asked for one")
    hidden = hidden_in(view, world_array(view, count, rng, threads))
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
    hidden: Hidden,
    candidates: Mask,
    rng: Rng,
    *,
    heuristic: Sequence[Seat] = (),
    conventional: Sequence[Seat] = (),
    values: Values | None = None,
    weights: Sequence[int] | None = None,
    threads: int = 1,
    seconds: float = inf,
) -> Playouts:
    """In every world play each candidate of the seat on turn, and then the deal to its end.

    In one world all candidates meet the same chances. Points are those of the whole deal, what has been taken before
    included.

    Args:
        plan: the rules of the deal.
        position: where it stands, without what is hidden.
        hidden: the hidden cards of each world.
        candidates: the legal cards to compare; none: nothing is compared, and there is one row of what the deal brings.
        rng: the only source of chance.
        heuristic: the seats that play with care.
        conventional: the others that play as is usual, which is with care in layouts; the rest play at random.
        values: what to count instead of the points of all seats, in deals of tricks; no terminal rule is applied to it.
        weights: what a point of each seat, or the only value, counts where candidates are compared in the same world,
            `Playouts.squared_differences`.
        threads: how many threads share the work; the result is the same.
        seconds: for how long; at least one world is played, and each that is begun is finished.

    Raises:
        ValueError: there is no world, or there are more or fewer weights than seats or values.
    """
    if not len(hidden.cards):
        raise ValueError("there is no world to play in")
    columns = 1 if values else plan.seats
    if weights is not None and len(weights) != columns:
        raise ValueError(f"{len(weights)} weights do not fit {columns} columns of points")
    seed, policies = rng.next64(), Policies(tuple(heuristic), tuple(conventional))
    kernel = engine()
    if kernel is None or not _holds_all(plan, hidden, values, weights):
        played = reference.worlds(plan, position, hidden, candidates, seed, policies, values, weights, seconds)
        return Playouts(tuple(iter_cards(candidates)), *played)
    who = policies.masks
    where = [-1 if place is None else place for place in hidden.where]
    work = (hidden.cards, where, hidden.unseen, candidates, *who, seed)
    if isinstance(plan, LayoutPlan):
        assert isinstance(position, LayoutPosition)
        start = layout_of(plan, position)
        played = kernel.layout_playouts(compiled_layout(plan), start, *work, weights, threads, seconds)
    else:
        assert isinstance(position, TrickPosition)
        pay = values_of(plan, values.cards, values.trick, values.last) if values else None
        tricks = tricks_of(plan, position)
        played = kernel.playouts(compiled_tricks(plan), tricks, *work, pay, weights, threads, seconds)
    return Playouts(tuple(iter_cards(candidates)), *played)


def _holds_all(plan: Plan, hidden: Hidden, values: Values | None, weights: Sequence[int] | None) -> bool:
    """Return whether the kernel can hold everything that `play_worlds` is given."""
    if not (holds(plan) and holds_worlds(hidden) and (values is None or holds_values(values))):
        return False
    if isinstance(plan, LayoutPlan):
        reach = compiled_layout(plan).reach
    elif values is None:
        reach = compiled_tricks(plan).reach
    else:
        reach = values_of(plan, values.cards, values.trick, values.last).reach
    return holds_sums(len(hidden.cards), reach, weights)
