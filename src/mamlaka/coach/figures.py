"""Tables of exact figures, for whoever shows them, and the games that have some."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, NamedTuple, TypeAlias

from mamlaka.cards import Card, Deck, Mask

__all__ = ["Cell", "Column", "Figures", "GameOdds"]

Cell: TypeAlias = str | int | bool | Fraction | None
"""What stands in a table; None: nothing is known or said."""


class Column(NamedTuple):
    """A column of a table."""

    title: str
    kind: Literal["plain", "chance", "points"] = "plain"
    """What its fractions are: chances from 0 to 1, or points."""


@dataclass(frozen=True, slots=True)
class Figures:
    """A table."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    """(rows, columns)."""
    notes: tuple[str, ...] = ()
    """What is to be known about it, a sentence each."""
    best: frozenset[int] = frozenset()
    """The rows that are best, where one is to be chosen."""


@dataclass(frozen=True, slots=True)
class GameOdds:
    """What is known exactly about a game."""

    deck: Deck
    general: Callable[[], tuple[Figures, ...]]
    """Return what is so in every deal."""
    of_deal: Callable[[Mask, Card, Card | None, int | None], tuple[Figures, ...]]
    """Return what is so of a hand and a turn-up and, when given, a first lead and a bid; raises `InvalidSetup`."""
