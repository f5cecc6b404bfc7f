"""Who asks for a seat, and whose it is then."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec
from starlette.requests import Request

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.server import protocol
from mamlaka.server.accounts.accounts import Account
from mamlaka.server.accounts.names import visible_name
from mamlaka.server.accounts.reserved_names import check_playable
from mamlaka.server.http.requests import accounts_of, address_of, in_database, moderation_of, session_token

__all__ = ["account_of", "admitted", "claim_seat", "token_of"]

P = TypeVar("P", protocol.SitDown, protocol.Person)

HEX = re.compile(r"[0-9a-f]{32}")


def token_of(request: Request) -> str:
    """Return the token of the seat in the header of a request; empty: there is none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def admitted(request: Request, person: P) -> tuple[P, bool]:
    """Return who asks for a seat, with their name as it is shown, and whether they are a program.

    Raises:
        IllegalAction: the name or the token is not valid, the name is reserved or belongs to a program or to the
            account of someone else, or the operator has blocked them.
    """
    name, moderation = visible_name(person.name), moderation_of(request)
    if not HEX.fullmatch(person.token):
        raise IllegalAction(Refusal("bad_message", {"reason": "a token has 32 hexadecimal digits"}))
    program = moderation.program_of(person.token)
    if program is None and moderation.is_program(name):
        raise IllegalAction(Refusal("name_taken"))
    name = program or name
    moderation.check_person(name, address_of(request))
    if program is None:
        await _check_registered(request, name)
    return msgspec.structs.replace(person, name=name), program is not None


async def _check_registered(request: Request, name: str) -> None:
    """Check that a name is that of the person's account, or of no one.

    Raises:
        IllegalAction: it belongs to someone else, or is reserved.
    """
    accounts, token = accounts_of(request), session_token(request)
    owner = await in_database(accounts.named, name)
    if owner is None:
        check_playable(name)
    elif not token or await in_database(accounts.signed_in, token) != owner:
        raise IllegalAction(Refusal("name_registered"))


async def account_of(request: Request) -> Account | None:
    """Return the account in which the browser is signed in; None: in none."""
    session = session_token(request)
    return await in_database(accounts_of(request).signed_in, session) if session else None


async def claim_seat(request: Request, table_id: str, token: str) -> None:
    """Give a seat that was just taken to the account in which the browser is signed in."""
    account = await account_of(request)
    if account is not None:
        await in_database(accounts_of(request).claim, account.id, [protocol.KnownTable(table_id, token)])
