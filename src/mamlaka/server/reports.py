"""Bad moves of bots that people report: kept in the database, and told to nobody."""

from __future__ import annotations

import logging
import time
from functools import partial

import msgspec
from anyio import CapacityLimiter, to_thread

from mamlaka.coach.reports import report_of
from mamlaka.errors import BotFailed, IllegalAction, Refusal
from mamlaka.record import Record, record_match
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.live import LiveTable
from mamlaka.server.sessions import Session
from mamlaka.server.store import Store

__all__ = ["answer_report"]

MOST_REPORTS = 20
"""So many are taken from a table."""

log = logging.getLogger(__name__)


async def answer_report(
    table: LiveTable, session: Session, wish: protocol.Report, store: Store, thinkers: CapacityLimiter
) -> None:
    """Keep the last decision of a bot, or say why not. The answer tells nothing of the decision.

    Raises:
        Retired: the table has left the memory.
    """
    try:
        record = await table.run(partial(_record, table, session))
        save = partial(_save, store, table.info.id, record, wish.words, wish.seat)
        number = await to_thread.run_sync(save, limiter=thinkers)
    except IllegalAction as error:
        session.enqueue(protocol.Refused(wish.id, error.refusal))
    except BotFailed as error:
        log.warning("a move at table %s could not be reported: %s", table.info.id, error)
        session.enqueue(protocol.Refused(wish.id, Refusal("report_failed", {"bot": error.bot, "origin": error.origin})))
    except OSError:
        session.enqueue(protocol.Refused(wish.id, Refusal("not_saved")))
    else:
        session.enqueue(protocol.Reported(wish.id, number))


async def _record(table: LiveTable, session: Session) -> Record:
    """Return the match so far, with all its secrets but the seed.

    Raises:
        IllegalAction: who asks does not sit here, or the match has not begun.
    """
    match = table.history.table
    if not table.presence.plays(session):
        raise IllegalAction(Refusal("not_seated"))
    if match is None:
        raise IllegalAction(Refusal("not_begun"))
    return record_match(match.state, match.log, table.history.line_up, source="mamlaka serve")


def _save(store: Store, table_id: str, record: Record, words: str, seat: Seat | None) -> int:
    found = report_of(record, words, seat=seat)
    if found is None:
        raise IllegalAction(Refusal("nothing_to_report"))
    body = msgspec.json.encode(found).decode()
    number = store.add_report(table_id, time.time_ns() // 1_000_000, body, MOST_REPORTS)
    if number is None:
        raise IllegalAction(Refusal("report_many"))
    return number
