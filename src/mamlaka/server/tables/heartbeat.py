"""Signs of life: a connection that breaks silently is noticed within three seconds."""

from __future__ import annotations

from functools import partial
from time import monotonic

import anyio
import anyio.lowlevel
from msgspec import Struct

from mamlaka.server import protocol
from mamlaka.server.tables.live import LiveTable
from mamlaka.server.tables.sessions import CLOSE_SLOW, Outgoing, Session
from mamlaka.server.timing import Timing

__all__ = ["Heartbeats"]

BEAT = Outgoing(protocol.Beat())
"""The same for all sessions, and encoded once."""
ROUNDS = 8
"""The rounds in the time between two beats of a connection."""
BEATS_AT_ONCE = 64
"""The most beats that are sent before other tasks run."""


class _Subscription(Struct):
    """A connection that has asked for heartbeats."""

    table: LiveTable
    due: float
    """When the next beat is to be sent, on the monotonic clock."""


class Heartbeats:
    """Sends `beat` to the clients of a server that have asked for it, and notices those that fall silent.

    The beats do not wait for the answers. On a slow network the answers come late but at the same rate, so a long delay
    alone does not make a player seem away. Nor does a busy server: the time by which it is late itself does not count.
    One task serves all connections, because there may be thousands.
    """

    def __init__(self, timing: Timing) -> None:
        """Start without connections."""
        self._timing = timing
        self._subscriptions: dict[Session, _Subscription] = {}

    def add(self, session: Session, table: LiveTable) -> None:
        """Send heartbeats from now on."""
        self._subscriptions[session] = _Subscription(table, monotonic() + self._timing.beat)

    def remove(self, session: Session) -> None:
        """Send no more heartbeats; unknown sessions are ignored."""
        self._subscriptions.pop(session, None)

    async def run(self) -> None:
        """Serve all connections, until cancelled."""
        pause, woke = self._timing.beat / ROUNDS, monotonic()
        while True:
            await anyio.sleep(pause)
            before, woke = woke, monotonic()
            late = woke - before - pause
            sent = 0
            for session, subscription in list(self._subscriptions.items()):
                session.excuse(late)
                sent += self._serve(session, subscription)
                if sent >= BEATS_AT_ONCE:
                    await anyio.lowlevel.checkpoint()
                    sent = 0

    def _serve(self, session: Session, subscription: _Subscription) -> bool:
        """Mark a session as silent or not, and send the beat that is due; return whether one was."""
        now = monotonic()
        silence = now - session.listening_since
        if (silence >= self._timing.silence) != session.is_silent:
            session.is_silent = not session.is_silent
            table = subscription.table
            table.mailbox.post(partial(table.attendance.silence_changed, session))
        if silence >= self._timing.dead:
            session.close(CLOSE_SLOW)
            self.remove(session)
        elif now >= subscription.due:
            session.enqueue(BEAT)
            # The connections keep their times, so that not all are served at once after a delay.
            subscription.due += self._timing.beat * (1 + (now - subscription.due) // self._timing.beat)
            return True
        return False
