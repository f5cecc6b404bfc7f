"""Check the verdicts of the review: `python -m bench.review [--game GAME] [--matches N] [--worlds N] [--times N]`.

Bots play matches, and the review judges their decisions. A larger measurement in other worlds stands for the truth. The
program prints how many of the costly decisions were no losses by it, and how often the larger measurement lies beyond
twice the error of the smaller: by a normal distribution in 4.6 % of all decisions. Both are printed for the search
alone, too, which stops to try a card once it looks bad enough.
"""

import argparse
import os
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from math import hypot
from typing import NamedTuple

from mamlaka import Limit, Rng, Setup, find_game
from mamlaka.bots.base import ActionValue
from mamlaka.coach.hints import CLOSE, hint, measured
from mamlaka.coach.review import REVIEW_WORLDS, Review
from mamlaka.record import Record
from mamlaka.replaying import RecordedDecision, Replay
from mamlaka.simulation import Simulation
from mamlaka.workers import map_ordered

APART = 1 << 40
"""What is added to the seed of a decision, so that the larger measurement has worlds of its own."""


class Loss(NamedTuple):
    """A loss with its standard error."""

    value: float
    error: float

    @property
    def is_significant(self) -> bool:
        """Whether it is greater than its error explains."""
        return self.value > CLOSE * self.error


class Judged(NamedTuple):
    """A decision for another action than the best one, with its loss by each measurement."""

    searched: Loss
    measured: Loss
    true: Loss


def loss(best: ActionValue, done: ActionValue) -> Loss:
    """Return what an action loses against the best one."""
    return Loss(best.value - done.value, hypot(best.standard_error, done.standard_error))


def judged(decisions: Sequence[RecordedDecision], worlds: int, times: int, index: int) -> Judged | None:
    """Return a decision of a match; None: the best action was done."""
    decision = decisions[index]
    limit, rng = Limit(worlds), Rng(decision.number)
    found = hint(decision.view, limit, rng)
    first = {value.action: value for value in found.action_values}
    if found.is_forced or found.best is None or not {found.best, decision.action} <= first.keys():
        return None
    searched = loss(first[found.best], first[decision.action])
    if searched.value <= 0:
        return None
    second = measured(decision.view, found.best, limit, rng)
    third = measured(decision.view, found.best, Limit(times * worlds), Rng(APART + decision.number))
    return Judged(searched, *(loss(values[found.best], values[decision.action]) for values in (second, third)))


def report(name: str, rows: Iterable[tuple[Loss, Loss]], least: float) -> None:
    """Print a row for a way to measure: pairs of its loss and the true one."""
    pairs = list(rows)
    costly = [(found, true) for found, true in pairs if found.is_significant and found.value >= least]
    weak = [(found, true) for found, true in costly if found.value <= (CLOSE + 1) * found.error]
    none, weak_none = (sum(true.value <= 0 for _, true in some) for some in (costly, weak))
    beyond = sum(abs(found.value - true.value) > CLOSE * hypot(found.error, true.error) for found, true in pairs)
    print(
        f"{name:42}{len(costly):5} costly, {none:3} of them no loss; {len(weak):4} weak ones, {weak_none:3} no loss; "
        f"{beyond:4} of {len(pairs)} beyond twice the error ({100 * beyond / max(1, len(pairs)):.1f} %)"
    )


def collect(records: Iterable[Record], worlds: int, times: int, jobs: int) -> Iterator[Judged]:
    """Yield the decisions of matches."""
    for record in records:
        decisions = Replay(record).decisions
        work = partial(judged, decisions, worlds, times)
        yield from filter(None, map_ordered(work, range(len(decisions)), jobs))


def main() -> None:
    """Play, judge and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="trex")
    parser.add_argument("--matches", type=int, default=1)
    parser.add_argument("--bots", default="easy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=REVIEW_WORLDS)
    parser.add_argument("--times", type=int, default=16, help="how many times more worlds stand for the truth")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    setup = Setup(find_game(asked.game), {})
    played = Simulation(setup, (asked.bots,) * setup.start().seats, asked.seed)
    records = [played.match(number) for number in range(asked.matches)]
    rows = list(collect(records, asked.worlds, asked.times, asked.jobs))
    least = Review(records[0]).least("points")
    print(f"{asked.game}: {len(rows)} decisions for another action than the best; least loss {least:.3f}")
    report("search alone", ((row.searched, row.true) for row in rows), 0.0)
    report("search alone, with the least loss", ((row.searched, row.true) for row in rows), least)
    report("measured again", ((row.measured, row.true) for row in rows), 0.0)
    report("measured again, with the least loss", ((row.measured, row.true) for row in rows), least)


if __name__ == "__main__":
    main()
