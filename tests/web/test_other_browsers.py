"""A match in Firefox and in WebKitGTK: by taps, with keys, by drag, and across a crash of the server."""

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.needs import missing
from tests.web import webdriver
from tests.web.driving import ENGLISH, answer, enter, eyes, look, play
from tests.web.serving import Seen, Server
from tests.web.test_keyboard import act, press_until
from tests.web.webdriver import Tab

pytestmark = pytest.mark.slow

SHORT = {"game": "hearts", "bots": "random", "options": {"deals": "1", "pass_cards": "off"}}
"""A match of one deal."""
BROWSERS = {"firefox": webdriver.firefox, "webkit": webdriver.webkit}
LOST = re.compile("can.t establish a connection|WebSocket|connection .* was interrupted|Could not connect")
"""What browsers say about a lost server."""
SOME = 5
"""The cards that are left in the hand when the server is killed."""


@pytest.fixture(scope="module")
def own(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that a test may kill."""
    assert page.is_dir()
    server = Server(tmp_path_factory.mktemp("server"), "--bot-delay", "0")
    yield server
    server.stop()


@pytest.fixture(scope="module", params=BROWSERS)
def browser(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tab]:
    """A tab of a browser, one for the whole module."""
    if hint := webdriver.hint(request.param):
        missing(hint)
    with BROWSERS[request.param](tmp_path_factory.mktemp(request.param)) as tab:
        yield tab


@pytest.fixture
def tab(browser: Tab, own: Server) -> Iterator[Tab]:
    """The tab at a new match; at the end the browser must have complained about nothing but the lost server."""
    table = own.open_table(**SHORT)
    token = own.sit_down(table)
    own.play(table, token, until=lambda _: True)
    enter(browser, own, table, token)
    yield browser
    assert [] == [fault for fault in browser.faults() if not LOST.search(fault)]


def is_over(seen: Seen) -> bool:
    """Return whether the match has ended."""
    return bool(seen["dialog"])


def wait_for_notice(tab: Tab, text: str, *, gone: bool = False) -> None:
    """Wait until the page shows a text, or shows it no more."""
    condition = "([text, gone]) => document.body.innerText.includes(text) !== gone"
    tab.wait_for_function(condition, arg=[text, gone])


def test_a_match_is_played_by_taps_although_the_server_is_killed(tab: Tab, own: Server) -> None:
    """The page says that the server is lost, sends the card played meanwhile, and goes on to the result."""
    seen = play(tab, lambda seen: len(seen["hand"]) == SOME and seen["asked"] == "card", touch=True)
    card = next(card["card"] for card in seen["hand"] if card["open"])
    own.stop(signal.SIGKILL)
    wait_for_notice(tab, ENGLISH.format("page-lost"))
    answer(tab, eyes(tab), touch=True)
    own.start()
    wait_for_notice(tab, ENGLISH.format("page-lost"), gone=True)
    after = look(tab, seen["sign"])

    assert card not in [held["card"] for held in after["hand"]]
    assert is_over(play(tab, is_over, touch=True))


def test_a_match_is_played_with_keys_alone(tab: Tab) -> None:
    """The focus is always where the next key is needed."""
    seen = look(tab)
    press_until(tab, "Tab", "card")
    while not is_over(seen):
        act(tab, seen)
        seen = look(tab, seen["sign"])

    assert "Hearts" in seen["dialog"]


def test_a_card_is_played_by_dragging_it_upwards(tab: Tab) -> None:
    """A drag to the side puts it back."""
    seen = look(tab)
    card = next(card for card in seen["hand"] if card["open"])
    x, y = card["at"]
    tab.mouse.drag((x, y), (x + 40, y - 6), (x + 60, y - 10))
    assert seen["sign"] == eyes(tab)["sign"]

    tab.mouse.drag((x, y), (x, y - 60), (x, y - 120))
    after = look(tab, seen["sign"])
    assert card["card"] not in [held["card"] for held in after["hand"]]
