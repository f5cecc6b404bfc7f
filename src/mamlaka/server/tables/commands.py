"""The commands of players, such as to start the match, to move or to leave; and their phrases."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeAlias

from mamlaka.errors import IllegalAction, ParseError, Refusal
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.database.journal import NotSaved
from mamlaka.server.tables.attendance import Attendance
from mamlaka.server.tables.moves import TooEarly
from mamlaka.server.tables.rematch import Rematch
from mamlaka.server.tables.sessions import CLOSE_NORMAL, Session
from mamlaka.server.tables.table_parts import TableParts
from mamlaka.server.tables.talk import Talk

__all__ = ["Commands", "Execute"]

MAX_REFUSALS = 256

Execute: TypeAlias = Callable[[Seat, Any, str], Awaitable[None]]
"""Executes a command of one type: takes the seat of the player, the command, and its idempotency key."""


class Commands:
    """Answers each command of a player once, with `done` or a refusal, however often it is sent."""

    def __init__(self, parts: TableParts, attendance: Attendance, rematch: Rematch, talk: Talk) -> None:
        """Start with the completed commands of the log.

        Args:
            parts: what all parts of the table need.
            attendance: tells for which seat a session may act.
            rematch: carries out `again`.
            talk: the phrases that players may use.
        """
        self._state, self._log = parts.state, parts.log
        self._mailbox, self._broadcaster = parts.mailbox, parts.broadcaster
        self._attendance = attendance
        self._rematch = rematch
        self._talk = talk
        self._refused: dict[str, protocol.Refused] = {}
        """The latest refusals by idempotency key; completed commands are in the log."""
        self._waiting: dict[Seat, tuple[Session, protocol.Command, Execute]] = {}
        """The commands that came after the end of a secret question, and before the reveal."""

    async def handle(self, session: Session, command: protocol.Command, execute: Execute) -> None:
        """Execute a command, and answer with `done` or a refusal. A repeated command gets its first answer.

        Args:
            session: the session that has sent it.
            command: the command.
            execute: executes it.
        """
        seat = self._attendance.hear(session)
        if seat is None:
            session.enqueue(protocol.Refused(command.id, Refusal("not_seated")))
            return
        key = self._state.command_key(seat, command.id)
        refused = self._refused.get(key)
        if refused is None and key not in self._state.commands:
            try:
                refused = await self._attempt(seat, command, key, execute)
            except TooEarly:
                self._postpone(seat, session, command, execute)
                return
        if refused is not None:
            session.enqueue(refused)
            return
        with session.gathering():
            session.enqueue(protocol.Done(command.id))
            if not isinstance(command, protocol.Leave):
                self._broadcaster.broadcast(session)
        if isinstance(command, protocol.Leave):
            session.close(CLOSE_NORMAL)
            self._broadcaster.broadcast(session)

    async def again(self, seat: Seat, _command: protocol.Again, key: str) -> None:
        """Record that a player wants another match.

        Raises:
            IllegalAction: the match is not over.
            NotSaved: nothing was written.
        """
        self._broadcaster.info_changed |= await self._rematch.agree(seat, key)

    async def say(self, session: Session, message: protocol.Say) -> None:
        """Send a phrase of a player to everyone, or answer with a refusal."""
        seat = self._attendance.hear(session)
        if seat is None:
            session.enqueue(protocol.Refused(message.id, Refusal("not_seated")))
            return
        try:
            self._talk.say(seat, message.phrase)
        except IllegalAction as error:
            session.enqueue(protocol.Refused(message.id, error.refusal))
        else:
            self._broadcaster.send_to_all(protocol.Heard(seat, message.phrase))

    def resume(self) -> None:
        """Queue the commands that had to wait for the reveal of a secret question."""
        waiting, self._waiting = self._waiting, {}
        for session, command, execute in waiting.values():
            self._mailbox.post(partial(self.handle, session, command, execute))

    def _postpone(self, seat: Seat, session: Session, command: protocol.Command, execute: Execute) -> None:
        """Keep a command until the reveal; a seat has only one that waits."""
        before = self._waiting.get(seat)
        if before is None or before[1].id == command.id:
            self._waiting[seat] = session, command, execute
        else:
            session.enqueue(protocol.Refused(command.id, Refusal("not_your_turn")))

    async def _attempt(
        self, seat: Seat, command: protocol.Command, key: str, execute: Execute
    ) -> protocol.Refused | None:
        try:
            await execute(seat, command, key)
        except IllegalAction as error:
            refused = protocol.Refused(command.id, error.refusal)
        except ParseError as error:
            refused = protocol.Refused(command.id, Refusal("bad_message", {"reason": str(error)}))
        except NotSaved as error:
            self._log.warn(error)
            return protocol.Refused(command.id, Refusal("not_saved"))
        else:
            return None
        if isinstance(command, protocol.Start):
            return refused  # a start is not stored under its key, so its refusal is not either
        self._refused[key] = refused
        if len(self._refused) > MAX_REFUSALS:
            del self._refused[next(iter(self._refused))]
        return refused
