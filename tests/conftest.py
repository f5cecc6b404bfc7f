"""Hypothesis profiles, and the order of the tests.

The usual tests are the same every time, exploration belongs to `make test-long`.
"""

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("default", derandomize=True, deadline=None, max_examples=25, database=None)
settings.register_profile(
    "long", deadline=None, max_examples=1000, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the browser: what takes longest would otherwise be left to one process while the others are idle."""
    items.sort(key=lambda item: "web" not in item.path.parts)
