"""People who are blocked by name at the tables that a player opens."""

from __future__ import annotations

import msgspec
import pytest

from mamlaka.errors import Refusal
from mamlaka.fair import hash_of_nonce
from mamlaka.server import protocol
from tests.server.client import Served, token_of

pytestmark = pytest.mark.slow


def sit(server: Served, table: str, number: int, name: str) -> Refusal | protocol.Seated:
    """Ask for a seat under a name, and return the answer."""
    wish = protocol.SitDown(token_of(number), hash_of_nonce(token_of(number)), name)
    answer = server.http("POST", f"/api/tables/{table}/seats", wish)
    if answer.status_code == 200:
        return msgspec.json.decode(answer.content, type=protocol.Seated)
    assert 403 == answer.status_code
    return msgspec.json.decode(answer.content, type=Refusal)


@pytest.mark.parametrize("name", ["Samir", "SAMIR", " samir ", "\uff33amir"])
def test_a_blocked_name_gets_no_seat(server: Served, name: str) -> None:
    """Capitals, spaces and wide letters make no difference."""
    table = server.open(blocked=["samir"])

    assert Refusal("blocked") == sit(server, table, 1, name)


def test_everyone_else_gets_a_seat(server: Served) -> None:
    """Other names are free, and other tables know nothing of the block; no one is told who is blocked."""
    table = server.open(blocked=["Samir"])

    assert isinstance(sit(server, table, 1, "Samira"), protocol.Seated)
    assert isinstance(sit(server, server.open(), 1, "Samir"), protocol.Seated)
    assert "Samir" not in server.http("GET", f"/api/tables/{table}").text.replace("Samira", "")


def test_a_block_ends_no_match(server: Served) -> None:
    """A person who has a seat keeps it, whatever name they send later."""
    table = server.open(blocked=["Samir"])
    sit(server, table, 1, "Huda")

    assert isinstance(sit(server, table, 1, "Samir"), protocol.Seated)


def test_a_bot_cannot_be_replaced_by_a_blocked_person(server: Served) -> None:
    """The block holds during the match, too."""
    table = server.open(blocked=["Samir"])
    with server.join(table, 1) as client:
        client.start()

        assert Refusal("blocked") == sit(server, table, 2, "Samir")


@pytest.mark.parametrize("blocked", [["x" * 21], ["x"] * 101])
def test_the_list_is_limited(server: Served, blocked: list[str]) -> None:
    """A table refuses at most 100 names of at most 20 letters."""
    answer = server.http("POST", "/api/tables", {"game": "trex", "blocked": blocked})

    assert (400, "bad_message") == (answer.status_code, answer.json()["code"])
