"""What the handlers of requests and sockets share: the body, the rates, and the registry of the application."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.server import protocol
from mamlaka.server.administration import Decisions
from mamlaka.server.connections import address_group
from mamlaka.server.limits import MAX_MESSAGE_BYTES, Limits
from mamlaka.server.table_registry import TableRegistry

__all__ = ["address_of", "counting_mistakes", "decisions_of", "limits_of", "read_body", "registry_of", "spend"]

T = TypeVar("T")


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
    connection.app.state.rates.refund(kind, address_of(connection))


def decisions_of(connection: HTTPConnection) -> Decisions:
    """Return what the operator has decided."""
    return registry_of(connection).administration.now


def address_of(connection: HTTPConnection) -> str:
    """Return the address of a client, as it counts for rates and for what the operator has blocked."""
    return address_group(connection.client.host if connection.client else "")


def spend(connection: HTTPConnection, kind: str) -> None:
    """Count something that a client does, by its address.

    Raises:
        IllegalAction: it has to wait, or is blocked.
    """
    address = address_of(connection)
    decisions_of(connection).check_person("", address)
    connection.app.state.rates.spend(kind, address)
