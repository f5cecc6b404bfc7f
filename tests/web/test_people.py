"""Several people, each with their own browser: a table for friends, lost connections, and failures of the server."""

import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import ARABIC, DESKTOP, ENGLISH, PHONE, Visit, answer, enter, eyes, look, play
from tests.web.serving import HOST, PATIENCE, Seen, Server
from tests.web.situations import holds_court, must_follow

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
GLANCE = 50
"""The time between two looks at several pages, in milliseconds."""
LOST = (
    "WebSocket connection to .* failed|net::ERR_(CONNECTION_|EMPTY_RESPONSE|INCOMPLETE_CHUNKED|CONTENT_LENGTH_MISMATCH)"
)
"""The messages of a browser about a lost server and the requests to it."""


@pytest.fixture
def hasty(page: Path, tmp_path: Path) -> Iterator[Server]:
    """A server on which a bot plays at once for players who have lost their connection."""
    assert page.is_dir()
    server = Server(tmp_path, "--bot-delay", "0", "--grace", "0")
    yield server
    server.stop()


def play_together(pages: list[Page], until: Callable[[list[Seen]], bool]) -> list[Seen]:
    """Play at several pages, whichever is asked, until their contents meet a condition."""
    while True:
        shown = [eyes(page) for page in pages]
        if until(shown):
            return shown
        for page, seen in zip(pages, shown, strict=True):
            if seen["dialog"] or seen["asked"]:
                answer(page, seen)
                look(page, seen["sign"], when="true")
                break
        else:
            _wait_for_any(pages, shown)


def _wait_for_any(pages: list[Page], shown: list[Seen]) -> None:
    """Wait until one of the pages changes: the card of another player may reach any of them first."""
    deadline = time.monotonic() + PATIENCE
    while all(eyes(page)["sign"] == seen["sign"] for page, seen in zip(pages, shown, strict=True)):
        assert time.monotonic() < deadline, "no page has changed"
        pages[0].wait_for_timeout(GLANCE)


def all_results_shown() -> Callable[[list[Seen]], bool]:
    """Return a condition that holds when each page has shown a result, not necessarily at the same time."""
    done: set[int] = set()

    def are_shown(shown: list[Seen]) -> bool:
        done.update(index for index, seen in enumerate(shown) if seen["dialog"])
        return len(done) == len(shown)

    return are_shown


def test_friends_play_by_a_link(hasty: Server, visit: Visiting) -> None:
    """Two people join by one link and play a deal; a bot plays for one who leaves, until they are back."""
    host, guests = visit(DESKTOP), visit(DESKTOP)
    nadia = host.page(hasty.address)
    nadia.get_by_label(ENGLISH.format("page-your-name")).fill("Nadia")
    nadia.get_by_role("button", name=ENGLISH.format("page-play-friends")).click()
    link = nadia.get_by_label(ENGLISH.format("page-link")).input_value()
    samir = guests.page(link)
    _sit(samir, "Samir")
    nadia.get_by_text("Samir").wait_for()
    nadia.get_by_role("button", name=ENGLISH.format("page-start")).click()
    play_together([nadia, samir], all_results_shown())

    samir.close()
    nadia.get_by_text(ENGLISH.format("status-away")).wait_for()
    seen = look(nadia)
    answer(nadia, seen)
    full = len(look(nadia, when="seen.hand.length")["hand"])
    play(nadia, lambda seen: 0 < len(seen["hand"]) < full - 1)

    samir = guests.page(link)
    nadia.get_by_text(ENGLISH.format("status-away")).wait_for(state="detached")
    pages = [nadia, samir]
    _, asked = play_together(pages, lambda shown: shown[1]["asked"] == "card" and len(shown[1]["hand"]) > 1)
    play_together(pages, lambda shown: 0 < len(shown[1]["hand"]) < len(asked["hand"]))

    newer = guests.page(link)
    look(newer, when="seen.hand.length")
    samir.get_by_text(ENGLISH.format("page-replaced")).wait_for()
    samir.get_by_role("button", name=ENGLISH.format("page-take-back")).click()
    newer.get_by_text(ENGLISH.format("page-replaced")).wait_for()
    look(samir, when="seen.hand.length")


def test_friends_are_asked_for_their_name_once(server: Server, visit: Visiting) -> None:
    """The opener and a guest without a name give it, or go without one, before they have a seat."""
    host, guest = visit(PHONE | {"locale": "en-GB"}, is_new=True), visit(DESKTOP, is_new=True)
    nadia = host.page(server.address)
    for has_name in (False, True):
        nadia.get_by_role("button", name=ENGLISH.format("page-play-friends")).click()
        if has_name:
            continue
        expect(nadia.get_by_role("dialog")).to_contain_text(ENGLISH.format("name-question"))
        nadia.get_by_role("dialog").get_by_label(ENGLISH.format("page-your-name")).fill("Nadia")
        nadia.get_by_role("dialog").get_by_label(ENGLISH.format("page-your-name")).press("Enter")
        expect(nadia.locator(".lobby .own")).to_contain_text("Nadia")
        nadia.goto(server.address)
    expect(nadia.locator(".lobby .own")).to_contain_text("Nadia")
    samir = guest.page(nadia.get_by_label(ENGLISH.format("page-link")).input_value())
    samir.get_by_role("button", name=ENGLISH.format("page-sit")).first.click()
    samir.get_by_role("dialog").get_by_role("button", name=ENGLISH.format("name-skip")).click()
    expect(samir.locator(".lobby .own")).to_contain_text(ENGLISH.format("page-guest"))
    samir.locator(".lobby .free").first.click()
    expect(samir.locator(".lobby .own")).to_have_count(1)

    expect(samir.get_by_role("dialog")).to_have_count(0)


def test_pictures_load_when_the_connection_is_back(server: Server, visit: Visiting) -> None:
    """Pictures of kings, queens and jacks that failed to load are loaded again."""
    tab = visit(DESKTOP, allowed=LOST).page()
    tab.route("**/*.svg", lambda route: route.abort("connectionreset"))
    enter(tab, server, *server.reach(holds_court, "king"))
    look(tab, when="seen.hand.length")
    tab.wait_for_function("() => !document.querySelector('.hand img')")
    courts = sum(card["card"][0] in "JQK" for card in eyes(tab)["hand"])
    tab.unroute("**/*.svg")
    tab.wait_for_function(
        """(courts) => {
            const pictures = [...document.querySelectorAll(".hand img")];
            return pictures.length === courts && pictures.every((picture) => picture.naturalWidth);
        }""",
        arg=courts,
    )
    assert courts


def _sit(page: Page, name: str) -> None:
    page.locator(".lobby").wait_for()  # the home page, which is left now, asks for the name, too
    page.get_by_label(ENGLISH.format("page-your-name")).fill(name)
    page.get_by_role("button", name=ENGLISH.format("page-sit")).first.click()
    page.locator(".lobby").get_by_text(name).wait_for()


def test_deals_are_verified_in_a_browser_without_cryptography(server: Server, visit: Visiting) -> None:
    """On plain HTTP in a home network the page verifies the deals itself, after the seat was taken back."""
    table = server.open_table(bots="random", options={"mode": "complex4"})
    token = server.sit_down(table)
    page = visit(PHONE).page()
    enter(page, server, table, token, HOST)
    server.play(table, token)
    page.get_by_role("alert").get_by_role("button").tap()
    page.locator(".proof button").tap()
    page.get_by_text(ARABIC.format("page-verified-in-part")).wait_for()

    assert page.evaluate("window.isSecureContext") is False
    assert page.evaluate("crypto.subtle === undefined")
    assert 0 == page.locator(".proof .bad").count()


def test_a_match_continues_after_the_server_was_killed(page: Path, tmp_path: Path, visit: Visiting) -> None:
    """The page reports it and reconnects by itself, and events of the meantime are not lost."""
    assert page.is_dir()
    server = Server(tmp_path, "--bot-delay", "0")
    table, token = server.reach(must_follow, "queens")
    tab = visit(DESKTOP, allowed=LOST).page()
    enter(tab, server, table, token)
    seen = look(tab)
    server.stop(signal.SIGKILL)
    tab.get_by_text(ENGLISH.format("page-lost")).wait_for()
    card = next(card["card"] for card in seen["hand"] if card["open"])
    answer(tab, eyes(tab))
    server.start()
    tab.get_by_text(ENGLISH.format("page-lost")).wait_for(state="hidden")
    after = look(tab, seen["sign"])

    assert [held["card"] for held in seen["hand"] if held["card"] != card] == [held["card"] for held in after["hand"]]
    play(tab, lambda seen: bool(seen["dialog"]))
    server.stop()
