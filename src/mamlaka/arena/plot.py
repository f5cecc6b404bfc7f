"""A forest plot of the results: the mean and interval of each row, with a line at zero."""

from __future__ import annotations

from itertools import groupby

from mamlaka.arena.statistics import LEVEL
from mamlaka.arena.summary import Summary
from mamlaka.arena.tally import Row
from mamlaka.drawing.plots import PlotRow, interval_plot

__all__ = ["forest_plot"]

SHARE = "won"


def forest_plot(summary: Summary) -> str:
    """Return an SVG document with the lead of the first entrant of each pairing, per contract and in total.

    Shares of matches won are omitted, because they are not points.
    """
    rows = [row for row in summary.rows if row.name != SHARE]
    groups = {
        summary.versus(pairing): [_plot_row(row, is_main=row.name == summary.main) for row in group]
        for pairing, group in groupby(rows, key=lambda row: row.pairing)
    }
    title = f"{summary.game}: points above {summary.baseline}"
    note = f"{summary.sets} sets of {summary.matches_per_set} {summary.play_unit}; means and {LEVEL:.0%} intervals"
    return interval_plot(title, note, groups)


def _plot_row(row: Row, *, is_main: bool) -> PlotRow:
    above = row.above
    low, high = (above.mean if end is None else end for end in (above.low, above.high))
    return PlotRow(row.name, above.mean, low, high, str(above), is_main)
