"""Scenes: everything that a client draws for one viewer."""

from __future__ import annotations

from typing import Literal

from mamlaka.display import Message, PileStyle, Sign
from mamlaka.errors import Refusal
from mamlaka.seats import Seat
from mamlaka.server.protocol.base import Wire

__all__ = [
    "Badge",
    "CardGroup",
    "CardMark",
    "Counter",
    "LedgerEntry",
    "Line",
    "Offer",
    "Play",
    "Result",
    "Scene",
    "SheetRow",
    "SheetSection",
    "Tally",
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
    """`hand`, `taken`, `trick`, `layout`, `dummy`, or the game's own."""
    owner: Seat | None
    cards: tuple[str, ...]
    """The cards that the viewer may see, sorted as players hold them."""
    count: int
    """The number of all cards in the zone."""
    shown: tuple[str, ...]
    """The cards that have been shown to everyone."""
    plays: tuple[Play, ...]
    """For a trick: its cards in the order of play."""
    places: tuple[int, ...]
    """For a hand that its owner doesn't see: the places of its cards, from 1; otherwise empty. Who sees the cards has
    them in this order."""


class CardGroup(Wire, frozen=True):
    """Cards that are chosen together."""

    cards: tuple[str, ...]
    name: str
    """What the cards are chosen as, if the same cards can be chosen in several ways; otherwise empty."""
    takes: tuple[str, ...]
    """The cards of the table that they capture."""


class Offer(Wire, frozen=True):
    """One kind of action that the viewer may take.

    The action takes between `least` and `most` of the `cards`, one of the `groups` with all its cards, one of the
    `numbers`, or one of the `names`. An offer with none of these is a plain answer, such as a pass.
    """

    kind: str
    cards: tuple[str, ...]
    least: int
    most: int
    numbers: tuple[int, ...]
    names: tuple[str, ...]
    receiver: Seat | None
    """The seat to which the cards are passed; null: they are not passed."""
    groups: tuple[CardGroup, ...]
    label: Message
    """The words on its button; for an offer with names or numbers with a `name` or `number` that the client adds."""
    notes: tuple[Message | None, ...]
    """(names,): what each name costs or brings, in a few words; null, or empty: nothing is known."""
    signs: tuple[tuple[Sign, ...], ...]
    """(names,): what each name is about, in pictures; empty: the names have none."""
    tone: Literal["plain", "quiet"]
    """How the button looks; `quiet`: the answer declines, or changes nothing."""
    confirm: Message | None
    """The question whether the player really means it; null: it is not asked."""


class Turn(Wire, frozen=True):
    """The actions that the viewer may take now."""

    offers: tuple[Offer, ...]
    refused: dict[str, Refusal]
    """Why each other card of the hand is illegal, by card."""
    optional: bool
    """Whether the table continues without an answer."""
    question: Message | None
    """The question to answer; null: there is none, as in an optional turn."""
    opened: int = 0
    """The version at which the turn opened: turns that look the same are told apart by it."""


class LedgerEntry(Wire, frozen=True):
    """One entry of the ledger of a deal: points of a seat, and the reason."""

    seat: Seat
    points: int
    reason: str
    """A word of the game: the message `ledger-REASON` has its sentence."""
    contract: str
    cards: tuple[str, ...]
    count: int
    other: Seat | None
    each: int
    """The points of each card or trick, if several are worth the same; 0: the entry has no such parts."""


class Tally(Wire, frozen=True):
    """What was counted at the end of a deal, whether or not it brought points."""

    message: Message
    counts: tuple[int | None, ...]
    """(sides,): what each side has, null for a side that sat out; empty: the message says everything."""


class Result(Wire, frozen=True):
    """A finished deal."""

    deal_number: int
    """The number, from 1; a void deal has that of the deal that follows, unless the game numbers void deals, too."""
    contract: str
    leader: Seat
    points: tuple[int, ...]
    entries: tuple[LedgerEntry, ...]
    void: str
    """The reason why the deal does not count, as a word; empty: it counts."""
    tally: tuple[Tally, ...]


class SheetRow(Wire, frozen=True):
    """One row of the score sheet."""

    label: Message
    points: tuple[int, ...] | None
    deal: int | None
    """The number of the deal that has scored it, if the label does not say which one; otherwise null."""
    counted: tuple[int, ...] | None
    """(seats,): all that the deal has brought, if other rows add to the points of this one; otherwise null."""


class SheetSection(Wire, frozen=True):
    """A group of rows of the score sheet."""

    rows: tuple[SheetRow, ...]
    label: Message | None
    """The title; null: the section has none."""
    sum: int | None
    """The sum of all points in a complete section."""
    is_open: bool = False
    """Whether more rows may come that the sheet doesn't list yet."""
    is_list: bool = False
    """Whether deals are listed and numbered; elsewhere rows that are scored are ticked off."""


class Trick(Wire, frozen=True):
    """A finished trick."""

    number: int
    """From 1."""
    plays: tuple[Play, ...]
    taker: Seat


class Badge(Wire, frozen=True):
    """A fact about a seat, or about the table, in a few words."""

    seat: Seat | None
    message: Message
    tone: Literal["note", "crown", "dealer", "out"]
    """How it is drawn: as a note; as the sign of a crown or of the dealer; as a note of a seat that is out."""
    cards: tuple[str, ...]


class Counter(Wire, frozen=True):
    """A number that players follow, such as a stake or chips."""

    message: Message
    """The name of the number."""
    value: int
    owner: Seat | None
    """The seat; null: the table."""
    goal: int | None
    """The number to be reached; null: there is none."""
    style: Literal["number", "tokens", "track"]
    is_standing: bool
    """Whether it is a standing of its seat in the match, in place of the points; of several, the last one ranks it."""


class Line(Wire, frozen=True):
    """A layout that is one line for all suits, a pile, whose lower end wants nothing, or cards to count or capture."""

    cards: tuple[str, ...]
    """Its cards, from the lower end to the upper one, or in the order in which they came to lie there."""
    down: str
    """The rank that the lower end wants; empty: the line is not open, or no card is to be played."""
    up: str
    """The same for the upper end."""


class CardMark(Wire, frozen=True):
    """A fact about a card that everyone sees."""

    card: str
    message: Message
    style: Literal["note", "times_two", "covered", "raised"]
    """How it is drawn: as a note; with a sign for the double; with something over it; with something under it."""


class Tracker(Wire, frozen=True):
    """The cards that the viewer has not seen, some of which will be led."""

    unseen: tuple[str, ...]
    to_come: int
    """How many of them will still be led; each card with probability `to_come / len(unseen)`."""


class Scene(Wire, frozen=True):
    """Everything that a client draws for one viewer. It contains only what the viewer may know."""

    phase: str
    """The phase: `trick_play`, `layout_play`, ...; empty when the match is over."""
    secret: bool
    """Whether all seats answer in secret; no one learns which seats have answered."""
    waiting: tuple[Seat, ...]
    """The seats that the table waits for, as far as the viewer may know."""
    waiting_message: str
    """The id of the message that names them; its fact `seat` are their names."""
    turn: Turn | None
    """The actions that the viewer may take now; null: none."""
    headline: Message
    """Where in the match the deal stands."""
    deal: int
    """The number of the current deal among those that count, from 1."""
    contract: str
    """The contract, or several joined by `+`; empty before the choice."""
    zones: tuple[Zone, ...]
    """The hands (zone i is the hand of seat i), the dummy, taken cards, the trick, the layout, and the game's own."""
    tricks: tuple[int, ...]
    """(hands,): the number of tricks taken in this deal, the dummy last; empty outside trick play."""
    badges: tuple[Badge, ...]
    """The badges; those of a seat with the most important one first."""
    counters: tuple[Counter, ...]
    """The counters, in the order in which they are shown."""
    card_marks: tuple[CardMark, ...]
    in_front: tuple[str, ...]
    """The cards that a hand holds in front of its suits, such as the trumps; in a game that sorts hands by rank, nearly
    all cards. The cards of a zone are sent in the order of a hand."""
    piles: tuple[PileStyle, ...]
    """How the zones of some kinds lie; all other zones lie as a stack."""
    opening_rank: str
    """The rank of the cards that open the rows of the layout; empty: no layout is being played."""
    line: Line | None
    """The line; null: the layout has a row for each suit."""
    past: tuple[Trick, ...]
    """The finished tricks of this deal that the options let players look at again."""
    tracker: Tracker | None
    """The unseen cards; null: the options don't allow a card tracker."""
    sheet: tuple[SheetSection, ...]
    totals: tuple[int, ...]
    last: Result | None
    """The deal that finished last."""
    ranks: tuple[int, ...]
    """(sides,): when the match is over, the rank of each side, from 1."""
    over: bool
