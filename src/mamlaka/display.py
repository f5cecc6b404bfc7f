"""Everything that a table shows in addition to its cards, in typed facts with message ids.

A game says what is public: a headline, badges, counters, marks of cards, the score sheet. Its phases say what they ask
and announce. Each client has one renderer for each kind of fact and no words of a game; the words are messages.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from mamlaka.cards import Card, Mask
from mamlaka.ledger import Points
from mamlaka.seats import Seat

__all__ = [
    "Announcement",
    "Badge",
    "CardMark",
    "CardTracker",
    "Counter",
    "Display",
    "Message",
    "MessageFact",
    "PileStyle",
    "Reply",
    "SheetRow",
    "SheetSection",
    "Sign",
    "message_id",
    "message_key",
]

MessageFact: TypeAlias = str | int
"""A fact of a message, such as a number, a seat or the name of a card; see `Message`."""


def message_key(word: str) -> str:
    """Return `word` in the form used in message ids, with hyphens."""
    return word.replace("_", "-")


def message_id(kind: str, word: str) -> str:
    """Return the id of the message of that kind for a word of a game.

    >>> message_id("ledger", "last_trick")
    'ledger-last-trick'
    """
    return message_key(f"{kind}-{word}")


class Message(Struct, frozen=True, gc=False, omit_defaults=True):
    """A text for people, as data: the id of a message and its facts. Clients have the sentences.

    Clients format a fact by its name, each in its own way:

    * `seat`, `other`: the number of a seat becomes its name; the message also gets `who` and `whom`, which are
      "you" for the viewer's own seat and otherwise "other"; `whom` is "self" if both are the same seat. `side` is the
      name of the side of the first seat.
    * `cards`, `card`: names of cards, separated by spaces; if `cards` is empty, `count` cards.
    * `suit`: a letter. `name`, `names`: contracts, seats (`seat_N`) or other names of an offer, joined by `+`,
      separated by spaces.
    * `zone`: the kind of a zone. `points`, `points2`: as in the ledger.

    Every other fact is a number or a word that the message may select by.

    A client without a message of that id shows its last words: `news-stand-up` becomes "stand up", in the message
    `news-other` if there is one.
    """

    id: str
    facts: dict[str, MessageFact] = {}


class Reply(Struct, frozen=True, gc=False):
    """The words of a seat about an event that is not its own."""

    seat: Seat
    """The seat that speaks."""
    call: Message
    """Its words, for a speech bubble."""


class Announcement(Struct, frozen=True, gc=False, omit_defaults=True):
    """How clients announce an event. Without a sentence and a call, the table itself shows the event."""

    sentence: Message | None = None
    """The event in a sentence, for histories and screen readers."""
    call: Message | None = None
    """The words that the seat of the event says, for a speech bubble."""
    urgent: bool = False
    """Whether a screen reader should interrupt itself to announce the event."""
    reply: Reply | None = None
    """What another seat says to it; the sentence tells it, too."""


class Sign(Struct, frozen=True, gc=False):
    """A small picture of what a choice is about. The words of the choice say the same, so it needs none of its own."""

    kind: Literal["card", "suit", "rank", "icon"]
    name: str
    """The name of the card (`KH`), the letter of the suit or rank, or an icon: `trick`, `last_trick`, `longest_suit` or
    `layout`. A client draws nothing for an icon that it doesn't know."""


class Badge(Struct, frozen=True, gc=False):
    """A fact about a seat, or about the table, in a few words."""

    seat: Seat | None
    """The seat; None: the table."""
    message: Message
    tone: Literal["note", "crown", "dealer", "out"] = "note"
    """How it is drawn: as a note; as the sign of a crown or of the dealer; as a note of a seat that is out."""
    cards: Mask = 0
    """Cards that belong to the badge, such as a meld."""


class Counter(Struct, frozen=True, gc=False):
    """A number that players follow, such as a stake, chips or a peg."""

    message: Message
    """The name of the number."""
    value: int
    owner: Seat | None = None
    """The seat; None: the table."""
    goal: int | None = None
    """The number to be reached; None: there is none."""
    style: Literal["number", "tokens", "track"] = "number"
    """How it is drawn: as a number; as chips; as a track with a peg that moves towards the goal."""
    is_standing: bool = False
    """Whether it is a standing of its seat in the match, in place of the points; of several, the last one ranks it."""


class CardMark(Struct, frozen=True, gc=False):
    """A fact about a card that everyone sees."""

    card: Card
    message: Message
    style: Literal["note", "times_two", "covered", "raised"] = "note"
    """How it is drawn: as a note; with a sign for the double; with something over it; with something under it."""


class PileStyle(Struct, frozen=True, gc=False):
    """How the zones of a kind lie on the table."""

    kind: str
    """The kind of the zones."""
    style: Literal["stack", "hidden", "seen"] = "stack"
    """`stack`: the cards that everyone sees, and the number of the others; `hidden`: nothing; `seen`: all cards
    that the viewer sees, for hands whose owners alone don't see them."""


class CardTracker(Struct, frozen=True, gc=False):
    """The cards that a player has not seen, some of which will still be led."""

    unseen: Mask
    """The cards that the player has not seen."""
    to_come: int
    """How many of the unseen cards will be led. All of them are equally likely: with probability to_come / unseen."""


class SheetRow(Struct, frozen=True, gc=False):
    """One row of a score sheet."""

    label: Message
    """What was played or is still to be played."""
    points: tuple[Points, ...] | None = None
    """(seats,), as utility; None: not scored yet."""
    deal_index: int | None = None
    """The index of the deal that has scored it, if the label does not say which one."""
    counted: tuple[Points, ...] | None = None
    """(seats,): all that the deal has brought, if other rows add to these points; None: they are all."""


class SheetSection(Struct, frozen=True, gc=False):
    """A group of rows, such as the deals of a round."""

    rows: tuple[SheetRow, ...]
    """The rows, in order."""
    label: Message | None = None
    """The title of the section; None: it has none."""
    sum: Points | None = None
    """The sum of all points of a complete section, if the rules fix it. Players can check their sheet with it."""
    is_open: bool = False
    """Whether more rows may come that the sheet doesn't list yet, such as further deals of a game."""
    is_list: bool = False
    """Whether deals are listed one after the other, and numbered; elsewhere scored rows are ticked off."""

    @property
    def is_begun(self) -> bool:
        """Whether a row has been scored."""
        return any(row.points is not None for row in self.rows)

    @property
    def to_play(self) -> int:
        """The number of rows that have not been scored."""
        return sum(row.points is None for row in self.rows)


class Display(Struct, frozen=True, gc=False):
    """The public facts that a table shows in addition to its cards."""

    headline: Message | None = None
    """Where in the match the deal stands; None: its number."""
    contract: str = ""
    """The contract of the running deal; several names are joined by `+`; empty before the choice."""
    badges: tuple[Badge, ...] = ()
    """The badges; those of a seat with the most important one first."""
    counters: tuple[Counter, ...] = ()
    """The counters, in the order in which they are shown."""
    card_marks: tuple[CardMark, ...] = ()
    """The marks of cards."""
    face_up: Mask = 0
    """The cards that lie face up in front of the seats that took them."""
    piles: tuple[PileStyle, ...] = ()
    """The kinds of zones that do not lie as a stack."""
    sheet: tuple[SheetSection, ...] = ()
    """The score sheet, in the order of the sections."""

    @property
    def standings(self) -> dict[Seat, int]:
        """What ranks the seats at the end of the match, by seat; empty if the points do."""
        return {one.owner: one.value for one in self.counters if one.is_standing and one.owner is not None}

    def title(self, deal_number: int) -> Message:
        """Return the headline, or the number of the deal, from 1."""
        return self.headline or Message("headline-deal", {"deal": deal_number})
