"""Requests of people with accounts."""

import httpx
import msgspec
from sqlalchemy import insert

from mamlaka.server import protocol
from mamlaka.server.accounts.accounts import Accounts
from mamlaka.server.database.log_entries import Opened
from mamlaka.server.database.schema import account_seat, seat_result, table_event
from mamlaka.server.database.store import Store

__all__ = ["JSON", "PASSWORD", "fill", "matches", "post", "register"]

PASSWORD = "correct horse"  # noqa: S105  # of the tests
JSON = {"content-type": "application/json"}


def post(client: httpx.Client, address: str, body: object, **headers: str) -> httpx.Response:
    """Send a body to an address of accounts."""
    return client.post(f"/api/account/{address}", content=msgspec.json.encode(body), headers=headers)


def register(client: httpx.Client, name: str = "Ada", *tables: protocol.KnownTable) -> httpx.Response:
    """Register a name."""
    return post(client, "register", protocol.Register(name, PASSWORD, tables=tables))


def matches(browser: httpx.Client, query: str = "") -> protocol.AccountMatches:
    """Ask for a page of the matches."""
    answer = browser.get(f"/api/account/matches{query}")
    assert 200 == answer.status_code, answer.text
    return msgspec.json.decode(answer.content, type=protocol.AccountMatches)


def fill(store: Store, count: int, *, told_ms: int = 0) -> str:
    """Give a new account `count` matches in two games, every third one won; return its id."""
    ada = Accounts(store.engine).register("Ada", "")
    assert ada is not None
    opened = msgspec.json.encode(Opened("", 1, "", {}, 1, "", "")).decode()
    ids = [f"{number:012}" for number in range(count)]
    seats = [{"table_id": one, "token_hash": one, "account_id": ada.id, "at_ms": 0} for one in ids]
    first = {"seq": 0, "at_ms": 0, "kind": "opened", "actor": "", "body": opened, "epoch": 1}
    events = [{"table_id": one, **first} for one in ids]
    results = [
        {
            "table_id": one,
            "seat": 0,
            "token_hash": one,
            "game": f"game {number % 2}",
            "preset": "",
            "unit": 1,
            "ended_ms": told_ms or number // 3,
            "place": 1 + number % 3,
            "points": number,
            "won": number % 3 == 0,
        }
        for number, one in enumerate(ids)
    ]
    with store.engine.begin() as connection:
        for table, values in ((account_seat, seats), (table_event, events), (seat_result, results)):
            connection.execute(insert(table), values)
    return ada.id
