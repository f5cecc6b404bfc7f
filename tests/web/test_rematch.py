"""Several matches in a row, played at the page without leaving the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import ARABIC, DESKTOP, ENGLISH, PHONE, Visit, enter, look, play, tap
from tests.web.serving import PATIENCE, Server
from tests.web.test_people import play_together

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
LOW: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "locale": "en-US"}
"""A phone on its side."""
SHORT = {"game": "hearts", "bots": "random", "options": {"deals": "1", "pass_cards": "off"}}
"""A match of one deal."""


def info_of(server: Server, page: Page) -> dict[str, Any]:
    """Return the public facts about the table of a page."""
    info: dict[str, Any] = httpx.get(
        f"{server.address}/api/tables/{page.url.rpartition('/')[2]}", timeout=PATIENCE
    ).json()
    return info


def again(page: Page) -> Any:
    """Return the button to play again."""
    return page.get_by_role("button", name=ENGLISH.format("page-again"))


def play_to_end(pages: list[Page]) -> None:
    """Play until each page offers another match."""
    play_together(pages, lambda _: all(again(page).is_visible() for page in pages))


def at_table(server: Server, visit: Visiting, *names: str) -> list[Page]:
    """Return pages of people who are seated at a new table."""
    table = server.open_table(**SHORT)
    pages = []
    for name in names:
        token = server.sit_down(table, name)
        pages.append(visit(DESKTOP).page())
        enter(pages[-1], server, table, token)
    return pages


def finished(server: Server, visit: Visiting, device: dict[str, Any] = DESKTOP) -> Page:
    """Play a match of one person over its socket, and return a page that shows its result."""
    table = server.open_table(**SHORT)
    token = server.sit_down(table)
    server.play(table, token)
    page = visit(device).page()
    enter(page, server, table, token)
    again(page).wait_for()
    return page


def test_two_friends_play_three_matches_without_leaving_the_table(server: Server, visit: Visiting) -> None:
    """Each match needs one tap of each of them; seats, names and settings stay, and all deals can be verified."""
    nadia, samir = pages = at_table(server, visit, "Nadia", "Samir")
    watching = visit(DESKTOP).page(nadia.url)
    nadia.evaluate("window.stayed = true")
    nadia.get_by_role("button", name=ENGLISH.format("page-start")).click()
    before: list[dict[str, Any]] = []
    for match in range(3):
        play_to_end(pages)
        before.append(info_of(server, nadia))
        if match == 2:
            break
        again(nadia).click()
        samir.locator(".after [role=status]", has_text="Nadia").wait_for()
        expect(again(nadia)).to_be_disabled()
        again(samir).click()
        for page in (*pages, watching):
            page.wait_for_url(lambda url: not url.endswith(before[-1]["id"]))
            look(page, when="seen.points.length && !seen.dialog")
    result = nadia.get_by_role("button", name=ENGLISH.format("rematch-result"))
    if result.is_visible():
        result.click()
    nadia.locator(".proof button").click()
    nadia.get_by_text(ENGLISH.format("page-verified"), exact=True).wait_for()

    assert 3 == len({info["id"] for info in before})
    assert [["Nadia", "Samir"]] * 3 == [[person["name"] for person in info["people"][:2]] for info in before]
    assert [SHORT["options"]] * 3 == [info["options"] for info in before]
    assert all(all(info["nonces"][:2]) for info in before)
    assert nadia.evaluate("window.stayed")


def test_a_single_player_plays_again_with_one_tap(server: Server, visit: Visiting) -> None:
    """On a phone, too, one tap leads to the first question of the next match."""
    table = server.open_table(**SHORT)
    token = server.sit_down(table)
    server.play(table, token)
    page = visit(PHONE).page()
    enter(page, server, table, token)
    page.get_by_role("button", name=ARABIC.format("page-again")).tap()
    page.wait_for_url(lambda url: not url.endswith(table))
    play(page, lambda seen: 0 < len(seen["hand"]) < 13, touch=True)

    assert ["person", "bot"] == [person["kind"] for person in info_of(server, page)["people"][:2]]


def test_a_result_can_be_opened_again(server: Server, visit: Visiting) -> None:
    """After it was closed, the table still offers the result, another match and a new game."""
    page = finished(server, visit)
    for _ in range(2):
        tap(page, look(page)["close"])
        again(page).wait_for()
        page.get_by_role("button", name=ENGLISH.format("rematch-result")).click()
        page.get_by_role("dialog").wait_for()
    tap(page, look(page)["close"])
    page.get_by_role("button", name=ENGLISH.format("rematch-new")).click()

    page.get_by_role("button", name=ENGLISH.format("page-play"), exact=True).wait_for()


def test_a_finished_table_that_is_visited_later_stays(server: Server, visit: Visiting) -> None:
    """A result that is opened after the next match has begun is shown, with the way to that match."""
    page = finished(server, visit)
    address = page.url
    again(page).click()
    page.wait_for_url(lambda url: url != address)
    page.goto(address)
    join = page.get_by_role("button", name=ENGLISH.format("rematch-join"))
    join.wait_for()
    assert page.url == address
    join.click()
    page.wait_for_url(lambda url: url != address)

    assert info_of(server, page)["follows"] == address.rpartition("/")[2]


def test_all_read_when_the_next_match_starts_and_who_plays_for_the_others(server: Server, visit: Visiting) -> None:
    """The time that is left goes on when the result is closed and opened again."""
    nadia, samir = pages = at_table(server, visit, "Nadia", "Samir")
    nadia.get_by_role("button", name=ENGLISH.format("page-start")).click()
    play_to_end(pages)
    again(samir).click()
    status = nadia.locator(".rematch [role=status]")
    for page in pages:
        expect(page.locator(".rematch [role=status]")).to_contain_text(ENGLISH.format("rematch-bots"))
    nadia.wait_for_function(
        """() => Number(document.querySelector(".rematch [role=status]").innerText.match(/[0-9]+/)[0]) < 19"""
    )
    if nadia.get_by_role("dialog").count():
        tap(nadia, look(nadia)["close"])
    nadia.get_by_role("button", name=ENGLISH.format("rematch-result")).click()
    nadia.get_by_role("dialog").wait_for()
    left = int("".join(filter(str.isdigit, status.inner_text())))

    assert 0 < left < 19


@pytest.mark.long
def test_a_player_who_comes_too_late_takes_the_place_of_a_bot(server: Server, visit: Visiting) -> None:
    """If the others have begun without a player, the home page says so, and they can have their old seat."""
    nadia, samir = pages = at_table(server, visit, "Nadia", "Samir")
    nadia.get_by_role("button", name=ENGLISH.format("page-start")).click()
    play_to_end(pages)
    address = samir.url
    samir.goto("about:blank")
    again(nadia).click()
    nadia.wait_for_url(lambda url: url != address)
    samir.goto(server.address)
    samir.get_by_role("button", name=ENGLISH.format("rematch-open")).click()
    samir.get_by_role("button", name=ENGLISH.format("rematch-join")).click()
    samir.wait_for_url(lambda url: "/table/" in url and url != address)
    nadia.locator(".seat").get_by_text("Samir").wait_for()

    assert ["Nadia", "Samir"] == [person["name"] for person in info_of(server, nadia)["people"][:2]]


def test_a_spectator_who_looks_at_the_replay_follows(server: Server, visit: Visiting) -> None:
    """They come to the table of the next match, as those who have stayed at the table do."""
    (nadia,) = at_table(server, visit, "Nadia")
    nadia.get_by_role("button", name=ENGLISH.format("page-start")).click()
    play_to_end([nadia])
    table = nadia.url.rpartition("/")[2]
    guest = visit(DESKTOP)
    watching = guest.page(nadia.url)
    watching.get_by_role("button", name=ENGLISH.format("replay-watch")).click()
    while sum('"welcome"' in frame for frame in guest.frames) < 2:
        watching.evaluate("0")  # until the replay is connected to the table, as the page of the table was
    again(nadia).click()
    watching.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))
    expect(watching.locator(".watching")).to_contain_text(ENGLISH.format("page-looking-on"))


def test_a_player_who_looks_at_the_replay_is_asked_there(server: Server, visit: Visiting) -> None:
    """They still count as present, see who wants another match, and keep their seat in it."""
    nadia, samir = pages = at_table(server, visit, "Nadia", "Samir")
    nadia.get_by_role("button", name=ENGLISH.format("page-start")).click()
    play_to_end(pages)
    table = nadia.url.rpartition("/")[2]
    samir.get_by_role("button", name=ENGLISH.format("replay-watch")).click()
    samir.wait_for_url("**/replay/**")
    while [person["status"] for person in info_of(server, nadia)["people"][:2]] != ["here", "here"]:
        pass
    again(nadia).click()
    samir.locator(".rematch [role=status]", has_text="Nadia").wait_for()
    again(samir).click()
    for page in pages:
        page.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))
        look(page, when="seen.points.length && !seen.dialog")

    assert ["Nadia", "Samir"] == [person["name"] for person in info_of(server, nadia)["people"][:2]]


def test_a_phone_on_its_side_shows_the_result_with_all_that_may_follow(server: Server, visit: Visiting) -> None:
    """No one has to scroll to play again, to watch the replay, or to begin something else."""
    page = finished(server, visit, LOW)

    for name in ("page-again", "replay-watch", "rematch-new"):
        expect(page.get_by_role("button", name=ENGLISH.format(name))).to_be_in_viewport(ratio=1)
