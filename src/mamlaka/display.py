"""The public facts that a table shows in addition to its zones: marks on seats and cards, and the score sheet.

They are the same for every client; the terminal and the page render them in their own ways.
"""

from __future__ import annotations

from msgspec import Struct

from mamlaka.cards import Card, Mask
from mamlaka.ledger import Points
from mamlaka.seats import Seat

__all__ = ["Display", "SeatBid", "SheetRow", "SheetSection", "Tracker"]


class SeatBid(Struct, frozen=True):
    """A bid of a seat."""

    seat: Seat
    """The bidder."""
    word: str
    """The kind of the bid, as a message id."""
    number: int
    """The number of the bid."""


class Tracker(Struct, frozen=True):
    """The cards that a player has not seen, some of which will still be led."""

    unseen: Mask
    """The cards that the player has not seen."""
    to_come: int
    """How many of the unseen cards will be led. All of them are equally likely: with probability to_come / unseen."""


class SheetRow(Struct, frozen=True):
    """One row of a score sheet."""

    contract: str
    """The contract that was played or is still to be played; empty if the game has no contracts."""
    points: tuple[Points, ...] | None = None
    """(seats,), as utility; None: not scored yet."""


class SheetSection(Struct, frozen=True):
    """A group of rows, such as the deals of a kingdom."""

    rows: tuple[SheetRow, ...]
    """The rows, in order."""
    owner: Seat | None = None
    """The seat to which the section belongs, such as the king; None: it belongs to no seat."""
    sum: Points | None = None
    """The sum of all points of a complete section, if the rules fix it. Players can check their sheet with it."""

    @property
    def is_begun(self) -> bool:
        """Whether a row has been scored."""
        return any(row.points is not None for row in self.rows)

    @property
    def to_play(self) -> int:
        """The number of rows that have not been scored."""
        return sum(row.points is None for row in self.rows)


class Display(Struct, frozen=True):
    """The public facts that a table shows in addition to its zones."""

    round: int = 0
    """The number of the running section of the sheet, from 1; 0: the match has no sections, or is over."""
    contract: str = ""
    """The contract of the running deal; several names are joined by `+`; empty before the choice."""
    marks: tuple[tuple[Seat, str], ...] = ()
    """Badges of seats, as words: `crown`, `dealer`, `knocker`, `folded`, `broke`, `standing`, `whistled`,
    `exchanger`, `bidder`, `passed`, or a game's own."""
    doubled: tuple[tuple[Card, Seat], ...] = ()
    """The doubled cards of the running deal, each with its doubler."""
    face_up: Mask = 0
    """The cards that lie face up in front of the seats that took them."""
    lying: tuple[tuple[Card, str], ...] = ()
    """How some of these cards lie, as words: `blanket`, `pillow`."""
    chips: tuple[int, ...] = ()
    """(seats,): the chips of each seat; empty: the game has no chips."""
    tray: int = 0
    """The chips in the middle."""
    stake: int = 0
    """The stake of the running deal; 0: there is none."""
    trump: str | None = None
    """The letter of the trump suit; empty: the deal has no trumps; None: no trump is fixed yet, or ever."""
    bids: tuple[SeatBid, ...] = ()
    """The bids of the running deal, in order."""
    sheet: tuple[SheetSection, ...] = ()
    """The score sheet, in the order of the sections."""
