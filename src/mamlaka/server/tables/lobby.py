"""The list of public tables, and what it says about each.

It is stored in the database, so that all servers of one database show the same list.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
import time
from collections.abc import Mapping
from time import monotonic

import anyio
import msgspec
from anyio import to_thread
from msgspec import Raw
from sqlalchemy import Engine

from mamlaka.server import protocol
from mamlaka.server.database.journal import NotSaved
from mamlaka.server.database.public_tables import Listing, PublicTables
from mamlaka.server.database.table_state import TableState
from mamlaka.server.tables.presence import Presence
from mamlaka.server.tables.table_info import TableFacts

__all__ = ["Lobby", "listing_of", "rules_key"]

RENEW_SECONDS = 20.0
"""The time after which the entries of this server are renewed."""
LISTED_SECONDS = 60.0
"""The time after which the entries of a server that has died leave the list."""
FRESH_SECONDS = 1.0
"""The time for which one reading of the list serves all who look at it."""
MAX_LISTED = 100
"""The most tables in the list."""

log = logging.getLogger(__name__)


class Lobby:
    """Writes what the tables of this server say about themselves, and reads the tables of all servers."""

    def __init__(self, engine: Engine, run: str) -> None:
        """Start without tables; `run` writes them.

        Args:
            engine: the connections to the database.
            run: names this process, which drops only its own entries.
        """
        self._listed = PublicTables(engine, run)
        self._waiting: dict[str, Listing | None] = {}
        """What is to be written, by table; None: the table leaves the list."""
        self._changed = anyio.Event()
        self._writing = anyio.Lock()
        self._reading = anyio.Lock()
        self._read_at = -FRESH_SECONDS
        self._read: list[Raw] = []
        self.matching = anyio.Lock()
        """Held while a seat is chosen for a person, so that people who ask at the same moment sit together."""

    def update(self, table_id: str, listing: Listing | None) -> None:
        """Enter a table into the list, change its entry, or remove it. Returns at once."""
        self._waiting[table_id] = listing
        self._changed.set()

    async def flush(self) -> None:
        """Write the waiting changes to the list. If the database cannot be written, they wait for the next time."""
        async with self._writing:
            waiting, self._waiting = self._waiting, {}
            if not waiting:
                return
            try:
                await to_thread.run_sync(self._listed.write, waiting, _now_ms() + _LISTED_MS)
            except (OSError, ValueError) as error:
                log.warning("cannot write the list of public tables: %s", error)
                self._waiting = {**waiting, **self._waiting}
            else:
                self._read_at = -FRESH_SECONDS

    async def tables(self) -> list[Raw]:
        """Return the list, best first, as JSON of `protocol.ListedTable`.

        Raises:
            NotSaved: the database cannot be read.
        """
        async with self._reading:
            if monotonic() >= self._read_at + FRESH_SECONDS:
                self._read_at = monotonic()
                try:
                    bodies = await to_thread.run_sync(self._listed.bodies, _now_ms(), MAX_LISTED)
                except OSError as error:
                    raise NotSaved(str(error)) from error
                self._read = [Raw(body.encode()) for body in bodies]
            return self._read

    async def table_of(self, key: str) -> str | None:
        """Return the id of the table with a key; None: it is no longer in the list.

        Raises:
            NotSaved: the database cannot be read.
        """
        try:
            return await to_thread.run_sync(self._listed.table_of, key, _now_ms())
        except OSError as error:
            raise NotSaved(str(error)) from error

    async def open_tables(self, rules: str) -> list[str]:
        """Return the ids of the tables with a `rules_key` and free seats, the fullest first.

        Args:
            rules: the `rules_key`.

        Raises:
            NotSaved: the database cannot be read.
        """
        try:
            return await to_thread.run_sync(self._listed.open_tables, rules, _now_ms())
        except OSError as error:
            raise NotSaved(str(error)) from error

    async def run(self) -> None:
        """Write changes as they come, and renew the entries of this server, until cancelled."""
        try:
            while True:
                with anyio.move_on_after(RENEW_SECONDS) as renewing:
                    await self._changed.wait()
                self._changed = anyio.Event()
                await self.flush()
                if self._waiting:
                    await anyio.sleep(FRESH_SECONDS)  # the database has failed
                    self._changed.set()
                elif renewing.cancelled_caught:
                    await self._renew()
        finally:
            with anyio.CancelScope(shield=True):
                try:
                    await to_thread.run_sync(self._listed.clear)
                except OSError as error:
                    log.warning("cannot empty the list of public tables: %s", error)

    async def _renew(self) -> None:
        try:
            await to_thread.run_sync(self._listed.renew, _now_ms(), _now_ms() + _LISTED_MS)
        except OSError as error:
            log.warning("cannot renew the list of public tables: %s", error)


_LISTED_MS = round(1000 * LISTED_SECONDS)


def _now_ms() -> int:
    return time.time_ns() // 1_000_000


def rules_key(game: str, options: Mapping[str, str], seats: int) -> str:
    """Return a key that is the same for all tables with the same game, options and number of seats.

    Args:
        game: the name of the game.
        options: all options, as text.
        seats: the number of seats.
    """
    return hashlib.sha256(msgspec.json.encode([game, sorted(options.items()), seats])).hexdigest()


def listing_of(table_state: TableState, presence: Presence, facts: TableFacts) -> Listing | None:
    """Return the entry of a table; None: it is not in the list.

    A table is in the list if it is public, someone is there, and a person can take a seat: a free one before the
    match, or that of a bot during a match that anyone may watch.
    """
    opened = table_state.opened
    if not opened.public or not presence.is_anyone_here:
        return None
    info = facts.info
    kinds = [person.kind for person in info.people]
    is_watched = info.spectators == "anyone"
    is_open = info.status == "open" and "free" in kinds
    is_joined = info.status == "playing" and "bot" in kinds and is_watched and info.takeover != "nobody"
    if not (is_open or is_joined):
        return None
    # The id lets people watch, so the list doesn't tell it where only those with the link may.
    key = hmac.new(opened.seed.encode(), table_state.table_id.encode(), hashlib.sha256).hexdigest()[:32]
    listed = protocol.ListedTable(
        key=key,
        table=info.id if is_watched else "",
        game=info.game,
        preset=info.preset,
        options=info.options,
        status="open" if is_open else "playing",
        people=info.people,
        bots=info.bots,
        spectators=info.spectators,
        takeover=info.takeover,
        clock=info.clock,
    )
    return Listing(
        key=key,
        table_id=info.id,
        rules=rules_key(opened.game, opened.options, opened.seats),
        is_open=is_open,
        free=kinds.count("free"),
        opened_ms=table_state.opened_ms,
        body=msgspec.json.encode(listed).decode(),
    )
