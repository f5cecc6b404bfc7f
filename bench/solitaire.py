"""Measure the time to solve a deal of Oneonta Whist: all ten bids at once, on one core, over fixed deals.

`python bench/solitaire.py [--deals N]` prints a table. Every deal is solved by every engine of the kernel; Python
solves only a few of them, because it is slow. The figures are those of the fastest of several rounds.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING
from unittest.mock import patch

from mamlaka import Rng
from mamlaka.cards import Mask
from mamlaka.games.oneonta import HAND_SIZE, spec_of, trump_of
from mamlaka.games.oneonta.deck import ONEONTA
from mamlaka.games.oneonta.search.match_table import stakes
from mamlaka.games.oneonta.search.solitaire import solve
from mamlaka.plan import TrickPlan, lower
from mamlaka.search import kernel

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

BIDS = stakes("edward")
ROUNDS = 3
BY_PYTHON = 20


def deals(count: int) -> Iterator[tuple[TrickPlan, Mask, Mask]]:
    """Yield a fixed sequence of deals: the plan, the hand of nine cards, and the unseen cards."""
    for number in range(count):
        cards = list(range(len(ONEONTA)))
        Rng(number).shuffle(cards)
        hand, turnup, unseen = cards[:HAND_SIZE], cards[HAND_SIZE], cards[HAND_SIZE + 1 :]
        yield lower(spec_of(trump_of(turnup))), sum(1 << card for card in hand), sum(1 << card for card in unseen)


def engines() -> dict[str, Engine | None]:
    """Return the engines by name; None stands for plain Python."""
    return {engine.name: engine for engine in kernel.engines()} | {"Python": None}


def measured(engine: Engine | None, count: int) -> list[float]:
    """Return the time of each deal, in milliseconds."""
    times = []
    with patch.object(kernel, "engine", lambda: engine):
        for plan, hand, unseen in deals(count):
            rounds = []
            for _ in range(ROUNDS if engine else 1):
                start = time.perf_counter()
                solve(plan, hand, unseen, BIDS)
                rounds.append(time.perf_counter() - start)
            times.append(min(rounds) * 1000)
    return times


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=300)
    count = parser.parse_args().deals
    print(f"oneonta, milliseconds for all ten bids of a deal, {platform.machine()}, Python {platform.python_version()}")
    print(f"{'':10}{'deals':>8}{'median':>10}{'worst':>10}")
    for name, engine in engines().items():
        times = measured(engine, count if engine else min(count, BY_PYTHON))
        print(f"{name:10}{len(times):8}{statistics.median(times):10.2f}{max(times):10.2f}")


if __name__ == "__main__":
    main()
