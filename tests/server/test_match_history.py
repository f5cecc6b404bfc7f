"""The history of accounts: finished matches with their results, and statistics."""

from __future__ import annotations

import time
from contextlib import ExitStack, closing

import httpx
import pytest

from mamlaka.errors import IllegalAction
from mamlaka.server import protocol
from mamlaka.server.accounts.accounts import Accounts
from mamlaka.server.accounts.match_history import MatchHistory
from mamlaka.server.database.store import Store
from tests.server.accounts import JSON, fill, matches, register
from tests.server.client import Client, Served, token_of
from tests.server.matches import finished

pytestmark = pytest.mark.slow

MATCHES = 10_000
"""The matches of a person who plays three a day for ten years."""


def play(served: Served, browser: httpx.Client) -> tuple[str, list[Client]]:
    """Let two people play a match; the second one registers. Return its table and their connections."""
    with ExitStack() as stack:
        clients = finished(served, stack, 0, 2)
        table = clients[0].info.id
        register(browser, "Ada", protocol.KnownTable(table, token_of(2)))
    return table, clients


@pytest.mark.postgres
def test_a_finished_match_has_its_result(served: Served, browser: httpx.Client) -> None:
    """Who played, with the places and the points that the table shows, and the address of the replay."""
    table, _ = play(served, browser)
    summary = served.http("POST", "/api/tables/summaries", {"tables": [{"id": table}]}).json()[0]
    (match,) = matches(browser).matches
    names = [("bot" if one["kind"] == "bot" else "person", one["name"]) for one in summary["table"]["people"]]

    assert (table, "hearts", 2) == (match.table, match.game, match.seat)
    assert (summary["totals"], summary["ranks"]) == (
        [player.points for player in match.players],
        [player.place for player in match.players],
    )
    assert names == [(player.kind, player.name) for player in match.players]
    assert match.won == (summary["ranks"][2] == 1)
    assert 0 <= time.time() * 1000 - match.ended < 60_000
    assert 200 == browser.get(f"/api/tables/{match.table}/replay").status_code


@pytest.mark.postgres
def test_statistics_count_matches(served: Served, browser: httpx.Client) -> None:
    """Those that were won, and the average place."""
    play(served, browser)
    (match,) = matches(browser).matches
    found = browser.get("/api/account/statistics").json()

    assert [{"game": "hearts", "matches": 1, "won": int(match.won), "place": match.players[2].place}] == found


def test_no_other_account_sees_the_history(served: Served, browser: httpx.Client) -> None:
    """Guests have none, another account has its own, and no message at the table names an account."""
    _, clients = play(served, browser)
    frames = "".join(frame for client in clients for frame in client.frames)
    with httpx.Client(base_url=served.url, headers=JSON, trust_env=False) as other:
        refused = [other.get(f"/api/account/{address}") for address in ("matches", "statistics")]
        register(other, "Eve")

        assert [(401, "not_signed_in")] * 2 == [(one.status_code, one.json()["code"]) for one in refused]
        assert protocol.AccountMatches((), more=False) == matches(other)
    with closing(Store(served.db)) as store:
        ada = Accounts(store.engine).named("Ada")
    assert ada is not None
    assert ada.id not in frames


def test_an_unfinished_match_is_no_match(served: Served, browser: httpx.Client) -> None:
    """It has no result yet."""
    table = served.open()
    with served.join(table, 1) as client:
        register(browser, "Ada", protocol.KnownTable(table, token_of(1)))
        client.start()

        assert protocol.AccountMatches((), more=False) == matches(browser)


@pytest.mark.parametrize("before", ["nothing", "%00", "x" * 300])
def test_a_page_begins_at_a_match_of_the_account(browser: httpx.Client, before: str) -> None:
    """Anything else is refused."""
    register(browser)
    refused = browser.get(f"/api/account/matches?before={before}")

    assert (400, "bad_message") == (refused.status_code, refused.json()["code"])


@pytest.mark.postgres
def test_pages_have_every_match_once(store: Store) -> None:
    """The newest first, also if several ended at the same moment."""
    account, history = fill(store, 45), MatchHistory(store.engine)
    pages = [history.page(account)]
    while pages[-1].more:
        pages.append(history.page(account, pages[-1].matches[-1].table))

    assert [20, 20, 5] == [len(page.matches) for page in pages]
    assert [f"{number:012}" for number in range(44, -1, -1)] == [one.table for page in pages for one in page.matches]


@pytest.mark.postgres
def test_ten_thousand_matches_are_quick(store: Store) -> None:
    """The statistics, the first page and the last one."""
    account, history = fill(store, MATCHES), MatchHistory(store.engine)
    with pytest.raises(IllegalAction):
        history.page(account, "nothing")
    began = time.perf_counter()
    found = history.statistics(account)
    newest, oldest = history.page(account), history.page(account, f"{20:012}")
    seconds = time.perf_counter() - began

    assert [("game 0", 5000, 1667), ("game 1", 5000, 1667)] == [(one.game, one.matches, one.won) for one in found]
    assert (True, False) == (newest.more, oldest.more)
    assert seconds < 2, f"{seconds:.2f} seconds"


def test_a_result_that_is_still_secret_is_not_told(store: Store) -> None:
    """The last answers to a secret question are written before they are revealed."""
    account, history = fill(store, 1, told_ms=round(time.time() * 1000) + 3_600_000), MatchHistory(store.engine)

    assert ((), []) == (history.page(account).matches, history.statistics(account))
