"""Worlds: full deals that agree with everything that a view proves, each equally likely.

Unseen cards that may lie in the same slots are alike, so it is enough to count, group by group, how many cards of the
group go to which slot. A table of these counts gives exact weights, and no draw is ever thrown away.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import comb
from typing import TypeAlias

from msgspec.structs import replace

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.search.rng import Rng
from mamlaka.state import State
from mamlaka.view import Knowledge, View

__all__ = ["World", "count_worlds", "fill", "sample_worlds"]

World: TypeAlias = tuple[Mask, ...]
"""(slots,): the unseen cards that lie in each slot of the view's `deductions`."""

Split: TypeAlias = tuple[int, ...]
"""(slots,): how many cards of a group go to each slot."""


def sample_worlds(view: View, count: int, rng: Rng) -> list[World]:
    """Return worlds drawn independently, each deal that agrees with the view equally likely.

    The same generator state gives the same worlds.

    Raises:
        ValueError: no deal agrees with the view.
    """
    knowledge = view.deductions()
    groups = _groups(knowledge)
    sizes = tuple(len(cards) for cards, _ in groups)
    allowed = tuple(slots for _, slots in groups)
    free = tuple(slot.count for slot in knowledge.slots)
    if not _ways(sizes, allowed, free):
        raise ValueError("no deal agrees with this view")
    return [_draw(groups, sizes, allowed, free, rng) for _ in range(count)]


def count_worlds(view: View) -> int:
    """Return how many deals agree with a view."""
    knowledge = view.deductions()
    groups = _groups(knowledge)
    return _ways(
        tuple(len(cards) for cards, _ in groups),
        tuple(slots for _, slots in groups),
        tuple(slot.count for slot in knowledge.slots),
    )


def fill(view: View, world: World) -> State:
    """Return the view's state with its holes filled by a world."""
    state = view.state
    for slot, cards in zip(view.deductions().slots, world, strict=True):
        zone = state.zones[slot.zone]
        state = state.with_zone(slot.zone, replace(zone, cards=zone.cards | cards, unknown=0))
    return state


def _groups(knowledge: Knowledge) -> list[tuple[list[Card], tuple[int, ...]]]:
    """Return the unseen cards by the slots that they may lie in, in the order of the first card of each group."""
    groups: dict[tuple[int, ...], list[Card]] = {}
    for card in iter_cards(knowledge.unseen):
        slots = tuple(index for index, slot in enumerate(knowledge.slots) if slot.allowed >> card & 1)
        groups.setdefault(slots, []).append(card)
    return [(cards, slots) for slots, cards in groups.items()]


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


def _draw(
    groups: list[tuple[list[Card], tuple[int, ...]]],
    sizes: tuple[int, ...],
    allowed: tuple[tuple[int, ...], ...],
    free: Split,
    rng: Rng,
) -> World:
    world = [0] * len(free)
    for index, (cards, _) in enumerate(groups):
        pick = rng.below(_ways(sizes[index:], allowed[index:], free))
        for split, weight in _weighted_splits(sizes[index:], allowed[index:], free):
            if pick < weight:
                break
            pick -= weight
        order = list(cards)
        rng.shuffle(order)
        start = 0
        for slot, number in enumerate(split):
            world[slot] |= sum(1 << card for card in order[start : start + number])
            start += number
        free = _minus(free, split)
    return tuple(world)
