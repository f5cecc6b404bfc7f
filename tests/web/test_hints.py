"""Hints on the page, by key and by finger, seen and spoken; and reports of bot moves."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.driving import ARABIC, DESKTOP, ENGLISH, PHONE, Visit, enter
from tests.web.geometry import faults_of
from tests.web.inspector import Inspector
from tests.web.serving import Server, Situations
from tests.web.situations import must_follow

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
BUTTON = "[data-hint]"
SUGGESTED = ".hand .suggested"
FINGER, MANY = 40, 9


def at_tricks(visit: Visiting, server: Server, situations: Situations, device: dict[str, Any]) -> Page:
    """Return a page on which a card must be played to a trick."""
    page = visit(device).page()
    enter(page, server, *situations["tricks"])
    page.wait_for_selector(BUTTON)
    return page


def may_lead_anything(scene: dict[str, Any]) -> bool:
    """Return whether the player leads from many cards."""
    offers = scene["turn"]["offers"] if scene["turn"] else []
    return any(offer["kind"] == "play" and len(offer["cards"]) > MANY for offer in offers)


def plain(text: str | None) -> str:
    """Return a text without its direction marks."""
    return re.sub("[\u2066-\u2069]", "", text or "")


def title(page: Page) -> str:
    """Wait for the hint, and return its heading."""
    return plain(page.locator("[role=dialog] h2").inner_text())


def test_the_key_asks_for_a_hint_and_the_card_stays_marked(
    server: Server, situations: Situations, visit: Visiting
) -> None:
    """A dialog shows the suggested card and the values of all; after it closes, the card is marked as suggested."""
    page = at_tricks(visit, server, situations, DESKTOP)
    page.locator(".hand [tabindex='0']").focus()
    page.keyboard.press("?")
    heading = title(page)
    rows = page.locator("[role=dialog] tr").count()
    open_cards = page.locator(".hand [aria-disabled=false]").count()
    page.keyboard.press("Escape")
    page.wait_for_selector("[role=dialog]", state="detached")
    marked = page.locator(SUGGESTED)
    label = plain(marked.get_attribute("aria-label"))

    assert heading.startswith("Hint: ")
    assert (1, True) == (marked.count(), label.endswith(", suggested"))
    assert heading.removeprefix("Hint: ") == label.split(", ")[0]  # the name comes before the rest of the label
    assert rows in (0, open_cards)
    assert page.evaluate("document.activeElement.closest('.hand') !== null")


def test_a_tap_asks_for_a_hint_in_arabic_on_a_small_phone(server: Server, visit: Visiting) -> None:
    """The button is large enough, a long list of cards fits, and axe finds no fault."""
    page, inspector = visit(PHONE).page(), Inspector()
    enter(page, server, *server.reach(may_lead_anything, "queens"))
    page.wait_for_selector(BUTTON)
    box = page.locator(BUTTON).bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= FINGER
    page.tap(BUTTON)
    heading = title(page)
    inspector.look(page, "hint")
    wide = page.evaluate("document.querySelector('[role=dialog]').scrollWidth > innerWidth")
    page.tap("[role=dialog] > button")
    page.wait_for_selector(SUGGESTED)

    assert heading.startswith(ARABIC.format("hint-do", action="").strip())
    assert not wide
    assert [] == [*faults_of(page), *inspector.found]


def test_the_mark_disappears_with_the_question(server: Server, visit: Visiting) -> None:
    """When the suggested card has been played, nothing is suggested."""
    seat = server.reach(must_follow, "queens")
    page = visit(DESKTOP).page()
    enter(page, server, *seat)
    page.keyboard.press("?")
    title(page)
    page.keyboard.press("Escape")
    page.locator(SUGGESTED).focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(SUGGESTED, state="detached")


def test_there_is_no_hint_button_at_a_table_of_friends(server: Server, visit: Visiting) -> None:
    """If another person has a seat, the page does not offer hints that the server would refuse."""
    table = server.open_table(game="hearts", bots="random")  # all players are asked at once
    token = server.sit_down(table)
    server.sit_down(table, "Omar")
    server.play(table, token, lambda scene: scene["turn"] is not None)
    page = visit(DESKTOP).page()
    enter(page, server, table, token)
    page.wait_for_selector(".hand [data-card]")
    page.keyboard.press("?")

    assert 0 == page.locator(BUTTON).count()
    assert ENGLISH.format("hint-people") not in page.inner_text("body")


@pytest.mark.parametrize("situation", ["choosing", "doubling", "layout"])
def test_every_question_has_a_hint(server: Server, situations: Situations, visit: Visiting, situation: str) -> None:
    """Contracts, doublings and layouts have hints, too."""
    page = visit(DESKTOP).page()
    enter(page, server, *situations[situation])
    page.wait_for_selector(BUTTON)
    page.keyboard.press("?")

    assert title(page).startswith("Hint: ")


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_bad_move_is_reported_from_the_menu(
    server: Server, situations: Situations, visit: Visiting, device: dict[str, Any]
) -> None:
    """The page sends the seat and a sentence, and shows the number under which the report is saved; keys do for it."""
    page, inspector = at_tricks(visit, server, situations, device), Inspector()
    page.locator(".page > header .icon").last.press("Enter")
    page.locator("[data-report]").press("Enter")
    page.locator("form select").select_option(index=2)
    page.locator("form input").fill("Why the queen?")
    inspector.look(page, "report")
    page.locator("form button").click()
    page.locator("[role=dialog] [role=status]").get_by_text(re.compile("[0-9]")).wait_for()

    assert [] == inspector.found


@pytest.mark.parametrize("game,offered", [("hearts", 1), ("scopone", 0), ("cribbage", 0), ("da_qi_zi", 0)])
def test_a_trick_is_offered_only_where_one_may_be_seen_again(
    server: Server, visit: Visiting, game: str, offered: int
) -> None:
    """Where the rules never let players look back there is no button."""
    table = server.open_table(game=game)
    token = server.sit_down(table)
    server.play(table, token, lambda scene: scene["turn"] is not None)
    page = visit(DESKTOP).page()
    enter(page, server, table, token)
    page.wait_for_selector(".hand [data-card]")

    assert offered == page.locator("header").get_by_role("button", name=ENGLISH.format("page-last-trick")).count()
