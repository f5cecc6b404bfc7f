"""Passkeys: a real browser with a virtual authenticator, and answers that no honest browser would give."""

from __future__ import annotations

import hashlib
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.postgres import Postgres
from tests.server.nodes import Nodes
from tests.web.driving import DESKTOP, ENGLISH, PHONE, Visit
from tests.web.serving import HOST, Server
from tests.web.test_accounts import PASSWORD, fill_in

pytestmark = pytest.mark.slow

REFUSED = r"status of 40[03]|request to (cards\.)?localhost"
"""What browsers log of a refusal, and requests to these names of the server."""
Visiting = Callable[..., Visit]
Answer = dict[str, Any]

CREATE = """async ({ challenge, host, user }) => {
  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
  const text = (buffer) =>
    btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\\+/g, "-").replace(/\\//g, "_").replace(/=/g, "");
  const made = await navigator.credentials.create({ publicKey: {
    challenge: bytes(challenge), rp: { id: host, name: "x" }, user: { id: bytes(user), name: "x", displayName: "x" },
    pubKeyCredParams: [-7, -257].map((alg) => ({ type: "public-key", alg })),
    authenticatorSelection: { residentKey: "required" } } });
  return { challenge, id: text(made.rawId), clientData: text(made.response.clientDataJSON),
    attestation: text(made.response.attestationObject) };
}"""
GET = """async ({ challenge, host }) => {
  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
  const text = (buffer) =>
    btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\\+/g, "-").replace(/\\//g, "_").replace(/=/g, "");
  const used = await navigator.credentials.get({ publicKey: { challenge: bytes(challenge), rpId: host } });
  return { challenge, id: text(used.rawId), clientData: text(used.response.clientDataJSON),
    authenticatorData: text(used.response.authenticatorData), signature: text(used.response.signature) };
}"""
"""What a browser answers, without the page; both work like `web/src/state/passkeys.ts`."""


def authenticator(page: Page) -> None:
    """Give a page a device that confirms everything."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def press(page: Page, message: str) -> None:
    """Press a button."""
    page.get_by_role("button", name=ENGLISH.format(message), exact=True).click()


def signed_in_as(page: Page, name: str) -> None:
    """Wait until the page says so."""
    expect(page.locator("[data-account]")).to_contain_text(name)


def post(client: httpx.Client, address: str, body: object) -> httpx.Response:
    """Send a body to an address of accounts."""
    return client.post(f"/api/account/{address}", json=body)


@pytest.fixture(scope="session")
def server(registry: Server) -> Server:
    """The server at which names are registered."""
    return registry


@pytest.fixture
def device(server: Server, visit: Visiting) -> Page:
    """A page at `localhost`, which browsers trust, with an authenticator."""
    page = visit(DESKTOP, allowed=REFUSED).page(local(server))
    authenticator(page)
    return page


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    """A client that does what no browser would, at the same address."""
    headers = {"content-type": "application/json"}
    with httpx.Client(base_url=local(server), headers=headers, trust_env=False) as client:
        yield client


def local(server: Server) -> str:
    """Return the address of a server by its name."""
    return f"http://localhost:{server.port}"


def made(device: Page, client: httpx.Client, name: str) -> Answer:
    """Register a name with a passkey, and return the passkey."""
    passkey: Answer = device.evaluate(CREATE, post(client, "challenge", {}).json())
    answer = post(client, "register", {"name": name, "passkey": passkey})
    assert 200 == answer.status_code, answer.text
    return passkey


def proof(device: Page, client: httpx.Client) -> Answer:
    """Return a fresh challenge that the device has signed."""
    answer: Answer = device.evaluate(GET, post(client, "challenge", {}).json())
    return answer


def changed(answer: Answer, **facts: object) -> Answer:
    """Return an answer with other client data."""
    data = json.loads(urlsafe_b64decode(answer["clientData"] + "=="))
    return {**answer, "clientData": encoded(json.dumps({**data, **facts}).encode())}


def encoded(data: bytes) -> str:
    """Return bytes as passkeys travel."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def test_a_name_is_registered_and_used_with_a_passkey_alone(device: Page) -> None:
    """The person types no password: the device that made it is asked, and finds the account by itself."""
    device.locator("[data-account]").click()
    device.get_by_label(ENGLISH.format("account-name"), exact=True).fill("Rana")
    press(device, "account-passkey-register")
    signed_in_as(device, "Rana")
    device.locator("[data-account]").click()
    expect(device.locator("[data-passkeys] li")).to_have_count(1)
    press(device, "account-sign-out")
    device.locator("[data-account]").click()
    press(device, "account-passkey-sign-in")
    signed_in_as(device, "Rana")


def test_an_account_with_a_password_gets_passkeys(server: Server, visit: Visiting, device: Page) -> None:
    """Several, on several devices; each can be removed, and the password still works."""
    fill_in(device, "Samir", PASSWORD)
    press(device, "account-register")
    signed_in_as(device, "Samir")
    other = visit(DESKTOP, allowed=REFUSED).page(local(server))
    authenticator(other)
    fill_in(other, "Samir", PASSWORD)
    press(other, "account-sign-in")
    for count, page in enumerate((device, other), 1):
        page.reload()
        page.locator("[data-account]").click()
        page.get_by_label(ENGLISH.format("account-password"), exact=True).fill(PASSWORD)
        press(page, "account-passkey-add")
        expect(page.locator("[data-passkeys] li")).to_have_count(count)
    other.locator("[data-passkeys] li").first.get_by_role("button").click()  # proved by its own passkey
    expect(other.locator("[data-passkeys] li")).to_have_count(1)
    press(device, "account-sign-out")
    device.locator("[data-account]").click()
    press(device, "account-passkey-sign-in")

    expect(device.get_by_role("alert")).to_have_text(ENGLISH.format("passkey-refused"))


def test_an_account_is_deleted_with_a_passkey(device: Page) -> None:
    """Also if it has no password."""
    device.locator("[data-account]").click()
    device.get_by_label(ENGLISH.format("account-name"), exact=True).fill("Talal")
    press(device, "account-passkey-register")
    signed_in_as(device, "Talal")
    device.locator("[data-account]").click()
    press(device, "account-delete")
    press(device, "account-delete-confirm")

    expect(device.locator("[data-account]")).to_have_text(ENGLISH.format("account-enter"))


@pytest.mark.parametrize("host", ["127.0.0.1", HOST])
def test_an_address_that_is_not_secure_offers_no_passkeys(server: Server, visit: Visiting, host: str) -> None:
    """Nor one that is a number: browsers have none there. Passwords work."""
    page = visit(PHONE).page(f"http://{host}:{server.port}")
    page.locator("[data-account]").click()
    expect(page.locator("input[type=password]")).to_be_visible()

    assert ENGLISH.format("account-passkey-sign-in") not in page.content()
    with httpx.Client(base_url=server.address, trust_env=False) as client:
        answer = client.post("/api/account/challenge", json={}, headers={"host": f"{host}:{server.port}"})
    assert (403, "passkey_refused") == (answer.status_code, answer.json()["code"])


def test_a_signature_is_accepted_once(device: Page, client: httpx.Client) -> None:
    """A recorded signature is worth nothing, and so is the challenge of a registration."""
    passkey = made(device, client, "Lamis")
    signed = proof(device, client)
    found = [post(client, "sign-in", {"passkey": signed}) for _ in range(2)]
    again = post(client, "register", {"name": "Lamis 2", "passkey": passkey})

    assert [200, 403, 403] == [one.status_code for one in (*found, again)]
    assert {"passkey_refused"} == {one.json()["code"] for one in (found[1], again)}


def test_answers_for_another_site_are_refused(device: Page, client: httpx.Client) -> None:
    """The browser signs the origin and the relying party, so that no other page can pass an answer on."""
    made(device, client, "Farah")
    for facts in (
        {"origin": "https://elsewhere.example"},
        {"origin": "http://localhost"},
        {"type": "webauthn.create"},
        {"challenge": encoded(bytes(32))},
    ):
        assert 403 == post(client, "sign-in", {"passkey": changed(proof(device, client), **facts)}).status_code
    signed = proof(device, client)
    data = urlsafe_b64decode(signed["authenticatorData"] + "==")
    elsewhere = encoded(hashlib.sha256(b"elsewhere.example").digest() + data[32:])

    assert 403 == post(client, "sign-in", {"passkey": {**signed, "authenticatorData": elsewhere}}).status_code
    assert 200 == post(client, "sign-in", {"passkey": proof(device, client)}).status_code


def test_a_passkey_of_another_host_is_refused(server: Server, visit: Visiting, client: httpx.Client) -> None:
    """Even if all of the answer is true: it was made at another name of the same server."""
    page = visit(DESKTOP, allowed=REFUSED).page(f"http://cards.localhost:{server.port}")
    authenticator(page)
    challenge = {**post(client, "challenge", {}).json(), "host": "cards.localhost"}
    refused = post(client, "register", {"name": "Hala", "passkey": page.evaluate(CREATE, challenge)})

    assert (403, "passkey_refused") == (refused.status_code, refused.json()["code"])


def test_a_passkey_is_not_added_to_another_account(server: Server, device: Page, client: httpx.Client) -> None:
    """A passkey belongs to the account that asked for its challenge, and a proof is needed beside the session."""
    made(device, client, "Nour")
    with httpx.Client(base_url=local(server), headers=client.headers, trust_env=False) as other:
        post(other, "register", {"name": "Eve", "password": PASSWORD})
        passkey = device.evaluate(CREATE, post(client, "challenge", {}).json())
        eve = {"name": "Eve", "password": PASSWORD}
        refused = [post(other, "passkeys", {**one, "added": passkey}) for one in (eve, {})]
        own = [{**eve, "removed": made_id} for made_id in (passkey["id"], "AAAA")]
        removed = [post(other, "passkeys/remove", body).status_code for body in own]

    assert [("passkey_refused", 403), ("wrong_password", 403)] == [(r.json()["code"], r.status_code) for r in refused]
    assert [200, 200] == removed
    assert 1 == len(client.get("/api/account").json()["passkeys"])


def test_the_last_way_to_sign_in_stays(device: Page, client: httpx.Client) -> None:
    """Until there is a password, or another passkey."""
    passkey = made(device, client, "Ruba")
    remove = {"removed": passkey["id"]}
    refused = post(client, "passkeys/remove", {"passkey": proof(device, client), **remove})
    assert (409, "last_passkey") == (refused.status_code, refused.json()["code"])

    post(client, "password", {"passkey": proof(device, client), "newPassword": PASSWORD})
    assert 200 == post(client, "passkeys/remove", {"passkey": proof(device, client), **remove}).status_code
    assert 200 == post(client, "sign-in", {"name": "Ruba", "password": PASSWORD}).status_code


def test_a_passkey_of_one_node_is_known_at_all(browser: Browser) -> None:
    """A challenge of one is answered at another, once, and the session is valid at both."""
    with ExitStack() as stack:
        nodes = stack.enter_context(Nodes(stack.enter_context(Postgres()).new_database()))
        addresses = [node.url.replace("127.0.0.1", "localhost") for node in nodes.living]
        first, second = (stack.enter_context(httpx.Client(base_url=one, trust_env=False)) for one in addresses)
        page = browser.new_page()
        stack.callback(page.close)
        page.goto(f"{addresses[0]}/api/games")
        authenticator(page)
        made(page, first, "Nadia")
        page.goto(f"{addresses[1]}/api/games")
        signed = proof(page, first)
        found = [post(second, "sign-in", {"passkey": signed}).status_code for _ in range(2)]
        first.cookies = second.cookies

        assert [200, 403] == found
        assert "Nadia" == first.get("/api/account").json()["name"]
