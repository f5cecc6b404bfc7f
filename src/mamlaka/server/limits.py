"""The limits that keep one client from taking the server away from the others."""

from __future__ import annotations

import sys
from ipaddress import ip_network

from msgspec import Struct

from mamlaka.server.addresses import parse_address, range_text, same_range

__all__ = ["MAX_MESSAGE_BYTES", "Limits", "address_group", "connection_group", "raise_open_files", "share_of_one"]

WANTED_FILES = 10_240
"""The most open files that the server asks the system for."""
OTHER_FILES = 224
"""The open files that are not connections: of the database, of imports, and of connections that are being closed."""

MAX_MESSAGE_BYTES = 16_384
"""The most bytes of the body of a request, and the most characters of a message."""
SITE_PREFIX = 48
"""Providers give a subscriber up to a whole network of this prefix, in which 65,536 networks of IPv6 fit."""
SHARES = 8
"""How many addresses together can take all connections. A school has room in one share: 200 people, each with two
sockets and, for a moment, four other connections. Four strangers leave half of the server to the others."""


class Limits(Struct, frozen=True):
    """Caps, deadlines and rates. The defaults suit a family, a club or a school behind one address."""

    connections: int = WANTED_FILES - OTHER_FILES
    """The most connections in total."""
    connections_per_address: int = (WANTED_FILES - OTHER_FILES) // SHARES
    """The most connections from one address."""
    request_seconds: float = 20.0
    """The time in which a request, with its headers and body, must be complete."""
    send_seconds: float = 20.0
    """The time in which a client must take what was sent, until then the server keeps it in memory."""
    hosts: tuple[str, ...] = ()
    """The names by which the server may be addressed, beside its own names and all numeric addresses."""
    spectators: int = 100
    """The most spectators of a table."""
    rate: float = 1.0
    """The factor of the rates of requests and messages; 0: no limits."""


def address_group(address: str) -> str:
    """Return what counts as one address for rates: an IPv4 address, or an IPv6 network.

    >>> address_group("192.168.1.5"), address_group("2001:db8::1:2")
    ('192.168.1.5', '2001:db8::/64')
    """
    found = parse_address(address)
    return address if found is None else range_text(same_range(found))


def connection_group(address: str) -> str:
    """Return what counts as one address for connections: an IPv4 address, or all networks that a subscriber may have.

    >>> connection_group("192.168.1.5"), connection_group("2001:db8:0:1::2")
    ('192.168.1.5', '2001:db8::/48')
    """
    found = parse_address(address)
    if found is None or found.version == 4:  # noqa: PLR2004
        return address_group(address)
    return str(ip_network((found, SITE_PREFIX), strict=False))


def share_of_one(connections: int) -> int:
    """Return the most connections from one address, of all that are possible."""
    return max(1, connections // SHARES)


def raise_open_files() -> int:
    """Raise the limit of open files as far as the system allows, and return how many connections fit."""
    files = 1024
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  # does not exist on Windows

        files, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
        if files != resource.RLIM_INFINITY and files < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            files = wanted
        files = WANTED_FILES if files == resource.RLIM_INFINITY else min(files, WANTED_FILES)
    return max(1, files - OTHER_FILES)
