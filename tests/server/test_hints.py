"""Hints over sockets: the clients that get one, and events during the search."""

import threading
from collections.abc import Iterator
from typing import Any

import pytest

from mamlaka.bots.base import Limit
from mamlaka.coach.hints import Hint, hint
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.timing import Timing
from mamlaka.texts import Texts
from mamlaka.view import View
from tests.server.client import TIMEOUT, Client, Served

pytestmark = pytest.mark.slow

RNG = Rng(1)


def ask(client: Client, name: str = "h") -> protocol.Hint | protocol.Refused:
    """Ask for a hint, and return the answer."""
    client.send(protocol.AskHint(name))
    return answer(client, name)


def answer(client: Client, name: str = "h") -> protocol.Hint | protocol.Refused:
    """Return the answer to a question."""
    while True:
        message = client.receive()
        if isinstance(message, protocol.Hint | protocol.Refused) and message.id == name:
            return message


def code(found: protocol.Hint | protocol.Refused) -> str:
    """Return why there is no hint."""
    assert isinstance(found, protocol.Refused)
    return found.refusal.code


def alone(server: Served, **wish: Any) -> Client:
    """Return a person who plays against bots and is asked for a card, with a choice."""
    client = server.join(server.open(**wish), 1)
    client.start()
    client.play(RNG, enough=has_choice)
    return client


def has_choice(client: Client) -> bool:
    """Return whether the viewer must play one of several cards."""
    turn = client.scene.turn if client.scene else None
    return turn is not None and any(offer.kind == "play" and len(offer.cards) > 1 for offer in turn.offers)


class Thinker:
    """A hint whose computation blocks until the test releases it."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.enough = threading.Event()

    def __call__(self, view: View, limit: Limit, rng: Rng) -> Hint:
        """Return the hint, late."""
        self.begun.set()
        assert self.enough.wait(TIMEOUT)
        return hint(view, limit, rng)


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinker]:
    """A server whose searches take as long as the test wants."""
    thinker = Thinker()
    monkeypatch.setattr("mamlaka.server.tables.hints.hint", thinker)
    yield thinker
    thinker.enough.set()


def test_a_player_against_bots_alone_gets_a_hint(server: Served) -> None:
    """A hint names a legal action, whose value comes first, and reasons that have messages."""
    with alone(server) as client:
        found = ask(client)
        assert isinstance(found, protocol.Hint)
        assert client.scene is not None
        assert client.scene.turn is not None
        cards = next(offer.cards for offer in client.scene.turn.offers if offer.kind == "play")
        content = found.content

        assert client.version == found.version
        assert content.best == content.choices[0].action
        assert set(cards) == {card for choice in content.choices for card in choice.action.cards}
        assert sorted(content.choices, key=lambda choice: choice.regret) == list(content.choices)
        assert all(map(Texts().has, content.reasons + content.objections))


def test_a_hint_changes_nothing(server: Served) -> None:
    """The suggested action is legal at the version of the hint, and the hint writes nothing to the log."""
    with alone(server) as client:
        before = len(server.store.rows(client.info.id))
        found = ask(client)
        assert isinstance(found, protocol.Hint)
        assert found.content.best is not None

        assert before == len(server.store.rows(client.info.id))
        act = protocol.Act("a", found.version, found.content.best.kind, found.content.best.cards)
        assert protocol.Done("a") == client.ask(act)


@pytest.mark.parametrize("game", ["hearts", "oneonta", "toepen", "tressette"])
def test_every_game_gives_hints(server: Served, game: str) -> None:
    """Whatever is asked first, there is an answer."""
    with server.join(server.open(game=game), 1) as client:
        client.start()
        answer: protocol.Hint | protocol.Refused | None = None
        while not isinstance(answer, protocol.Hint):
            client.play(RNG, enough=lambda client: client.scene is not None and client.scene.turn is not None)
            answer = ask(client)
            # A bot may have acted out of turn meanwhile; then the question is asked again.
            assert isinstance(answer, protocol.Hint) or answer.refusal.code in ("stale", "not_your_turn")


def test_with_two_people_there_are_no_hints(server: Served) -> None:
    """At a table of two people neither gets a hint."""
    table = server.open()
    with server.join(table, 1) as one, server.join(table, 2) as other:
        one.start(other)

        assert ["hint_people"] * 2 == [code(ask(client)) for client in (one, other)]


def test_a_player_who_has_left_keeps_their_seat_and_prevents_hints(server: Served) -> None:
    """A player who was away may return at any time."""
    table = server.open()
    with server.join(table, 1) as one, server.join(table, 2) as other:
        one.start(other)
        assert isinstance(other.ask(protocol.Leave("l")), protocol.Done)
        one.until(protocol.TableNews, lambda news: news.table.people[1].status == "left")

        assert "hint_people" == code(ask(one))


def test_a_player_who_leaves_before_the_match_leaves_a_game_against_bots(server: Served) -> None:
    """A seat that was left belongs to a bot."""
    table = server.open()
    with server.join(table, 1) as one, server.join(table, 2) as other:
        assert isinstance(other.ask(protocol.Leave("l")), protocol.Done)
        one.start()
        one.play(RNG, enough=has_choice)

        assert isinstance(ask(one), protocol.Hint)


def test_a_spectator_gets_no_hint_and_prevents_none(server: Served) -> None:
    """A spectator has no decision to make."""
    with alone(server) as client, server.enter(client.info.id) as spectator:
        assert "not_seated" == code(ask(spectator))
        assert isinstance(ask(client), protocol.Hint)


def test_before_and_after_the_match_there_is_nothing_to_ask(server: Served) -> None:
    """Hints exist only while the match is running."""
    with server.join(server.open(game="oneonta", options={"deals": "1"}), 1) as client:
        assert "not_begun" == code(ask(client))
        client.start()
        client.play(RNG)

        assert "match_over" == code(ask(client))


def test_a_player_who_is_not_asked_gets_no_hint(database: str) -> None:
    """A player who waits for a bot has no decision to make."""
    with Served(database, Timing().scaled(100)) as slow, slow.join(slow.open(), 1) as client:
        client.start()
        while client.scene is not None and client.scene.turn is not None:
            client.act(RNG)

        assert "not_your_turn" == code(ask(client))


def test_a_connection_has_one_question_at_a_time(server: Served, thinker: Thinker) -> None:
    """Asked again meanwhile it is refused; the first question is answered all the same, and then the next may come."""
    with alone(server) as client:
        client.send(protocol.AskHint("first"))
        assert thinker.begun.wait(TIMEOUT)
        assert "hint_running" == code(ask(client, "second"))
        thinker.enough.set()

        assert isinstance(answer(client, "first"), protocol.Hint)
        assert isinstance(ask(client, "third"), protocol.Hint)


def test_a_player_who_acts_meanwhile_gets_no_outdated_hint(server: Served, thinker: Thinker) -> None:
    """The card is played while the hint is thought about, and the hint is stale."""
    with alone(server) as client:
        client.send(protocol.AskHint("h"))
        assert thinker.begun.wait(TIMEOUT)
        act = client.choice(RNG)
        client.send(act)
        assert protocol.Done(act.id) == client.until(protocol.Done)
        thinker.enough.set()

        assert code(answer(client)) in {"stale", "not_your_turn"}


def test_a_second_player_who_joins_meanwhile_ends_the_hints(server: Served, thinker: Thinker) -> None:
    """A hint for an earlier version is not sent."""
    with alone(server) as client:
        client.send(protocol.AskHint("h"))
        assert thinker.begun.wait(TIMEOUT)
        server.sit(client.info.id, 2)
        thinker.enough.set()

        assert "hint_people" == code(answer(client))


def test_hints_do_not_queue_without_end(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint that would wait behind too many others is refused at once."""
    monkeypatch.setattr("mamlaka.server.tables.hints.MAX_WAITING_HINTS", 0)
    with alone(server) as client:
        assert "server_busy" == code(ask(client))


def test_a_hint_that_fails_is_answered(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever fails, the table and the connection continue."""

    def fail(*_: object) -> Hint:
        raise ZeroDivisionError

    monkeypatch.setattr("mamlaka.server.tables.hints.hint", fail)
    with alone(server) as client:
        assert "no_hint" == code(ask(client))
        client.act(RNG)
