"""The presence of players. It isn't logged: after a restart all players are away until they reconnect."""

from __future__ import annotations

import math
from time import monotonic
from typing import Literal

from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.database.held_answer import is_secret
from mamlaka.server.database.table_state import TableState
from mamlaka.server.tables.sessions import CLOSE_REPLACED, Session
from mamlaka.server.timing import Timing

__all__ = ["Presence"]


class Presence:
    """The players of a table that are connected, that have left, and that still read the result of a deal."""

    def __init__(self, table_state: TableState, timing: Timing) -> None:
        """Start with all seated players away.

        Args:
            table_state: the state of the table.
            timing: how long a disconnected player may be away.
        """
        self._state = table_state
        self._timing = timing
        self.players: dict[Seat, Session] = {}
        """The newest session of each seat; only this one may act."""
        self.unready: set[Seat] = set()
        """The seats that still read the result of a deal."""
        self.timed_out: set[Seat] = set()
        """The seats of connected people whose time to think has run out."""
        self._shown_timed_out: frozenset[Seat] = frozenset()
        """Those of them that everyone may know; during a secret question they would tell who has not answered."""
        self._left: set[Seat] = set()
        self._away_since = dict.fromkeys(table_state.players, monotonic())

    def seat_taken(self, seat: Seat) -> None:
        """Record a new player, who is away until they connect."""
        self._away_since[seat] = monotonic()
        self._left.discard(seat)

    def connected(self, seat: Seat, session: Session) -> None:
        """Record a connection, and close an older one of the same seat as replaced."""
        older = self.players.get(seat)
        if older is not None:
            older.enqueue(protocol.Replaced())
            older.close(CLOSE_REPLACED)
        self.players[seat] = session
        self._left.discard(seat)
        self._away_since.pop(seat, None)

    def disconnected(self, session: Session) -> bool:
        """Record a lost connection; return whether its player is away now, which a replaced session does not change."""
        seat = self.acting_seat(session)
        if seat is None:
            return False
        del self.players[seat]
        self._away_since.setdefault(seat, monotonic())  # a silent player has been away for longer
        self.unready.discard(seat)
        return True

    def silence_changed(self, session: Session) -> bool:
        """Record that a player has fallen silent or is heard again; return whether that changes who is away."""
        seat = self.acting_seat(session)
        if seat is None:
            return False
        if session.is_silent:
            self._away_since[seat] = monotonic()
        else:
            self._away_since.pop(seat, None)
        return True

    def touched(self, seat: Seat) -> bool:
        """Record that a person is at the table; return whether their time had run out."""
        was_out = seat in self.timed_out
        self.timed_out.discard(seat)
        self._shown_timed_out -= {seat}
        return was_out

    def publish_timed_out(self) -> bool:
        """Let everyone know whose time has run out; return whether that changes who is away.

        No one learns it while it would tell who has not answered a secret question.
        """
        table = self._state.table
        if table is not None and is_secret(table):
            return False
        before, self._shown_timed_out = self._shown_timed_out, frozenset(self.timed_out)
        return before != self._shown_timed_out

    def left(self, seat: Seat) -> None:
        """Record that a player has left during the match."""
        self._left.add(seat)

    def seat_freed(self, seat: Seat) -> None:
        """Remove a player who has left before the match, so that their session can no longer act for the seat."""
        self.players.pop(seat, None)
        self._away_since.pop(seat, None)

    @property
    def bot_delay(self) -> float:
        """The largest delay factor that a connected player has set; without one 1.0, or 0.0 if only bots play."""
        default = 0.0 if self._state.has_only_bots else 1.0
        return max((session.bot_delay for session in self.players.values()), default=default)

    @property
    def is_playing(self) -> bool:
        """Whether the match goes on: a player is connected, or bots play it among themselves."""
        table = self._state.table
        return bool(self.players) or (self._state.has_only_bots and table is not None and not table.is_over)

    @property
    def here_until(self) -> float:
        """When the table counts as deserted, on the monotonic clock; infinite: a player is connected."""
        if self.players:
            return math.inf
        seats = self._state.players.keys() - self._left
        return max((self._away_since.get(seat, 0.0) for seat in seats), default=-math.inf) + self._timing.arrival

    @property
    def is_anyone_here(self) -> bool:
        """Whether a player is connected, or was a moment ago."""
        return self.here_until > monotonic()

    def acting_seat(self, session: Session) -> Seat | None:
        """Return the seat for which a session may act; None: a newer session has replaced it, or it has no seat."""
        seat = session.seat
        return seat if seat is not None and self.players.get(seat) is session else None

    def plays(self, session: Session) -> bool:
        """Return whether a session is the one that may act for its seat."""
        return self.acting_seat(session) is not None

    def bot_plays_from(self, seat: Seat) -> float | None:
        """Return the time from which a bot plays a seat, on the monotonic clock; None: its player is connected."""
        if seat not in self._state.players or seat in self._left or seat in self.timed_out:
            return 0.0
        since = self._away_since.get(seat)
        return None if since is None else since + self._timing.grace

    def gone_from(self, seat: Seat, linger: float) -> float:
        """Return when a player counts as gone, on the monotonic clock: `linger` seconds after they disconnected."""
        if seat in self.players:
            return math.inf
        return 0.0 if seat in self._left else self._away_since.get(seat, 0.0) + linger

    def is_played_by_bot(self, seat: Seat) -> bool:
        """Return whether a bot plays a seat now."""
        start = self.bot_plays_from(seat)
        return start is not None and start <= monotonic()

    def person(self, seat: Seat) -> protocol.Occupant:
        """Return the public facts about the occupant of a seat."""
        player, opened = self._state.players.get(seat), self._state.opened
        if player is None and self._state.table is None:
            return protocol.Occupant("free", "", "here")
        if player is None:
            name = opened.bot_names[seat] if opened.bot_names else ""
            return protocol.Occupant("bot", name, "here", opened.bots)
        session = self.players.get(seat)
        is_away = session is None or session.is_silent
        is_timed_out = not is_away and seat in self._shown_timed_out
        status: Literal["here", "away", "left"] = "away" if is_away or is_timed_out else "here"
        status = "left" if seat in self._left else status
        return protocol.Occupant("person", player.name, status, timed_out=is_timed_out, program=player.program)
