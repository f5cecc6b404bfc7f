"""The page passes axe, which checks for screen readers, weak eyes and shaky hands."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from mamlaka.texts import Texts
from tests.web.driving import (
    DESKTOP,
    PHONE,
    Server,
    Situations,
    Visit,
    enter,
    look,
    nears_end,
    play,
)

Visiting = Callable[..., Visit]
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map((violation) => ({
    rule: violation.id, help: violation.help, nodes: violation.nodes.slice(0, 3).map((node) => node.html.slice(0, 120)),
}))"""


class Inspector:
    """Inspects pages and collects their faults."""

    def __init__(self) -> None:
        self.found: list[Any] = []
        self._axe = AXE.read_text(encoding="utf-8")

    def look(self, page: Page, state: str) -> None:
        """Inspect the page in a state, in the dark and in the light."""
        page.evaluate(self._axe)
        for theme in ("dark", "light"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.wait_for_function("(theme) => document.documentElement.dataset.theme === theme", arg=theme)
            self.found += [{"state": f"{state}, {theme}", **violation} for violation in page.evaluate(RUN)]


@pytest.mark.slow
@pytest.mark.parametrize("device", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)], ids=["phone", "desktop"])
def test_axe_finds_nothing(server: Server, situations: Situations, visit: Visiting, device: dict[str, Any]) -> None:
    """On both screens, in several languages and in both themes, no state of the page has a fault that axe detects."""
    page, inspector = visit(device).page(server.address), Inspector()
    page.wait_for_selector(".language select")
    own = device["locale"][:2]
    inspector.look(page, "home page")
    page.get_by_role("button", name=Texts(own).format("page-settings"), exact=True).click()
    inspector.look(page, "home page, settings")
    page.keyboard.press("Escape")
    for language in ("ja", own):
        page.locator(".language select").select_option(language)
        page.wait_for_selector(f"html[lang={language}]")
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
