"""A tournament on the page: opened, played to its end with bots, and seen by its organizer and its player."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.driving import ARABIC, DESKTOP, ENGLISH, PHONE, Visit, play
from tests.web.inspector import Inspector
from tests.web.serving import Server

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
OVER = {texts.format("over") for texts in (ENGLISH, ARABIC)}
WIDTH = "document.documentElement.scrollWidth"


def test_a_small_tournament_from_the_form_to_the_replay(server: Server, visit: Visiting) -> None:
    """The organizer uses the keyboard, a player an Arabic phone; bots play the rest. Axe finds nothing."""
    desk, phone, inspector = visit(DESKTOP).page(f"{server.address}/daily"), visit(PHONE).page(), Inspector()
    desk.locator("[data-tournament]").press("Enter")
    desk.locator("select").select_option("schnapsen")
    desk.locator("textarea").fill("Amira")
    desk.locator("input[type=number]").last.fill("1")
    inspector.look(desk, "form")
    desk.locator("[data-open]").press("Enter")
    link = desk.locator("[data-links] input").input_value()
    inspector.look(desk, "links")

    phone.goto(link)
    expect(phone.locator("main")).to_contain_text(ARABIC.format("tournament-not-begun"))
    assert 0 == phone.locator("[data-start]").count()
    for number in (1, 2, 3):
        desk.locator(f"[data-start='{number}']").press("Enter")
        phone.locator("[data-play]").tap()
        phone.wait_for_url("**/table/*")
        assert 0 == phone.locator("[data-hint]").count()
        play(phone, lambda seen: seen["dialog"] in OVER, touch=True)
        phone.locator("[role=dialog] [data-tournament]").tap()
        phone.locator(f"[data-board='{number}']").wait_for()

    expect(phone.locator("main")).to_contain_text(ARABIC.format("tournament-over"))
    assert 4 == phone.locator("ol li").count()
    phone.locator("[data-board] summary").first.tap()
    inspector.look(phone, "over")
    assert phone.evaluate(WIDTH) <= phone.viewport_size["width"]  # type: ignore[index]
    phone.locator("[data-board] li button").first.tap()
    phone.wait_for_url("**/replay/*")
    assert [] == inspector.found
