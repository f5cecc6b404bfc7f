"""Compare choices that lead to different deals, such as passes and contracts, by sequential halving.

All choices are played in the same worlds, then the better half of them in twice as many new worlds, and so on until
one is left or the time is over. A batch that can't be played with all of them doesn't count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import ceil, inf, log2
from time import perf_counter
from typing import Generic, TypeAlias, TypeVar

from mamlaka.bots.base import Limit
from mamlaka.search.number_tables import flat
from mamlaka.search.playouts import Playouts
from mamlaka.search.statistics import standard_error
from mamlaka.seats import Seat

__all__ = ["PROBE", "WORLDS", "Batch", "Candidate", "halve"]

WORLDS = 100
"""The number of worlds if there is no limit."""
FIRST_BATCH, LARGEST_BATCH = 32, 8192
"""The number of worlds of the first batch if there is no limit of time, and the most of any batch."""
PROBE = 8
"""The number of worlds that tell how fast deals are played."""
USED = 0.8
"""The share of the time that a batch may take by this speed, since a batch that isn't finished is lost."""

C = TypeVar("C")
Batch: TypeAlias = Callable[[int], Callable[[C], Sequence[Playouts]]]
"""Draws a number of worlds, and returns a function that plays a choice in them; its result is empty if time is over."""


@dataclass(eq=False)
class Candidate(Generic[C]):
    """A choice and its results so far."""

    choice: C
    side: tuple[Seat, ...]
    """The seats whose points add up to those of the side."""
    weights: Sequence[int]
    """(seats,): the weight of a point of each seat in the value, times the number of seats."""
    bonus: float = 0.0
    """What the choice is worth besides the points of the deal."""
    prior: float = 0.0
    """What the choice is expected to be worth, up to a number that all choices have in common; without effect if
    `prior_worlds` is 0."""
    prior_worlds: int = 0
    """The number of worlds that count as much as this expectation."""
    count: int = 0
    """The number of worlds in which it was played."""
    sums: list[int] = field(init=False)
    """(seats,): the sums of the points."""
    squares: list[int] = field(init=False)
    """(seats,): the sums of their squares."""
    regret: tuple[Candidate[C], float] | None = None
    """If the choice was dropped: the best choice at that time, and the regret against it in the same worlds."""

    def __post_init__(self) -> None:
        self.sums, self.squares = [0] * len(self.weights), [0] * len(self.weights)

    def add(self, deals: Iterable[Playouts]) -> None:
        """Add the results of playouts."""
        for played in deals:
            self.count += played.count
            for total, found in ((self.sums, played.sums), (self.squares, played.squares)):
                for seat, value in enumerate(flat(found)):
                    total[seat] += value

    def drop(self, best: Candidate[C]) -> None:
        """Drop the choice: keep its regret against the best choice, whose value may still change."""
        self.regret = best, best.value - self.value

    @property
    def gain(self) -> float:
        """Return the sum of the points of the side above the mean of all seats."""
        return sum(weight * points for weight, points in zip(self.weights, self.sums, strict=True)) / len(self.weights)

    @property
    def value(self) -> float:
        """Return the estimated value; a dropped choice keeps its regret."""
        if self.regret is not None:
            better, gap = self.regret
            return better.value - gap
        worlds = self.count + self.prior_worlds
        return (self.gain + self.prior_worlds * self.prior) / worlds + self.bonus if worlds else self.bonus

    @property
    def standard_error(self) -> float:
        """Return the standard error of the points of the side."""
        count = self.count
        deviations = (self.squares[seat] - self.sums[seat] ** 2 / max(1, count) for seat in self.side)
        return sum(standard_error(squared, count) for squared in deviations)


def halve(
    candidates: Sequence[Candidate[C]], batch: Batch[C], limit: Limit, start: float, *, until_over: bool = False
) -> int:
    """Add the results of playouts to candidates, and return the number of deals played.

    With a limit of time, a few worlds tell how fast deals are played. Then each round gets the same share of the time.

    Args:
        candidates: the choices to compare.
        batch: plays them.
        limit: the number of worlds of the choices that are never dropped, or the time. With a reference all choices are
            played in all worlds.
        start: when the time begins to count, by `perf_counter`.
        until_over: whether the last choice is played on alone, because its value is compared with others.
    """
    left: float = limit.worlds or (WORLDS if limit.seconds is None else inf)
    end = start + (inf if limit.seconds is None else limit.seconds)
    least = 0 if until_over or limit.reference is not None else 1
    playing, size = list(candidates), FIRST_BATCH if end == inf else PROBE
    deals = work = 0  # drawing a world is about as much work as playing a deal
    while left > 0 and len(playing) > least:
        is_probe = not deals and end < inf
        if deals and end < inf:
            now, rounds = perf_counter(), max(1, ceil(log2(len(playing))))
            size = int(USED * (end - now) / rounds * work / (now - start) / (len(playing) + 1))
        count = int(min(size, left, LARGEST_BATCH))
        if count <= 0 or perf_counter() >= end:
            break
        play = batch(count)
        results = [play(candidate.choice) for candidate in playing]
        if not all(results):
            break
        for candidate, played in zip(playing, results, strict=True):
            candidate.add(played)
        if not deals:
            _level(playing)
        deals += count * len(playing)
        work += count * (len(playing) + 1)
        left, size = left - count, 2 * size
        playing.sort(key=lambda candidate: -candidate.value)
        if limit.reference is None and not is_probe:
            half = (len(playing) + 1) // 2
            for candidate in playing[half:]:
                candidate.drop(playing[0])
            playing = playing[:half]
    return deals


def _level(candidates: Sequence[Candidate[C]]) -> None:
    """Move all expectations by the same number of points, so that their mean is that of the playouts."""
    shift = sum(candidate.gain / candidate.count - candidate.prior for candidate in candidates) / len(candidates)
    for candidate in candidates:
        candidate.prior += shift
