"""The lessons of the games on the page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import DESKTOP, PHONE, Server, Situations, Visit, enter, look
from tests.web.test_access import Inspector

Visiting = Callable[..., Visit]
PAGES = 3


def is_wider_than_the_screen(page: Page) -> bool:
    """Return whether the page scrolls to the side."""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def test_a_phone_shows_the_lesson_in_arabic(server: Server, visit: Visiting) -> None:
    """It opens from the home page. No part of it scrolls to the side, and axe finds nothing."""
    page, inspector = visit(PHONE).page(server.address), Inspector()
    page.locator("[data-learn]").tap()
    for number in range(PAGES):
        expect(page.locator(".lesson h2 small")).to_contain_text(f"{number + 1}")
        assert page.locator(".lesson").inner_text().strip()
        assert not is_wider_than_the_screen(page)
        inspector.look(page, f"page {number + 1}")
        page.locator("nav button.main").tap()
    page.wait_for_selector(".home")
    page.go_back()
    page.wait_for_url("**/learn/trex#3")

    assert [] == inspector.found


def test_an_address_leads_to_a_contract_with_the_points_of_its_preset(server: Server, visit: Visiting) -> None:
    """The contract is marked and in sight; the cards are drawn."""
    page = visit(DESKTOP).page(f"{server.address}/learn/trex?preset=old_scores#diamonds")
    contract = page.locator("[data-place]")
    expect(contract).to_be_in_viewport()

    assert "diamonds" == contract.get_attribute("data-contract")
    assert 13 == contract.locator("svg").count()
    expect(contract.locator("strong")).to_contain_text("+15")
    page.goto(f"{server.address}/learn/trex?preset=old_scores#slaps")
    expect(page.locator("[data-place] strong")).to_contain_text("+10")


def test_an_unknown_game_is_answered_with_a_sentence(server: Server, visit: Visiting) -> None:
    """The way home remains."""
    page = visit(DESKTOP, allowed="400").page(f"{server.address}/learn/chess")
    expect(page.get_by_role("alert")).to_contain_text("chess")
    page.locator("header button").click()
    page.wait_for_selector(".home")


def test_the_table_shows_the_lesson_of_its_contract(server: Server, situations: Situations, visit: Visiting) -> None:
    """It lies above the table, so nobody leaves it; axe finds nothing."""
    page, inspector = visit(PHONE).page(), Inspector()
    enter(page, server, *situations["tricks"])
    look(page)
    page.locator("header .icon").last.tap()
    page.locator("[data-learn]").tap()
    expect(page.locator("[role=dialog] [data-place]")).to_be_in_viewport()
    inspector.look(page, "lesson at the table")

    assert "queens" == page.locator("[data-place]").get_attribute("data-contract")
    assert "/table/" in page.url
    assert not is_wider_than_the_screen(page)
    assert [] == inspector.found
    page.locator(".lesson nav button").first.tap()
    expect(page.locator(".lesson figure")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")


@pytest.mark.parametrize(
    "game", ["toepen", *(pytest.param(game, marks=pytest.mark.long) for game in ("hearts", "oneonta", "tressette"))]
)
def test_every_lesson_fits_on_a_phone(server: Server, visit: Visiting, game: str) -> None:
    """No page of it scrolls to the side, and axe finds nothing."""
    page, inspector = visit(PHONE).page(), Inspector()
    page.goto(f"{server.address}/learn/{game}")
    for number in range(PAGES):
        expect(page.locator(".lesson h2 small")).to_contain_text(f"{number + 1}")
        assert not is_wider_than_the_screen(page)
        inspector.look(page, f"page {number + 1}")
        page.locator("nav button.main").tap()
    page.wait_for_selector(".home")

    assert [] == inspector.found
