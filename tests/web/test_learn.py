"""The lessons of the games on the page."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mamlaka.registry import game_names
from tests.web.driving import ARABIC, DESKTOP, ENGLISH, PHONE, Visit, enter, eyes, look
from tests.web.inspector import Inspector
from tests.web.serving import Server, Situations

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
PAGES, CONTRACTS = 3, 5
FINGER = 44
"""The least width and height of what a finger hits, in pixels."""
BOXES = "(all) => all.map((element) => element.getBoundingClientRect().toJSON())"


def is_choosing_still(page: Page) -> bool:
    """Return whether no contract has been chosen."""
    return len(eyes(page)["answers"]) == CONTRACTS


def is_wider_than_the_screen(page: Page) -> bool:
    """Return whether the page scrolls to the side, or a phone shrinks it (its `innerWidth` would then be wider)."""
    assert page.viewport_size
    return bool(page.evaluate("document.documentElement.scrollWidth") > page.viewport_size["width"])


def test_a_phone_shows_the_lesson_in_arabic(server: Server, visit: Visiting) -> None:
    """It opens from the home page. No part of it scrolls to the side, and axe finds nothing."""
    page, inspector = visit(PHONE).page(server.address), Inspector()
    page.locator("[data-learn]").tap()
    for number in range(PAGES):
        expect(page.locator(".lesson h2 small")).to_contain_text(f"{number + 1}")
        assert page.locator(".lesson").inner_text().strip()
        assert not is_wider_than_the_screen(page)
        inspector.look(page, f"page {number + 1}")
        page.locator("nav button:last-child").tap()
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
    """It lies above the table, so the player does not leave it; axe finds nothing."""
    page, inspector = visit(PHONE).page(), Inspector()
    enter(page, server, *situations["tricks"])
    look(page)
    page.locator("header .icon").last.tap()
    page.locator("[data-learn]").tap()
    expect(page.locator("[role=dialog] [data-place]")).to_be_in_viewport()
    inspector.look(page, "lesson at the table")
    below = page.locator(".lesson nav").evaluate(
        "(nav) => nav.closest('.content').getBoundingClientRect().bottom - nav.getBoundingClientRect().bottom"
    )

    assert "queens" == page.locator("[data-place]").get_attribute("data-contract")
    assert "/table/" in page.url
    assert abs(below) < 1, "text shows below the way on"
    assert not is_wider_than_the_screen(page)
    assert [] == inspector.found
    page.locator(".lesson nav button").first.tap()
    expect(page.locator(".lesson figure")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_contract_on_offer_has_a_sign_and_opens_its_lesson(
    server: Server, situations: Situations, visit: Visiting, device: dict[str, Any]
) -> None:
    """By a long press or a right click, a key, and a button for all. None of them chooses; the focus returns."""
    page, inspector = visit(device).page(), Inspector()
    enter(page, server, *situations["choosing"])
    look(page)
    signs = page.locator(".choice [data-sign]").evaluate_all("(signs) => signs.map((sign) => sign.dataset.sign)")
    tile, contract = page.locator("[data-name=diamonds]"), page.locator("[role=dialog] [data-place]")
    shown = []

    def close() -> None:
        """Note the marked contracts of the lesson, and close it."""
        expect(contract.first).to_be_in_viewport()
        shown.append(contract.evaluate_all("(all) => all.map((one) => one.dataset.contract).join(' ')"))
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")

    if device is PHONE:
        tile.dispatch_event("pointerdown", {"button": 0, "pointerType": "touch"})
        contract.wait_for()
        tile.dispatch_event("click", {"detail": 1})
    else:
        tile.click(button="right")
    close()
    expect(tile).to_be_focused()
    page.keyboard.press("e")
    inspector.look(page, "lesson of a contract")
    close()
    expect(tile).to_be_focused()
    page.keyboard.press("Shift+F10")
    close()
    page.locator("[data-lesson]").click()
    close()
    expect(page.locator("[data-lesson]")).to_be_focused()
    inspector.look(page, "contracts")
    page.keyboard.press("F1")

    expect(page.get_by_role("dialog")).to_contain_text((ARABIC if device is PHONE else ENGLISH).format("keys-explain"))
    page.keyboard.press("Escape")
    assert ["card KH", "rank Q", "suit D", "icon trick", "icon layout"] == signs
    assert ["diamonds", "diamonds", "diamonds", "king queens diamonds slaps trex"] == shown
    assert is_choosing_still(page)
    assert not is_wider_than_the_screen(page)
    assert [] == inspector.found


def test_every_contract_on_offer_can_be_hit(server: Server, situations: Situations, visit: Visiting) -> None:
    """On small phones, held either way, tiles and the button that explains them are in sight and large enough."""
    for width, height in ((360, 640), (844, 390), (740, 360)):
        page = visit(PHONE | {"viewport": {"width": width, "height": height}}).page()
        enter(page, server, *situations["choosing"])
        look(page)
        boxes = page.locator(".answers button").evaluate_all(BOXES)

        assert CONTRACTS + 1 == len(boxes)
        assert not [box for box in boxes if min(box["width"], box["height"]) < FINGER]
        assert not [box for box in boxes if min(box["left"], box["top"], width - box["right"]) < 0]
        assert not [box for box in boxes if box["bottom"] > height]


@pytest.mark.parametrize(
    "game", ["spar", *(pytest.param(game, marks=pytest.mark.long) for game in game_names() if game != "spar")]
)
def test_every_lesson_fits_on_a_phone(server: Server, visit: Visiting, game: str) -> None:
    """No page of it scrolls to the side, and axe finds nothing."""
    page, inspector = visit(PHONE).page(), Inspector()
    page.goto(f"{server.address}/learn/{game}")
    for number in range(PAGES):
        expect(page.locator(".lesson h2 small")).to_contain_text(f"{number + 1}")
        assert not is_wider_than_the_screen(page)
        inspector.look(page, f"page {number + 1}")
        page.locator("nav button:last-child").tap()
    page.wait_for_selector(".home")

    assert [] == inspector.found
