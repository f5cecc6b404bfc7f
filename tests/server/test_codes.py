"""Short codes of tables: shown, typed in any way, guarded against guessing, and valid for a day."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from mamlaka.errors import Refusal
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.database.codes import CODE_LENGTH, SIGNS, new_code, read_code
from mamlaka.server.database.log_entries import expiry_of
from mamlaka.server.database.store import NewCode
from mamlaka.server.http.rates import RATES
from mamlaka.server.limits import Limits
from tests.server.client import Address, Served

pytestmark = pytest.mark.slow

MISTAKEN = "01ILOUSZGB"
"""Signs that look like others."""


def info_of(server: Address, table: str) -> protocol.TableInfo:
    """Return the public facts about a table."""
    return msgspec.json.decode(server.http("GET", f"/api/tables/{table}").content, type=protocol.TableInfo)


def found(server: Address, code: str) -> tuple[int, str]:
    """Look for a code; return the status, and the table or the code of the refusal."""
    answer = server.http("GET", f"/api/codes/{code}")
    fields = answer.json()
    return answer.status_code, fields.get("table") or fields["code"]


def test_a_code_leads_to_its_table_however_it_is_typed(server: Served) -> None:
    """Small letters, spaces and hyphens make no difference."""
    table = server.open()
    code = info_of(server, table).code
    typed = (code, code.lower(), f"{code[:3]} {code[3:]}", f" {code[:2]}-{code[2:]}")

    assert (CODE_LENGTH, {(200, table)}) == (len(code), {found(server, text) for text in typed})


@pytest.mark.parametrize("text", ["HELLO", "2345678", "7KDX9Q", "7KDX9QRR", "%D9%A1%D9%A2", "7KDX9Q0"])
def test_a_wrong_code_is_answered_plainly(server: Served, text: str) -> None:
    """Whether it could be a code or not."""
    assert (404, "no_such_code") == found(server, text)


def test_a_code_has_no_signs_that_are_mistaken() -> None:
    """Zero and O, one, I and L, and the other pairs never occur together."""
    assert all(sign not in SIGNS for sign in MISTAKEN)
    assert len(SIGNS) == len(set(SIGNS))
    assert all(read_code(code) == code for code in (new_code() for _ in range(100)))


def test_guessing_is_slow_and_right_codes_do_not_count(tmp_path: Path) -> None:
    """After some wrong codes an address has to wait, also for a right one; a class can join with one code."""
    with Served(tmp_path / "tables.sqlite", limits=Limits()) as served:
        table = served.open()
        code = info_of(served, table).code
        joined = {found(served, code) for _ in range(3 * RATES["codes"].burst)}
        wrong = [found(served, "2345678")[1] for _ in range(RATES["codes"].burst + 1)]
        answer = served.http("GET", f"/api/codes/{code}")

    assert {(200, table)} == joined
    assert ["no_such_code"] * RATES["codes"].burst + ["too_many"] == wrong
    assert (429, True) == (answer.status_code, int(answer.headers["retry-after"]) > 0)


def test_the_next_match_has_a_code_of_its_own(server: Served) -> None:
    """The old code still leads to the finished match, whose page leads to the next one."""
    table = server.open(game="hearts", options={"deals": "1", "pass_cards": "off"})
    code = info_of(server, table).code
    with server.join(table, 1) as client:
        client.start()
        client.play(Rng(1))
        client.ask(protocol.Again("a"))
        news = client.until(protocol.TableNews, lambda news: bool(news.table.rematch and news.table.rematch.table))
    assert news.table.rematch is not None
    following = news.table.rematch.table
    other = info_of(server, following).code

    assert (200, table) == found(server, code)
    assert (200, following) == found(server, other)


def test_a_code_expires(server: Served) -> None:
    """After a day it leads nowhere, and is deleted."""
    table = server.open()
    code, now = info_of(server, table).code, server.store.rows(table)[0].at_ms
    assert table == server.store.table_of(code, expiry_of(now) - 1)
    assert server.store.table_of(code, expiry_of(now)) is None
    server.store.drop_codes(expiry_of(now) - 1)
    assert (200, table) == found(server, code)
    server.store.drop_codes(expiry_of(now))

    assert (404, "no_such_code") == found(server, code)


def test_no_two_tables_have_one_code(server: Served) -> None:
    """A code that is taken is refused together with the table, which can be opened with another one."""
    table = server.open()
    code = info_of(server, table).code
    first = server.store.rows(table)[0]
    twin = msgspec.structs.replace(first, table_id="twin")
    with pytest.raises(ValueError, match="cannot add"):
        server.store.append([twin, NewCode(code, "twin", expiry_of(first.at_ms))])

    assert [] == server.store.rows("twin")


def test_a_lookup_without_a_database_is_refused(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """As everything that needs one."""

    def fail(*_: object) -> None:
        raise OSError("gone")

    monkeypatch.setattr(server.store, "table_of", fail)
    answer = server.http("GET", "/api/codes/2345678")

    assert (503, Refusal("not_saved")) == (answer.status_code, msgspec.json.decode(answer.content, type=Refusal))
