"""Passkeys of accounts: what the server accepts, and what it refuses."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from tests.server.accounts import JSON, PASSWORD
from tests.server.authenticator import Authenticator
from tests.server.client import Served

pytestmark = pytest.mark.slow

Answer = dict[str, Any]


@pytest.fixture
def browser(database: str) -> Iterator[httpx.Client]:
    """A client of a server of its own, at a name that browsers trust."""
    with Served(database) as server:
        address = server.url.replace("127.0.0.1", "localhost")
        with httpx.Client(base_url=address, headers=JSON, trust_env=False) as client:
            yield client


@pytest.fixture
def device(browser: httpx.Client) -> Authenticator:
    """An authenticator at the address of the browser."""
    return Authenticator(origin_of(browser))


def origin_of(browser: httpx.Client) -> str:
    """Return the origin of the page of a browser."""
    return str(browser.base_url).rstrip("/")


def challenge(browser: httpx.Client) -> str:
    """Ask for a challenge."""
    answer = post(browser, "challenge", {})
    assert 200 == answer.status_code, answer.text
    return str(answer.json()["challenge"])


def post(browser: httpx.Client, address: str, body: object, **headers: str) -> httpx.Response:
    """Send a body to an address of accounts."""
    return browser.post(f"/api/account/{address}", json=body, headers=headers)


def register(browser: httpx.Client, device: Authenticator, name: str = "Ada") -> httpx.Response:
    """Register a name with a passkey."""
    return post(browser, "register", {"name": name, "passkey": device.make(challenge(browser))})


def sign_in(browser: httpx.Client, device: Authenticator, **facts: Any) -> httpx.Response:
    """Sign in."""
    return post(browser, "sign-in", {"passkey": device.sign(challenge(browser), **facts)})


def codes(*answers: httpx.Response) -> set[tuple[int, str]]:
    """Return the refusals."""
    return {(one.status_code, one.json().get("code", "")) for one in answers}


REFUSED = {(403, "passkey_refused")}


@pytest.mark.postgres
def test_a_passkey_replaces_the_password(browser: httpx.Client, device: Authenticator) -> None:
    """The account has no password, and no password opens it."""
    made = register(browser, device)
    browser.cookies.clear()
    found = sign_in(browser, device)

    assert [200, 200] == [made.status_code, found.status_code]
    assert ("Ada", False, 1) == (found.json()["name"], found.json()["hasPassword"], len(found.json()["passkeys"]))
    for password in ("", "password", "None"):
        assert codes(post(browser, "sign-in", {"name": "Ada", "password": password})) == {(403, "wrong_password")}


@pytest.mark.postgres
def test_a_challenge_is_used_once(browser: httpx.Client, device: Authenticator) -> None:
    """Also by two requests at the same moment, and for a registration."""
    register(browser, device)
    signed = {"passkey": device.sign(challenge(browser))}
    with ThreadPoolExecutor() as threads:
        found = [*threads.map(lambda _: post(browser, "sign-in", signed), range(4))]
    asked = challenge(browser)
    new = [{"name": name, "passkey": Authenticator(device.origin, 7).make(asked)} for name in ("Eve", "Eva")]
    browser.cookies.clear()

    assert [200, 403, 403, 403] == sorted(one.status_code for one in found)
    assert [409, 403] == [post(browser, "register", one).status_code for one in new]


@pytest.mark.parametrize(
    "facts",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "http://localhost"},
        {"origin": "http://localhost:1"},
        {"origin": "null"},
        {"type": "webauthn.create"},
        {"challenge": bytes(32)},
        {"cross_origin": True},
        {"flags": 0},
    ],
    ids=str,
)
def test_true_signatures_of_false_facts_are_refused(
    browser: httpx.Client, device: Authenticator, facts: Answer
) -> None:
    """The device signs whatever a page says; the server compares it with what it knows."""
    register(browser, device)

    assert codes(sign_in(browser, device, **facts)) == REFUSED
    assert 200 == sign_in(browser, device).status_code


def test_a_passkey_of_another_host_is_refused(browser: httpx.Client, device: Authenticator) -> None:
    """The relying party is signed, too, for a new passkey and for one that signs in."""
    register(browser, device)
    device.host = "elsewhere.example"

    assert codes(sign_in(browser, device)) == REFUSED
    assert codes(register(browser, Authenticator("http://cards.localhost"), "Eve")) == REFUSED


def test_a_copied_passkey_is_refused(browser: httpx.Client, device: Authenticator) -> None:
    """An authenticator that counts does not count backwards; one that does not count always says 0."""
    register(browser, device)
    device.count = 9
    assert 200 == sign_in(browser, device).status_code
    for count in (4, 9):
        device.count = count
        assert codes(sign_in(browser, device)) == REFUSED


def test_no_other_account_can_use_a_passkey(browser: httpx.Client, device: Authenticator) -> None:
    """Another device with the same id has another key, and can't be added to an account."""
    register(browser, device)
    forger = Authenticator(device.origin, 2)
    forger.id = device.id

    assert codes(sign_in(browser, forger)) == REFUSED
    browser.cookies.clear()
    assert codes(register(browser, forger, "Eve")) == {(409, "name_registered")}
    assert ["Ada"] == [sign_in(browser, device).json()["name"]]


@pytest.mark.postgres
def test_keys_change_only_with_a_proof(browser: httpx.Client, device: Authenticator) -> None:
    """The cookie alone can neither add nor remove a passkey, nor delete the account."""
    register(browser, device)
    other = Authenticator(device.origin, 2)
    added = other.make(challenge(browser))
    bodies: tuple[tuple[str, Answer], ...] = (
        ("passkeys", {"added": added}),
        ("passkeys/remove", {"removed": added["id"]}),
        ("password", {"newPassword": PASSWORD}),
        ("delete", {}),
    )

    assert codes(*(post(browser, address, body) for address, body in bodies)) == {(403, "wrong_password")}
    proof = device.sign(challenge(browser))
    assert 200 == post(browser, "passkeys", {"passkey": proof, "added": added}).status_code
    assert 200 == sign_in(browser, other).status_code


def test_a_passkey_belongs_to_the_account_that_asked_for_its_challenge(
    browser: httpx.Client, device: Authenticator
) -> None:
    """A browser in which another person has signed in meanwhile does not add it to their account."""
    register(browser, device)
    asked = challenge(browser)
    browser.cookies.clear()
    post(browser, "register", {"name": "Eve", "password": PASSWORD})
    added = Authenticator(device.origin, 2).make(asked)

    assert codes(post(browser, "passkeys", {"name": "Eve", "password": PASSWORD, "added": added})) == REFUSED


@pytest.mark.parametrize("field", ["challenge", "id", "clientData", "authenticatorData", "signature", "attestation"])
@pytest.mark.postgres
def test_nonsense_is_refused(browser: httpx.Client, device: Authenticator, field: str) -> None:
    """Whatever an answer contains, the server says no, and nothing else happens."""
    register(browser, device)
    browser.cookies.clear()
    other = Authenticator(device.origin, 2)
    for text in ("", "A", "AAAA", "=", "\0", "\u0661", "\U0001f451", "A" * 5000):
        if field != "attestation":
            assert (
                codes(post(browser, "sign-in", {"passkey": {**device.sign(challenge(browser)), field: text}}))
                == REFUSED
            )
        if field in {"challenge", "id", "clientData", "attestation"}:
            body = {"name": "Eve", "passkey": {**other.make(challenge(browser)), field: text}}
            assert codes(post(browser, "register", body)) == REFUSED


def test_there_are_no_passkeys_at_addresses_that_are_not_secure(browser: httpx.Client) -> None:
    """Over plain HTTP, or at a number. Behind a proxy that says so, HTTPS counts."""
    port = browser.base_url.port
    hosts = (f"127.0.0.1:{port}", f"[::1]:{port}", "192.168.1.20", "")

    assert codes(*(post(browser, "challenge", {}, host=host) for host in hosts if host)) == REFUSED
    secure = {"x-forwarded-proto": "https", "host": f"localhost:{port}"}
    assert 200 == post(browser, "challenge", {}, **secure).status_code


def test_an_account_has_at_most_twenty_passkeys(browser: httpx.Client, device: Authenticator) -> None:
    """The refusal says so."""
    register(browser, device)
    for number in range(2, 21):
        added = Authenticator(device.origin, number).make(challenge(browser))
        answer = post(browser, "passkeys", {"passkey": device.sign(challenge(browser)), "added": added})
        assert 200 == answer.status_code, answer.text
    added = Authenticator(device.origin, 99).make(challenge(browser))
    refused = post(browser, "passkeys", {"passkey": device.sign(challenge(browser)), "added": added})

    assert {"code": "passkeys_many", "facts": {"most": 20}} == refused.json()
