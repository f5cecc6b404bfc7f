"""Measure the sampling of worlds: 10,000 worlds of a view in the middle of a deal of Trex, as arrays, medians.

`python bench/worlds.py [--rounds N]` prints a table; every round does all kinds of work side by side. What is measured
begins with the view: what it proves, the table of counts, the samples. Beside it stands a loop in C that only shuffles
as many cards.
"""

from __future__ import annotations

import argparse
import ctypes
import platform
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from mamlaka import FairShuffler, Rng, Setup, Table, find_game
from mamlaka.bots.random import RandomBot
from mamlaka.phases import TrickPlay
from mamlaka.search import kernel
from mamlaka.search.worlds import Worlds
from mamlaka.view import View

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

__all__ = ["rows"]

WORLDS = 10_000
FEWER = 200
"""The number sampled in plain Python; the time is extrapolated."""
SHUFFLE = Path(__file__).with_name("shuffle.c")


def middle_of_a_deal() -> View:
    """Return a view with 24 unseen cards in three hands, one of which has shown a void."""
    game = find_game("trex")
    bots = {seat: RandomBot(Rng(seat)) for seat in range(game.default_seats)}
    table = Table(Setup(game), FairShuffler(bytes(32)), bots=bots)
    while True:
        view = table.view(table.waiting_for[0])
        slots = view.deductions().slots
        voids = sum(slot.allowed != view.deductions().unseen for slot in slots)
        if isinstance(table.state.phase, TrickPlay) and [slot.count for slot in slots] == [8, 8, 8] and voids:
            return view
        table.play_bot(table.waiting_for[0])


def drawing(engine: Engine | None, view: View, count: int) -> Callable[[int], object]:
    """Return a function that samples worlds with an engine, given a seed."""
    return lambda seed: Worlds(view.deductions(), engine).sample(count, Rng(seed))


def shuffling(folder: str, cards: int) -> Callable[[int], object] | None:
    """Return a function that shuffles in C; None: there is no compiler."""
    compiler = shutil.which("cc")
    if not compiler:
        return None
    library = Path(folder) / "shuffle.so"
    subprocess.run([compiler, "-O3", "-shared", "-fPIC", "-o", library, SHUFFLE], check=True)
    shuffles = ctypes.CDLL(str(library)).shuffles
    hands = (ctypes.c_uint64 * (3 * WORLDS))()
    return lambda seed: shuffles(ctypes.c_uint64(seed), cards, ctypes.c_long(WORLDS), hands)


def rows(rounds: int = 9) -> list[tuple[str, float]]:
    """Return the kinds of work; each returns the milliseconds for 10,000 worlds."""
    view = middle_of_a_deal()
    work: dict[str, tuple[Callable[[int], object], int]] = {}
    with tempfile.TemporaryDirectory() as folder:
        work |= {f"kernel, {engine.name}": (drawing(engine, view, WORLDS), 1) for engine in kernel.engines()}
        work["Python"] = drawing(None, view, FEWER), WORLDS // FEWER
        shuffle = shuffling(folder, view.deductions().unseen.bit_count())
        if shuffle:
            work["C, only shuffling"] = shuffle, 1
        times: dict[str, list[float]] = {kind: [] for kind in work}
        for number in range(rounds + 1):
            for kind, (draw, times_less) in work.items():
                start = time.perf_counter()
                draw(number)
                if number:  # the first round fills the caches
                    times[kind].append((time.perf_counter() - start) * times_less * 1000)
    return [(kind, statistics.median(values)) for kind, values in times.items()]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    measured = rows(parser.parse_args().rounds)
    least = min(took for _, took in measured)
    print(f"10,000 worlds of a view of Trex, {platform.machine()}, Python {platform.python_version()}")
    print(f"{'':24}{'ms':>10}{'ratio':>10}")
    for kind, took in measured:
        print(f"{kind:24}{took:10.2f}{took / least:10.1f}")


if __name__ == "__main__":
    main()
