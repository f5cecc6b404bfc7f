"""Tables of numbers as memoryviews: they need no package, and NumPy reads them without a copy."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Literal

__all__ = ["flat", "number_table", "width"]


WIDER: Mapping[str, Literal["d", "q"]] = {"i": "q", "q": "d"}
"""The next wider number type if a number is too large: 32 bits, 64 bits, floating point."""


def number_table(kind: Literal["B", "Q", "d", "i", "q"], numbers: Sequence[float], columns: int) -> memoryview:
    """Return a two-dimensional memoryview, like the tables that the kernel returns; it has at least one row.

    If a number is too large for its type, the whole table gets a wider type. Tables of the kernel never do.
    """
    try:
        cells: Any = memoryview(array(kind, numbers)).cast("B")
    except OverflowError:
        if kind not in WIDER:
            raise
        return number_table(WIDER[kind], numbers, columns)
    rows: memoryview = cells.cast(kind, [len(numbers) // columns, columns])
    return rows


def flat(numbers: memoryview) -> list[int]:
    """Return the numbers of a table, row by row."""
    return array(numbers.format, numbers.tobytes()).tolist()


def width(numbers: memoryview) -> int:
    """Return the number of columns of a table."""
    return numbers.nbytes // numbers.itemsize // len(numbers)
