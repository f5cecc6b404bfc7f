"""Ranges of seeds for tests that check random cases."""

from typing import Any

import pytest

__all__ = ["seed_ranges"]


def seed_ranges(standard: int, all_seeds: int, *, slow: int = 0, parts: int = 10) -> list[Any]:
    """Return the range of the first seeds, which `make test` checks, and the others in ranges that only CI or nobody waits for.

    With `slow`, `make test-ci` checks the seeds up to this one; `make test-long` checks all, in several parts. Each range is
    one case of a test, because collecting a case takes pytest as long as checking many seeds takes.
    """
    ranges = [(range(standard), ())] if standard else []
    if slow:
        ranges.append((range(standard, slow), pytest.mark.slow))
    done = slow or standard
    size = -(-(all_seeds - done) // parts)
    ranges += [(range(first, min(first + size, all_seeds)), pytest.mark.long) for first in range(done, all_seeds, size)]
    return [pytest.param(part, id=f"{part.start}_to_{part.stop - 1}", marks=marks) for part, marks in ranges]
