"""The page in a browser, driven as people use it; the tests in a browser and the benchmark of the page share this."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect, sync_playwright

from mamlaka.texts import Texts
from tests.needs import missing
from tests.web.serving import DRAWS, HOST, PATIENCE, TIMEOUT, Seen, Server

ENGLISH, ARABIC = Texts(), Texts("ar")
"""The messages of the page."""
ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
ARGUMENTS = ["--no-sandbox", f"--host-resolver-rules=MAP {HOST} 127.0.0.1"]
DEALS = [2, pytest.param(5, marks=pytest.mark.long)]
"""The number of deals played by hand: the first one is a layout, five are a kingdom."""

expect.set_options(timeout=TIMEOUT)


EYES = """
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective));
addEventListener("error", (event) => violations.push(event.message)); // not all reach the console

/* People in tests have read each question: before a press they touch another key, so that the press counts. */
window.isDeliberate = true;
for (const type of ["keydown", "pointerdown"]) addEventListener(type, (event) => {
  if (window.isDeliberate && event.isTrusted) dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
}, true);

/* Where something can be hit: a point that nothing else covers. */
function pointOf(element) {
  const box = element.getBoundingClientRect();
  for (const across of [0.5, 0.15, 0.3, 0.7, 0.85, 0.05]) {
    for (const down of [0.3, 0.5, 0.2, 0.7, 0.1, 0.9]) {
      const [x, y] = [box.left + across * box.width, box.top + down * box.height];
      const found = document.elementFromPoint(x, y);
      if (found && element.contains(found)) return [x, y];
    }
  }
  return null;
}

/* The visible content of the page: the topmost dialog, the question, the answers, the cards. */
window.see = () => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const button = (element) => ({ text: element.textContent.trim(), at: pointOf(element),
    quiet: element.matches(".quiet"), disabled: element.disabled });
  const panels = all("[role=dialog]");
  const panel = panels[panels.length - 1];
  const prompt = document.querySelector(".prompt p");
  const seen = {
    dialog: panel ? panel.querySelector("h2").textContent.trim() : "",
    close: panel ? pointOf(panel.querySelector(":scope > button")) : null,
    mine: prompt !== null && prompt.matches(".mine"),
    prompt: prompt ? prompt.textContent.trim() : "",
    isRefused: prompt !== null && prompt.matches(".refusal"),
    answers: all(".answers .button").map(button),
    hand: all(".hand [data-card]").map((element) => ({ card: element.dataset.card, at: panel ? null : pointOf(element),
      open: element.getAttribute("aria-disabled") === "false", label: element.getAttribute("aria-label"),
      picked: element.getAttribute("aria-pressed") })),
    trick: all(".trick [data-card]").map((element) => element.dataset.card),
    layout: all(".layout [data-card]").map((element) => element.dataset.card),
    points: all(".points").map((element) => element.textContent),
  };
  const sending = document.querySelector(".hand .sending") !== null;
  const silent = seen.answers.length === 1 && seen.answers[0].quiet; // the page says it by itself
  const canAnswer = !silent && seen.answers.some((answer) => !answer.disabled);
  const canPlay = seen.mine && !silent && !sending && seen.hand.some((card) => card.open);
  seen.asked = canAnswer ? "answer" : canPlay ? "card" : "";
  const hand = seen.hand.map((card) => [card.card, card.picked]);
  const where = [seen.dialog, seen.prompt, hand, seen.trick, seen.layout, seen.points];
  seen.sign = JSON.stringify([where, seen.answers.map((answer) => answer.text)]);
  return seen;
};
"""
QUICK = """if (location.host) localStorage["mamlaka.preferences"] ??= '{"speed":3,"wasAskedName":true}';"""
"""Lets complete tricks stay as briefly as the settings allow; without motion the speed affects nothing else.

The page has also asked for the name already.
"""

SEEDED = """
crypto.getRandomValues = (bytes) => bytes.map((_, index) => {
  const drawn = Number(window.name);
  if (index === bytes.length - 1) window.name = `${drawn + bytes.length}`;
  let mixed = SEED + Math.imul(drawn + index, 0x9e3779b9);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return bytes[index] = mixed >>> 24;
});
"""
"""Lets a tab draw the same nonces in each run; the name of a window stays when its page is loaded again."""


class Pointing(Protocol):
    """The mouse of a browser."""

    def click(self, x: float, y: float) -> None:
        """Click a point."""


class Touching(Protocol):
    """A finger."""

    def tap(self, x: float, y: float) -> None:
        """Tap a point."""


class Typing(Protocol):
    """The keyboard."""

    def press(self, key: str) -> None:
        """Press a key, such as `Enter` or `Shift+Tab`."""


class Answering(Protocol):
    """A value in a page."""

    def json_value(self) -> Any:
        """Return it."""


class Driven(Protocol):
    """A page in any browser: the methods of Playwright's `Page` that do for playing."""

    @property
    def mouse(self) -> Pointing:
        """Return the mouse."""

    @property
    def touchscreen(self) -> Touching:
        """Return the finger."""

    @property
    def keyboard(self) -> Typing:
        """Return the keyboard."""

    def goto(self, url: str) -> object:
        """Open an address, and wait until it is loaded."""

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """Return the value of an expression, or of a function of the argument."""

    def wait_for_function(self, expression: str, *, arg: Any = None, timeout: float | None = None) -> Answering:
        """Wait until a function of the argument returns something true."""


def eyes(page: Driven) -> Seen:
    """Return the present content of the page."""
    seen: Seen = page.evaluate("window.see()")
    return seen


def look(page: Driven, after: str = "", when: str = "seen.dialog || seen.asked") -> Seen:
    """Wait until the page asks for something and its content differs from the signature `after`; return the content."""
    condition = f"(after) => {{ const seen = window.see(); return seen.sign !== after && ({when}) ? seen : null; }}"
    seen: Seen = page.wait_for_function(condition, arg=after, timeout=TIMEOUT).json_value()
    return seen


def tap(page: Driven, point: tuple[float, float] | None, *, touch: bool = False) -> None:
    """Click a point with the mouse, or tap it with a finger."""
    assert point is not None, "it is covered"
    if touch:
        page.touchscreen.tap(*point)
    else:
        page.mouse.click(*point)


def picked(seen: Seen) -> Seen:
    """Return the answer to choose: a quiet one, or else the first; of several contracts the last, the layout."""
    enabled: list[Seen] = [answer for answer in seen["answers"] if not answer["disabled"]]
    enabled = [answer for answer in enabled if answer["quiet"]] or enabled
    return enabled[-1] if len(enabled) > len(("yes", "no")) else enabled[0]


def answer(page: Driven, seen: Seen, *, touch: bool = False) -> None:
    """Do one thing that the page offers: close a dialog, press an answer, select a card, or play one with two taps."""
    if seen["dialog"]:
        tap(page, seen["close"], touch=touch)
    elif seen["asked"] == "answer":
        tap(page, picked(seen)["at"], touch=touch)
    else:
        card = next(card for card in seen["hand"] if card["open"] and card["picked"] != "true")
        tap(page, card["at"], touch=touch)
        if card["picked"] is None:
            tap(page, card["at"], touch=touch)


def play(page: Driven, until: Callable[[Seen], bool], *, touch: bool = False) -> Seen:
    """Play at the page until its content meets a condition, and return it."""
    seen = look(page)
    while not until(seen):
        answer(page, seen, touch=touch)
        seen = look(page, seen["sign"])
    return seen


def enter(page: Driven, server: Server, table: str, token: str, host: str = "127.0.0.1", port: int = 0) -> None:
    """Open the page as the owner of a seat that was taken elsewhere; `port`: one that leads to the server."""
    port = port or server.port
    page.goto(f"http://{host}:{port}/robots.txt")  # the home page would still load files when it is left
    seat = {
        "table": table,
        "token": token,
        "seat": server.seats[token],
        "game": "trex",
        "startedAt": 0,
        "lastSeen": 0,
        "hands": [],
    }
    info = httpx.get(f"{server.address}/api/tables/{table}", timeout=PATIENCE).json()
    seat |= {"commitment": info["commitment"], "nonce": server.nonces[token], "nonceHashes": None}
    page.evaluate("(seat) => localStorage.setItem('mamlaka.seats', JSON.stringify([seat]))", seat)
    page.goto(f"http://{host}:{port}/table/{table}")
    page.wait_for_function("() => document.querySelector('.table, .lobby')", timeout=TIMEOUT)


@contextmanager
def chromium(*arguments: str) -> Iterator[Browser]:
    """Run the system's Chromium, with further arguments, or skip the test."""
    if CHROMIUM is None:
        missing("There is no Chromium: install the package `chromium` of the system.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, *arguments])
        yield browser
        browser.close()


def transfers(page: Page) -> dict[str, int]:
    """Return a dictionary that the page fills: what it transfers for each address, in bytes, with the headers."""
    sizes: dict[str, int] = {}
    addresses: dict[str, str] = {}
    system = page.context.new_cdp_session(page)

    def finished(event: Seen) -> None:
        address = addresses[event["requestId"]]
        sizes[address] = sizes.get(address, 0) + int(event["encodedDataLength"])

    system.on(
        "Network.requestWillBeSent", lambda event: addresses.update({event["requestId"]: event["request"]["url"]})
    )
    system.on("Network.loadingFinished", finished)
    system.send("Network.enable")
    return sizes


def wait_for_home(page: Page) -> None:
    """Wait until the home page has everything that it shows at first."""
    page.get_by_role("radio").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => document.fonts.status === 'loaded'")


class Visit:
    """A browser of one person, and the faults that occur in it.

    The console must be silent, nothing may load from another host, and the policy of the server must not be violated.
    """

    def __init__(
        self, browser: Browser, *, allowed: str = "", keeps_page: bool = False, is_new: bool = False, **device: Any
    ) -> None:
        """Open the browser.

        Args:
            browser: the program.
            allowed: a pattern of the faults that may occur.
            keeps_page: whether it has service workers; most tests watch requests, which a worker would hide.
            is_new: whether it is used for the first time.
            device: the settings of its window.
        """
        self.faults: list[str] = []
        self.frames: list[str] = []
        """The frames of the sockets."""
        self._allowed = re.compile(allowed) if allowed else None
        self.context = browser.new_context(reduced_motion="reduce", **device)
        self.context.add_init_script(EYES)
        if not keeps_page:
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        if not is_new:
            self.context.add_init_script(QUICK)
        self.context.set_default_timeout(TIMEOUT)
        self.context.on("console", self._said)
        self.context.on("weberror", lambda error: self._fault(f"error: {error.error}"))
        self.context.on("request", self._asked)

    def page(self, address: str = "") -> Page:
        """Open a new tab."""
        page = self.context.new_page()
        page.add_init_script(SEEDED.replace("SEED", f"0x{DRAWS.next()[:8]}"))
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))))
        if address:
            page.goto(address)
        return page

    def shown(self) -> str:
        """Return what the pages show, and the faults so far, for the report of a test that has failed."""
        texts = [f"{page.url}\n{page.evaluate('document.body.innerText')}" for page in self.context.pages]
        return "\n\n".join([*texts, *self.faults])

    def end(self) -> list[str]:
        """Close everything; return the faults."""
        for page in self.context.pages:
            self.faults += [f"page: {name}" for name in page.evaluate("window.violations ?? []")]
        self.context.close()
        return self.faults

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._fault(f"{message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        host = urlsplit(request.url).hostname
        if host not in {"127.0.0.1", HOST, None}:
            self._fault(f"request to {host}")

    def _fault(self, fault: str) -> None:
        if not (self._allowed and self._allowed.search(fault)):
            self.faults.append(fault)


DESKTOP: dict[str, Any] = {"viewport": {"width": 1200, "height": 760}, "locale": "en-US"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "locale": "ar-SY",
    "has_touch": True,
    "is_mobile": True,
}
