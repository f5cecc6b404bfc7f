"""A guided first match: tips at the table, and why a part of the match was won or lost."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import ENGLISH, PHONE, Visit, answer, enter, look
from tests.web.inspector import Inspector
from tests.web.serving import Seen, Server, Situations

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
TALL: dict[str, object] = {**PHONE, "locale": "en-US"}
WHOLE_KINGDOM = "/?game=trex&mode=complex4"
"""The address of a game whose kingdoms have two deals."""


def covered(seen: Seen) -> list[str]:
    """Return the cards and the buttons that cannot be tapped."""
    hidden = [one["text"] for one in seen["answers"] if one["at"] is None]
    return hidden + [one["card"] for one in seen["hand"] if one["at"] is None]


def begin(page: Page) -> None:
    """Begin a guided match from the home page."""
    page.locator("[data-guided]").tap()
    page.wait_for_selector(".tip")


@pytest.mark.parametrize("locale", ["en-US", "ar-SY"])
def test_a_tip_covers_nothing_on_a_phone(server: Server, situations: Situations, visit: Visiting, locale: str) -> None:
    """Beside a long tip and many buttons every card can still be tapped; the tip is spoken, and axe finds nothing."""
    page, inspector = visit({**PHONE, "locale": locale}).page(server.address), Inspector()
    page.evaluate("""localStorage.setItem("mamlaka.tips", '{"trex": {"isOn": true, "seen": []}}')""")
    enter(page, server, *situations["choosing"])
    page.wait_for_selector(".tip")
    seen = look(page)
    inspector.look(page, "tip")

    assert len(seen["answers"]) > 2
    assert [] == covered(seen)
    assert page.locator(".tip p").inner_text() == page.locator("[data-says=tip]").text_content()
    assert page.locator(".tip").evaluate("(tip) => tip.scrollWidth <= tip.clientWidth")
    assert [] == inspector.found


def test_the_seats_keep_off_a_tip_on_a_small_phone(server: Server, situations: Situations, visit: Visiting) -> None:
    """Between a tip and five contracts the faces have room, too."""
    page = visit({**TALL, "viewport": {"width": 360, "height": 640}}).page(server.address)
    page.evaluate("""localStorage.setItem("mamlaka.tips", '{"trex": {"isOn": true, "seen": []}}')""")
    enter(page, server, *situations["choosing"])
    page.wait_for_selector(".tip")
    look(page)
    end = page.locator(".tip").evaluate("(tip) => tip.getBoundingClientRect().bottom")
    tops = page.locator(".seat .disc").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")

    assert len(tops) > 2
    assert min(tops) >= end


def test_tips_can_be_skipped_for_good_and_begun_again(server: Server, visit: Visiting) -> None:
    """A tip that was not read is still there after a reload; skipped ones return only from the page of the lesson."""
    page = visit(TALL).page(server.address)
    begin(page)
    look(page)
    first = page.locator(".tip p").inner_text()
    page.reload()
    expect(page.locator(".tip p")).to_have_text(first)
    page.locator(".tip .lesson").tap()
    page.locator("[role=dialog] .lesson").wait_for()
    page.keyboard.press("Escape")
    page.locator(".tip .button").nth(1).tap()
    expect(page.locator(".tip")).to_have_count(0)
    page.reload()
    look(page)

    assert 0 == page.locator(".tip").count()
    page.goto(server.address)
    page.locator(".button.main").wait_for()
    assert 0 == page.locator("[data-guided]").count()
    page.goto(f"{server.address}/learn/trex?preset=partners")
    begin(page)
    assert page.locator(".tip p").inner_text()


def test_tips_come_after_the_lesson_could_not_be_loaded(server: Server, visit: Visiting) -> None:
    """The page asks again until the server answers."""
    page, failures = visit(TALL, allowed="ERR_FAILED").page(server.address), iter(range(2))
    page.route("**/lesson*", lambda route: route.continue_() if next(failures, None) is None else route.abort())
    begin(page)

    assert next(failures, None) is None


@pytest.mark.long
def test_a_beginner_learns_why_the_kingdom_was_won_or_lost(server: Server, visit: Visiting) -> None:
    """Each tip comes once; the result of the last deal of a kingdom has the place and what decided it."""
    page, tips = visit(TALL).page(server.address + WHOLE_KINGDOM), []
    begin(page)
    seen = look(page)
    while page.locator(".story").count() == 0:
        if seen["dialog"]:
            assert page.locator(".tip").count() == 0
        if not seen["dialog"] and page.locator(".tip").count():
            assert [] == covered(seen)
            tips.append(page.locator(".tip p").inner_text())
            page.locator(".tip .button").first.tap()
            continue
        answer(page, seen, touch=True)
        seen = look(page, seen["sign"])

    assert len(tips) == len(set(tips)) > 4
    assert {ENGLISH.format(f"learn-trex-tip-{tip}") for tip in ("crown", "play", "scored")} <= set(tips)
    story = page.locator(".story").inner_text()
    assert "Kingdom" in story
    assert "You won" in story or "Place" in story
    assert ENGLISH.format("story-worst", what="", points="").partition(":")[0] in story
    assert re.search(r"\(deal .?[12]", story)
