"""Hypothesis profiles, the order of the tests, and the kernel for those that want it.

The standard tests are the same every time; `make test-long` explores further.
"""

import gc
import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from mamlaka.search.kernel import engines, reason_of_absence
from tests.engines import slow_engine
from tests.needs import missing, switched

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

settings.register_profile("default", derandomize=True, deadline=None, max_examples=12, database=None)
settings.register_profile("ci", settings.get_profile("default"), max_examples=25)
settings.register_profile(
    "long", deadline=None, max_examples=1000, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

collect_ignore = ["oracle/make_double_dummy.py"]
"""It imports a package that is no dependency."""


def pytest_xdist_auto_num_workers() -> int:
    """Return the number of processes for `-n auto`: half of the time, the slow tests wait for browsers and servers."""
    cores = os.cpu_count() or 1
    return cores + cores // 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the slowest files first: started last, the longest tests would leave one process busy and the others idle."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: ("web" not in item.path.parts, item.path not in slow))


def pytest_collection_finish() -> None:
    """Let the garbage collector look less often, and never at what pytest has collected, in which there is none."""
    gc.freeze()
    gc.set_threshold(30_000, 20, 20)


@pytest.fixture(
    scope="session",  # for Hypothesis, which refuses fixtures that are created for each test
    params=[
        pytest.param(found, id=found.name if found else "no_kernel", marks=[pytest.mark.kernel, *slow_engine(number)])
        for number, found in enumerate(engines() or (None,))
    ],
)
def engine(request: pytest.FixtureRequest) -> "Engine":
    """Return each engine of the kernel that this processor can run, in turn; `make test` runs only the fastest."""
    found: Engine | None = request.param
    return found or missing(reason_of_absence() or "")


@pytest.fixture(params=["off", "require"])
def kernel_or_not(request: pytest.FixtureRequest) -> Iterator[str]:
    """Run a test in plain Python and with the kernel; only tests that differ between them need this."""
    wish: str = request.param
    if wish == "require" and (why := reason_of_absence()):
        missing(why)
    with switched(wish):
        yield wish
