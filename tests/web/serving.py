"""`mamlaka serve` for the tests in a browser, its tables, and a network that can be cut."""

from __future__ import annotations

import hashlib
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import msgspec
from websockets.sync.client import connect

from mamlaka.fair import hash_of_nonce
from mamlaka.server.protocol import PROTOCOL

SEEDED_SERVER = Path(__file__).with_name("seeded_server.py")
HOST = "mamlaka.test"
"""A name of this machine that browsers do not trust: the page has no more rights there than on a home network."""
TIMEOUT = 60_000
"""The longest time for any action or expectation, in milliseconds."""
PATIENCE = TIMEOUT / 1000
"""The same in seconds, for requests."""
TABLES = 100
"""The number of tables opened to reach a situation, before it counts as impossible."""
CALM = ("no", "keep", "decline", "stay", "play")
"""The actions of a seat without a plan."""
Situations: TypeAlias = dict[str, tuple[str, str]]
"""Tables with the tokens of their seats, by situation."""
Seen: TypeAlias = dict[str, Any]
"""The content of the page, as `EYES` finds it."""


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


class Reached(Situations):
    """Situations that are reached when a test first asks for them."""

    def __init__(self, **ways: Callable[[], tuple[str, str]]) -> None:
        super().__init__()
        self._ways = ways

    def __missing__(self, name: str) -> tuple[str, str]:
        with DRAWS.shared(f"situation {name}"):
            self[name] = self._ways[name]()
        return self[name]


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
        self._process.communicate(timeout=PATIENCE)
        self._errors.close()

    def errors(self) -> str:
        """Return the errors that it has printed."""
        return (self._folder / "errors.txt").read_text(encoding="utf-8")

    def open_table(self, **wish: Any) -> str:
        """Return the id of a new table."""
        answer = httpx.post(f"{self.address}/api/tables", json={"game": "trex", **wish}, timeout=PATIENCE)
        answer.raise_for_status()
        name: str = answer.json()["id"]
        return name

    def sit_down(self, table: str, name: str = "Nadia") -> str:
        """Take the next free seat, and return its token."""
        token, nonce = DRAWS.next(), DRAWS.next()
        self.nonces[token] = nonce
        wish = {"token": token, "nonceHash": hash_of_nonce(nonce), "name": name}
        answer = httpx.post(f"{self.address}/api/tables/{table}/seats", json=wish, timeout=PATIENCE)
        answer.raise_for_status()
        self.seats[token] = answer.json()["seat"]
        return token

    def record(self, table: str, query: str = "") -> dict[str, Any]:
        """Return the record of a finished match."""
        answer = httpx.get(f"{self.address}/api/tables/{table}/record{query}", timeout=PATIENCE)
        answer.raise_for_status()
        record: dict[str, Any] = answer.json()
        return record

    def play(self, table: str, token: str, until: Callable[[Seen], bool] = lambda _: False, contract: str = "") -> Seen:
        """Play a seat over its socket until a scene meets a condition or the match is over; return that scene."""
        with connect(f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket") as socket:
            socket.send(_encode({"type": "hello", "protocol": PROTOCOL, "token": token, "wholeScenes": True}))
            asked = -1
            while True:
                message = msgspec.json.decode(socket.recv(timeout=PATIENCE))
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
    takes = []
    if groups:
        cards, name, takes = groups[0]["cards"], groups[0]["name"], groups[0]["takes"]
    return {
        "type": "act",
        "id": secrets.token_hex(8),
        "kind": offer["kind"],
        "cards": cards,
        "name": name,
        "number": numbers[0] if numbers else None,
        "takes": takes,
    }


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
