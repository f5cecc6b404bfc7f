"""How the page looks: light or dark, card backs, and how it uses screens of all sizes."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.web.driving import DESKTOP, ENGLISH, Visit, enter, look
from tests.web.serving import Server, Situations
from tests.web.staging import Stage, table_of, tressette_scene

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
CONTRACTS, SIDE, LARGER = 5, 90, 1.45
BOXES = "(buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON())"
BACKS = ("star", "lozenge", "wave")
THEME = "document.documentElement.dataset.theme"
GROUND = "getComputedStyle(document.documentElement).backgroundColor"
FIRST_SIGHT = """
window.firstSight = null;
new MutationObserver(() => {
  window.firstSight ??= document.querySelector("[role=dialog] .content")?.childElementCount ?? null;
}).observe(document.body, { childList: true, subtree: true });
"""
"""Notes how many elements are in a dialog when it appears."""
CHROME = "document.querySelector('meta[name=theme-color]').content"


@pytest.mark.parametrize("theme,system", [("dark", "light"), ("light", "dark")])
def test_the_theme_is_shown_before_the_script_of_the_page(
    server: Server, visit: Visiting, theme: str, system: str
) -> None:
    """A chosen theme never begins with the other one: it needs neither the script nor the styles of the page."""
    page = visit(DESKTOP, allowed="Failed to load resource", color_scheme=system).page()
    page.add_init_script(f"if (location.host) localStorage['mamlaka.preferences'] = '{{\"theme\":\"{theme}\"}}'")
    early = []
    for is_whole in (False, True):
        if not is_whole:
            page.route("**/assets/*", lambda route: route.abort())
        page.goto(server.address)
        if is_whole:
            page.wait_for_selector("select")
        early.append((page.evaluate(THEME), page.evaluate(GROUND)))
        page.unroute_all()

    assert theme == early[0][0]
    assert early[0] == early[1]


def test_the_page_follows_the_system_until_a_theme_is_chosen(server: Server, visit: Visiting) -> None:
    """By default the system decides, at once; a chosen theme stays, also after a reload."""
    page = visit(DESKTOP, color_scheme="dark").page(server.address)
    page.wait_for_selector("select")
    seen = [page.evaluate(THEME)]
    page.emulate_media(color_scheme="light")
    page.wait_for_function(f"() => {THEME} === 'light'")
    page.get_by_role("button", name=ENGLISH.format("page-settings")).click()
    page.locator("label", has_text=ENGLISH.format("look-theme")).locator("select").select_option("dark")
    seen.append(page.evaluate(THEME))
    page.reload()
    seen.append(page.evaluate(THEME))

    assert ["dark", "dark", "dark"] == seen
    assert page.evaluate(GROUND) == page.evaluate(CHROME)


def test_a_dialog_opens_with_its_content(server: Server, situations: Situations, visit: Visiting) -> None:
    """The code of the settings and of a score sheet is loaded late; until then nothing moves, and then all is there."""
    page = visit(DESKTOP).page(server.address)
    page.wait_for_selector(".home main:not(.waiting)")
    opened = [opening(page, "**/Settings-*.js", "page-settings")]
    enter(page, server, *situations["tricks"])
    opened.append(opening(page, "**/OpenedPanel-*.js", "page-sheet"))

    assert [(0, True), (0, True)] == opened


def opening(page: Page, code: str, label: str) -> tuple[int, bool]:
    """Press a button; return how many dialogs there are before the code arrives, and whether the first has content."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(code, hold)
    page.evaluate(FIRST_SIGHT)
    with page.expect_request(code):
        page.get_by_role("button", name=ENGLISH.format(label)).click()
    early = page.get_by_role("dialog").count()
    held[0].continue_()
    page.unroute(code)
    page.get_by_role("dialog").wait_for()
    return early, page.evaluate("firstSight > 0")


def test_the_chosen_card_back_is_on_all_cards(server: Server, visit: Visiting) -> None:
    """Each back has its own picture in the settings; the stock of a game shows the chosen one, also after a reload."""
    page = visit(DESKTOP).page()
    stage = Stage(page, server.address, table_of("tressette", 2))
    stage.show(tressette_scene())
    back = page.locator(".center img.back").first
    page.get_by_role("button", name=ENGLISH.format("page-settings")).click()
    group = page.get_by_role("radiogroup", name=ENGLISH.format("look-back"))
    group.wait_for()
    pictures = group.locator("img").evaluate_all("(images) => images.map((image) => image.src)")
    before = back.get_attribute("src")
    group.get_by_role("radio", name=ENGLISH.format("look-back-wave")).check()
    after = [back.get_attribute("src")]
    page.reload()
    after.append(back.get_attribute("src"))

    assert len(BACKS) == len(set(pictures))
    assert str(before) in pictures[0]
    assert [True, True] == [str(shown) in pictures[2] and shown != before for shown in after]


def test_the_speed_rules_the_bots_of_a_table(server: Server, visit: Visiting) -> None:
    """The page tells its wish when it connects, and again when the setting changes."""
    page = visit(DESKTOP).page()
    page.add_init_script("localStorage['mamlaka.preferences'] = '{\"speed\":1}'")
    sent: list[Any] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(str(frame)))))
    enter(page, server, (table := server.open_table()), server.sit_down(table))
    page.get_by_role("button", name=ENGLISH.format("page-settings")).click()
    choice = page.locator("label", has_text=ENGLISH.format("look-speed")).locator("select")
    for speed in ("instant", "calm"):
        choice.select_option(speed)
    page.get_by_role("button", name=ENGLISH.format("page-close")).click()

    assert [1, 0, 2] == [message["factor"] for message in sent if message["type"] == "bot_delay"]


@pytest.mark.parametrize("locale", ["en-US", "ar-SY"])
def test_a_phone_held_sideways_has_its_header_at_the_side(
    server: Server, situations: Situations, visit: Visiting, locale: str
) -> None:
    """The rail leaves the height to the table, so that all contracts to choose from are on the screen at once."""
    page = visit({"viewport": {"width": 844, "height": 390}, "locale": locale}).page()
    enter(page, server, *situations["choosing"])
    look(page)
    header = page.locator(".page > header").bounding_box()
    boxes = page.locator(".answers .button").evaluate_all(BOXES)
    assert header is not None
    assert (header["height"], header["width"] < SIDE) == (390, True)
    assert header["x"] == (0 if locale == "en-US" else 844 - header["width"])
    assert len(boxes) == CONTRACTS
    assert not [box for box in boxes if box["top"] < 0 or box["bottom"] > 390 or box["left"] < 0 or box["right"] > 844]


def test_a_title_is_in_the_middle_of_the_screen(server: Server, situations: Situations, visit: Visiting) -> None:
    """At a table and in the score keeper alike, whatever is beside it."""
    page = visit(DESKTOP | {"locale": "en-US"}).page()
    enter(page, server, *situations["tricks"])
    look(page)
    middles = [middle_of(page, "header h1")]
    page.goto(f"{server.address}/keeper")
    middles.append(middle_of(page, "header h1"))
    assert page.viewport_size

    assert [page.viewport_size["width"] / 2] * 2 == pytest.approx(middles, abs=1)


def test_pages_and_dialogs_grow_with_the_screen(server: Server, situations: Situations, visit: Visiting) -> None:
    """On larger screens everything is larger, as the table is, up to a television."""
    widths: dict[str, list[float]] = {}
    for width, height in ((1366, 768), (2560, 1440), (3840, 2160)):
        screen = {"width": width, "height": height}
        page = visit({"viewport": screen, "locale": "en-US"}).page()
        for path in ("/", "/keeper", "/learn/trex"):
            page.goto(server.address + path)
            widths.setdefault(path, []).append(width_of(page, "main"))
        enter(page, server, *situations["tricks"])
        page.get_by_role("button", name=ENGLISH.format("page-settings")).click()
        widths.setdefault("dialog", []).append(width_of(page, "[role=dialog]"))

    assert not {path for path, (small, large, _) in widths.items() if large < LARGER * small}
    assert not {path for path, (_, small, large) in widths.items() if large < LARGER * small}


def middle_of(page: Page, selector: str) -> float:
    """Return the horizontal middle of an element once it is there."""
    page.locator(selector).wait_for()
    script = "(element) => { const { left, right } = element.getBoundingClientRect(); return (left + right) / 2; }"
    middle: float = page.locator(selector).evaluate(script)
    return middle


def width_of(page: Page, selector: str) -> float:
    """Return the width of an element once it is there."""
    page.locator(selector).wait_for()
    width: float = page.locator(selector).evaluate("(element) => element.getBoundingClientRect().width")
    return width
