"""The rules of card dominoes as data: a layout that grows up and down from one rank in every suit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from mamlaka.cards import Deck
from mamlaka.ledger import Points

__all__ = ["DOWN", "UP", "Corner", "Form", "LayoutSpec", "PileSpec"]

Corner = Literal["none", "link", "tunnel"]
"""What is beyond the end of a row; see `LayoutSpec.corner`."""

Form = Literal["rows", "line"]
"""How the cards of a layout lie; see `LayoutSpec.form`."""

UP: Final = "up"
DOWN: Final = "down"
"""The names of the ends of a line: the upper one wants the next higher rank, the lower one the next lower rank."""


@dataclass(frozen=True)
class LayoutSpec:
    """The rules of a layout deal: the first seat to play all its cards takes the first place, and so on.

    In its turn a seat must play one card if any fits, and passes otherwise. The deal ends when one seat is left. The
    fields from `laid` on change these rules.
    """

    name: str
    """The contract of the score sheet that this spec scores."""
    deck: Deck
    """A deck without jokers; the rows follow the order of its ranks. A suit may lack its lowest or highest cards."""
    seats: int
    """The number of seats."""
    start: str
    """The rank that opens a row; empty: the rank of the first card that is played."""
    place_points: tuple[Points, ...]
    """(places,): points for going out first, second, ...; the last item is for the seat that is left with cards."""
    exposed: str = ""
    """The pattern of the cards that are turned face up in all hands when every seat has had its first turn."""
    needed: str = ""
    """The pattern of the cards that must be on the layout when the first seat goes out; otherwise the deal is void."""
    laid: str = ""
    """The pattern of the cards that move from the hands to the layout before the first turn."""
    corner: Corner = "none"
    """What is beyond the end of a row. `link`: the lowest and the highest card of a suit are neighbours. `tunnel`: they
    are, and a row that has reached one end goes on only from the other end."""
    form: Form = "rows"
    """`rows`: a row for each suit. `line`: one line for all suits, which a card of the opening rank begins; a card
    of the next rank lies at either end, whatever its suit, and the lowest and the highest rank are neighbours."""
    above_first: bool = False
    """Whether the card above the opening one must be the second card of a row."""
    may_pass: bool = False
    """Whether a seat may pass although a card fits. Without a limit it must play if all seats have passed in a row."""
    pass_limit: int | None = None
    """The number of passes of a seat in a deal. After that it must play; if no card fits, it is eliminated: its cards
    move to the layout, and it takes the last place that is free."""
    stops_at_first: bool = False
    """Whether the deal ends when the first seat goes out."""
    left_points: tuple[tuple[str, Points], ...] = ()
    """The points of each card that a seat is left with, by patterns of cards."""
    untouched_points: Points = 0
    """The points of a seat that has played no card, in addition to `left_points`."""
    pass_points: Points = 0
    """The points of a pass."""
    pool: Points | None = None
    """The points that the first seat out gets, in addition to what all seats lose by the points above; None: it gets
    neither."""
    again: str = ""
    """The pattern of the cards after which their seat has another turn if it has cards left."""

    @property
    def sum_of_points(self) -> Points:
        """The sum of the points of a deal, over all seats."""
        return sum(self.place_points)


@dataclass(frozen=True)
class PileSpec(LayoutSpec):
    """The rules of a deal in which cards are laid on piles, one pile after the other.

    A seat begins a pile with any card. Then each seat in turn lays the only card that may follow, or passes if it does
    not hold it. A pile is complete if no card may follow, or if that card has been laid before. The fields of a layout
    say when the deal ends and what it costs.
    """

    start: str = ""
    place_points: tuple[Points, ...] = ()
    step: int = 1
    """The number of ranks by which a card is higher than the one below it, in the same suit."""
    longest: int | None = None
    """The most cards of a pile; None: as many as there are."""
    pile_lead: Literal["owner", "next"] = "owner"
    """Who begins the next pile: the owner of the last card, or the seat after it. A seat that is out is passed over."""
