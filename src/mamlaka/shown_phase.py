"""What a phase shows on the table, as data: clients draw it without knowing what kind of phase it is."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from mamlaka.cards import Card, Mask
from mamlaka.seats import Seat
from mamlaka.tricks import Trick

__all__ = ["CardLine", "CardPlay", "ShownPhase"]


class CardLine(Struct, frozen=True, gc=False):
    """Cards that lie in one row in the middle of the table."""

    cards: tuple[Card, ...]
    """The cards, in the order in which they lie."""
    style: Literal["line", "pile", "count", "table"]
    """What the row is: a line that grows at its ends; a pile to which cards are added; the cards of a running count; or
    the cards of the table that can be captured."""
    down: str = ""
    """The letter of the rank that may be added before the first card; empty: none."""
    up: str = ""
    """The letter of the rank that must follow the last card; empty: any, or none."""


class CardPlay(Struct, frozen=True, gc=False):
    """A card that a seat has played."""

    seat: Seat
    card: Card
    takes: Mask = 0
    """The cards that it captured."""


class ShownPhase(Struct, frozen=True, gc=False):
    """What a table shows while a phase runs, in addition to the zones and to the `Display` of its game.

    It must be the same for a view as for the state of the table.
    """

    line: CardLine | None = None
    """The row of cards in the middle; None: there is none."""
    has_rows: bool = False
    """Whether cards are laid in a row for each suit."""
    opening_rank: str = ""
    """The letter of the rank that opens these rows or the line; empty: it is not known, or nothing is laid."""
    winners: tuple[Seat, ...] | None = None
    """The seat that has taken each finished trick of the deal, in order; None: no tricks are played."""
    tricks: tuple[Trick, ...] = ()
    """The cards of these tricks, which players may look at again; empty if their cards are not remembered."""
    is_combining: bool = False
    """Whether tricks consist of combinations of cards, so that their number says little."""
    captured: CardPlay | None = None
    """The latest capture of the deal; None: there was none."""
    places: tuple[tuple[int, ...], ...] = ()
    """(seats,): the places of the cards in each hand that its owner does not see; empty: owners see their hands."""
    is_drawing: bool = False
    """Whether seats draw cards during the play. Cards that were shown when they were drawn do not lie face up."""
    tells_points: bool = False
    """Whether announcements name the points that are booked during the phase."""
    defers_points: bool = False
    """Whether points that led to this phase are told with the result of the deal."""

    @property
    def captures(self) -> bool:
        """Whether cards capture cards of the table."""
        return self.line is not None and self.line.style == "table"

    @property
    def finished(self) -> tuple[tuple[Trick, Seat], ...]:
        """The finished tricks that players may look at again, in order, each with the seat that has taken it."""
        return tuple(zip(self.tricks, self.winners or (), strict=True)) if self.tricks else ()
