"""`mamlaka simulate`: matches between bots."""

from __future__ import annotations

import hashlib
import math
import signal
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from mamlaka.bots.registry import find_bot
from mamlaka.cli.progress import INTERRUPTED, interruptions, processes, progress
from mamlaka.cli.settings import (
    AsJson,
    GameName,
    Jobs,
    OptionTexts,
    PresetName,
    SeatCount,
    print_json,
    refuse_existing,
    setup_from,
)
from mamlaka.errors import InvalidSetup, RecordError
from mamlaka.fair import FairDealer
from mamlaka.match import Setup
from mamlaka.record import Record, SeatRecord, record_match
from mamlaka.search.rng import Rng
from mamlaka.storage import read_records, write_records
from mamlaka.table import Table

__all__ = ["simulate"]

AHEAD = 4
"""How many matches are waiting for each process."""


@dataclass(frozen=True)
class Simulation:
    """Matches between bots, numbered from 0; what one is depends on the seed and its number alone."""

    setup: Setup
    bots: tuple[str, ...]
    """(seats,): their names."""
    seed: int

    @property
    def sitting(self) -> tuple[SeatRecord, ...]:
        """Who sits where."""
        return tuple(SeatRecord(name, "bot", find_bot(name).version) for name in self.bots)

    @property
    def source(self) -> str:
        """The command, as records name it."""
        return f"mamlaka simulate --seed {self.seed}"

    def match(self, number: int) -> Record:
        """Play one match."""
        secret = hashlib.sha256(f"{self.seed}/{number}".encode()).digest()
        rngs = [hashlib.sha256(secret + bytes([seat])).digest()[:8] for seat in range(len(self.bots))]
        bots = {seat: find_bot(name)(Rng(int.from_bytes(rngs[seat], "big"))) for seat, name in enumerate(self.bots)}
        dealer = FairDealer(secret)
        table = Table(self.setup, dealer, bots=bots)
        table.play_bots()
        evidence = dealer.evidence(published=True)
        return record_match(table.state, table.log, self.sitting, fair=evidence, source=self.source)

    def matches(self, numbers: Sequence[int], jobs: int) -> Iterator[Record]:
        """Play several matches, in the order of their numbers whatever the number of processes."""
        if jobs == 1:
            yield from map(self.match, numbers)
            return
        ignore_interrupts = partial(signal.signal, signal.SIGINT, signal.SIG_IGN)
        with ProcessPoolExecutor(jobs, initializer=ignore_interrupts) as pool:
            ahead: deque[Future[Record]] = deque()
            try:
                for number in numbers:
                    ahead.append(pool.submit(self.match, number))
                    if len(ahead) > jobs * AHEAD:
                        yield ahead.popleft().result()
                while ahead:
                    yield ahead.popleft().result()
            finally:
                pool.shutdown(cancel_futures=True)

    def finished(self, path: Path) -> int:
        """Return how many matches an interrupted run has left.

        Raises:
            RecordError: the file is of another simulation.
        """
        number = 0
        mine = (self.setup.game.name, self.setup.start().game.options.texts(), self.sitting, self.source)
        for number, record in enumerate(read_records(path), start=1):
            if (record.game, record.options, record.seats, record.source) != mine:
                raise RecordError(f"record {number} of {path} is not of this simulation: give another --out")
        return number


def simulate(
    game: GameName = "trex",
    *,
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 20,
    seed: Annotated[int, typer.Option(help="The same seed gives the same matches.")] = 0,
    bots: Annotated[str, typer.Option(help="A bot's name, or one for each seat, joined by commas.")] = "rules",
    preset: PresetName = "",
    settings: OptionTexts = None,
    seats: SeatCount = None,
    jobs: Jobs = 0,
    out: Annotated[Path | None, typer.Option(help="Write the records to this new file (.jsonl).")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the matches in the --out file.")] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play whole matches and print what each seat and each contract brought.

    Example: mamlaka simulate trex --games 100 --bots rules,random,random,random
    """
    if not resume:
        refuse_existing(out)
    elif out is None:
        raise InvalidSetup("--resume goes on with a file: name it with --out")
    simulation = Simulation(setup := setup_from(game, preset, settings, seats), _seated(bots, setup, game), seed)
    done = simulation.finished(out) if resume and out and out.exists() else 0
    if done > games:
        raise InvalidSetup(f"{out} has {done} matches already: --games must be at least {done}")
    points = Points()

    def played() -> Iterator[Record]:
        numbers = range(done, games)
        news = simulation.matches(numbers, processes(jobs, len(numbers)))
        old = read_records(out) if out and done else ()
        for record in progress(chain(old, news), game, games):
            points.add(record)
            yield record
            if interrupted.is_set() and points.matches >= done:
                return

    with interruptions() as interrupted:
        _keep(played(), out)
    summary = points.summary(simulation)
    if as_json:
        print_json(summary)
    else:
        _print(simulation, summary)
    if points.matches < games:
        way = f": go on with --resume --out {out}" if out else ""
        typer.echo(f"mamlaka: interrupted after {points.matches} of {games} matches{way}", err=True)
        raise typer.Exit(INTERRUPTED)


def _seated(bots: str, setup: Setup, game: str) -> tuple[str, ...]:
    seats = setup.start().seats
    names = tuple(name.strip() for name in bots.split(","))
    names = names * seats if len(names) == 1 else names
    if len(names) != seats:
        raise InvalidSetup(f"--bots names {len(names)} bots, but {game} has {seats} seats: give one name, or {seats}")
    for name in names:
        find_bot(name)
    return names


def _keep(records: Iterable[Record], out: Path | None) -> None:
    if out:
        write_records(out, records)
    else:
        for _ in records:
            pass


class Mean(msgspec.Struct, frozen=True):
    """A mean of points with its standard error; None for a single value."""

    mean: float
    error: float | None

    def __str__(self) -> str:
        """Return both, rounded to tenths."""
        return f"{self.mean:+.1f}" + ("" if self.error is None else f" ± {self.error:.1f}")


class Summary(msgspec.Struct, frozen=True):
    """What matches brought, as points are shown; each row has a value for every seat."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    matches: int
    match: tuple[Mean, ...]
    contracts: dict[str, tuple[Mean, ...]]


class Points:
    """The points of matches, as they are shown; the records themselves are not kept."""

    def __init__(self) -> None:
        self._totals: list[tuple[int, ...]] = []
        self._contracts: dict[str, list[tuple[int, ...]]] = {}

    @property
    def matches(self) -> int:
        """How many matches have been added."""
        return len(self._totals)

    def add(self, record: Record) -> None:
        """Add a finished match."""
        self._totals.append(record.totals)
        for deal in record.deals:
            if not deal.void:
                for contract, points in (deal.cells or {deal.contract: deal.points}).items():
                    self._contracts.setdefault(contract, []).append(points)

    def summary(self, simulation: Simulation) -> Summary:
        """Return the means of each seat."""
        start = simulation.setup.start()
        return Summary(
            start.game.name,
            start.game.options.texts(),
            simulation.bots,
            simulation.seed,
            self.matches,
            _means(self._totals, start.game.unit),
            {contract: _means(rows, start.game.unit) for contract, rows in sorted(self._contracts.items())},
        )


def _means(rows: Sequence[tuple[int, ...]], unit: int) -> tuple[Mean, ...]:
    cells = []
    for counted in zip(*rows, strict=True):
        column = [value / unit for value in counted]
        mean = sum(column) / len(column)
        spread = sum((value - mean) ** 2 for value in column)
        cells.append(Mean(mean, math.sqrt(spread / (len(column) - 1) / len(column)) if len(column) > 1 else None))
    return tuple(cells)


def _print(simulation: Simulation, summary: Summary) -> None:
    grid = Grid(
        title=f"{summary.game}, {summary.matches} matches: mean points of a match and of each contract ± standard error"
    )
    grid.add_column("")
    for seat, name in enumerate(simulation.bots):
        grid.add_column(f"{seat} {name}", justify="right")
    grid.add_row("match", *map(str, summary.match), style="bold")
    for contract, means in summary.contracts.items():
        grid.add_row(contract or "deal", *map(str, means))
    Console(highlight=False).print(grid)
