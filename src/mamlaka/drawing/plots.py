"""Plots as SVG: means with their intervals, and curves."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from mamlaka.drawing.cards import escaped

__all__ = ["PlotRow", "interval_plot", "line_plot"]

WIDTH = 760
LEFT, RIGHT = 150, 190
TOP, LINE, HEAD, GAP, AXIS = 64, 26, 28, 8, 48
CURVES = 260
"""The height of the axis of curves."""
TICKS = 6
"""The approximate number of ticks of an axis."""
COLOURS = ("#1d5fa8", "#9c2f2f", "#2f7d4f", "#8a6d1d")
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
  .curve { fill: none; stroke-width: 2 }
"""


class PlotRow(NamedTuple):
    """A row of a plot of intervals."""

    name: str
    mean: float
    low: float
    """The lower end of the interval."""
    high: float
    """The upper end."""
    text: str = ""
    """What stands at the end of the row, such as the mean in figures."""
    is_main: bool = False
    """Whether the row stands out."""


def interval_plot(title: str, note: str, groups: Mapping[str, Sequence[PlotRow]]) -> str:
    """Return means with their intervals on one axis, which has a line at zero.

    >>> "more" in interval_plot("Points", "a note", {"players": [PlotRow("more", 2, 1, 3)]})
    True

    Args:
        title: the title.
        note: a line below the title, such as what the intervals are.
        groups: the rows by the headings above them.
    """
    ticks = _ticks(value for rows in groups.values() for row in rows for value in (row.mean, row.low, row.high))
    parts: list[str] = []
    y = TOP
    for name, rows in groups.items():
        parts.append(f'<text class="head" x="16" y="{y + 18}">{escaped(name)}</text>')
        y += HEAD
        for row in rows:
            parts.append(_row(row, y + LINE / 2, ticks))
            y += LINE
        y += GAP
    return _document(title, note, y + AXIS, [*_grid(ticks, y), *parts])


def line_plot(
    title: str,
    note: str,
    curves: Mapping[str, Sequence[tuple[float, float]]],
    levels: Mapping[str, float] | None = None,
) -> str:
    """Return curves over a horizontal axis that begins at zero.

    Args:
        title: the title.
        note: a line below the title, such as what the axes are.
        curves: points (x, y) from left to right, by the names of the curves.
        levels: horizontal lines to compare with, by their names.
    """
    levels = levels or {}
    across = _ticks(x for curve in curves.values() for x, _ in curve)
    heights = [*(y for curve in curves.values() for _, y in curve), *levels.values()]
    up = _ticks(heights, with_zero=False)
    bottom, right = TOP + CURVES, WIDTH - RIGHT

    def y_of(value: float) -> float:
        return bottom - CURVES * (value - up[0]) / (up[-1] - up[0])

    parts = [f'<line class="axis" x1="{LEFT}" y1="{bottom}" x2="{right}" y2="{bottom}"/>']
    for tick in across:
        x = _x(tick, across)
        parts.append(f'<text class="note" x="{x:.1f}" y="{bottom + 20}" text-anchor="middle">{tick:g}</text>')
    for tick in up:
        y = y_of(tick)
        parts.append(f'<line class="grid" x1="{LEFT}" y1="{y:.1f}" x2="{right}" y2="{y:.1f}"/>')
        parts.append(f'<text class="note" x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{_mark(tick)}</text>')
    for name, level in levels.items():
        y = y_of(level)
        parts.append(f'<line class="zero" x1="{LEFT}" y1="{y:.1f}" x2="{right}" y2="{y:.1f}"/>')
        parts.append(f'<text class="note" x="{right + 8}" y="{y + 4:.1f}">{escaped(name)}</text>')
    for index, (name, curve) in enumerate(curves.items()):
        points = " ".join(f"{_x(x, across):.1f},{y_of(y):.1f}" for x, y in curve)
        colour = COLOURS[index % len(COLOURS)]
        x, y = _x(curve[-1][0], across), y_of(curve[-1][1])
        parts.append(f'<polyline class="curve" points="{points}" stroke="{colour}"/>')
        parts.append(f'<text x="{x + 8:.1f}" y="{y + 4:.1f}" fill="{colour}">{escaped(name)}</text>')
    return _document(title, note, bottom + AXIS, parts)


def _document(title: str, note: str, height: float, parts: Sequence[str]) -> str:
    body = "\n".join(parts)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}">
<style>{STYLE}</style>
<rect width="100%" height="100%" fill="white"/>
<text class="title" x="16" y="26">{escaped(title)}</text>
<text class="note" x="16" y="46">{escaped(note)}</text>
{body}
</svg>
"""


def _ticks(values: Iterable[float], *, with_zero: bool = True) -> list[float]:
    """Return the ticks of an axis that shows all values, and zero."""
    shown = [*values, *[0.0] * with_zero]
    low, high = min(shown), max(shown)
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


def _row(row: PlotRow, y: float, ticks: Sequence[float]) -> str:
    return (
        f'<g class="{"main" if row.is_main else "row"}">'
        f'<text x="28" y="{y + 4}">{escaped(row.name)}</text>'
        f'<line class="interval" x1="{_x(row.low, ticks):.1f}" y1="{y}" x2="{_x(row.high, ticks):.1f}" y2="{y}"/>'
        f'<circle class="mean" cx="{_x(row.mean, ticks):.1f}" cy="{y}" r="{5 if row.is_main else 4}"/>'
        f'<text x="{WIDTH - 16}" y="{y + 4}" text-anchor="end">{escaped(row.text)}</text></g>'
    )
