"""What the server stores about a person with an account: they can have a copy of it, and let it be deleted."""

from __future__ import annotations

import json
from contextlib import ExitStack, closing

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import select

from mamlaka.coach.reports import Report
from mamlaka.fair import hash_of_nonce
from mamlaka.record import Record, SeatRecord, decode_record
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.accounts.accounts import Accounts
from mamlaka.server.accounts.erasure import erase_account
from mamlaka.server.accounts.moderation import Blocked, ModerationStore
from mamlaka.server.database.log_entries import hash_token
from mamlaka.server.database.schema import account_seat, metadata
from mamlaka.server.database.store import Store
from mamlaka.server.database.stored_reports import add_report
from mamlaka.server.limits import Limits
from mamlaka.verification import verify
from tests.server.accounts import JSON, PASSWORD, fill, matches, post, register
from tests.server.client import Served, play_together, token_of
from tests.server.matches import SHORT

pytestmark = pytest.mark.slow

NAME = "Zenobia"
"""A name that nothing else in a database contains."""


def play(served: Served, browser: httpx.Client, other: httpx.Client) -> str:
    """Let two people with accounts play a match, and return its table."""
    table = served.open(**SHORT)
    served.sit(table, 1, 0, "Hanna")
    served.sit(table, 2, 2, NAME)
    with served.enter(table, 1) as first, served.enter(table, 2) as second:
        first.start(second)
        play_together([first, second], Rng(1), lambda: False)
    register(browser, NAME, protocol.KnownTable(table, token_of(2)))
    register(other, "Hanna", protocol.KnownTable(table, token_of(1)))
    return table


def record_of(served: Served, table: str) -> Record:
    """Return the record of a finished match."""
    answer = served.http("GET", f"/api/tables/{table}/record")
    assert 200 == answer.status_code, answer.text
    return decode_record(answer.content)


def delete(client: httpx.Client, password: str = PASSWORD) -> httpx.Response:
    """Delete the account."""
    return post(client, "delete", protocol.Credentials(NAME, password))


def dump(store: Store) -> str:
    """Return everything that a database contains."""
    with store.engine.connect() as connection:
        return repr([connection.execute(select(table)).all() for table in metadata.sorted_tables])


@pytest.mark.postgres
def test_an_export_has_everything(served: Served, browser: httpx.Client, other: httpx.Client) -> None:
    """The account, its sessions and tables, and each match with a record that can be verified; no key to anything."""
    table = play(served, browser, other)
    answer = browser.get("/api/account/export")
    found = msgspec.json.decode(answer.content, type=protocol.AccountExport)
    (exported,) = found.matches

    assert "attachment" in answer.headers["content-disposition"]
    assert (NAME, False, [table]) == (found.name, found.blocked, [one.table for one in found.tables])
    assert [180 * 86_400_000] == [one.expires - one.began for one in found.sessions]
    assert [400 * 86_400_000] == [one.expires - one.signed_in for one in found.browsers]
    assert matches(browser).matches == (exported.match,)
    assert record_of(served, table) == exported.record
    assert verify(exported.record).ok
    for secret in (hash_token(token_of(2)), *browser.cookies.values(), "argon2"):
        assert secret not in answer.text


def test_a_large_export_is_complete(served: Served, browser: httpx.Client) -> None:
    """Of more matches than are read at once, also of those whose log cannot be read any more."""
    with closing(Store(served.db)) as opened:
        fill(opened, 45)
        accounts = Accounts(opened.engine)
        ada = accounts.named("Ada")
        assert ada is not None
        browser.cookies.set("mamlaka", accounts.sign_in(ada.id, ""))
    found = browser.get("/api/account/export").json()["matches"]

    assert 45 == len({one["match"]["table"] for one in found})
    assert {None} == {one["record"] for one in found}


def test_an_export_says_whether_the_name_is_blocked(served: Served, browser: httpx.Client) -> None:
    """That is what the operator has noted about a person."""
    register(browser, NAME)
    with closing(Store(served.db)) as opened:
        ModerationStore(opened.engine).block(Blocked("name", NAME.lower()))
    while not (answer := browser.get("/api/account/export").json())["blocked"]:
        pass  # until the server has read it

    assert NAME == answer["name"]


def test_a_blocked_person_can_delete_their_account(served: Served, browser: httpx.Client) -> None:
    """The operator keeps only the blocked name."""
    register(browser, NAME)
    with closing(Store(served.db)) as opened:
        ModerationStore(opened.engine).block(Blocked("name", NAME.lower()))
    while post(browser, "sign-in", protocol.SignIn(NAME, PASSWORD)).status_code != 403:
        pass  # until the server has read it

    assert 200 == delete(browser).status_code
    assert 401 == browser.get("/api/account/export").status_code


def test_exports_have_a_rate(database: str) -> None:
    """They cost more than other requests. Guests have nothing to export."""
    with Served(database, limits=Limits()) as server, httpx.Client(base_url=server.url, headers=JSON) as client:
        assert 401 == client.get("/api/account/export").status_code
        register(client)
        found = [client.get("/api/account/export").status_code for _ in range(4)]

    assert [200, 200, 200, 429] == found


@pytest.mark.postgres
def test_a_deletion_leaves_no_name(served: Served, browser: httpx.Client, other: httpx.Client) -> None:
    """Neither in logs nor in reports, and all other people's records, hashes and deals stay valid."""
    table = play(served, browser, other)
    before = record_of(served, table)
    report = Report("", 0, 1, "random", 1, "", None, before)
    add_report(served.store.engine, table, 0, msgspec.json.encode(report).decode(), 9)
    assert NAME in dump(served.store)
    assert 200 == delete(browser).status_code

    after = record_of(served, table)
    seats = (*before.seats[:2], SeatRecord("Guest 3"), *before.seats[3:])
    assert replace(before, seats=seats) == after
    assert verify(after).ok
    assert NAME not in dump(served.store)
    assert "Guest 3" == matches(other).matches[0].players[2].name
    assert "" == browser.get("/api/account").json()["name"]


@pytest.mark.postgres
def test_a_deleted_name_is_free(served: Served, browser: httpx.Client, other: httpx.Client) -> None:
    """Nothing that happened under it can be taken for deeds of its next owner, who gets none of the matches."""
    play(served, browser, other)
    delete(browser)

    assert 200 == register(browser, NAME).status_code
    assert ((), []) == (matches(browser).matches, browser.get("/api/account/statistics").json())


def test_a_deletion_needs_the_password(browser: httpx.Client) -> None:
    """Being signed in is not enough."""
    register(browser, NAME)
    refused = delete(browser, "wrong password")

    assert (403, "wrong_password") == (refused.status_code, refused.json()["code"])
    assert NAME == browser.get("/api/account").json()["name"]


def test_a_match_goes_on_after_a_deletion(served: Served, browser: httpx.Client) -> None:
    """At once under the neutral name, also for those who are at the table; the seat stays with the browser."""
    with ExitStack() as stack:
        table = served.open()
        served.sit(table, 1, 0, "Hanna")
        served.sit(table, 2, 2, NAME)
        clients = [stack.enter_context(served.enter(table, number)) for number in (1, 2)]
        clients[0].start(clients[1])
        register(browser, NAME, protocol.KnownTable(table, token_of(2)))
        delete(browser)
        assert {1012} == {client.closed() for client in clients}
        again = [stack.enter_context(served.enter(table, number)) for number in (1, 2)]
        done = sum(len(client.messages) for client in again)
        play_together(again, Rng(1), lambda: sum(len(client.messages) for client in again) > done + 20)

        assert [0, 2] == [client.seat for client in again]
        assert ["Hanna", "Guest 3"] == [again[0].info.people[seat].name for seat in (0, 2)]


@pytest.mark.postgres
def test_a_deletion_can_be_repeated(store: Store) -> None:
    """A server that stops in the middle of one has not deleted the account, so that the owner can try again."""
    account, accounts = fill(store, 450), Accounts(store.engine)
    assert 200 == len(next(erase_account(store.engine, account)))
    assert accounts.named("Ada") is not None

    assert 250 == len(accounts.remove(account))
    assert accounts.named("Ada") is None
    with store.engine.connect() as connection:
        assert [] == connection.execute(select(account_seat)).all()


@pytest.mark.postgres
def test_no_later_account_gets_seats_of_a_deleted_one(store: Store) -> None:
    """A request that was under way when the account was deleted gives it nothing."""
    account, accounts = fill(store, 1), Accounts(store.engine)
    accounts.remove(account)
    accounts.claim(account, [protocol.KnownTable("0" * 12, token_of(1))])

    assert () == accounts.tables(account)


def test_a_seat_is_taken_under_the_new_name_of_another_account(served: Served, browser: httpx.Client) -> None:
    """The neutral name is only a name: the owner of the token keeps the seat."""
    table = served.open()
    served.sit(table, 2, 2, NAME)
    register(browser, NAME, protocol.KnownTable(table, token_of(2)))
    delete(browser)
    wish = protocol.SitDown(token_of(2), hash_of_nonce(token_of(2)), NAME)

    assert 2 == served.http("POST", f"/api/tables/{table}/seats", wish).json()["seat"]
    assert "Guest 3" == json.loads(served.store.rows(table)[-1].body)["name"]
