"""Firefox and WebKitGTK as systems install them, through the protocols that they speak: WebDriver BiDi and WebDriver.

Playwright drives only builds of its own of these two. A `Tab` offers the few methods of its `Page` that
`tests.web.driving` needs.
"""

from __future__ import annotations

import itertools
import os
import re
import shutil
import socket
import subprocess
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from tests.web.driving import EYES, QUICK
from tests.web.serving import PATIENCE, TIMEOUT

Json: TypeAlias = dict[str, Any]

FIREFOX = ("firefox", "firefox-esr")
_PLACES = ("lib/*/webkit*gtk-*/MiniBrowser", "lib*/webkit*gtk-*/MiniBrowser")
MINI_BROWSER = next((path for place in _PLACES for path in sorted(Path("/usr").glob(place))), None)
"""The browser of WebKitGTK, which is not on PATH; None: it is not installed."""
WIDTH, HEIGHT = 1200, 760
SCREEN = "1280x1024x24"
BLANK = "about:blank"
ATTEMPTS = 8
"""How often to try to reach a driver that is starting, with pauses that double from half a second."""
PAUSE = 0.01
"""The seconds between two looks at a page that is loading."""
KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Shift": "\ue008",
    "Escape": "\ue00c",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}
"""The code points of keys without a character, as WebDriver defines them."""
LISTEN = """
window.faults = [];
for (const level of ["error", "warn"]) {
  const log = console[level];
  console[level] = (...words) => { faults.push(`${level}: ${words.join(" ")}`); log(...words); };
}
addEventListener("unhandledrejection", (event) => faults.push(`error: ${event.reason}`));
"""
"""Collects what the console shows, in the page, for a browser that doesn't tell it; `EYES` collects the errors."""
PREPARE = f"if (!window.faults) {{ {EYES + QUICK + LISTEN} }}"
"""Prepares a page that isn't prepared: WebDriver knows no scripts that run in each new page before its own."""
PREFERENCES = {"ui.prefersReducedMotion": 1, "intl.locale.requested": "en-US"}
GTK_SETTINGS = "[Settings]\ngtk-enable-animations=0\n"
"""WebKitGTK takes the wish for reduced motion from here."""
ABORTED = re.compile("status=2152398850|error loading dynamically imported module|Unable to preload CSS")
"""How Firefox and Vite report a font, a module or a style that stops loading because the page is left."""


@dataclass(frozen=True)
class Found:
    """The answer of a page to `wait_for_function`."""

    value: Any

    def json_value(self) -> Any:
        """Return it."""
        return self.value


class Pointer:
    """The mouse or a finger."""

    def __init__(self, tab: Tab, kind: str) -> None:
        self._tab = tab
        self._kind = kind

    def click(self, x: float, y: float) -> None:
        """Press and release at a point."""
        self.drag((x, y))

    tap = click

    def drag(self, start: tuple[float, float], *way: tuple[float, float]) -> None:
        """Press at a point, move over others, and release at the last one."""
        down, up = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
        actions = [_move(start), down, *map(_move, way), up]
        parameters = {"pointerType": self._kind}
        self._tab.perform([{"type": "pointer", "id": self._kind, "parameters": parameters, "actions": actions}])


def _move(to: tuple[float, float]) -> Json:
    return {"type": "pointerMove", "x": round(to[0]), "y": round(to[1])}


class Keyboard:
    """The keyboard."""

    def __init__(self, tab: Tab) -> None:
        self._tab = tab

    def press(self, key: str) -> None:
        """Press and release keys together: `Enter`, `h`, `Shift+Tab`."""
        values = [KEYS.get(name, name) for name in key.split("+")]
        actions = [{"type": "keyDown", "value": value} for value in values]
        actions += [{"type": "keyUp", "value": value} for value in reversed(values)]
        self._tab.perform([{"type": "key", "id": "keyboard", "actions": actions}])


class Tab(ABC):
    """A tab with a page."""

    def __init__(self) -> None:
        self.mouse, self.touchscreen, self.keyboard = Pointer(self, "mouse"), Pointer(self, "touch"), Keyboard(self)

    @abstractmethod
    def goto(self, url: str) -> None:
        """Open an address, and wait until it is loaded."""

    @abstractmethod
    def perform(self, sources: list[Json]) -> None:
        """Perform actions of pointers and keys, in the form that both protocols share."""

    @abstractmethod
    def faults(self) -> list[str]:
        """Return the errors and warnings of the console."""

    @abstractmethod
    def _call(self, function: str, words: str) -> str:
        """Call an asynchronous function of JavaScript with a text, and return the text that it returns."""

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """Return the value of an expression; a function is called with the argument."""
        body = f"const found = ({expression}); const value = typeof found === 'function' ? found(arg) : found;"
        return self._ask(f"{body} return await value;", arg)

    def wait_for_function(self, expression: str, *, arg: Any = None, timeout: float | None = TIMEOUT) -> Found:
        """Wait until a function returns something true, and return that.

        Raises:
            TimeoutError: it has not within that many milliseconds.
        """
        body = f"""
            const end = performance.now() + {timeout}, found = ({expression});
            for (;;) {{
              const value = found(arg);
              if (value) return value;
              if (performance.now() > end) return null;
              await new Promise((then) => setTimeout(then, 10));
            }}"""
        value = self._ask(body, arg)
        if value is None:
            raise TimeoutError(f"never true: {expression}")
        return Found(value)

    def _ask(self, body: str, arg: Any) -> Any:
        text = msgspec.json.encode(arg).decode()
        function = f"async (text) => {{ const arg = JSON.parse(text); const go = async () => {{ {body} }};"
        return msgspec.json.decode(self._call(f"{function} return JSON.stringify((await go()) ?? null); }}", text))


class FirefoxTab(Tab):
    """A tab of Firefox, over the socket of WebDriver BiDi."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__()
        self._socket = socket
        self._numbers = itertools.count(1)
        self._faults: list[str] = []
        self._send("session.new", capabilities={})
        self._send("session.subscribe", events=["log.entryAdded"])
        self._send("script.addPreloadScript", functionDeclaration=f"() => {{ {EYES + QUICK} }}")
        # The window in which Firefox starts has no focus.
        self._context = self._send("browsingContext.create", type="window")["context"]
        size = {"width": WIDTH, "height": HEIGHT}
        self._send("browsingContext.setViewport", context=self._context, viewport=size)

    def goto(self, url: str) -> None:
        """Open an address, and wait until it is loaded."""
        self._send("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def perform(self, sources: list[Json]) -> None:
        """Perform actions of pointers and keys."""
        self._send("input.performActions", context=self._context, actions=sources)

    def faults(self) -> list[str]:
        """Return the errors and warnings of the console."""
        self._send("session.status")  # what was said before has arrived
        faults = [fault for fault in self._faults if not ABORTED.search(fault)]
        return [*faults, *self.evaluate("window.violations")]

    def _call(self, function: str, words: str) -> str:
        answer = self._send(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": words}],
            awaitPromise=True,
            target={"context": self._context},
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        text: str = answer["result"]["value"]
        return text

    def _send(self, method: str, **params: Any) -> Json:
        """Send a command, and return its result."""
        number = next(self._numbers)
        self._socket.send(msgspec.json.encode({"id": number, "method": method, "params": params}).decode())
        while True:
            message: Json = msgspec.json.decode(self._socket.recv(timeout=PATIENCE))
            if message["type"] == "event":
                self._hear(message["params"])
            elif message["id"] == number:
                assert message["type"] == "success", f"{method}: {message['message']}"
                result: Json = message["result"]
                return result

    def _hear(self, entry: Json) -> None:
        if entry["level"] in {"error", "warn"}:
            self._faults.append(f"{entry['level']}: {entry['text']}")


class WebKitTab(Tab):
    """A tab of WebKitGTK, over the requests of WebDriver."""

    def __init__(self, driver: httpx.Client) -> None:
        super().__init__()
        self._driver = driver
        options = {"binary": str(MINI_BROWSER), "args": ["--automation"]}
        wish = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
        self._path = "/session"
        self._path += "/" + self._send("", capabilities={"alwaysMatch": wish})["sessionId"]
        self._send("/timeouts", script=TIMEOUT)
        self._send("/window/rect", width=WIDTH, height=HEIGHT)

    def goto(self, url: str) -> None:
        """Open an address, and wait until it is loaded."""
        self._run("window.isLeft = true;")
        self._send("/url", url=url)
        # WebKitGTK can answer while the page is still loading.
        deadline = time.monotonic() + PATIENCE
        while not self._run("return !window.isLeft && document.readyState === 'complete';"):
            assert time.monotonic() < deadline, f"{url} never loaded"
            time.sleep(PAUSE)
        self._run(PREPARE)

    def perform(self, sources: list[Json]) -> None:
        """Perform actions of pointers and keys."""
        self._send("/actions", actions=sources)

    def faults(self) -> list[str]:
        """Return the errors and warnings of the console since the page was loaded."""
        found: list[str] = self.evaluate("[...faults, ...violations]")
        return found

    def close(self) -> None:
        """Close the browser."""
        self._driver.delete(self._path)

    def _call(self, function: str, words: str) -> str:
        answers = "(text) => done(['', text]), (error) => done([`${error}`, ''])"
        script = f"{PREPARE} const done = arguments[1]; ({function})(arguments[0]).then({answers});"
        error, text = self._send("/execute/async", script=script, args=[words])
        assert not error, error
        found: str = text
        return found

    def _run(self, script: str) -> Any:
        """Run a script that does not wait, and return its value."""
        return self._send("/execute/sync", script=script, args=[])

    def _send(self, path: str, **parameters: Any) -> Any:
        """Send a command, and return its value."""
        answer = self._driver.post(self._path + path, json=parameters, timeout=PATIENCE)
        value = answer.json()["value"]
        assert answer.is_success, f"{path}: {value['message']}"
        return value


@contextmanager
def firefox(folder: Path) -> Iterator[Tab]:
    """Run Firefox with a new profile in a folder."""
    lines = (f'user_pref("{name}", {msgspec.json.encode(value).decode()});' for name, value in PREFERENCES.items())
    (folder / "user.js").write_text("\n".join(lines), encoding="utf-8")
    program = _program(*FIREFOX)
    assert program is not None
    words = [program, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0", BLANK]
    with _running(words) as process, connect(_said(process, r"(ws://\S+)") + "/session", max_size=None) as socket:
        yield FirefoxTab(socket)


@contextmanager
def webkit(folder: Path) -> Iterator[Tab]:
    """Run WebKitGTK on a screen of its own, with its settings in a folder."""
    settings = folder / "gtk-3.0" / "settings.ini"
    settings.parent.mkdir()
    settings.write_text(GTK_SETTINGS, encoding="utf-8")
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    with ExitStack() as stack:
        screen = stack.enter_context(_running(["Xvfb", "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"]))
        display = ":" + _said(screen, r"^(\d+)$")
        environment = {"DISPLAY": display, "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
        stack.enter_context(_running(["WebKitWebDriver", f"--port={port}"], environment))
        transport = httpx.HTTPTransport(retries=ATTEMPTS)
        driver = stack.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", transport=transport))
        tab = WebKitTab(driver)
        yield tab
        tab.close()


def hint(name: str) -> str:
    """Return what to install for a browser; empty: nothing."""
    if name == "firefox":
        return "" if _program(*FIREFOX) else "There is no Firefox: install the package `firefox-esr` of the system."
    if MINI_BROWSER and _program("WebKitWebDriver") and _program("Xvfb"):
        return ""
    return "There is no WebKitGTK: install the packages `webkit2gtk-driver` and `xvfb` of the system."


def _program(*names: str) -> str | None:
    """Return the first of the programs that is installed."""
    return next(filter(None, map(shutil.which, names)), None)


@contextmanager
def _running(words: list[str], environment: Mapping[str, str] | None = None) -> Iterator[subprocess.Popen[str]]:
    """Run a program, and end it at the end; its output and its errors are one stream."""
    whole = {**os.environ, **(environment or {})}
    process = subprocess.Popen(words, env=whole, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def _said(process: subprocess.Popen[str], pattern: str) -> str:
    """Wait for a line of the output, and return the group of the pattern; what comes later is not read."""
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(pattern, line):
            threading.Thread(target=process.stdout.read, daemon=True).start()
            return found[1]
    raise AssertionError(f"{process.args!r} has ended")
