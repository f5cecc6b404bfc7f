"""Means with standard errors and confidence intervals. Sets are independent; nothing is assumed within a set."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from msgspec import Struct

__all__ = ["LEVEL", "Estimate", "estimate_mean", "estimate_ratio", "student_quantile"]

LEVEL = 0.95
"""The confidence level of intervals."""
STEPS = 60
"""The number of bisection steps; each gives a binary digit."""


class Estimate(Struct, frozen=True):
    """A mean with its standard error and confidence interval."""

    mean: float
    standard_error: float | None
    """The standard error; None for a single set."""
    low: float | None
    """The lower end of the interval, see `LEVEL`; None for a single set."""
    high: float | None
    """The upper end."""

    def __str__(self) -> str:
        """Return the mean and the half-width of the interval, with one digit, or two if both are small."""
        half = None if self.high is None else self.high - self.mean
        digits = 1 if max(abs(self.mean), half or 0) >= 10 else 2  # noqa: PLR2004  # three digits are enough
        return f"{self.mean:+.{digits}f}" + ("" if half is None else f" ± {half:.{digits}f}")


def estimate_mean(values: Sequence[float], level: float = LEVEL) -> Estimate:
    """Return the mean of independent values with its Student's t interval.

    >>> str(estimate_mean([1.0, 2.0, 3.0]))
    '+2.00 ± 2.48'

    Args:
        values: one for each set, at least one.
        level: the confidence level, valid if the values are approximately normal.

    Raises:
        ValueError: there are no values.
    """
    number = len(values)
    if not number:
        raise ValueError("an estimate needs at least one value")
    mean = math.fsum(values) / number
    if number == 1:
        return Estimate(mean, None, None, None)
    error = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (number - 1) / number)
    half = error * student_quantile(number - 1, (1 + level) / 2)
    return Estimate(mean, error, mean - half, mean + half)


def estimate_ratio(values: Sequence[float], weights: Sequence[float], level: float = LEVEL) -> Estimate:
    """Return the sum of values divided by the sum of their weights, such as points per deal over matches of any length.

    The standard error is that of the linearized ratio estimator (Cochran, *Sampling Techniques*, 1977, 6.3).

    Args:
        values: one for each set, at least one.
        weights: one for each value, all positive.
        level: as in `estimate_mean`.
    """
    total = math.fsum(weights)
    quotient, mean_weight = math.fsum(values) / total, total / len(weights)
    residuals = [(value - quotient * weight) / mean_weight for value, weight in zip(values, weights, strict=True)]
    linear = estimate_mean(residuals, level)
    if linear.standard_error is None or linear.high is None:
        return Estimate(quotient, None, None, None)
    half = linear.high - linear.mean
    return Estimate(quotient, linear.standard_error, quotient - half, quotient + half)


@cache
def student_quantile(freedom: int, probability: float) -> float:
    """Return the quantile of Student's t distribution for a probability of at least 0.5.

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
    """Return the distribution function of t for a non-negative value, by Abramowitz and Stegun 26.7.3 and 26.7.4."""
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
