"""Drills on the page: from the review of a match, on a phone in Arabic, and without the server."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import ARABIC, DESKTOP, ENGLISH, PHONE, Visit, enter
from tests.web.inspector import Inspector
from tests.web.serving import Server

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
DRILLS = "mamlaka.drills"
FITS = "document.documentElement.scrollHeight <= innerHeight"
KEEP_CARD = f"""() => {{
    const played = ({{ move }}) => move.group === "play" && move.alternatives.length > 1;
    const kept = JSON.parse(localStorage["{DRILLS}"]).filter(played).slice(0, 1);
    localStorage["{DRILLS}"] = JSON.stringify(kept);
    return kept[0];
}}"""
"""Keep only one drill in which a card is played."""
FIRST = f"JSON.parse(localStorage['{DRILLS}'])[0]"


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[str, str]:
    """A table whose match is over, and the token of its first seat."""
    rules = {"deals": "4", "target": "none", "pass_cards": "off"}  # enough for a position of every kind
    table = server.open_table(game="hearts", bots="random", options=rules)
    token = server.sit_down(table)
    server.play(table, token)
    return table, token


def collect(page: Page, server: Server, finished: tuple[str, str]) -> None:
    """Keep one's own costly moves from the review of a match."""
    enter(page, server, *finished)
    page.goto(f"{server.address}/replay/{finished[0]}")
    page.wait_for_selector(".hand [data-card]")
    if page.locator("[data-review]").count() == 0:
        page.locator("[data-more]").click()
        page.locator("[data-review-panel]").click()
    page.locator("[data-review]").click()
    page.locator("[data-totals]").first.wait_for(timeout=60_000)
    page.locator("[data-keep-all]").click()
    page.locator("[data-keep-all]").wait_for(state="detached")


def choose(page: Page, card: str) -> None:
    """Raise a card, and tap it again."""
    for _ in range(2):
        page.locator(f".hand [data-card='{card}']").click()


def said(page: Page) -> str:
    """Return what the page says about an answer, without marks of direction."""
    return re.sub(r"[\u2066-\u2069]", "", page.locator(".below").inner_text())


def test_costly_moves_are_asked_again(server: Server, visit: Visiting, finished: tuple[str, str]) -> None:
    """On a phone in Arabic: a wrong answer comes back at once, a right one on another day; the server is not needed."""
    page, inspector = visit(PHONE).page(server.address), Inspector()
    collect(page, server, finished)
    inspector.look(page, "review with drills")
    move = page.evaluate(KEEP_CARD)["move"]
    page.goto(server.address)
    page.locator("[data-drills]").click()
    inspector.look(page, "drills")
    page.locator("[data-begin]").click()
    page.wait_for_selector(".hand [data-card]")
    inspector.look(page, "drill")
    assert page.evaluate(FITS)

    choose(page, move["action"]["cards"][0])
    page.locator("[data-next]").wait_for()
    assert ARABIC.format("drill-better", best="").strip(": ") in said(page)
    assert ARABIC.format("drill-again") in said(page)
    assert 0 == page.evaluate(f"{FIRST}.right")
    inspector.look(page, "wrong answer")
    assert page.evaluate(FITS)
    page.locator("[data-next]").click()
    page.locator("[data-show]").wait_for()
    choose(page, move["known"]["best"]["cards"][0])
    page.locator("[data-next]").wait_for()
    assert ARABIC.format("drill-right") in said(page)
    assert 1 == page.evaluate(f"{FIRST}.right")
    page.locator("[data-next]").click()
    page.locator("[data-trainer]").first.wait_for()
    assert 0 == page.locator("[data-begin]").count()
    assert [] == inspector.found


def test_trainers_ask_about_the_match(server: Server, visit: Visiting, finished: tuple[str, str]) -> None:
    """With the keyboard alone; without the server, the page says so, and the drills that are kept can be asked."""
    page, inspector = visit(DESKTOP, allowed="ERR_FAILED").page(server.address), Inspector()
    collect(page, server, finished)
    page.locator("[data-drills]").click()
    for trainer in ("voids", "winners", "count"):
        page.locator(f"[data-trainer={trainer}]").press("Enter")
        page.locator("[data-choice]").first.wait_for()
        inspector.look(page, trainer)
        while page.locator("[data-trainer]").count() == 0:
            page.locator("[data-choice]").first.press("Enter")
            page.locator("[data-answer]").press("Enter")
            expect(page.locator("[data-next]")).to_be_focused()
            page.keyboard.press("Enter")
            page.locator("[data-choice]:enabled, [data-trainer]").first.wait_for()
        expect(page.get_by_role("status").first).to_contain_text(re.compile(r"of \S+ right"))
    page.route("**/questions*", lambda route: route.abort())
    page.locator("[data-trainer=count]").click()
    expect(page.get_by_role("alert")).to_have_text(ENGLISH.format("page-unreachable"))
    page.locator("[data-begin]").press("Enter")
    page.locator("[data-show]").press("Enter")
    expect(page.locator("[data-next]")).to_be_focused()

    assert [] == inspector.found
