"""The people at a table: names and levels of bots, seats chosen before the match, and seats of bots taken during it."""

from __future__ import annotations

from contextlib import ExitStack

import msgspec
import pytest

from mamlaka.errors import Refusal
from mamlaka.fair import hash_of_nonce
from mamlaka.messages import languages
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.tables.bots import BOT_NAMES, bot_names
from mamlaka.server.tables.sessions import CLOSE_RESTART
from mamlaka.texts import Texts
from tests.server.client import Client, Served, token_of

pytestmark = pytest.mark.slow

SHORT = {"game": "hearts", "options": {"deals": "1", "pass_cards": "off"}}


def wish(number: int, seat: int | None) -> protocol.SitDown:
    """Return the request of a person for a seat."""
    return protocol.SitDown(token_of(number), hash_of_nonce(token_of(number)), f"Person {number}", seat)


def refusal(server: Served, table: str, number: int, seat: int | None = None) -> tuple[int, str]:
    """Ask for a seat, and return the status and the code of the refusal."""
    answer = server.http("POST", f"/api/tables/{table}/seats", wish(number, seat))
    return answer.status_code, msgspec.json.decode(answer.content, type=Refusal).code


def is_asked(client: Client) -> bool:
    """Return whether the client must act."""
    return bool(client.scene and client.scene.turn)


def kinds(client: Client) -> list[str]:
    """Return the kinds of the occupants of a table."""
    return [person.kind for person in client.info.people]


def test_bots_have_names_of_their_own_and_a_level(server: Served, stack: ExitStack) -> None:
    """The names differ within a table, are the same in the next match, and can be written in every language."""
    table = server.open(**SHORT)
    client = stack.enter_context(server.join(table, 1, 0))
    client.start()
    names = bot_names(table, 4)
    expected = [protocol.Occupant("bot", name, "here", "random") for name in names]
    assert expected[1:] == list(client.info.people[1:])
    client.play(Rng(1))
    client.ask(protocol.Again("a"))
    found = client.until(protocol.TableNews, lambda news: bool(news.table.rematch and news.table.rematch.table)).table
    assert found.rematch is not None
    after = stack.enter_context(server.enter(found.rematch.table, 1))
    after.until(protocol.News)

    assert expected[1:] == list(after.info.people[1:])


def test_every_bot_name_has_a_message() -> None:
    """All names are written in every language, each differently."""
    for language in languages():
        texts = Texts(language)
        assert len(BOT_NAMES) == len({texts.format(f"bot-name-{name}") for name in BOT_NAMES})


def test_many_seats_have_names() -> None:
    """The names at the largest tables differ, and a table with more seats than names repeats some."""
    assert 30 == len(bot_names("t", 30))
    assert 8 == len(set(bot_names("t", 8)))


def test_a_seat_can_be_changed_before_the_match(server: Served, stack: ExitStack) -> None:
    """The person moves; the old seat is free, its connection is closed, and its nonce does not count."""
    table = server.open(**SHORT)
    old = stack.enter_context(server.join(table, 1, 0))
    assert 2 == server.sit(table, 1, 2)
    assert CLOSE_RESTART == old.closed()
    with server.join(table, 2, 0) as other, server.enter(table, 1) as moved:
        assert (2, 0) == (moved.seat, other.seat)
        assert ["person", "free", "person", "free"] == kinds(moved)
        moved.start(other)
        assert [True, False, True, False] == [bool(nonce) for nonce in moved.info.nonces]


def test_a_seat_is_not_changed_to_one_that_is_taken_or_during_the_match(server: Served, stack: ExitStack) -> None:
    """A refused move leaves the person where they are; during the match the answer is the same seat."""
    table = server.open(**SHORT)
    client = stack.enter_context(server.join(table, 1, 0))
    server.sit(table, 2, 1)
    assert (409, "seat_taken") == refusal(server, table, 1, 1)
    client.start()

    assert 0 == server.sit(table, 1, 3)
    assert ["person", "person", "bot", "bot"] == kinds(client)


def test_a_spectator_takes_the_seat_of_a_bot(server: Served, stack: ExitStack) -> None:
    """The new player sees the hand of the seat, decides when it is on turn, and the bot decides nothing any more."""
    table = server.open(**SHORT)
    client = stack.enter_context(server.join(table, 1, 0))
    client.start()
    client.play(Rng(1), enough=lambda c: c.version > 12 and is_asked(c))
    spectator = stack.enter_context(server.enter(table))
    assert spectator.scene is not None
    assert not spectator.scene.zones[1].cards
    late = stack.enter_context(server.join(table, 2, 1))
    assert late.scene is not None
    hand = late.scene.zones[1].cards
    assert len(hand) == late.scene.zones[1].count > 0
    seen = len(server.store.rows(table))
    client.play(Rng(1), enough=lambda c: c.scene is not None and c.scene.waiting == (1,))
    late.play(Rng(1), enough=is_asked)
    late.act(Rng(2))
    rows = server.store.rows(table)[seen:]

    assert "seat 1" in {row.actor for row in rows}
    assert "bot 1" not in {row.actor for row in rows}


def test_a_table_can_be_closed_to_late_players(server: Served, stack: ExitStack) -> None:
    """Before the match everyone may join; afterwards only those who have a seat come back."""
    table = server.open(**SHORT, takeover="nobody")
    client = stack.enter_context(server.join(table, 1, 0))
    assert "nobody" == client.info.takeover
    server.sit(table, 2, 3)
    client.start()

    assert (409, "seats_closed") == refusal(server, table, 3)
    assert 3 == stack.enter_context(server.join(table, 2)).seat
