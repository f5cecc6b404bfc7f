"""When the bots of a table act, and in which order. Delays don't depend on hands, so they reveal nothing."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from time import monotonic

from mamlaka.events import Dealt, Event, Played
from mamlaka.seats import Seat
from mamlaka.server.tables.presence import Presence
from mamlaka.server.timing import Timing
from mamlaka.table import Table

__all__ = ["BotSchedule"]

RETRY_SECONDS = 1.0
MIN_TRICK_DELAY = 1 / 3
"""The least factor of the delay after a trick: even people who wait for nothing want to see its last card."""


class BotSchedule:
    """The next turn of a bot, on the monotonic clock."""

    def __init__(self, presence: Presence, timing: Timing, rng: random.Random) -> None:
        """Start without a turn.

        Args:
            presence: the connected players.
            timing: delays of bots.
            rng: the source of the random part of the delays.
        """
        self._presence = presence
        self._timing = timing
        self._rng = rng
        self._earliest = 0.0
        self._scored_at = 0.0
        self._asked_at = 0.0
        self._undelayed = -1
        """The version of the secret question whose time has run out; the bots answer it without delays."""
        self._declined: set[Seat] = set()
        """The bots that have declined their optional turn at this decision point."""

    def due(self, table: Table) -> float:
        """Return when the next bot acts; infinite if none does."""
        players = self._presence.players
        if table.is_over or not self._presence.is_playing:
            return math.inf
        starts = [
            start for seat in self._candidates(table) if (start := self._presence.bot_plays_from(seat)) is not None
        ]
        if not starts:
            return math.inf
        due = max(self._earliest, min(starts))
        if not self._presence.unready:
            return due
        return math.inf if len(players) == 1 else max(due, self._scored_at + self._timing.reading)

    def next_seat(self, table: Table) -> Seat:
        """Return the seat whose bot acts next; one must be due."""
        return next(seat for seat in self._candidates(table) if self._presence.is_played_by_bot(seat))

    @property
    def reveal_from(self) -> float:
        """When the answers to the current secret question may be revealed."""
        return self._asked_at + self._timing.secret

    def update(self, table: Table, events: Sequence[Event], *, scored: bool) -> None:
        """Schedule the next bot after `events`, and wait for the players to read the result of a deal."""
        now, state = monotonic(), table.state
        factor = self._presence.bot_delay
        self._earliest = now + factor * self._rng.uniform(*self._timing.bot)
        self._declined.clear()
        if state.is_over:
            return
        if not state.trick and any(isinstance(event, Played) for event in events):
            self._earliest += max(factor, MIN_TRICK_DELAY) * self._timing.trick
        if any(seat in self._presence.players for seat in table.optional_actors):
            self._earliest += self._timing.interrupt
            if any(isinstance(event, Dealt) for event in events):
                self._earliest += self._timing.dealt
        if table.horizon == self._undelayed:
            self._earliest = now  # the time until the reveal must not tell how many answers were missing
        elif state.phase.secret:
            if state.phase.opened == table.version:
                self._asked_at = now
            if len(self._presence.players) > 1:
                self._earliest = max(self._earliest, self.reveal_from)
        if scored:
            self._scored_at = now
            self._presence.unready = set(self._presence.players) - self._presence.timed_out

    def decline(self, seat: Seat) -> None:
        """Don't ask a bot again before the next events."""
        self._declined.add(seat)

    def skip_delays(self, table: Table) -> None:
        """Let the bots answer the current question at once, because its time has run out."""
        self._earliest = monotonic()
        self._undelayed = table.horizon

    def retry(self) -> None:
        """Postpone the next bot after a failure."""
        self._earliest = monotonic() + RETRY_SECONDS

    def _candidates(self, table: Table) -> tuple[Seat, ...]:
        """Return the seats that may act, optional turns first, without the bots that have declined."""
        return (*(seat for seat in table.free_to_act if seat not in self._declined), *table.waiting_for)
