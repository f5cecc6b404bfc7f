"""The deal of the day: each person plays it once, at a table of their own against bots."""

from __future__ import annotations

from datetime import date

from anyio import to_thread

from mamlaka.bots.levels import DEFAULT_LEVEL
from mamlaka.duplicate import DailyDeal, daily_deal
from mamlaka.fair import terms_of
from mamlaka.registry import find_game
from mamlaka.server import protocol
from mamlaka.server.database.codes import new_code
from mamlaka.server.database.daily_deals import DAILY_SEAT
from mamlaka.server.database.log_entries import Opened, Sat, hash_token
from mamlaka.server.database.store import DailyTry
from mamlaka.server.database.table_state import start_without_nonces
from mamlaka.server.tables.bots import bot_names
from mamlaka.server.tables.table_registry import TableRegistry

__all__ = ["DAILY_BOTS", "find_daily_deal", "open_daily_table"]

DAILY_BOTS = DEFAULT_LEVEL
"""The bot in the other seats: the same for everyone, so that the results can be compared."""


async def find_daily_deal(registry: TableRegistry, game: str, day: date) -> DailyDeal:
    """Return what is played on a day.

    Raises:
        InvalidSetup: there is no such game.
    """
    return await to_thread.run_sync(lambda: daily_deal(find_game(game), day), limiter=registry.import_limiter)


async def open_daily_table(
    registry: TableRegistry,
    deal: DailyDeal,
    secret: bytes,
    person: protocol.Person,
    stored_as: str,
    kind: protocol.DailyPlayer,
) -> str:
    """Open the table of a person, where the match begins at once, and return its id. No one else may come in or watch.

    Args:
        registry: the tables.
        deal: the deal of the day.
        secret: the secret of the day.
        person: the person, with a name that has been checked.
        stored_as: how the person is stored.
        kind: what the person is.

    Raises:
        NotSaved: the table could not be written to the log. If the cause is a `ValueError`, the person has one already.
    """
    table_id, day = registry.new_id(), deal.day.isoformat()
    opened = Opened(
        deal.game.name,
        deal.game.version,
        "",
        deal.game.options.texts(),
        deal.game.seats,
        DAILY_BOTS,
        deal.seed(secret).hex(),
        bot_names(day, deal.game.seats),
        code=new_code(),
        spectators="nobody",
        takeover="nobody",
        daily=day,
        deal_limit=deal.game.deal_limit,
        terms=terms_of(deal.game),
    )
    started = await to_thread.run_sync(start_without_nonces, table_id, opened, limiter=registry.hint_limiter)
    await registry.create(
        table_id,
        opened,
        Sat(DAILY_SEAT, person.name, hash_token(person.token), kind == "program"),
        started,
        others=[DailyTry(day, deal.game.name, stored_as, table_id, kind)],
    )
    return table_id
