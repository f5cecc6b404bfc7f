"""What is done with each message that a client sends to its table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from anyio import CapacityLimiter
from anyio.abc import TaskGroup
from sqlalchemy import Engine

from mamlaka.errors import Refusal
from mamlaka.server import protocol
from mamlaka.server.tables.commands import Execute
from mamlaka.server.tables.hints import answer_hint
from mamlaka.server.tables.live import LiveTable
from mamlaka.server.tables.reports import answer_report
from mamlaka.server.tables.sessions import Session

__all__ = ["HANDLERS", "Visit"]


@dataclass(frozen=True, slots=True)
class Visit:
    """A session at a table, and what its messages need beside the table."""

    session: Session
    table: LiveTable
    tasks: TaskGroup
    """The task group of the session, for answers that take long."""
    engine: Engine
    """The database, for reports."""
    hint_limiter: CapacityLimiter
    """Limits the hints and reports computed at the same time."""


Handler: TypeAlias = Callable[[Visit, Any], Awaitable[None]]
"""Handles a message; the second argument has the type of its key in `HANDLERS`."""


def _job(part: Callable[[LiveTable], Callable[[Session, Any], Awaitable[None]]]) -> Handler:
    """Return a handler that lets a part of the table handle the message, as a job of the table."""

    async def handle(visit: Visit, message: Any) -> None:
        await visit.table.mailbox.run(partial(part(visit.table), visit.session, message))

    return handle


def _command(part: Callable[[LiveTable], Execute]) -> Handler:
    """Return a handler that lets a part of the table execute a command, which is answered once."""

    async def handle(visit: Visit, message: protocol.Command) -> None:
        table = visit.table
        await table.mailbox.run(partial(table.commands.handle, visit.session, message, part(table)))

    return handle


async def _ignore(_visit: Visit, _message: protocol.Beat) -> None:
    """Do nothing, because every message is a sign of life."""


async def _ping(visit: Visit, _message: protocol.Ping) -> None:
    visit.session.enqueue(protocol.Pong())


async def _delay_bots(visit: Visit, message: protocol.BotDelay) -> None:
    visit.session.bot_delay = message.factor


async def _hint(visit: Visit, message: protocol.AskHint) -> None:
    visit.tasks.start_soon(answer_hint, visit.table, visit.session, message, visit.hint_limiter)


async def _report(visit: Visit, message: protocol.Report) -> None:
    await answer_report(visit.table, visit.session, message, visit.engine, visit.hint_limiter)


async def _refuse_hello(visit: Visit, _message: protocol.Hello) -> None:
    reason = "send `hello` only once, as the first message"
    visit.session.enqueue(protocol.Refused("", Refusal("bad_message", {"reason": reason})))


HANDLERS: Mapping[type[protocol.ClientMessage], Handler] = {
    protocol.Hello: _refuse_hello,
    protocol.Beat: _ignore,
    protocol.Ping: _ping,
    protocol.BotDelay: _delay_bots,
    protocol.Here: _job(lambda table: table.attendance.here),
    protocol.Ready: _job(lambda table: table.attendance.ready),
    protocol.Commit: _job(lambda table: table.match_start.commit),
    protocol.Reveal: _job(lambda table: table.match_start.reveal),
    protocol.Say: _job(lambda table: table.commands.say),
    protocol.Start: _command(lambda table: table.match_start.request),
    protocol.Act: _command(lambda table: table.moves.play),
    protocol.Leave: _command(lambda table: table.seating.leave),
    protocol.Admit: _command(lambda table: table.seating.admit),
    protocol.Again: _command(lambda table: table.commands.again),
    protocol.AskHint: _hint,
    protocol.Report: _report,
}
"""The handler of each type of message."""
