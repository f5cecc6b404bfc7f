"""`mamlaka simulate`: play matches between bots."""

from __future__ import annotations

from contextlib import closing, nullcontext
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from mamlaka.arena.statistics import Estimate
from mamlaka.bots.registry import find_bot
from mamlaka.cli.append_log import AppendLog, check_suffix
from mamlaka.cli.common_options import (
    DEFAULT_GAME,
    AsJson,
    GameName,
    Jobs,
    OptionTexts,
    PresetName,
    SeatCount,
    setup_from,
)
from mamlaka.cli.files import refuse_existing
from mamlaka.cli.output import print_json
from mamlaka.cli.progress import handle_signals, processes, progress, resume_hint
from mamlaka.cli.values import whole_number
from mamlaka.errors import InvalidSetup, RecordError
from mamlaka.match import Setup
from mamlaka.record import FORMAT, encode_record
from mamlaka.simulation import MatchResult, Simulation, SimulationResults

__all__ = ["simulate"]

RECORD_START = f'{{"format":"{FORMAT}",'.encode()
"""The first bytes of every record."""


def simulate(
    game: GameName = DEFAULT_GAME,
    *,
    matches: Annotated[int, typer.Option(parser=whole_number(1), help="Number of matches.")] = 20,
    seed: Annotated[
        int,
        typer.Option(parser=whole_number(), help="Seed of the deals and bots; the same seed gives the same matches."),
    ] = 0,
    bots: Annotated[
        str,
        typer.Option(metavar="BOT[,BOT...]", help="The bot in all seats, or one name per seat, separated by commas."),
    ] = "rules",
    preset: PresetName = "",
    settings: OptionTexts = None,
    seats: SeatCount = None,
    jobs: Jobs = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the records in this new file (.jsonl).")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Resume an interrupted run whose matches are in the --out file.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Play matches between bots, and print the mean points by seat and contract.

    Example: mamlaka simulate trex --matches 100 --bots rules,random,random,random
    """
    check_suffix(out)
    if not resume:
        refuse_existing(out, ", or resume with --resume")
    elif out is None:
        raise InvalidSetup("--resume needs the file to resume: name it with --out")
    setup = setup_from(game, preset, settings, seats)
    simulation = Simulation(setup, _bot_names(bots, setup, game), seed, f"mamlaka simulate --seed {seed}")
    done: list[MatchResult] = []
    with AppendLog(out) if out else nullcontext() as file, handle_signals() as interrupted:
        if file:
            _read(file, simulation, done, matches)
        numbers = range(len(done), matches)
        try:
            with closing(simulation.matches(numbers, processes(jobs, len(numbers)))) as records:
                for record in progress(interrupted.until(records), game, matches, len(done)):
                    if file:
                        file.add([encode_record(record)])
                    done.append(MatchResult.of(len(done), record))
        except (RecordError, ChildProcessError) as error:
            raise RecordError(f"{error}, {resume_hint(len(done), matches, 'matches', out, '--resume')}") from error
    summary = _summary(simulation, done)
    if as_json:
        print_json(summary)
    else:
        _print_summary(simulation, summary)
    if len(done) < matches:
        typer.echo(f"mamlaka: interrupted {resume_hint(len(done), matches, 'matches', out, '--resume')}", err=True)
        raise typer.Exit(interrupted.status)


def _read(file: AppendLog, simulation: Simulation, done: list[MatchResult], matches: int) -> None:
    """Read the matches of an interrupted run, and remove an incomplete last one.

    Raises:
        RecordError: the file does not belong to this simulation.
        InvalidSetup: the file has more matches than requested.
    """
    for number, line in enumerate(file.lines()):
        record = simulation.read(number, line, f"{file.path}, line {number + 1}")
        done.append(MatchResult.of(number, record))
    rest = file.remainder()
    if not done and not RECORD_START.startswith(rest[: len(RECORD_START)]):
        raise RecordError(f"{file.path}, line 1 is not a record: use another --out")
    if len(done) > matches:
        raise InvalidSetup(f"{file.path} has {len(done)} matches already: --matches must be at least {len(done)}")
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


class Summary(msgspec.Struct, frozen=True):
    """The mean points of the matches, as displayed; each tuple has one value per seat."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    matches: int
    match: tuple[Estimate, ...]
    contracts: dict[str, tuple[Estimate, ...]]


def _summary(simulation: Simulation, matches: list[MatchResult]) -> Summary:
    game = simulation.game
    results = SimulationResults(game, simulation.names, simulation.seed, tuple(matches))
    return Summary(
        game.name,
        game.options.texts(),
        simulation.names,
        simulation.seed,
        len(results),
        results.means(),
        results.contracts(),
    )


def _with_error(mean: Estimate) -> str:
    """Return a mean and its standard error, rounded to tenths."""
    return f"{mean.mean:+.1f}" + ("" if mean.standard_error is None else f" ± {mean.standard_error:.1f}")


def _print_summary(simulation: Simulation, summary: Summary) -> None:
    grid = Grid(
        title=f"{summary.game}, {summary.matches} matches: mean points of a match and of each contract ± standard error"
    )
    grid.add_column("")
    for seat, name in enumerate(simulation.names):
        grid.add_column(f"{seat} {name}", justify="right")
    grid.add_row("match", *map(_with_error, summary.match), style="bold")
    for contract, means in summary.contracts.items():
        grid.add_row(contract or "deal", *map(_with_error, means))
    Console(highlight=False).print(grid)
