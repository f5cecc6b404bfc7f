"""Scenes: everything that a client draws for one viewer."""

from __future__ import annotations

from mamlaka.errors import Refusal
from mamlaka.seats import Seat
from mamlaka.server.protocol.base import Wire

__all__ = [
    "Entry",
    "Offer",
    "Play",
    "Result",
    "Scene",
    "SeatBid",
    "SheetRow",
    "SheetSection",
    "Tracker",
    "Trick",
    "Turn",
    "Zone",
]


class Play(Wire, frozen=True):
    """A card played by a seat."""

    seat: Seat
    card: str


class Zone(Wire, frozen=True):
    """A zone of cards."""

    kind: str
    """`hand`, `taken`, `trick`, `layout`, `stock`, `discards`, `widow`, `dummy`, `out`."""
    owner: Seat | None
    cards: tuple[str, ...]
    """The cards that the viewer may see, sorted as players hold them."""
    count: int
    """The number of all cards in the zone."""
    shown: tuple[str, ...]
    """The cards that have been shown to everyone."""
    plays: tuple[Play, ...]
    """For a trick: its cards in the order of play."""


class Offer(Wire, frozen=True):
    """One kind of action that the viewer may take.

    The action takes between `least` and `most` of the `cards`, one of the `numbers`, or one of the `names`. An offer
    with none of these is a plain answer, such as a pass.
    """

    kind: str
    cards: tuple[str, ...]
    least: int
    most: int
    numbers: tuple[int, ...]
    names: tuple[str, ...]
    receiver: Seat | None
    """The seat to which the cards are passed; null: they are not passed."""


class Turn(Wire, frozen=True):
    """The actions that the viewer may take now."""

    offers: tuple[Offer, ...]
    refused: dict[str, Refusal]
    """Why each other card of the hand is illegal, by card."""
    optional: bool
    """Whether the table continues without an answer."""


class Entry(Wire, frozen=True):
    """One entry of the ledger of a deal: points of a seat, and the reason."""

    seat: Seat
    points: int
    reason: str
    """`cards`, `doubled`, `doubler`, `tricks`, `last_trick`, `place`, or the game's own; part of a message id."""
    contract: str
    cards: tuple[str, ...]
    count: int
    other: Seat | None


class Result(Wire, frozen=True):
    """A finished deal."""

    number: int
    """The number among the deals that count, from 1; a void deal has the number of the deal that follows."""
    contract: str
    leader: Seat
    points: tuple[int, ...]
    entries: tuple[Entry, ...]
    void: str
    """The reason why the deal does not count, as a word; empty: it counts."""


class SheetRow(Wire, frozen=True):
    """One row of the score sheet."""

    contract: str
    points: tuple[int, ...] | None


class SheetSection(Wire, frozen=True):
    """A group of rows of the score sheet."""

    rows: tuple[SheetRow, ...]
    owner: Seat | None
    sum: int | None
    """The sum of all points in a complete section."""


class Trick(Wire, frozen=True):
    """A finished trick."""

    number: int
    """From 1."""
    plays: tuple[Play, ...]
    taker: Seat


class SeatBid(Wire, frozen=True):
    """The bid of a seat in this deal."""

    seat: Seat
    word: str
    number: int


class Tracker(Wire, frozen=True):
    """The cards that the viewer has not seen, some of which will be led."""

    unseen: tuple[str, ...]
    to_come: int
    """How many of them will still be led; each card with probability `to_come / len(unseen)`."""


class Scene(Wire, frozen=True):
    """Everything that a client draws for one viewer. It contains only what the viewer may know."""

    phase: str
    """The phase: `choose`, `announce`, `trick_play`, `layout_play`, ...; empty when the match is over."""
    secret: bool
    """Whether all seats answer in secret; nobody learns which seats have answered."""
    waiting: tuple[Seat, ...]
    """The seats that the table waits for, as far as the viewer may know."""
    turn: Turn | None
    """The actions that the viewer may take now; null: none."""
    round: int
    """The number of the current section of the score sheet, from 1; 0: the sheet has no sections."""
    deal: int
    """The number of the current deal among those that count, from 1."""
    contract: str
    """The contract, or several joined by `+`; empty before the choice."""
    zones: tuple[Zone, ...]
    """The hands (zone i is the hand of seat i), the dummy, taken cards, the trick, the layout, and the game's own."""
    tricks: tuple[int, ...]
    """(hands,): the number of tricks taken in this deal, the dummy last; empty outside trick play."""
    marks: tuple[tuple[Seat, str], ...]
    """Badges of seats, as words: `crown`, `dealer`, `knocker`, `folded`, `broke`, `standing`, `whistled`, `exchanger`,
    `bidder`, `passed`, or one of the game's own."""
    doubled: dict[str, Seat]
    """The doubled cards, and the seats that doubled them."""
    lying: dict[str, str]
    """How captured cards are arranged, as words: `blanket`, `pillow`."""
    past: tuple[Trick, ...]
    """The finished tricks of this deal that the options let players look at again."""
    chips: tuple[int, ...]
    """(seats,): the chips of each seat; empty: the game has no chips."""
    tray: int
    """The chips in the middle."""
    stake: int
    """The stake of this deal; 0: the game has no stakes."""
    trump: str | None
    """The letter of the trump suit; empty: this deal has no trumps; null: trumps don't apply."""
    bids: tuple[SeatBid, ...]
    """The bids of this deal, in order."""
    tracker: Tracker | None
    """The unseen cards; null: the options don't allow a card tracker."""
    sheet: tuple[SheetSection, ...]
    totals: tuple[int, ...]
    last: Result | None
    """The deal that finished last."""
    ranks: tuple[int, ...]
    """(sides,): when the match is over, the rank of each side, from 1."""
    over: bool
