"""The worked examples of a game's rules: `tests/games/NAME/rules.toml`."""

import tomllib
from pathlib import Path
from typing import Any, TypeAlias

import pytest

__all__ = ["Vectors", "read_vectors", "rows_of"]

FOLDER = Path(__file__).parent / "games"

Vectors: TypeAlias = dict[str, list[dict[str, Any]]]
"""The examples by kind."""


def read_vectors(game: str, kind: str = "rules") -> Vectors:
    """Return the examples of a game: those of its rules, or of another file."""
    return tomllib.loads((FOLDER / game / f"{kind}.toml").read_text(encoding="utf-8"))


def rows_of(vectors: Vectors, kind: str) -> list[Any]:
    """Return the vectors of a kind as test parameters, with source and rule as their ids."""
    return [pytest.param(row, id=f"{row['source']}: {row['rule']}") for row in vectors[kind]]
