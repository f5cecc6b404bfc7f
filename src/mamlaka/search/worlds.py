"""Worlds (determinizations): full deals that agree with everything that a view proves, sampled uniformly.

The deductions of a view are split into mutually exclusive cases, each with a table of exact counts (`world_table.py`,
or its counterpart in the kernel). Each world has its own random generator, so it depends neither on the number of
threads nor on the number of worlds.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import accumulate
from typing import TYPE_CHECKING, Protocol, TypeAlias, TypeVar, cast

from msgspec.structs import replace

from mamlaka.cards import Mask, iter_cards
from mamlaka.rng import Rng, require_rng
from mamlaka.search import kernel
from mamlaka.search.limits import holds_places
from mamlaka.search.world_table import Place, WorldTable, sample_rows
from mamlaka.state import State
from mamlaka.view import Deductions, View, require_view
from mamlaka.zones import Slot

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

__all__ = ["World", "Worlds", "count_worlds", "fill_hidden_cards", "has_world", "sample_worlds", "world_array"]

World: TypeAlias = tuple[Mask, ...]
"""(slots,): the cards in each slot of the view's `deductions`."""


def sample_worlds(view: View, count: int, rng: Rng) -> list[World]:
    """Return independent worlds; each deal that agrees with the view is equally likely.

    The same generator state gives the same worlds; a smaller `count` gives the first ones.

    Raises:
        ValueError: no deal agrees with the view.
        OverflowError: there are too many kinds of deals to count; no view of a built-in game comes near the limit.
    """
    require_view(view)
    worlds = Worlds(view.deductions(), kernel.engine())
    sampled = cast("list[list[Mask]]", worlds.sample(max(1, count), rng).tolist())
    return [tuple(world[: worlds.slots]) for world in sampled[:count]]


def world_array(view: View, count: int, rng: Rng, threads: int = 1) -> memoryview:
    """Return the worlds of `sample_worlds` as an array; the number of threads does not change the result.

    The array is (count, slots) uint64: sets of cards, one column per slot of the view's `deductions`. If the view knows
    every card, there is one column of zeros, because a memoryview can't have zero columns.

    Raises:
        ValueError: no deal agrees with the view, or `count` or `threads` is less than 1.
        OverflowError: there are too many kinds of deals to count.
    """
    require_view(view)
    return Worlds(view.deductions(), kernel.engine()).sample(count, rng, threads)


def count_worlds(view: View) -> int:
    """Return the number of deals that agree with a view.

    Raises:
        OverflowError: there are too many kinds of deals to count.
    """
    require_view(view)
    return Worlds(view.deductions(), kernel.engine()).ways


def has_world(view: View) -> bool:
    """Return whether any deal agrees with a view; stops at the first possible case.

    Raises:
        OverflowError: there are too many kinds of deals to count.
    """
    knowledge, engine = view.deductions(), kernel.engine()
    if engine and holds_places(knowledge.cards, knowledge.slots):
        return any(table.ways for table in _tables(knowledge, engine.world_table))
    return any(table.ways for table in _tables(knowledge, WorldTable))


def fill_hidden_cards(view: View, world: World, rng: Rng) -> State:
    """Return the view's state with the hidden cards of a world; the order of a stock is random.

    The slots of a hand that its owner doesn't see are its places, in order.
    """
    state, knowledge = view.state, view.deductions()
    for slot, cards in zip(knowledge.slots, world, strict=True):
        zone = state.zones[slot.zone]
        all_cards = zone.cards | state.game.deck.joining(zone.cards, cards & knowledge.unseen)
        order = list(iter_cards(all_cards)) if zone.is_ordered else []
        rng.shuffle(order)
        if slot.place is not None:
            order = [*zone.order, *iter_cards(cards)]
        state = state.with_zone(slot.zone, replace(zone, cards=all_cards, unknown=0, order=tuple(order)))
    return state


class Worlds:
    """The worlds of a view: counted once, then sampled any number of times.

    With an engine the kernel does the work, otherwise the Python reference; the results are the same.

    Raises:
        OverflowError: there are too many kinds of deals to count.
    """

    def __init__(self, knowledge: Deductions, engine: Engine | None = None) -> None:
        self.slots = len(knowledge.slots)
        self._sample_rows: Callable[[array[int], int, int, int, int], memoryview]
        if engine and holds_places(knowledge.cards, knowledge.slots):
            compiled = [table for table in _tables(knowledge, engine.world_table) if table.ways]
            self._sample_rows, self._ways = partial(engine.worlds, compiled), [table.ways for table in compiled]
        else:
            tables = [table for table in _tables(knowledge, WorldTable) if table.ways]
            self._sample_rows, self._ways = partial(sample_rows, tables), [table.ways for table in tables]

    @property
    def ways(self) -> int:
        """The number of deals that agree with the view."""
        return sum(self._ways)

    def sample(self, count: int, rng: Rng, threads: int = 1) -> memoryview:
        """Return worlds as `world_array` does.

        Raises:
            ValueError: no deal agrees with the view, or `count` or `threads` is less than 1.
        """
        require_rng(rng)
        if not self._ways:
            raise ValueError("no deal agrees with this view")
        if count < 1 or threads < 1:
            raise ValueError(f"count and threads must be at least 1, not {count} and {threads}")
        seed = rng.next64()
        return self._sample_rows(self._chosen(count, rng), seed, count, max(1, self.slots), threads)

    def _chosen(self, count: int, rng: Rng) -> array[int]:
        """Return the case of each world, in proportion to its number of deals; empty if there is only one case."""
        if len(self._ways) == 1:
            return array("I")
        limits = list(accumulate(self._ways))
        return array("I", (bisect_right(limits, rng.below(limits[-1])) for _ in range(count)))


class _Counted(Protocol):
    @property
    def ways(self) -> int: ...


Table = TypeVar("Table", bound=_Counted)


def _tables(knowledge: Deductions, make: Callable[[Mask, Sequence[Place]], Table]) -> Iterator[Table]:
    """Yield the tables of the mutually exclusive cases that together are equivalent to the slots."""
    cards = knowledge.cards
    cases: list[tuple[Place, ...]] = [()]
    for index, slot in enumerate(knowledge.slots):
        cases = [case + parts for case in cases for parts in _parts(index, slot) if _have_room(cards, case, parts)]
    for places in cases:
        yield make(cards, places)


def _parts(index: int, slot: Slot) -> list[tuple[Place, ...]]:
    """Return the cases of one slot.

    A slot with exactly *n* cards of a set becomes two places: *n* cards of the set, and the other cards.
    """
    if not slot.cases:
        return [((index, slot.count, slot.allowed),)]
    return [
        ((index, number, slot.allowed & some), (index, slot.count - number, slot.allowed & ~some))
        for some, number in slot.cases
        if 0 <= number <= slot.count
    ]


def _have_room(cards: Mask, places: tuple[Place, ...], more: tuple[Place, ...]) -> bool:
    """Return whether there can be enough cards for more places; most of many cases fail this early."""
    for _, _, allowed in more:
        inside = sum(count for _, count, others in places + more if not others & ~allowed)
        if inside > (cards & allowed).bit_count():
            return False
    return True
