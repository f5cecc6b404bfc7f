"""The people of a table: names kept by the browser, seats changed by a tap, partners, and seats taken from bots."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import ARABIC, DESKTOP, ENGLISH, PHONE, Visit, enter, look
from tests.web.inspector import Inspector
from tests.web.serving import PATIENCE, Seen, Server

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
SHORT = {"game": "hearts", "bots": "easy", "options": {"deals": "1", "pass_cards": "off"}}


def is_asked(scene: Seen) -> bool:
    """Return whether the viewer must act."""
    return scene["turn"] is not None


def test_a_name_is_asked_for_once(server: Server, visit: Visiting) -> None:
    """The name from the home page is used at the table, and is still there after a reload."""
    page = visit(DESKTOP).page(server.address)
    page.get_by_label(ENGLISH.format("page-your-name")).fill(" Huda ")
    page.reload()
    assert page.get_by_label(ENGLISH.format("page-your-name")).input_value() == "Huda"
    page.get_by_role("button", name=ENGLISH.format("page-play"), exact=True).click()
    page.wait_for_url("**/table/*")
    look(page, when="seen.points.length")
    people = httpx.get(f"{server.address}/api/tables/{page.url.rpartition('/')[2]}", timeout=PATIENCE).json()["people"]

    assert [("person", "Huda")] == [(person["kind"], person["name"]) for person in people[:1]]


def test_a_tap_on_a_free_seat_moves_there(server: Server, visit: Visiting) -> None:
    """Before the match, people sit where they want; the lobby says so, names the partners, and counts seats from 1."""
    table = server.open_table(preset="partners")
    page = visit(DESKTOP).page()
    enter(page, server, table, server.sit_down(table, "Nadia"))
    server.sit_down(table, "Omar")
    teams = page.locator(".teams")
    expect(teams).to_contain_text("Nadia")
    assert ["3", "4"] == re.findall("[0-9]", teams.inner_text())
    expect(page.locator(".lobby")).to_contain_text(ENGLISH.format("lobby-move-about"))
    page.get_by_role("button", name=ENGLISH.format("lobby-move")).last.click()
    expect(teams.locator("li", has_text="Omar")).to_contain_text("Nadia")
    page.get_by_role("button", name=ENGLISH.format("page-start")).click()
    look(page, when="seen.points.length")


OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll(".lobby .seat > *")].map((seat) => seat.getBoundingClientRect());
  const felt = document.querySelector(".lobby .seats").getBoundingClientRect();
  const isOver = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const isOut = (box) => box.left < felt.left - 1 || box.right > felt.right + 1
    || box.top < felt.top - 1 || box.bottom > felt.bottom + 1;
  const names = [...document.querySelectorAll(".lobby .who bdi")];
  const cut = names.filter((name) => name.scrollWidth > name.clientWidth + 1);
  return [boxes.filter(isOut).length, cut.length,
    boxes.filter((one, index) => boxes.slice(index + 1).some((other) => isOver(one, other))).length];
}"""
"""The numbers of seats outside of the felt, of names that are cut, and of seats that overlap."""


def test_the_lobby_shows_whole_names(server: Server, visit: Visiting) -> None:
    """The longest names at tables of up to eight fit the smallest phone, upright and sideways."""
    page = visit(PHONE).page()
    names = ["Maximiliane Schönbau", "Wolframwilhelmwinter", "عبد الرحمن الخطيب", "Dr. Khalil al-Masri"]
    faults = []
    for seats in (4, 7, 8):
        table = server.open_table(game="toepen", seats=seats)
        for seat in range(seats):
            server.sit_down(table, f"{names[seat % 4]}{seat}"[-20:])
        page.goto(f"{server.address}/table/{table}")
        page.locator(".lobby .who").first.wait_for()
        for width, height in ((320, 640), (360, 640), (640, 320)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            faults += [(seats, width, found) for found in [page.evaluate(OVERLAPS)] if found != [0, 0, 0]]

    assert [] == faults


def test_a_spectator_takes_the_seat_of_a_bot(server: Server, visit: Visiting) -> None:
    """Someone who is watching sees that, and plays on with the cards of the bot they choose."""
    table = server.open_table(**SHORT)
    token = server.sit_down(table)
    server.play(table, token, until=is_asked)
    host = visit(DESKTOP).page()
    enter(host, server, table, token)
    page = visit(DESKTOP).page(f"{server.address}/table/{table}")
    expect(page.locator(".watching")).to_contain_text(ENGLISH.format("page-looking-on"))
    page.get_by_role("button", name=ENGLISH.format("watching-seats")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(ENGLISH.format("bot-easy"))
    dialog.get_by_label(ENGLISH.format("page-your-name")).fill("Rami")
    dialog.get_by_role("button", name=ENGLISH.format("watching-take")).first.click()
    look(page, when="seen.hand.length > 0 && !seen.dialog")

    expect(page.locator(".watching")).to_have_count(0)
    expect(host.locator(".seat", has_text="Rami")).to_have_count(1)


def test_a_closed_table_offers_no_seat(server: Server, visit: Visiting) -> None:
    """The settings of the home page can close a table to late players."""
    page = visit(DESKTOP).page(server.address)
    page.get_by_label(ENGLISH.format("takeover-title")).select_option("nobody")
    page.get_by_role("button", name=ENGLISH.format("page-play"), exact=True).click()
    page.wait_for_url("**/table/*")
    look(page, when="seen.points.length")
    watching = visit(DESKTOP).page(page.url).locator(".watching")

    expect(watching).to_contain_text(ENGLISH.format("seats-closed"))
    expect(watching.get_by_role("button")).to_have_count(0)


def test_friends_use_phrases_in_their_own_languages(server: Server, visit: Visiting) -> None:
    """One says something in English; the other sees and hears it in Arabic, until they hide the phrases."""
    table = server.open_table(**SHORT)
    tokens = [server.sit_down(table, name) for name in ("Nadia", "Samir")]
    server.play(table, tokens[0], until=lambda _: True)
    nadia, samir = visit(DESKTOP).page(), visit(PHONE).page()
    for page, token in zip((nadia, samir), tokens, strict=True):
        enter(page, server, table, token)
    say(nadia, "well-played")
    samir.locator(".seat .call", has_text=ARABIC.format("call-talk-well-played")).wait_for()
    expect(samir.locator("[data-says=talk]")).to_contain_text("Nadia")
    samir.get_by_role("button", name=ARABIC.format("talk-open")).tap()
    samir.get_by_label(ARABIC.format("talk-muted")).check()
    say(nadia, "thanks")
    expect(nadia.locator(".seat .call")).to_contain_text(ENGLISH.format("call-talk-thanks"))

    expect(samir.locator("[data-says=talk]")).to_have_text("")


def say(page: Page, phrase: str) -> None:
    """Choose a phrase."""
    page.get_by_role("button", name=ENGLISH.format("talk-open")).click()
    page.get_by_role("button", name=ENGLISH.format(f"call-talk-{phrase}")).click()


@pytest.mark.long
def test_axe_finds_nothing_where_people_meet(server: Server, visit: Visiting) -> None:
    """The lobby, the choice of a bot's seat and the end of a match, on a phone and in Arabic."""
    begun, inspector = visit(PHONE), Inspector()
    lobby = begun.page()
    table = server.open_table(preset="partners")
    enter(lobby, server, table, server.sit_down(table))
    inspector.look(lobby, "lobby")
    table = server.open_table(**SHORT)
    token = server.sit_down(table)
    server.play(table, token, until=is_asked)
    host = visit(DESKTOP).page()
    enter(host, server, table, token)
    page = begun.page(f"{server.address}/table/{table}")
    page.get_by_role("button", name=ARABIC.format("watching-seats")).tap()
    page.get_by_role("dialog").wait_for()
    inspector.look(page, "watching")

    assert [] == inspector.found


def test_one_tap_mutes_a_person(server: Server, visit: Visiting) -> None:
    """A tap on the face of a person hides what they say, and another shows it again; bots have no such button."""
    table = server.open_table(**SHORT)
    host, guest = visit(DESKTOP), visit(DESKTOP)
    nadia, omar = host.page(), guest.page()
    enter(nadia, server, table, server.sit_down(table, "Nadia"))
    enter(omar, server, table, server.sit_down(table, "Omar"))
    nadia.get_by_role("button", name=ENGLISH.format("page-start")).click()
    look(nadia, when="seen.hand.length")
    look(omar, when="seen.hand.length")
    button = nadia.locator(".plate").get_by_role("button")
    expect(button).to_have_count(1)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    react(omar, "wow")
    react(nadia, "proud")
    nadia.get_by_text(ENGLISH.format("call-talk-proud")).wait_for()  # what Omar said arrived before

    expect(nadia.locator("[data-says=talk]")).to_have_text("")
    button.click()
    react(omar, "sad")
    expect(nadia.locator("[data-says=talk]")).to_contain_text(ENGLISH.format("talk-spoken-sad"))


def react(page: Page, reaction: str) -> None:
    """Use a reaction."""
    page.get_by_role("button", name=ENGLISH.format("talk-open")).click()
    page.get_by_role("button", name=ENGLISH.format(f"talk-spoken-{reaction}")).click()


def test_a_blocked_person_cannot_sit_at_the_next_table(server: Server, visit: Visiting) -> None:
    """The block is kept by the browser, and holds for the tables that it opens."""
    table = server.open_table(**SHORT)
    token = server.sit_down(table, "Nadia")
    server.sit_down(table, "Omar")
    server.play(table, token, until=is_asked)
    page, inspector = visit({**PHONE, "locale": "en-US"}).page(), Inspector()
    enter(page, server, table, token)
    look(page)
    page.locator("header .icon").last.tap()
    block = page.locator(".people button").last
    block.tap()
    expect(block).to_have_attribute("aria-pressed", "true")
    expect(block).to_contain_text("✓")
    inspector.look(page, "people")
    page.goto(server.address)
    page.get_by_role("button", name=ENGLISH.format("page-play-friends")).tap()
    page.wait_for_url("**/table/*")
    page.locator(".lobby").wait_for()
    wish = {"token": "0" * 32, "nonceHash": "0" * 64, "name": "Omar"}
    answer = httpx.post(f"{server.address}/api/tables/{page.url.rpartition('/')[2]}/seats", json=wish, timeout=PATIENCE)

    assert (403, "blocked") == (answer.status_code, answer.json()["code"])
    assert [] == inspector.found


def test_a_table_tells_whether_partners_may_talk(server: Server, visit: Visiting) -> None:
    """The switch is with the other settings; everyone sees the choice before the match."""
    page = visit(DESKTOP).page(f"{server.address}/?game=trex&preset=partners")
    page.get_by_label(ENGLISH.format("lobby-talk")).check()
    page.get_by_role("button", name=ENGLISH.format("page-play-friends")).click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".lobby")).to_contain_text(ENGLISH.format("lobby-talk"))
    silent = visit(DESKTOP).page(f"{server.address}/table/{server.open_table(preset='partners')}")

    expect(silent.locator(".lobby")).to_contain_text(ENGLISH.format("no-talk"))
