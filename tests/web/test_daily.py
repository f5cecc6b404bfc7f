"""The deal of the day on the page: played once, ranked, and checked on the next day."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, Route, expect
from sqlalchemy import select, update

from mamlaka.duplicate import daily_deal
from mamlaka.registry import find_game
from mamlaka.server.database.schema import daily_secret, daily_try, seat_result, table_event
from mamlaka.server.database.store import Store
from tests.web.conftest import serving
from tests.web.driving import ARABIC, DESKTOP, ENGLISH, PHONE, Visit, eyes, play
from tests.web.inspector import Inspector
from tests.web.serving import Server

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
GAME = "scopone"
"""A game with short deals."""
OVER = {texts.format("over") for texts in (ENGLISH, ARABIC)}
WIDTH = "document.documentElement.scrollWidth"


@pytest.fixture
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a server."""
    return tmp_path_factory.mktemp("daily")


@pytest.fixture
def daily(page: Path, folder: Path) -> Iterator[Server]:
    """A server of its own, because the ranking is that of all."""
    assert page.is_dir()
    with serving(folder) as server:
        yield server


def let_the_day_pass(server: Server, folder: Path, page: Page, day: str) -> None:
    """Move what the server and the browser know of a day to the day before, with the seed that its table had then."""
    before = date.fromisoformat(day) - timedelta(days=1)
    server.stop()
    (found,) = folder.rglob("*.sqlite")
    with closing(Store(str(found))) as store, store.engine.begin() as connection:
        for table in (daily_secret, daily_try):
            connection.execute(update(table).where(table.c.day == day).values(day=str(before)))
        connection.execute(update(seat_result).values(ended_ms=seat_result.c.ended_ms - 86_400_000))
        secret = connection.execute(select(daily_secret.c.secret).where(daily_secret.c.day == str(before))).scalar_one()
        opened = table_event.c.kind == "opened"
        body = connection.execute(select(table_event.c.body).where(opened)).scalar_one()
        seed = daily_deal(find_game(GAME), before).seed(bytes.fromhex(secret)).hex()
        changed = json.dumps({**json.loads(body), "seed": seed})
        connection.execute(update(table_event).where(opened).values(body=changed))
    server.start()
    page.evaluate(
        "([day, before]) => localStorage[KEY] = localStorage[KEY].replace(day, before)".replace(
            "KEY", "'mamlaka.daily'"
        ),
        [day, str(before)],
    )


def finish(page: Page, *, touch: bool = False) -> None:
    """Play the deal to its end."""
    page.wait_for_url("**/table/*")
    play(page, lambda seen: seen["dialog"] in OVER, touch=touch)


def open_daily(page: Page, server: Server) -> None:
    """Open the page of a game by its address, and wait for the deal."""
    page.goto(f"{server.address}/daily/{GAME}")
    page.locator("[data-play], [data-replay]").wait_for()


def test_a_phone_plays_the_deal_once_in_arabic(daily: Server, folder: Path, visit: Visiting) -> None:
    """From the home page to the ranking and the replay; on the next day the cards are checked. Axe finds nothing."""
    page, inspector = visit(PHONE, allowed="ERR_CONNECTION_REFUSED").page(daily.address), Inspector()
    page.locator("[data-daily]").tap()
    page.wait_for_url("**/daily/trex")
    page.locator("[data-play]").wait_for()
    inspector.look(page, "before")
    page.locator("select").select_option(GAME)
    page.wait_for_url(f"**/daily/{GAME}")
    expect(page.locator("[data-play]")).to_have_text(ARABIC.format("page-play"))
    page.locator("[data-play]").tap()
    page.wait_for_selector(".hand [data-card]")
    assert 0 == page.locator("[data-hint]").count()
    page.go_back()
    expect(page.locator("[data-play]")).to_have_text(ARABIC.format("page-go-on"))
    page.locator("[data-play]").tap()
    finish(page, touch=True)
    assert 1 == page.locator("[role=dialog] [data-daily]").count()
    page.locator("[role=dialog] [data-daily]").tap()

    own = page.locator("[data-own]")
    expect(own).to_contain_text(ARABIC.format("today-own"))
    assert 0 == page.locator("[data-play]").count()
    inspector.look(page, "ranking")
    assert page.evaluate(WIDTH) <= page.viewport_size["width"]  # type: ignore[index]
    page.locator("[data-replay]").tap()
    page.wait_for_url("**/replay/*")

    today = httpx.get(f"{daily.address}/api/daily/{GAME}").json()
    assert 1 == today["finished"]
    let_the_day_pass(daily, folder, page, today["date"])
    open_daily(page, daily)
    expect(page.locator("[data-play]")).to_have_text(ARABIC.format("page-play"))
    page.locator("[data-yesterday] summary").tap()
    expect(page.locator("[data-yesterday] [data-own]")).to_be_visible()
    page.locator("[data-verify]").tap()
    expect(page.locator("[role=status]")).to_have_text(ARABIC.format("page-verified"))
    checks = page.locator(".proof li")
    assert 3 == checks.filter(has_text="✓").count() == checks.count()
    inspector.look(page, "yesterday")
    assert page.evaluate(WIDTH) <= page.viewport_size["width"]  # type: ignore[index]
    assert [] == inspector.found


def test_the_keyboard_is_enough_and_everyone_is_ranked(daily: Server, visit: Visiting) -> None:
    """Two people play the same cards; the second one sees both results, and no third try."""
    hands = []
    pages = [visit(DESKTOP).page() for _ in range(2)]
    for page in pages:
        open_daily(page, daily)
        page.locator("[data-play]").press("Enter")
        page.wait_for_selector(".hand [data-card]")
        hands.append([card["card"] for card in eyes(page)["hand"]])
        finish(page)
        page.locator("[role=dialog] [data-daily]").press("Enter")
        page.locator("[data-own]").wait_for()

    page = pages[-1]
    assert hands[0] == hands[1]
    assert 2 == page.locator("ol li").count()
    assert 1 == page.locator("[data-own]").count()
    expect(page.locator("ol li").first).to_contain_text(ENGLISH.format("page-guest"))
    page.reload()
    page.locator("[data-replay]").wait_for()
    assert 0 == page.locator("[data-play]").count()


def test_a_guest_is_asked_for_a_name_once_and_ranked_by_it(daily: Server, visit: Visiting) -> None:
    """The question comes before the first try alone, not when someone goes on with it."""
    page = visit(PHONE | {"locale": "en-GB"}, is_new=True).page()
    open_daily(page, daily)
    page.locator("[data-play]").tap()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(ENGLISH.format("name-question"))
    dialog.get_by_label(ENGLISH.format("page-your-name")).fill("Nadia")
    dialog.get_by_label(ENGLISH.format("page-your-name")).press("Enter")
    page.wait_for_url("**/table/*")
    page.locator(".table, .lobby .seats").first.wait_for()  # it is connected
    page.go_back()
    expect(page.locator("[data-play]")).to_have_text(ENGLISH.format("page-go-on"))
    page.locator("[data-play]").tap()
    finish(page, touch=True)
    page.locator("[role=dialog] [data-daily]").tap()

    expect(page.locator("[data-own]")).to_contain_text("Nadia")


def test_answers_that_come_late_are_for_nobody(server: Server, visit: Visiting) -> None:
    """Whoever goes elsewhere before the days have arrived notices nothing, and nothing is said in the console."""
    page = visit(DESKTOP).page()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    today = f"**/api/daily/{GAME}"
    page.route(today, hold)
    with page.expect_request(today):
        page.goto(f"{server.address}/daily/{GAME}")
    page.locator("[data-tournament]").click()
    page.wait_for_url("**/tournament")
    with page.expect_response(lambda answer: "date=" in answer.url):
        held[0].continue_()
    page.evaluate("new Promise((done) => setTimeout(done))")  # the page has read the answer

    assert 0 == page.get_by_role("alert").count()


def test_a_server_that_is_gone_can_be_asked_again(daily: Server, visit: Visiting) -> None:
    """The page says so, and a button tries again."""
    page = visit(DESKTOP, allowed="ERR_FAILED|502").page()
    page.route("**/api/daily/*", lambda route: route.abort())
    page.goto(f"{daily.address}/daily/{GAME}")
    expect(page.get_by_role("alert")).to_have_text(ENGLISH.format("page-unreachable"))
    page.unroute("**/api/daily/*")
    page.get_by_role("button", name=ENGLISH.format("replay-retry")).click()
    page.locator("[data-play]").wait_for()

    assert 0 == page.get_by_role("alert").count()
