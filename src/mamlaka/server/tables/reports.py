"""Reports of bad moves by bots: stored in the database, never sent to clients."""

from __future__ import annotations

import logging
import time
from functools import partial

import msgspec
from anyio import CapacityLimiter, to_thread
from sqlalchemy import Engine

from mamlaka.coach.reports import report_of
from mamlaka.engine import fold
from mamlaka.errors import BotFailed, IllegalAction, Refusal
from mamlaka.record import Record, record_match
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.database.stored_reports import add_report
from mamlaka.server.tables.live import LiveTable
from mamlaka.server.tables.sessions import Session

__all__ = ["answer_report"]

MAX_REPORTS = 20
"""The most reports accepted from a table."""

log = logging.getLogger(__name__)


async def answer_report(
    table: LiveTable, session: Session, request: protocol.Report, engine: Engine, hint_limiter: CapacityLimiter
) -> None:
    """Store the last decision of a bot, or send a refusal. The answer reveals nothing about the decision.

    Raises:
        Unloaded: the table is no longer in memory.
    """
    try:
        record = await table.mailbox.run(partial(_record, table, session))
        save = partial(_save, engine, table.state.table_id, record, request.words, request.seat)
        number = await to_thread.run_sync(save, limiter=hint_limiter)
    except IllegalAction as error:
        session.enqueue(protocol.Refused(request.id, error.refusal))
    except BotFailed as error:
        log.warning("cannot report a move", exc_info=error)
        session.enqueue(
            protocol.Refused(request.id, Refusal("report_failed", {"bot": error.bot, "origin": error.origin}))
        )
    except OSError:
        session.enqueue(protocol.Refused(request.id, Refusal("not_saved")))
    else:
        session.enqueue(protocol.Reported(request.id, number))


async def _record(table: LiveTable, session: Session) -> Record:
    """Return the record of the match as far as players may know of it, with hidden cards but without the seed.

    Raises:
        IllegalAction: the session doesn't play at this table, or the match has not started.
    """
    match = table.state.table
    if not table.presence.plays(session):
        raise IllegalAction(Refusal("not_seated"))
    if match is None:
        raise IllegalAction(Refusal("not_begun"))
    log = match.log[: match.horizon]  # a report must not tell who has answered a secret question
    state = match.state if len(log) == match.version else fold(match.start, log)
    return record_match(state.game, log, table.state.line_up, source="mamlaka serve")


def _save(engine: Engine, table_id: str, record: Record, words: str, seat: Seat | None) -> int:
    bot_report = report_of(record, words, seat=seat)
    if bot_report is None:
        raise IllegalAction(Refusal("nothing_to_report"))
    body = msgspec.json.encode(bot_report).decode()
    number = add_report(engine, table_id, time.time_ns() // 1_000_000, body, MAX_REPORTS)
    if number is None:
        raise IllegalAction(Refusal("report_many"))
    return number
