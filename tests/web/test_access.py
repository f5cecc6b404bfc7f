"""The page passes axe, which checks for screen readers, weak eyes and shaky hands."""

from collections.abc import Callable
from typing import Any

import pytest

from mamlaka.texts import Texts
from tests.web.driving import DESKTOP, PHONE, Visit, enter, look, play, wait_for_home
from tests.web.inspector import Inspector
from tests.web.serving import Server, Situations
from tests.web.situations import nears_end

Visiting = Callable[..., Visit]


@pytest.mark.slow
@pytest.mark.parametrize("device", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)], ids=["phone", "desktop"])
def test_axe_finds_nothing(server: Server, situations: Situations, visit: Visiting, device: dict[str, Any]) -> None:
    """On both screens, in several languages and in both themes, no state of the page has a fault that axe detects."""
    page, inspector = visit(device).page(server.address), Inspector()
    wait_for_home(page)
    own = device["locale"][:2]
    inspector.look(page, "home page")
    page.get_by_role("button", name=Texts(own).format("page-settings"), exact=True).click()
    page.get_by_role("dialog").wait_for()
    inspector.look(page, "home page, settings")
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    for language in ("ja", own):
        page.locator(".language select").select_option(language)
        page.wait_for_selector(f"html[lang={language}]")
        wait_for_home(page)
        inspector.look(page, f"home page, {language}")
    page.get_by_role("button", name=Texts(own).format("page-play-friends"), exact=True).click()
    page.wait_for_selector(".lobby .link")
    inspector.look(page, "lobby, seated")
    page.goto(f"{server.address}/table/{server.open_table()}")
    page.wait_for_selector(".lobby label")
    inspector.look(page, "lobby")
    for state, seat in situations.items():
        enter(page, server, *seat)
        look(page)
        inspector.look(page, state)
        if state != "tricks":
            continue
        for panel in ("last-trick", "sheet", "settings"):
            label = Texts(own).format(f"page-{panel}")
            page.locator("header").get_by_role("button", name=label, exact=True).click()
            page.get_by_role("dialog").wait_for()
            inspector.look(page, panel)
            page.keyboard.press("Escape")
            page.get_by_role("dialog").wait_for(state="detached")
    enter(page, server, *server.reach(nears_end, "queens"))
    play(page, lambda seen: bool(seen["dialog"]))
    inspector.look(page, "result")
    page.keyboard.press("Escape")

    assert [] == inspector.found
