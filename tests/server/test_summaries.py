"""Summaries of several tables in one request: who plays, the score, and whose turn it is; nothing secret."""

from __future__ import annotations

import msgspec
import pytest

from mamlaka.rng import Rng
from mamlaka.server import protocol
from tests.server.client import Client, Served, token_of

pytestmark = pytest.mark.slow

SHORT = {"game": "hearts", "options": {"deals": "1", "pass_cards": "off"}}


def summaries(server: Served, *tables: tuple[str, str]) -> list[protocol.TableSummary]:
    """Return the summaries of tables, each with a token."""
    wish = protocol.AskSummaries(tuple(protocol.KnownTable(*table) for table in tables))
    answer = server.http("POST", "/api/tables/summaries", wish)
    assert 200 == answer.status_code, answer.text
    return msgspec.json.decode(answer.content, type=list[protocol.TableSummary])


def is_asked(client: Client) -> bool:
    """Return whether the client must act."""
    return bool(client.scene and client.scene.turn and not client.scene.turn.optional)


def test_a_summary_follows_the_match(server: Served) -> None:
    """Before the start, on turn and at the end, the summary agrees with the scene of the seat."""
    table = server.open(**SHORT)
    with server.join(table, 1, 2) as client:
        (before,) = summaries(server, (table, token_of(1)))
        assert (2, False, (), ()) == (before.seat, before.turn, before.totals, before.ranks)
        client.start()
        client.play(Rng(1), enough=is_asked)
        (running,) = summaries(server, (table, token_of(1)))
        assert ("playing", True, (0, 0, 0, 0)) == (running.table.status, running.turn, running.totals)
        client.play(Rng(1))
        (over,) = summaries(server, (table, token_of(1)))

        assert client.scene is not None
        assert ("over", False) == (over.table.status, over.turn)
        assert (client.scene.totals, client.scene.ranks) == (over.totals, over.ranks)


def test_without_the_token_no_client_learns_whose_turn_it_is(server: Served) -> None:
    """A spectator gets the public facts only."""
    table = server.open(**SHORT)
    with server.join(table, 1) as client:
        client.start()
        client.play(Rng(1), enough=is_asked)
        found = summaries(server, (table, ""), (table, token_of(9)), (table, token_of(1)))

    assert [(None, False), (None, False), (0, True)] == [(summary.seat, summary.turn) for summary in found]


def test_unknown_tables_are_left_out(server: Served) -> None:
    """The others are returned in the order of the request."""
    one, two = server.open(), server.open()

    assert [two, one] == [found.table.id for found in summaries(server, (two, ""), ("nowhere", ""), (one, ""))]


def test_the_number_of_tables_is_limited(server: Served) -> None:
    """A longer request is refused as a whole."""
    many = {"tables": [{"id": "x"}] * (protocol.MAX_SUMMARIES + 1)}
    answer = server.http("POST", "/api/tables/summaries", many)

    assert (400, "bad_message") == (answer.status_code, answer.json()["code"])
