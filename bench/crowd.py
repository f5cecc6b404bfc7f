"""Measure what a crowd does to the tables of other people: spectators of one table, and tables that nobody plays at.

`python -m bench.crowd [--spectators N] [--empty-tables N]` plays at some tables of four people, a move at each every
three seconds, and prints how long their commands take: alone, with spectators at one more table, and with many empty
tables. The spectators are in a process of their own; all share the processors.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import statistics
import time
from collections.abc import Sequence
from multiprocessing.synchronize import Event

import httpx
import msgspec

from bench.server import HERE, KIB, OPENED, OPENED_AT_ONCE, Figures, Server, Viewer, open_table, open_tables, running
from mamlaka.server.protocol import PROTOCOL

EVERY = 3.0
"""The seconds between two moves of a table."""


class Spectator(Viewer):
    """A connection that answers the beats of the server, and otherwise only receives."""

    def _received(self, text: bytes) -> None:
        if text.startswith(b'{"type":"beat"'):
            self.send("beat")


def watch(url: str, table: str, spectators: int, entered: Event, ended: Event) -> None:
    """Watch a table with many connections until the event `ended` is set."""
    figures, address = Figures(), httpx.URL(url)

    async def enter() -> Spectator:
        spectator = Spectator(table, "", figures)
        await asyncio.get_running_loop().create_connection(lambda: spectator, address.host, address.port or 0)
        await spectator.is_connected.wait()
        spectator.send("hello", protocol=PROTOCOL, token="", beats=True)
        return spectator

    async def enter_all() -> None:
        crowd = [await enter() for _ in range(spectators)]
        entered.set()
        await asyncio.to_thread(ended.wait)
        if figures.lost:
            print(f"{figures.lost} spectators lost their connection")
        for spectator in crowd:
            spectator.end()

    asyncio.run(enter_all())


async def measure(server: Server, tables: Sequence[Sequence[Viewer]], figures: Figures, seconds: float) -> str:
    """Return a line with the latencies of some seconds."""
    figures.latencies.clear()
    for viewer in (viewer for viewers in tables for viewer in viewers):
        viewer.is_measured = True
    await asyncio.sleep(seconds)
    median, last = (
        statistics.median(figures.latencies),
        statistics.quantiles(figures.latencies, n=100, method="inclusive")[98],
    )
    most = max(figures.latencies)
    memory = server.memory / KIB / KIB
    return f"{1000 * median:10.1f}{1000 * last:10.1f}{1000 * most:10.1f}{memory:10.0f}"


async def open_empty(server: Server, tables: int) -> None:
    """Open tables that nobody joins."""
    places = asyncio.Semaphore(OPENED_AT_ONCE)

    async def open_one() -> None:
        async with places:
            (await server.http.post("/api/tables", content=msgspec.json.encode(OPENED))).raise_for_status()

    await asyncio.gather(*(open_one() for _ in range(tables)))


async def run(tables: int, spectators: int, empty: int, seconds: float) -> None:
    """Measure and print."""
    os.environ["MAMLAKA_SPECTATORS"] = str(spectators)
    with running(HERE, 2 * spectators + 8 * (tables + 1), nodes=0, sync_ms=0.0) as (server,):
        figures = Figures()
        watched = await open_table(server, Figures(), spectators=0, every=EVERY)
        played = await open_tables([server], figures, tables, spectators=0, every=EVERY)
        print(f"{tables} tables, {'median':>20}{'p99':>10}{'longest':>10} ms{'MiB':>7}")
        print(f"{'alone':24}{await measure(server, played, figures, seconds)}", flush=True)

        entered, ended = multiprocessing.Event(), multiprocessing.Event()
        table = watched[0].table
        crowd = multiprocessing.Process(target=watch, args=(server.url, table, spectators, entered, ended))
        crowd.start()
        await asyncio.to_thread(entered.wait)
        print(f"{spectators:6} spectators       {await measure(server, played, figures, seconds)}", flush=True)
        ended.set()
        crowd.join()

        begun = time.perf_counter()
        await open_empty(server, empty)
        print(f"{empty:6} empty tables     {await measure(server, played, figures, seconds)}")
        print(f"{(time.perf_counter() - begun - seconds) / empty * 1000:.1f} ms to open an empty table")
        for viewer in (viewer for viewers in [watched, *played] for viewer in viewers):
            viewer.end()
        await server.http.aclose()


def main(words: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--spectators", type=int, default=2_000)
    parser.add_argument("--empty-tables", type=int, default=20_000)
    parser.add_argument("--seconds", type=float, default=60.0, help="the length of each measurement")
    arguments = parser.parse_args(words)
    asyncio.run(run(arguments.tables, arguments.spectators, arguments.empty_tables, arguments.seconds))


if __name__ == "__main__":
    main()
