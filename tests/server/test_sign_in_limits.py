"""What strangers can't do to the owner of an account: lock them out, and guess their password from many networks."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import select, update

from mamlaka.server import protocol
from mamlaka.server.accounts import known_browsers, passwords, turns
from mamlaka.server.database.log_entries import hash_token
from mamlaka.server.database.schema import account_browser
from mamlaka.server.http import rates
from mamlaka.server.limits import Limits
from tests.server.accounts import JSON, PASSWORD, post, register
from tests.server.authenticator import Authenticator
from tests.server.client import Served

ANOTHER = "another horse"
HERE = "198.51.100.1"
"""The address of the owner."""
STRANGER = "203.0.113.1"
WRONG = protocol.SignIn("Ada", "wrong password")
RIGHT = protocol.SignIn("Ada", PASSWORD)


@pytest.fixture
def limited(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server with limits: two wrong passwords at once. Its hashes are quick, because they are not what is tested."""
    monkeypatch.setitem(rates.RATES, "passwords", rates.Rate(2, 0.1))
    monkeypatch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
    with Served(database, limits=Limits()) as server:
        yield server


@pytest.fixture
def browse(limited: Served) -> Iterator[Browse]:
    """Opens browsers."""
    with ExitStack() as stack:
        yield Browse(limited, stack)


class Browse:
    """Opens browsers that keep cookies."""

    def __init__(self, server: Served, stack: ExitStack) -> None:
        self.server = server
        self._stack = stack

    def __call__(self, address: str = HERE) -> httpx.Client:
        """Return a new browser at an address."""
        headers = {**JSON, "x-forwarded-for": address}
        url = self.server.url.replace("127.0.0.1", "localhost")
        return self._stack.enter_context(httpx.Client(base_url=url, headers=headers, trust_env=False))


def status(browser: httpx.Client, body: protocol.SignIn = RIGHT) -> int:
    """Sign in, and return the status of the answer."""
    return post(browser, "sign-in", body).status_code


def lock(browser: httpx.Client, name: str = "Ada") -> None:
    """Send wrong passwords until they are refused unread."""
    while status(browser, protocol.SignIn(name, "wrong password")) != 429:
        pass


def known_cookie(browser: httpx.Client) -> dict[str, str]:
    """Return the cookie by which an account knows a browser."""
    return {name: value for name, value in browser.cookies.items() if name.startswith("mamlaka-known-")}


def test_wrong_passwords_of_strangers_lock_no_one_out(browse: Browse) -> None:
    """They count by name and network."""
    register(browse())
    stranger = browse(STRANGER)
    lock(stranger)
    refused = post(stranger, "sign-in", RIGHT)

    assert [429, 200] == [refused.status_code, status(browse("203.0.113.2"))]
    assert 0 < int(refused.headers["retry-after"]) <= 600


@pytest.mark.slow
def test_all_addresses_of_an_ipv6_network_share_their_wrong_passwords(browse: Browse) -> None:
    """Each device has many of them."""
    register(browse())
    lock(browse("2001:db8::1"))

    assert [429, 200] == [status(browse("2001:db8::2")), status(browse("2001:db8:0:1::1"))]


def test_a_browser_that_has_signed_in_before_is_let_past_the_lock(
    browse: Browse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even after it has signed out, and in the network of the strangers, who have used up all its sign-ins."""
    monkeypatch.setitem(rates.RATES, "sign_ins", rates.Rate(3, 0.1))
    owner = browse(STRANGER)
    register(owner)
    post(owner, "sign-out", protocol.SignOut())
    lock(browse(STRANGER))

    assert [200, 429] == [status(owner), status(browse(STRANGER))]


@pytest.mark.slow
def test_a_signed_in_browser_without_the_new_cookie_is_let_past_the_lock(browse: Browse) -> None:
    """Such as one that signed in before the server remembered browsers."""
    owner = browse(STRANGER)
    register(owner)
    for name in known_cookie(owner):
        owner.cookies.delete(name)
    lock(browse(STRANGER))
    changed = post(owner, "password", protocol.NewPassword("Ada", PASSWORD, new_password=ANOTHER))

    assert 200 == changed.status_code


@pytest.mark.slow
def test_a_passkey_is_let_past_the_lock(browse: Browse) -> None:
    """It cannot be guessed, so only requests in general are counted."""
    owner = browse(STRANGER)
    device = Authenticator(str(owner.base_url).rstrip("/"))
    asked = [post(owner, "challenge", {}).json()["challenge"] for _ in range(40)]
    post(owner, "register", {"name": "Ada", "password": PASSWORD, "passkey": device.make(asked[0])})
    lock(browse(STRANGER))
    stranger = browse(STRANGER)

    assert 200 == post(stranger, "sign-in", {"passkey": device.sign(asked[1])}).status_code


@pytest.mark.slow
@pytest.mark.parametrize("address", ["sign-in", "password", "passkeys/remove", "delete"])
def test_everything_that_asks_for_the_password_counts_together(browse: Browse, address: str) -> None:
    """Otherwise a stranger guesses at the address that does not."""
    register(browse())
    stranger = browse(STRANGER)
    lock(stranger)
    body = {"name": "Ada", "password": PASSWORD, "newPassword": ANOTHER, "removed": ""}

    assert 429 == post(stranger, address, body).status_code


def test_many_networks_together_guess_slowly(browse: Browse, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wrong passwords count by name, too; the browser of the owner is let past this lock as well."""
    monkeypatch.setitem(rates.RATES, "guesses", rates.Rate(3, 0.1))
    owner = browse()
    register(owner)
    guesses = [status(browse(f"203.0.113.{number}"), WRONG) for number in range(5)]

    assert [403, 403, 403, 429, 429] == guesses
    assert [429, 200] == [status(browse()), status(owner)]


@pytest.mark.slow
def test_a_network_that_has_to_wait_does_not_lock_others(browse: Browse, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is refused unread is no guess."""
    monkeypatch.setitem(rates.RATES, "guesses", rates.Rate(3, 0.1))
    register(browse())
    stranger = browse(STRANGER)
    lock(stranger)
    refused = [status(stranger, WRONG) for _ in range(5)]

    assert ([429] * 5, 200) == (refused, status(browse()))


@pytest.mark.slow
def test_a_stolen_cookie_guesses_as_slowly_as_a_stranger(browse: Browse) -> None:
    """From wherever it is sent; and it takes nothing from the other browsers of the owner."""
    owner, other = browse(), browse()
    register(owner)
    status(other)
    guesses = []
    for number in range(3):
        thief = browse(f"203.0.113.{number}")
        thief.cookies.update(known_cookie(owner))
        guesses += [status(thief, WRONG) for _ in range(4)]

    # Two with the cookie, and two more by each network.
    assert [403] * 4 + [403, 403, 429, 429] * 2 == guesses
    assert [200, 200] == [status(owner), status(other)]


@pytest.mark.slow
def test_a_forged_cookie_is_worth_nothing(browse: Browse) -> None:
    """Neither that of one's own account under the name of another, nor what a copy of the database shows."""
    eve, ada = browse(STRANGER), browse()
    register(eve, "Eve")
    register(ada)
    ((name, own),) = known_cookie(ada).items()
    lock(browse(STRANGER))
    forged = ["", "0", hash_token(own), own.upper(), ada.cookies["mamlaka"], *eve.cookies.values()]
    found = []
    for value in forged:
        eve.cookies.set(name, value)
        found.append(status(eve))

    assert [429] * 7 == found


@pytest.mark.slow
def test_a_browser_is_known_to_all_its_people(browse: Browse) -> None:
    """A family shares one."""
    shared = browse(STRANGER)
    register(shared)
    register(shared, "Ben")
    for name in ("Ada", "Ben"):
        lock(browse(STRANGER), name)

    assert [200, 200] == [status(shared), status(shared, protocol.SignIn("Ben", PASSWORD))]


@pytest.mark.slow
def test_a_new_sign_in_replaces_the_cookie(browse: Browse) -> None:
    """A copy of the one before is worth nothing."""
    owner, thief = browse(), browse(STRANGER)
    register(owner)
    thief.cookies.update(known_cookie(owner))
    status(owner)
    lock(browse(STRANGER))

    assert 429 == status(thief)


@pytest.mark.slow
@pytest.mark.parametrize("way", ["password", "everywhere", "expired"])
def test_a_browser_is_forgotten(browse: Browse, way: str) -> None:
    """When the password changes, when the person signs out everywhere, and after four hundred days.

    The one where the person changes it or signs out stays known.
    """
    owner, other = browse(), browse(STRANGER)
    register(owner)
    status(other)
    if way == "password":
        post(owner, "password", protocol.NewPassword("Ada", PASSWORD, new_password=PASSWORD))
    elif way == "everywhere":
        post(owner, "sign-out", protocol.SignOut(everywhere=True))
    else:
        post(other, "sign-out", protocol.SignOut())
        with browse.server.store.engine.begin() as connection:
            connection.execute(update(account_browser).values(expires_ms=int(time.time() * 1000)))
    lock(browse(STRANGER))
    lock(browse())

    assert [429, 200] == [status(other), status(owner)]


@pytest.mark.slow
def test_a_deletion_forgets_the_browsers(browse: Browse) -> None:
    """Here, and in the browser that asks for it."""
    owner = browse()
    register(owner)
    status(browse())
    post(owner, "delete", protocol.Credentials("Ada", PASSWORD))
    with browse.server.store.engine.connect() as connection:
        left = connection.execute(select(account_browser)).all()

    assert ([], {}) == (left, known_cookie(owner))


@pytest.mark.slow
def test_an_account_knows_so_many_browsers(browse: Browse, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that signed in longest ago is forgotten first."""
    monkeypatch.setattr(known_browsers, "MAX_BROWSERS", 2)
    browsers = [browse(STRANGER) for _ in range(3)]
    register(browsers[0])
    for one in browsers[1:]:
        status(one)
    for one in browsers:
        post(one, "sign-out", protocol.SignOut())
    lock(browse(STRANGER))

    assert [429, 200, 200] == [status(one) for one in browsers]


@pytest.mark.slow
def test_a_name_that_is_too_long_for_an_account_takes_no_memory(limited: Served) -> None:
    """All that begin alike count as one."""
    found = [
        limited.http("POST", "/api/account/sign-in", protocol.SignIn("x" * length, "wrong password")).status_code
        for length in (1000, 2000, 3000)
    ]

    assert [403, 403, 429] == found


@pytest.mark.slow
def test_a_password_that_was_never_looked_at_is_not_wrong(browse: Browse, monkeypatch: pytest.MonkeyPatch) -> None:
    """So strangers who fill the queue lock no one out; the browser of the owner does not wait in theirs."""
    owner, other = browse(), browse()
    register(owner)
    queue = browse.server.app.state.passwords.strangers
    with monkeypatch.context() as full:
        full.setattr(turns, "MAX_WAITING_EACH", 0)
        full.setattr(queue, "_free", 0)
        busy = [post(other, "sign-in", RIGHT) for _ in range(5)]
        known = status(owner)

    assert [503] * 5 == [one.status_code for one in busy]
    assert {"1"} == {one.headers["retry-after"] for one in busy}
    assert [200, 200] == [known, status(other)]
