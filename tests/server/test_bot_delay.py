"""The delay of bots: as configured, times the largest factor of the connected players."""

from pathlib import Path

import pytest

from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.tables.live import LiveTable
from mamlaka.server.timing import Timing
from tests.server.client import TIMEOUT, Client, Served

pytestmark = pytest.mark.slow

SHORT = {"game": "hearts", "options": {"deals": "1", "pass_cards": "off"}}
SLOW = Timing(bot=(1.5 * TIMEOUT, 2 * TIMEOUT), trick=0.0, interrupt=0.0, dealt=0.0)
"""Bots that think for longer than any test waits."""


def factor_of(server: Served, table: str) -> float:
    """Return the factor that a table uses."""
    live: LiveTable = server.app.state.registry._tables[table]
    return live.presence.bot_delay


def test_bots_act_at_once_for_a_person_who_wants_that(tmp_path: Path) -> None:
    """A whole match of slow bots is over without a pause."""
    with Served(tmp_path / "t.sqlite", SLOW) as server, server.join(server.open(**SHORT), 1) as client:
        client.send(protocol.BotDelay(0))
        client.start()
        client.play(Rng(1))

        assert client.scene is not None
        assert client.scene.over


def enter(server: Served, table: str, number: int, factor: float) -> Client:
    """Sit down with a factor, and return when the server has read it."""
    client = server.join(table, number)
    client.send(protocol.BotDelay(factor))
    client.send(protocol.Ping())
    client.until(protocol.Pong)
    return client


@pytest.mark.parametrize("first,second,expected", [(0.0, 2.0, 2.0), (0.5, 0.0, 0.5), (0.0, 0.25, 0.25)])
def test_the_largest_factor_counts(server: Served, first: float, second: float, expected: float) -> None:
    """A player who leaves no longer counts."""
    table = server.open()
    with enter(server, table, 1, first) as staying:
        with enter(server, table, 2, second):
            staying.until(protocol.TableNews, lambda news: news.table.people[1].status == "here")
            assert expected == factor_of(server, table)
        staying.until(protocol.TableNews, lambda news: news.table.people[1].status == "away")
        assert first == factor_of(server, table)


def test_a_player_without_a_factor_counts_as_one(server: Served) -> None:
    """Clients that never send a factor get the configured delays."""
    table = server.open()
    with enter(server, table, 1, 0.0), server.join(table, 2):
        assert factor_of(server, table) == 1


@pytest.mark.parametrize("factor", ["-1", "1e9", '"fast"'])
def test_other_factors_are_refused(server: Served, factor: str) -> None:
    """A factor can neither be negative nor stop the table."""
    with server.join(server.open(), 1) as client:
        refusal = client.refusal(f'{{"type":"bot_delay","factor":{factor}}}')

    assert refusal.code == "bad_message"
