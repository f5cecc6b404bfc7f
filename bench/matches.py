"""Measure the speed of the rules: whole matches per second on one core, medians of several rounds.

`python bench/matches.py [GAME] [--rounds N]` prints a table; every round runs all kinds of work side by side.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import time
from collections.abc import Callable

from mamlaka import FairShuffler, Rng, Setup, Table, apply_action, find_bot, find_game, start_match
from mamlaka.bots.random import RandomBot
from mamlaka.engine import turns

MATCHES = 5


def rules_alone(game: str, number: int) -> None:
    """Play a match of random legal actions by `apply_action`, without tables and views."""
    setup = Setup(find_game(game))
    shuffler, rng = FairShuffler(number.to_bytes(32, "big")), Rng(number)
    _, state = start_match(setup.start(), shuffler)
    while not state.is_over:
        turn = turns(state)[0]
        _, state = apply_action(state, turn.seat, RandomBot.answer(rng, rng.choice(turn.offers)), shuffler)


def table_of_bots(name: str) -> Callable[[str, int], None]:
    """Play a match at a table: every bot acts on its own view, folded from redacted events."""

    def play(game: str, number: int) -> None:
        rules = find_game(game)
        bots = {seat: find_bot(name)(Rng(number * 8 + seat)) for seat in range(rules.default_seats)}
        Table(Setup(rules), FairShuffler(number.to_bytes(32, "big")), bots=bots).run()

    return play


KINDS: dict[str, Callable[[str, int], None]] = {
    "rules alone (decide and fold)": rules_alone,
    "four random bots, by their views": table_of_bots("random"),
    "four rules bots, by their views": table_of_bots("rules"),
}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="trex")
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    speeds: dict[str, list[float]] = {kind: [] for kind in KINDS}
    for number in range(arguments.rounds + 1):
        for kind, play in KINDS.items():
            start = time.perf_counter()
            for match in range(MATCHES):
                play(arguments.game, number * MATCHES + match)
            if number:  # the first round fills the caches
                speeds[kind].append(MATCHES / (time.perf_counter() - start))
    print(f"{arguments.game}, matches a second, {platform.machine()}, Python {platform.python_version()}")
    print(f"{'':36}{'median':>8}{'min':>8}{'max':>8}")
    for kind, values in speeds.items():
        print(f"{kind:36}{statistics.median(values):8.1f}{min(values):8.1f}{max(values):8.1f}")


if __name__ == "__main__":
    main()
