"""The rules of card dominoes as data: a layout that grows up and down from one rank in every suit."""

from __future__ import annotations

from dataclasses import dataclass

from mamlaka.cards import Deck
from mamlaka.ledger import Points

__all__ = ["LayoutSpec"]


@dataclass(frozen=True)
class LayoutSpec:
    """The rules of a layout deal: the first seat to play all its cards takes the first place, and so on.

    In its turn a seat must play one card if any fits, and passes otherwise. The deal ends when one seat is left.
    """

    name: str
    """The contract of the score sheet that this spec scores."""
    deck: Deck
    """A deck without jokers; the rows follow the order of its ranks. A suit may lack its lowest or highest cards."""
    seats: int
    """The number of seats."""
    start: str
    """The rank that opens a row."""
    place_points: tuple[Points, ...]
    """(places,): points for going out first, second, ...; the last item is for the seat that is left with cards."""
    exposed: str = ""
    """The pattern of the cards that are turned face up in all hands when every seat has had its first turn."""
    needed: str = ""
    """The pattern of the cards that must be on the layout when the first seat goes out; otherwise the deal is void."""

    @property
    def sum_of_points(self) -> Points:
        """The sum of the points of a deal, over all seats."""
        return sum(self.place_points)
