"""Tables and their people: what everybody may know, and what is asked for over plain HTTP."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from mamlaka.bots.levels import DEFAULT_LEVEL
from mamlaka.seats import Direction, Seat
from mamlaka.server.protocol.base import Wire

__all__ = ["Deck", "GameInfo", "NonceHash", "OpenTable", "Person", "PresetInfo", "Seated", "SitDown", "TableInfo"]

NonceHash: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
"""The SHA-256 of a nonce, in hexadecimal digits."""


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
    faces: Literal["french", "italian"]
    """With which pictures they are drawn."""


class TableInfo(Wire, frozen=True):
    """What everybody may know about a table."""

    id: str
    game: str
    preset: str
    options: dict[str, str]
    """The options that differ from the defaults."""
    status: Literal["open", "starting", "playing", "over"]
    """`starting`: the seats that take part reveal their nonces."""
    people: tuple[Person, ...]
    """(seats,)"""
    direction: Direction
    """On which hand the next seat sits."""
    teams: tuple[tuple[Seat, ...], ...]
    sides: tuple[tuple[Seat, ...], ...]
    """Who wins together; the ranks of a scene are theirs."""
    deck: Deck
    dummy: bool
    """Whether behind the last seat lies a hand that nobody plays."""
    goal: int | None
    """The total that who plays alone has to reach; null: players are compared with each other."""
    fewest: bool
    """Whether points are penalties: the fewest win."""
    unit: int
    """How many of the points in scenes make one point as people say it: 3 where thirds are counted."""
    bots: str
    """Which bot plays in seats without a person."""
    unready: tuple[Seat, ...]
    """The seats that the table waits for: while it is `starting`, until they have revealed their nonces; in the match,
    until they have looked at the result of the deal."""
    silent: tuple[Seat, ...]
    """While it is `open`: the seats that did not reveal their nonces at the last start, which was cancelled for it."""
    commitment: str
    """The SHA-256 of the seed of all deals; published before anybody sits down."""
    nonce_hashes: tuple[str, ...]
    """(seats,): the SHA-256 of the nonce of each seat, in hexadecimal digits; empty for a seat that adds nothing to the
    deals. Fixed from `starting` on."""
    nonces: tuple[str, ...]
    """(seats,): the nonces themselves, which the deals depend on; no nonce before the match has begun."""


class PresetInfo(Wire, frozen=True):
    """A way to play that has a name."""

    name: str
    about: str
    """In English; other languages translate it as `about-preset-GAME-NAME`."""
    options: dict[str, str]
    """The options that it changes."""
    seats: tuple[int, ...]
    """The numbers of seats that are offered for it."""


class GameInfo(Wire, frozen=True):
    """A game that can be played here."""

    name: str
    seats: tuple[int, ...]
    """The numbers of seats that are offered without a preset."""
    default_seats: int
    presets: tuple[PresetInfo, ...]
    levels: tuple[str, ...]
    """The bots that are offered, the weakest first; messages `bot-NAME` and `bot-about-NAME` say what they are."""
    default_level: str
    """The one that plays where none is chosen."""


class OpenTable(Wire, frozen=True):
    """Asks for a table."""

    game: str
    preset: str = ""
    options: dict[str, str] = field(default_factory=dict)
    """What differs from the preset, or from the defaults."""
    seats: int | None = None
    bots: str = DEFAULT_LEVEL


class SitDown(Wire, frozen=True):
    """Asks for a seat. Asked again with the same token it gets the same seat."""

    token: str
    """32 hexadecimal digits that only the person knows: who holds them plays the seat."""
    nonce_hash: NonceHash
    """Of 16 random bytes, which stay secret until the table is `starting`."""
    name: str
    seat: Seat | None = None
    """Null: the next free one."""


class Seated(Wire, frozen=True):
    """Somebody has sat down."""

    seat: Seat
    table: TableInfo
