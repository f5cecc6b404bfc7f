"""The engines of the compiled kernel that run here, and Python alone, for tests that must pass with each of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from mamlaka.search import kernel
from tests.needs import only

__all__ = ["COMPILED", "PYTHON", "chosen"]

PYTHON = "python"


COMPILED = {engine.name: engine for engine in kernel.engines()}
"""The engines by name; none if there is no kernel."""


@contextmanager
def chosen(name: str) -> Iterator[None]:
    """Let all searches use the engine with the given name, or Python alone."""
    with only(COMPILED.get(name)):
        yield
