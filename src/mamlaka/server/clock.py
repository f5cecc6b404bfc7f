"""The clock of a table: how long people who are connected may think, before a bot answers for them."""

from __future__ import annotations

import math

import anyio

from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.held import is_secret
from mamlaka.server.history import History
from mamlaka.server.presence import Presence
from mamlaka.server.timing import Timing
from mamlaka.table import Table

__all__ = ["TableClock"]

MILLISECONDS = 1000
NEVER = -1


class TableClock:
    """The deadline of the current decision, in event loop time.

    A secret question has one deadline for all seats, which does not depend on the answers. The clock isn't logged:
    after a restart the time for the decision begins anew.
    """

    def __init__(self, history: History, presence: Presence, timing: Timing) -> None:
        """Start with a clock that stands still.

        Args:
            history: the pace of the table, and its players.
            presence: the connected players.
            timing: the seconds of each pace, and the time to read the result of a deal.
        """
        self._history = history
        self._presence = presence
        self._reading = timing.reading
        pace = history.opened.clock
        self._seconds: float = math.inf if pace == "off" else getattr(timing, pace)
        self._decision = NEVER
        """The version at which the decision opened."""
        self._since = math.inf
        """When its time began; infinite: the clock stands still."""
        self._expired = NEVER
        """The decision whose time has run out."""
        self._again = math.inf
        """When the time runs out again for a person who has come back to such a decision."""

    @property
    def deadline(self) -> float:
        """When the time runs out; infinite: the clock stands still."""
        return self._since + self._seconds

    @property
    def due(self) -> float:
        """When bots are to answer for people; infinite: not before the next decision."""
        is_expired = self._decision == self._expired != NEVER
        return self._again if is_expired else self.deadline

    @property
    def facts(self) -> protocol.Clock | None:
        """The time left; None: this table has no clock."""
        if self._seconds == math.inf:
            return None
        left = self.deadline - anyio.current_time()
        return protocol.Clock(
            round(MILLISECONDS * self._seconds), None if left == math.inf else max(0, round(MILLISECONDS * left))
        )

    def update(self) -> bool:
        """Begin the time of a new decision, or stop the clock; return whether the deadline has changed."""
        before = self.deadline
        table = self._history.table
        if self._seconds == math.inf or table is None or not self._has_thinker(table):
            self._decision, self._since, self._expired = NEVER, math.inf, NEVER
        else:
            # During a secret question the horizon is its version, whatever has been answered.
            decision, start = table.horizon, self._start()
            self._since = start if decision != self._decision else min(self._since, start)
            self._decision = decision
        return self.deadline != before

    def restart(self) -> None:
        """Begin the time of the decision anew for a person who is back.

        In a secret question nobody else learns of it, because it would tell who has not answered.
        """
        table = self._history.table
        if table is not None and is_secret(table):
            self._again = anyio.current_time() + self._seconds
        else:
            self._decision = self._expired = NEVER

    def expire(self, table: Table) -> set[Seat]:
        """End the time of the decision; return the seats of the people for whom bots must answer."""
        self._expired, self._again = self._decision, math.inf
        return {seat for seat in table.waiting_for if seat in self._history.players}

    def _start(self) -> float:
        """Return when the time of a decision begins: after the result of a deal, when people have read it."""
        now = anyio.current_time()
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
