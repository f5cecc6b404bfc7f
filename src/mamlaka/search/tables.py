"""Tables of numbers as memoryviews, which every Python has; NumPy reads them without a copy."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Literal

__all__ = ["flat", "table", "width"]


WIDER: Mapping[str, Literal["d", "q"]] = {"i": "q", "q": "d"}
"""The kinds of numbers that take over where some are too large: of 32 bits, then of 64, then floating point."""


def table(kind: Literal["Q", "d", "i", "q"], numbers: Sequence[float], columns: int) -> memoryview:
    """Return a table with so many columns, as the kernel would return it; it has at least one row.

    Where a number is too large for its kind, all are of a wider one, as no table of the kernel ever is.
    """
    try:
        cells: Any = memoryview(array(kind, numbers)).cast("B")
    except OverflowError:
        if kind not in WIDER:
            raise
        return table(WIDER[kind], numbers, columns)
    rows: memoryview = cells.cast(kind, [len(numbers) // columns, columns])
    return rows


def flat(numbers: memoryview) -> list[int]:
    """Return the numbers of a table, row by row."""
    return array(numbers.format, numbers.tobytes()).tolist()


def width(numbers: memoryview) -> int:
    """Return how many columns a table has."""
    return numbers.nbytes // numbers.itemsize // len(numbers)
