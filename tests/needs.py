"""Requirements of some tests that not every machine meets: the kernel, a browser."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn

import pytest

from mamlaka.search import kernel
from mamlaka.search.kernel import SWITCH, engines, reason_of_absence

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

__all__ = ["missing", "only", "switched"]


def missing(hint: str) -> NoReturn:
    """Skip a test that cannot run here, or fail if all tests are required."""
    give_up = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
    give_up(hint)


@contextmanager
def switched(wish: str) -> Iterator[None]:
    """Set the use of the kernel for this process and its children: `require`, `off`, or empty."""
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv(SWITCH, wish)
            _forget()
            yield
    finally:
        _forget()


@contextmanager
def only(engine: "Engine | None") -> Iterator[None]:
    """Let this process use only the given engine of the kernel; None means plain Python."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kernel, "engines", lambda: (engine,) if engine else ())
        yield


def _forget() -> None:
    """Look for the kernel again."""
    for found in (reason_of_absence, engines):
        found.cache_clear()
