"""The standard error of a mean, for playouts and for search bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt

__all__ = ["mean_and_error", "standard_error"]


def standard_error(squared_deviations: float, count: int) -> float:
    """Return the standard error of a mean; infinite for fewer than two values.

    Args:
        squared_deviations: the sum of the squared deviations from the mean; 0 if rounding has made it negative.
        count: the number of values.
    """
    return sqrt(max(0.0, squared_deviations) / (count - 1) / count) if count > 1 else inf


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of a sample and its standard error."""
    mean = sum(values) / len(values)
    return mean, standard_error(sum((value - mean) ** 2 for value in values), len(values))
