"""The messages of a socket, in both directions."""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from mamlaka.coach.reports import LONGEST_WORDS
from mamlaka.errors import Refusal
from mamlaka.seats import Seat
from mamlaka.server.protocol.base import Tagged
from mamlaka.server.protocol.hints import Advice
from mamlaka.server.protocol.scene import Scene
from mamlaka.server.protocol.tables import NonceHash, TableInfo
from mamlaka.server.protocol.updates import Update

__all__ = [
    "PROTOCOL",
    "Act",
    "AskHint",
    "ClientMessage",
    "Closing",
    "CommandId",
    "Commit",
    "Done",
    "Hello",
    "Hint",
    "Leave",
    "News",
    "Ping",
    "Pong",
    "Ready",
    "Refused",
    "Replaced",
    "Report",
    "Reported",
    "Reveal",
    "ServerMessage",
    "Start",
    "TableNews",
    "Welcome",
    "Word",
    "decode",
    "decode_message",
    "encode_message",
]

PROTOCOL = 2
"""The version of the protocol: raised with every change that an older client would not understand."""


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
    number: int | None = None
    name: Word = ""


class Commit(Tagged, frozen=True):
    """Commit to a nonce before the match; needed where `nonce_hashes` has nothing for one's seat."""

    nonce_hash: NonceHash


class Reveal(Tagged, frozen=True):
    """Reveal one's nonce, because the table is `starting` and `nonce_hashes` has its hash."""

    nonce: Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z")]
    """16 bytes, in hexadecimal digits."""


class Start(Tagged, frozen=True):
    """Start the match: bots sit down in the free seats, and those who are connected reveal their nonces."""

    id: CommandId


class Leave(Tagged, frozen=True):
    """Stand up. Before the match the seat is free again; later a bot plays it until one says hello again."""

    id: CommandId


class Ready(Tagged, frozen=True):
    """One has looked at the result of the last deal."""


class AskHint(Tagged, frozen=True, tag="hint"):
    """What should I do? Only for who plays against bots alone."""

    id: CommandId
    """A name for this question."""


class Report(Tagged, frozen=True):
    """The last move of a bot was bad: it is kept with the match."""

    id: CommandId
    """A name for this report."""
    words: Annotated[str, Meta(max_length=LONGEST_WORDS)] = ""
    """What is wrong with it."""
    seat: Seat | None = None
    """Whose last move; null: that of the bot that decided last."""


class Ping(Tagged, frozen=True):
    """Are you there?"""


ClientMessage: TypeAlias = Hello | Act | Commit | Reveal | Start | Leave | Ready | AskHint | Report | Ping


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
    updates: tuple[Update, ...]
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


class Hint(Tagged, frozen=True):
    """The answer to `hint`."""

    id: str
    version: int
    """The version of the scene that it is about; it says nothing about a later one."""
    advice: Advice


class Reported(Tagged, frozen=True):
    """A report was kept."""

    id: str
    number: int
    """By which whoever runs the server finds it."""


class Replaced(Tagged, frozen=True):
    """The seat is played from a newer connection; this one is closed."""


class Closing(Tagged, frozen=True):
    """The table leaves the memory of the server; the connection is closed, and may be tried again at once."""


class Pong(Tagged, frozen=True):
    """Yes."""


ServerMessage: TypeAlias = Welcome | News | TableNews | Done | Refused | Hint | Reported | Replaced | Closing | Pong

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
