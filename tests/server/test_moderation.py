"""The moderation settings with `mamlaka admin`, and what a running server makes of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from mamlaka.errors import InvalidSetup, RecordError
from mamlaka.fair import hash_of_nonce
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.accounts.moderation import Blocked, ModerationStore, blocked_entry
from mamlaka.server.database.backup import back_up, restore
from mamlaka.server.database.store import Store
from mamlaka.server.tables.inspection import lines_of, list_tables
from mamlaka.server.tables.sessions import CLOSE_REFUSED
from mamlaka.server.timing import Timing
from tests.server.client import Client, Served, token_of

pytestmark = pytest.mark.slow


@pytest.fixture
def served(database: str) -> Iterator[Served]:
    """A server that looks at the settings all the time."""
    with Served(database, replace(Timing().scaled(0), follow=0.01)) as server:
        yield server


def known(server: Served) -> None:
    """Wait until the server knows what is in the database."""
    server.http("GET", "/api/notice")  # answered when the server has started
    with ModerationStore.open(server.db) as store:
        while server.app.state.registry.moderation.settings != store.read():
            pass


def wish(name: str, token: str) -> protocol.SitDown:
    """Return a request for a seat."""
    return protocol.SitDown(token, hash_of_nonce(token_of(1)), name)


@pytest.mark.postgres
def test_a_blocked_name_gets_no_seat(served: Served) -> None:
    """However it is spelled; others do, and so does the name when it is unblocked."""
    table = served.open()
    with ModerationStore.open(served.db) as store:
        assert [True, False] == [store.block(blocked_entry("Ada L")) for _ in range(2)]
        known(served)
        refused = served.http("POST", f"/api/tables/{table}/seats", wish("ADA  l", token_of(1)))
        other = served.http("POST", f"/api/tables/{table}/seats", wish("Grace", token_of(2)))
        assert [True, False] == [store.unblock(blocked_entry("ada l")) for _ in range(2)]
        known(served)
        back = served.http("POST", f"/api/tables/{table}/seats", wish("Ada L", token_of(1)))

    assert (403, "blocked_here") == (refused.status_code, refused.json()["code"])
    assert [200, 200] == [other.status_code, back.status_code]


def test_a_blocked_player_is_sent_away(served: Served) -> None:
    """The others play on, and the player can't come back to their seat."""
    table = served.open()
    with served.join(table, 1) as client, served.join(table, 2) as other:
        with ModerationStore.open(served.db) as store:
            store.block(blocked_entry("person 1"))
        assert "blocked_here" == client.until(protocol.Refused).refusal.code
        assert CLOSE_REFUSED == client.closed()
        with Client(served.url, table, token_of(1)) as again:
            assert "blocked_here" == again.refusal(protocol.Hello(protocol.PROTOCOL, token_of(1))).code
        other.ping()


def test_a_blocked_address_may_only_read(served: Served) -> None:
    """It opens no table, and watches none."""
    table = served.open()
    with ModerationStore.open(served.db) as store, served.enter(table) as spectator:
        store.block(blocked_entry("127.0.0.1"))
        assert CLOSE_REFUSED == spectator.closed()
        refused = served.http("POST", "/api/tables", {"game": "trex", "bots": "random"})
        with Client(served.url, table) as again:
            assert "blocked_here" == again.until(protocol.Refused).refusal.code

    assert (403, "blocked_here") == (refused.status_code, refused.json()["code"])


@pytest.mark.parametrize(
    "text,entry",
    [
        ("203.0.113.7", Blocked("address", "203.0.113.7")),
        ("2001:db8:0:0:1::9", Blocked("address", "2001:db8::/64")),
        ("2001:db8::/64", Blocked("address", "2001:db8::/64")),
        ("  \uff21da ", Blocked("name", "ada")),
    ],
)
def test_what_is_blocked_is_compared_as_the_server_does(text: str, entry: Blocked) -> None:
    """Names without capitals, IPv6 addresses as networks."""
    assert entry == blocked_entry(text)


def test_a_name_that_no_person_can_have_is_refused() -> None:
    """It is a slip of the keyboard."""
    with pytest.raises(InvalidSetup, match="is no name: use 1 to 20 visible characters"):
        blocked_entry(" ")


@pytest.mark.postgres
def test_the_message_of_the_day_is_plain_text(served: Served) -> None:
    """The server passes it on as it is, until it is removed."""
    text = "<b>Sunday</b> at 8 & later"
    with ModerationStore.open(served.db) as store:
        store.set_notice("first")
        store.set_notice(text)
        known(served)
        assert {"text": text} == served.http("GET", "/api/notice").json()
        store.set_notice("")
        known(served)

        assert {"text": ""} == served.http("GET", "/api/notice").json()
        with pytest.raises(InvalidSetup, match="the message has 501 characters: use at most 500"):
            store.set_notice("x" * 501)


@pytest.mark.postgres
def test_a_program_is_marked_and_keeps_its_name(served: Served) -> None:
    """It sits down with the token of its account, under the name of the account, and no other player gets that name."""
    table, other = served.open(), served.open()
    with ModerationStore.open(served.db) as store:
        token = store.add_program("Deep Trex")
        known(served)
    taken = served.http("POST", f"/api/tables/{table}/seats", wish("deep trex", token_of(1)))
    seats = [served.http("POST", f"/api/tables/{name}/seats", wish("me", token)).json() for name in (table, other)]

    assert (409, "name_taken") == (taken.status_code, taken.json()["code"])
    for seated in seats:
        person = seated["table"]["people"][seated["seat"]]
        assert ("person", "Deep Trex", True) == (person["kind"], person["name"], person["program"])


def test_a_mark_stays_in_the_log(served: Served) -> None:
    """A table that is loaded again, and the next match, still know that a player is a program."""
    with ModerationStore.open(served.db) as store:
        token = store.add_program("Robot")
        known(served)
        table = served.open()
        served.http("POST", f"/api/tables/{table}/seats", wish("x", token))
        store.remove_program("robot")
    with Served(served.db) as later:
        assert later.http("GET", f"/api/tables/{table}").json()["people"][0]["program"]


def test_a_new_token_replaces_the_old_one(database: str) -> None:
    """An account has one token, which the database knows only as a hash."""
    Store(database).close()
    with ModerationStore.open(database) as store:
        old, new = store.add_program("Robot"), store.add_program("ROBOT")
        settings = store.read()

    assert [None, "ROBOT"] == [settings.program_of(token) for token in (old, new)]
    assert new not in str(settings)


def test_decisions_are_in_the_backup(database: str, tmp_path: Path) -> None:
    """A restored server blocks the same people."""
    Store(database).close()
    with ModerationStore.open(database) as store:
        store.block(blocked_entry("Ada"))
        store.set_notice("hello")
        store.add_program("Robot")
        settings = store.read()
    back_up(database, tmp_path / "b.sqlite")
    restore(tmp_path / "b.sqlite", str(tmp_path / "new.sqlite"))
    with ModerationStore.open(str(tmp_path / "new.sqlite")) as store:
        assert settings == store.read()


def test_the_office_creates_no_database(tmp_path: Path) -> None:
    """A wrong path is a mistake, and leaves no file."""
    with pytest.raises(RecordError, match="there is no database"), ModerationStore.open(str(tmp_path / "none.sqlite")):
        pass

    assert not (tmp_path / "none.sqlite").exists()


@pytest.mark.postgres
def test_tables_are_listed_with_their_people(database: str) -> None:
    """The latest one first, whether its match has begun, and who has a seat."""
    with Served(database) as server:
        first, second = server.open(preset="partners"), server.open()
        server.sit(second, 1)
        server.sit(first, 2)
        with server.join(first, 3) as client:
            client.start()
    rows = list_tables(database)

    assert [(first, "started"), (second, "open")] == [(row.id, row.status) for row in rows]
    assert [("Person 2", "Person 3"), ("Person 1",)] == [row.people for row in rows]
    assert ("trex", "partners", 4) == (rows[0].game, rows[0].preset, rows[0].seats)


@pytest.mark.postgres
def test_the_log_of_a_table_shows_no_secrets(database: str) -> None:
    """No seed, token, nonce or hash of them, and of a running match no card that is still hidden."""
    with Served(database) as server:
        table = server.open()
        with server.join(table, 1) as client:
            client.start()
            client.play(Rng(1), enough=lambda c: c.version > 30)
            zones = client.scene.zones if client.scene else ()
            hand = next(zone.cards for zone in zones if (zone.kind, zone.owner) == ("hand", client.seat))
    text = "\n".join(line.text for line in lines_of(database, table))
    with closing(Store(database)) as store:
        bodies = "".join(row.body for row in store.rows(table))

    assert "sat Person 1 in seat 0" in text
    assert hand
    assert not any(card in text for card in hand)
    assert not any(len(word) >= 32 for word in text.replace(":", " ").split() if word in bodies and word.isalnum())


def test_an_unknown_table_has_no_log(database: str) -> None:
    """The command that lists the tables is named."""
    Store(database).close()
    with pytest.raises(RecordError, match="there is no table 'x': `mamlaka admin tables` lists them"):
        lines_of(database, "x")
