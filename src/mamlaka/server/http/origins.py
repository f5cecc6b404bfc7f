"""Which requests the server accepts: those to one of its names, and changes only from its own page or from programs."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

__all__ = ["is_known_host", "is_same_origin", "may_write"]

WRITES = ("POST", "PUT", "PATCH", "DELETE")


def is_known_host(connection: HTTPConnection, allowed: Iterable[str]) -> bool:
    """Return whether a request names a host that this server may have.

    A page elsewhere can point a name of its own to this machine, and would then have the same origin (DNS rebinding).
    It can do so only with a name, so numeric addresses are always known; they change often in home networks.

    Args:
        connection: the request.
        allowed: further names; `*.example.org` stands for all names below `example.org`.
    """
    try:
        host = (urlsplit(f"//{connection.headers.get('host', '')}").hostname or "").removesuffix(".")
    except ValueError:
        return False
    return (
        _is_numeric(host)
        or host.endswith(".localhost")
        or host in _own_names()
        or any(host == name or (name.startswith("*.") and host.endswith(name[1:])) for name in map(str.lower, allowed))
    )


def is_same_origin(connection: HTTPConnection) -> bool:
    """Return whether a request comes from a page of this server, or from a program that is no browser."""
    origin = connection.headers.get("origin")
    if not origin:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


def may_write(connection: HTTPConnection) -> bool:
    """Return whether a request may change something: without an `Origin`, it must declare its body as JSON.

    Browsers send JSON to another server only with its permission, which this server never gives.
    """
    if connection.scope["method"] not in WRITES:
        return True
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    return is_same_origin(connection) and ("origin" in connection.headers or kind == "application/json")


def _is_numeric(host: str) -> bool:
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


@cache
def _own_names() -> frozenset[str]:
    """Return the names of this machine, also as networks without a name server spell them."""
    name = socket.gethostname().lower().removesuffix(".")
    short = name.partition(".")[0]
    return frozenset(
        {"localhost", name, short, f"{short}.local", f"{short}.lan", f"{short}.home", f"{short}.fritz.box"}
    )
