"""What stands on a table beside its zones: marks on seats and cards, and the score sheet.

Facts only, the same for a terminal and for a page; each of them says them in its own way.
"""

from __future__ import annotations

from msgspec import Struct

from mamlaka.cards import Card, Mask
from mamlaka.ledger import Points
from mamlaka.seats import Seat

__all__ = ["Display", "SeatBid", "SheetRow", "SheetSection", "Tracker"]


class SeatBid(Struct, frozen=True):
    """What a seat has bid."""

    seat: Seat
    word: str
    number: int


class Tracker(Struct, frozen=True):
    """The cards that one player has not seen, of which some will be led."""

    unseen: Mask
    to_come: int
    """How many of them will still be led: each with the chance of this number among all of them."""


class SheetRow(Struct, frozen=True):
    """One row of a score sheet."""

    contract: str
    """What was played, or is still to be played; empty where a game has no contracts."""
    points: tuple[Points, ...] | None = None
    """(seats,), as utility; None: not scored yet."""


class SheetSection(Struct, frozen=True):
    """Rows that belong together, such as those of a kingdom."""

    rows: tuple[SheetRow, ...]
    owner: Seat | None = None
    """Whose section it is."""
    sum: Points | None = None
    """What all points of a complete section sum up to, where the rules fix it: a check for people."""

    @property
    def is_begun(self) -> bool:
        """Whether a row has been scored."""
        return any(row.points is not None for row in self.rows)

    @property
    def to_play(self) -> int:
        """How many rows have not been scored."""
        return sum(row.points is None for row in self.rows)


class Display(Struct, frozen=True):
    """What stands on a table beside its zones."""

    round: int = 0
    """The number of the running section of the sheet, from 1; 0: the match has no sections, or is over."""
    contract: str = ""
    """What is played in the running deal; several names joined by `+`; empty before the choice."""
    marks: tuple[tuple[Seat, str], ...] = ()
    """What seats are, as words: `crown`, `dealer`, `knocker`, `folded`, `broke`, `standing`, `whistled`,
    `exchanger`, `bidder`, `passed`, or a game's own."""
    doubled: tuple[tuple[Card, Seat], ...] = ()
    """The doubled cards of the running deal, with their doublers."""
    face_up: Mask = 0
    """The cards that lie face up before a seat that has taken them."""
    lying: tuple[tuple[Card, str], ...] = ()
    """How some of them lie, as words: `blanket`, `pillow`."""
    chips: tuple[int, ...] = ()
    """(seats,): the chips before each seat; empty: there are none in this game."""
    tray: int = 0
    """The chips in the middle."""
    stake: int = 0
    """How much is at stake in the running deal; 0: nothing of the kind."""
    trump: str | None = None
    """The letter of the trump suit; empty: there is none in this deal; None: there is nothing to be said of trumps."""
    bids: tuple[SeatBid, ...] = ()
    """What has been bid in the running deal, in the order of the bids."""
    sheet: tuple[SheetSection, ...] = ()
