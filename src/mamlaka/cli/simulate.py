"""`mamlaka simulate`: play matches between bots."""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from mamlaka.bots.registry import find_bot
from mamlaka.cli.append_log import AppendLog, check_suffix
from mamlaka.cli.progress import handle_signals, processes, progress, resume_hint
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
from mamlaka.cli.values import whole
from mamlaka.errors import InvalidSetup, RecordError
from mamlaka.match import Setup
from mamlaka.record import FORMAT, Record, encode_record
from mamlaka.simulation import Simulation

__all__ = ["simulate"]

RECORD_START = f'{{"format":"{FORMAT}",'.encode()
"""The first bytes of every record."""


def simulate(
    game: GameName = "trex",
    *,
    games: Annotated[int, typer.Option(parser=whole(1), help="Number of matches.")] = 20,
    seed: Annotated[
        int, typer.Option(parser=whole(), help="Seed of the deals and bots; the same seed gives the same matches.")
    ] = 0,
    bots: Annotated[
        str, typer.Option(help="The bot in all seats, or one name per seat, separated by commas.")
    ] = "rules",
    preset: PresetName = "",
    settings: OptionTexts = None,
    seats: SeatCount = None,
    jobs: Jobs = 0,
    out: Annotated[Path | None, typer.Option(help="Save the records in this new file (.jsonl).")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Resume an interrupted run whose matches are in the --out file.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Play matches between bots, and print the mean points by seat and contract.

    Example: mamlaka simulate trex --games 100 --bots rules,random,random,random
    """
    check_suffix(out)
    if not resume:
        refuse_existing(out, ", or resume with --resume")
    elif out is None:
        raise InvalidSetup("--resume needs the file to resume: name it with --out")
    setup = setup_from(game, preset, settings, seats)
    simulation = Simulation(setup, _bot_names(bots, setup, game), seed, f"mamlaka simulate --seed {seed}")
    points = Points()
    with AppendLog(out) if out else nullcontext() as file, handle_signals() as interrupted:
        if file:
            _read(file, simulation, points, games)
        numbers = range(points.matches, games)
        try:
            with closing(simulation.matches(numbers, processes(jobs, len(numbers)))) as matches:
                for record in progress(interrupted.until(matches), game, games, points.matches):
                    if file:
                        file.add([encode_record(record)])
                    points.add(record)
        except (RecordError, ChildProcessError) as error:
            raise RecordError(f"{error}, {resume_hint(points.matches, games, 'matches', out, '--resume')}") from error
    summary = points.summary(simulation)
    if as_json:
        print_json(summary)
    else:
        _print_summary(simulation, summary)
    if points.matches < games:
        typer.echo(f"mamlaka: interrupted {resume_hint(points.matches, games, 'matches', out, '--resume')}", err=True)
        raise typer.Exit(interrupted.status)


def _read(file: AppendLog, simulation: Simulation, points: Points, games: int) -> None:
    """Read the matches of an interrupted run, and remove an incomplete last one.

    Raises:
        RecordError: the file does not belong to this simulation.
        InvalidSetup: the file has more matches than requested.
    """
    for number, line in enumerate(file.lines()):
        points.add(simulation.read(number, line, f"{file.path}, line {number + 1}"))
    rest = file.remainder()
    if not points.matches and not RECORD_START.startswith(rest[: len(RECORD_START)]):
        raise RecordError(f"{file.path}, line 1 is not a record: use another --out")
    if points.matches > games:
        raise InvalidSetup(
            f"{file.path} has {points.matches} matches already: --games must be at least {points.matches}"
        )
    file.add(())


def _bot_names(bots: str, setup: Setup, game: str) -> tuple[str, ...]:
    seats = setup.start().seats
    names = tuple(name.strip() for name in bots.split(","))
    names = names * seats if len(names) == 1 else names
    if len(names) != seats:
        raise InvalidSetup(f"--bots names {len(names)} bots, but {game} has {seats} seats: name one, or {seats}")
    for name in names:
        find_bot(name)
    return names


class Mean(msgspec.Struct, frozen=True):
    """A mean of points with its standard error, which is None for a single value."""

    mean: float
    error: float | None

    def __str__(self) -> str:
        """Return the mean and its error, rounded to tenths."""
        return f"{self.mean:+.1f}" + ("" if self.error is None else f" ± {self.error:.1f}")


class Summary(msgspec.Struct, frozen=True):
    """The mean points of the matches, as displayed; each tuple has one value per seat."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    matches: int
    match: tuple[Mean, ...]
    contracts: dict[str, tuple[Mean, ...]]


class Points:
    """The points of matches, as displayed; the records themselves are not kept in memory."""

    def __init__(self) -> None:
        self._totals: list[tuple[int, ...]] = []
        self._contracts: dict[str, list[tuple[int, ...]]] = {}

    @property
    def matches(self) -> int:
        """The number of matches added."""
        return len(self._totals)

    def add(self, record: Record) -> None:
        """Add a finished match."""
        self._totals.append(record.totals)
        for deal in record.deals:
            if not deal.void:
                for contract, points in (deal.contract_points or {deal.contract: deal.points}).items():
                    self._contracts.setdefault(contract, []).append(points)

    def summary(self, simulation: Simulation) -> Summary:
        """Return the means by seat."""
        game = simulation.game
        return Summary(
            game.name,
            game.options.texts(),
            simulation.names,
            simulation.seed,
            self.matches,
            _means(self._totals, game.unit),
            {contract: _means(rows, game.unit) for contract, rows in sorted(self._contracts.items())},
        )


def _means(rows: Sequence[tuple[int, ...]], unit: int) -> tuple[Mean, ...]:
    cells = []
    for counted in zip(*rows, strict=True):
        column = [value / unit for value in counted]
        mean = sum(column) / len(column)
        squares = sum((value - mean) ** 2 for value in column)
        cells.append(Mean(mean, math.sqrt(squares / (len(column) - 1) / len(column)) if len(column) > 1 else None))
    return tuple(cells)


def _print_summary(simulation: Simulation, summary: Summary) -> None:
    grid = Grid(
        title=f"{summary.game}, {summary.matches} matches: mean points of a match and of each contract ± standard error"
    )
    grid.add_column("")
    for seat, name in enumerate(simulation.names):
        grid.add_column(f"{seat} {name}", justify="right")
    grid.add_row("match", *map(str, summary.match), style="bold")
    for contract, means in summary.contracts.items():
        grid.add_row(contract or "deal", *map(str, means))
    Console(highlight=False).print(grid)
