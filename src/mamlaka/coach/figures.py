"""Tables of exact figures, independent of how they are displayed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, NamedTuple, TypeAlias

from mamlaka.cards import Card, Deck, Mask

__all__ = ["Cell", "Column", "Figures", "GameOdds"]

Cell: TypeAlias = str | int | bool | Fraction | None
"""A cell of a table; None: empty."""


class Column(NamedTuple):
    """A column of a table."""

    title: str
    kind: Literal["plain", "chance", "points"] = "plain"
    """The kind of fractions in it: chances from 0 to 1, or points."""


@dataclass(frozen=True, slots=True)
class Figures:
    """A table."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    """(rows, columns)."""
    notes: tuple[str, ...] = ()
    """Notes, one sentence each."""
    best: frozenset[int] = frozenset()
    """The best rows, if the rows are choices."""


@dataclass(frozen=True, slots=True)
class GameOdds:
    """The exact odds of a game."""

    deck: Deck
    of_game: Callable[[], tuple[Figures, ...]]
    """Returns the figures that hold in every deal."""
    of_deal: Callable[[Mask, Card, Card | None, int | None], tuple[Figures, ...]]
    """Returns the figures of a hand and a card turned up, optionally with a first lead and a bid.

    Raises `InvalidSetup` if the deal or the bid is impossible.
    """
