"""Ranges of seeds for tests that check random cases."""

from typing import Any

import pytest

__all__ = ["seed_ranges"]


def seed_ranges(standard: int, all_seeds: int, *, slow: int = 0, parts: int = 10) -> list[Any]:
    """Return ranges of the seeds below `all_seeds`: one for `make test`, one for `make test-ci`, and the rest in parts.

    `make test` checks those below `standard`, `make test-ci` those below `slow`, too, and `make test-long` all. A range
    is one case of a test: pytest would need more time to collect a case for each seed than a test needs to check it.
    """
    done = max(standard, slow)
    size = -(-(all_seeds - done) // parts)
    rest = (range(first, min(first + size, all_seeds)) for first in range(done, all_seeds, size))
    cases: list[tuple[range, list[pytest.MarkDecorator]]] = [
        (range(standard), []),
        (range(standard, slow), [pytest.mark.slow]),
        *((part, [pytest.mark.long]) for part in rest),
    ]
    return [pytest.param(case, id=f"{case.start}_to_{case.stop - 1}", marks=marks) for case, marks in cases if case]
