"""The home page: the tables of this browser, and the settings of the next match."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from mamlaka.messages import languages
from tests.web.driving import ARABIC, DESKTOP, ENGLISH, PHONE, Visit, enter, wait_for_home
from tests.web.geometry import faults_of_labels
from tests.web.inspector import Inspector
from tests.web.serving import Seen, Server

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
EVERYTHING = """async () => {
    const pause = () => new Promise((then) => setTimeout(then));
    const shown = [];
    for (const radio of document.querySelectorAll("input[name=game]")) {
        radio.click();
        await pause();
        for (let place = 0; place < document.querySelectorAll(".settings select").length; place += 1) {
            const values = () => [...(document.querySelectorAll(".settings select")[place]?.options ?? [])];
            for (let choice = 0; choice < values().length; choice += 1) {
                const select = document.querySelectorAll(".settings select")[place];
                select.selectedIndex = choice;
                select.dispatchEvent(new Event("change", { bubbles: true }));
                await pause();
                shown.push(document.querySelector(".home").textContent);
            }
        }
    }
    return shown;
}"""
"""The texts of the home page for each game with each of its presets and settings."""
SHORT = {"game": "hearts", "bots": "random", "options": {"deals": "1", "pass_cards": "off"}}


def is_asked(scene: Seen) -> bool:
    """Return whether the viewer must act."""
    return scene["turn"] is not None


def test_a_table_shows_the_players_the_score_and_the_turn(server: Server, visit: Visiting) -> None:
    """Running and finished tables say how things stand; a table that was forgotten is gone."""
    page = visit(DESKTOP).page()
    table = server.open_table(**SHORT)
    token = server.sit_down(table)
    server.play(table, token, until=is_asked)
    enter(page, server, table, token)
    page.goto(server.address)
    entry = page.locator("li", has_text=ENGLISH.format("page-your-turn"))
    expect(entry).to_contain_text(ENGLISH.format("game-hearts"))
    server.play(table, token)
    page.reload()
    entry = page.locator("li", has_text=ENGLISH.format("table-over"))
    expect(entry).to_contain_text(ENGLISH.format("seat-self"))
    entry.get_by_role("button").last.click()
    expect(page.locator("li")).to_have_count(0)


def test_the_last_game_is_chosen_again(server: Server, visit: Visiting) -> None:
    """A new game begins with the game that was played last."""
    page = visit(DESKTOP).page()
    table = server.open_table(**SHORT)
    enter(page, server, table, server.sit_down(table))
    page.evaluate(
        """() => {
            const seats = JSON.parse(localStorage["mamlaka.seats"]);
            localStorage["mamlaka.seats"] = JSON.stringify(seats.map((seat) => ({ ...seat, game: "hearts" })));
        }"""
    )
    page.goto(server.address)

    expect(page.get_by_role("radio", name=ENGLISH.format("game-hearts"))).to_be_checked()


@pytest.mark.parametrize("language", ["en", "ar", "ja", "de"])
def test_a_newcomer_finds_everything_on_a_small_phone(server: Server, visit: Visiting, language: str) -> None:
    """To play and to learn are in sight at once; every label fits its tile, here and on a desk."""
    page = visit(PHONE | {"locale": language, "is_mobile": False}).page(server.address)
    button = page.locator("[data-guided]")
    button.wait_for()
    box = button.bounding_box()
    faults = list(faults_of_labels(page))
    page.set_viewport_size({"width": 1366, "height": 768})
    faults += faults_of_labels(page)

    assert box is not None
    assert box["y"] + box["height"] <= PHONE["viewport"]["height"]
    assert [] == faults


@pytest.mark.parametrize(
    "language", [one if one in ("ar", "en") else pytest.param(one, marks=pytest.mark.long) for one in languages()]
)
def test_the_home_page_needs_no_other_messages(server: Server, visit: Visiting, language: str) -> None:
    """With its own messages, which are a tenth of all, it says the same as with all of them."""
    shown = []
    for part in ("home", "all"):
        page = visit(DESKTOP | {"locale": language}).page()
        if part == "all":
            page.route("**/texts/**", lambda route: route.continue_(url=route.request.url.replace("/home.ftl", ".ftl")))
        page.goto(server.address)
        wait_for_home(page)
        shown.append(page.evaluate(EVERYTHING))

    assert len(shown[0]) > 100
    assert shown[0] == shown[1]


@pytest.mark.long
def test_axe_finds_nothing_on_the_home_page_with_tables(server: Server, visit: Visiting) -> None:
    """A running and a finished table are readable, on a phone and in Arabic."""
    page, inspector = visit(PHONE).page(), Inspector()
    table = server.open_table(**SHORT)
    token = server.sit_down(table)
    server.play(table, token, until=is_asked)
    enter(page, server, table, token)
    page.goto(server.address)
    page.locator("li", has_text=ARABIC.format("page-your-turn")).wait_for()
    inspector.look(page, "home")

    assert [] == inspector.found
