"""What a page draws for one viewer."""

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
    """A card that a seat has played."""

    seat: Seat
    card: str


class Zone(Wire, frozen=True):
    """A place for cards."""

    kind: str
    """`hand`, `taken`, `trick`, `layout`, `stock`, `discards`, `widow`, `dummy`, `out`."""
    owner: Seat | None
    cards: tuple[str, ...]
    """The cards that this viewer may look at, in the order in which people hold them."""
    count: int
    """How many cards lie there in all."""
    shown: tuple[str, ...]
    """Those of them that everybody has been shown."""
    plays: tuple[Play, ...]
    """In a trick: its cards in the order of play."""


class Offer(Wire, frozen=True):
    """One kind of action that is open to the viewer.

    It wants between `least` and `most` of the `cards`, one of the `numbers`, or one of the `names`; with none of these
    it is a word to say.
    """

    kind: str
    cards: tuple[str, ...]
    least: int
    most: int
    numbers: tuple[int, ...]
    names: tuple[str, ...]
    receiver: Seat | None
    """Who gets the cards, where they are given to somebody."""


class Turn(Wire, frozen=True):
    """What the viewer may do now."""

    offers: tuple[Offer, ...]
    refused: dict[str, Refusal]
    """Why each other card of the hand may not be played, by its name."""
    optional: bool
    """The table does not wait for it."""


class Entry(Wire, frozen=True):
    """One line of the ledger of a deal: who got how many points, and what for."""

    seat: Seat
    points: int
    reason: str
    """`cards`, `doubled`, `doubler`, `tricks`, `last_trick`, `place`, or a game's own; part of the id of a message."""
    contract: str
    cards: tuple[str, ...]
    count: int
    other: Seat | None


class Result(Wire, frozen=True):
    """A finished deal."""

    number: int
    """The number among the deals that count, from 1; the one after a void deal has the same again."""
    contract: str
    leader: Seat
    points: tuple[int, ...]
    entries: tuple[Entry, ...]
    void: str
    """Why the deal does not count, as a word; empty: it counts."""


class SheetRow(Wire, frozen=True):
    """One row of the score sheet."""

    contract: str
    points: tuple[int, ...] | None


class SheetSection(Wire, frozen=True):
    """Rows of the score sheet that belong together."""

    rows: tuple[SheetRow, ...]
    owner: Seat | None
    sum: int | None
    """What all points of a complete section sum up to."""


class Trick(Wire, frozen=True):
    """A finished trick."""

    number: int
    """From 1."""
    plays: tuple[Play, ...]
    taker: Seat


class SeatBid(Wire, frozen=True):
    """What a seat has bid in this deal."""

    seat: Seat
    word: str
    number: int


class Tracker(Wire, frozen=True):
    """The cards that the viewer has not seen, of which some will be led."""

    unseen: tuple[str, ...]
    to_come: int
    """How many of them will still be led: each with the chance of this number among all of them."""


class Scene(Wire, frozen=True):
    """Everything that a page draws for one viewer. It contains nothing that the viewer may not know."""

    phase: str
    """What is going on: `choose`, `announce`, `trick_play`, `layout_play`, ...; empty when the match is over."""
    secret: bool
    """Everybody is asked in secret: nobody is told who has answered."""
    waiting: tuple[Seat, ...]
    """The seats that the table waits for, as far as the viewer may know."""
    turn: Turn | None
    """What the viewer may do now; null when he is not asked."""
    round: int
    """The number of the running section of the score sheet, from 1; 0 when there are none."""
    deal: int
    """The number of the running deal among those that count, from 1."""
    contract: str
    """What is played, several names joined by `+`; empty before the choice."""
    zones: tuple[Zone, ...]
    """The hands (zone i is the hand of seat i), the dummy, what was taken, the trick, the layout, the game's own."""
    tricks: tuple[int, ...]
    """(hands,): how many tricks each has taken in this deal, the dummy last; empty outside trick play."""
    marks: tuple[tuple[Seat, str], ...]
    """What seats are, as words: `crown`, `dealer`, `knocker`, `folded`, `broke`, `standing`, `whistled`,
    `exchanger`, `bidder`, `passed`, or a game's own."""
    doubled: dict[str, Seat]
    """The doubled cards with their doublers."""
    lying: dict[str, str]
    """How captured cards lie, as words: `blanket`, `pillow`."""
    past: tuple[Trick, ...]
    """The finished tricks of this deal that the table lets players look at again."""
    chips: tuple[int, ...]
    """(seats,): the chips before each seat; empty: there are none in this game."""
    tray: int
    """The chips in the middle."""
    stake: int
    """How much is at stake in this deal; 0: nothing of the kind."""
    trump: str | None
    """The letter of the trump suit; empty: this deal has none; null: there is nothing to be said of trumps."""
    bids: tuple[SeatBid, ...]
    """What has been bid in this deal, in the order of the bids."""
    tracker: Tracker | None
    """What is still unseen, where the table helps to count."""
    sheet: tuple[SheetSection, ...]
    totals: tuple[int, ...]
    last: Result | None
    """The deal that was finished last."""
    ranks: tuple[int, ...]
    """(sides,): when the match is over, the rank of each side, from 1."""
    over: bool
