"""The description of the HTTP part says what a real server answers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from jsonschema import Draft202012Validator
from starlette.routing import Route

from mamlaka.fair import hash_of_nonce
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.http import page_files
from mamlaka.server.http.openapi import OPERATIONS, Operation, describe
from tests.server.accounts import PASSWORD
from tests.server.authenticator import Authenticator
from tests.server.client import Served, token_of

pytestmark = pytest.mark.slow

DESCRIPTION = describe()
NOT_DESCRIBED = {
    *("/api/{path:path}", "/texts/{path:path}", "/assets/{path:path}", "/worker.js", "/{path:path}"),
    *("/docs", "/docs/{path:path}"),
}
"""What answers unknown addresses, and the files of the page and of the documentation."""
UNKNOWN = "0" * 12
SIT = protocol.SitDown(token_of(1), hash_of_nonce(token_of(1)), "Ada")
MEI = {"name": "Mei", "password": PASSWORD}
PASSKEY = dict.fromkeys(("challenge", "id", "clientData", "attestation"), "")
"""The form of a passkey; an authenticator fills it in."""
TOURNAMENT = protocol.OpenTournament("schnapsen", (("Ada",),), tables=2, bots="random")
PUBLIC = protocol.OpenTable("trex", public=True)


def schema_of(part: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a body, with everything it refers to."""
    (content,) = part["content"].values()
    return {**content["schema"], "components": DESCRIPTION["components"]}


def described(operation: Operation, answer: httpx.Response) -> bool:
    """Check an answer against the description; return whether it is the good one."""
    responses = DESCRIPTION["paths"][operation.path][operation.method]["responses"]
    is_good = str(answer.status_code) in responses
    part = responses[str(answer.status_code) if is_good else "default"]
    (media,) = part["content"]
    assert answer.headers["content-type"].partition(";")[0] == media
    if media == "application/json":
        Draft202012Validator(schema_of(part)).validate(answer.json())
    return is_good


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, str]]:
    """A server with a finished match."""
    with Served(tmp_path_factory.mktemp("openapi") / "t.sqlite") as server:
        table = server.open(game="hearts", options={"deals": "1", "target": "none", "pass_cards": "off"})
        with server.join(table, 9) as client:
            client.start()
            client.play(Rng(1))
        yield server, table


def test_the_description_is_valid() -> None:
    """Its schemas are JSON Schema, every reference has a target, and every operation a summary."""
    text = json.dumps(DESCRIPTION)
    for schema in DESCRIPTION["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)

    assert set(re.findall(r'"#/components/schemas/(\w+)"', text)) == set(DESCRIPTION["components"]["schemas"])
    assert r"\\A" not in text
    assert all(one.summary.endswith(".") for one in OPERATIONS)


def test_every_address_is_described(server: Served) -> None:
    """Those of the application, with their methods, and no others."""
    pages = {*page_files.PAGES, *NOT_DESCRIBED}
    routes = [route for route in server.app.routes if isinstance(route, Route) and route.path not in pages]
    methods = {(route.path, method.lower()) for route in routes for method in (route.methods or ()) if method != "HEAD"}

    assert methods == {(one.path, one.method) for one in OPERATIONS}


GOOD: dict[tuple[str, str], list[tuple[str, object]]] = {
    ("get", "/healthz"): [("", None)],
    ("get", "/api/notice"): [("", None)],
    ("get", "/api/openapi.json"): [("", None)],
    ("get", "/api/games"): [("", None)],
    ("get", "/api/games/{game}"): [("", None)],
    ("post", "/api/games/{game}/check"): [
        ("", protocol.ChosenOptions("partners")),
        ("", protocol.ChosenOptions("", {"doubling": "x"})),
    ],
    ("get", "/api/games/{game}/lesson"): [("", None), ("?preset=partners&seats=4&doubling=off", None)],
    ("get", "/api/games/{game}/score-form"): [("", None), ("?preset=partners&doubling=off", None)],
    ("get", "/api/score-forms"): [("", None)],
    ("get", "/api/account"): [("", None)],
    ("get", "/api/account/matches"): [("", None)],
    ("get", "/api/account/statistics"): [("", None)],
    ("post", "/api/account/register"): [("", protocol.Register("Lin", PASSWORD))],
    ("post", "/api/account/sign-in"): [("", protocol.SignIn("Mei", PASSWORD))],
    ("post", "/api/account/challenge"): [("", protocol.AskChallenge())],
    ("post", "/api/account/passkeys"): [("", {**MEI, "added": PASSKEY})],
    ("post", "/api/account/passkeys/remove"): [("", {**MEI, "removed": "AAAA"})],
    ("post", "/api/account/password"): [("", protocol.NewPassword("Mei", PASSWORD, new_password=PASSWORD))],
    ("post", "/api/account/sign-out"): [("", protocol.SignOut())],
    ("get", "/api/account/export"): [("", None)],
    ("post", "/api/account/delete"): [("", protocol.Credentials("Mei", PASSWORD))],
    ("post", "/api/tables"): [("", protocol.OpenTable("trex")), ("", protocol.OpenTable("hearts", "black_lady"))],
    ("post", "/api/tables/summaries"): [("", {"tables": [{"id": "TABLE", "token": token_of(9)}, {"id": UNKNOWN}]})],
    ("get", "/api/tables/{table}"): [("", None)],
    ("post", "/api/tables/{table}/seats"): [("", SIT)],
    ("post", "/api/tables/{table}/seats/withdraw"): [("", protocol.Withdraw(token_of(1)))],
    ("get", "/api/codes/{code}"): [("", None)],
    ("get", "/api/lobby"): [("", None)],
    ("post", "/api/lobby/{key}/seats"): [("", protocol.Person(token_of(6), "Zoe"))],
    ("post", "/api/lobby/seats"): [("", protocol.QuickMatch(protocol.Person(token_of(7), "Max"), PUBLIC))],
    ("get", "/api/daily/{game}"): [("", None), ("?date=2026-11-01", None)],
    ("post", "/api/daily/{game}"): [("", protocol.Person(token_of(4), "Ben"))],
    ("post", "/api/tournaments"): [("", TOURNAMENT)],
    ("get", "/api/tournaments/{tournament}"): [("", None)],
    ("post", "/api/tournaments/{tournament}/rounds"): [("", protocol.StartRound(1)), ("", protocol.StartRound(2))],
    ("get", "/api/tables/{table}/record"): [("", None)],
    ("get", "/api/tables/{table}/replay"): [("", None), ("?deal=0&seat=1", None)],
    ("get", "/api/tables/{table}/positions"): [("?events=20,21", None)],
    ("get", "/api/tables/{table}/questions"): [("?trainer=count&seat=1&seed=5", None)],
    ("get", "/api/tables/{table}/review"): [("", None), ("?deal=0", None)],
    ("get", "/api/tables/{table}/open-hands"): [("", None), ("?deal=0&event=9", None)],
    ("post", "/api/tables/{table}/try-again"): [
        ("", protocol.TryAgain(protocol.Person(token_of(5), "Ida"), deal=0, event=9, seat=1))
    ],
    ("get", "/texts/{language}.ftl"): [("", None), (f"?v={page_files.texts_version()}", None)],
    ("get", "/texts/{language}/home.ftl"): [("", None), (f"?v={page_files.texts_version()}", None)],
}
"""Requests that succeed, by operation: the query and the body."""


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: f"{one.method} {one.path}")
def test_good_answers_are_as_described(
    over: tuple[Served, str], operation: Operation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every operation has an answer that succeeds, and it has the type that the description gives it."""
    server, table = over
    if operation.path == "/readyz":
        (tmp_path / "index.html").write_text("")
        monkeypatch.setattr(page_files, "PAGE", tmp_path)
    if operation.path.endswith("/seats"):
        table = server.open()
    with ExitStack() as stack:
        facts = {"game": "trex", "table": table, "language": "ar"}
        if "{code}" in operation.path or "{key}" in operation.path:
            facts |= waiting_table(server, stack)
        if "{tournament}" in operation.path:
            opened = server.http("POST", "/api/tournaments", TOURNAMENT).json()
            facts |= {"tournament": opened["id"], "organizer": opened["organizer"]}
        check_answers(server, operation, facts)


def waiting_table(server: Served, stack: ExitStack) -> dict[str, str]:
    """Let a person wait at a public table, and return its code, and its key in the list."""
    info = server.http("POST", "/api/tables", msgspec.json.encode(PUBLIC)).json()
    stack.enter_context(server.join(info["id"], 8))
    while not (listed := server.http("GET", "/api/lobby").json()):
        pass  # until the list is written
    return {"code": info["code"], "key": listed[0]["key"]}


def check_answers(server: Served, operation: Operation, facts: dict[str, str]) -> None:
    """Check the answers to all good requests of an operation."""
    path, table = operation.path.format(**facts), facts["table"]
    headers = signed_in(server) if path.startswith("/api/account") else {}
    if "organizer" in facts:
        headers = {"authorization": f"Bearer {facts['organizer']}"}
    for query, body in GOOD.get((operation.method, operation.path), [("", None)]):
        sent = None if body is None else msgspec.json.encode(body).replace(b"TABLE", table.encode())
        if operation.path == "/api/account/passkeys":
            sent = msgspec.json.encode(with_passkey(server, headers))
        answer = server.http(operation.method.upper(), path + query, sent, headers=headers)
        assert described(operation, answer), answer.text


def with_passkey(server: Served, headers: dict[str, str]) -> object:
    """Return the body that adds a passkey to the account of Mei."""
    device = Authenticator(f"http://{headers['host']}")
    answer = server.http("POST", "/api/account/challenge", protocol.AskChallenge(), headers=headers)
    return {**MEI, "added": device.make(answer.json()["challenge"])}


def signed_in(server: Served) -> dict[str, str]:
    """Return the headers of a browser in which Mei is signed in, at a name that can have passkeys."""
    body = protocol.SignIn("Mei", PASSWORD)
    answers = [server.http("POST", f"/api/account/{address}", body) for address in ("register", "sign-in")]
    return {"cookie": f"mamlaka={answers[-1].cookies['mamlaka']}", "host": "localhost"}


BAD: list[tuple[str, str, str, object]] = [
    ("get", "/readyz", "", None),
    ("get", "/api/games/{game}", "", None),
    ("post", "/api/games/{game}/check", "", b"{"),
    ("post", "/api/games/{game}/check", "", protocol.ChosenOptions()),
    ("get", "/api/games/{game}/lesson", "", None),
    ("get", "/api/games/{game}/lesson", "?seats=many", None),
    ("get", "/api/games/{game}/score-form", "", None),
    ("get", "/api/account/matches", "", None),
    ("get", "/api/account/statistics", "", None),
    ("get", "/api/account/export", "", None),
    ("post", "/api/account/delete", "", protocol.Credentials("Nobody", PASSWORD)),
    ("post", "/api/account/register", "", protocol.SignIn("Ann", "short")),
    ("post", "/api/account/sign-in", "", protocol.SignIn("Nobody", PASSWORD)),
    ("post", "/api/account/challenge", "", protocol.AskChallenge()),
    ("post", "/api/account/passkeys", "", {**MEI, "added": PASSKEY}),
    ("post", "/api/account/passkeys/remove", "", {"name": "Nobody", "removed": "AAAA"}),
    ("post", "/api/tables", "", b"[]"),
    ("post", "/api/tables", "", b'"' + b"x" * 20_000 + b'"'),
    ("post", "/api/tables", "", protocol.OpenTable("whist")),
    ("post", "/api/tables", "", {"game": "trex", "clock": "sand"}),
    ("post", "/api/tables/summaries", "", {"tables": [{"id": "x"}] * 21}),
    ("get", "/api/tables/{table}", "", None),
    ("post", "/api/tables/{table}/seats", "", SIT),
    ("post", "/api/tables/{table}/seats", "", {"token": "short", "nonceHash": "", "name": ""}),
    ("get", "/api/daily/{game}", "", None),
    ("get", "/api/daily/{game}", "?date=tomorrow", None),
    ("post", "/api/daily/{game}", "", protocol.Person("short", "Ben")),
    ("post", "/api/tournaments", "", protocol.OpenTournament("whist", (("Ada",),))),
    ("get", "/api/tournaments/{tournament}", "", None),
    ("post", "/api/tournaments/{tournament}/rounds", "", protocol.StartRound(1)),
    ("get", "/api/tables/{table}/record", "", None),
    ("get", "/api/tables/{table}/replay", "?deal=x", None),
    ("get", "/api/tables/{table}/review", "?deal=x", None),
    ("get", "/api/tables/{table}/open-hands", "?event=99999", None),
    ("get", "/texts/{language}.ftl", "", None),
    ("get", "/texts/{language}/home.ftl", "", None),
]
"""Requests that are refused."""


@pytest.mark.parametrize("method,address,query,body", BAD)
def test_refusals_are_as_described(server: Served, method: str, address: str, query: str, body: object) -> None:
    """Whatever is wrong, the answer has the type of a refusal."""
    operation = next(one for one in OPERATIONS if (one.method, one.path) == (method, address))
    answer = server.http(
        method.upper(), address.format(game="whist", table=UNKNOWN, tournament=UNKNOWN, language="xx") + query, body
    )

    assert answer.status_code >= 400 or address == "/readyz"
    assert answer.status_code < 400 or not described(operation, answer)


@pytest.mark.parametrize("address", ["/api/games", "/api/tables/x", "/api/nothing"])
def test_what_the_server_refuses_before_it_looks_is_a_refusal(server: Served, address: str) -> None:
    """Unknown hosts and addresses."""
    answer = server.http("GET", address, headers={"host": "elsewhere.example"})
    schema = {"$ref": "#/components/schemas/Refusal", "components": DESCRIPTION["components"]}

    assert 421 == answer.status_code
    Draft202012Validator(schema).validate(answer.json())


def test_good_requests_are_as_described() -> None:
    """The bodies that these tests send fit the description, too."""
    for (method, path), requests in GOOD.items():
        operation = DESCRIPTION["paths"][path][method]
        for _, body in requests:
            assert (body is not None) == ("requestBody" in operation)
            if body is not None:
                sent = json.loads(msgspec.json.encode(body))
                Draft202012Validator(schema_of(operation["requestBody"])).validate(sent)
