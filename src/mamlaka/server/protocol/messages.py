"""The messages of a WebSocket, in both directions."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from mamlaka.coach.reports import MAX_WORDS_LENGTH
from mamlaka.errors import Refusal
from mamlaka.seats import Seat
from mamlaka.server.protocol.base import Tagged
from mamlaka.server.protocol.hints import Action, HintContent
from mamlaka.server.protocol.scene import Scene
from mamlaka.server.protocol.tables import NonceHash, TableInfo
from mamlaka.server.protocol.updates import Update

__all__ = [
    "PHRASES",
    "PROTOCOL",
    "Act",
    "Admit",
    "Again",
    "AskHint",
    "Beat",
    "BotDelay",
    "ClientMessage",
    "Clock",
    "Closing",
    "Command",
    "CommandId",
    "Commit",
    "Done",
    "Heard",
    "Hello",
    "Here",
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
    "Say",
    "ServerMessage",
    "Start",
    "StoodIn",
    "TableNews",
    "Welcome",
    "Word",
    "decode",
    "decode_message",
    "encode_message",
]

PROTOCOL = 4
"""The version of the protocol, raised with every change that breaks older clients."""


# From the client


class Hello(Tagged, frozen=True):
    """The first message of every connection."""

    protocol: int
    token: str = ""
    """The token of your seat; empty: you are a spectator."""
    last: int = -1
    """The last version you have received; -1: none."""
    beats: bool = False
    """Whether the server sends a `beat` every few seconds; answer each one at once with a `beat`."""
    whole_scenes: bool = False
    """Whether each `news` contains the whole scene, which is simpler for a program, but about five times as long."""


CommandId: TypeAlias = Annotated[str, Meta(pattern=r"^[!-~]{1,64}$")]
"""1 to 64 visible ASCII characters."""
Word: TypeAlias = Annotated[str, Meta(max_length=64)]


class Act(Tagged, frozen=True):
    """An action of the seat."""

    id: CommandId
    """An idempotency key: a repeated command gets its first answer and has no other effect."""
    seen: int
    """The last version you have received."""
    kind: Word
    cards: tuple[Word, ...] = ()
    number: int | None = None
    name: Word = ""
    takes: tuple[Word, ...] = ()
    """The cards of the table that a played card captures."""


class Commit(Tagged, frozen=True):
    """Commit to a nonce before the match; required while `nonce_hashes` has no entry for your seat."""

    nonce_hash: NonceHash


class Reveal(Tagged, frozen=True):
    """Reveal your nonce, when the table is `starting` and `nonce_hashes` contains its hash."""

    nonce: Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z")]
    """16 bytes, in hexadecimal digits."""


class Start(Tagged, frozen=True):
    """Start the match: bots take the free seats, and the connected players reveal their nonces."""

    id: CommandId


class Leave(Tagged, frozen=True):
    """Leave your seat. Before the match it becomes free; later a bot plays it until you connect again."""

    id: CommandId


class Again(Tagged, frozen=True):
    """Agree to another match with the same players, after this one is over."""

    id: CommandId


class Admit(Tagged, frozen=True):
    """Answer a person who asks for the seat of a bot."""

    id: CommandId
    request: int
    """The number of the request."""
    allowed: bool
    """Whether they get the seat, and so see its hand."""


Command: TypeAlias = Act | Start | Leave | Again | Admit
"""The messages that the server answers with `done` or `refused`."""


PHRASES = ("laugh", "wink", "wow", "proud", "sad", "hello", "well_played", "thanks", "sorry", "good_luck", "your_turn")
"""The reactions and phrases of players; the message `call-talk-PHRASE` has the words of each."""


class Say(Tagged, frozen=True, tag="say"):
    """Use a preset phrase. It is sent to everyone at the table and not stored; a refusal has the same id."""

    id: CommandId
    phrase: Word
    """One of `PHRASES`."""


class Ready(Tagged, frozen=True):
    """You have read the result of the last deal."""


class BotDelay(Tagged, frozen=True, tag="bot_delay"):
    """Set the delay of the bots at your table, until you send another one or your connection ends."""

    factor: Annotated[float, Meta(ge=0, le=4)]
    """A factor of the configured delays; 0: bots act at once. The largest factor of the connected players counts."""


class Here(Tagged, frozen=True):
    """You are at the table: after your time to think has run out, this gives you the seat back."""


class AskHint(Tagged, frozen=True, tag="hint"):
    """Ask for a hint; allowed only if no other person has a seat."""

    id: CommandId
    """A key for this question, repeated in the answer."""


class Report(Tagged, frozen=True):
    """Report the last move of a bot as bad; it is stored with the match."""

    id: CommandId
    """A key for this report, repeated in the answer."""
    words: Annotated[str, Meta(max_length=MAX_WORDS_LENGTH)] = ""
    """What is wrong with the move."""
    seat: Seat | None = None
    """The seat of the bot; null: the bot that decided last."""


class Ping(Tagged, frozen=True):
    """Check that the connection is alive."""


class Beat(Tagged, frozen=True):
    """A sign of life from the server, and the answer of the client to it."""


ClientMessage: TypeAlias = (
    Hello
    | Act
    | Commit
    | Reveal
    | Start
    | Leave
    | Again
    | Admit
    | Say
    | Ready
    | Here
    | BotDelay
    | AskHint
    | Report
    | Ping
    | Beat
)


# From the server


class Welcome(Tagged, frozen=True):
    """The answer to `hello`."""

    protocol: int
    table: TableInfo
    seat: Seat | None
    """Your seat; null: you are a spectator."""
    version: int
    """The version of the scene; without a scene, the `previous` of the next `news`."""
    scene: Scene | None
    """Null before the match starts, and if a `news` with the missed updates follows."""


class News(Tagged, frozen=True):
    """The updates between two versions, and the resulting scene."""

    previous: int
    """The version before the updates. If it isn't the last one you received, you have missed a message: reconnect."""
    version: int
    updates: tuple[Update, ...]
    scene: Scene | None
    """Null: it is the scene that you have, with the changes."""
    changes: dict[str, Any]
    """The new values in the scene, by path: `contract`, or `zones.3` for one element of a list."""


class TableNews(Tagged, frozen=True, tag="table"):
    """The facts about the table have changed, such as its players or its status."""

    table: TableInfo


class Done(Tagged, frozen=True):
    """A command succeeded, and its changes to the match are on disk."""

    id: str


class Refused(Tagged, frozen=True):
    """A command was refused; nothing has changed."""

    id: str
    """The key of the command; empty: the message has none or could not be decoded."""
    refusal: Refusal


class Hint(Tagged, frozen=True):
    """The answer to `hint`."""

    id: str
    version: int
    """The version of the scene that the hint applies to."""
    content: HintContent


class Reported(Tagged, frozen=True):
    """A report was stored."""

    id: str
    number: int
    """The number of the report, for the operator of the server."""


class Heard(Tagged, frozen=True):
    """A player used a preset phrase."""

    seat: Seat
    phrase: str


class Clock(Tagged, frozen=True):
    """The time to think has begun again, or has stopped. In a secret question all have the same time."""

    milliseconds: int
    """The whole time for a decision."""
    left: int | None
    """How much of it is left, in milliseconds; null: the clock stands still."""


class StoodIn(Tagged, frozen=True, tag="stood_in"):
    """You are back at a table where a bot has decided for you since your last decision."""

    total: int
    """The number of decisions of bots for you in this match: what you have been told of before is not new."""
    count: int
    """The number of those since your last decision."""
    latest: tuple[Action, ...]
    """The last of these, at most three."""


class Replaced(Tagged, frozen=True):
    """A newer connection has taken over the seat; this one is closed."""


class Closing(Tagged, frozen=True):
    """The table is unloaded and the connection is closed; the client may reconnect at once."""


class Pong(Tagged, frozen=True):
    """The answer to `ping`."""


ServerMessage: TypeAlias = (
    Welcome
    | News
    | TableNews
    | Done
    | Refused
    | Hint
    | Reported
    | Heard
    | Clock
    | StoodIn
    | Replaced
    | Closing
    | Pong
    | Beat
)

T = TypeVar("T")

_decoder = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder(order="sorted")


def decode(text: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """Decode a document from a client.

    Raises:
        msgspec.DecodeError: the text is not valid JSON of the wanted type.
    """
    try:
        return decoder.decode(text)
    except (RecursionError, UnicodeDecodeError) as error:
        raise msgspec.DecodeError(str(error)) from None


def decode_message(text: str | bytes) -> ClientMessage:
    """Decode a message from a client.

    Raises:
        msgspec.DecodeError: the text is not a message of this protocol.
    """
    message: ClientMessage = decode(text, _decoder)
    return message


def encode_message(message: ServerMessage) -> str:
    """Encode a message from the server."""
    return _encoder.encode(message).decode()
