"""Who comes back to a table reads and hears what a bot has decided in the meantime."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from mamlaka.server import protocol
from tests.web.driving import DESKTOP, PHONE, Visit
from tests.web.serving import Server
from tests.web.staging import Stage, scene_of, table_of

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
ISOLATES = dict.fromkeys(range(0x2066, 0x206A))
NOTICE = "[data-stood-in]"
MATCH = {
    "table": "t1",
    "token": "aa",
    "seat": 0,
    "nonce": "",
    "commitment": "",
    "game": "trex",
    "preset": "",
    "startedAt": 0,
    "lastSeen": 0,
    "hands": [],
}


def played(total: int, count: int, *cards: str) -> protocol.StoodIn:
    """Return the message that a bot has played these cards last."""
    actions = tuple(protocol.Action("play", (card,), None, "", ()) for card in cards)
    return protocol.StoodIn(total, count, actions)


def words(page: Page) -> str:
    """Return what the page says, to a screen reader too, without its marks of direction."""
    page.wait_for_selector(f"{NOTICE} [role=status]:not(:empty)")
    return page.locator(f"{NOTICE} [role=status]").inner_text().translate(ISOLATES)


def test_a_person_who_is_back_is_told_once(server: Server, visit: Visiting) -> None:
    """Few decisions are named, many are summed up; what has been told is not told again, also after a reload."""
    page = visit(DESKTOP).page(f"{server.address}/robots.txt")
    page.evaluate("(seat) => localStorage.setItem('mamlaka.seats', JSON.stringify([seat]))", MATCH)
    stage = Stage(page, server.address, table_of("trex", 4))
    stage.show(scene_of("trex", 4))
    stage.send(played(2, 2, "QH", "KH"))
    said = [words(page)]
    stage.show(scene_of("trex", 4))
    stage.send(played(2, 2, "QH", "KH"))
    stage.send(played(11, 11, "2S", "3S", "4S"))
    page.wait_for_function(f"() => document.querySelector('{NOTICE}')?.textContent.includes('9')")
    said.append(words(page))
    page.locator(f"{NOTICE} button").last.click()

    assert [
        "While you were away, a bot decided for you: queen of hearts, king of hearts.",
        "While you were away, a bot made 9 decisions for you. The last one: four of spades.",
    ] == said
    assert not page.locator(NOTICE).is_visible()


def test_the_history_is_one_press_away(server: Server, visit: Visiting) -> None:
    """The notice leads to the last trick, in Arabic on a phone, too, and goes."""
    page = visit(PHONE).page()
    stage = Stage(page, server.address, table_of("trex", 4))
    stage.show(scene_of("trex", 4))
    stage.send(played(1, 1, "QH"))
    assert "أثناء غيابك" in words(page)
    page.locator(f"{NOTICE} button").first.click()
    page.get_by_role("dialog").wait_for()

    assert not page.locator(NOTICE).is_visible()
