"""The bots of one table: one object a seat, for as long as the table is in memory."""

from __future__ import annotations

import logging
import random

from anyio import to_thread

from mamlaka.bots.base import Decision, Limit
from mamlaka.bots.steady import SteadyBot
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["TableBots"]

RNG_BITS = 64

log = logging.getLogger(__name__)


class TableBots:
    """Whom a table asks for the seats that no person plays. It asks one at a time, so no bot meets two threads."""

    def __init__(self, table_id: str, name: str, chance: random.Random) -> None:
        """Name the bots; they are made when they are asked first.

        Args:
            table_id: which table it is, for the log.
            name: the name of the bot that plays in all seats.
            chance: where their chance comes from.
        """
        self._table_id = table_id
        self._name = name
        self._chance = chance
        self._bots: dict[Seat, SteadyBot] = {}
        self._has_told = False

    async def decide(self, seat: Seat, view: View) -> Decision | None:
        """Return what the bot of a seat does, found in a thread.

        Raises:
            BotFailed: it fails, and so do all who could play in its place.
        """
        return await to_thread.run_sync(self._decide, seat, view)

    def _decide(self, seat: Seat, view: View) -> Decision | None:
        if seat not in self._bots:
            own, spare = (Rng(self._chance.getrandbits(RNG_BITS)) for _ in range(2))
            self._bots[seat] = SteadyBot(self._name, own, spare, self._tell)
        return self._bots[seat].act(view, Limit())

    def _tell(self, bot: str, origin: str, error: Exception) -> None:
        del origin
        if not self._has_told:
            self._has_told = True
            log.warning("table %s: %s; another bot plays in place of %s", self._table_id, error, bot)
