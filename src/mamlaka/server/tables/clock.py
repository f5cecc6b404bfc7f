"""The clock of a table: how long people who are connected may think, before a bot answers for them."""

from __future__ import annotations

import math
import time
from time import monotonic

from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.database.held_answer import is_secret
from mamlaka.server.database.log_entries import Timed
from mamlaka.server.database.table_state import TableState
from mamlaka.server.tables.presence import Presence
from mamlaka.server.timing import Timing
from mamlaka.table import Table

__all__ = ["TableClock"]

MILLISECONDS = 1000
NEVER = -1


class TableClock:
    """The deadline of the current decision, on the monotonic clock.

    A secret question has one deadline for all seats, which does not depend on the answers. While no person who has to
    decide is connected, the clock stands still; it continues with the time left. The log has an entry whenever the
    clock begins, continues or stops (`entry`), so after a restart the time continues where the server stopped.
    """

    def __init__(
        self, table_state: TableState, presence: Presence, timing: Timing, run: str = "", stopped_ms: int = 0
    ) -> None:
        """Start with a clock that stands still, at the time left in the log.

        Args:
            table_state: the state of the table.
            presence: the connected players.
            timing: the seconds of each time control, and the time to read the result of a deal.
            run: names the process in the entries.
            stopped_ms: when the server of the last entry stopped, in milliseconds since 1970.
        """
        self._state = table_state
        self._presence = presence
        self._reading = timing.reading
        self._run = run
        time_control = table_state.opened.clock
        self._seconds: float = math.inf if time_control == "off" else getattr(timing, time_control)
        self._decision = NEVER
        """The version at which the decision opened."""
        self._left = self._seconds
        """The time that was left when the clock last stood still."""
        self._deadline = math.inf
        """When the time runs out; infinite: the clock stands still."""
        self._expired = NEVER
        """The decision whose time has run out."""
        self._again = math.inf
        """When the time runs out again for a person who has come back to such a decision."""
        timed = table_state.timed
        if timed is not None:
            left = timed.left_ms if timed.deadline_ms is None else timed.deadline_ms - stopped_ms
            self._decision = timed.decision
            self._left = min(max(0.0, left / MILLISECONDS), self._seconds)

    @property
    def due(self) -> float:
        """When bots are to answer for people; infinite: not before the next decision."""
        is_expired = self._decision == self._expired != NEVER
        return self._again if is_expired else self._deadline

    @property
    def is_running(self) -> bool:
        """Whether the clock runs."""
        return self._deadline < math.inf

    @property
    def facts(self) -> protocol.Clock | None:
        """The time left; None: this table has no clock."""
        if self._seconds == math.inf:
            return None
        left = self._deadline - monotonic()
        return protocol.Clock(
            round(MILLISECONDS * self._seconds), max(0, round(MILLISECONDS * left)) if self.is_running else None
        )

    @property
    def entry(self) -> Timed | None:
        """The entry to write after a change; None: what the log says is still true."""
        before = self._state.timed
        if not self.is_running and (before is None or before.decision != self._decision or before.deadline_ms is None):
            return None
        left = self._deadline - monotonic() if self.is_running else self._left
        left_ms = max(0, round(MILLISECONDS * left))
        deadline_ms = time.time_ns() // 1_000_000 + left_ms if self.is_running else None
        return Timed(self._decision, deadline_ms, left_ms, self._run)

    def update(self) -> bool:
        """Begin the time of a new decision, or stop or continue the clock; return whether it has changed."""
        table, before = self._state.table, self._deadline
        if self._seconds == math.inf or table is None:
            return False
        decision = table.horizon  # during a secret question it is its version, whatever has been answered
        if decision != self._decision:
            self._decision, self._left, self._deadline = decision, self._seconds, math.inf
        if self._has_thinker(table):
            self._deadline = min(self._deadline, self._start() + self._left)
        elif self.is_running:
            self._left, self._deadline = max(0.0, self._deadline - monotonic()), math.inf
        return self._deadline != before

    def restart(self) -> None:
        """Begin the time of the decision again for a person who is back after their time has run out.

        In a secret question no one else learns of it, because it would tell who has not answered.
        """
        table = self._state.table
        if table is not None and is_secret(table):
            self._again = monotonic() + self._seconds
        else:
            self._decision = self._expired = NEVER

    def expire(self, table: Table) -> set[Seat]:
        """End the time of the decision; return the seats of the people for whom bots must answer."""
        self._expired, self._again = self._decision, math.inf
        return {seat for seat in table.waiting_for if seat in self._state.players}

    def _start(self) -> float:
        """Return when the time of a decision begins: after the result of a deal, when people have read it."""
        now = monotonic()
        if not self._presence.unready:
            return now
        return math.inf if len(self._presence.players) == 1 else now + self._reading

    def _has_thinker(self, table: Table) -> bool:
        """Return whether the table waits for a connected person, as far as everyone may know."""
        here = self._presence.players.keys()
        if table.is_over or not here:
            return False
        return is_secret(table) or any(
            seat in here and not self._presence.is_played_by_bot(seat) for seat in table.waiting_for
        )
