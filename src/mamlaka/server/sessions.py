"""Sessions and viewer feeds: queues of outgoing messages with backpressure, and the updates of each viewer."""

from __future__ import annotations

import math

import anyio

from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.scene import updates_of
from mamlaka.table import Table
from mamlaka.view import View

__all__ = ["CLOSE_NORMAL", "CLOSE_REFUSED", "CLOSE_REPLACED", "CLOSE_RESTART", "CLOSE_SLOW", "Session", "ViewerFeed"]

CLOSE_NORMAL, CLOSE_RESTART, CLOSE_REPLACED, CLOSE_REFUSED, CLOSE_SLOW = 1000, 1012, 4001, 4003, 4008

QUEUE_SIZE = 256
MAX_UPDATES = 256
"""The updates kept for reconnecting clients; a client that has missed more receives only the scene."""


class Session:
    """A connection: the queue of its outgoing messages, and the version its client has received."""

    def __init__(self) -> None:
        self.seat: Seat | None = None
        self.version = 0
        self.is_spectator = False
        """Whether this session counts as a spectator of its table."""
        self.is_hint_running = False
        """Whether a hint is being computed for this session."""
        self.wait = 1.0
        """How long bots should think, as a factor of the usual times."""
        self.listening_since = math.inf
        """When the server began to wait for the next message, in event loop time; infinite: it handles one."""
        self.is_silent = False
        """Whether the client has not answered the last signs of life in time."""
        self.close_code: int | None = None
        """The WebSocket close code to send after the queued messages; None: the session is open."""
        self.closed = anyio.Event()
        """Set when the session is to be closed."""
        self._send, self.outbox = anyio.create_memory_object_stream[protocol.ServerMessage](QUEUE_SIZE)

    def enqueue(self, message: protocol.ServerMessage) -> None:
        """Queue a message without waiting. If the queue is full, disconnect the client."""
        if self.close_code is not None:
            return
        try:
            self._send.send_nowait(message)
        except anyio.WouldBlock:
            self.close(CLOSE_SLOW)

    def close(self, code: int) -> None:
        """Close the connection after the queued messages."""
        if self.close_code is None:
            self.close_code = code
            self.closed.set()
            self._send.close()


class ViewerFeed:
    """The updates of one viewer, shared by all its sessions."""

    def __init__(self, viewer: Seat | None, table: Table) -> None:
        self._viewer = viewer
        self._view = View(viewer, table.start)
        self.version = 0
        """The version that the feed has reached."""
        self._updates: list[tuple[int, protocol.Update]] = []
        self._first = 0
        """The first version from which all updates are kept."""

    def advance(self, table: Table) -> None:
        """Add the updates up to the horizon of the table."""
        horizon = table.horizon
        for number, event in table.since(self.version, self._viewer):
            if number >= horizon:
                break
            before = self._view
            self._view = before.apply([(number, event)])
            self._updates += ((number, update) for update in updates_of(before, event, self._view))
        self.version = horizon
        if len(self._updates) > 2 * MAX_UPDATES:
            self._first = self._updates[-MAX_UPDATES - 1][0] + 1
            self._updates = [(number, update) for number, update in self._updates if number >= self._first]

    def knows(self, version: int) -> bool:
        """Return whether all updates since a version are kept."""
        return self._first <= version <= self.version

    def since(self, version: int) -> tuple[protocol.Update, ...]:
        """Return the updates since a version."""
        return tuple(update for number, update in self._updates if number >= version)
