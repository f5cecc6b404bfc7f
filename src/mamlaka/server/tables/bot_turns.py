"""The turns of the bots at a table."""

from __future__ import annotations

import logging
from functools import partial

from anyio.abc import TaskGroup

from mamlaka.bots.base import Decision
from mamlaka.seats import Seat
from mamlaka.server.database.journal import NotSaved
from mamlaka.server.tables.bot_schedule import BotSchedule
from mamlaka.server.tables.bots import TableBots
from mamlaka.server.tables.moves import Moves
from mamlaka.server.tables.table_parts import TableParts
from mamlaka.table import Table

__all__ = ["BotTurns"]

log = logging.getLogger(__name__)


class BotTurns:
    """Lets one bot think at a time, while the table continues, and carries out its decision."""

    def __init__(self, parts: TableParts, schedule: BotSchedule, bots: TableBots, moves: Moves) -> None:
        """Start while no bot thinks.

        Args:
            parts: what all parts of the table need.
            schedule: tells whose turn it is.
            bots: the bots.
            moves: does the decisions.
        """
        self._state, self._log, self._mailbox = parts.state, parts.log, parts.mailbox
        self._presence, self._broadcaster = parts.presence, parts.broadcaster
        self._schedule = schedule
        self._bots = bots
        self._moves = moves
        self.is_thinking = False
        """Whether a bot of this table computes a decision; only one does at a time."""
        self._last_failure = ""
        """The failure of a bot that was logged last, so that retries don't log it again."""

    def ask(self, table: Table, thinkers: TaskGroup) -> None:
        """Let the next bot think, while the table continues with its jobs."""
        seat = self._schedule.next_seat(table)
        self.is_thinking = True
        thinkers.start_soon(self._think, seat, table.version)

    async def _think(self, seat: Seat, version: int) -> None:
        """Compute the decision of a bot, and queue what follows from it."""
        try:
            decision = await self._bots.decide(seat, self._broadcaster.view(seat))
        except Exception as error:  # noqa: BLE001  # code of a plugin may raise anything
            self._mailbox.post(partial(self._failed, error))
        else:
            self._mailbox.post(partial(self._play, seat, version, decision))

    async def _play(self, seat: Seat, version: int, decision: Decision | None) -> None:
        """Do the decision of a bot, unless the match has moved on or a person has the seat now."""
        self.is_thinking = False
        table = self._state.table
        assert table is not None
        if table.version != version or self._state.held_answer is not None or not self._presence.is_played_by_bot(seat):
            return
        if decision is None:
            self._schedule.decline(seat)
            return
        try:
            await self._moves.act(table, seat, table.decide(seat, decision.action), actor=f"bot {seat}")
        except Exception as error:  # noqa: BLE001  # code of a plugin may raise anything
            await self._failed(error)
        else:
            self._broadcaster.broadcast(None)

    async def _failed(self, error: Exception) -> None:
        """Ask the bot again later, so that people keep their table."""
        self.is_thinking = False
        if isinstance(error, NotSaved):
            self._log.warn(error)
        elif str(error) != self._last_failure:
            self._last_failure = str(error)
            log.warning("no bot can act; it is tried again", exc_info=error)
        self._schedule.retry()
