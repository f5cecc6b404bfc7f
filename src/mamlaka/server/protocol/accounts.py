"""The accounts of people."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from mamlaka.seats import Seat
from mamlaka.server.protocol.base import Wire
from mamlaka.server.protocol.tables import KnownTable

__all__ = ["MAX_ACCOUNT_TABLES", "AccountInfo", "AccountTable", "NewPassword", "SignIn", "SignOut"]

MAX_ACCOUNT_TABLES = 50
"""The most tables in one answer or request about an account."""


class SignIn(Wire, frozen=True):
    """The name and the password of an account, to register it or to sign in."""

    name: str
    password: str
    tables: Annotated[tuple[KnownTable, ...], Meta(max_length=MAX_ACCOUNT_TABLES)] = ()
    """The seats of this browser, which the account gets."""


class SignOut(Wire, frozen=True):
    """The end of a session."""

    everywhere: bool = False
    """Whether all other sessions of the account end, too."""


class NewPassword(Wire, frozen=True):
    """The change of a password; all other sessions of the account end."""

    name: str
    password: str
    """The present password."""
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
