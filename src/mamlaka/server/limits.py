"""The limits that keep one client from taking the server away from the others."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["MAX_MESSAGE_BYTES", "Limits"]

MAX_MESSAGE_BYTES = 16_384
"""The most bytes of the body of a request, and the most characters of a message."""


class Limits(Struct, frozen=True):
    """Caps, deadlines and rates. The defaults suit a family, a club or a school behind one address."""

    connections: int = 800
    """The most connections in total; most systems allow a process 1,024 open files."""
    connections_per_address: int = 400
    """The most connections from one address."""
    request_seconds: float = 20.0
    """The time in which a request, with its headers and body, must be complete."""
    hosts: tuple[str, ...] = ()
    """The names by which the server may be addressed, beside its own names and all numeric addresses."""
    spectators: int = 100
    """The most spectators of a table."""
    rate: float = 1.0
    """The factor of the rates of requests and messages; 0: no limits."""
