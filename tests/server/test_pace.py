"""How long bots think: as the server says, times the slowest wish of the connected players."""

from pathlib import Path

import pytest

from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.live import LiveTable
from mamlaka.server.timing import Timing
from tests.server.client import PATIENCE, Client, Served

SHORT = {"game": "hearts", "options": {"deals": "1", "pass_cards": "off"}}
SLOW = Timing(bot=(1.5 * PATIENCE, 2 * PATIENCE), trick=0.0, interrupt=0.0, dealt=0.0)
"""Bots that think for longer than any test waits."""


def waits(server: Served, table: str) -> float:
    """Return the wish that a table follows."""
    live: LiveTable = server.app.state.registry._tables[table]
    return live.presence.wait


def test_bots_act_at_once_for_a_person_who_wants_that(tmp_path: Path) -> None:
    """A whole match of slow bots is over without a pause."""
    with Served(tmp_path / "t.sqlite", SLOW) as server, server.join(server.open(**SHORT), 1) as client:
        client.send(protocol.Pace(0))
        client.start()
        client.play(Rng(1))

        assert client.scene is not None
        assert client.scene.over


def enter(server: Served, table: str, number: int, wait: float) -> Client:
    """Sit down with a wish, and return when the server has read it."""
    client = server.join(table, number)
    client.send(protocol.Pace(wait))
    client.send(protocol.Ping())
    client.until(protocol.Pong)
    return client


@pytest.mark.parametrize("first,second,expected", [(0.0, 2.0, 2.0), (0.5, 0.0, 0.5), (0.0, 0.25, 0.25)])
def test_the_slowest_wish_counts(server: Served, first: float, second: float, expected: float) -> None:
    """Nobody is hurried by the others; whoever leaves takes their wish along."""
    table = server.open()
    with enter(server, table, 1, first) as staying:
        with enter(server, table, 2, second):
            staying.until(protocol.TableNews, lambda news: news.table.people[1].status == "here")
            assert expected == waits(server, table)
        staying.until(protocol.TableNews, lambda news: news.table.people[1].status == "away")
        assert first == waits(server, table)


def test_a_player_without_a_wish_wants_the_usual_times(server: Served) -> None:
    """Clients that know no pace are neither hurried nor slowed down."""
    table = server.open()
    with enter(server, table, 1, 0.0), server.join(table, 2):
        assert waits(server, table) == 1


@pytest.mark.parametrize("wait", ["-1", "1e9", '"fast"'])
def test_other_wishes_are_refused(server: Served, wait: str) -> None:
    """A wish can neither be negative nor stop the table."""
    with server.join(server.open(), 1) as client:
        refusal = client.refusal(f'{{"type":"pace","wait":{wait}}}')

    assert refusal.code == "bad_message"
