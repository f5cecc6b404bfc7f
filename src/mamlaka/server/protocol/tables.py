"""Tables and their players: the public facts, and the bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from mamlaka.bots.levels import DEFAULT_LEVEL
from mamlaka.errors import Refusal
from mamlaka.options import DeckFaces, LookBack
from mamlaka.seats import Direction, Seat
from mamlaka.server.protocol.base import Wire

__all__ = [
    "MAX_SUMMARIES",
    "AskSummaries",
    "Asked",
    "CheckedOptions",
    "ChosenOptions",
    "Deck",
    "FoundTable",
    "GameInfo",
    "GameOptions",
    "KnownTable",
    "ListedTable",
    "NonceHash",
    "Occupant",
    "OpenTable",
    "OptionInfo",
    "Origin",
    "Person",
    "PresetInfo",
    "QuickMatch",
    "Rematch",
    "SeatRequest",
    "Seated",
    "SitDown",
    "Spectators",
    "TableInfo",
    "TableSummary",
    "Takeover",
    "TimeControl",
    "TryAgain",
    "Withdraw",
    "Withdrawn",
]

NonceHash: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
"""The SHA-256 of a nonce, in hexadecimal digits."""
MAX_SUMMARIES = 20
"""The most tables in one request for summaries."""
PersonName: TypeAlias = Annotated[str, Meta(max_length=20)]
"""The name of a person, as others see it."""
TimeControl: TypeAlias = Literal["off", "relaxed", "normal", "quick"]
"""How long a person may think about a decision; `off`: without limit."""
Spectators: TypeAlias = Literal["anyone", "link", "nobody"]
"""Who may watch a match: anyone, those who have the link of the table, or only those who have a seat."""
Takeover: TypeAlias = Literal["anyone", "creator", "nobody"]
"""Who may take the seat of a bot during the match: anyone, those whom the creator of the table lets in, or no one."""
MAX_BLOCKED = 100
"""The most names that one table refuses."""


class Occupant(Wire, frozen=True):
    """The occupant of a seat."""

    kind: Literal["person", "bot", "free"]
    name: str
    """The name; for a bot the word of the message `bot-name-WORD`, for a free seat empty."""
    status: Literal["here", "away", "left"]
    """`away`: disconnected; `left`: has left the seat. In both cases a bot plays until the person reconnects."""
    level: str = ""
    """The kind of a bot; empty for a person and a free seat."""
    timed_out: bool = False
    """Whether a connected person is `away` because their time to think has run out; `here` gives them the seat back."""
    program: bool = False
    """Whether the person is a program with an account of the server, which plays by the same protocol."""


class Deck(Wire, frozen=True):
    """The deck of a game."""

    cards: tuple[str, ...]
    """All cards, by suit, low to high."""
    suits: tuple[str, ...]
    """The suits in the order in which players hold them."""
    faces: DeckFaces
    """The style of the card faces."""


class SeatRequest(Wire, frozen=True):
    """A person who asks for the seat of a bot during the match."""

    number: int
    """Names the request in `admit`."""
    seat: Seat
    name: str


class Rematch(Wire, frozen=True):
    """The agreement of the players of a finished match on another one."""

    agreed: tuple[Seat, ...]
    """The seats whose players have agreed. They keep their seats and tokens at the next table."""
    seconds: int | None
    """The seconds left for the others to agree; null: no one has agreed yet, or the next table is open."""
    table: str
    """The id of the table of the next match; empty: it is not open yet."""


class Origin(Wire, frozen=True):
    """The position of a finished match from which another one is played."""

    table: str
    """The table of the finished match."""
    deal: int
    """The index of the deal, from 0."""
    event: int
    """The index in the deal of the first decision of the new match, from 0."""


class FoundTable(Wire, frozen=True):
    """The table with a short code."""

    table: str
    """Its id."""


class TableInfo(Wire, frozen=True):
    """The public facts about a table."""

    id: str
    game: str
    preset: str
    options: dict[str, str]
    """The options that differ from the defaults."""
    status: Literal["open", "starting", "playing", "over"]
    """`starting`: the participating seats are revealing their nonces."""
    people: tuple[Occupant, ...]
    """(seats,)"""
    direction: Direction
    """The direction of play: clockwise (`cw`), or counterclockwise (`ccw`)."""
    teams: tuple[tuple[Seat, ...], ...]
    sides: tuple[tuple[Seat, ...], ...]
    """The seats that win together; the ranks of a scene refer to sides."""
    has_seat_points: bool
    """Whether each seat has points of its own; otherwise only the sums of the sides mean anything."""
    deck: Deck
    look_back: LookBack
    """The finished tricks of a deal that players may look at again."""
    has_dummy: bool
    """Whether there is a dummy hand after the last seat."""
    goal: int | None
    """The total that a single player must reach; null: players compete with each other."""
    lowest_wins: bool
    """Whether the lowest total wins."""
    unit: int
    """The number of points in scenes that make one displayed point: 3 if the game counts thirds."""
    bots: str
    """The bot that plays in seats without a person."""
    unready: tuple[Seat, ...]
    """The seats that the table waits for: while `starting`, those that must reveal their nonces; during the match,
    those that still read the result of the deal."""
    silent: tuple[Seat, ...]
    """While `open`: the seats that did not reveal their nonces in time, so that the last start was cancelled."""
    commitment: str
    """The SHA-256 of the seed of all deals and the terms after it, published before anyone takes a seat."""
    terms: str
    """What the match is to be, one fact a line, as docs/records.md lists them: the game and its rules, the number of
    seats, the limit of deals, and all options. The commitment covers it; empty at tables of older versions."""
    nonce_hashes: tuple[str, ...]
    """(seats,): the SHA-256 of each seat's nonce, in hexadecimal digits; empty for a seat that contributes no nonce.
    Fixed from `starting` on."""
    nonces: tuple[str, ...]
    """(seats,): the nonces, which the deals depend on; published when the match starts."""
    public: bool
    """Whether the table is in the list of public tables while people can join it."""
    spectators: Spectators
    """Who may watch the match."""
    takeover: Takeover
    """Who may take the seat of a bot during the match."""
    talk: bool
    """Whether players may use preset phrases now."""
    partners_talk: bool
    """Whether the table was opened with phrases for partners during the match."""
    clock: TimeControl
    """How long a person may think; the message `clock` has the time left."""
    follows: str
    """The table of the previous match of the same players; empty: none. Their match starts when all are here."""
    rematch: Rematch | None
    """The agreement on another match; null until the match is over."""
    creator: Seat | None
    """The seat of the person who was the first to take one; null: no one has a seat."""
    requests: tuple[SeatRequest, ...]
    """The people who ask for the seat of a bot, oldest first."""
    deciders: tuple[Seat, ...]
    """The seats of the people who answer them with `admit`: the creator, or if they are away, everyone who is here."""
    code: str
    """A short code that leads to the table, to say on the phone; empty: it has expired."""
    origin: Origin | None
    """The position from which the match is played; null: from its own beginning. Such a match has the cards of the
    other one in all deals, and does not count in the statistics of accounts."""
    daily: str
    """The date of the deal of the day that is played, in UTC: `2026-11-26`; empty: it is none."""
    tournament: str
    """The id of the tournament of which a board is played; empty: it is none."""


class PresetInfo(Wire, frozen=True):
    """A named set of options."""

    name: str
    about: str
    """A description in English; other languages translate it in the message `about-preset-GAME-NAME`."""
    options: dict[str, str]
    """The options that differ from the defaults."""
    seats: tuple[int, ...]
    """The numbers of seats offered with this preset."""


class GameInfo(Wire, frozen=True):
    """A game that this server offers."""

    name: str
    seats: tuple[int, ...]
    """The numbers of seats offered without a preset."""
    default_seats: int
    presets: tuple[PresetInfo, ...]
    levels: tuple[str, ...]
    """The bots offered, weakest first; the messages `bot-NAME` and `bot-about-NAME` describe them."""
    default_level: str
    """The bot that plays by default."""
    has_tips: bool
    """Whether its lesson has tips for a first match."""


class OptionInfo(Wire, frozen=True):
    """An option of a game. Values are text; the messages `option-GAME-NAME` and `option-GAME-NAME-VALUE` name them."""

    name: str
    kind: Literal["switch", "choice", "number", "subset", "ordered", "cycle"]
    """`switch`: `on` or `off`; `choice`: one of the values; `number`: a number; the others are lists joined by commas:
    `subset` in the order of the values, `ordered` each value at most once, `cycle` as often as you like."""
    values: tuple[str, ...]
    """The allowed words; the lowest and the highest number."""
    empty: str
    """The word for no number or an empty list; empty if there must be one."""
    most: int
    """The largest number of words in a list; 1 for other kinds."""
    default: str
    group: str
    """The group to show it in; the message `option-group-GROUP` is its title."""
    needs: tuple[str, ...]
    """Other options: at least one of them must be on if this one differs from its default."""
    about: str
    """An explanation in English; other languages translate it in the message `about-option-GAME-NAME`."""


class GameOptions(Wire, frozen=True):
    """All options of a game."""

    name: str
    """The name of the game."""
    options: tuple[OptionInfo, ...]
    """Sorted by group, in the order in which the groups are first used."""


class ChosenOptions(Wire, frozen=True):
    """A request to check options before a table is opened with them."""

    preset: str = ""
    options: dict[str, str] = field(default_factory=dict)
    """The options that differ from the preset, or from the defaults."""


class CheckedOptions(Wire, frozen=True):
    """The response to options: whether a table can be opened with them."""

    seats: tuple[int, ...]
    """The numbers of seats offered with them; none if they are refused."""
    refusal: Refusal | None = None
    """The reason why they are refused."""


class OpenTable(Wire, frozen=True):
    """A request to open a table."""

    game: str
    preset: str = ""
    options: dict[str, str] = field(default_factory=dict)
    """The options that differ from the preset, or from the defaults."""
    seats: int | None = None
    bots: str = DEFAULT_LEVEL
    public: bool = False
    """Whether the table is in the list of public tables while people can join it. Its match starts when it is full."""
    spectators: Spectators | None = None
    """Who may watch the match; null: anyone at a public table, and at another those who have the link."""
    takeover: Takeover | None = None
    """Who may take the seat of a bot during the match; null: at a public table those whom the creator lets in, and at
    another one anyone, because there the link is the invitation."""
    talk: bool = False
    """Whether partners may use preset phrases during the match, too."""
    blocked: Annotated[tuple[PersonName, ...], Meta(max_length=MAX_BLOCKED)] = ()
    """The names of people who may not take a seat here. They are not sent to anyone."""
    clock: TimeControl = "off"
    """How long a person may think about a decision, before a bot answers for them."""


class SitDown(Wire, frozen=True):
    """A request for a seat. Repeated with the same token, it returns the same seat.

    During the match it is answered with `Asked` until someone decides, if the table wants that; a request that is not
    repeated ends.

    Before the match, it moves the person to another free seat if it names one.
    """

    token: str
    """A secret of 32 hexadecimal digits; anyone who knows it can play the seat."""
    nonce_hash: NonceHash
    """The hash of 16 random bytes, which stay secret until the table is `starting`."""
    name: str
    seat: Seat | None = None
    """Null: the first free seat."""


class Seated(Wire, frozen=True):
    """The response to a request for a seat."""

    seat: Seat
    table: TableInfo


class Person(Wire, frozen=True):
    """A person who wants any free seat of a public table. They commit to a nonce when they are there."""

    token: str
    """A secret of 32 hexadecimal digits; anyone who knows it can play the seat."""
    name: str
    """If someone at the table has the name, they sit down under the name with the next free number."""


class TryAgain(Wire, frozen=True):
    """A request to play on against bots from a position of a finished match, at a new table."""

    person: Person
    deal: int
    """The index of the deal, from 0."""
    event: int
    """The index in the deal of an event, from 0: the first decision from there on is open again."""
    seat: Seat
    """The seat that the person plays."""


class QuickMatch(Wire, frozen=True):
    """A request for the next free seat at a public table, or at a new one."""

    person: Person
    table: OpenTable
    """The game, the options and the number of seats; the rest counts only if a table is opened. It becomes public."""


class ListedTable(Wire, frozen=True):
    """A public table that people can join."""

    key: str
    """The name of the table in the list, to take a seat there."""
    table: str
    """Its id, to watch; empty: only those who have the link or a seat may."""
    game: str
    preset: str
    options: dict[str, str]
    """The options that differ from the defaults."""
    status: Literal["open", "playing"]
    """`open`: there are free seats; `playing`: people can ask for the seat of a bot while they watch."""
    people: tuple[Occupant, ...]
    """(seats,)"""
    bots: str
    """The bot that plays in seats without a person."""
    spectators: Spectators
    takeover: Takeover
    clock: TimeControl


class Asked(Wire, frozen=True):
    """The response (202) to a request for the seat of a bot that someone must allow: repeat it every few seconds."""

    asked: Seat
    """The seat of the bot."""
    table: TableInfo


class Withdraw(Wire, frozen=True):
    """The request of a person who no longer asks for the seat of a bot."""

    token: str
    """The token with which they have asked."""


class Withdrawn(Wire, frozen=True):
    """The response to `Withdraw`."""

    seat: Seat | None
    """The seat that the person got before they withdrew; None: they have none."""


class KnownTable(Wire, frozen=True):
    """A table that you know, for a summary of it."""

    id: str
    token: str = ""
    """The token of your seat; empty: you are a spectator."""


class AskSummaries(Wire, frozen=True):
    """A request for summaries of several tables."""

    tables: Annotated[tuple[KnownTable, ...], Meta(max_length=MAX_SUMMARIES)]


class TableSummary(Wire, frozen=True):
    """The state of a match in a few facts."""

    table: TableInfo
    seat: Seat | None
    """Your seat; null: the token belongs to no seat."""
    turn: bool
    """Whether the match waits for you."""
    totals: tuple[int, ...]
    """(seats,): the points of the match so far; empty before its start."""
    ranks: tuple[int, ...]
    """The ranks of the sides of the table; empty until the match is over."""
