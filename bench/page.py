"""Measure the page in Chromium as a slow phone shows it: the first view, and the frames of a deal and of a trick.

`python -m bench.page [--rounds N]` prints the medians of several rounds. The processor is slowed four times; for the
first view the network is a slow 4G: 1.6 and 0.75 Mbit/s, 150 ms. What it transfers are all answers with their headers,
until the home page is complete; the service worker, which loads the rest later, is not counted. Frames are those of the
main thread. The numbers mean little on a machine that does other work.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from tests.web.driving import EYES, answer, chromium, enter, look, transfers, wait_for_home
from tests.web.serving import Seen, Server

LANGUAGES = {"English": "en-US", "Arabic": "ar-SY", "Japanese": "ja-JP"}
SLOWER = 4
"""The factor by which the processor is slowed."""
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
SCREEN = {"width": 360, "height": 640}
FRAME = 1000 / 60
"""The time for a frame, in milliseconds."""
TOLERANCE = 1
"""By how much a frame that is in time may seem longer, in milliseconds."""
WATCH = """
window.moved = 0;
window.largest = 0;
const watch = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
watch("layout-shift", (entry) => { if (!entry.hadRecentInput) moved += entry.value; });
watch("largest-contentful-paint", (entry) => (largest = entry.startTime));
window.lengths = [];
let before = 0;
const note = (time) => {
  if (before) lengths.push(time - before);
  before = time;
  requestAnimationFrame(note);
};
requestAnimationFrame(note);
"""
"""Observes the paints, the layout shifts, and the lengths of all frames."""
CALM = "new Promise((then) => setTimeout(then, 1000))"
"""Waits until the last movements have ended."""


@dataclass(frozen=True)
class View:
    """A first view."""

    paint: float
    """When the largest content was painted, in milliseconds."""
    shift: float
    """The layout shift."""
    size: float
    """What was transferred, in bytes."""


def open_phone(browser: Browser, locale: str) -> tuple[BrowserContext, Page, CDPSession]:
    """Return a phone with an empty cache, its page, and the tools that slow it."""
    context = browser.new_context(locale=locale, viewport=SCREEN, has_touch=True, is_mobile=True)  # type: ignore[arg-type]
    context.add_init_script(EYES + WATCH)
    context.add_init_script("delete Navigator.prototype.serviceWorker")  # it would load the rest of the page
    page = context.new_page()
    system = context.new_cdp_session(page)
    system.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return context, page, system


def first_view(browser: Browser, server: Server, locale: str) -> View:
    """Open the home page for the first time."""
    context, page, system = open_phone(browser, locale)
    system.send("Network.enable")
    system.send("Network.emulateNetworkConditions", SLOW_4G)
    sizes = transfers(page)
    page.goto(server.address)
    wait_for_home(page)
    paint, shift = page.evaluate("[largest, moved]")
    context.close()
    return View(paint, shift, sum(sizes.values()))


def frames(browser: Browser, server: Server) -> tuple[list[float], list[float]]:
    """Return the lengths of the frames of a deal, and of a trick, in milliseconds."""
    table = server.open_table(game="hearts", options={"pass_cards": "off"})
    token = server.sit_down(table)
    server.play(table, token, until=has_one_card)
    context, page, _ = open_phone(browser, "en-US")
    enter(page, server, table, token)
    seen = look(page)
    page.evaluate("lengths.length = 0")
    answer(page, seen, touch=True)
    result = look(page, when="seen.dialog")  # the next cards are dealt behind it
    page.evaluate(CALM)
    dealing: list[float] = page.evaluate("lengths.splice(0)")
    answer(page, result, touch=True)
    seen = look(page, when="seen.asked")
    page.evaluate(CALM)
    page.evaluate("lengths.length = 0")
    answer(page, seen, touch=True)
    look(page, seen["sign"])
    page.evaluate(CALM)
    trick: list[float] = page.evaluate("lengths.splice(0)")
    context.close()
    return dealing, trick


def has_one_card(scene: Seen) -> bool:
    """Return whether the viewer must play the last card of a deal."""
    return len(scene["zones"][0]["cards"]) == 1 and scene["turn"] is not None


def print_frames(name: str, lengths: list[float]) -> None:
    """Print how many frames were late."""
    late = [length for length in lengths if length > FRAME + TOLERANCE]
    print(f"{name:10}{len(lengths):8}{len(late) / len(lengths):8.1%}{max(lengths):10.0f} ms")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    rounds = range(parser.parse_args().rounds)
    folder = Path(tempfile.mkdtemp())
    server = Server(folder)
    try:
        with chromium() as browser:
            print(f"{'first view':12}{'largest paint':>14}{'layout shift':>14}{'transferred':>14}")
            for name, locale in LANGUAGES.items():
                views = [first_view(browser, server, locale) for _ in rounds]
                paint, shift, size = (
                    statistics.median(getattr(view, part) for view in views) for part in ("paint", "shift", "size")
                )
                print(f"{name:12}{paint / 1000:12.2f} s{shift:14.3f}{size / 1000:11.0f} KB")
            measured = [frames(browser, server) for _ in rounds]
            print(f"{'frames':10}{'number':>8}{'late':>8}{'longest':>13}")
            print_frames("a deal", [length for dealing, _ in measured for length in dealing])
            print_frames("a trick", [length for _, trick in measured for length in trick])
    finally:
        server.stop()
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
