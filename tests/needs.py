"""What some tests need and not every machine has: the kernel, a browser."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn

import pytest

from mamlaka.search import kernel
from mamlaka.search.kernel import SWITCH, absence, engines

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

__all__ = ["missing", "only", "switched"]


def missing(hint: str) -> NoReturn:
    """Skip what cannot be tested here; where everything has to be tested, fail."""
    give_up = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
    give_up(hint)


@contextmanager
def switched(wish: str) -> Iterator[None]:
    """Let this process, and those that it starts, use the kernel or do without: `require`, `off`, or empty."""
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv(SWITCH, wish)
            _forget()
            yield
    finally:
        _forget()


@contextmanager
def only(engine: "Engine | None") -> Iterator[None]:
    """Let this process use one engine of the kernel and no other; None: plain Python."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kernel, "engines", lambda: (engine,) if engine else ())
        yield


def _forget() -> None:
    """Look for the kernel anew."""
    for found in (absence, engines):
        found.cache_clear()
