"""The engines of the compiled kernel that run here, and Python alone: what must be the same with each of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from mamlaka.search import kernel

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

__all__ = ["COMPILED", "PYTHON", "chosen"]

PYTHON = "python"


def _compiled() -> dict[str, Engine]:
    if kernel.engine() is None:
        return {}
    from mamlaka._kernel import engines  # noqa: PLC0415  (it may be missing)

    return {engine.name: engine for engine in engines()}


COMPILED = _compiled()
"""The engines by their names; none where there is no kernel."""


@contextmanager
def chosen(name: str) -> Iterator[None]:
    """Let all searches use the engine of a name, or Python alone."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kernel, "engine", lambda: COMPILED.get(name))
        yield
