"""Every option of a game on the home page: changed, refused, saved, sent as a link, and played."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, Route, expect

from mamlaka.texts import Texts
from tests.web.driving import ARABIC, DESKTOP, ENGLISH, PHONE, Visit
from tests.web.inspector import Inspector
from tests.web.serving import PATIENCE, Server

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
FINGER = 40
OPTIONS = ".options > [aria-expanded]"
"""The button that opens all options."""
SMALL = """finger => [...document.querySelectorAll(".options button, .options select, .options label")]
    .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < finger;
    }).map((element) => element.outerHTML.slice(0, 90))"""
DEVICES = pytest.mark.parametrize(
    "device,texts",
    [
        pytest.param(PHONE, ARABIC, id="phone"),
        pytest.param(DESKTOP, ENGLISH, id="desktop", marks=pytest.mark.long),
    ],
)


def choose_game(page: Page, game: str) -> None:
    """Choose a game, and wait for its options."""
    page.locator(f".games input[value={game}]").check()
    page.locator(OPTIONS).wait_for()


def open_group(page: Page, texts: Texts, group: str) -> None:
    """Open the options, and one group of them."""
    if page.locator(OPTIONS).get_attribute("aria-expanded") == "false":
        page.locator(OPTIONS).click()
    page.locator(".options h2 button").filter(has_text=texts.format(f"option-group-{group}")).click()


def option(page: Page, name: str) -> Locator:
    """Return the element of an option in an open group."""
    return page.locator(f"[data-option={name}]")


def labelled(page: Page, label: str) -> Locator:
    """Return the list with a label."""
    return page.locator("label").filter(has=page.get_by_text(label, exact=True)).locator("select")


def wait_for_changes(page: Page, text: str) -> None:
    """Wait until the page shows this number of changes."""
    shown = "document.querySelector(selector)?.innerText.replace(/[\u2068\u2069]/g, '')"
    page.wait_for_function(f"([selector, text]) => {shown} === text", arg=[f"{OPTIONS} small", text])


def open_table(page: Page, server: Server, texts: Texts) -> dict[str, Any]:
    """Open a table for friends, and return its public facts."""
    page.get_by_role("button", name=texts.format("page-play-friends"), exact=True).click()
    page.wait_for_selector(".lobby")
    table: dict[str, Any] = httpx.get(
        f"{server.address}/api/tables/{page.url.rsplit('/', 1)[1]}", timeout=PATIENCE
    ).json()
    return table


@DEVICES
def test_options_of_trex_are_those_of_the_table(
    server: Server, visit: Visiting, device: dict[str, Any], texts: Texts
) -> None:
    """Options of every kind are changed in their groups, counted, and the opened table has them."""
    page = visit(device).page(server.address)
    choose_game(page, "trex")
    open_group(page, texts, "play")
    option(page, "doubling").locator("input").uncheck()
    option(page, "lead_ban").locator("select").select_option("diamonds_first_trick")
    contracts = option(page, "contract_choice")
    for _ in range(5):
        contracts.locator(".spare button").first.click()
    contracts.locator("li").nth(1).get_by_role("button").first.click()
    open_group(page, texts, "cards")
    option(page, "kh_appeal").locator("input").nth(1).check()

    wait_for_changes(page, texts.format("options-changes", count=4))
    assert 0 == page.locator(".refusal").count()
    assert {
        "doubling": "off",
        "lead_ban": "diamonds_first_trick",
        "contract_choice": "queens,king,diamonds,slaps,trex",
        "kh_appeal": "K,A,KA",
    } == open_table(page, server, texts)["options"]


@DEVICES
def test_options_of_toepen_begin_with_a_preset(
    server: Server, visit: Visiting, device: dict[str, Any], texts: Texts
) -> None:
    """Only what differs from the preset is counted, and listed at the table; numbers have buttons and a field."""
    page = visit(device).page(server.address)
    choose_game(page, "toepen")
    labelled(page, texts.format("page-how")).select_option("quick")
    open_group(page, texts, "scoring")
    chips = option(page, "chips")

    assert "10" == chips.locator("input").input_value()
    assert chips.locator("button").first.is_disabled()
    chips.locator("button").last.click()
    wait_for_changes(page, texts.format("options-changes", count=1))
    chips.locator("button").first.click()
    wait_for_changes(page, "")
    chips.locator("input").fill("٢٥")
    chips.locator("input").press("Tab")
    open_group(page, texts, "play")
    option(page, "max_stake").locator("input[type=checkbox]").uncheck()
    assert "2" == option(page, "max_stake").locator("input[inputmode]").input_value()
    assert {"chips": "25", "max_stake": "2", "signals": "auto"} == open_table(page, server, texts)["options"]
    rules = page.locator(".lobby .changes li")
    rules.first.wait_for()
    assert [texts.format(f"option-toepen-{name}") for name in ("chips", "max-stake")] == [
        row.split(":")[0].strip() for row in rules.all_inner_texts()
    ]


@DEVICES
def test_options_that_contradict_each_other_explain_themselves(
    server: Server, visit: Visiting, device: dict[str, Any], texts: Texts
) -> None:
    """The reason is in the language of the page and names the options; undoing the changes removes it."""
    page = visit(device).page(server.address)
    choose_game(page, "trex")
    open_group(page, texts, "play")
    option(page, "doubling_reveal").locator("select").select_option("in_turn")
    option(page, "doubling").locator("input").uncheck()
    refusal = page.locator(".options .refusal")
    refusal.wait_for()

    assert texts.format("option-trex-doubling-reveal") in refusal.inner_text()
    assert texts.format("option-trex-doubling-reveal-in-turn") in refusal.inner_text()
    assert texts.format("option-trex-doubling") in option(page, "doubling_reveal").locator("p b").inner_text()
    page.get_by_role("button", name=texts.format("options-reset")).click()
    refusal.wait_for(state="detached")
    wait_for_changes(page, "")


def test_options_decide_the_number_of_players(server: Server, visit: Visiting) -> None:
    """Black Lady, chosen as an option, offers three to seven seats."""
    page = visit(DESKTOP).page(server.address)
    choose_game(page, "hearts")
    open_group(page, ENGLISH, "table")
    option(page, "form").locator("select").select_option("black_lady")
    seats = labelled(page, ENGLISH.format("page-how-many"))
    seats.select_option("5")

    assert 5 == len(open_table(page, server, ENGLISH)["people"])


def test_saved_rules_survive_a_reload(server: Server, visit: Visiting) -> None:
    """They are chosen with one tap, with their preset, and can be deleted."""
    page = visit(PHONE).page(server.address)
    choose_game(page, "trex")
    labelled(page, ARABIC.format("page-how")).select_option("partners")
    open_group(page, ARABIC, "play")
    option(page, "doubling").locator("input").uncheck()
    page.get_by_label(ARABIC.format("options-name")).fill("سهرة الخميس")
    page.get_by_role("button", name=ARABIC.format("options-save"), exact=True).click()
    page.reload()
    page.get_by_role("button", name="سهرة الخميس", exact=True).click()

    wait_for_changes(page, ARABIC.format("options-changes", count=1))
    assert "partners" == labelled(page, ARABIC.format("page-how")).input_value()
    assert {"partnership": "on", "doubling": "off"} == open_table(page, server, ARABIC)["options"]
    page.goto(server.address)
    page.locator(".options .forget").click()
    page.reload()
    page.locator(OPTIONS).wait_for()
    assert 0 == page.locator(".options .own").count()


def test_saved_rules_can_be_chosen_before_the_options_arrive(server: Server, visit: Visiting) -> None:
    """Nothing of them is lost."""
    page = visit(PHONE).page(f"{server.address}/?game=trex&preset=partners&doubling=off")
    page.get_by_label(ARABIC.format("options-name")).fill("سهرة الخميس")
    page.get_by_role("button", name=ARABIC.format("options-save"), exact=True).click()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/games/trex", hold)
    page.goto(f"{server.address}/?game=trex")
    page.get_by_role("button", name="سهرة الخميس", exact=True).click()
    while not held:
        page.wait_for_timeout(10)
    held[0].continue_()

    wait_for_changes(page, ARABIC.format("options-changes", count=1))
    assert {"partnership": "on", "doubling": "off"} == open_table(page, server, ARABIC)["options"]


@DEVICES
def test_a_link_restores_everything(server: Server, visit: Visiting, device: dict[str, Any], texts: Texts) -> None:
    """Game, preset and options are chosen in another browser; what the game does not have is left out."""
    page = visit(device).page(f"{server.address}/?game=trex&preset=partners&doubling=off&colour=red&mode=gone")
    link = f"{server.address}/?game=trex&preset=partners&doubling=off"
    expect(page.get_by_label(texts.format("options-link-about"))).to_have_value(link)

    page.get_by_role("button", name=texts.format("options-link"), exact=True).click()
    page.get_by_role("button", name=texts.format("page-copied"), exact=True).wait_for()
    other = visit(device).page(link)
    other.locator(OPTIONS).wait_for()
    assert {"partnership": "on", "doubling": "off"} == open_table(other, server, texts)["options"]


@DEVICES
def test_open_options_pass_axe_and_fit_a_thumb(
    server: Server, visit: Visiting, device: dict[str, Any], texts: Texts
) -> None:
    """With all groups open and a refusal shown, axe finds nothing, nothing is too small or too wide."""
    page, inspector = visit(device).page(server.address), Inspector()
    found: dict[str, list[str]] = {}
    for game in ("trex", "hearts"):
        choose_game(page, game)
        if page.locator(OPTIONS).get_attribute("aria-expanded") == "false":
            page.locator(OPTIONS).click()
        page.locator(".options h2").last.wait_for()
        for opener in page.locator(".options h2 [aria-expanded=false]").all()[::-1]:
            opener.click()
        choice = ("mode", "combination") if game == "trex" else ("form", "black_lady")
        option(page, choice[0]).locator("select").select_option(choice[1])
        inspector.look(page, game)
        found[game] = page.evaluate(SMALL, FINGER)
        assert texts.format("option-group-scoring") in page.locator(".options h2").all_inner_texts()[-1]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    assert [] == inspector.found
    assert {"trex": [], "hearts": []} == found
