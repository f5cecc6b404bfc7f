"""A server and its page, driven as people use them; the tests in a browser and the pictures of the page share this."""

from __future__ import annotations

import hashlib
import os
import re
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol, TypeAlias
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect, sync_playwright
from websockets.sync.client import connect

from mamlaka.fair import hash_of_nonce
from mamlaka.server.protocol import PROTOCOL
from mamlaka.texts import Texts
from tests.needs import missing

ENGLISH, ARABIC = Texts(), Texts("ar")
"""The messages of the page."""
ROOT = Path(__file__).resolve().parents[2]
SEEDED_SERVER = Path(__file__).with_name("seeded_server.py")
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
HOST = "mamlaka.test"
"""A name of this machine that browsers do not trust: the page has no more rights there than on a home network."""
ARGUMENTS = ["--no-sandbox", f"--host-resolver-rules=MAP {HOST} 127.0.0.1"]
PATIENCE = 60_000
"""The longest time for any action or expectation, in milliseconds."""
DEALS = [2, pytest.param(5, marks=pytest.mark.long)]
"""The number of deals played by hand: the first one is a layout, five are a kingdom."""
TABLES = 100
"""The number of tables opened to reach a situation, before it counts as impossible."""
CALM = ("no", "keep", "decline", "stay", "play")
"""The actions of a seat without a plan."""
LAST = 2
"""The most cards that count as the last ones."""
LATE = 8
"""A layout is late if it has more cards than this."""

expect.set_options(timeout=PATIENCE)

Situations: TypeAlias = dict[str, tuple[str, str]]
"""Tables with the tokens of their seats, by situation."""
Seen: TypeAlias = dict[str, Any]
"""The content of the page, as `EYES` finds it."""

EYES = """
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective));
addEventListener("error", (event) => violations.push(event.message)); // not all reach the console

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
      open: element.getAttribute("aria-disabled") === "false", label: element.getAttribute("aria-label") })),
    trick: all(".trick [data-card]").map((element) => element.dataset.card),
    layout: all(".layout [data-card]").map((element) => element.dataset.card),
    points: all(".points").map((element) => element.textContent),
  };
  const sending = document.querySelector(".hand .sending") !== null;
  const silent = seen.answers.length === 1 && seen.answers[0].quiet; // the page says it by itself
  const canAnswer = !silent && seen.answers.some((answer) => !answer.disabled);
  const canPlay = seen.mine && !silent && !sending && seen.hand.some((card) => card.open);
  seen.asked = canAnswer ? "answer" : canPlay ? "card" : "";
  const where = [seen.dialog, seen.prompt, seen.hand.map((card) => card.card), seen.trick, seen.layout, seen.points];
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


class Draws:
    """Numbers that differ from each other, and are the same in each run of a test: tokens, nonces and seeds."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._shared = ""

    def next(self) -> str:
        """Return 32 hexadecimal digits."""
        owner = self._shared or os.environ.get("PYTEST_CURRENT_TEST", "").partition(" ")[0]
        self._counts[owner] += 1
        return hashlib.sha256(f"{owner}/{self._counts[owner]}".encode()).hexdigest()[:32]

    @contextmanager
    def shared(self, name: str) -> Iterator[None]:
        """Draw for a fixture of several tests, whichever of them needs it first."""
        self._shared = name
        yield
        self._shared = ""


DRAWS = Draws()


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


class Server:
    """`mamlaka serve` in its own process, on a port that the system chooses and that stays the same."""

    def __init__(self, folder: Path, *words: str, environment: Mapping[str, str] | None = None) -> None:
        self._folder = folder
        self._words = words
        self._environment = {**os.environ, "MAMLAKA_HOME": str(folder), "PYTHONUTF8": "1", **(environment or {})}
        self._environment["PYTHONUNBUFFERED"] = "1"
        self.port = 0
        self.nonces: dict[str, str] = {}
        """The nonce that each token has committed to."""
        self.seats: dict[str, int] = {}
        """The seat of each token."""
        self.start()

    @property
    def address(self) -> str:
        """Return the address of the page."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server, and wait until it listens."""
        # Tests open more tables than one address may.
        words = [sys.executable, str(SEEDED_SERVER), "serve", "--rate", "0", "--port", str(self.port), *self._words]
        self._errors = (self._folder / "errors.txt").open("a", encoding="utf-8")
        self._process = subprocess.Popen(
            words, env=self._environment, stdout=subprocess.PIPE, stderr=self._errors, text=True
        )
        assert self._process.stdout is not None
        found = re.search(r"served at http://[\w.]+:(\d+)", self._process.stdout.readline())
        assert found, self.errors()
        self.port = int(found[1])

    def stop(self, sign: int = signal.SIGTERM) -> None:
        """End the process, as the system or a user would."""
        self._process.send_signal(sign)
        self._process.communicate(timeout=PATIENCE / 1000)
        self._errors.close()

    def errors(self) -> str:
        """Return the errors that it has printed."""
        return (self._folder / "errors.txt").read_text(encoding="utf-8")

    def open_table(self, **wish: Any) -> str:
        """Return the id of a new table."""
        answer = httpx.post(f"{self.address}/api/tables", json={"game": "trex", **wish})
        answer.raise_for_status()
        name: str = answer.json()["id"]
        return name

    def sit_down(self, table: str, name: str = "Nadia") -> str:
        """Take the next free seat, and return its token."""
        token, nonce = DRAWS.next(), DRAWS.next()
        self.nonces[token] = nonce
        wish = {"token": token, "nonceHash": hash_of_nonce(nonce), "name": name}
        answer = httpx.post(f"{self.address}/api/tables/{table}/seats", json=wish)
        answer.raise_for_status()
        self.seats[token] = answer.json()["seat"]
        return token

    def record(self, table: str) -> dict[str, Any]:
        """Return the record of a finished match."""
        answer = httpx.get(f"{self.address}/api/tables/{table}/record")
        answer.raise_for_status()
        record: dict[str, Any] = answer.json()
        return record

    def play(self, table: str, token: str, until: Callable[[Seen], bool] = lambda _: False, contract: str = "") -> Seen:
        """Play a seat over its socket until a scene meets a condition or the match is over; return that scene."""
        with connect(f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket") as socket:
            socket.send(_encode({"type": "hello", "protocol": PROTOCOL, "token": token, "wholeScenes": True}))
            asked = -1
            while True:
                message = msgspec.json.decode(socket.recv(timeout=PATIENCE / 1000))
                if message["type"] == "welcome" and message["table"]["status"] == "open":
                    socket.send(_encode({"type": "start", "id": secrets.token_hex(8)}))
                info = message.get("table", {"status": "", "unready": ()})
                if info["status"] == "starting" and info["unready"]:
                    socket.send(_encode({"type": "reveal", "nonce": self.nonces[token]}))
                elif info["unready"]:
                    socket.send('{"type":"ready"}')
                scene: Seen | None = message.get("scene")
                if scene is None:
                    continue
                if scene["over"] or until(scene):
                    return scene
                if scene["turn"] and not scene["turn"]["optional"] and asked != message["version"]:
                    asked = message["version"]
                    socket.send(_encode({**_deed(scene["turn"]["offers"], contract), "seen": asked}))

    def reach(self, until: Callable[[Seen], bool], contract: str, **wish: Any) -> tuple[str, str]:
        """Open tables until a scene of the given contract in a first deal meets a condition; return its seat."""
        for _ in range(TABLES):
            table = self.open_table(**{"bots": "random", **wish})
            token = self.sit_down(table)
            scene = self.play(
                table,
                token,
                lambda scene: until(scene) or scene["deal"] > 1 or scene["contract"] not in {"", contract},
                contract,
            )
            if until(scene):
                return table, token
        raise AssertionError(f"not reached at {TABLES} tables")

    def at_any_deal(self, until: Callable[[Seen], bool], **wish: Any) -> tuple[str, str]:
        """Open tables until a scene meets a condition before the match is over; return its seat."""
        for _ in range(TABLES):
            table = self.open_table(**{"bots": "random", **wish})
            token = self.sit_down(table)
            if until(self.play(table, token, until)):
                return table, token
        raise AssertionError(f"not reached at {TABLES} tables")


def _encode(message: Seen) -> str:
    return msgspec.json.encode(message).decode()


def _deed(offers: list[Seen], contract: str) -> Seen:
    """Return the action of a seat without a plan: the calmest on offer, or the first, except for the contract."""
    offer = next((offer for kind in CALM for offer in offers if offer["kind"] == kind), offers[0])
    names, numbers, groups = offer["names"], offer["numbers"], offer["groups"]
    cards, name = offer["cards"][: offer["least"]], contract if contract in names else names[0] if names else ""
    if groups:
        cards, name = groups[0]["cards"], groups[0]["name"]
    return {
        "type": "act",
        "id": secrets.token_hex(8),
        "kind": offer["kind"],
        "cards": cards,
        "name": name,
        "number": numbers[0] if numbers else None,
    }


def is_choosing(scene: Seen) -> bool:
    """Return whether the viewer must choose the contract."""
    return _offers(scene, "choose")


def may_double(scene: Seen) -> bool:
    """Return whether the viewer holds a card that they may double."""
    return _offers(scene, "double")


def must_follow(scene: Seen) -> bool:
    """Return whether the viewer is on turn in a trick and may not play some of their cards."""
    return _offers(scene, "play") and bool(scene["turn"]["refused"]) and len(_trick(scene)) > 1


def holds_court(scene: Seen) -> bool:
    """Return whether the viewer holds a court card: a jack, queen or king, whose picture is a separate file."""
    return any(card[0] in "JQK" for card in scene["zones"][0]["cards"])


def is_laying(scene: Seen) -> bool:
    """Return whether the viewer must play a card to a late layout."""
    layouts = [zone["count"] for zone in scene["zones"] if zone["kind"] == "layout"]
    return _offers(scene, "play") and bool(layouts) and layouts[0] > LATE


def is_knocked(scene: Seen) -> bool:
    """Return whether the viewer must answer a knock."""
    return _offers(scene, "stay")


def sees_draws(scene: Seen) -> bool:
    """Return whether the viewer is on turn and knows several cards of another hand."""
    return _offers(scene, "play") and len(scene["zones"][1]["shown"]) > LAST


def is_bidding(scene: Seen) -> bool:
    """Return whether the viewer must bid a number of tricks."""
    return _offers(scene, "bid")


def is_tracking(scene: Seen) -> bool:
    """Return whether the viewer must reply to a lead, and some of their unseen cards are certain to be led."""
    return _offers(scene, "play") and scene["tracker"] is not None and scene["zones"][0]["count"] <= 2 * LAST


def nears_end(scene: Seen) -> bool:
    """Return whether the viewer is on turn with their last cards."""
    return _offers(scene, "play") and scene["zones"][0]["count"] <= LAST


def _offers(scene: Seen, kind: str) -> bool:
    return scene["turn"] is not None and any(offer["kind"] == kind for offer in scene["turn"]["offers"])


def _trick(scene: Seen) -> list[Seen]:
    tricks: list[list[Seen]] = [zone["plays"] for zone in scene["zones"] if zone["kind"] == "trick"]
    return tricks[0] if tricks else []


def eyes(page: Driven) -> Seen:
    """Return the present content of the page."""
    seen: Seen = page.evaluate("window.see()")
    return seen


def look(page: Driven, after: str = "", when: str = "seen.dialog || seen.asked") -> Seen:
    """Wait until the page asks for something and its content differs from the signature `after`; return the content."""
    condition = f"(after) => {{ const seen = window.see(); return seen.sign !== after && ({when}) ? seen : null; }}"
    seen: Seen = page.wait_for_function(condition, arg=after, timeout=PATIENCE).json_value()
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
    quiet = [answer for answer in seen["answers"] if answer["quiet"]]
    enabled: list[Seen] = quiet or [answer for answer in seen["answers"] if not answer["disabled"]]
    return enabled[-1] if len(enabled) > len(("yes", "no")) else enabled[0]


def answer(page: Driven, seen: Seen, *, touch: bool = False) -> None:
    """Do one thing that the page offers: close a dialog, press an answer, or play a card with two taps."""
    if seen["dialog"]:
        tap(page, seen["close"], touch=touch)
    elif seen["asked"] == "answer":
        tap(page, picked(seen)["at"], touch=touch)
    else:
        card = next(card for card in seen["hand"] if card["open"])
        tap(page, card["at"], touch=touch)
        tap(page, card["at"], touch=touch)


def play(page: Driven, until: Callable[[Seen], bool], *, touch: bool = False) -> Seen:
    """Play at the page until its content meets a condition, and return it."""
    seen = look(page)
    while not until(seen):
        answer(page, seen, touch=touch)
        seen = look(page, seen["sign"])
    return seen


class Wire:
    """A network between a browser and a server: a port of its own that can be cut without closing any connection."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._whole = threading.Event()
        self._whole.set()
        self._sockets: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        """Return the address of the page on this side."""
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Let nothing through; what is sent waits, as in the buffers of a network."""
        self._whole.clear()

    def mend(self) -> None:
        """Let everything through again."""
        self._whole.set()

    def close(self) -> None:
        """Close the port and all connections."""
        self._whole.set()
        for end in (self._listener, *self._sockets):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                near, _ = self._listener.accept()
                far = socket.create_connection(("127.0.0.1", self._server.port))
                self._sockets += [near, far]
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(source, target), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):  # closed
            while data := source.recv(1 << 16):
                self._whole.wait()
                target.sendall(data)
        with suppress(OSError):
            target.shutdown(socket.SHUT_WR)


def enter(page: Driven, server: Server, table: str, token: str, host: str = "127.0.0.1", port: int = 0) -> None:
    """Open the page as the owner of a seat that was taken elsewhere; `port`: one that leads to the server."""
    port = port or server.port
    page.goto(f"http://{host}:{port}/")
    seat = {
        "table": table,
        "token": token,
        "seat": server.seats[token],
        "game": "trex",
        "startedAt": 0,
        "lastSeen": 0,
        "hands": [],
    }
    info = httpx.get(f"{server.address}/api/tables/{table}").json()
    seat |= {"commitment": info["commitment"], "nonce": server.nonces[token], "nonceHashes": None}
    page.evaluate("(seat) => localStorage.setItem('mamlaka.seats', JSON.stringify([seat]))", seat)
    page.goto(f"http://{host}:{port}/table/{table}")
    page.wait_for_function("() => document.querySelector('.table, .lobby')", timeout=PATIENCE)


@contextmanager
def chromium(*arguments: str) -> Iterator[Browser]:
    """Run the system's Chromium, with further arguments, or skip the test."""
    if CHROMIUM is None:
        missing("There is no Chromium: install the package `chromium` of the system.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, *arguments])
        yield browser
        browser.close()


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
        self.context.set_default_timeout(PATIENCE)
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
