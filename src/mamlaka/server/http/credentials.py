"""What proves that an account belongs to a person, and how often a password may be tried."""

from __future__ import annotations

from collections.abc import Hashable
from contextlib import suppress

from starlette.requests import HTTPConnection, Request

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.server import protocol
from mamlaka.server.accounts.accounts import Account
from mamlaka.server.accounts.known_browsers import KnownBrowsers
from mamlaka.server.accounts.names import account_key
from mamlaka.server.accounts.passkeys import Passkeys
from mamlaka.server.accounts.passwords import Asker, Passwords
from mamlaka.server.accounts.webauthn import site_of
from mamlaka.server.http.rates import Rates
from mamlaka.server.http.requests import (
    accounts_of,
    address_of,
    cookie_name,
    in_database,
    moderation_of,
    network_of,
    session_token,
)

__all__ = [
    "admitted_owner",
    "known_browsers_of",
    "known_cookie",
    "known_token",
    "passkeys_of",
    "passwords_of",
    "proven_owner",
]

MAX_LETTERS = 80
"""The letters of a name that count. No account has so many, and names of any length would fill the memory."""


def passkeys_of(request: Request) -> Passkeys:
    """Return the passkeys of accounts."""
    passkeys: Passkeys = request.app.state.passkeys
    return passkeys


def passwords_of(request: Request) -> Passwords:
    """Return what hashes passwords."""
    passwords: Passwords = request.app.state.passwords
    return passwords


def known_browsers_of(request: Request) -> KnownBrowsers:
    """Return the browsers that accounts know."""
    known_browsers: KnownBrowsers = request.app.state.known_browsers
    return known_browsers


def known_cookie(connection: HTTPConnection, account_id: str) -> str:
    """Return the name of the cookie by which an account knows a browser.

    Each account has its own, because people share browsers, and none of them should be forgotten for another.
    """
    return f"{cookie_name(connection)}-known-{account_id}"


def known_token(connection: HTTPConnection, account_id: str) -> str:
    """Return the token by which an account may know a browser; empty: it sends none."""
    return connection.cookies.get(known_cookie(connection, account_id), "")


async def proven_owner(request: Request, credentials: protocol.Credentials) -> Account:
    """Return the account of a person.

    A passkey can't be guessed, so only its requests are counted, like all others.

    Raises:
        IllegalAction: nothing is proved, or the person has to wait.
    """
    if credentials.passkey is None:
        return await _owner_of_password(request, credentials.name[:MAX_LETTERS], credentials.password)
    account_id = await in_database(passkeys_of(request).prove, site_of(request), credentials.passkey)
    owner = await in_database(accounts_of(request).of_id, account_id)
    if owner is None:  # deleted at this moment
        raise IllegalAction(Refusal("passkey_refused"))
    return owner


async def admitted_owner(request: Request, credentials: protocol.Credentials) -> Account:
    """Return the account of a person who may play here. A blocked person may only remove what belongs to them.

    Raises:
        IllegalAction: nothing is proved, or the person has to wait or is blocked.
    """
    found = await proven_owner(request, credentials)
    moderation_of(request).check_person(found.name, address_of(request))
    return found


async def _owner_of_password(request: Request, name: str, password: str) -> Account:
    """Return the account of a name and its password.

    An unknown name takes as long, and is refused in the same words.

    Raises:
        IllegalAction: one of them is wrong, or the person has to wait.
    """
    rates: Rates = request.app.state.rates
    found = await in_database(accounts_of(request).named, name) if "\0" not in name else None
    account_id, password_hash = ("", None) if found is None else (found.id, found.password_hash or None)
    known_by = await in_database(
        known_browsers_of(request).find, account_id, known_token(request, account_id), session_token(request)
    )
    asker, counted = _count_try(rates, account_key(name), network_of(request), account_id, known_by)
    is_wrong = False
    try:
        is_wrong = not await passwords_of(request).is_right(password_hash, password, asker)
    finally:
        if not is_wrong:  # also if it was never looked at, because too many wait
            for kind, client in counted.items():
                rates.refund(kind, client)
    if is_wrong or found is None:
        raise IllegalAction(Refusal("wrong_password"))
    return found


def _count_try(
    rates: Rates, name_key: str, network: str, account_id: str, known_by: str
) -> tuple[Asker, dict[str, Hashable]]:
    """Count a password that is tried; return who asks, and what is to be taken back unless it is wrong.

    A browser that the account knows counts by itself, so strangers can't use up what it may try. If it has tried too
    many, because it was stolen or its cookie was, it counts like any other.

    Raises:
        IllegalAction: the person has to wait.
    """
    mistakes: dict[str, Hashable]
    if known_by:
        mistakes = {"passwords": (name_key, known_by)}
        with suppress(IllegalAction):
            rates.spend_all({"sign_ins": known_by, **mistakes})
            return Asker(account_id, is_known=True), mistakes
    mistakes = {"passwords": (name_key, network), "guesses": name_key}
    rates.spend_all({"sign_ins": network, **mistakes})
    return Asker(network), mistakes
