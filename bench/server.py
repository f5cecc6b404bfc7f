"""Measure the server with people at full tables: commands a second, their latency, processor time and memory.

`python -m bench.server [--tables N] [--spectators M] [--against FOLDER]` starts `mamlaka serve` and lets four people at
each table play as fast as the server answers. Whoever is asked acts, and all receive the updates. With `--against`,
rounds alternate with those of the sources in another folder, such as a worktree of `main`. On a machine that does other
work, compare the processor time.

`python -m bench.server --tables 1000 --every 3 --seconds 300 --rounds 1` measures a server at a given load: a
move at each table every three seconds. People and server share the processors. With `--sync-ms 5` each sync to the
disk takes five milliseconds longer (on Linux, with a C compiler). With `--nodes 2` two nodes share a PostgreSQL
database, and people connect to either, whichever has their table.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import re
import shutil
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec

from mamlaka.fair import hash_of_nonce
from mamlaka.server.protocol import PROTOCOL, SitDown

VIEWERS = 4
SLOW_SYNC = Path(__file__).with_name("slow_sync.c")
HERE = Path(__file__).resolve().parents[1]
OPENED = {"game": "trex", "bots": "random", "options": {"doubling": "off"}}
"""Without secret questions, which the server keeps open for a while."""
NODE = ("--node-address", "127.0.0.1:0")
JSON = {"content-type": "application/json"}
OPENED_AT_ONCE = 8
"""The tables that are opened at the same time."""
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
KIB = 1024
TEXT_FRAME, PING_FRAME, PONG_FRAME = 0x81, 0x89, 0x8A
"""The first bytes of frames."""
MASKED, SHORT_FRAME = 0x80, 126
"""The bit of a mask, and the first size that doesn't fit into seven bits."""
LONG_HEAD = struct.Struct(">BBH")
NO_MASK = bytes(4)
"""The key of a mask that changes nothing."""


@dataclass
class Figures:
    """What a round measures."""

    latencies: list[float] = field(default_factory=list)
    """The seconds from each command to its acknowledgement."""
    sizes: list[int] = field(default_factory=list)
    """The bytes of each `news`."""
    seconds: float = 0.0
    processor: float = 0.0
    """The processor time of the server in seconds."""
    lost: int = 0
    """The connections that the server has closed."""
    memory: float = 0.0
    """The memory of a table with its connections, in bytes."""

    def row(self) -> dict[str, float]:
        """Return the figures that are printed."""
        done = len(self.latencies)
        percentiles = statistics.quantiles(self.latencies, n=100)
        return {
            "commands a second": done / self.seconds,
            "processor time a command, ms": 1000 * self.processor / done,
            "acknowledged after, median, ms": 1000 * percentiles[49],
            "acknowledged after, p99, ms": 1000 * percentiles[98],
            "memory a table, KiB": self.memory / KIB,
            "an update, bytes": statistics.mean(self.sizes),
            "lost connections": self.lost,
        }


class Offer(msgspec.Struct):
    """What a person reads of an offer."""

    kind: str
    least: int
    cards: list[str]
    numbers: list[int]
    names: list[str]


class Turn(msgspec.Struct):
    """What a person reads of a turn: the first offer."""

    offers: list[Offer]


class Part(msgspec.Struct):
    """What a person reads of a scene, or of the changes in it."""

    turn: Turn | None = None


class Facts(msgspec.Struct):
    """What a person reads of the facts about a table."""

    status: str
    unready: list[int]


class Message(msgspec.Struct):
    """What a person reads of a message."""

    type: str
    id: str = ""
    version: int = 0
    seat: int | None = None
    scene: Part | None = None
    changes: Part | None = None
    table: Facts | None = None


READER = msgspec.json.Decoder(Message)


class Viewer(asyncio.Protocol):
    """A connection of a person who takes the first offer whenever it is their turn.

    It speaks WebSocket itself and decodes only what it needs, because people and server share the processors.
    """

    def __init__(self, table: str, nonce: str, figures: Figures, every: float = 0.0) -> None:
        self.table = table
        """The id of the table."""
        self._nonce = nonce
        self._figures = figures
        self._every = every
        """The seconds after which this person acts when they are asked, on average."""
        self._sent: dict[str, float] = {}
        self._commands = 0
        self._buffer = b""
        self._seat: int | None = None
        self._is_open = False
        self._is_ended = False
        self.is_connected = asyncio.Event()
        """Set when the connection has become a WebSocket."""
        self.is_seen = asyncio.Event()
        """Set when the first scene has come."""
        self.is_measured = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        path = f"/api/tables/{self.table}/socket"
        lines = (f"GET {path} HTTP/1.1", "Host: localhost", "Connection: Upgrade", "Upgrade: websocket")
        transport.write(
            "\r\n".join((*lines, "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}\r\n\r\n")).encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection, unless this person has ended it."""
        del exc
        self._figures.lost += not self._is_ended

    def data_received(self, data: bytes) -> None:
        """Read the frames that are complete."""
        data = self._buffer + data
        if not self._is_open:
            head, found, rest = data.partition(b"\r\n\r\n")
            if not found:
                self._buffer = data
                return
            assert b" 101 " in head.split(b"\r\n", 1)[0], head
            self._is_open, data = True, rest
            self.is_connected.set()
        begin = 0
        while len(data) >= begin + 2:
            size, start = data[begin + 1], begin + 2
            if size >= SHORT_FRAME:
                start += 2 if size == SHORT_FRAME else 8
                size = int.from_bytes(data[begin + 2 : start], "big")
            if len(data) < start + size:
                break
            if data[begin] == TEXT_FRAME:
                self._received(data[start : start + size])
            elif data[begin] == PING_FRAME:
                self._transport.write(bytes((PONG_FRAME, MASKED | size)) + NO_MASK + data[start : start + size])
            begin = start + size
        self._buffer = data[begin:]

    def send(self, kind: str, /, **fields: Any) -> None:
        """Send a message."""
        if self._is_ended:
            return
        text = msgspec.json.encode({"type": kind, **fields})
        size = len(text)
        head = (
            bytes((TEXT_FRAME, MASKED | size))
            if size < SHORT_FRAME
            else LONG_HEAD.pack(TEXT_FRAME, MASKED | SHORT_FRAME, size)
        )
        self._transport.write(head + NO_MASK + text)

    def end(self) -> None:
        """Act no more, and disconnect."""
        self._is_ended = True
        self._transport.abort()

    def _received(self, text: bytes) -> None:
        """Handle a message."""
        message = READER.decode(text)
        match message.type:
            case "news":
                self._read_news(message, len(text))
            case "done" if message.id in self._sent:
                latency = time.perf_counter() - self._sent.pop(message.id)
                if self.is_measured:
                    self._figures.latencies.append(latency)
            case "beat":
                self.send("beat")
            case "welcome":
                self._seat = message.seat
            case "table" if message.table is not None and message.table.status == "starting":
                if self._seat in message.table.unready:
                    self.send("reveal", nonce=self._nonce)

    def _read_news(self, message: Message, size: int) -> None:
        if self.is_measured:
            self._figures.sizes.append(size)
        part = message.scene or message.changes
        if part is not None and part.turn is not None:
            self._asked(message.version, part.turn.offers[0])
        self.is_seen.set()

    def _asked(self, version: int, offer: Offer) -> None:
        if self._every:
            seconds = random.uniform(0.5, 1.5) * self._every  # no secret
            asyncio.get_running_loop().call_later(seconds, self._act, version, offer)
        else:
            self._act(version, offer)

    def _act(self, version: int, offer: Offer) -> None:
        self._commands += 1
        name = f"{self._commands}"
        self._sent[name] = time.perf_counter()
        chosen: dict[str, Any] = {"cards": offer.cards[: max(offer.least, 1)]} if offer.cards else {}
        if offer.names:
            chosen["name"] = offer.names[0]
        if offer.numbers:
            chosen["number"] = offer.numbers[0]
        self.send("act", id=name, seen=version, kind=offer.kind, **chosen)


class Server:
    """`mamlaka serve` as a process."""

    def __init__(
        self, sources: Path, database: str, connections: int, slow: dict[str, str], *, is_node: bool = False
    ) -> None:
        path = os.pathsep.join([str(sources / "src"), *sys.path])
        command = [sys.executable, "-S", "-m", "mamlaka", "serve", "--port", "0", "--bot-delay", "0"]
        caps = ("--connections", str(connections), "--connections-per-address", str(connections))
        self._process = subprocess.Popen(
            [*command, "--database", database, "--rate", "0", *caps, *(NODE if is_node else ())],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1", "MAMLAKA_HOME": os.devnull, **slow},
        )
        assert self._process.stdout is not None
        found = re.search(r"http://\S+", self._process.stdout.readline())
        assert found is not None
        self.url = found[0]
        self.http = httpx.AsyncClient(base_url=self.url, trust_env=False, timeout=60, headers=JSON)

    @property
    def processor(self) -> float:
        """The processor time so far, in seconds."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> int:
        """The resident memory, in bytes."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * PAGE

    def end(self) -> None:
        """End the process."""
        self._process.send_signal(signal.SIGTERM)
        self._process.communicate()


async def open_table(
    server: Server,
    figures: Figures,
    spectators: int,
    every: float = 0.0,
) -> list[Viewer]:
    """Open a table with four people, and start its match; return all connections, those of the people first."""
    http, url = server.http, httpx.URL(server.url)
    table = (await http.post("/api/tables", content=msgspec.json.encode(OPENED))).json()["id"]

    async def enter(token: str) -> Viewer:
        viewer = Viewer(table, token, figures, every)
        await asyncio.get_running_loop().create_connection(lambda: viewer, url.host, url.port or 0)
        await viewer.is_connected.wait()
        viewer.send("hello", protocol=PROTOCOL, token=token, beats=True)
        return viewer

    viewers = []
    for number in range(VIEWERS):
        token = f"{number:032x}"
        seat = SitDown(token, hash_of_nonce(token), f"Person {number}", number)
        (await http.post(f"/api/tables/{table}/seats", content=msgspec.json.encode(seat))).raise_for_status()
        viewers.append(await enter(token))
    viewers[0].send("start", id="start")
    for viewer in viewers:
        await viewer.is_seen.wait()
    return viewers + [await enter("") for _ in range(spectators)]


async def open_tables(
    servers: Sequence[Server], figures: Figures, tables: int, spectators: int, every: float
) -> list[list[Viewer]]:
    """Open many tables, a few at a time, at one server after the other."""
    places = asyncio.Semaphore(OPENED_AT_ONCE)

    async def open_one(server: Server) -> list[Viewer]:
        async with places:
            return await open_table(server, figures, spectators, every)

    return await asyncio.gather(*(open_one(servers[number % len(servers)]) for number in range(tables)))


def slow_sync(folder: str, milliseconds: float) -> dict[str, str]:
    """Return the environment in which each sync to the disk takes longer."""
    if not milliseconds:
        return {}
    compiler = shutil.which("cc")
    assert compiler, "There is no C compiler: install `gcc`, or leave out --sync-ms."
    library = f"{folder}/slow_sync.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-o", library, SLOW_SYNC, "-ldl"], check=True)
    return {"LD_PRELOAD": library, "SLOW_SYNC": f"{1000 * milliseconds:.0f}"}


@contextmanager
def running(sources: Path, connections: int, nodes: int, sync_ms: float) -> Iterator[list[Server]]:
    """Run a server with an SQLite file, or nodes with a PostgreSQL database."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        slow = slow_sync(folder, sync_ms)
        database = f"{folder}/tables.sqlite"
        if nodes:
            from tests.postgres import Postgres  # noqa: PLC0415  # only here is a PostgreSQL needed

            database = stack.enter_context(Postgres()).new_database()
        servers = [Server(sources, database, connections, slow, is_node=bool(nodes)) for _ in range(max(nodes, 1))]
        try:
            yield servers
        finally:
            for server in servers:
                server.end()


async def measure(
    sources: Path,
    tables: int,
    seconds: float,
    spectators: int,
    every: float = 0.0,
    sync_ms: float = 0.0,
    nodes: int = 0,
) -> Figures:
    """Return the figures of one round."""
    figures = Figures()
    connections = 2 * (tables + 2) * (VIEWERS + spectators) + 2 * OPENED_AT_ONCE  # nodes relay to each other
    with running(sources, connections, nodes, sync_ms) as servers:
        warm = await open_tables(servers, figures, 2 * nodes or 1, spectators, 0.0)  # loads the game and fills caches
        before = sum(server.memory for server in servers)
        for viewer in (viewer for viewers in warm for viewer in viewers):
            viewer.end()
        opened = await open_tables(servers, figures, tables, spectators, every)
        figures.memory = (sum(server.memory for server in servers) - before) / tables
        gc.collect()
        gc.freeze()  # the people's own pauses must not count as the server's
        for viewer in (viewer for viewers in opened for viewer in viewers):
            viewer.is_measured = True
        begun, processor = time.perf_counter(), sum(server.processor for server in servers)
        await asyncio.sleep(seconds)
        figures.processor = sum(server.processor for server in servers) - processor
        figures.seconds = time.perf_counter() - begun
        for viewer in (viewer for viewers in opened for viewer in viewers):
            viewer.end()
        for server in servers:
            await server.http.aclose()
    return figures


def main(words: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--spectators", type=int, default=0, help="connections beside the four people")
    parser.add_argument("--every", type=float, default=0.0, help="seconds between two moves of a table; default: none")
    parser.add_argument("--sync-ms", type=float, default=0.0, help="milliseconds added to each sync to the disk")
    parser.add_argument("--nodes", type=int, default=0, help="nodes on one PostgreSQL; default: none, and SQLite")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--against", type=Path, help="other sources: a folder with `src`")
    arguments = parser.parse_args(words)
    sources = {"here": HERE} | ({"against": arguments.against.resolve()} if arguments.against else {})
    rows: dict[str, list[dict[str, float]]] = {name: [] for name in sources}
    options = (
        arguments.tables,
        arguments.seconds,
        arguments.spectators,
        arguments.every,
        arguments.sync_ms,
        arguments.nodes,
    )
    for _ in range(arguments.rounds):
        for name, folder in sources.items():
            rows[name].append(asyncio.run(measure(folder, *options)).row())
    connections = f"{VIEWERS} people and {arguments.spectators} spectators"
    print(f"{arguments.tables} tables of {connections}, medians of {arguments.rounds} rounds")
    print(f"{'':34}" + "".join(f"{name:>10}" for name in rows) + ("     ratio" if arguments.against else ""))
    for figure in rows["here"][0]:
        medians = [statistics.median(row[figure] for row in found) for found in rows.values()]
        ratio = f"{medians[0] / medians[1]:10.2f}" if arguments.against and medians[1] else ""
        print(f"{figure:34}" + "".join(f"{median:10.2f}" for median in medians) + ratio)


if __name__ == "__main__":
    main()
