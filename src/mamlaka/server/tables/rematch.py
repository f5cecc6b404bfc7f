"""Matches in a row: the agreement of the players on another match, and the start of that match at its own table."""

from __future__ import annotations

import math
from collections.abc import Callable
from math import ceil
from time import monotonic

from msgspec.structs import replace

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.fair import SEED_BYTES
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.database.codes import new_code
from mamlaka.server.database.journal import NotSaved
from mamlaka.server.database.log_entries import Agreed, Continued, Sat, code_of, row_of
from mamlaka.server.database.store import NewRow
from mamlaka.server.database.table_log import TableLog
from mamlaka.server.database.table_state import TableState
from mamlaka.server.tables.nonces import NonceExchange
from mamlaka.server.tables.presence import Presence
from mamlaka.server.timing import Timing

__all__ = ["AutoStart", "Rematch"]

RETRY_SECONDS = 1.0


class Rematch:
    """The agreement of a finished table's players on another match, and the opening of its table."""

    def __init__(self, table_state: TableState, table_log: TableLog, presence: Presence, timing: Timing) -> None:
        """Start with the agreement of the log. If the next table is still missing, the time to agree begins again.

        Args:
            table_state: the state of the table.
            table_log: the log of the finished table.
            presence: the connected players.
            timing: the time in which the others can agree after the first one.
        """
        self._state = table_state
        self._log = table_log
        self._presence = presence
        self._timing = timing
        self._retry_at = 0.0
        self._deadline = monotonic() + timing.rematch if table_state.agreed else math.inf

    @property
    def facts(self) -> protocol.Rematch:
        """The public facts about the agreement."""
        table_state = self._state
        is_waiting = self.due < math.inf
        left = max(0, ceil(self._deadline - monotonic())) if is_waiting else None
        return protocol.Rematch(tuple(sorted(table_state.agreed)), left, table_state.next)

    async def agree(self, seat: Seat, key: str) -> bool:
        """Record that a player wants another match, and begin the time to agree; return whether that is new.

        Args:
            seat: the seat of the player.
            key: the idempotency key of the command.

        Raises:
            IllegalAction: the match is not over.
            NotSaved: nothing was written.
        """
        table_state = self._state
        if table_state.table is None or not table_state.table.is_over:
            raise IllegalAction(Refusal("not_over"))
        if table_state.opened.daily:
            raise IllegalAction(Refusal("daily_once"))
        if table_state.opened.tournament:
            raise IllegalAction(Refusal("board_once"))
        if seat in table_state.agreed or table_state.next:
            return False
        await self._log.write(Agreed(seat), actor=f"seat {seat}", command_id=key)
        self._deadline = min(self._deadline, monotonic() + self._timing.rematch)
        return True

    @property
    def due(self) -> float:
        """When the next table is to be opened, on the monotonic clock: once all players have agreed or are gone."""
        table_state = self._state
        if not table_state.agreed or table_state.next:
            return math.inf
        undecided = table_state.players.keys() - table_state.agreed
        gone = max((self._presence.gone_from(seat, self._timing.linger) for seat in undecided), default=0.0)
        return max(self._retry_at, min(gone, self._deadline))

    async def open_next(self, table_id: str, entropy: Callable[[int], bytes]) -> bool:
        """Open the table of the next match; return whether it was written, because a failure is tried again later.

        Args:
            table_id: the id of the next table.
            entropy: returns the given number of random bytes.
        """
        continued, rows = self._entries(table_id, entropy)
        try:
            await self._log.write(continued, actor="", others=rows)
        except NotSaved as error:
            self._log.warn(error)
            self._retry_at = monotonic() + RETRY_SECONDS
            return False
        return True

    def _entries(self, table_id: str, entropy: Callable[[int], bytes]) -> tuple[Continued, list[NewRow]]:
        """Return the entry that names the next table, and the first rows of that table.

        It has the same game, options, bots and number of seats, and a seed of its own. The players who have agreed
        keep their seats, names and tokens; bots play in the other seats.
        """
        table_state = self._state
        seed, follows = entropy(SEED_BYTES).hex(), table_state.table_id
        opened = replace(table_state.opened, seed=seed, follows=follows, code=new_code(), origin=None)
        rows = [row_of(table_id, 0, opened)]
        # The creator comes first, and so stays the one who lets others in.
        for seat in sorted(
            table_state.agreed & table_state.players.keys(), key=lambda seat: (seat != table_state.creator, seat)
        ):
            player = table_state.players[seat]
            sat = Sat(seat, player.name, player.token_hash, player.program)
            rows.append(row_of(table_id, len(rows), sat, actor=f"seat {seat}"))
        return Continued(table_id), [*rows, code_of(rows[0], opened)]


class AutoStart:
    """A match that starts by itself.

    A rematch starts when all players of the previous match are there, a public table when every seat has a player. It
    ends with the first start, even if that is cancelled: afterwards the players start the match themselves.
    """

    def __init__(self, table_state: TableState, presence: Presence, nonces: NonceExchange, wait: float) -> None:
        """Wait for the players, if the match of the table is to start by itself and has not started.

        Args:
            table_state: the state of the table.
            presence: the connected players.
            nonces: the nonces of the match, to which the players must commit before the start.
            wait: the seconds after the first player in which the others can come.
        """
        self._state = table_state
        self._presence = presence
        self._nonces = nonces
        self._wait = wait
        self._deadline = math.inf
        self._is_rematch = table_state.opened.follows != ""
        self.is_open = (self._is_rematch or table_state.opened.public) and table_state.table is None
        """Whether the match is to start by itself."""

    def player_joined(self) -> None:
        """Begin to wait for the others when the first player has come."""
        if self._is_rematch and len(self._presence.players) == 1:
            self._deadline = monotonic() + self._wait

    @property
    def due(self) -> float:
        """When the match is to start, on the monotonic clock; infinite: not by itself."""
        if not self.is_open:
            return math.inf
        players, hashes = self._presence.players, self._nonces.hashes
        seats = self._state.players if self._is_rematch else range(self._state.opened.seats)
        is_complete = all(seat in players and hashes[seat] for seat in seats)
        return 0.0 if players and is_complete else self._deadline

    def end(self) -> None:
        """Don't start the match by itself any more."""
        self.is_open = False
