"""Accounts: registered names, sessions by cookie, and seats that move to other devices."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from threading import Event
from typing import Literal

import httpx
import msgspec
import pytest
from argon2 import PasswordHasher

from mamlaka.fair import hash_of_nonce
from mamlaka.server import protocol
from mamlaka.server.accounts import passwords, turns
from mamlaka.server.accounts.accounts import Accounts
from mamlaka.server.accounts.names import account_key
from mamlaka.server.database.store import Store
from mamlaka.texts import Texts
from tests.server.accounts import JSON, PASSWORD, post, register
from tests.server.client import TIMEOUT, Client, Served, token_of
from tests.server.matches import finished, next_of

pytestmark = pytest.mark.slow

ANOTHER = "another horse"


def sit(client: httpx.Client, table: str, name: str, token: str) -> httpx.Response:
    """Take a seat."""
    wish = protocol.SitDown(token, hash_of_nonce(token_of(1)), name)
    return client.post(f"/api/tables/{table}/seats", content=msgspec.json.encode(wish))


@pytest.mark.postgres
def test_a_seat_comes_along_to_another_device(served: Served, browser: httpx.Client, other: httpx.Client) -> None:
    """The seat of a guest becomes that of the account, and another device needs only the password."""
    table = served.open()
    sit(browser, table, "Ada", token_of(1))
    registered = register(browser, "Ada", protocol.KnownTable(table, token_of(1)))
    signed_in = post(other, "sign-in", protocol.SignIn("ADA", PASSWORD))
    asked = {"tables": [{"id": table}]}

    assert [200, 200] == [registered.status_code, signed_in.status_code]
    assert [(table, 0, "trex")] == [(one["table"], one["seat"], one["game"]) for one in signed_in.json()["tables"]]
    assert [0] == [one["seat"] for one in other.post("/api/tables/summaries", json=asked).json()]
    cookie = f"mamlaka={other.cookies['mamlaka']}"
    with Client(served.url, table, cookie=cookie) as client:
        assert 0 == client.hello().seat
    with Client(served.url, table) as spectator:
        assert spectator.hello().seat is None


def test_a_seat_taken_while_signed_in_belongs_to_the_account(
    served: Served, browser: httpx.Client, other: httpx.Client
) -> None:
    """A second device that asks for a seat at the table gets the one that its person has."""
    table = served.open()
    register(browser)
    post(other, "sign-in", protocol.SignIn("Ada", PASSWORD))
    seats = [sit(one, table, "Ada", token_of(number)).json()["seat"] for number, one in enumerate((browser, other))]

    assert [0, 0] == seats
    assert [table] == [one["table"] for one in other.get("/api/account").json()["tables"]]


def test_a_guest_cannot_use_a_registered_name(served: Served, browser: httpx.Client, other: httpx.Client) -> None:
    """Nor one that looks like it; its owner can."""
    table = served.open()
    register(browser)
    taken = [sit(other, table, name, token_of(1)) for name in ("ada", "\u0410d\u0430", "A da", "\u00c4da")]

    assert [(409, "name_registered")] * 4 == [(one.status_code, one.json()["code"]) for one in taken]
    assert 200 == sit(browser, table, "Ada", token_of(2)).status_code


def test_a_quick_match_refuses_a_registered_name(browser: httpx.Client, other: httpx.Client) -> None:
    """And a seat from the list; the reason says the way out."""
    register(browser)
    table = protocol.OpenTable("trex", public=True)
    wanted = protocol.QuickMatch(protocol.Person(token_of(1), "Ada"), table)
    found = [one.post("/api/lobby/seats", content=msgspec.json.encode(wanted)) for one in (other, browser)]
    listed = other.post("/api/lobby/x/seats", content=msgspec.json.encode(wanted.person))

    assert [409, 200, 409] == [one.status_code for one in (*found, listed)]
    assert {"name_registered"} == {one.json()["code"] for one in (found[0], listed)}
    assert "sign in" in Texts().format("name-registered")


@pytest.mark.parametrize("name", ["Guest", "guest 2", "\u0636\u064a\u0641", "G\u00e4st", "Joueur 3"])
def test_no_account_gets_the_name_of_guests(browser: httpx.Client, name: str) -> None:
    """In any language: all who have not chosen a name would be locked out."""
    assert (409, "name_of_guests") == ((answer := register(browser, name)).status_code, answer.json()["code"])


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u3164", "\u0301", "a\u0301" * 21, "\U000e0041", "\u202e"])
def test_an_invisible_name_is_no_name(browser: httpx.Client, name: str) -> None:
    """Neither one that consists of marks, nor one that is too long."""
    assert 400 == register(browser, name).status_code


@pytest.mark.postgres
def test_of_two_registrations_of_one_name_one_succeeds(browser: httpx.Client, other: httpx.Client) -> None:
    """Even at the same moment."""
    with ThreadPoolExecutor() as threads:
        found = [*threads.map(lambda one: register(*one), [(browser, "Huda"), (other, "HUDA")])]

    assert [200, 409] == sorted(one.status_code for one in found)
    assert {"name_registered"} == {one.json()["code"] for one in found if one.status_code != 200}


def test_names_that_look_alike_are_one() -> None:
    """Whatever alphabet, accents or spaces they use."""
    alike = {"\u0645\u062d\u0645\u062f", "\u0645\u0640\u062d\u0645\u062f", "\u0645\u064f\u062d\u0645\u062f"}

    assert 1 == len({account_key(name) for name in alike})
    for name, other in (
        ("Tom", "\u0422om"),
        ("Hala", "\u041d\u0430la"),
        ("Kim", "\u039aim"),
        ("Ali", "AIi"),
        ("Omar", "0mar"),
    ):
        assert account_key(name) == account_key(other)
    for name, other in (("Ada", "Adam"), ("\u041d\u0438\u043d\u0430", "\u0418\u043d\u043d\u0430"), ("Lea", "Leo")):
        assert account_key(name) != account_key(other)


def test_the_cookie_works_over_http_and_no_script_reads_it(browser: httpx.Client) -> None:
    """Over HTTPS another cookie is used, which cannot come from plain HTTP."""
    plain = register(browser).headers["set-cookie"]
    body = protocol.SignIn("Ada", PASSWORD)
    secure = post(browser, "sign-in", body, **{"x-forwarded-proto": "https"}).headers["set-cookie"]

    assert "HttpOnly" in plain
    assert "SameSite=strict" in plain
    assert "Secure" not in plain
    assert secure.startswith("__Host-mamlaka=")
    assert "Secure" in secure
    assert "Path=/;" in secure


def test_a_session_begins_with_a_new_token(browser: httpx.Client, other: httpx.Client) -> None:
    """A token that an attacker has planted is worth nothing, and the one before ends."""
    planted = "planted-token"
    browser.cookies.set("mamlaka", planted)
    register(browser)
    browser.cookies.delete("mamlaka", domain="")
    first = browser.cookies["mamlaka"]
    post(browser, "sign-in", protocol.SignIn("Ada", PASSWORD))

    assert planted not in {first, browser.cookies["mamlaka"]}
    for token in (planted, first):
        other.cookies.set("mamlaka", token)
        assert "" == other.get("/api/account").json()["name"]


def test_signing_out_everywhere_ends_all_sessions(browser: httpx.Client, other: httpx.Client) -> None:
    """Without it, only one's own."""
    register(browser)
    for everywhere in (False, True):
        post(browser, "sign-in", protocol.SignIn("Ada", PASSWORD))
        post(other, "sign-in", protocol.SignIn("Ada", PASSWORD))
        post(browser, "sign-out", protocol.SignOut(everywhere))

        assert "" == browser.get("/api/account").json()["name"]
        assert ("" if everywhere else "Ada") == other.get("/api/account").json()["name"]


@pytest.mark.postgres
def test_a_new_password_ends_the_other_sessions(browser: httpx.Client, other: httpx.Client) -> None:
    """And the old password."""
    register(browser)
    post(other, "sign-in", protocol.SignIn("Ada", PASSWORD))
    changed = post(browser, "password", protocol.NewPassword("Ada", PASSWORD, new_password=ANOTHER))

    assert 200 == changed.status_code
    assert ["Ada", ""] == [one.get("/api/account").json()["name"] for one in (browser, other)]
    assert 403 == post(other, "sign-in", protocol.SignIn("Ada", PASSWORD)).status_code
    assert 200 == post(other, "sign-in", protocol.SignIn("Ada", ANOTHER)).status_code


def test_an_unknown_name_is_refused_like_a_wrong_password(
    browser: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the same words, after the same work."""
    register(browser)
    worked: list[str] = []
    verify = PasswordHasher.verify

    def noted(hasher: PasswordHasher, password_hash: str, password: bytes) -> Literal[True]:
        worked.append(password_hash.rpartition("p=")[0])
        return verify(hasher, password_hash, password)

    monkeypatch.setattr(PasswordHasher, "verify", noted)
    found = [post(browser, "sign-in", protocol.SignIn(name, "wrong password")) for name in ("Ada", "Nobody", "\0")]

    assert 1 == len({(one.status_code, one.text) for one in found})
    assert "wrong_password" == found[0].json()["code"]
    assert 3 == len(worked)
    assert 1 == len(set(worked))


@pytest.mark.parametrize("password", ["", "1234567", "x" * 129])
def test_a_password_has_a_length(browser: httpx.Client, password: str) -> None:
    """The refusal says which."""
    refused = post(browser, "register", protocol.SignIn("Ada", password))

    assert {"code": "bad_password", "facts": {"least": 8, "most": 128}} == refused.json()


def test_an_accent_may_be_composed(browser: httpx.Client) -> None:
    """Keyboards differ in that."""
    post(browser, "register", protocol.SignIn("Ada", "caf\u00e9 caf\u00e9"))

    assert 200 == post(browser, "sign-in", protocol.SignIn("Ada", "cafe\u0301 cafe\u0301")).status_code


def test_another_page_cannot_sign_in_or_out(browser: httpx.Client) -> None:
    """Neither with its origin, nor with a form."""
    register(browser)
    for headers in ({"origin": "https://elsewhere.example"}, {"content-type": "text/plain"}):
        for address, body in (("sign-in", protocol.SignIn("Ada", PASSWORD)), ("sign-out", protocol.SignOut())):
            found = post(browser, address, body, **headers)
            assert (403, "other_origin") == (found.status_code, found.json()["code"])

    assert "Ada" == browser.get("/api/account").json()["name"]


def test_an_account_cannot_claim_another_seat(served: Served, browser: httpx.Client, other: httpx.Client) -> None:
    """Without its token, or when it belongs to an account already."""
    table = served.open()
    sit(browser, table, "Ada", token_of(1))
    register(browser, "Ada", protocol.KnownTable(table, token_of(1)))
    wrong = register(other, "Eve", protocol.KnownTable(table, token_of(2)), protocol.KnownTable("\0" * 3, token_of(2)))
    late = post(other, "sign-in", protocol.SignIn("Eve", PASSWORD, tables=(protocol.KnownTable(table, token_of(1)),)))

    assert [[], []] == [wrong.json()["tables"], late.json()["tables"]]


def test_many_passwords_at_once_delay_no_one_else(
    browser: httpx.Client, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither other requests, nor the password of another network, which takes turns with this one.

    Two passwords are hashed at a time, some of a network wait, and the others are refused and told for how long.
    """
    monkeypatch.setattr(turns, "MAX_WAITING_EACH", 8)
    register(browser)
    wrong = protocol.SignIn("Ada", "wrong password")
    found: list[httpx.Response] = []
    is_full, matches = Event(), passwords._matches

    def match_when_full(password_hash: str, password: bytes) -> bool:
        return is_full.wait(TIMEOUT) and matches(password_hash, password)

    monkeypatch.setattr(passwords, "_matches", match_when_full)

    def ask(address: str) -> None:
        found.append(served.http("POST", "/api/account/sign-in", wrong, headers={"x-forwarded-for": address}))
        if found[-1].status_code == 503:
            is_full.set()

    with ThreadPoolExecutor(12) as threads:
        asked = [threads.submit(ask, "203.0.113.1") for _ in range(12)]
        assert is_full.wait(TIMEOUT)
        ask("203.0.113.2")
        before = len([one for one in found if one.status_code == 403])
        waiting = [served.http("GET", "/healthz").elapsed.total_seconds() for _ in range(5)]
        for one in asked:
            one.result()
    hashed, refused = ([one for one in found if one.status_code == status] for status in (403, 503))

    assert len(found) == len(hashed) + len(refused)
    assert before <= len(hashed) / 2
    assert sorted(waiting)[2] < 1
    assert [str(one.json()["facts"]["seconds"]) for one in refused] == [one.headers["retry-after"] for one in refused]


def test_the_database_has_no_password_and_no_token(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Only hashes."""
    path = tmp_path_factory.mktemp("hashes") / "t.sqlite"
    with Served(path) as server, httpx.Client(base_url=server.url, headers=JSON, trust_env=False) as browser:
        register(browser)
        tokens = [*browser.cookies.values()]
    with closing(sqlite3.connect(path)) as database:
        dump = "\n".join(database.iterdump())

    assert "$argon2id$" in dump
    assert [False] * 3 == [secret in dump for secret in (PASSWORD, *tokens)]


def test_the_seat_of_an_account_is_kept_in_a_rematch(served: Served, browser: httpx.Client) -> None:
    """The next table belongs to the account as soon as it exists."""
    with ExitStack() as stack:
        (client,) = finished(served, stack, 2)
        table = client.info.id
        register(browser, "Ada", protocol.KnownTable(table, client.token))
        client.send(protocol.Again("again"))
        following = next_of(client)
    with Client(served.url, following, cookie=f"mamlaka={browser.cookies['mamlaka']}") as again:
        assert 2 == again.hello().seat
    assert {table, following} == {one["table"] for one in browser.get("/api/account").json()["tables"]}


def test_a_deleted_account_leaves_its_seats(served: Served, browser: httpx.Client) -> None:
    """To the browsers that took them; the name is free."""
    table = served.open()
    sit(browser, table, "Ada", token_of(1))
    register(browser, "Ada", protocol.KnownTable(table, token_of(1)))
    with closing(Store(served.db)) as store:
        accounts = Accounts(store.engine)
        found = accounts.named("ada")
        assert found is not None
        accounts.remove(found.id)

        assert [] == accounts.names()
    assert "" == browser.get("/api/account").json()["name"]
    assert 200 == sit(browser, table, "Ada", token_of(1)).status_code
    assert 200 == register(browser).status_code
