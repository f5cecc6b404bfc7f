"""Card dominoes as data: the layout that grows from one rank up and down in every suit."""

from __future__ import annotations

from dataclasses import dataclass

from mamlaka.cards import Deck
from mamlaka.ledger import Points

__all__ = ["LayoutSpec"]


@dataclass(frozen=True)
class LayoutSpec:
    """The rules of one layout deal: the first to lose all cards takes the first place, and so on.

    A seat plays exactly one card a turn when one fits and passes otherwise. The deal ends when one seat is left.
    """

    name: str
    """The contract whose cell of the score sheet this spec fills."""
    deck: Deck
    """A deck without jokers; the rows follow the order of its ranks."""
    seats: int
    start: str
    """The rank that opens a row."""
    place_points: tuple[Points, ...]
    """(places,): points for going out first, second, ...; the last seat to hold cards gets the last."""
    exposed: str = ""
    """The pattern of the cards that are turned up in all hands when every seat has had its first turn."""
    needed: str = ""
    """The pattern of the cards that must lie on the layout when the first seat goes out, or the deal does not count."""
