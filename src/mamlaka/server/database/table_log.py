"""The log of one table, as its task writes it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from mamlaka.server.database.journal import Journal, NotSaved
from mamlaka.server.database.log_entries import LogEntry
from mamlaka.server.database.store import NewRow
from mamlaka.server.database.table_state import TableState

__all__ = ["TableLog"]

log = logging.getLogger(__name__)


class TableLog:
    """Writes the entries of a table; only what is written is applied to its state."""

    def __init__(self, table_state: TableState, journal: Journal, on_conflict: Callable[[], None]) -> None:
        """Continue the log of a table.

        Args:
            table_state: the state of the table.
            journal: the writer of the logs of all tables.
            on_conflict: called when the log refuses an entry, because the state may differ from it.
        """
        self._state = table_state
        self._journal = journal
        self._on_conflict = on_conflict

    async def write(
        self, entry: LogEntry, *, actor: str, command_id: str | None = None, others: Sequence[NewRow] = ()
    ) -> None:
        """Write an entry, in one transaction with `others`, and apply it.

        Raises:
            NotSaved: nothing was written.
        """
        row = self._state.row(entry, actor=actor, command_id=command_id)
        try:
            await self._journal.append([*others, row])
        except NotSaved as error:
            if isinstance(error.__cause__, ValueError):
                self._on_conflict()
            raise
        self._state.add(row, entry)

    def close(self) -> None:
        """Forget the table, which is unloaded, so that nothing is left of it to the garbage collector."""
        self._on_conflict = _ignore

    def warn(self, error: NotSaved) -> None:
        """Tell the operator of the server that an entry could not be written."""
        log.warning("cannot save the table: %s", error)


def _ignore() -> None:
    """Do nothing."""
