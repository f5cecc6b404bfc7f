"""Signs of life: a broken connection is noticed although no one closes it."""

import time
from collections.abc import Iterator

import msgspec
import pytest

from mamlaka.server import protocol
from mamlaka.server.tables.sessions import CLOSE_SLOW
from mamlaka.server.timing import Timing
from tests.server.client import Client, Served

pytestmark = pytest.mark.slow

FAST = msgspec.structs.replace(Timing().scaled(0), beat=0.05, silence=0.5, dead=1.0)
"""Many beats in a short test, and silences that are longer than a busy machine delays an answer."""
ENOUGH = 25
"""More beats than a dead connection gets."""
STALL = 1.5
"""The seconds for which a server does nothing: more than a dead connection lasts."""


@pytest.fixture
def server(database: str) -> Iterator[Served]:
    """A server with fast beats."""
    with Served(database, FAST) as server:
        yield server


def enter(server: Served, table: str, number: int) -> Client:
    """Sit down, and enter with beats."""
    server.sit(table, number)
    client = Client(server.url, table, f"{number:032x}")
    client.send(protocol.Hello(protocol.PROTOCOL, client.token, -1, beats=True))
    client.until(protocol.Welcome)
    return client


def answer(client: Client, beats: int = 1) -> None:
    """Answer some beats."""
    for _ in range(beats):
        client.until(protocol.Beat)
        client.send(protocol.Beat())


def until_second_is_here(watching: Client) -> None:
    """Wait until the person of the second seat is connected; a free seat counts as connected, too."""
    watching.until(protocol.TableNews, lambda news: ("person", "here") == shown(news))
    watching.messages.clear()


def shown(news: protocol.TableNews) -> tuple[str, str]:
    """Return who sits at the second seat, and whether they are connected."""
    occupant = news.table.people[1]
    return occupant.kind, occupant.status


def away(watching: Client) -> list[protocol.TableNews]:
    """Return the messages in which the second seat is away.

    The client that watches may be away itself for a moment, because it answers no beats while others enter.
    """
    messages = [message for message in watching.messages if isinstance(message, protocol.TableNews)]
    return [news for news in messages if shown(news) != ("person", "here")]


def test_a_cut_connection_is_noticed_within_three_seconds() -> None:
    """In those, a late answer has more than a second; no bot plays for the player before the connection is closed."""
    timing = Timing()

    assert 2 * timing.beat <= 3 >= timing.silence > timing.beat + 1
    assert timing.silence < timing.dead < timing.grace


def test_a_client_that_answers_stays(server: Served) -> None:
    """The seat is never away while the client answers."""
    table = server.open()
    with enter(server, table, 1) as watching, enter(server, table, 2) as client:
        until_second_is_here(watching)
        for _ in range(ENOUGH):
            answer(client)
            answer(watching)

        assert not away(watching)


def test_a_client_that_does_not_answer_is_away_until_it_does(server: Served) -> None:
    """Its connection stays open for a while, and every message counts as an answer."""
    table = server.open()
    with server.join(table, 1) as watching, enter(server, table, 2) as client:
        until_second_is_here(watching)
        watching.until(protocol.TableNews, lambda news: shown(news) == ("person", "away"))
        client.send(protocol.Ping())
        until_second_is_here(watching)
        answer(client, ENOUGH)
        watching.ping()

        assert "here" == watching.info.people[1].status


def test_a_dead_connection_is_closed(server: Served) -> None:
    """The seat stays away, and the client may come back."""
    table = server.open()
    with server.join(table, 1) as watching, enter(server, table, 2) as client:
        assert CLOSE_SLOW == client.closed()
        watching.ping()
        assert "away" == watching.info.people[1].status
        with enter(server, table, 2):
            until_second_is_here(watching)


def test_a_server_that_stalls_blames_no_client(server: Served) -> None:
    """It could hear no one, so it counts no one as away, and closes no connection."""
    table = server.open()
    with enter(server, table, 1) as watching, enter(server, table, 2) as client:
        until_second_is_here(watching)
        server.server.servers[0].get_loop().call_soon_threadsafe(time.sleep, STALL)
        for _ in range(ENOUGH):
            answer(client)
            answer(watching)

        assert not away(watching)


def test_a_client_that_asks_for_no_beats_gets_none(server: Served) -> None:
    """A client of an earlier version may be silent for as long as it likes."""
    table = server.open()
    with server.join(table, 1) as earlier, enter(server, table, 2) as client:
        answer(client, ENOUGH)
        earlier.ping()
        client.send(protocol.Ping())
        client.until(protocol.Pong)

        assert "here" == client.info.people[0].status
        assert not [message for message in earlier.messages if isinstance(message, protocol.Beat)]
