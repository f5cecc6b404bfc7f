"""A sequential stopping rule: it may be checked after every set and keeps its error rate."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from mamlaka.errors import InvalidSetup

__all__ = ["Conclusion", "StopRule", "Verdict"]

Conclusion: TypeAlias = Literal["better", "not better", "open"]
"""Better by at least the margin; not better by the margin; undecided so far."""
SPREAD = 0.1
"""The variance of the prior of the effect, in standard deviations of a set. It only decides at which number of sets the
interval is narrowest relative to that number: here, where effects of a third of a standard deviation are detected."""
FEWEST = 2


class Verdict(Struct, frozen=True):
    """The verdict of a stopping rule after a number of sets."""

    answer: Conclusion
    better_by: float
    confidence: float
    sets: int
    low: float | None
    """The lower end of the confidence sequence; None: there is no interval yet."""
    high: float | None
    """The upper end."""


class StopRule(Struct, frozen=True):
    """Stop once it is decided, at a given confidence, whether a bot is better by a given margin.

    Checking an ordinary 95% interval after every set until it excludes the margin errs far more often than 5% of the
    time. The intervals used here form a confidence sequence: the probability that any of them misses the mean is at
    most 1 - confidence. An interval consists of all means that a t-test with a normal prior on the effect doesn't
    reject. The Bayes factor of the test (Gonen, Johnson, Lu and Westfall 2005) is a martingale with mean 1 under the
    tested mean, whatever the standard deviation. By Ville's inequality, it ever reaches 1 / (1 - confidence) with a
    probability of at most 1 - confidence (Lai 1976; Perez-Ortiz, Lardy, de Heide and Grunwald 2024; Wang and Ramdas
    2025).

    This is exact for normal values; a set is a mean of several matches. An answer depends on one end of the interval
    only, so wrong answers are about half as frequent as 1 - confidence.
    """

    better_by: float
    confidence: float

    def __post_init__(self) -> None:
        if not 0.5 <= self.confidence < 1:  # noqa: PLR2004  # a coin
            raise InvalidSetup(f"a confidence lies between 0.5 and 1, as 0.95 does, not {self.confidence:g}")

    def verdict(self, values: Sequence[float]) -> Verdict:
        """Return the verdict after the sets played so far.

        Args:
            values: one for each set, in the order of play.
        """
        low, high = self.interval(values)
        answer: Conclusion = "open"
        if low is not None and low >= self.better_by:
            answer = "better"
        elif high is not None and high < self.better_by:
            answer = "not better"
        return Verdict(answer, self.better_by, self.confidence, len(values), low, high)

    def interval(self, values: Sequence[float]) -> tuple[float | None, float | None]:
        """Return the current interval of the confidence sequence; None: it is still unbounded.

        The Bayes factor of n values with t and n - 1 = v is a^(-1/2) * ((1 + t2/v) / (1 + t2/(a v)))^(n/2), where t2
        is t squared and a = 1 + SPREAD * n. Solving for the t2 at which it equals 1 / (1 - confidence) gives the ends.
        """
        number = len(values)
        if number < FEWEST:
            return None, None
        mean = math.fsum(values) / number
        freedom = number - 1
        growth = 1 + SPREAD * number
        bound = (growth / (1 - self.confidence) ** 2) ** (1 / number)
        if bound >= growth:
            return None, None
        variance = math.fsum((value - mean) ** 2 for value in values) / freedom
        if not variance:  # all sets are equal so far, so the variance is unknown
            return None, None
        half = math.sqrt((bound - 1) / (1 - bound / growth) * freedom * variance / number)
        return mean - half, mean + half
