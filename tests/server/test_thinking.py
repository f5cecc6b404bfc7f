"""Bots that think long: the table goes on with the messages of people."""

import threading

import pytest

from mamlaka.bots.base import Decision
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.tables.bots import TableBots
from mamlaka.view import View
from tests.server.client import TIMEOUT, Served, scene_after


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
