"""The bots of a table: one instance per seat, kept until the table is unloaded."""

from __future__ import annotations

import logging
import os
import random

from anyio import CapacityLimiter, to_thread

from mamlaka.bots.base import Decision, Limit
from mamlaka.bots.fallback import FallbackBot
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.server.accounts.reserved_names import BOT_NAMES
from mamlaka.server.metrics import BOT_SECONDS
from mamlaka.view import View

__all__ = ["BOT_NAMES", "MAX_THINKING_BOTS", "TableBots", "bot_names"]

MAX_THINKING_BOTS = max(2, os.cpu_count() or 1)
"""The most bots that think at the same time on a server; the threads of the log are not among theirs."""
RNG_BITS = 64

log = logging.getLogger(__name__)


def bot_names(table_id: str, seats: int) -> tuple[str, ...]:
    """Return the names of the bots of a table by seat; the same table always has the same ones."""
    enough = BOT_NAMES * (1 + seats // len(BOT_NAMES))
    return tuple(random.Random(table_id).sample(enough, seats))


class TableBots:
    """The bots for the seats that no person plays. The table asks one at a time, so no bot runs in two threads."""

    def __init__(self, name: str, rng: random.Random, limiter: CapacityLimiter) -> None:
        """Configure the bots; each is created at its first decision.

        Args:
            name: the name of the bot that plays all seats.
            rng: the source of the seeds of the bots.
            limiter: limits the bots that think at the same time.
        """
        self._name = name
        self._rng = rng
        self._limiter = limiter
        self._bots: dict[Seat, FallbackBot] = {}
        self._warning = _Warning()

    async def decide(self, seat: Seat, view: View) -> Decision | None:
        """Return the decision of a seat's bot, computed in a thread; None: the bot declines an optional turn.

        Raises:
            BotFailed: the bot and all its substitutes failed.
        """
        with BOT_SECONDS.labels(self._name).time():
            return await to_thread.run_sync(self._decide, seat, view, limiter=self._limiter)

    def _decide(self, seat: Seat, view: View) -> Decision | None:
        if seat not in self._bots:
            own, spare = (Rng(self._rng.getrandbits(RNG_BITS)) for _ in range(2))
            self._bots[seat] = FallbackBot(self._name, own, spare, self._warning)
        return self._bots[seat].act(view, Limit())


class _Warning:
    """Warns of the first bot of a table that fails. It does not refer to the bots, which refer to it."""

    def __init__(self) -> None:
        self._is_given = False

    def __call__(self, bot: str, origin: str, error: Exception) -> None:
        if not self._is_given:
            self._is_given = True
            # Without the words of the error, which may contain what the bot has seen.
            log.warning("another bot plays in place of %s (%s), which failed", bot, origin, exc_info=error)
