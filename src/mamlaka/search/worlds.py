"""Worlds: full deals that agree with everything that a view proves, each equally likely.

Unseen cards that may lie in the same slots are alike, so it is enough to count, group by group, how many cards of the
group go to which slot. A table of these counts gives exact weights, and no draw is ever thrown away.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.search.rng import Rng
from mamlaka.state import State
from mamlaka.view import Knowledge, View

__all__ = ["World", "count_worlds", "fill", "sample_worlds"]

World: TypeAlias = tuple[Mask, ...]
"""(slots,): the unseen cards that lie in each slot of the view's `deductions`."""

T = TypeVar("T")

Split: TypeAlias = tuple[int, ...]
"""(slots,): how many cards of a group go to each slot."""


def sample_worlds(view: View, count: int, rng: Rng) -> list[World]:
    """Return worlds drawn independently, each deal that agrees with the view equally likely.

    The same generator state gives the same worlds.

    Raises:
        ValueError: no deal agrees with the view.
    """
    cases = [(case, case.ways) for case in map(_Case, _cases(view.deductions()))]
    if not any(ways for _, ways in cases):
        raise ValueError("no deal agrees with this view")
    return [_pick(cases, rng).draw(rng) for _ in range(count)]


def count_worlds(view: View) -> int:
    """Return how many deals agree with a view."""
    return sum(_Case(case).ways for case in _cases(view.deductions()))


def fill(view: View, world: World) -> State:
    """Return the view's state with its holes filled by a world."""
    state = view.state
    for slot, cards in zip(view.deductions().slots, world, strict=True):
        zone = state.zones[slot.zone]
        state = state.with_zone(slot.zone, replace(zone, cards=zone.cards | cards, unknown=0))
    return state


def _cases(knowledge: Knowledge) -> list[Knowledge]:
    """Return cases without "at least one of" that exclude each other and together say the same.

    That a slot holds some of the cards a, b, c: it holds a; or not a, but b; or neither a nor b, but c.
    """
    for index, slot in enumerate(knowledge.slots):
        if slot.some:
            cases = []
            earlier = 0
            for card in iter_cards(slot.some & slot.allowed):
                slots = [
                    replace(other, allowed=other.allowed & ~(1 << card))
                    if place != index
                    else replace(other, allowed=other.allowed & ~earlier, some=0)
                    for place, other in enumerate(knowledge.slots)
                ]
                cases += _cases(replace(knowledge, slots=tuple(slots)))
                earlier |= 1 << card
            return cases
    return [knowledge]


def _pick(weighted: Sequence[tuple[T, int]], rng: Rng) -> T:
    """Return one of several things, each as likely as its weight says."""
    pick = rng.below(sum(weight for _, weight in weighted))
    for thing, weight in weighted:
        if pick < weight:
            return thing
        pick -= weight
    raise AssertionError  # a number below the sum lies within one of the weights


class _Case:
    """The unseen cards by the slots that they may lie in, and in how many ways they fill them."""

    def __init__(self, knowledge: Knowledge) -> None:
        groups: dict[tuple[int, ...], list[Card]] = {}
        for card in iter_cards(knowledge.unseen):
            slots = tuple(index for index, slot in enumerate(knowledge.slots) if slot.allowed >> card & 1)
            groups.setdefault(slots, []).append(card)
        self.cards = tuple(groups.values())
        self.sizes = tuple(len(cards) for cards in self.cards)
        self.allowed = tuple(groups)
        self.free = tuple(slot.count for slot in knowledge.slots)
        self.ways = _ways(self.sizes, self.allowed, self.free)

    def draw(self, rng: Rng) -> World:
        """Return one of the deals of this case, each equally likely."""
        free, world = self.free, [0] * len(self.free)
        for index, cards in enumerate(self.cards):
            splits = _weighted_splits(self.sizes[index:], self.allowed[index:], free)
            chosen = _pick(splits, rng)
            order = list(cards)
            rng.shuffle(order)
            start = 0
            for slot, number in enumerate(chosen):
                world[slot] |= sum(1 << card for card in order[start : start + number])
                start += number
            free = _minus(free, chosen)
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
