"""The sessions of a table, and the people behind them."""

from __future__ import annotations

from time import monotonic

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.accounts.moderation import ModerationSettings
from mamlaka.server.database.log_entries import hash_token
from mamlaka.server.tables.clock import TableClock
from mamlaka.server.tables.rematch import AutoStart
from mamlaka.server.tables.scene import shown_action
from mamlaka.server.tables.sessions import CLOSE_REFUSED, Session
from mamlaka.server.tables.table_parts import TableParts

__all__ = ["Attendance"]


class Attendance:
    """Adds and removes sessions, and tells everyone when a player comes, goes, or falls silent."""

    def __init__(self, parts: TableParts, clock: TableClock, auto_start: AutoStart) -> None:
        """Start without sessions."""
        self._state, self._presence, self._broadcaster = parts.state, parts.presence, parts.broadcaster
        self._clock = clock
        self._auto_start = auto_start
        self.idle_since = monotonic()
        """When the last session left, on the monotonic clock."""

    async def attach(
        self, session: Session, hello: protocol.Hello, moderation: ModerationSettings, own_hash: str = ""
    ) -> None:
        """Add a session, and send it the state or the updates it has missed.

        Args:
            session: the session.
            hello: its first message.
            moderation: the moderation settings of the operator.
            own_hash: the hash of the token of the seat of its account; empty: it has none.

        Raises:
            IllegalAction: the token belongs to no seat, no one may watch the match, or the operator has blocked the
                person.
        """
        token_hash = hash_token(hello.token) if hello.token else own_hash
        seat = self._state.seat_of_hash(token_hash) if token_hash else None
        if hello.token and seat is None:
            raise IllegalAction(Refusal("unknown_token"))
        self._state.check_may_watch(seat)
        self._check(session, seat, moderation)
        if session.close_code is not None:
            return  # it disconnected while the job was queued
        session.seat, session.wants_whole_scenes = seat, hello.whole_scenes
        self._broadcaster.sessions.add(session)
        if seat is not None:
            if self._presence.touched(seat):
                self._clock.restart()
            self._presence.connected(seat, session)
            self._auto_start.player_joined()
            self._broadcaster.broadcast_info(but=session)
        self._broadcaster.welcome(session, hello.last)
        clock = self._clock.facts
        if clock is not None:
            session.enqueue(clock)
        if seat is not None:
            self._tell_stand_in(session, seat)

    def _tell_stand_in(self, session: Session, seat: Seat) -> None:
        """Tell a person who is back what a bot has decided for them."""
        stand_in = self._state.stand_ins.get(seat)
        if stand_in is None or not stand_in.count:
            return
        game = self._state.game
        latest = tuple(shown_action(action, game) for action in self._state.stand_in_actions(seat))
        session.enqueue(protocol.StoodIn(stand_in.total, stand_in.count, latest))

    async def detach(self, session: Session) -> None:
        """Remove a session; its player is away now, unless a newer session has replaced it."""
        if session not in self._broadcaster.sessions:
            return
        self._broadcaster.sessions.discard(session)
        if self._presence.disconnected(session):
            self._broadcaster.broadcast_info()
        if not self._broadcaster.sessions:
            self.idle_since = monotonic()

    async def expel(self, moderation: ModerationSettings) -> None:
        """Close the sessions of the people whom the operator has blocked; bots play for them."""
        for session in list(self._broadcaster.sessions):
            try:
                self._check(session, session.seat, moderation)
            except IllegalAction as error:
                session.enqueue(protocol.Refused("", error.refusal))
                session.close(CLOSE_REFUSED)

    def _check(self, session: Session, seat: Seat | None, moderation: ModerationSettings) -> None:
        player = None if seat is None else self._state.players.get(seat)
        moderation.check_person(player.name if player else "", session.address)

    async def silence_changed(self, session: Session) -> None:
        """Show a player whose client does not answer as away, until it is heard again."""
        if not self._presence.silence_changed(session):
            return
        self._broadcaster.broadcast_info()
        if session.seat is not None and not session.is_silent:
            self._tell_stand_in(session, session.seat)

    async def here(self, session: Session, _message: protocol.Here) -> None:
        """Record that a player is at the table."""
        self.hear(session)

    async def ready(self, session: Session, _message: protocol.Ready) -> None:
        """Record that a player is at the table, and has read the result of a deal."""
        seat = self.hear(session)
        if seat is not None and seat in self._presence.unready:
            self._presence.unready.discard(seat)
            self._broadcaster.broadcast_info()

    def hear(self, session: Session) -> Seat | None:
        """Return the seat for which a session may act; None: for no seat.

        If the time of the person to think has run out, they get their seat back.
        """
        seat = self._presence.acting_seat(session)
        if seat is not None and self._presence.touched(seat):
            self._clock.restart()
            self._broadcaster.broadcast_info()
            self._tell_stand_in(session, seat)
        return seat
