"""Count and sample the deals of cards to places exactly: the reference of the kernel's `world_table` and `worlds`.

Cards that may lie in the same places form a *group*; places that accept the same remaining groups form a *row*. A deal
is described step by step, by the number of cards of a group that go to a row; later steps depend only on the room left
in the rows. This transition table of states, with weights counted from the end by dynamic programming, gives every
option its exact weight, so sampling never rejects a deal.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from math import comb
from typing import NamedTuple, TypeAlias

from mamlaka.cards import Mask, iter_cards
from mamlaka.rng import Rng

__all__ = ["MAX_OPTIONS", "Option", "Place", "Take", "WorldTable", "sample_rows"]

MAX_OPTIONS = 1 << 20
"""The largest number of options of a table, here and in the kernel."""

Place: TypeAlias = tuple[int, int, Mask]
"""A slot or a part of one: the index of the slot, the number of cards, and the cards allowed there."""


class Take(NamedTuple):
    """A step: a number of cards of a group goes to a row."""

    cards: Mask
    """The cards of the group in its first step, otherwise 0."""
    row: int
    """The row, identified by one of its places."""
    into: int
    """The row that accepts the same later groups and takes over the remaining room; -1: none."""


class Option(NamedTuple):
    """A transition: the number of cards taken in a step."""

    number: int
    weight: int
    """The number of deals that continue with this option."""
    then: int
    """The state of the next step."""


State: TypeAlias = tuple[int, tuple[int, ...]]
"""The number of cards left in the group, and the room left in each row."""


class WorldTable:
    """The transition table of all deals of cards to places.

    Raises:
        OverflowError: the table would have more than `MAX_OPTIONS` options.
    """

    def __init__(self, cards: Mask, places: Sequence[Place]) -> None:
        self.places = [place for place in places if place[1] > 0]
        self.joins: list[tuple[int, int]] = []
        """Places merged from the start because they accept the same cards: the place and its row."""
        self.takes: list[Take] = []
        self.states: list[tuple[Option, ...]] = []
        """(states,), step after step: the options in ascending order, without those that lead to no deal."""
        self.ways = 0
        """The number of deals."""
        self._rooms = [count for _, count, _ in self.places]
        groups: dict[int, Mask] = {}
        for card in iter_cards(cards):
            fitting = sum(1 << index for index, (_, _, allowed) in enumerate(self.places) if allowed >> card & 1)
            groups[fitting] = groups.get(fitting, 0) | 1 << card
        if 0 not in groups and sum(self._rooms) == cards.bit_count():
            # The cards with the fewest places come first, which keeps the number of states small.
            fittings = sorted(groups, key=lambda fitting: (fitting.bit_count(), fitting))
            self._plan(fittings, [groups[fitting] for fitting in fittings])

    def _plan(self, fittings: Sequence[int], groups: Sequence[Mask]) -> None:
        """Build the steps, then count the deals."""
        rows: dict[int, int] = {}  # the remaining groups that a row accepts (bit 0: the next one), and the row
        ways = 1
        for place in range(len(self.places)):
            row = rows.setdefault(sum((fit >> place & 1) << group for group, fit in enumerate(fittings)), place)
            if row != place:
                self.joins.append((place, row))
                self._rooms[row] += self._rooms[place]
                ways *= comb(self._rooms[row], self._rooms[place])
        shapes: list[tuple[tuple[int, ...], bool]] = []
        for cards in groups:
            left = cards
            accepting = sorted((accepts >> 1, row) for accepts, row in rows.items() if accepts & 1)
            rows = {accepts >> 1: row for accepts, row in rows.items() if not accepts & 1}
            for index, (accepts, row) in enumerate(accepting):
                into = rows.setdefault(accepts, row) if accepts else row
                self.takes.append(Take(left, row, into if into != row else -1))
                shapes.append((tuple(later for _, later in accepting[index + 1 :]), not accepts))
                left = 0
        self.ways = ways * self._count([cards.bit_count() for cards in groups], shapes)

    def _count(self, sizes: Sequence[int], shapes: Sequence[tuple[tuple[int, ...], bool]]) -> int:
        """Build the table and return the number of ways in which the cards can go to the rows.

        `shapes`: for each step, the rows that take from the group later, and whether the row must be full afterwards.
        """
        joined = {place for place, _ in self.joins}
        start: State = (0, tuple(0 if place in joined else room for place, room in enumerate(self._rooms)))
        layer: dict[State, int] = {start: 0}
        found: list[list[tuple[int, int, int]]] = []  # (states,): number, ways of the step, next state
        upcoming, options = iter(sizes), 0
        for take, (later, full) in zip(self.takes, shapes, strict=True):
            if take.cards:
                size = next(upcoming)
                layer = {(size, rooms): index for (_, rooms), index in layer.items()}
            following: dict[State, int] = {}
            first_following = len(found) + len(layer)
            for left, rooms in layer:
                room = rooms[take.row]
                least = max(0, left - sum(rooms[row] for row in later), room if full else 0)
                moves = []
                for number in range(least, min(left, room) + 1):
                    then, ways = _after(take, left, rooms, number)
                    moves.append((number, ways, first_following + following.setdefault(then, len(following))))
                found.append(moves)
                options += len(moves)
                if options > MAX_OPTIONS:
                    raise OverflowError(f"there are too many kinds of deals to count: more than {MAX_OPTIONS} options")
            layer = following
        totals = [0] * len(found) + [1] * len(layer)
        self.states = [()] * len(found)
        for index in reversed(range(len(found))):
            weighed = (Option(number, ways * totals[then], then) for number, ways, then in found[index])
            self.states[index] = tuple(option for option in weighed if option.weight)
            totals[index] = sum(option.weight for option in self.states[index])
        return totals[0]

    def sample(self, rng: Rng) -> list[Mask]:
        """Return a random deal, each equally likely: (places,), the cards of each place with room."""
        state, left, rooms = 0, 0, list(self._rooms)
        taken: list[tuple[Mask, int]] = []
        for cards, row, into in self.takes:
            left = cards or left
            number, _, state = _pick(self.states[state], rng)
            part = _random_subset(left, number, rng)
            left ^= part
            rooms[row] -= number
            taken.append((part, rooms[row]))
            if into >= 0:
                rooms[into] += rooms[row]
        pools = [0] * len(self.places)
        for (_, row, into), (part, rest) in zip(reversed(self.takes), reversed(taken), strict=True):
            if into >= 0:
                pools[row] = _random_subset(pools[into], rest, rng)
                pools[into] ^= pools[row]
            pools[row] |= part
        for place, row in reversed(self.joins):
            pools[place] = _random_subset(pools[row], self.places[place][1], rng)
            pools[row] ^= pools[place]
        return pools


def sample_rows(
    tables: Sequence[WorldTable], chosen: Sequence[int], seed: int, count: int, columns: int, threads: int = 1
) -> memoryview:
    """Return worlds: (count, columns) uint64, the cards of each slot.

    `chosen`: (count,), the table of each world; empty: the first table for all. World *i* is drawn by `stream(i)` of
    the seed's generator. `threads` is for the kernel; here it has no effect.
    """
    del threads
    worlds, base = array("Q", bytes(8 * count * columns)), Rng(seed)
    for number in range(count):
        table = tables[chosen[number] if chosen else 0]
        for (slot, _, _), cards in zip(table.places, table.sample(base.stream(number)), strict=True):
            worlds[number * columns + slot] |= cards
    return memoryview(worlds).cast("B").cast("Q", shape=[count, columns])


def _after(take: Take, left: int, rooms: tuple[int, ...], number: int) -> tuple[State, int]:
    """Return the state after taking `number` cards, and the number of ways to choose them."""
    rest, ways, then = rooms[take.row] - number, comb(left, number), list(rooms)
    then[take.row] = rest
    if take.into >= 0:
        then[take.row] = 0
        then[take.into] += rest
        ways *= comb(then[take.into], rest)  # the cards that go to the first of the two merged rows
    return (left - number, tuple(then)), ways


def _pick(options: Sequence[Option], rng: Rng) -> Option:
    """Return a random option, in proportion to the weights; a single option draws nothing."""
    if len(options) == 1:
        return options[0]
    limits, total = [], 0
    for option in options:
        total += option.weight
        limits.append(total)
    return options[bisect_right(limits, rng.below(total))]


def _random_subset(cards: Mask, number: int, rng: Rng) -> Mask:
    """Return a random subset of `number` cards; the smaller of the subset and its complement is drawn."""
    left = list(iter_cards(cards))
    drawn = min(number, len(left) - number)
    some = 0
    for _ in range(drawn):
        some |= 1 << left.pop(rng.below(len(left)))
    return some if drawn == number else cards ^ some
