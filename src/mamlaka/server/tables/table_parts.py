"""What all parts of a table in memory need."""

from __future__ import annotations

from dataclasses import dataclass

from mamlaka.server.database.table_log import TableLog
from mamlaka.server.database.table_state import TableState
from mamlaka.server.tables.broadcaster import Broadcaster
from mamlaka.server.tables.mailbox import Mailbox
from mamlaka.server.tables.presence import Presence
from mamlaka.server.tables.table_info import TableFacts

__all__ = ["TableParts"]


@dataclass(frozen=True, slots=True)
class TableParts:
    """The parts of a table that the other ones work with. None of them knows those."""

    state: TableState
    """The state folded from the log."""
    log: TableLog
    """Writes the log."""
    mailbox: Mailbox
    """The jobs of the table."""
    presence: Presence
    """The connected players."""
    facts: TableFacts
    """The public facts about the table."""
    broadcaster: Broadcaster
    """The sessions of the table, and what they are sent."""
