"""Hypothesis profiles, the order of the tests, and the kernel for those that want it.

The usual tests are the same every time, exploration belongs to `make test-long`.
"""

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from mamlaka.search.kernel import absence, engines
from tests.needs import missing, switched

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

settings.register_profile("default", derandomize=True, deadline=None, max_examples=25, database=None)
settings.register_profile(
    "long", deadline=None, max_examples=1000, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the browser: what takes longest would otherwise be left to one process while the others are idle."""
    items.sort(key=lambda item: "web" not in item.path.parts)


@pytest.fixture(
    scope="session",  # for Hypothesis, which refuses what is made anew for each test
    params=[
        pytest.param(found, id=found.name if found else "no_kernel", marks=pytest.mark.kernel)
        for found in engines() or (None,)
    ],
)
def engine(request: pytest.FixtureRequest) -> "Engine":
    """Return every engine of the kernel that this processor can run, one after the other."""
    found: Engine | None = request.param
    return found or missing(absence() or "")


@pytest.fixture(params=["off", "require"])
def kernel_or_not(request: pytest.FixtureRequest) -> Iterator[str]:
    """Run a test twice, in plain Python and with the kernel: only what differs needs that."""
    wish: str = request.param
    if wish == "require" and (why := absence()):
        missing(why)
    with switched(wish):
        yield wish
