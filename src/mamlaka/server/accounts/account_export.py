"""Everything that the server stores about a person with an account, as one JSON document."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from anyio import CapacityLimiter, to_thread

from mamlaka.errors import MamlakaError
from mamlaka.record import Record
from mamlaka.server import protocol
from mamlaka.server.accounts.match_history import MatchHistory
from mamlaka.server.database.store import Store
from mamlaka.server.database.table_state import TableState
from mamlaka.server.database.tournaments import Tournaments

__all__ = ["export_account"]


async def export_account(
    about: protocol.AccountExport, account_id: str, history: MatchHistory, store: Store, limiter: CapacityLimiter
) -> AsyncIterator[bytes]:
    """Yield the parts of a `protocol.AccountExport`, one match after the other, so that little memory is needed.

    Args:
        about: the document without matches, which are its last field.
        account_id: the account.
        history: the matches of accounts.
        store: the logs of the matches.
        limiter: limits the records that are made at the same time on the server.

    Raises:
        OSError: the database cannot be read.
    """
    head = msgspec.json.encode(about)
    end = b"]}"
    yield head.removesuffix(end)
    before, separator, has_more = "", b"", True
    while has_more:
        page = await to_thread.run_sync(history.page, account_id, before)
        for match in page.matches:
            record = await to_thread.run_sync(_record, store, match.table, limiter=limiter)
            yield separator + msgspec.json.encode(protocol.ExportedMatch(match, record))
            before, separator = match.table, b","
        has_more = page.more
    yield end


def _record(store: Store, table_id: str) -> Record | None:
    """Return the record of a finished match; None: it can no longer be made, or others must still play its cards."""
    try:
        if not Tournaments(store.engine).is_open(table_id):
            return None
        table_state = TableState(table_id)
        return table_state.record_of(table_state.read(store.rows(table_id)))
    except MamlakaError:
        return None
