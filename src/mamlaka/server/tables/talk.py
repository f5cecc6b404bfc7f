"""Preset phrases and reactions of the players. They are sent to everyone at the table and never stored."""

from __future__ import annotations

from collections import deque
from time import monotonic

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.seats import Seat
from mamlaka.server.database.table_state import TableState
from mamlaka.server.protocol import PHRASES

__all__ = ["Talk"]

MAX_AT_ONCE = 3
"""The most phrases of a seat in `WINDOW_SECONDS`."""
WINDOW_SECONDS = 10.0


class Talk:
    """The phrases that the players of a table may use now, and how often."""

    def __init__(self, table_state: TableState) -> None:
        """Start without phrases.

        Args:
            table_state: the state of the table.
        """
        self._state = table_state
        self._said: dict[Seat, deque[float]] = {}
        """The times of the latest phrases of each seat, on the monotonic clock."""

    @property
    def is_allowed(self) -> bool:
        """Whether players may speak: partners only before and after the match, unless the table allows more.

        During the match someone always holds cards, and a phrase could describe them to a partner.
        """
        table = self._state.table
        is_running = table is not None and not table.is_over
        return self._state.opened.talk or not is_running or not self._state.game.teams

    def say(self, seat: Seat, phrase: str) -> None:
        """Record that a seat speaks.

        Raises:
            IllegalAction: there is no such phrase, partners may not speak now, or the seat has spoken too often.
        """
        if phrase not in PHRASES:
            raise IllegalAction(Refusal("no_such_phrase"))
        if not self.is_allowed:
            raise IllegalAction(Refusal("no_talk"))
        said = self._said.setdefault(seat, deque(maxlen=MAX_AT_ONCE))
        now = monotonic()
        if len(said) == MAX_AT_ONCE and now < said[0] + WINDOW_SECONDS:
            raise IllegalAction(Refusal("talks_too_much"))
        said.append(now)
