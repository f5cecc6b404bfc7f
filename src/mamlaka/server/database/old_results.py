"""The results of matches that began before results were stored, computed from their logs one after the other."""

from __future__ import annotations

import logging
from time import monotonic

import anyio
from anyio import to_thread

from mamlaka.server.database.history import History
from mamlaka.server.database.results import SeatResult, results_of
from mamlaka.server.database.store import Row, Store

__all__ = ["add_old_results"]

PAUSE = 9
"""The pause after each match, as a multiple of the time that it took, because the tables need the processor, too."""
RETRY_SECONDS = 60.0

log = logging.getLogger(__name__)


async def add_old_results(store: Store) -> None:
    """Give all old matches their results, so that the history of accounts has them. A server that stops goes on later.

    A match whose game is not installed, or has other rules now, is tried again when a server starts.
    """
    table_id: str | None = ""
    while table_id is not None:
        began = monotonic()
        try:
            table_id = await to_thread.run_sync(_add_next, store, table_id)
        except OSError as error:
            log.warning("cannot add the results of old matches: %s", error)
            await anyio.sleep(RETRY_SECONDS)
        else:
            await anyio.sleep(PAUSE * (monotonic() - began))


def _add_next(store: Store, after: str) -> str | None:
    """Give the next old match its results; return its table, or None if there is no other one.

    Raises:
        OSError: the database cannot be read or written.
    """
    table_id = store.next_old_match(after)
    if table_id is not None:
        rows = store.rows(table_id)
        try:
            results = _results(table_id, rows)
        except Exception as error:  # code of a plugin may raise anything
            log.warning("cannot compute the result of an old match", extra={"table": table_id}, exc_info=error)
        else:
            store.add_old_results(table_id, results)
    return table_id


def _results(table_id: str, rows: list[Row]) -> list[SeatResult]:
    """Return the results of a match; none if it is not over."""
    history = History(table_id, rows)
    if history.table is None or not history.table.is_over:
        return []
    ended_ms = max(row.at_ms for row in rows if row.kind == "acted")
    return results_of(history, history.table.state, ended_ms)
