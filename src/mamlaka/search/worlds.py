"""Worlds: full deals that agree with everything that a view proves, each equally likely.

Unseen cards that may lie in the same slots are alike, so it is enough to count, group by group, how many cards of the
group go to which slot. A table of these counts gives exact weights, and no draw is ever thrown away.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.search.rng import Rng
from mamlaka.state import Slot, State
from mamlaka.view import View

__all__ = ["World", "count_worlds", "fill", "sample_worlds"]

World: TypeAlias = tuple[Mask, ...]
"""(slots,): the cards that came to each slot of the view's `deductions`."""

T = TypeVar("T")

Split: TypeAlias = tuple[int, ...]
"""(slots,): how many cards of a group go to each slot."""


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
        order = list(iter_cards(here)) if zone.kind == "stock" else []
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
    """The cards by the places that they may come to, and in how many ways they fill them.

    Places that take the same cards are filled as one, and its cards then spread over them.
    """

    def __init__(self, cards: Mask, places: Places) -> None:
        self.places = places
        self.masks = tuple(dict.fromkeys(allowed for _, _, allowed in places))
        groups: dict[tuple[int, ...], list[Card]] = {}
        for card in iter_cards(cards):
            fits = tuple(index for index, allowed in enumerate(self.masks) if allowed >> card & 1)
            groups.setdefault(fits, []).append(card)
        # The cards with the fewest places come first, so that little is left to count behind them.
        rows = sorted(groups.items(), key=lambda row: (len(row[0]), row[0]))
        self.cards = tuple(row for _, row in rows)
        self.sizes = tuple(len(row) for row in self.cards)
        self.allowed = tuple(fits for fits, _ in rows)
        self.free = tuple(sum(count for _, count, allowed in places if allowed == mask) for mask in self.masks)
        spread = [tuple(count for _, count, allowed in places if allowed == mask) for mask in self.masks]
        self.ways = _ways(self.sizes, self.allowed, self.free) * prod(map(_arrangements, spread))

    def draw(self, rng: Rng) -> World:
        """Return one of the deals of this case, each equally likely."""
        free = self.free
        come: dict[Mask, list[Card]] = {mask: [] for mask in self.masks}
        for index, cards in enumerate(self.cards):
            splits = _weighted_splits(self.sizes[index:], self.allowed[index:], free)
            chosen = _pick(splits, rng)
            order = list(cards)
            rng.shuffle(order)
            start = 0
            for mask, number in zip(self.masks, chosen, strict=True):
                come[mask] += order[start : start + number]
                start += number
            free = _minus(free, chosen)
        for mixed in come.values():
            rng.shuffle(mixed)
        world = [0] * (1 + max(slot for slot, _, _ in self.places)) if self.places else []
        for slot, count, allowed in self.places:
            world[slot] |= sum(1 << come[allowed].pop() for _ in range(count))
        return tuple(world)


def _splits(size: int, allowed: tuple[int, ...], free: Split) -> Iterator[Split]:
    """Yield every way to spread `size` cards over the allowed slots, by numbers."""
    if not allowed:
        if not size:
            yield (0,) * len(free)
        return
    slot, rest = allowed[0], allowed[1:]
    for number in range(min(size, free[slot]) + 1):
        for split in _splits(size - number, rest, free):
            yield (*split[:slot], number, *split[slot + 1 :])


def _arrangements(split: Split) -> int:
    """Return in how many ways the cards of a group can be told apart in a split: a multinomial coefficient."""
    total, ways = 0, 1
    for number in split:
        total += number
        ways *= comb(total, number)
    return ways


@lru_cache(maxsize=65536)
def _ways(sizes: tuple[int, ...], allowed: tuple[tuple[int, ...], ...], free: Split) -> int:
    """Return how many deals there are of the groups to the free places."""
    if not sizes:
        return int(not any(free))
    return sum(weight for _, weight in _weighted_splits(sizes, allowed, free))


@lru_cache(maxsize=65536)
def _weighted_splits(
    sizes: tuple[int, ...], allowed: tuple[tuple[int, ...], ...], free: Split
) -> tuple[tuple[Split, int], ...]:
    """Return each split of the first group with the number of deals that begin with it."""
    return tuple(
        (split, _arrangements(split) * _ways(sizes[1:], allowed[1:], _minus(free, split)))
        for split in _splits(sizes[0], allowed[0], free)
    )


def _minus(free: Split, split: Split) -> Split:
    return tuple(places - number for places, number in zip(free, split, strict=True))
