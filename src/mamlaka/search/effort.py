"""The limits of a search in Python: positions, time, and the wish of the caller."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from time import monotonic

__all__ = ["SearchEffort"]


@dataclass(slots=True)
class SearchEffort:
    """Counts the positions of a search, and ends it at its limits."""

    end: float = inf
    """The time to stop at, as `monotonic` has it."""
    most: float = inf
    """The number of positions after which to stop."""
    stop: Callable[[], bool] | None = None
    """Returns whether to stop now; None: never."""
    nodes: int = 0
    """The number of positions so far."""

    def count(self) -> None:
        """Count a position.

        Raises:
            TimeoutError: a limit is reached.
        """
        if monotonic() > self.end or self.nodes >= self.most or (self.stop and self.stop()):
            raise TimeoutError
        self.nodes += 1
