"""Who is at a table at this moment. None of it is in the log: after a restart everybody is away until he comes back."""

from __future__ import annotations

from typing import Literal

import anyio

from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.history import History
from mamlaka.server.sessions import CLOSE_REPLACED, Session

__all__ = ["Presence"]


class Presence:
    """The people of a table: who is connected, who has left, who still reads the result of a deal."""

    def __init__(self, history: History, grace: float) -> None:
        """Take in those who sit at the table; nobody is connected yet.

        Args:
            history: who sits where.
            grace: a bot plays for somebody who has been away for so many seconds.
        """
        self._history = history
        self._grace = grace
        self.players: dict[Seat, Session] = {}
        """The newest connection of each seat: it alone plays."""
        self.unready: set[Seat] = set()
        """Who still reads the result of a deal."""
        self._left: set[Seat] = set()
        self._away_since = dict.fromkeys(history.players, anyio.current_time())

    def sat(self, seat: Seat) -> None:
        """Note that somebody has sat down; until he connects he is away."""
        self._away_since[seat] = anyio.current_time()
        self._left.discard(seat)

    def came(self, seat: Seat, session: Session) -> None:
        """Note a connection; an older one of the same seat is told that it is replaced."""
        older = self.players.get(seat)
        if older is not None:
            older.enqueue(protocol.Replaced())
            older.close(CLOSE_REPLACED)
        self.players[seat] = session
        self._left.discard(seat)
        self._away_since.pop(seat, None)

    def went(self, session: Session) -> bool:
        """Note that a connection is gone; return whether somebody has gone with it, or only an older window."""
        seat = session.seat
        if seat is None or self.players.get(seat) is not session:
            return False
        del self.players[seat]
        self._away_since[seat] = anyio.current_time()
        self.unready.discard(seat)
        return True

    def left(self, seat: Seat) -> None:
        """Note that somebody has stood up."""
        self._left.add(seat)

    def stood(self, seat: Seat) -> None:
        """Forget a person who has left before the match: their connection does not play the seat any more."""
        self.players.pop(seat, None)
        self._away_since.pop(seat, None)

    def plays(self, session: Session) -> bool:
        """Return whether a connection is the one that plays its seat."""
        return session.seat is not None and self.players.get(session.seat) is session

    def bot_plays_from(self, seat: Seat) -> float | None:
        """Return from when on a bot plays a seat, as a time of the event loop; None: its person is here."""
        if seat not in self._history.players or seat in self._left:
            return 0.0
        since = self._away_since.get(seat)
        return None if since is None else since + self._grace

    def is_played_by_bot(self, seat: Seat) -> bool:
        """Return whether a bot plays a seat now."""
        start = self.bot_plays_from(seat)
        return start is not None and start <= anyio.current_time()

    def person(self, seat: Seat) -> protocol.Person:
        """Return who sits in a seat, as everybody may know."""
        player = self._history.players.get(seat)
        if player is None and self._history.table is None:
            return protocol.Person("free", "", "here")
        if player is None:
            return protocol.Person("bot", self._history.opened.bots, "here")
        status: Literal["here", "away", "left"] = "here" if seat in self.players else "away"
        return protocol.Person("person", player.name, "left" if seat in self._left else status)
