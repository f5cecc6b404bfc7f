"""Decision times: a histogram of durations, whose size doesn't grow with the number of decisions."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate

from msgspec import Struct

__all__ = ["DecisionTimes", "TimeSummary"]

DIGITS = 100
"""Durations are rounded down to two digits, so percentiles are accurate to 10%."""
MICROSECONDS = 1_000_000


class TimeSummary(Struct, frozen=True):
    """Decision times of one bot, in seconds."""

    decisions: int
    median: float
    p95: float
    worst: float


class DecisionTimes:
    """The durations of many decisions."""

    def __init__(self, counts: dict[int, int] | None = None) -> None:
        """Create a histogram.

        Args:
            counts: the number of decisions by duration in microseconds.
        """
        self.counts = dict(counts or {})

    def add(self, seconds: float) -> None:
        """Add a decision."""
        micros, power = round(seconds * MICROSECONDS), 1
        while micros >= DIGITS * power:
            power *= 10
        key = micros // power * power
        self.counts[key] = self.counts.get(key, 0) + 1

    def merge(self, others: Iterable[DecisionTimes]) -> None:
        """Add the decisions of other histograms."""
        for other in others:
            for key, count in other.counts.items():
                self.counts[key] = self.counts.get(key, 0) + count

    def summary(self) -> TimeSummary | None:
        """Return the summary; None if there are no decisions.

        >>> times = DecisionTimes({10: 90, 3000: 9, 50000: 1})
        >>> times.summary()
        TimeSummary(decisions=100, median=1e-05, p95=0.003, worst=0.05)
        """
        if not self.counts:
            return None
        keys = sorted(self.counts)
        up_to = list(accumulate(self.counts[key] for key in keys))

        def share(percent: int) -> float:
            rank = -(-up_to[-1] * percent // 100)
            return next(key for key, count in zip(keys, up_to, strict=True) if count >= rank) / MICROSECONDS

        return TimeSummary(up_to[-1], share(50), share(95), keys[-1] / MICROSECONDS)
