"""Who comes back to a table hears what a bot has decided in the meantime."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from mamlaka.registry import find_game
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.database.log_entries import Acted, LogEntry, Opened, Sat, row_of
from mamlaka.server.database.table_state import StandIn, TableState
from mamlaka.server.timing import Timing
from tests.server.client import Client, Served

ABSENT = msgspec.structs.replace(Timing().scaled(0), quick=0.3, reading=0.0)
CARDS = 5


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server whose quick clock runs out after a moment."""
    with Served(tmp_path / "tables.sqlite", ABSENT) as served:
        yield served


def cards_of(client: Client, seat: Seat) -> list[str]:
    """Return the cards that a seat has played, as far as a client has heard."""
    news = [message for message in client.messages if isinstance(message, protocol.News)]
    return [
        update.card
        for message in news
        for update in message.updates
        if isinstance(update, protocol.Played | protocol.Placed) and update.seat == seat
    ]


def test_who_returns_hears_what_a_bot_has_decided(served: Served) -> None:
    """At a touch after the time has run out, and on a new connection: how many decisions, and the last three."""
    table = served.open(clock="quick", options={"mode": "complex4", "doubling": "off"})
    with served.join(table, 1) as client:
        client.start()
        while len(cards_of(client, 0)) < CARDS:
            client.receive()
        client.send(protocol.Here())
        told = client.until(protocol.StoodIn)
        played = cards_of(client, 0)
        with served.enter(table, 1) as again:
            told_again = again.until(protocol.StoodIn)

    assert told.total == told.count >= CARDS
    assert played[-3:] == [card for action in told.latest for card in action.cards]
    assert told_again.total >= told.total


def test_only_the_owner_of_the_seat_hears_it(served: Served) -> None:
    """A spectator, who may know the cards, is not told who has decided on them."""
    table = served.open(clock="quick", options={"mode": "complex4"})
    with served.join(table, 1) as client, served.enter(table) as spectator:
        client.start()
        while len(cards_of(spectator, 0)) < CARDS:
            spectator.receive()
        client.send(protocol.Here())
        client.until(protocol.StoodIn)
        spectator.send(protocol.Ping())
        spectator.until(protocol.Pong)

    assert not [message for message in spectator.messages if isinstance(message, protocol.StoodIn)]


def test_a_decision_of_their_own_begins_the_count_again() -> None:
    """Decisions of bots count since the person last decided, and all of them since the person took the seat."""
    opened = Opened("trex", find_game("trex").version, "", {}, 4, "rules", "00" * 32)
    entries: list[tuple[LogEntry, str]] = [
        (opened, ""),
        (Sat(0, "Nadia", "hash"), "seat 0"),
        (Acted(0, ("a",)), "bot 0"),
        (Acted(0, ("b",)), "seat 0"),
        *((Acted(0, (line,)), "bot 0") for line in "cdef"),
    ]
    table_state = TableState("table")
    for number, (entry, actor) in enumerate(entries):
        table_state.add(row_of("table", number, entry, actor=actor), entry)
    before = table_state.stand_ins[0]
    taken = Sat(0, "Omar", "other")
    table_state.add(row_of("table", len(entries), taken, actor="seat 0"), taken)

    assert (StandIn(5, 4, ("d", "e", "f")), {}) == (before, table_state.stand_ins)
