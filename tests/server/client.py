"""A client of the server, and servers to talk to: in a thread of the tests, or as a process that can be killed."""

from __future__ import annotations

import os
import random
import re
import secrets
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
import msgspec
import uvicorn
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from mamlaka.cli.listening import listen
from mamlaka.errors import Refusal
from mamlaka.fair import hash_of_nonce
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.app import create_app
from mamlaka.server.database.store import Store
from mamlaka.server.http.connections import uvicorn_config
from mamlaka.server.limits import Limits
from mamlaka.server.tables.sessions import Outgoing, Session
from mamlaka.server.timing import Timing
from tests.scenes import changed

TIMEOUT = 60.0
"""Nothing in these tests takes so long, unless it is broken."""

M = TypeVar("M", bound=protocol.ServerMessage)

_decoder = msgspec.json.Decoder(protocol.ServerMessage)


def token_of(number: int) -> str:
    """Return a token, the same for the same number."""
    return f"{number:032x}"


class Purse:
    """The nonce of a person, and what there is to say of it."""

    def __init__(self, token: str) -> None:
        self.nonce = token

    def due(self, info: protocol.TableInfo, seat: int | None) -> protocol.Commit | protocol.Reveal | None:
        """Return the message that a table waits for; None: nothing is due."""
        if seat is None:
            return None
        published = info.nonce_hashes[seat]
        if info.status == "open" and not published:
            self.nonce = hash_of_nonce(self.nonce)[:32]
            return protocol.Commit(hash_of_nonce(self.nonce))
        return protocol.Reveal(self.nonce) if info.status == "starting" and seat in info.unready else None


def sent_to(session: Session) -> Iterator[Outgoing]:
    """Take the messages that are queued for a client."""
    while not session.outbox.empty():
        outgoing = session.outbox.get_nowait()
        if outgoing is not None:
            yield outgoing


def scene_after(news: protocol.News, scene: protocol.Scene | None = None) -> protocol.Scene:
    """Return the scene of a news, or the scene before it with the changes."""
    if news.scene is not None:
        return news.scene
    assert scene is not None, "changes of a scene that the client does not have"
    return msgspec.convert(changed(msgspec.to_builtins(scene), msgspec.to_builtins(news.changes)), protocol.Scene)


class Client:
    """A connection that keeps all messages and its resulting state."""

    def __init__(
        self,
        url: str,
        table: str,
        token: str = "",
        *,
        last: int = -1,
        origin: str = "",
        cookie: str = "",
        timeout: float = TIMEOUT,
        source: str = "",
        forwarded: str = "",
    ) -> None:
        """Connect; `hello` enters the table.

        Args:
            url: the server.
            table: the id of the table.
            token: that of a seat; empty: a spectator.
            last: the version that the client has.
            origin: the page from which it comes.
            cookie: what the browser keeps.
            timeout: after so many seconds without a message the server counts as dead.
            source: the address of this machine from which to connect.
            forwarded: the address of the client, if this is a proxy.
        """
        self.timeout = timeout
        self.stack = ExitStack()
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {
            name: text
            for name, text in (("origin", origin), ("cookie", cookie), ("x-forwarded-for", forwarded))
            if text
        }
        options: dict[str, Any] = {"compression": None, "proxy": None, "additional_headers": headers}
        if source:
            options["source_address"] = (source, 0)
        self.socket = self.stack.enter_context(connect(address, open_timeout=timeout, close_timeout=1, **options))
        self.token = token
        self.purse = Purse(token)
        self.version = last
        self.frames: list[str] = []
        self.messages: list[protocol.ServerMessage] = []
        self.is_helpful = True
        """Whether nonces are committed to and revealed as soon as that is due."""
        self.seat: int | None = None
        self.scene: protocol.Scene | None = None
        self.info: protocol.TableInfo
        self.skipped = False
        """Whether a news followed another version than the one before."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self.stack.close()

    def send(self, message: protocol.ClientMessage | str | bytes) -> None:
        """Send a message, or anything else."""
        if isinstance(message, msgspec.Struct):
            message = msgspec.json.encode(message).decode()
        self.socket.send(message)

    def hello(self) -> protocol.Welcome:
        """Enter the table, from the version that one has seen."""
        self.send(protocol.Hello(protocol.PROTOCOL, self.token, self.version))
        return self.until(protocol.Welcome)

    def receive(self) -> protocol.ServerMessage:
        """Return the next message, and apply it to the state."""
        frame = self.socket.recv(self.timeout)
        assert isinstance(frame, str)
        message: protocol.ServerMessage = _decoder.decode(frame)
        self.frames.append(frame)
        self.messages.append(message)
        match message:
            case protocol.Welcome():
                self.seat, self.info, self.version = message.seat, message.table, message.version
                self.scene = message.scene or self.scene
            case protocol.News():
                self.skipped |= message.previous != self.version
                self.version, self.scene = message.version, scene_after(message, self.scene)
                message = replace(message, scene=self.scene)
                self.messages[-1] = message
            case protocol.TableNews():
                self.info = message.table
        if isinstance(message, protocol.Welcome | protocol.TableNews) and self.is_helpful:
            self.exchange()
        return message

    def exchange(self) -> None:
        """Commit to a nonce, or reveal it, if that is due."""
        message = self.purse.due(self.info, self.seat)
        if message is not None:
            self.send(message)

    def until(self, kind: type[M], fits: Callable[[M], bool] = lambda _: True) -> M:
        """Receive until a message of a kind comes that fits, and return it."""
        while True:
            message = self.receive()
            if isinstance(message, kind) and fits(message):
                return message

    def answer(self, name: str) -> protocol.Done | protocol.Refused:
        """Receive until a command is answered."""
        while True:
            message = self.receive()
            if isinstance(message, protocol.Done | protocol.Refused) and message.id == name:
                return message

    def refusal(self, message: protocol.ClientMessage | str | bytes) -> Refusal:
        """Send something, and return why it was refused."""
        self.send(message)
        return self.until(protocol.Refused).refusal

    def ask(self, command: protocol.Command) -> protocol.Done | protocol.Refused:
        """Send a command, and return its answer."""
        self.send(command)
        return self.answer(command.id)

    def start(self, *others: Client) -> None:
        """Start the match, and wait for the first scene.

        Args:
            others: the other people who are connected: they have to reveal their nonces, too.
        """
        assert isinstance(self.ask(protocol.Start(secrets.token_hex(8))), protocol.Done)
        for client in others:
            client.until(protocol.TableNews, lambda news: news.table.status != "open")
        self.until(protocol.News)

    def choice(self, rng: Rng) -> protocol.Act:
        """Return some action of the turn."""
        assert self.scene is not None
        assert self.scene.turn is not None
        return action_of(self.scene.turn, self.version, rng)

    def act(self, rng: Rng) -> protocol.Act:
        """Do something legal, and wait for the news of it."""
        act = self.choice(rng)
        assert isinstance(self.ask(act), protocol.Done)
        self.until(protocol.News)
        return act

    def play(self, rng: Rng, *, enough: Callable[[Client], bool] = lambda _: False) -> None:
        """Play on until it is enough, or the match is over."""
        while True:
            assert self.scene is not None
            if self.scene.over or enough(self):
                return
            if self.seat in self.info.unready:
                self.send(protocol.Ready())
                self.until(protocol.TableNews, lambda news: self.seat not in news.table.unready)
            elif self.scene.turn is not None:
                self.act(rng)
            else:
                self.receive()

    def closed(self) -> int:
        """Receive until the connection is closed, and return the code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 1006

    def ping(self) -> None:
        """Wait until the server has answered everything before."""
        self.send(protocol.Ping())
        self.until(protocol.Pong)


def play_together(clients: Sequence[Client], rng: Rng, enough: Callable[[], bool]) -> None:
    """Let several persons of one table play on until it is enough, or the match is over."""
    while True:
        for client in clients:
            client.ping()
            if client.seat in client.info.unready:
                client.send(protocol.Ready())
        scenes = [client.scene for client in clients if client.scene is not None]
        if enough() or scenes[0].over:
            return
        asked = [client for client in clients if client.scene is not None and client.scene.turn is not None]
        for client in asked[:1]:
            client.act(rng)


def action_of(turn: protocol.Turn, seen: int, rng: Rng) -> protocol.Act:
    """Return one of the actions of a turn."""
    name = secrets.token_hex(8)
    offer = rng.choice(turn.offers)
    if offer.groups:
        group = rng.choice(offer.groups)
        return protocol.Act(name, seen, offer.kind, group.cards, name=group.name, takes=group.takes)
    if offer.cards and offer.least <= 1:
        first = rng.below(len(offer.cards))
        return protocol.Act(name, seen, offer.kind, (offer.cards[first],))
    if offer.cards:
        cards = list(offer.cards)
        rng.shuffle(cards)
        return protocol.Act(name, seen, offer.kind, tuple(cards[: offer.least]))
    if offer.names:
        return protocol.Act(name, seen, offer.kind, name=rng.choice(offer.names))
    if offer.numbers:
        return protocol.Act(name, seen, offer.kind, number=rng.choice(offer.numbers))
    return protocol.Act(name, seen, offer.kind)


class Address:
    """A server, by its address."""

    url: str

    def http(self, method: str, path: str, body: object = None, **options: Any) -> httpx.Response:
        """Ask for something over plain HTTP."""
        content = None if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
        headers = {"content-type": "application/json"} if content is not None else {}
        headers |= options.pop("headers", {})
        with httpx.Client(base_url=self.url, trust_env=False, timeout=TIMEOUT, headers=headers) as client:
            return client.request(method, path, content=content, **options)

    def open(self, **wish: Any) -> str:
        """Return the name of a new table."""
        answer = self.http("POST", "/api/tables", {"game": "trex", "bots": "random", **wish})
        assert 201 == answer.status_code, answer.text
        return msgspec.json.decode(answer.content, type=protocol.TableInfo).id

    def sit(self, table: str, number: int, seat: int | None = None, name: str = "") -> int:
        """Sit down as the person of a number, and return the seat."""
        wish = protocol.SitDown(token_of(number), hash_of_nonce(token_of(number)), name or f"Person {number}", seat)
        answer = self.http("POST", f"/api/tables/{table}/seats", wish)
        assert 200 == answer.status_code, answer.text
        return msgspec.json.decode(answer.content, type=protocol.Seated).seat

    def join(self, table: str, number: int, seat: int | None = None, last: int = -1) -> Client:
        """Sit down as the person of a number, and enter."""
        self.sit(table, number, seat)
        return self.enter(table, number, last)

    def enter(self, table: str, number: int | None = None, last: int = -1) -> Client:
        """Enter as a seated person, or as a spectator."""
        client = Client(self.url, table, "" if number is None else token_of(number), last=last)
        client.hello()
        return client


class Served(Address):
    """A server in a thread."""

    def __init__(
        self,
        database: str | Path,
        timing: Timing | None = None,
        limits: Limits | None = None,
        listener: socket.socket | None = None,
    ) -> None:
        """Start it; without a socket to listen on, it gets one of its own."""
        self.db = str(database)
        self.store = Store(self.db)
        self.chance = random.Random(1)
        """Return the source of all deals, which is the same for every test."""
        self.app = create_app(self.store, timing or Timing().scaled(0), self.chance.randbytes, limits or Limits(rate=0))
        listener = listener or listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self.server = uvicorn.Server(uvicorn_config(self.app))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [listener]})
        self.thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(TIMEOUT)
        assert not self.thread.is_alive()


class Process(Address):
    """`mamlaka serve` as a process."""

    def __init__(self, database: str | Path | None, *options: str, bot_delay: str = "0") -> None:
        """Start it.

        Args:
            database: its location; None: as the environment says.
            options: further options.
            bot_delay: the factor of the bots' delays.
        """
        named = () if database is None else ("--database", str(database))
        words = ("serve", "--port", "0", *named, "--bot-delay", bot_delay, *options)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mamlaka", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUTF8": "1", "MAMLAKA_HOME": os.devnull},
        )
        assert self.process.stdout is not None
        said = re.search(r"http://\S+", self.process.stdout.readline())
        assert said is not None
        self.url = said[0]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def kill(self) -> None:
        """End it without a chance to say or write anything."""
        self.process.kill()
        self.process.communicate(timeout=TIMEOUT)

    def terminate(self) -> tuple[int, str]:
        """Ask it to end, and return its status and its complaints, except that the page is not built."""
        self.process.send_signal(signal.SIGTERM)
        _, errors = self.process.communicate(timeout=TIMEOUT)
        return self.process.returncode, "".join(
            line for line in errors.splitlines(keepends=True) if "not built" not in line
        )
