"""Measure the server with people at full tables: commands a second, their latency, processor time and memory.

`python -m bench.server [--tables N] [--spectators M] [--against FOLDER]` starts `mamlaka serve` and lets four people at
each table play as fast as the server answers. Whoever is asked acts, and all receive the updates. With `--against`,
rounds alternate with those of the sources in another folder, such as a worktree of `main`. On a machine that does other
work, compare the processor time.

`python -m bench.server --tables 1000 --every 3 --seconds 300 --rounds 1` measures a server at a given load: a
move at each table every three seconds. People and server share the processors.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from mamlaka.fair import hash_of_nonce
from mamlaka.server.protocol import PROTOCOL, SitDown

VIEWERS = 4
HERE = Path(__file__).resolve().parents[1]
OPENED = {"game": "trex", "bots": "random", "options": {"doubling": "off"}}
"""Without secret questions, which the server keeps open for a while."""
JSON = {"content-type": "application/json"}
OPENED_AT_ONCE = 8
"""The tables that are opened at the same time."""
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
KIB = 1024


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
        }


class Viewer:
    """A connection of a person who takes the first offer whenever it is their turn."""

    def __init__(self, socket: ClientConnection, nonce: str, figures: Figures, every: float = 0.0) -> None:
        self._every = every
        """The seconds after which this person acts when they are asked, on average."""
        self._pending: set[asyncio.Task[None]] = set()
        self._socket = socket
        self._nonce = nonce
        self._figures = figures
        self._sent: dict[str, float] = {}
        self._commands = 0
        self.is_seen = asyncio.Event()
        """Set when the first scene has come."""
        self.is_measured = False

    async def send(self, kind: str, /, **fields: Any) -> None:
        """Send a message."""
        await self._socket.send(msgspec.json.encode({"type": kind, **fields}).decode())

    async def play(self) -> None:
        """Handle the messages of the server until cancelled."""
        seat: int | None = None
        scene: dict[str, Any] = {}
        async for frame in self._socket:
            message = msgspec.json.decode(frame)
            match message["type"]:
                case "welcome":
                    seat, scene = message["seat"], message["scene"] or scene
                case "table":
                    if message["table"]["status"] == "starting" and seat in message["table"]["unready"]:
                        await self.send("reveal", nonce=self._nonce)
                case "news":
                    if self.is_measured:
                        self._figures.sizes.append(len(frame))
                    self.is_seen.set()
                    scene = message["scene"] or {**scene, **message["changes"]}  # of lists, only some elements change
                    turn = scene["turn"]
                    if turn:
                        await self._asked(message["version"], turn["offers"][0])
                case "done" if message["id"] in self._sent:
                    latency = time.perf_counter() - self._sent.pop(message["id"])
                    if self.is_measured:
                        self._figures.latencies.append(latency)

    async def _asked(self, version: int, offer: dict[str, Any]) -> None:
        if not self._every:
            await self._act(version, offer)
            return
        task = asyncio.create_task(self._act_later(version, offer))
        self._pending.add(task)
        task.add_done_callback(self._pending.discard)

    async def _act_later(self, version: int, offer: dict[str, Any]) -> None:
        await asyncio.sleep(random.uniform(0.5, 1.5) * self._every)  # no secret
        await self._act(version, offer)

    async def _act(self, version: int, offer: dict[str, Any]) -> None:
        self._commands += 1
        name = f"{self._commands}"
        self._sent[name] = time.perf_counter()
        chosen = {"cards": offer["cards"][: max(offer["least"], 1)]} if offer["cards"] else {}
        if offer["names"]:
            chosen["name"] = offer["names"][0]
        if offer["numbers"]:
            chosen["number"] = offer["numbers"][0]
        await self.send("act", id=name, seen=version, kind=offer["kind"], **chosen)


class Server:
    """`mamlaka serve` as a process."""

    def __init__(self, sources: Path, database: str, connections: int) -> None:
        path = os.pathsep.join([str(sources / "src"), *sys.path])
        command = [sys.executable, "-S", "-m", "mamlaka", "serve", "--port", "0", "--bot-delay", "0"]
        caps = ("--connections", str(connections), "--connections-per-address", str(connections))
        self._process = subprocess.Popen(
            [*command, "--database", database, "--rate", "0", *caps],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1", "MAMLAKA_HOME": os.devnull},
        )
        assert self._process.stdout is not None
        found = re.search(r"http://\S+", self._process.stdout.readline())
        assert found is not None
        self.url = found[0]

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
    server: Server, http: httpx.AsyncClient, figures: Figures, spectators: int, every: float = 0.0
) -> tuple[list[Viewer], list[asyncio.Task[None]]]:
    """Open a table with four people, and start its match; return the people, and the tasks of all connections."""
    table = (await http.post("/api/tables", content=msgspec.json.encode(OPENED))).json()["id"]
    viewers, tasks = [], []
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    for number in range(VIEWERS):
        token = f"{number:032x}"
        seat = SitDown(token, hash_of_nonce(token), f"Person {number}", number)
        (await http.post(f"/api/tables/{table}/seats", content=msgspec.json.encode(seat))).raise_for_status()
        socket = await connect(address, compression=None, proxy=None, open_timeout=60, ping_interval=None)
        viewer = Viewer(socket, token, figures, every)
        await viewer.send("hello", protocol=PROTOCOL, token=token)
        tasks.append(asyncio.create_task(viewer.play()))
        viewers.append(viewer)
    await viewers[0].send("start", id="start")
    for viewer in viewers:
        await viewer.is_seen.wait()
    for _ in range(spectators):
        socket = await connect(address, compression=None, proxy=None, open_timeout=60, ping_interval=None)
        viewer = Viewer(socket, "", figures)
        await viewer.send("hello", protocol=PROTOCOL)
        tasks.append(asyncio.create_task(viewer.play()))
    return viewers, tasks


async def open_tables(
    server: Server, http: httpx.AsyncClient, figures: Figures, tables: int, spectators: int, every: float
) -> list[tuple[list[Viewer], list[asyncio.Task[None]]]]:
    """Open many tables, a few at a time."""
    places = asyncio.Semaphore(OPENED_AT_ONCE)

    async def open_one() -> tuple[list[Viewer], list[asyncio.Task[None]]]:
        async with places:
            return await open_table(server, http, figures, spectators, every)

    return await asyncio.gather(*(open_one() for _ in range(tables)))


async def measure(sources: Path, tables: int, seconds: float, spectators: int, every: float = 0.0) -> Figures:
    """Return the figures of one round."""
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(sources, f"{folder}/tables.sqlite", (tables + 2) * (VIEWERS + spectators) + 2 * OPENED_AT_ONCE)
        try:
            async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60, headers=JSON) as http:
                _, warm = await open_table(server, http, figures, spectators)  # it loads the game and fills the caches
                before = server.memory
                opened = await open_tables(server, http, figures, tables, spectators, every)
                figures.memory = (server.memory - before) / tables
                gc.collect()
                gc.freeze()  # the people's own pauses must not count as the server's
                for viewer in (viewer for viewers, _ in opened for viewer in viewers):
                    viewer.is_measured = True
                begun, processor = time.perf_counter(), server.processor
                await asyncio.sleep(seconds)
                figures.processor = server.processor - processor
                figures.seconds = time.perf_counter() - begun
                for task in (*warm, *(task for _, tasks in opened for task in tasks)):
                    task.cancel()
        finally:
            server.end()
    return figures


def main(words: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--spectators", type=int, default=0, help="connections beside the four people")
    parser.add_argument("--every", type=float, default=0.0, help="seconds between two moves of a table; default: none")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--against", type=Path, help="other sources: a folder with `src`")
    arguments = parser.parse_args(words)
    sources = {"here": HERE} | ({"against": arguments.against.resolve()} if arguments.against else {})
    rows: dict[str, list[dict[str, float]]] = {name: [] for name in sources}
    options = (arguments.tables, arguments.seconds, arguments.spectators, arguments.every)
    for _ in range(arguments.rounds):
        for name, folder in sources.items():
            rows[name].append(asyncio.run(measure(folder, *options)).row())
    connections = f"{VIEWERS} people and {arguments.spectators} spectators"
    print(f"{arguments.tables} tables of {connections}, medians of {arguments.rounds} rounds")
    print(f"{'':34}" + "".join(f"{name:>10}" for name in rows) + ("     ratio" if arguments.against else ""))
    for figure in rows["here"][0]:
        medians = [statistics.median(row[figure] for row in found) for found in rows.values()]
        ratio = f"{medians[0] / medians[1]:10.2f}" if arguments.against else ""
        print(f"{figure:34}" + "".join(f"{median:10.2f}" for median in medians) + ratio)


if __name__ == "__main__":
    main()
