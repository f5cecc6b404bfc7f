"""Measure the kernel on one core: plays, worlds, solitaires, beside plain Python, hand-written C and OpenSpiel.

`python -m bench.kernel [--rounds N]` prints a table of medians. Every round does all kinds of work one after the other,
so that a machine that is slower for a while is slower for all of them; ratios are of figures of the same round.
"""

from __future__ import annotations

import argparse
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

from bench import solitaire, worlds
from mamlaka import Rng
from mamlaka.games.hearts import HeartsOptions
from mamlaka.games.hearts.deal import spec_of
from mamlaka.games.oneonta.search.solitaire import solve
from mamlaka.games.trex.contracts import DIAMONDS, KING, QUEENS, SLAPS, TREX
from mamlaka.plan import Plan, lower
from mamlaka.rng import SmallNumbers
from mamlaka.search import kernel
from mamlaka.search.deals import LayoutDeal
from mamlaka.search.playouts import play_deals
from mamlaka.search.policies import Policies
from mamlaka.search.positions import LayoutPosition
from mamlaka.search.python_playouts import deal_hands, play_layout

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

Work = Callable[[int], float]
"""Does the work of a numbered round, and returns its figure."""

COMPLEX = lower(KING + QUEENS + DIAMONDS + SLAPS)
LAYOUT = lower(TREX)
HEARTS = lower(spec_of(HeartsOptions.parse({"early_end": "off"}), 4))
ALL_SEATS = (0, 1, 2, 3)
CARDS = 52
PLAYS = Path(__file__).with_name("plays.c")
WIDE = ("-mbmi", "-mbmi2", "-mlzcnt", "-mpopcnt")


@dataclass(frozen=True)
class Row:
    """One kind of work, done by several implementations."""

    title: str
    unit: str
    kinds: dict[str, Work] = field(default_factory=dict)


@contextmanager
def using(engine: Engine | None) -> Iterator[None]:
    """Make searches use one engine, or plain Python."""
    with patch.object(kernel, "engines", lambda: (engine,) if engine else ()):
        yield


def plays(engine: Engine | None, plan: Plan, deals: int, heuristic: tuple[int, ...] = ()) -> Work:
    """Return millions of card plays per second, from new deals; all cards of a deal are played."""
    number = deals if engine else max(1, deals // 4000)

    def work(seed: int) -> float:
        with using(engine):
            start = time.perf_counter()
            play_deals(plan, number, Rng(seed), heuristic=heuristic)
            return number * CARDS / (time.perf_counter() - start) / 1e6

    return work


def layout_plays(engine: Engine | None, deals: int, heuristic: tuple[int, ...] = ()) -> Work:
    """Return the same for layouts. The last seat doesn't play all its cards; only played cards are counted."""
    number = deals if engine else max(1, deals // 4000)
    per_deal = placements(heuristic)

    def work(seed: int) -> float:
        with using(engine):
            start = time.perf_counter()
            play_deals(LAYOUT, number, Rng(seed), heuristic=heuristic)
            return number * per_deal / (time.perf_counter() - start) / 1e6

    return work


def placements(heuristic: tuple[int, ...], deals: int = 300) -> float:
    """Return the mean number of cards played in a layout deal."""
    played = 0
    for number in range(deals):
        numbers = SmallNumbers(Rng(number))
        hands = deal_hands((1 << CARDS) - 1, 4, CARDS // 4, numbers)
        deal = LayoutDeal.of(LAYOUT, LayoutPosition(tuple(hands), 0))
        play_layout(deal, Policies(heuristic), numbers)
        played += deal.placed.bit_count()
    return played / deals


def by_hand(folder: Path, what: str, deals: int) -> dict[str, Work]:
    """Return the reference programs in C, portable and with wider instructions; empty without a compiler."""
    compiler = shutil.which("cc")
    found: dict[str, Work] = {}
    wide = {"C, bmi2": WIDE} if "bmi2" in solitaire.engines() else {}
    for name, flags in (wide | {"C": ()}).items() if compiler else ():
        program = folder / f"plays {name}"
        subprocess.run([str(compiler), "-O3", *flags, "-o", program, PLAYS], check=True)
        found[name] = told_by(program, what, deals)
    return found


def told_by(program: Path, what: str, deals: int) -> Work:
    """Return the first number that a program prints, in millions."""

    def work(seed: int) -> float:
        del seed
        printed = subprocess.run([program, what, str(deals)], check=True, capture_output=True, text=True).stdout
        return float(printed.split()[0]) / 1e6

    return work


def milliseconds(work: Callable[[int], object], times: float = 1) -> Work:
    """Return the seconds that work takes."""

    def timed(seed: int) -> float:
        start = time.perf_counter()
        work(seed)
        return (time.perf_counter() - start) * 1000 * times

    return timed


def bids(engine: Engine | None) -> Work:
    """Return the median time of all ten bids of a deal of Oneonta Whist, in milliseconds."""
    deals = list(solitaire.deals(30 if engine else 3))

    def work(seed: int) -> float:
        del seed
        times = []
        with using(engine):
            for plan, hand, unseen in deals:
                start = time.perf_counter()
                solve(plan, hand, unseen, solitaire.BIDS)
                times.append((time.perf_counter() - start) * 1000)
        return statistics.median(times)

    return work


def open_spiel(playouts: int = 2000) -> dict[str, Work]:
    """Return millions of card plays per second of OpenSpiel's random playouts in C++; empty if it isn't installed."""
    try:
        import pyspiel  # noqa: PLC0415  (it may be missing)
    except ImportError:
        return {}
    game = pyspiel.load_game("hearts(pass_cards=false)")

    def work(seed: int) -> float:
        state, rng = game.new_initial_state(), Rng(seed)
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        evaluator = pyspiel.RandomRolloutEvaluator(playouts, seed)
        searcher = pyspiel.MCTSBot(
            game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=100, solve=False, seed=seed, verbose=False
        )
        start = time.perf_counter()
        searcher.mcts_search(state)
        return playouts * CARDS / (time.perf_counter() - start) / 1e6

    return {"OpenSpiel": work}


def rows(folder: Path) -> list[Row]:
    """Return all kinds of work."""
    found = solitaire.engines()
    view = worlds.middle_of_a_deal()
    drawn = {
        name: milliseconds(worlds.drawing(engine, view, worlds.WORLDS if engine else worlds.FEWER), 1 if engine else 50)
        for name, engine in found.items()
    }
    return [
        Row(
            "random plays, tricks (Complex)",
            "M/s",
            {name: plays(engine, COMPLEX, 100_000) for name, engine in found.items()}
            | by_hand(folder, "tricks", 100_000),
        ),
        Row(
            "random plays, layout",
            "M/s",
            {name: layout_plays(engine, 100_000) for name, engine in found.items()}
            | by_hand(folder, "layout", 100_000),
        ),
        Row(
            "heuristic plays, tricks (Complex)",
            "M/s",
            {name: plays(engine, COMPLEX, 8_000, ALL_SEATS) for name, engine in found.items()},
        ),
        Row(
            "heuristic plays, layout",
            "M/s",
            {name: layout_plays(engine, 20_000, ALL_SEATS) for name, engine in found.items()},
        ),
        Row("10,000 worlds of a view", "ms", drawn),
        Row("all bids of an Oneonta deal", "ms", {name: bids(engine) for name, engine in found.items()}),
        Row(
            "random plays, Hearts",
            "M/s",
            {name: plays(engine, HEARTS, 60_000) for name, engine in found.items()} | open_spiel(),
        ),
    ]


def processor() -> str:
    """Return the name of the processor."""
    known = Path("/proc/cpuinfo")
    lines = known.read_text(encoding="utf-8").splitlines() if known.exists() else []
    return next((line.split(":", 1)[1].strip() for line in lines if "model name" in line), platform.processor())


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as folder:
        table = rows(Path(folder))
        figures: list[dict[str, list[float]]] = [{kind: [] for kind in row.kinds} for row in table]
        for number in range(rounds + 1):
            for row, measured in zip(table, figures, strict=True):
                for kind, work in row.kinds.items():
                    figure = work(number + 1)
                    if number:  # the first round fills the caches
                        measured[kind].append(figure)
            print(f"\rround {number} of {rounds}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    columns = list(dict.fromkeys(kind for row in table for kind in row.kinds))
    print(f"{processor()}, one core, Python {platform.python_version()}, medians of {rounds} rounds")
    print(f"{'':34}{'':5}" + "".join(f"{column:>11}" for column in columns))
    for row, measured in zip(table, figures, strict=True):
        cells = (f"{statistics.median(measured[kind]):11.4g}" if kind in measured else f"{'':11}" for kind in columns)
        print(f"{row.title:34}{row.unit:5}" + "".join(cells))


if __name__ == "__main__":
    main()
