"""Names of people: visible, and different at one table."""

import msgspec
import pytest

from mamlaka.errors import Refusal
from mamlaka.fair import hash_of_nonce
from mamlaka.messages import languages
from mamlaka.server import protocol
from mamlaka.server.tables.bots import bot_names
from mamlaka.texts import Texts
from tests.server.client import Served, token_of


def sit(server: Served, table: str, number: int, name: str) -> Refusal | protocol.Seated:
    """Ask for a seat under a name, and return the answer."""
    token = token_of(number)
    answer = server.http("POST", f"/api/tables/{table}/seats", protocol.SitDown(token, hash_of_nonce(token), name))
    kind: type[Refusal | protocol.Seated] = protocol.Seated if answer.status_code == 200 else Refusal
    return msgspec.json.decode(answer.content, type=kind)


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\uffa0\u115f", "\u2800 \u2800", "\u200b", "\u0301", "\u0301 \u0301", "\u00a0"],
)
def test_a_name_that_shows_nothing_is_refused(server: Served, name: str) -> None:
    """Letters without a shape count as little as spaces."""
    assert Refusal("bad_name", {"most": 20}) == sit(server, server.open(), 1, name)


@pytest.mark.parametrize("name", ["Huda", " HUDA\u3164", "\uff28uda", "Hud\u0430", "\u041duda"])
def test_a_name_of_another_person_at_the_table_is_refused(server: Served, name: str) -> None:
    """Names that look alike are the same; asked again with the same token, the person keeps their seat."""
    table = server.open()
    assert isinstance(sit(server, table, 1, "Huda"), protocol.Seated)

    assert Refusal("name_taken") == sit(server, table, 2, name)
    assert isinstance(sit(server, table, 1, name), protocol.Seated)
    assert isinstance(sit(server, table, 2, "Huda 2"), protocol.Seated)
    assert isinstance(sit(server, server.open(), 2, name), protocol.Seated)


@pytest.mark.parametrize("language", languages())
def test_a_name_of_a_bot_at_the_table_is_refused(server: Served, language: str) -> None:
    """Whatever language others read, no person can be mistaken for a bot."""
    table = server.open()
    name = Texts(language).format(f"bot-name-{bot_names(table, 4)[3]}")

    assert Refusal("name_taken") == sit(server, table, 1, name.upper())
