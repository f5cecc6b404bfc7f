"""What goes over the wire, as types. `docs/protocol.md` says when each message is sent and what is to be answered.

Cards are names (`QH`, `TD`), points are as the table shows them. The types of the page are made from these
(`tools/make_wire_types.py`).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from mamlaka.errors import Refusal
from mamlaka.seats import Direction, Seat

__all__ = [
    "PROTOCOL",
    "Act",
    "ClientMessage",
    "Closing",
    "Dealt",
    "Deck",
    "Done",
    "Entry",
    "GameInfo",
    "Hello",
    "Leave",
    "Moved",
    "News",
    "Offer",
    "OpenTable",
    "Passed",
    "Person",
    "Ping",
    "Placed",
    "Play",
    "Played",
    "Pong",
    "PresetInfo",
    "Ready",
    "Refused",
    "Replaced",
    "Result",
    "Said",
    "Scene",
    "Scored",
    "Seated",
    "ServerMessage",
    "SheetRow",
    "SheetSection",
    "Shown",
    "SitDown",
    "Start",
    "TableInfo",
    "TableNews",
    "Tiding",
    "Trick",
    "Turn",
    "Welcome",
    "Zone",
    "decode",
    "decode_message",
    "encode_message",
]

PROTOCOL = 1
"""The version of the protocol: raised with every change that an older client would not understand."""


class Wire(Struct, frozen=True, rename="camel"):
    """The base of everything on the wire: names in camel case, every field always there."""


class Tagged(Wire, frozen=True, tag_field="type", tag=str.lower):
    """The base of messages and tidings: they say in `type` what they are."""


# What a page draws


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
    """The cards of a hand that everybody has been shown."""
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
    """The hands (zone i is the hand of seat i), what the seats have taken, the trick, the layout, the game's own."""
    tricks: tuple[int, ...]
    """(seats,): how many tricks each has taken in this deal; empty outside trick play."""
    marks: tuple[tuple[Seat, str], ...]
    """What seats are, as words: `crown`."""
    doubled: dict[str, Seat]
    """The doubled cards with their doublers."""
    lying: dict[str, str]
    """How captured cards lie, as words: `blanket`, `pillow`."""
    past: tuple[Trick, ...]
    """The finished tricks of this deal that the table lets players look at again."""
    sheet: tuple[SheetSection, ...]
    totals: tuple[int, ...]
    last: Result | None
    """The deal that was finished last."""
    ranks: tuple[int, ...]
    """(sides,): when the match is over, the rank of each side, from 1."""
    over: bool


# What happens


class Dealt(Tagged, frozen=True):
    """Cards come to a zone."""

    zone: int
    cards: tuple[str, ...]
    count: int


class Shown(Tagged, frozen=True):
    """Cards of a hand become known to everybody."""

    seat: Seat
    cards: tuple[str, ...]


class Played(Tagged, frozen=True):
    """A card is played to the trick."""

    seat: Seat
    card: str
    taker: Seat | None
    """Who takes the trick that this card completes."""


class Placed(Tagged, frozen=True):
    """A card is laid on the layout."""

    seat: Seat
    card: str


class Passed(Tagged, frozen=True):
    """A seat has no card that fits."""

    seat: Seat


class Moved(Tagged, frozen=True):
    """Cards go from one zone to another."""

    source: int
    target: int
    cards: tuple[str, ...]
    count: int


class Said(Tagged, frozen=True):
    """A seat says something: a contract, a doubling, an appeal."""

    seat: Seat
    kind: str
    name: str
    number: int
    cards: tuple[str, ...]


class Scored(Tagged, frozen=True):
    """A deal is over."""

    result: Result


Tiding: TypeAlias = Dealt | Shown | Played | Placed | Passed | Moved | Said | Scored


# The table and its people


class Person(Wire, frozen=True):
    """Who sits in a seat."""

    kind: Literal["person", "bot", "free"]
    name: str
    """Of a bot: its kind; of a free seat: empty."""
    status: Literal["here", "away", "left"]
    """`away`: the connection is lost; `left`: has stood up. In both cases a bot plays until the person comes back."""


class Deck(Wire, frozen=True):
    """The cards of a game."""

    cards: tuple[str, ...]
    """All of them, by suits, low to high."""
    suits: tuple[str, ...]
    """In the order in which people hold them."""


class TableInfo(Wire, frozen=True):
    """What everybody may know about a table."""

    id: str
    game: str
    preset: str
    options: dict[str, str]
    """The options that differ from the defaults."""
    status: Literal["open", "playing", "over"]
    people: tuple[Person, ...]
    """(seats,)"""
    direction: Direction
    """On which hand the next seat sits."""
    teams: tuple[tuple[Seat, ...], ...]
    sides: tuple[tuple[Seat, ...], ...]
    """Who wins together; the ranks of a scene are theirs."""
    deck: Deck
    bots: str
    """Which bot plays in seats without a person."""
    unready: tuple[Seat, ...]
    """The bots wait until these have looked at the result of the deal."""
    commitment: str
    """The SHA-256 of the seed of all deals; published before anybody sits down."""


# Over plain HTTP


class PresetInfo(Wire, frozen=True):
    """A way to play that has a name."""

    name: str
    about: str
    """In English; other languages translate it as `about-preset-GAME-NAME`."""
    options: dict[str, str]
    """The options that it changes."""


class GameInfo(Wire, frozen=True):
    """A game that can be played here."""

    name: str
    seats: tuple[int, ...]
    """How many can play."""
    usual_seats: int
    presets: tuple[PresetInfo, ...]


class OpenTable(Wire, frozen=True):
    """Asks for a table."""

    game: str
    preset: str = ""
    options: dict[str, str] = {}
    """What differs from the preset, or from the defaults."""
    seats: int | None = None
    bots: str = "rules"


class SitDown(Wire, frozen=True):
    """Asks for a seat. Asked again with the same token it gets the same seat."""

    token: str
    """32 hexadecimal digits that only the person knows: who holds them plays the seat."""
    nonce: str
    """32 hexadecimal digits by chance, which the deals shall depend on."""
    name: str
    seat: Seat | None = None
    """Null: the next free one."""


class Seated(Wire, frozen=True):
    """Somebody has sat down."""

    seat: Seat
    table: TableInfo


# From the client


class Hello(Tagged, frozen=True):
    """The first message of every connection."""

    protocol: int
    token: str = ""
    """Who one is; empty: a spectator."""
    last: int = -1
    """The version that one has seen; -1: nothing."""


CommandId: TypeAlias = Annotated[str, Meta(pattern=r"^[!-~]{1,64}$")]
"""1 to 64 visible ASCII characters."""
Word: TypeAlias = Annotated[str, Meta(max_length=64)]


class Act(Tagged, frozen=True):
    """An action of the seat."""

    id: CommandId
    """A name for this command; repeated, it gets its first answer and does nothing."""
    seen: int
    """The version that one has seen."""
    kind: Word
    cards: tuple[Word, ...] = ()
    number: int = 0
    name: Word = ""


class Start(Tagged, frozen=True):
    """Begin; bots sit down in the free seats."""

    id: CommandId


class Leave(Tagged, frozen=True):
    """Stand up. Before the match the seat is free again; later a bot plays it until one says hello again."""

    id: CommandId


class Ready(Tagged, frozen=True):
    """One has looked at the result of the last deal."""


class Ping(Tagged, frozen=True):
    """Are you there?"""


ClientMessage: TypeAlias = Hello | Act | Start | Leave | Ready | Ping


# From the server


class Welcome(Tagged, frozen=True):
    """The answer to `hello`."""

    protocol: int
    table: TableInfo
    seat: Seat | None
    """Where one sits; null: one looks on."""
    version: int
    """The version of the scene; without a scene the one that the next news follow."""
    scene: Scene | None
    """Null before the match begins, and where the missed news follow."""


class News(Tagged, frozen=True):
    """What has happened between two versions, and how it looks now."""

    previous: int
    """The version of the message before; another one means that something was missed: say hello again."""
    version: int
    tidings: tuple[Tiding, ...]
    scene: Scene


class TableNews(Tagged, frozen=True, tag="table"):
    """The people or the status of the table have changed."""

    table: TableInfo


class Done(Tagged, frozen=True):
    """A command was done, and what it has changed in the match is on disk."""

    id: str


class Refused(Tagged, frozen=True):
    """A command was refused; nothing has changed."""

    id: str
    """Empty: a message that could not be read."""
    refusal: Refusal


class Replaced(Tagged, frozen=True):
    """The seat is played from a newer connection; this one is closed."""


class Closing(Tagged, frozen=True):
    """The table leaves the memory of the server; the connection is closed, and may be tried again at once."""


class Pong(Tagged, frozen=True):
    """Yes."""


ServerMessage: TypeAlias = Welcome | News | TableNews | Done | Refused | Replaced | Closing | Pong

T = TypeVar("T")

_decoder = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder(order="sorted")


def decode(text: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """Return what somebody has sent.

    Raises:
        msgspec.DecodeError: it is not of the wanted kind.
    """
    try:
        return decoder.decode(text)
    except (RecursionError, UnicodeDecodeError) as error:
        raise msgspec.DecodeError(str(error)) from None


def decode_message(text: str | bytes) -> ClientMessage:
    """Return the message of a client.

    Raises:
        msgspec.DecodeError: it is no message of this protocol.
    """
    message: ClientMessage = decode(text, _decoder)
    return message


def encode_message(message: ServerMessage) -> str:
    """Return a message as it is sent."""
    return _encoder.encode(message).decode()
