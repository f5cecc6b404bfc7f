"""Connections and viewers: what is still to be sent to whom, and how far each has been told."""

from __future__ import annotations

import anyio

from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.scene import updates_of
from mamlaka.table import Table
from mamlaka.view import View

__all__ = ["CLOSE_NORMAL", "CLOSE_REFUSED", "CLOSE_REPLACED", "CLOSE_RESTART", "CLOSE_SLOW", "Session", "ViewerFeed"]

CLOSE_NORMAL, CLOSE_RESTART, CLOSE_REPLACED, CLOSE_REFUSED, CLOSE_SLOW = 1000, 1012, 4001, 4003, 4008

OUTBOX = 256
REMEMBERED = 256
"""How many updates a viewer can have missed; after more of them he gets a scene without what led to it."""


class Session:
    """One connection: what is still to be sent, and how far its viewer has been told."""

    def __init__(self) -> None:
        self.seat: Seat | None = None
        self.version = 0
        self.is_thinking = False
        """Whether a hint for it is being thought about."""
        self.close_code: int | None = None
        """Why it is to be closed, once everything before has been sent; None: it stays open."""
        self.closed = anyio.Event()
        """Set when it is to be closed."""
        self._send, self.outbox = anyio.create_memory_object_stream[protocol.ServerMessage](OUTBOX)

    def enqueue(self, message: protocol.ServerMessage) -> None:
        """Send a message when its turn comes; a client that does not keep up is disconnected instead."""
        if self.close_code is not None:
            return
        try:
            self._send.send_nowait(message)
        except anyio.WouldBlock:
            self.close(CLOSE_SLOW)

    def close(self, code: int) -> None:
        """Close the connection after what has been pushed."""
        if self.close_code is None:
            self.close_code = code
            self.closed.set()
            self._send.close()


class ViewerFeed:
    """What one viewer is told, event by event."""

    def __init__(self, viewer: Seat | None, table: Table) -> None:
        self._viewer = viewer
        self._view = View(viewer, table.start)
        self.version = 0
        """How far the viewer has been told."""
        self._updates: list[tuple[int, protocol.Update]] = []
        self._first = 0
        """From this version on the updates are remembered."""

    def advance(self, table: Table) -> None:
        """Tell everything up to the horizon of the table."""
        horizon = table.horizon
        for number, event in table.since(self.version, self._viewer):
            if number >= horizon:
                break
            before = self._view
            self._view = before.apply([(number, event)])
            self._updates += ((number, update) for update in updates_of(before, event, self._view))
        self.version = horizon
        if len(self._updates) > 2 * REMEMBERED:
            self._first = self._updates[-REMEMBERED - 1][0] + 1
            self._updates = [(number, update) for number, update in self._updates if number >= self._first]

    def knows(self, version: int) -> bool:
        """Return whether everything since a version is remembered."""
        return self._first <= version <= self.version

    def since(self, version: int) -> tuple[protocol.Update, ...]:
        """Return the updates since a version."""
        return tuple(update for number, update in self._updates if number >= version)
