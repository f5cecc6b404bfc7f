"""The accounts of people."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from mamlaka.record import Record
from mamlaka.seats import Seat
from mamlaka.server.protocol.base import Wire
from mamlaka.server.protocol.tables import KnownTable

__all__ = [
    "MATCHES_PER_PAGE",
    "MAX_ACCOUNT_TABLES",
    "AccountExport",
    "AccountInfo",
    "AccountMatch",
    "AccountMatches",
    "AccountTable",
    "AddPasskey",
    "AskChallenge",
    "Challenge",
    "Credentials",
    "ExportedBrowser",
    "ExportedMatch",
    "ExportedSession",
    "GameStatistics",
    "MatchPlayer",
    "NewPasskey",
    "NewPassword",
    "PasskeyInfo",
    "PasskeyProof",
    "Register",
    "RemovePasskey",
    "SignIn",
    "SignOut",
]

MAX_ACCOUNT_TABLES = 50
"""The most tables in one answer or request about an account."""
MATCHES_PER_PAGE = 20
"""The most finished matches in one answer."""


class AskChallenge(Wire, frozen=True):
    """The request for a challenge."""


class Challenge(Wire, frozen=True):
    """What a passkey has to sign, once and within five minutes, and for whom a new one is made."""

    challenge: str
    """In base64url, like all bytes of passkeys."""
    host: str
    """The relying party: the name of the server."""
    user: str
    """The id of the account of a new passkey: the one in which the browser is signed in, or a new one."""


class NewPasskey(Wire, frozen=True):
    """A passkey that a browser has made (`navigator.credentials.create`)."""

    challenge: str
    id: str
    client_data: str
    """`clientDataJSON`."""
    attestation: str
    """`attestationObject`."""


class PasskeyProof(Wire, frozen=True):
    """A challenge that a passkey has signed (`navigator.credentials.get`)."""

    challenge: str
    id: str
    client_data: str
    """`clientDataJSON`."""
    authenticator_data: str
    signature: str


class Credentials(Wire, frozen=True):
    """What proves that an account belongs to a person: its name and password, or one of its passkeys."""

    name: str = ""
    password: str = ""
    passkey: PasskeyProof | None = None
    """If there is one, the name and the password are ignored."""


class Register(Wire, frozen=True):
    """A name to register, with a password, a passkey, or both."""

    name: str
    password: str = ""
    """Empty: the account has only the passkey."""
    passkey: NewPasskey | None = None
    tables: Annotated[tuple[KnownTable, ...], Meta(max_length=MAX_ACCOUNT_TABLES)] = ()
    """The seats of this browser, which the account gets."""


class SignIn(Credentials, frozen=True, kw_only=True):
    """The request to sign in."""

    tables: Annotated[tuple[KnownTable, ...], Meta(max_length=MAX_ACCOUNT_TABLES)] = ()
    """The seats of this browser, which the account gets."""


class SignOut(Wire, frozen=True):
    """The end of a session."""

    everywhere: bool = False
    """Whether all other sessions of the account end, too."""


class AddPasskey(Credentials, frozen=True, kw_only=True):
    """Another passkey for an account."""

    added: NewPasskey


class RemovePasskey(Credentials, frozen=True, kw_only=True):
    """The removal of a passkey."""

    removed: str
    """The id of the passkey."""


class PasskeyInfo(Wire, frozen=True):
    """A passkey of an account."""

    id: str
    host: str
    """The name of the server at which it was made; it can't be used under another name."""
    added: int
    """Milliseconds since 1970."""
    used: int
    """When someone last signed in with it."""


class NewPassword(Credentials, frozen=True, kw_only=True):
    """The change of a password; all other sessions of the account end."""

    new_password: str


class AccountTable(Wire, frozen=True):
    """A table where an account has a seat."""

    table: str
    seat: Seat
    game: str
    preset: str
    since: int
    """Since when the account has the seat, in milliseconds since 1970."""


class AccountInfo(Wire, frozen=True):
    """The account in which a browser is signed in."""

    name: str
    """Empty: it is not signed in."""
    tables: tuple[AccountTable, ...]
    """The last tables of the account, the newest first."""
    has_password: bool
    passkeys: tuple[PasskeyInfo, ...]
    """The oldest first."""


class MatchPlayer(Wire, frozen=True):
    """A player of a finished match, with the result."""

    kind: Literal["person", "bot"]
    name: str
    place: int
    """From 1; equal results share a place."""
    points: int
    """The points of the player, or of the partners together, as displayed."""


class AccountMatch(Wire, frozen=True):
    """A finished match of an account."""

    table: str
    ended: int
    """When it ended, in milliseconds since 1970."""
    game: str
    preset: str
    seat: Seat
    """The seat of the account."""
    won: bool
    """Whether the account has won: by the first place, which others may share, or by the goal of a solitaire."""
    unit: int
    """The number of points that make one point on the score sheet."""
    players: tuple[MatchPlayer, ...]
    """(seats,)."""


class AccountMatches(Wire, frozen=True):
    """Finished matches of an account, the newest first."""

    matches: tuple[AccountMatch, ...]
    more: bool
    """Whether there are older ones: those before the last one here."""


class GameStatistics(Wire, frozen=True):
    """The matches of an account in one game."""

    game: str
    matches: int
    won: int
    place: float
    """The average place, from 1."""


class ExportedSession(Wire, frozen=True):
    """A browser in which a person is signed in."""

    began: int
    """When they signed in, in milliseconds since 1970."""
    expires: int


class ExportedBrowser(Wire, frozen=True):
    """A browser that an account knows, where wrong passwords of strangers lock no one out."""

    signed_in: int
    """When the person last signed in there, in milliseconds since 1970."""
    expires: int
    """When the account forgets it."""


class ExportedMatch(Wire, frozen=True):
    """A finished match of an account with its record."""

    match: AccountMatch
    record: Record | None
    """None: the game is no longer installed, or has other rules now, or others still have to play the board."""


class AccountExport(Wire, frozen=True):
    """Everything that the server stores about a person with an account."""

    name: str
    registered: int
    """When the name was registered, in milliseconds since 1970."""
    blocked: bool
    """Whether the operator of the server has blocked the name."""
    sessions: tuple[ExportedSession, ...]
    browsers: tuple[ExportedBrowser, ...]
    """Those in which the person has signed in, and may have signed out since."""
    passkeys: tuple[PasskeyInfo, ...]
    tables: tuple[AccountTable, ...]
    """The last tables of the account, the newest first, also those whose match is not over."""
    matches: tuple[ExportedMatch, ...] = ()
    """All finished matches, the newest first."""
