"""A page that stays open for an evening needs no more memory from match to match."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, Page

from tests.web.driving import DESKTOP, ENGLISH, Visit, answer, chromium, enter, eyes
from tests.web.serving import TIMEOUT, Server

Visiting = Callable[..., Visit]
SHORT = {"game": "hearts", "bots": "random", "options": {"deals": "1", "pass_cards": "off"}}
"""A match of one deal."""
MATCHES = 20
WARM = 3
"""The matches after which everything is loaded that a page keeps."""
COMPARED = 7
"""The number of matches that are compared at the beginning and at the end: what a result keeps depends on its cards."""
NODES, LISTENERS, HEAP = 60, 5, 100_000
"""The most that may be added in ten matches; the heap in bytes. A table has more than a thousand nodes."""
COUNT = """() => {
  const walker = document.createTreeWalker(document);
  let count = 1;
  while (walker.nextNode()) count += 1;
  return count;
}"""
CHANGED = "(sign) => { const seen = see(); return seen.sign !== sign && Boolean(seen.dialog || seen.asked); }"
"""Whether the content of the page has changed, and it asks for something."""


@pytest.fixture(scope="module")
def browser(page: Path) -> Iterator[Browser]:
    """A Chromium that compiles nothing: compiled code would grow for many matches."""
    assert page.is_dir()
    with chromium("--js-flags=--jitless") as browser:
        yield browser


def memory_of(page: Page, system: CDPSession) -> tuple[int, int, int]:
    """Return the nodes, the listeners and the bytes that a page keeps when all garbage is collected.

    The nodes are those outside the document: how many are in it depends on the cards that the result leaves open.
    """
    shown = page.evaluate(COUNT)
    system.send("HeapProfiler.collectGarbage")
    found = {metric["name"]: metric["value"] for metric in system.send("Performance.getMetrics")["metrics"]}
    return int(found["Nodes"]) - shown, int(found["JSEventListeners"]), int(found["JSHeapUsedSize"])


def growth(values: tuple[int, ...]) -> int:
    """Return how much more the last matches keep than the first warm ones."""
    return min(values[-COMPARED:]) - min(values[WARM : WARM + COMPARED])


def play_to_end(page: Page) -> None:
    """Play until the page offers another match; leave the result open.

    It waits for conditions alone: Playwright keeps every object that a page has returned while waiting.
    """
    again = page.get_by_role("button", name=ENGLISH.format("page-again"))
    sign = ""
    while True:
        page.wait_for_function(CHANGED, arg=sign, timeout=TIMEOUT)
        if again.is_visible():
            return
        seen = eyes(page)
        sign = seen["sign"]
        answer(page, seen)


@pytest.mark.long
def test_twenty_matches_need_no_more_memory_than_three(server: Server, visit: Visiting) -> None:
    """Nodes, listeners and heap stay flat while one page plays again and again."""
    page = visit(DESKTOP).page()
    table = server.open_table(**SHORT)
    token = server.sit_down(table)
    server.play(table, token)
    enter(page, server, table, token)
    system = page.context.new_cdp_session(page)
    system.send("Performance.enable")
    kept = []
    for _ in range(MATCHES):
        page.get_by_role("button", name=ENGLISH.format("page-again")).click()
        page.wait_for_function("(before) => location.href !== before", arg=page.url)
        play_to_end(page)
        kept.append(memory_of(page, system))
    nodes, listeners, heap = (growth(values) for values in zip(*kept, strict=True))

    assert nodes <= NODES, kept
    assert listeners <= LISTENERS, kept
    assert heap <= HEAP, kept
