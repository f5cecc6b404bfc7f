"""The engines of the compiled kernel that run here, and Python alone, for tests that must pass with each of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from mamlaka.search import kernel
from tests.needs import only

__all__ = ["COMPILED", "ENGINE_CASES", "PYTHON", "chosen", "slow_engine"]

PYTHON = "python"


COMPILED = {engine.name: engine for engine in kernel.engines()}
"""The engines by name; none if there is no kernel."""


def slow_engine(number: int) -> list[pytest.MarkDecorator]:
    """Return the marks of an engine: `make test` leaves out all but the first, the one that searches use."""
    return [pytest.mark.slow] if number else []


ENGINE_CASES: list[Any] = [pytest.param(name, marks=slow_engine(number)) for number, name in enumerate(COMPILED)]
"""The names of the engines as cases of a test."""


@contextmanager
def chosen(name: str) -> Iterator[None]:
    """Let all searches use the engine with the given name, or Python alone."""
    with only(COMPILED.get(name)):
        yield
