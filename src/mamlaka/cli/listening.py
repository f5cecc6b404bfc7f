"""Sockets to listen on, and the addresses at which others reach them."""

from __future__ import annotations

import socket
from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from urllib.parse import urlsplit

from mamlaka.cli.reloading import inherited_listener
from mamlaka.errors import InvalidSetup

__all__ = ["ANYWHERE", "PORT", "listen", "listen_for_nodes", "listen_for_people", "node_host", "port_of", "url_host"]

PORT = 8000
"""The first port that is tried."""
PORTS_TRIED = 20
ANYWHERE = ("0.0.0.0", "::")  # noqa: S104  # only if the user passes it
"""The addresses that listen to every network."""


def listen_for_people(host: str, port: int | None) -> socket.socket:
    """Return the listening socket of the supervisor of this process, or else a new one.

    Raises:
        InvalidSetup: as `listen`.
    """
    return inherited_listener() or listen(host, port)


def listen_for_nodes(address: str, database: str) -> AbstractContextManager[socket.socket | None]:
    """Return the socket on which this server listens for other nodes; None: it is not a node.

    Raises:
        InvalidSetup: the address cannot be used, nodes cannot share the database, or a package is missing.
    """
    from mamlaka.server.database.dialects import is_url  # noqa: PLC0415

    if not address:
        return nullcontext()
    if not is_url(database):
        raise InvalidSetup("--node-address needs a PostgreSQL database: give its URL with --database")
    if find_spec("httpx") is None:
        raise InvalidSetup("--node-address needs another package: pip install 'mamlaka[postgres]'")
    return listen(*_host_and_port(address), options="--node-address")


def node_host(address: str) -> str:
    """Return the host of the address of a node, for URLs."""
    host, _ = _host_and_port(address)
    return f"[{host}]" if ":" in host else host


def _host_and_port(address: str) -> tuple[str, int]:
    """Return the parts of an address of a node.

    Raises:
        InvalidSetup: other nodes cannot reach such an address.
    """
    try:
        parts = urlsplit(f"//{address}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or port is None or host in ANYWHERE:
        raise InvalidSetup(
            "--node-address takes the host and port where other servers reach this one, such as 10.0.0.2:8001, "
            f"not {address!r}"
        )
    return host, port


def listen(host: str, port: int | None, options: str = "--host and --port") -> socket.socket:
    """Return a listening socket; if `port` is None, on the first free port from 8000.

    Args:
        host: the address to listen on.
        port: the port; 0: any free one.
        options: the options that choose them, for the error message.

    Raises:
        InvalidSetup: the port is in use, or the host is not an address of this machine.
    """
    if not host:
        raise InvalidSetup("--host takes an address, such as 127.0.0.1 or 0.0.0.0, not ''")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    reason = ""
    for number in (port,) if port is not None else range(PORT, PORT + PORTS_TRIED):
        # With an explicit protocol, asyncio disables Nagle's algorithm, which would delay messages by 40 ms.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen(128)
        except (OSError, UnicodeError) as error:
            listener.close()
            reason = (error.strerror if isinstance(error, OSError) else "") or "not a valid address"
        else:
            return listener
    raise InvalidSetup(f"cannot listen on {host} port {port or PORT}: {reason}; choose with {options}")


def url_host(host: str) -> str:
    """Return the host for URLs; for a wildcard address, the address of this machine in its network."""
    if host not in ANYWHERE:
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; only selects the local address of the route
        except OSError:
            return "127.0.0.1"
        name: str = probe.getsockname()[0]
        return name


def port_of(listener: socket.socket) -> int:
    """Return the port on which a socket listens."""
    port: int = listener.getsockname()[1]
    return port
