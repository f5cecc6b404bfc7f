"""What the handlers of requests and sockets share: the body, the rates, and the registry of the application."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar, TypeVarTuple

import msgspec
from anyio import to_thread
from starlette.requests import HTTPConnection, Request

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.server import protocol
from mamlaka.server.accounts.accounts import Accounts
from mamlaka.server.accounts.moderation import ModerationSettings
from mamlaka.server.database.journal import NotSaved
from mamlaka.server.limits import MAX_MESSAGE_BYTES, Limits, address_group
from mamlaka.server.tables.table_registry import TableRegistry

__all__ = [
    "SECURE_COOKIE",
    "accounts_of",
    "address_of",
    "cookie_name",
    "counting_mistakes",
    "in_database",
    "limits_of",
    "moderation_of",
    "network_of",
    "read_body",
    "registry_of",
    "seat_hash_of",
    "session_token",
    "spend",
]

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")

SECURE_COOKIE = "__Host-mamlaka"
"""The cookie with the token of a session over HTTPS; browsers take it from no one else."""
COOKIE = "mamlaka"
"""The cookie over plain HTTP."""


async def read_body(request: Request, kind: type[T]) -> T:
    """Return the body of a request, and count the request.

    Raises:
        IllegalAction: the body is too long, or the client has to wait.
        DecodeError: the body is not what it should be.
    """
    spend(request, "requests")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MAX_MESSAGE_BYTES:
            raise IllegalAction(
                Refusal("bad_message", {"reason": f"the body is longer than {MAX_MESSAGE_BYTES} bytes"})
            )
    return protocol.decode(body, msgspec.json.Decoder(kind))


def registry_of(connection: HTTPConnection) -> TableRegistry:
    """Return the tables of the server."""
    registry: TableRegistry = connection.app.state.registry
    return registry


def limits_of(connection: HTTPConnection) -> Limits:
    """Return what clients may take."""
    limits: Limits = connection.app.state.limits
    return limits


@contextmanager
def counting_mistakes(connection: HTTPConnection, kind: str) -> Iterator[None]:
    """Count what a client does inside, by its address, unless it succeeds. Attempts at the same time count, too.

    Raises:
        IllegalAction: it has to wait.
    """
    spend(connection, kind)
    yield
    connection.app.state.rates.refund(kind, network_of(connection))


def moderation_of(connection: HTTPConnection) -> ModerationSettings:
    """Return the moderation settings as they were read last."""
    return registry_of(connection).moderation.settings


def address_of(connection: HTTPConnection) -> str:
    """Return the address of a client, in its only form (see `mamlaka.server.addresses`); empty: it is not known."""
    return connection.client.host if connection.client else ""


def network_of(connection: HTTPConnection) -> str:
    """Return the network of a client, as it counts for rates; empty: its address is not known."""
    return address_group(address_of(connection))


def spend(connection: HTTPConnection, kind: str) -> None:
    """Count something that a client does, by its address.

    Raises:
        IllegalAction: it has to wait, or is blocked.
    """
    moderation_of(connection).check_person("", address_of(connection))
    connection.app.state.rates.spend(kind, network_of(connection))


def accounts_of(connection: HTTPConnection) -> Accounts:
    """Return the accounts of people."""
    accounts: Accounts = connection.app.state.accounts
    return accounts


def cookie_name(connection: HTTPConnection) -> str:
    """Return the name of the cookie with the token of a session."""
    return SECURE_COOKIE if connection.scope["scheme"] in {"https", "wss"} else COOKIE


def session_token(connection: HTTPConnection) -> str:
    """Return the token of the session in which a browser is signed in; empty: it sends none."""
    relayed: str | None = connection.scope.get("session_token")
    return connection.cookies.get(cookie_name(connection), "") if relayed is None else relayed


async def in_database(work: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
    """Run a method of the database in a thread.

    Raises:
        NotSaved: the database cannot be read or written.
    """
    try:
        return await to_thread.run_sync(work, *arguments)
    except OSError as error:
        raise NotSaved(str(error)) from error


async def seat_hash_of(connection: HTTPConnection, table_id: str) -> str:
    """Return the hash of the token of the seat that the account of a browser has at a table; empty: none.

    Raises:
        NotSaved: the database cannot be read.
    """
    token = session_token(connection)
    return await in_database(accounts_of(connection).seat_hash, token, table_id) if token else ""
