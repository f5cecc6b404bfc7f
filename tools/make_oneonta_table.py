"""Generate the win probability table of Oneonta Whist: the chance to score a given number of points in the deals left.

`python tools/make_oneonta_table.py [--jobs N]` solves all deals for every number of points, from the last deal
backwards. This takes some minutes on two cores; after Ctrl-C, run it again to resume. It needs the compiled kernel.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from mamlaka.games.oneonta.options import OneontaOptions
from mamlaka.games.oneonta.search.match_table import (
    SCALE,
    Chance,
    MatchChances,
    chances_before,
    deal_classes,
    mean_of_best,
    stakes,
)
from mamlaka.search import kernel

ROOT = Path(__file__).resolve().parents[1]
TABLE = ROOT / "src" / "mamlaka" / "games" / "oneonta" / "search" / "match_table.json"
UNFINISHED = ROOT / "build" / "oneonta-table.json"
BIDDINGS = ("edward", "hutnik")
MOST = 9
"""The most points that a deal can win or lose."""
BATCH = 8
"""The number of point targets solved together."""


def solved(bidding: str, chances: MatchChances, needed: Sequence[int]) -> list[Chance]:
    """Return the chances to score each of the needed points, with one more deal than the table has."""
    below = partial(chances.of, len(chances.layers) - 1)
    return chances_before(below, needed, stakes(bidding), deal_classes())


def pieces(deals: int) -> list[range]:
    """Return the attainable numbers of points in a given number of deals, in batches."""
    needed = range(1 - MOST * deals, MOST * deals + 1)
    return [needed[first : first + BATCH] for first in range(0, len(needed), BATCH)]


class Work:
    """The solved batches, saved in a file, and the progress."""

    def __init__(self, deals: int) -> None:
        self._deals = deals
        self._done: dict[str, list[Chance]] = {}
        if UNFINISHED.is_file():
            self._done = json.loads(UNFINISHED.read_text(encoding="utf-8"))
        self._total = len(BIDDINGS) * sum(len(pieces(number)) for number in range(1, deals + 1))
        self._start = time.monotonic()
        self._first = len(self._done)

    def layers(self, bidding: str, pool: ProcessPoolExecutor) -> Iterator[tuple[Chance, ...]]:
        """Yield the chances for 1, 2, 3 ... deals."""
        chances = MatchChances(mean_of_best(stakes(bidding), len(stakes(bidding)), deal_classes())[0], ((),))
        for deals in range(1, self._deals + 1):
            parts = {f"{bidding} {deals} {piece.start}": piece for piece in pieces(deals)}
            missing = {key: piece for key, piece in parts.items() if key not in self._done}
            results = pool.map(partial(solved, bidding, chances), missing.values())
            for key, result in zip(missing, results, strict=True):
                self._done[key] = result
                self._keep()
            layer = tuple(chance for key in parts for chance in self._done[key])
            chances = MatchChances(chances.mean, (*chances.layers, layer))
            yield layer

    def _keep(self) -> None:
        UNFINISHED.parent.mkdir(exist_ok=True)
        UNFINISHED.write_text(json.dumps(self._done), encoding="utf-8")
        minutes = (time.monotonic() - self._start) / 60
        count = len(self._done)
        left = minutes / (count - self._first) * (self._total - count)
        print(f"\r{count} of {self._total}, {minutes:.1f} minutes, about {left:.1f} left ", end="", flush=True)


def text_of(deals: int, jobs: int) -> str:
    """Return the text of the file, with one line per number of deals, for readable diffs."""
    kinds = deal_classes()
    work, tables = Work(deals), []
    ignore = partial(signal.signal, signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(jobs, initializer=ignore) as pool:
        try:
            for bidding in BIDDINGS:
                layers = ",\n".join(f"    {json.dumps(layer)}" for layer in work.layers(bidding, pool))
                mean = mean_of_best(stakes(bidding), len(stakes(bidding)), kinds)[0]
                tables.append(f'  "{bidding}": {{"mean": "{mean}", "chances": [\n{layers}\n  ]}}')
        finally:
            pool.shutdown(cancel_futures=True)
    head = f'{{"scale": {SCALE}, "deals": {sum(kinds.values())}, "kinds": {len(kinds)}, "bidding": {{\n'
    return head + ",\n".join(tables) + "\n}}\n"


def main() -> None:
    """Solve all deals, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=OneontaOptions().deals, help="number of deals of the match")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="number of processes")
    arguments = parser.parse_args()
    if kernel.engine() is None:
        sys.exit("without the compiled kernel this would take days: install a C++ compiler and run `make install`")
    try:
        text = text_of(arguments.deals, arguments.jobs)
    except KeyboardInterrupt:
        sys.exit(f"\nStopped. Run the command again to resume from {UNFINISHED}.")
    TABLE.write_text(text, encoding="utf-8")
    UNFINISHED.unlink(missing_ok=True)
    print(f"\n{TABLE.relative_to(ROOT)}: {len(text):,} bytes")


if __name__ == "__main__":
    main()
