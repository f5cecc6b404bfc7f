"""The deal of the day: the same cards for everybody, which no one can know before, and a ranking."""

from __future__ import annotations

import json
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from datetime import date, timedelta

import httpx
import msgspec
import pytest
from sqlalchemy import func, insert, select, update

from mamlaka.duplicate import daily_deal
from mamlaka.fair import commitment_of
from mamlaka.record import Record, decode_record
from mamlaka.registry import find_game
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.database.daily_deals import DailyDeals
from mamlaka.server.database.schema import daily_secret, daily_try, seat_result, table_event
from mamlaka.server.tables.inspection import lines_of
from mamlaka.verification import verify
from tests.server.accounts import PASSWORD, post, register
from tests.server.client import Client, Served, token_of

GAME = "hearts"


def day_of(served: Served, query: str = "", game: str = GAME, **headers: str) -> protocol.DailyDeal:
    """Ask for the deal of a day."""
    answer = served.http("GET", f"/api/daily/{game}{query}", headers=headers)
    assert 200 == answer.status_code, answer.text
    return msgspec.json.decode(answer.content, type=protocol.DailyDeal)


def asked(served: Served, number: int, name: str = "") -> httpx.Response:
    """Ask for a try as the guest of a number."""
    person = protocol.Person(token_of(number), name or f"Person {number}")
    return served.http("POST", f"/api/daily/{GAME}", person)


def table_of(answer: httpx.Response) -> str:
    """Return the table in an answer."""
    assert 201 == answer.status_code, answer.text
    found = msgspec.json.decode(answer.content, type=protocol.DailyTable)
    assert 0 == found.seat
    return found.table


def played(served: Served, number: int, seed: int) -> Client:
    """Play the deal of the day to its end as the guest of a number, and hang up."""
    with served.enter(table_of(asked(served, number)), number) as client:
        client.play(Rng(seed))
    return client


def record_of(served: Served, table: str, number: int) -> Record:
    """Return the record of a table where the guest of a number has played."""
    headers = {"authorization": f"Bearer {token_of(number)}"}
    answer = served.http("GET", f"/api/tables/{table}/record", headers=headers)
    assert 200 == answer.status_code, answer.text
    return decode_record(answer.content)


def secret_of(served: Served, day: str) -> str:
    """Return the secret of a day, as only the database knows it."""
    with served.store.engine.connect() as connection:
        return str(connection.execute(select(daily_secret.c.secret).where(daily_secret.c.day == day)).scalar_one())


def let_the_day_pass(served: Served, day: str) -> str:
    """Move what has happened on a day to the day before, and return that day."""
    before = str(date.fromisoformat(day) - timedelta(days=1))
    with served.store.engine.begin() as connection:
        for table in (daily_secret, daily_try):
            connection.execute(update(table).where(table.c.day == day).values(day=before))
        connection.execute(update(seat_result).values(ended_ms=seat_result.c.ended_ms - 86_400_000))
    return before


@pytest.mark.slow
@pytest.mark.postgres
def test_everybody_has_the_same_cards_and_is_ranked(served: Served) -> None:
    """Two people get the same hand in the same seat. The server enters their results, the best first."""
    day = day_of(served)
    one, two = played(served, 1, 1), played(served, 2, 5)
    records = [record_of(served, client.info.id, number) for number, client in enumerate((one, two), 1)]

    dealt = [[line for line in record.deals[0].events if line.startswith("deal ")] for record in records]
    assert dealt[0] == dealt[1]
    assert [1, 1] == [len([deal for deal in record.deals if not deal.void]) for record in records]
    assert (day.date, "over") == (one.info.daily, one.info.status)
    after = day_of(served, authorization=f"Bearer {token_of(2)}")
    assert 2 == after.finished
    assert (two.info.id, day.commitment) == (after.table, after.commitment)
    expected = sorted((records[number - 1].totals[0], f"Person {number}") for number in (1, 2))
    if not after.lowest_wins:
        expected.sort(key=lambda found: -found[0])
    assert expected == [(row.points, row.name) for row in after.ranking]
    assert {"Person 1": False, "Person 2": True} == {row.name: row.own for row in after.ranking}
    assert {"guest"} == {row.kind for row in after.ranking}
    assert [1] == [row.place for row in after.ranking[:1]]


@pytest.mark.slow
def test_the_cards_follow_from_the_secret_which_is_shown_when_the_day_is_over(served: Served) -> None:
    """Everyone can compute the cards of yesterday, and check that the secret is the promised one."""
    today = day_of(served)
    client = played(served, 1, 1)
    record = record_of(served, client.info.id, 1)
    assert ("", True) == (today.secret, 0 < today.seconds <= 86_400)
    assert day_of(served).secret == ""

    yesterday = day_of(served, f"?date={let_the_day_pass(served, today.date)}")
    assert 0 == yesterday.seconds
    assert today.commitment == yesterday.commitment == commitment_of(bytes.fromhex(yesterday.secret))
    deal = daily_deal(find_game(GAME), date.fromisoformat(today.date))
    assert record.fair is not None
    assert deal.seed(bytes.fromhex(yesterday.secret)).hex() == record.fair.seed
    assert () == verify(record).faults
    assert ["Person 1"] == [row.name for row in yesterday.ranking]
    assert day_of(served).commitment not in ("", today.commitment)


@pytest.mark.slow
def test_everyone_has_one_try_and_can_go_on_with_it(served: Served) -> None:
    """A second request returns the same table, during the match and after it; no second match follows."""
    table = table_of(asked(served, 1))
    with served.enter(table, 1) as client:
        client.play(Rng(1), enough=lambda client: client.scene is not None and client.scene.turn is not None)
        before = client.scene
    assert table == table_of(asked(served, 1))
    with served.enter(table, 1) as client:
        assert before == client.scene
        client.play(Rng(1))
        answer = client.ask(protocol.Again("again"))

    assert isinstance(answer, protocol.Refused)
    assert "daily_once" == answer.refusal.code
    assert table == table_of(asked(served, 1, "Another Name"))
    assert ["Person 1"] == [row.name for row in day_of(served).ranking]
    with served.store.engine.connect() as connection:
        assert 1 == connection.execute(select(func.count()).select_from(daily_try)).scalar_one()


def test_tries_at_the_same_moment_are_one(served: Served) -> None:
    """Of several requests, all get the same table."""
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: asked(served, 1), range(8)))

    assert 1 == len({table_of(answer) for answer in answers})


@pytest.mark.postgres
def test_servers_of_one_database_share_the_secret_and_the_tries(database: str) -> None:
    """Whichever server a person asks, the cards and their table are the same."""
    with Served(database) as one, Served(database) as two:
        table = table_of(asked(one, 1))

        assert table == table_of(asked(two, 1))
        assert day_of(one).commitment == day_of(two).commitment


@pytest.mark.slow
def test_the_deal_is_reviewed_and_tried_again_without_another_result(served: Served) -> None:
    """After the deal its cards are known, so what is played from a position of it does not count."""
    client = played(served, 1, 1)
    table, headers = client.info.id, {"authorization": f"Bearer {token_of(1)}"}
    review = served.http("GET", f"/api/tables/{table}/review", headers=headers)
    assert 200 == review.status_code, review.text
    before = day_of(served).ranking
    wish = protocol.TryAgain(protocol.Person(token_of(1), "Person 1"), deal=0, event=10, seat=0)
    again = served.http("POST", f"/api/tables/{table}/try-again", wish, headers=headers)
    seated = msgspec.json.decode(again.content, type=protocol.Seated)
    with served.enter(seated.table.id, 1) as client:
        client.play(Rng(7))

    assert client.scene is not None
    assert client.scene.over
    assert before == day_of(served).ranking


def test_a_table_that_is_not_finished_is_not_ranked(served: Served) -> None:
    """Someone who has only begun is no result."""
    table = table_of(asked(served, 1))

    found = day_of(served, authorization=f"Bearer {token_of(1)}")
    assert (table, 0, ()) == (found.table, found.finished, found.ranking)
    assert "" == day_of(served).table


def test_no_one_else_sees_the_table(served: Served) -> None:
    """Neither spectators nor new players come in, and bots don't get advice from hints."""
    table = table_of(asked(served, 1))
    wish = protocol.SitDown(token_of(2), "0" * 64, "Person 2")

    assert "seats_closed" == served.http("POST", f"/api/tables/{table}/seats", wish).json()["code"]
    assert "no_spectators" == served.http("GET", f"/api/tables/{table}/replay").json()["code"]
    with served.enter(table, 1) as client:
        client.play(Rng(1), enough=lambda client: client.scene is not None and client.scene.turn is not None)
        assert "hint_daily" == client.refusal(protocol.AskHint("h")).code


@pytest.mark.slow
def test_nothing_of_the_secret_leaves_the_server_before_the_day_is_over(
    served: Served, browser: httpx.Client, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither answers nor frames nor logs nor exports contain it; the seed of a deal is shown after the match only."""
    caplog.set_level(logging.DEBUG)
    day = day_of(served)
    register(browser, "Ada")
    person = protocol.Person(token_of(1), "Ada")
    answer = browser.post(f"/api/daily/{GAME}", content=msgspec.json.encode(person))
    table = table_of(answer)
    secret = secret_of(served, day.date)
    deal = daily_deal(find_game(GAME), date.fromisoformat(day.date))
    seed = deal.seed(bytes.fromhex(secret)).hex()
    with served.enter(table, 1) as client:
        client.play(Rng(1))
    before_the_end = [answer.text, served.http("GET", f"/api/tables/{table}").text, *client.frames]
    everything = [
        *before_the_end,
        browser.get(f"/api/daily/{GAME}").text,
        browser.get("/api/account/export").text,
        browser.get(f"/api/tables/{table}/record").text,
        browser.get(f"/api/tables/{table}/replay").text,
        served.http("GET", "/readyz").text,
        caplog.text,
        *(line.text for line in lines_of(served.db, table)),
    ]

    assert not [text for text in before_the_end if seed in text]
    assert not [text for text in everything if secret in text]


@pytest.mark.slow
def test_an_account_is_one_person(served: Served, browser: httpx.Client, other: httpx.Client) -> None:
    """On another device an account has the same table; who signs in after the deal keeps their try."""
    begun = browser.post(f"/api/daily/{GAME}", content=msgspec.json.encode(protocol.Person(token_of(1), "Guest")))
    register(browser, "Ada")
    again = browser.post(f"/api/daily/{GAME}", content=msgspec.json.encode(protocol.Person(token_of(1), "Guest")))
    assert table_of(begun) == table_of(again)
    post(other, "sign-in", protocol.SignIn("Ada", PASSWORD))
    elsewhere = other.post(f"/api/daily/{GAME}", content=msgspec.json.encode(protocol.Person(token_of(2), "Guest")))

    assert table_of(begun) == table_of(elsewhere)
    found = msgspec.json.decode(other.get(f"/api/daily/{GAME}").content, type=protocol.DailyDeal)
    assert table_of(begun) == found.table
    with served.enter(table_of(begun), 1) as client:
        client.play(Rng(1))
    (row,) = msgspec.json.decode(other.get(f"/api/daily/{GAME}").content, type=protocol.DailyDeal).ranking
    assert ("account", True) == (row.kind, row.own)


@pytest.mark.slow
def test_a_deleted_account_leaves_a_nameless_result(served: Served, browser: httpx.Client) -> None:
    """The result stays, and nothing says whose it was."""
    register(browser, "Zenobia")
    table = table_of(browser.post(f"/api/daily/{GAME}", content=msgspec.json.encode(protocol.Person(token_of(1), "x"))))
    with served.enter(table, 1) as client:
        client.play(Rng(1))
    assert ["Zenobia"] == [row.name for row in day_of(served).ranking]
    assert 200 == post(browser, "delete", protocol.Credentials("Zenobia", PASSWORD)).status_code

    assert [("Guest 1", "guest")] == [(row.name, row.kind) for row in day_of(served).ranking]
    with served.store.engine.connect() as connection:
        rows = [*connection.execute(select(daily_try)), *connection.execute(select(table_event.c.body))]
    assert "account" not in json.dumps([list(row) for row in rows])


@pytest.mark.slow
def test_what_is_finished_after_the_day_does_not_count(served: Served) -> None:
    """The cards are public by then."""
    day = day_of(served)
    table_of(asked(served, 1))
    before = str(date.fromisoformat(day.date) - timedelta(days=1))
    with served.store.engine.begin() as connection:
        connection.execute(update(daily_try).values(day=before))
    with served.enter(day_of(served, f"?date={before}", authorization=f"Bearer {token_of(1)}").table, 1) as client:
        client.play(Rng(1))

    assert 0 == day_of(served, f"?date={before}").finished


def test_a_long_ranking_ends_with_the_own_row(served: Served) -> None:
    """Of 150 results a person sees the best 100, and their own place."""
    day = day_of(served)
    lowest_wins = day.lowest_wins
    rows = range(150)
    with served.store.engine.begin() as connection:
        for number in rows:
            table = f"{number:012}"
            person = f"{number}"
            connection.execute(
                insert(daily_try).values(day=day.date, game=GAME, person=person, table_id=table, kind="guest")
            )
            connection.execute(
                insert(seat_result).values(
                    table_id=table,
                    seat=0,
                    token_hash=person,
                    game=GAME,
                    preset="",
                    ended_ms=1,
                    place=1,
                    points=number if lowest_wins else -number,
                    unit=1,
                    won=False,
                )
            )
    deals = DailyDeals(served.store.engine)
    found = deals.ranking(date.fromisoformat(day.date), GAME, ["120"], lowest_wins=lowest_wins)

    assert (150, 101) == (found.finished, len(found.rows))
    assert [*range(1, 101), 121] == [row.place for row in found.rows]
    assert [100 * [False] + [True]] == [[row.own for row in found.rows]]


def test_days_that_no_one_has_asked_for_have_no_deal(served: Served) -> None:
    """A secret that was drawn afterwards would prove nothing."""
    day_of(served)
    found = day_of(served, "?date=2026-01-01")

    assert ("", "", 0) == (found.commitment, found.secret, found.finished)
    with ExitStack() as stack:
        connection = stack.enter_context(served.store.engine.connect())
        assert 1 == connection.execute(select(func.count()).select_from(daily_secret)).scalar_one()


@pytest.mark.parametrize("query", ["?date=tomorrow", "?date=9999-12-31", "?date="])
def test_days_that_are_none_are_refused(served: Served, query: str) -> None:
    """Of a day that has not come, nothing can be asked."""
    answer = served.http("GET", f"/api/daily/{GAME}{query}")

    assert (400, "bad_message") == (answer.status_code, answer.json()["code"])
