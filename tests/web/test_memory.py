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
NODES, LISTENERS, HEAP = 20, 5, 100_000
"""The most that may be added in all later matches, less than a node and 10 KB a match; the heap in bytes."""
CHANGED = "(sign) => { const seen = see(); return seen.sign !== sign && Boolean(seen.dialog || seen.asked); }"
"""How much larger the heap may be, as a share."""


@pytest.fixture(scope="module")
def browser(page: Path) -> Iterator[Browser]:
    """A Chromium that compiles nothing: compiled code would grow for many matches."""
    assert page.is_dir()
    with chromium("--js-flags=--jitless") as browser:
        yield browser


def memory_of(system: CDPSession) -> tuple[int, int, int]:
    """Return the nodes, the listeners and the bytes that a page keeps when all garbage is collected."""
    system.send("HeapProfiler.collectGarbage")
    found = {metric["name"]: metric["value"] for metric in system.send("Performance.getMetrics")["metrics"]}
    return int(found["Nodes"]), int(found["JSEventListeners"]), int(found["JSHeapUsedSize"])


def growth(values: tuple[int, ...]) -> int:
    """Return how much more the last matches keep than the first warm ones; the least of some, as results differ."""
    return min(values[-WARM:]) - min(values[WARM : 2 * WARM])


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
        kept.append(memory_of(system))
    nodes, listeners, heap = (growth(values) for values in zip(*kept, strict=True))

    assert nodes <= NODES, kept
    assert listeners <= LISTENERS, kept
    assert heap <= HEAP, kept
