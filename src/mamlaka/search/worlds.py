"""Worlds: full deals that agree with everything that a view proves, each equally likely.

Cards that may lie in the same places are alike, so it is enough to count, group by group, how many cards of the group
go to which place; and places that differ no more, for the groups that are left, are one from there on. A table of these
counts gives exact weights, and no draw is ever thrown away.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import comb
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.search.rng import Rng
from mamlaka.state import State
from mamlaka.view import View
from mamlaka.zones import Slot

__all__ = ["World", "count_worlds", "fill", "sample_worlds"]

World: TypeAlias = tuple[Mask, ...]
"""(slots,): the cards that came to each slot of the view's `deductions`."""

T = TypeVar("T")

Rows: TypeAlias = tuple[tuple[int, int], ...]
"""Places that are left: which groups may come there, bit 0 for the next one, and for how many cards there is room. No
two accept the same groups."""
Split: TypeAlias = tuple[int, ...]
"""(rows,): how many cards of a group go to each place."""


def sample_worlds(view: View, count: int, rng: Rng) -> list[World]:
    """Return worlds drawn independently, each deal that agrees with the view equally likely.

    The same generator state gives the same worlds.

    Raises:
        ValueError: no deal agrees with the view.
    """
    knowledge = view.deductions()
    cases = [(case, case.ways) for case in (_Case(knowledge.cards, places) for places in _cases(knowledge.slots))]
    if not any(ways for _, ways in cases):
        raise ValueError("no deal agrees with this view")
    return [_pick(cases, rng).draw(rng) for _ in range(count)]


def count_worlds(view: View) -> int:
    """Return how many deals agree with a view."""
    knowledge = view.deductions()
    return sum(_Case(knowledge.cards, places).ways for places in _cases(knowledge.slots))


def fill(view: View, world: World, rng: Rng) -> State:
    """Return the view's state with its holes filled by a world; a stock lies in an order drawn by chance."""
    state, knowledge = view.state, view.deductions()
    for slot, cards in zip(knowledge.slots, world, strict=True):
        zone = state.zones[slot.zone]
        here = zone.cards | cards & knowledge.unseen
        order = list(iter_cards(here)) if zone.is_ordered else []
        rng.shuffle(order)
        state = state.with_zone(slot.zone, replace(zone, cards=here, unknown=0, order=tuple(order)))
    return state


Places: TypeAlias = tuple[tuple[int, int, Mask], ...]
"""Parts of slots: the slot, how many cards come there, and which may."""


def _cases(slots: Sequence[Slot]) -> list[Places]:
    """Return cases that exclude each other and together say what the slots say.

    A slot with exactly *n* cards of a set is two places: *n* cards of the set, and the others of the rest.
    """
    rows = []
    for index, slot in enumerate(slots):
        whole = [((index, slot.count, slot.allowed),)]
        split = [
            ((index, number, slot.allowed & cards), (index, slot.count - number, slot.allowed & ~cards))
            for cards, number in slot.cases
            if 0 <= number <= slot.count
        ]
        rows.append(split if slot.cases else whole)
    return [tuple(place for part in parts for place in part) for parts in product(*rows)]


def _pick(weighted: Sequence[tuple[T, int]], rng: Rng) -> T:
    """Return one of several things, each as likely as its weight says."""
    pick = rng.below(sum(weight for _, weight in weighted))
    for thing, weight in weighted:
        if pick < weight:
            return thing
        pick -= weight
    raise AssertionError  # a number below the sum lies within one of the weights


class _Case:
    """The cards by the places that they may come to, and in how many ways they fill them."""

    def __init__(self, cards: Mask, places: Places) -> None:
        self.places = places
        groups: dict[tuple[int, ...], list[Card]] = {}
        for card in iter_cards(cards):
            fits = tuple(index for index, (_, _, allowed) in enumerate(places) if allowed >> card & 1)
            groups.setdefault(fits, []).append(card)
        # The cards with the fewest places come first, so that little is left to count behind them.
        fitting = sorted(groups, key=lambda fits: (len(fits), fits))
        self.cards = tuple(groups[fits] for fits in fitting)
        self.sizes = tuple(map(len, self.cards))
        self.rows = [
            (sum(1 << number for number, fits in enumerate(fitting) if index in fits), count)
            for index, (_, count, _) in enumerate(places)
        ]
        merged, ways, _ = _merged(self.rows)
        self.ways = ways * _ways(self.sizes, merged)

    def draw(self, rng: Rng) -> World:
        """Return one of the deals of this case, each equally likely."""
        world = [0] * (1 + max(slot for slot, _, _ in self.places)) if self.places else []
        for (slot, _, _), come in zip(self.places, self._draw(0, self.rows, rng), strict=True):
            world[slot] |= sum(1 << card for card in come)
        return tuple(world)

    def _draw(self, number: int, places: Sequence[tuple[int, int]], rng: Rng) -> list[list[Card]]:
        """Return which cards of the groups from a number on come to each of some places."""
        rows, _, row_of = _merged(places)
        come: list[list[Card]] = [[] for _ in rows]
        if number < len(self.cards):
            split = _pick(_weighted_splits(self.sizes[number:], rows), rng)
            cards = list(self.cards[number])
            rng.shuffle(cards)
            come = self._draw(number + 1, _without_next(rows, split), rng)
            for row, count in enumerate(split):
                come[row] += [cards.pop() for _ in range(count)]
        for pool in come:
            rng.shuffle(pool)
        return [[come[row].pop() for _ in range(room)] for (_, room), row in zip(places, row_of, strict=True)]


def _merged(places: Sequence[tuple[int, int]]) -> tuple[Rows, int, tuple[int, ...]]:
    """Return places as rows, those that accept the same groups as one.

    Also in how many ways the cards of the rows spread over the places, and in which row each place is.
    """
    rooms: dict[int, int] = {}
    ways = 1
    for groups, room in places:
        rooms[groups] = rooms.get(groups, 0) + room
        ways *= comb(rooms[groups], room)
    rows = tuple(sorted(rooms.items()))
    index = {groups: row for row, (groups, _) in enumerate(rows)}
    return rows, ways, tuple(index[groups] for groups, _ in places)


def _without_next(rows: Rows, split: Split) -> list[tuple[int, int]]:
    """Return the places that are left when the next group has been split over rows."""
    return [(groups >> 1, room - number) for (groups, room), number in zip(rows, split, strict=True)]


def _splits(size: int, rows: Rows) -> Iterator[tuple[Split, int]]:
    """Yield every way to spread `size` cards of the next group over rows, by numbers, and in how many ways by cards."""
    if not rows:
        if not size:
            yield (), 1
        return
    groups, room = rows[0]
    for number in range(min(size, room if groups & 1 else 0) + 1):
        for split, ways in _splits(size - number, rows[1:]):
            yield (number, *split), comb(size, number) * ways


@lru_cache(maxsize=65536)
def _ways(sizes: tuple[int, ...], rows: Rows) -> int:
    """Return how many deals there are of the groups, by their sizes, to the rows."""
    if not sizes:
        return int(not any(room for _, room in rows))
    return sum(weight for _, weight in _weighted_splits(sizes, rows))


@lru_cache(maxsize=65536)
def _weighted_splits(sizes: tuple[int, ...], rows: Rows) -> tuple[tuple[Split, int], ...]:
    """Return each split of the next group with the number of deals that begin with it."""
    weighted = []
    for split, ways in _splits(sizes[0], rows):
        left, spread, _ = _merged(_without_next(rows, split))
        weighted.append((split, ways * spread * _ways(sizes[1:], left)))
    return tuple(weighted)
