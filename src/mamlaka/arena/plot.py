"""A forest plot of the results: the mean and interval of each row, with a line at zero."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import groupby
from xml.sax.saxutils import escape

from mamlaka.arena.statistics import LEVEL, Estimate
from mamlaka.arena.summary import Summary
from mamlaka.arena.tally import Row

__all__ = ["forest_plot"]

WIDTH = 760
LEFT, RIGHT = 150, 190
TOP, LINE, HEAD, GAP, AXIS = 64, 26, 28, 8, 48
TICKS = 6
"""The approximate number of ticks of an axis."""
SHARE = "won"
STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #222 }
  .title { font-weight: 600; font-size: 15px }
  .note { fill: #666; font-size: 12px }
  .head { font-weight: 600; paint-order: stroke; stroke: white; stroke-width: 6px }
  .axis { stroke: #bbb }
  .grid { stroke: #eee }
  .zero { stroke: #888; stroke-dasharray: 3 3 }
  .interval { stroke: #1d5fa8; stroke-width: 2 }
  .mean { fill: #1d5fa8 }
  .main .interval { stroke: #9c2f2f; stroke-width: 3 }
  .main .mean { fill: #9c2f2f }
  .main text { font-weight: 600 }
"""


def forest_plot(summary: Summary) -> str:
    """Return an SVG document with the lead of the first entrant of each pairing, per contract and in total.

    Shares of matches won are omitted, because they are not points.
    """
    rows = [row for row in summary.rows if row.name != SHARE]
    ticks = _ticks(rows)
    parts: list[str] = []
    y = TOP
    for pairing, group in groupby(rows, key=lambda row: row.pairing):
        parts.append(f'<text class="head" x="16" y="{y + 18}">{escape(summary.versus(pairing))}</text>')
        y += HEAD
        for row in group:
            parts.append(_line(row, y + LINE / 2, ticks, is_main=row.name == summary.main))
            y += LINE
        y += GAP
    body = "\n".join([*_grid(ticks, y), *parts])
    height = y + AXIS
    title = escape(f"{summary.game}: points above {summary.baseline}")
    note = escape(
        f"{summary.sets} sets of {summary.matches_per_set} {summary.play_unit}; means and {LEVEL:.0%} intervals"
    )
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}">
<style>{STYLE}</style>
<rect width="100%" height="100%" fill="white"/>
<text class="title" x="16" y="26">{title}</text>
<text class="note" x="16" y="46">{note}</text>
{body}
</svg>
"""


def _ticks(rows: Sequence[Row]) -> list[float]:
    """Return the ticks of an axis that shows zero and all intervals."""
    ends = [0.0] + [end for row in rows for end in (row.above.mean, row.above.low, row.above.high) if end is not None]
    low, high = min(ends), max(ends)
    step = _round_step((high - low or 1) / TICKS)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [number * step for number in range(first, max(last, first + 1) + 1)]


def _round_step(least: float) -> float:
    """Return the smallest of ..., 1, 2, 5, 10, 20, ... that is at least `least`."""
    power: float = 10 ** math.floor(math.log10(least))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least * 0.999)


def _x(value: float, ticks: Sequence[float]) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * (value - ticks[0]) / (ticks[-1] - ticks[0])


def _grid(ticks: Sequence[float], bottom: float) -> list[str]:
    lines = [f'<line class="axis" x1="{LEFT}" y1="{bottom + 6}" x2="{WIDTH - RIGHT}" y2="{bottom + 6}"/>']
    for tick in ticks:
        x, style = _x(tick, ticks), "zero" if not tick else "grid"
        lines.append(f'<line class="{style}" x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom + 6}"/>')
        lines.append(f'<text class="note" x="{x:.1f}" y="{bottom + 24}" text-anchor="middle">{_mark(tick)}</text>')
    return lines


def _mark(tick: float) -> str:
    return f"{tick:+g}" if tick else "0"


def _line(row: Row, y: float, ticks: Sequence[float], *, is_main: bool) -> str:
    above = row.above
    low, high = _ends(above)
    return (
        f'<g class="{"main" if is_main else "row"}">'
        f'<text x="28" y="{y + 4}">{escape(row.name)}</text>'
        f'<line class="interval" x1="{_x(low, ticks):.1f}" y1="{y}" x2="{_x(high, ticks):.1f}" y2="{y}"/>'
        f'<circle class="mean" cx="{_x(above.mean, ticks):.1f}" cy="{y}" r="{5 if is_main else 4}"/>'
        f'<text x="{WIDTH - 16}" y="{y + 4}" text-anchor="end">{escape(str(above))}</text></g>'
    )


def _ends(above: Estimate) -> tuple[float, float]:
    return (above.mean if above.low is None else above.low, above.mean if above.high is None else above.high)
