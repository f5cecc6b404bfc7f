"""How the server listens: caps on connections, deadlines for requests, and a log that clients cannot fill."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import Any

import h11
import uvicorn
from starlette.applications import Starlette
from starlette.types import Scope
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from mamlaka.server.addresses import TrustedProxies, parse_address
from mamlaka.server.limits import Limits, connection_group
from mamlaka.server.metrics import CONNECTIONS, SLOW_CLIENTS
from mamlaka.server.protocol import Beat, encode_message
from mamlaka.server.tables.sessions import CLOSE_SLOW

__all__ = ["CARRIER", "ConnectionCaps", "connection_of", "uvicorn_config"]

MAX_FRAME_BYTES = 1 << 16
"""Above the limit of the protocol, so that the server can refuse a long message."""
READ_AHEAD = 4
"""The messages of a client that may wait while the one before them is handled."""
DIRECT = "mamlaka.connection"
"""The extension of the scope of a WebSocket under which the application finds its connection."""
CARRIER = "mamlaka.carrier"
"""The state of a scope under which the application finds the transport that carries it."""
BEAT = encode_message(Beat()).encode()
"""A sign of life, as clients send it."""
FAULTS_OF_CLIENTS = (
    "Invalid HTTP request",
    "Unsupported upgrade request",
    "Invalid UTF-8 sequence",
    "No supported WebSocket library",
)
"""The messages of uvicorn about malformed input."""


class ConnectionCaps:
    """The open connections, in total and per address.

    A connection counts for the address that opened it, and from its first request on for the client that it serves:
    those of a trusted proxy carry the requests of many. What the operator has named as a proxy may open any number.
    """

    def __init__(self, limits: Limits, proxies: TrustedProxies) -> None:
        """Start without connections."""
        self.proxies = proxies
        """The proxies whose connections serve others."""
        self.node_port: int | None = None
        """The port for other nodes, which count the connections from an address themselves; None: there is none."""
        self._limits = limits
        self._open: dict[asyncio.BaseTransport, str] = {}
        self._by_address: Counter[str] = Counter()

    def admit(self, transport: asyncio.BaseTransport) -> bool:
        """Count a new connection; return whether there is room for it."""
        peer = _peer_of(transport)
        host = peer[0] if peer else ""
        address = connection_group(host)
        is_free = not peer or self.proxies.are_named(host) or self.is_for_nodes(transport.get_extra_info("sockname"))
        if len(self._open) >= self._limits.connections or not (is_free or self._has_room(address)):
            return False
        self._open[transport] = address
        self._by_address[address] += 1
        CONNECTIONS.inc()
        return True

    def serve(self, transport: asyncio.BaseTransport, client: str) -> bool:
        """Count the connection of a proxy for the client that it serves now; return whether there is room for it."""
        before, address = self._open.get(transport), connection_group(client)
        if before is None or before == address:
            return True
        if not self._has_room(address):
            return False
        self._forget(before)
        self._open[transport] = address
        self._by_address[address] += 1
        return True

    def is_for_nodes(self, server: Sequence[object] | None) -> bool:
        """Return whether a connection came to the port for other nodes, by the address at which it came."""
        return self.node_port is not None and server is not None and server[1] == self.node_port

    def release(self, transport: asyncio.BaseTransport) -> None:
        """Forget a connection that is closed; unknown ones are ignored."""
        address = self._open.pop(transport, None)
        if address is not None:
            CONNECTIONS.dec()
            self._forget(address)

    def _has_room(self, address: str) -> bool:
        return self._by_address[address] < self._limits.connections_per_address

    def _forget(self, address: str) -> None:
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


def uvicorn_config(app: Starlette) -> uvicorn.Config:
    """Return how uvicorn serves an application of `create_app`."""
    config = uvicorn.Config(
        app,
        loop="asyncio",  # uvicorn would take another one if it is installed; `_WriteTimeout` knows this one
        log_config=None,  # `logs` formats the lines of all packages
        access_log=False,
        http=_Http,
        ws=_WebSocket,
        ws_max_size=MAX_FRAME_BYTES,
        ws_per_message_deflate=False,  # compression would use about 300 KB per socket, for messages of 3 KB
        server_header=False,
        proxy_headers=False,  # `forwarding` reads them, because the caps on connections need the client, too
        timeout_graceful_shutdown=5,
    )
    logger = logging.getLogger("uvicorn.error")
    if _is_worth_logging not in logger.filters:
        logger.addFilter(_is_worth_logging)
    return config


def _is_worth_logging(record: logging.LogRecord) -> bool:
    """Return whether a message is about the server, and not about what a client sent."""
    return not record.getMessage().startswith(FAULTS_OF_CLIENTS)


def _peer_of(transport: asyncio.BaseTransport) -> tuple[str, int] | None:
    """Return the address and port from which a connection was opened; None: it is one of a Unix socket."""
    peer = transport.get_extra_info("peername")
    return (str(parse_address(peer[0]) or peer[0]), peer[1]) if isinstance(peer, tuple) else None


class _WriteTimeout(asyncio.Protocol):
    """A connection that is aborted when its client does not take what was sent.

    Nothing may stay in the buffer of the connection, so `pause_writing` is called when the system takes no more bytes.
    A sender waits until they are gone, and the queue of a session is bounded.
    """

    config: uvicorn.Config
    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    client: tuple[str, int] | None
    app_state: dict[str, Any]
    _write_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = _peer_of(transport)
        self.app_state = {**self.app_state, CARRIER: transport}
        self.transport.set_write_buffer_limits(high=0)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._write_timer is None:
            seconds = _app_of(self.config).state.limits.send_seconds
            self._write_timer = self.loop.call_later(seconds, self._time_out)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._cancel_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_timer()
        super().connection_lost(exc)
        # A transport of asyncio refers to a method of its own, and would wait for the garbage collector. No public
        # method ends that: `set_protocol` only chooses another method. Without the attribute, nothing happens.
        vars(self.transport).pop("_read_ready_cb", None)

    def _time_out(self) -> None:
        SLOW_CLIENTS.inc()
        self.abort()

    def abort(self) -> None:
        """End the connection, whether the client reads or not."""
        self.transport.abort()

    def _cancel_timer(self) -> None:
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None


class _Http(_WriteTimeout, H11Protocol):
    """A connection over which each request must be complete before a deadline."""

    _deadline: asyncio.TimerHandle | None = None
    _is_admitted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        state = _app_of(self.config).state
        # The system may have accepted a connection before the server stopped, and asyncio makes it known afterwards,
        # when uvicorn has already closed the others: it would wait for this one.
        self._is_admitted = not state.readiness.is_stopping and state.caps.admit(transport)
        if self._is_admitted:
            self._watch()
        else:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._is_admitted:
            super().data_received(data)

    def handle_events(self) -> None:
        super().handle_events()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._cancel_deadline()
        self._is_admitted = False  # from here on the connection belongs to the WebSocket
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_deadline()
        _app_of(self.config).state.caps.release(self.transport)
        super().connection_lost(exc)

    def _watch(self) -> None:
        """Start the deadline while a request is incomplete; the timeout of uvicorn ends only idle connections."""
        if not self._is_admitted or self.conn.their_state not in {h11.IDLE, h11.SEND_BODY}:
            self._cancel_deadline()
        elif self._deadline is None:
            seconds = _app_of(self.config).state.limits.request_seconds
            self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class _WebSocket(_WriteTimeout, WebSocketsSansIOProtocol):
    """A WebSocket that gives its place back when it is closed, and is a `mamlaka.server.tables.sessions.Connection`.

    What a table sends need not pass through a task for each client.
    """

    on_beat: Callable[[], None] | None = None
    _extensions: dict[str, dict[object, object]]
    """Those of the scope."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._extensions = {}
        super().connection_made(transport)

    def write_now(self, frames: bytes) -> bool:
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frames)
        return True

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            assert self.scope["extensions"] is not None
            self._extensions = self.scope["extensions"]
            self._extensions[DIRECT] = {"connection": self}

    def handle_text(self, event: Frame) -> None:
        if self.on_beat is not None and event.fin and event.data == BEAT:
            self.on_beat()
        else:
            super().handle_text(event)

    def keepalive_timeout(self) -> None:
        # uvicorn closes with 1011, which says that the server failed.
        self.pong_timer = self.pending_ping_payload = None
        if not self.close_sent and not self.transport.is_closing():
            self.conn.fail(CLOSE_SLOW, "no answer to a ping")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        # While few messages wait, uvicorn is to believe that it has paused the reading. To pause and resume it for each
        # message takes longer than to decode the message.
        self.read_paused = self.queue.qsize() < READ_AHEAD
        super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        _app_of(self.config).state.caps.release(self.transport)
        self.on_beat = None  # the session knows the connection, too
        self._extensions.pop(DIRECT, None)  # and so does the scope
        super().connection_lost(exc)


def connection_of(scope: Scope) -> _WebSocket | None:
    """Return the connection of a WebSocket; None: it is not served by `uvicorn_config`."""
    connection = scope["extensions"].get(DIRECT, {}).get("connection")
    assert connection is None or isinstance(connection, _WebSocket)
    return connection


def _app_of(config: uvicorn.Config) -> Any:
    return config.app
