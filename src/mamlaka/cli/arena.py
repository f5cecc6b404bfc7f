"""`mamlaka arena`: compare bots, with confidence intervals."""

from __future__ import annotations

import time
from collections.abc import Generator
from contextlib import closing
from functools import partial
from pathlib import Path
from statistics import median
from typing import Annotated, get_args

import typer

import mamlaka
from mamlaka.arena import (
    Contest,
    DecisionTimes,
    PlayedSet,
    StopRule,
    Tally,
    Verdict,
    WorkerPool,
    forest_plot,
    parse_entrants,
)
from mamlaka.arena.ratings import compute_ratings
from mamlaka.arena.schedule import PlayUnit, SeatingPlan, default_seating_plan
from mamlaka.arena.summary import Summary, summarise
from mamlaka.bots.base import MAX_NODES, MAX_WORLDS, Limit
from mamlaka.cli.arena_files import Files
from mamlaka.cli.arena_report import print_summary
from mamlaka.cli.common_options import DEFAULT_GAME, AsJson, Jobs, OptionTexts, PresetName, SeatCount, setup_from
from mamlaka.cli.output import print_json
from mamlaka.cli.progress import Interruptions, handle_signals, processes, progress, resume_hint
from mamlaka.cli.values import Number, Word, whole_number
from mamlaka.errors import InvalidSetup, PluginFailed, RecordError
from mamlaka.plugin_deadline import set_plugin_deadline
from mamlaka.storage import check_writable, write_text
from mamlaka.workers import map_ordered

__all__ = ["arena"]

TRIAL_SECONDS, TRIAL_SETS = 1.0, 3
"""The trial that estimates the duration of a run ends after this time, or after this number of sets."""
ESTIMATE_FROM = 5.0
"""The duration in seconds from which the estimate is printed."""
CHECKOUT = Path(mamlaka.__file__).resolve().parents[2] / "bench" / "opponents"
"""The frozen opponents of a checkout; an installed package has none."""

Bots = Annotated[
    list[str],
    typer.Argument(metavar="A B [C ...]", help="Two or more bots, each optionally with a limit, such as `rules@10ms`."),
]
GameOption = Annotated[str, typer.Option("--game", metavar="GAME", help="The game.")]
Sets = Annotated[
    int,
    typer.Option("--max-sets", parser=whole_number(1), help="The maximum number of sets of deals or matches."),
]
PlayUnitOption = Annotated[
    PlayUnit,
    typer.Option("--as", parser=Word(*get_args(PlayUnit)), help="Play single deals of each kind, or whole matches."),
]
Seatings = Annotated[
    SeatingPlan | None,
    typer.Option(
        parser=Word(*get_args(SeatingPlan)),
        help="hero: one seat against the others; sides: side against side; alone: each bot plays alone. "
        "The default depends on the game.",
    ),
]
Milliseconds = Annotated[
    float | None,
    typer.Option("--limit-ms", parser=Number(float, least=0.01), help="Time limit per decision, in milliseconds."),
]
Worlds = Annotated[
    int | None,
    typer.Option("--limit-worlds", parser=whole_number(1, MAX_WORLDS), help="Limit of sampled worlds per decision."),
]
Nodes = Annotated[
    int | None,
    typer.Option("--limit-nodes", parser=whole_number(1, MAX_NODES), help="Limit of searched nodes per decision."),
]
Out = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Save the results in this file (.jsonl). Run the same command again to resume."),
]
Records = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Save the record of every match in this file (.jsonl).")
]
Plot = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Plot the differences to this file (.svg), overwriting an older one."),
]
BetterBy = Annotated[
    float | None,
    typer.Option(
        parser=Number(float), help="Stop once it is decided whether A beats B by at least this margin, in points."
    ),
]
Confidence = Annotated[float, typer.Option(parser=Number(float), help="The confidence level of --better-by.")]
Backend = Annotated[
    str, typer.Option(metavar="BACKEND", help="Run on this joblib backend, such as `dask`, instead of local processes.")
]
Address = Annotated[
    str, typer.Option(metavar="URL", help="Address of the cluster's scheduler, such as tcp://HOST:8786.")
]
Opponents = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        help="A folder with further bots. In a checkout the default is bench/opponents, with frozen bots.",
    ),
]

EXAMPLES = """Example: mamlaka arena rules random --max-sets 400 --set doubling=off

More examples, with matches, partners, other games, several bots, and a sequential test:

mamlaka arena rules rules-1 --as matches --max-sets 100 --out matches.jsonl

mamlaka arena rules rules-1 --as matches --max-sets 100 --preset partners

mamlaka arena rules rules-1 --game hearts --as matches --max-sets 100 --set target=none --set deals=4

mamlaka arena rules rules-1 --game GAME --seats 4 --as matches --max-sets 100

mamlaka arena rules rules-1 flat-1 --max-sets 50 --plot strength.svg

mamlaka arena rules rules-1 --max-sets 5000 --better-by 8 --confidence 0.95
"""


def arena(
    bots: Bots,
    *,
    game: GameOption = DEFAULT_GAME,
    preset: PresetName = "",
    settings: OptionTexts = None,
    seats: SeatCount = None,
    sets: Sets = 100,
    play_unit: PlayUnitOption = "deals",
    seating_plan: Seatings = None,
    seed: Annotated[int, typer.Option(parser=whole_number(), help="The same seed deals the same cards.")] = 0,
    limit_ms: Milliseconds = None,
    limit_worlds: Worlds = None,
    limit_nodes: Nodes = None,
    jobs: Jobs = 0,
    backend: Backend = "",
    address: Address = "",
    out: Out = None,
    records: Records = None,
    plot: Plot = None,
    better_by: BetterBy = None,
    confidence: Confidence = 0.95,
    opponents: Opponents = None,
    as_json: AsJson = False,
) -> None:
    """Compare bots on the same deals, with confidence intervals."""
    if plot:
        if plot.suffix != ".svg":
            raise InvalidSetup(f"--plot writes SVG: name a file that ends in .svg, not {plot}")
        check_writable(plot)
    limit = Limit(limit_worlds, limit_nodes, None if limit_ms is None else limit_ms / 1000)
    folder = _folder(opponents)
    setup = setup_from(game, preset, settings, seats)
    entrants = parse_entrants(tuple(bots), limit, folder)
    prepare = set_plugin_deadline if backend else None  # local workers inherit the deadline of this process
    contest = Contest(
        setup, entrants, play_unit, seating_plan or default_seating_plan(setup.start().game), seed, folder, prepare
    )
    stop = StopRule(better_by or 0, confidence)  # rejects a bad --confidence even if it isn't used
    rule = None if better_by is None else stop
    _check(contest, rule)
    jobs = processes(jobs, sets)
    workers = WorkerPool(jobs, backend, address) if backend or address else None
    with Files(contest, out, records) as files, handle_signals() as interrupted:
        run = Run(contest, files, rule)
        if run.tally.sets > sets:
            raise InvalidSetup(f"{out} has {run.tally.sets} sets already: --max-sets must be at least {run.tally.sets}")
        try:
            failed = run.play(sets, workers, jobs, interrupted)
        except (RecordError, ChildProcessError) as error:
            raise RecordError(f"{error}, {resume_hint(run.tally.sets, sets, 'sets', out)}") from error
    summary = run.summary()
    if as_json:
        print_json(summary)
    else:
        print_summary(summary)
    if plot:
        write_text(plot, forest_plot(summary))
    if failed is not None:
        raise failed
    if interrupted.signal and summary.sets < sets and not run.is_decided:
        typer.echo(f"mamlaka: interrupted {resume_hint(run.tally.sets, sets, 'sets', out)}", err=True)
        raise typer.Exit(interrupted.status)


arena.__doc__ = f"{arena.__doc__}\n\n{EXAMPLES}"


def _check(contest: Contest, rule: StopRule | None) -> None:
    """Reject, before the first deal, a contest whose results could not be computed."""
    if len(contest.pairings) > 1:
        if rule:
            raise InvalidSetup(f"--better-by compares two bots, not {len(contest.entrants)}: name two")
        compute_ratings((), len(contest.entrants))


def _folder(opponents: Path | None) -> str:
    """Return the folder with opponents that are not installed; empty: there is none."""
    if opponents and not opponents.is_dir():
        raise InvalidSetup(f"there is no folder {opponents}: --opponents takes a folder with bots")
    folder = opponents or CHECKOUT
    return str(folder.resolve()) if folder.is_dir() else ""


class Run:
    """A contest in progress: the sets in its files, and those played now."""

    def __init__(self, contest: Contest, files: Files, rule: StopRule | None) -> None:
        self._contest = contest
        self._files = files
        self._rule = rule
        self._times = tuple(DecisionTimes() for _ in contest.entrants)
        self._verdict: Verdict | None = None
        self.tally = Tally(contest)
        for result in files.results():
            self.tally.add(result)
            self._judge()
        for times in files.times():
            self._add_times(times)

    @property
    def is_decided(self) -> bool:
        """Whether the stopping rule has decided."""
        return self._verdict is not None and self._verdict.answer != "open"

    def play(self, sets: int, workers: WorkerPool | None, jobs: int, interrupted: Interruptions) -> PluginFailed | None:
        """Play and save the missing sets, until the stopping rule decides or a signal arrives.

        Returns:
            The error of a plugin that failed after the first set; None: no plugin failed.

        Raises:
            RecordError: a file cannot be written.
            ChildProcessError: a process was killed.
        """
        self._files.trim()
        try:
            with closing(self._remaining_sets(sets, workers, jobs)) as remaining:
                for played in progress(interrupted.until(remaining), self._contest.game.name, sets, self.tally.sets):
                    self._files.add(played)
                    self.tally.add(played.result)
                    self._add_times(played.times)
                    self._judge()
                    if self.is_decided:
                        break
        except PluginFailed as failed:
            if not self.tally.sets:
                raise
            return failed
        return None

    def summary(self) -> Summary:
        """Return the summary of all sets."""
        return summarise(self._contest, self.tally, self._times, self._verdict)

    def _remaining_sets(self, sets: int, workers: WorkerPool | None, jobs: int) -> Generator[PlayedSet, None, None]:
        """Yield the missing sets. This process plays the first ones, to estimate the duration of the rest."""
        numbers = range(self.tally.sets, 0 if self.is_decided else sets)
        keeps_records = self._files.keeps_records
        spent: list[float] = []
        while len(spent) < min(TRIAL_SETS, len(numbers)) and sum(spent) < TRIAL_SECONDS:
            start = time.perf_counter()
            played = self._contest.play_set(numbers[len(spent)], keep_records=keeps_records)
            spent.append(time.perf_counter() - start)
            yield played
        rest = numbers[len(spent) :]
        if rest:
            seconds = median(spent[1:] or spent) * len(rest) / jobs  # the first set includes imports and table loading
            if seconds >= ESTIMATE_FROM:
                most = " at most" if self._rule else ""
                typer.echo(f"mamlaka: {len(rest)} more sets will take about {_duration(seconds)}{most}", err=True)
            if workers:
                yield from workers.play(self._contest, rest, keep_records=keeps_records)
            else:
                yield from map_ordered(partial(self._contest.play_set, keep_records=keeps_records), rest, jobs)

    def _judge(self) -> None:
        if self._rule and not self.is_decided:
            self._verdict = self._rule.verdict(self.tally.values())

    def _add_times(self, times: tuple[DecisionTimes, ...]) -> None:
        for mine, new in zip(self._times, times, strict=True):
            mine.merge([new])


def _duration(seconds: float) -> str:
    minute = 60
    if seconds < 2 * minute:
        return f"{seconds:.0f} s"
    minutes = seconds / minute
    return f"{minutes:.0f} min" if minutes < 2 * minute else f"{minutes / minute:.1f} h"
