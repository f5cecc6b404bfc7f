"""What takes long: the tables go on with the messages of people meanwhile."""

import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest
from fluent.syntax import FluentParser

from mamlaka.bots.base import Decision
from mamlaka.record import Record
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.accounts import names
from mamlaka.server.database.table_state import TableState
from mamlaka.server.tables.bots import TableBots
from mamlaka.view import View
from tests.server.client import TIMEOUT, Served, scene_after
from tests.server.matches import finished

pytestmark = pytest.mark.slow


def test_people_are_answered_while_a_bot_thinks(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """An action and a phrase are handled at once, and the decision of the bot counts when it comes."""
    is_done, decide = threading.Event(), TableBots._decide

    def decide_late(bots: TableBots, seat: Seat, view: View) -> Decision | None:
        assert is_done.wait(TIMEOUT)
        return decide(bots, seat, view)

    monkeypatch.setattr(TableBots, "_decide", decide_late)
    table = server.open(options={"contract_choice": "king,queens,diamonds,slaps,trex"})
    try:
        with server.join(table, 1) as client:
            client.start()
            assert client.scene is not None
            assert client.scene.secret  # all seats are asked, and the first bot thinks
            client.send(protocol.Say("words", "hello"))
            assert protocol.Heard(0, "hello") == client.until(protocol.Heard)
            client.act(Rng(1))
            assert client.scene.secret
            is_done.set()
            client.until(protocol.News, lambda news: not scene_after(news).secret)
    finally:
        is_done.set()


@pytest.mark.parametrize("address", ["record", "review"])
def test_people_are_answered_while_a_record_is_made(
    server: Served, monkeypatch: pytest.MonkeyPatch, stack: ExitStack, address: str
) -> None:
    """It takes as long as a hundred moves, and anyone can ask for one who has watched a match."""
    begun, is_done, make = threading.Event(), threading.Event(), TableState.record

    def make_late(table_state: TableState) -> Record:
        begun.set()
        assert is_done.wait(TIMEOUT)
        return make(table_state)

    (client,) = finished(server, stack, 0)
    monkeypatch.setattr(TableState, "record", make_late)
    with ThreadPoolExecutor(1) as thread:
        answer = thread.submit(server.http, "GET", f"/api/tables/{client.info.id}/{address}")
        try:
            assert begun.wait(TIMEOUT)
            client.send(protocol.Say("words", "hello"))
            assert protocol.Heard(0, "hello") == client.until(protocol.Heard)
        finally:
            is_done.set()
        assert 200 == answer.result().status_code


def test_names_of_bots_are_looked_up_without_parsing_all_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    """All languages together take more than a second, in which no one would be answered when the first person sits."""
    parsed, parse = [], FluentParser.parse

    def note(parser: FluentParser, text: str) -> object:
        parsed.append(text)
        return parse(parser, text)

    monkeypatch.setattr(FluentParser, "parse", note)
    names._spellings.cache_clear()

    assert set(map(names.comparable, ("Layla", "ليلى", "レイラ"))) < names._spellings("layla")
    assert sum(map(len, parsed)) < 10_000
