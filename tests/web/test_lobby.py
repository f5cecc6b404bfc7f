"""Codes, public tables, a seat with one tap, and the question before a bot's seat is taken, on the page."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import ARABIC, DESKTOP, ENGLISH, PHONE, Visit, enter, look
from tests.web.inspector import Inspector
from tests.web.serving import PATIENCE, Server
from tests.web.test_keeper import shown

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
SHORT = {"game": "hearts", "bots": "easy", "options": {"deals": "1", "pass_cards": "off"}}


def named(page: Page, name: str) -> Page:
    """Give the user of the home page a name."""
    page.get_by_label(ENGLISH.format("page-your-name")).fill(name)
    return page


def press(page: Page, message: str) -> None:
    """Press the button of a message."""
    page.get_by_role("button", name=ENGLISH.format(message), exact=True).click()


def public_table(server: Server, visit: Visiting, **wish: object) -> tuple[str, Page]:
    """Open a public table at which Nadia sits and is connected; return it with her page."""
    table = server.open_table(**{**SHORT, "public": True, **wish})
    page = visit(DESKTOP).page()
    enter(page, server, table, server.sit_down(table, "Nadia"))
    return table, page


def test_a_code_leads_to_the_table(server: Server, visit: Visiting) -> None:
    """It stands in the lobby in two groups, and is typed on the home page; a wrong one is answered there."""
    table = server.open_table(**SHORT)
    host = visit(DESKTOP).page()
    enter(host, server, table, server.sit_down(table, "Nadia"))
    code = host.locator(".lobby .code").inner_text()
    page = visit(DESKTOP, allowed="404").page(server.address)
    field = page.get_by_label(ENGLISH.format("code-title"))
    field.fill("234 5678")
    press(page, "lobby-join")
    expect(page.get_by_role("alert")).to_have_text(ENGLISH.format("no-such-code"))
    field.fill(code.lower())
    field.press("Enter")
    page.wait_for_url(f"**/table/{table}")

    assert 8 == len(code)


def test_people_who_have_left_do_not_count_as_present(server: Server, visit: Visiting) -> None:
    """Their seats stay theirs for a while, but the lobby and the list name only those who are connected."""
    table, nadia = public_table(server, visit)
    omar = visit(DESKTOP).page()
    enter(omar, server, table, server.sit_down(table, "Omar"))
    waiting = nadia.locator(".waiting")
    expect(waiting).to_have_text(shown(ENGLISH.format("lobby-waiting", count=2, seats=4)))
    omar.goto(server.address)
    expect(waiting).to_have_text(shown(ENGLISH.format("lobby-waiting", count=1, seats=4)))
    expect(nadia.locator(".lobby .who", has_text="Omar")).to_contain_text(ENGLISH.format("status-away"))
    listed = omar.get_by_role("region", name=ENGLISH.format("lobby-tables"))
    row = listed.get_by_role("listitem").filter(has_text="Nadia")
    row.wait_for()

    expect(row).not_to_contain_text("Omar")


def test_public_tables_are_listed_and_joined(server: Server, visit: Visiting) -> None:
    """The home page shows who sits there and what is free, and follows what happens while one looks."""
    page = named(visit(DESKTOP).page(server.address), "Omar")
    table, nadia = public_table(server, visit)
    entry = page.locator("section li", has_text="Nadia")
    expect(entry).to_contain_text(ENGLISH.format("game-hearts"))
    expect(entry).to_contain_text("free seats")
    entry.get_by_role("button", name=ENGLISH.format("lobby-join")).click()
    page.wait_for_url(f"**/table/{table}")
    expect(nadia.locator(".waiting")).to_contain_text("2")
    press(nadia, "lobby-bots-now")
    look(nadia, when="seen.hand.length > 0")
    look(page, when="seen.hand.length > 0")
    third = visit(DESKTOP).page(server.address)
    entry = third.locator("section li", has_text="Omar")
    entry.get_by_role("button", name=ENGLISH.format("lobby-watch")).click()
    expect(third.locator(".watching")).to_contain_text(ENGLISH.format("page-looking-on"))


def test_one_tap_finds_a_table(server: Server, visit: Visiting) -> None:
    """The first person waits, with bots at hand; the second one comes to the same table."""
    pages = [visit(DESKTOP).page(f"{server.address}/?game=spar") for _ in range(2)]
    for page in pages:
        press(page, "lobby-quick")
        page.wait_for_url("**/table/*")
        page.get_by_role("button", name=ENGLISH.format("page-start")).or_(
            page.get_by_role("button", name=ENGLISH.format("lobby-bots-now"))
        ).or_(page.locator(".hand")).first.wait_for()

    assert pages[0].url == pages[1].url


def test_the_creator_is_asked_and_lets_a_person_in(server: Server, visit: Visiting) -> None:
    """The question names the person; they see whom they wait for, and then the hand."""
    table, nadia = public_table(server, visit)
    press(nadia, "lobby-bots-now")
    look(nadia, when="seen.hand.length > 0")
    page = visit(DESKTOP).page(f"{server.address}/table/{table}")
    press(page, "watching-seats")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(ENGLISH.format("watching-consent"))
    dialog.get_by_label(ENGLISH.format("page-your-name")).fill("Rami")
    dialog.get_by_role("button", name=ENGLISH.format("watching-ask")).first.click()
    expect(page.locator(".watching [role=status]")).to_contain_text("Nadia")
    expect(page.locator(".hand [data-card]")).to_have_count(0)
    expect(nadia.locator(".admission")).to_contain_text("Rami")
    press(nadia, "admit-allow")
    look(page, when="seen.hand.length > 0")

    expect(nadia.locator(".admission")).to_have_count(0)
    expect(nadia.locator(".seat", has_text="Rami")).to_have_count(1)


def test_a_person_who_is_declined_is_told_so(server: Server, visit: Visiting) -> None:
    """They watch on."""
    table, nadia = public_table(server, visit)
    press(nadia, "lobby-bots-now")
    look(nadia, when="seen.hand.length > 0")
    page = visit(DESKTOP, allowed="403").page(f"{server.address}/table/{table}")
    press(page, "watching-seats")
    page.get_by_role("dialog").get_by_role("button", name=ENGLISH.format("watching-ask")).first.click()
    press(nadia, "admit-refuse")

    expect(page.get_by_role("alert")).to_contain_text(ENGLISH.format("seat-declined"))


def test_a_person_who_gives_up_stops_asking_at_once(server: Server, visit: Visiting) -> None:
    """The question goes away when they cancel, and when they leave the page; the server need not wait for its end."""
    table, nadia = public_table(server, visit)
    press(nadia, "lobby-bots-now")
    look(nadia, when="seen.hand.length > 0")
    page, question = visit(DESKTOP).page(f"{server.address}/table/{table}"), nadia.locator(".admission")
    press(page, "watching-seats")
    ways: tuple[Callable[[], object], ...] = (lambda: press(page, "asking-cancel"), lambda: page.goto("about:blank"))
    for way in ways:
        page.get_by_role("dialog").get_by_role("button", name=ENGLISH.format("watching-ask")).first.click()
        question.wait_for()
        way()
        expect(question).to_have_count(0, timeout=5000)  # a request that is not repeated ends later


def test_only_players_see_a_match_that_no_spectator_may_watch(server: Server, visit: Visiting) -> None:
    """A visitor of the lobby is told so when the match starts, and can still ask for a seat."""
    table, nadia = public_table(server, visit, spectators="nobody")
    page = visit(DESKTOP).page(f"{server.address}/table/{table}")
    page.locator(".lobby").wait_for()
    press(nadia, "lobby-bots-now")
    look(nadia, when="seen.hand.length > 0")
    watching = page.locator(".watching")
    expect(watching).to_contain_text(ENGLISH.format("no-spectators"))
    expect(page.locator("[data-card]")).to_have_count(0)
    watching.get_by_role("button", name=ENGLISH.format("watching-seats")).click()
    page.get_by_role("dialog").get_by_role("button", name=ENGLISH.format("watching-ask")).first.click()
    press(nadia, "admit-allow")

    look(page, when="seen.hand.length > 0")


def test_players_read_the_replay_of_a_match_that_no_spectator_may_watch(server: Server, visit: Visiting) -> None:
    """The page shows the token of the seat; a visitor is told why there is nothing to see."""
    table = server.open_table(**SHORT, spectators="nobody")
    token = server.sit_down(table)
    server.play(table, token)
    page = visit(DESKTOP).page()
    enter(page, server, table, token)
    page.goto(f"{server.address}/replay/{table}")
    page.locator(".table").wait_for()
    visitor = visit(DESKTOP, allowed="403").page(f"{server.address}/replay/{table}")

    expect(visitor.get_by_text(ENGLISH.format("no-spectators"))).to_be_visible()


def test_a_seat_that_was_given_away_is_forgotten(server: Server, visit: Visiting) -> None:
    """A person whose seat is free again comes to the table as a visitor, and can take another one."""
    table = server.open_table(**SHORT)
    page = visit(DESKTOP).page()
    server.seats["0" * 32], server.nonces["0" * 32] = 1, "0" * 32
    enter(page, server, table, "0" * 32)
    page.get_by_role("button", name=ENGLISH.format("page-sit")).first.click()

    expect(page.locator(".lobby .own")).to_have_count(1)


def test_a_table_is_public_only_by_choice(server: Server, visit: Visiting) -> None:
    """The settings of the home page decide for tables of friends; a match against bots stays private."""
    page = visit(DESKTOP).page(server.address)
    page.get_by_label(ENGLISH.format("lobby-public")).check()
    page.get_by_label(ENGLISH.format("spectators-title")).select_option("nobody")
    infos = []
    for button in ("page-play", "page-play-friends"):
        press(page, button)
        page.wait_for_url("**/table/*")
        infos.append(httpx.get(f"{server.address}/api/tables/{page.url.rpartition('/')[2]}", timeout=PATIENCE).json())
        page.locator(".table, .lobby .seats").first.wait_for()  # it is connected
        page.go_back()
        page.get_by_label(ENGLISH.format("lobby-public")).check()
        page.get_by_label(ENGLISH.format("spectators-title")).select_option("nobody")

    assert [False, True] == [info["public"] for info in infos]
    assert ("link", "nobody") == (infos[0]["spectators"], infos[1]["spectators"])


def test_a_guest_learns_the_game_before_they_sit_down(server: Server, visit: Visiting) -> None:
    """The lesson lies above the lobby, so the guest does not leave the table."""
    page = visit(PHONE).page(f"{server.address}/table/{server.open_table()}")
    page.locator(".lobby [data-learn]").tap()
    expect(page.locator("[role=dialog] .lesson h2")).to_be_visible()
    page.keyboard.press("Escape")

    expect(page.locator(".lobby .free.main").first).to_be_visible()


@pytest.mark.long
def test_axe_finds_nothing_in_the_lobby(server: Server, visit: Visiting) -> None:
    """The list, the waiting for others and the question, on a phone and in Arabic."""
    begun, inspector = visit(PHONE), Inspector()
    table, nadia = public_table(server, visit)
    home = begun.page(server.address)
    home.locator("section li", has_text="Nadia").wait_for()
    inspector.look(home, "list")
    press(nadia, "lobby-bots-now")
    look(nadia, when="seen.hand.length > 0")
    page = begun.page(f"{server.address}/table/{table}")
    page.get_by_role("button", name=ARABIC.format("watching-seats")).tap()
    page.get_by_role("dialog").get_by_role("button", name=ARABIC.format("watching-ask")).first.tap()
    nadia.locator(".admission").wait_for()
    inspector.look(nadia, "question")
    inspector.look(page, "asking")

    assert [] == inspector.found
