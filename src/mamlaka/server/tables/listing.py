"""What the list of public tables says about a table, and when a table is in the list."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping

import msgspec

from mamlaka.server import protocol
from mamlaka.server.database.public_tables import Listing
from mamlaka.server.database.table_state import TableState
from mamlaka.server.tables.presence import Presence
from mamlaka.server.tables.table_info import TableFacts

__all__ = ["listing_of", "rules_key"]


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
