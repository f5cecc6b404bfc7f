"""Means with their errors and intervals. The values of sets are independent; nothing is assumed within a set."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from msgspec import Struct

__all__ = ["LEVEL", "Estimate", "estimate", "ratio", "student_quantile"]

LEVEL = 0.95
"""How often intervals contain the truth."""
STEPS = 60
"""Of a bisection; each gives a binary digit."""


class Estimate(Struct, frozen=True):
    """A mean, and how well it is known."""

    mean: float
    error: float | None
    """The standard error; None for a single set."""
    low: float | None
    """The lower end of the interval, see `LEVEL`; None for a single set."""
    high: float | None
    """The upper end."""

    def __str__(self) -> str:
        """Return mean and half width of the interval, to a tenth, or to a hundredth where both are small."""
        half = None if self.high is None else self.high - self.mean
        digits = 1 if max(abs(self.mean), half or 0) >= 10 else 2  # noqa: PLR2004  # three digits tell enough
        return f"{self.mean:+.{digits}f}" + ("" if half is None else f" ± {half:.{digits}f}")


def estimate(values: Sequence[float], level: float = LEVEL) -> Estimate:
    """Return the mean of independent values with Student's interval.

    >>> str(estimate([1.0, 2.0, 3.0]))
    '+2.00 ± 2.48'

    Args:
        values: at least one, one for each set.
        level: how often the interval contains the mean of all sets that could be, if their values are about normal.
    """
    number = len(values)
    mean = math.fsum(values) / number
    if number == 1:
        return Estimate(mean, None, None, None)
    error = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (number - 1) / number)
    half = error * student_quantile(number - 1, (1 + level) / 2)
    return Estimate(mean, error, mean - half, mean + half)


def ratio(values: Sequence[float], weights: Sequence[float], level: float = LEVEL) -> Estimate:
    """Return the sum of values over the sum of their weights, such as points a deal over matches of any length.

    The error is that of the linear part, the usual one for a ratio (Cochran, *Sampling Techniques*, 1977, 6.3).

    Args:
        values: at least one, one for each set.
        weights: as many, all above 0.
        level: as in `estimate`.
    """
    total = math.fsum(weights)
    quotient, mean_weight = math.fsum(values) / total, total / len(weights)
    rests = [(value - quotient * weight) / mean_weight for value, weight in zip(values, weights, strict=True)]
    around = estimate(rests, level)
    if around.error is None or around.high is None:
        return Estimate(quotient, None, None, None)
    half = around.high - around.mean
    return Estimate(quotient, around.error, quotient - half, quotient + half)


@cache
def student_quantile(freedom: int, probability: float) -> float:
    """Return the value below which Student's t lies with a probability of at least a half.

    >>> round(student_quantile(9, 0.975), 4), round(student_quantile(1, 0.75), 4)
    (2.2622, 1.0)
    """
    low, high = 0.0, 1.0
    while _student_cdf(freedom, high) < probability:
        low, high = high, 2 * high
    for _ in range(STEPS):
        middle = (low + high) / 2
        if _student_cdf(freedom, middle) < probability:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _student_cdf(freedom: int, value: float) -> float:
    """Return the chance that t is below a value from 0 up: the finite sums of Abramowitz and Stegun, 26.7.3 and 4."""
    angle = math.atan(value / math.sqrt(freedom))
    cos2 = math.cos(angle) ** 2
    odd = freedom % 2
    term = math.cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for number in range(2 + odd, freedom - 1, 2):
        term *= cos2 * (number - 1) / number
        total += term
    inside = 2 / math.pi * (angle + math.sin(angle) * total) if odd else math.sin(angle) * total
    return (1 + inside) / 2
