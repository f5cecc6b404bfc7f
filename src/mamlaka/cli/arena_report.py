"""The results of an arena, printed as tables."""

from __future__ import annotations

from itertools import groupby

import typer
from rich.console import Console
from rich.table import Table as Grid

from mamlaka.arena.entrants import format_limit
from mamlaka.arena.statistics import LEVEL
from mamlaka.arena.stopping import Verdict
from mamlaka.arena.summary import Summary
from mamlaka.arena.tally import WON

__all__ = ["print_summary"]

WORDS = {"hero": ("hero", "each opponent"), "sides": ("its side", "other side"), "alone": ("first", "second")}


def print_summary(summary: Summary) -> None:
    """Print tables of differences and points, decision times and ratings, and the verdict of the stopping rule."""
    console = Console(highlight=False)
    console.print(
        f"{summary.game}: {summary.sets} sets of {summary.matches_per_set} {summary.play_unit}. "
        f"Points above {summary.baseline}, with {LEVEL:.0%} intervals:"
    )
    for pairing, rows in groupby(summary.rows, key=lambda row: row.pairing):
        grid = Grid(title=summary.versus(pairing), title_justify="left")
        grid.add_column("")
        grid.add_column("above", justify="right")
        for word in WORDS[summary.seating_plan]:
            grid.add_column(word, justify="right")
        for row in rows:
            style = "bold" if row.name == summary.main else ""
            own, other = (f"{value:.1%}" if row.name == WON else f"{value:+.2f}" for value in (row.own, row.other))
            above = (
                f"{row.above.mean:+.1%}{_half(row.above.high, row.above.mean)}" if row.name == WON else str(row.above)
            )
            grid.add_row(row.name, above, own, other, style=style)
        console.print(grid)
    console.print(_bots(summary))
    if summary.verdict:
        typer.echo(_verdict(summary, summary.verdict))


def _half(high: float | None, mean: float) -> str:
    return "" if high is None else f" ± {high - mean:.1%}"


def _bots(summary: Summary) -> Grid:
    grid = Grid(title="Decisions", title_justify="left")
    rated = any(bot.rating for bot in summary.bots)
    for word in ("", "limit", "decisions", "median", "95%", "worst", *(("rating",) if rated else ())):
        grid.add_column(word, justify="right" if word else "left")
    for bot in summary.bots:
        times = bot.times
        cells = (
            [str(times.decisions), *map(_time, (times.median, times.p95, times.worst))] if times else ["0"] + [""] * 3
        )
        rating = [f"{bot.rating.mean:.1f} ± {bot.rating.deviation:.1f}"] if bot.rating else []
        name = f"{bot.entrant.label}, version {bot.entrant.version}"
        grid.add_row(name, format_limit(bot.entrant.limit) or "none", *cells, *rating)
    return grid


def _time(seconds: float) -> str:
    return f"{seconds * 1000:.3g} ms"


def _verdict(summary: Summary, verdict: Verdict) -> str:
    name = summary.versus(summary.rows[0].pairing)
    words = {
        "better": f"better by at least {verdict.better_by:g}",
        "not better": f"not better by {verdict.better_by:g}",
        "open": f"undecided whether better by {verdict.better_by:g}",
    }[verdict.answer]
    span = (
        "" if verdict.low is None or verdict.high is None else f"; between {verdict.low:+.2f} and {verdict.high:+.2f}"
    )
    return f"{name}, {summary.main}: {words} (confidence {verdict.confidence:g}, {verdict.sets} sets{span})"
