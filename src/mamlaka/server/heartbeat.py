"""Signs of life: a connection that breaks without a word is noticed within three seconds."""

from __future__ import annotations

from time import monotonic

import anyio

from mamlaka.server import protocol
from mamlaka.server.live import LiveTable
from mamlaka.server.sessions import CLOSE_SLOW, Outgoing, Session
from mamlaka.server.timing import Timing

__all__ = ["keep_beating"]

BEAT = Outgoing(protocol.Beat())
"""The same for all sessions, and encoded once."""


async def keep_beating(session: Session, table: LiveTable, timing: Timing) -> None:
    """Send `beat` to a client regularly, mark it as silent while it does not answer, and close a dead connection.

    The beats do not wait for the answers. On a slow network the answers come late but at the same rate, so a long delay
    alone does not make a player seem away.
    """
    due = monotonic() + timing.beat
    while True:
        await anyio.sleep_until(due if session.is_silent else min(due, session.listening_since + timing.silence))
        now = monotonic()
        silence = now - session.listening_since
        if (silence >= timing.silence) != session.is_silent:
            session.is_silent = not session.is_silent
            table.post_silence(session)
        if silence >= timing.dead:
            session.close(CLOSE_SLOW)
            return
        if now >= due:
            session.enqueue(BEAT)
            due = now + timing.beat
