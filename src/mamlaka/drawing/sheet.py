"""A score sheet as SVG."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from mamlaka.drawing.cards import svg
from mamlaka.drawing.text import drawn_text, is_right_to_left, text_width

__all__ = ["SheetLine", "sheet_svg"]

PAPER, INK, QUIET, RULE, EDGE = "#fffdf8", "#16181d", "#6b6f78", "#d9d3c3", "#b8b09c"
SIZE, TITLE_SIZE = 17, 20
LINE, TOP, MARGIN = 30, 52, 24
LEAST_LABEL, LEAST_COLUMN, COLUMN_GAP = 150, 90, 28
"""The least widths of the labels and of a column, and the room between columns."""


@dataclass(frozen=True)
class SheetLine:
    """A line of a score sheet."""

    label: str
    """What was played, or the title of a section."""
    cells: tuple[str, ...] = ()
    """(columns,): the points as text; empty: the line has none, like a title."""
    kind: Literal["row", "open", "section", "total"] = "row"
    """A row with points, one that is still to be played, a title, or the sum."""


def sheet_svg(title: str, columns: Sequence[str], lines: Sequence[SheetLine], *, scale: float = 1.0) -> str:
    """Return a score sheet.

    If the title is read from right to left, so is the sheet: its labels are on the right.

    >>> sheet_svg("Trex", ["Amira", "Bilal"], [SheetLine("Queens", ("-25", "0"))]).count("<text")
    6

    Args:
        title: what is scored.
        columns: the names of the players, or of sides.
        lines: the lines, from above.
        scale: the size of a unit in pixels; a line is 30 units high.
    """
    labels = max([LEAST_LABEL, *(text_width(line.label, SIZE) + COLUMN_GAP for line in lines if line.cells)])
    widths = [
        max([LEAST_COLUMN, *(text_width(text, SIZE) + COLUMN_GAP for text in texts)])
        for texts in zip(columns, *(line.cells for line in lines if line.cells), strict=True)
    ]
    titles = [text_width(title, TITLE_SIZE), *(text_width(line.label, SIZE) for line in lines)]
    width = 2 * MARGIN + max([labels + sum(widths), *titles])
    height = TOP + LINE * (len(lines) + 1) + MARGIN
    parts = _parts(title, columns, lines, width, widths)
    ground = f'<rect width="{width:.2f}" height="{height}" rx="12" fill="{PAPER}" stroke="{EDGE}" stroke-width="2"/>'
    return svg(ground + "".join(parts), width, height, title, scale)


def _parts(
    title: str, columns: Sequence[str], lines: Sequence[SheetLine], width: float, widths: Sequence[float]
) -> Iterator[str]:
    is_mirrored = is_right_to_left(title)

    def at(x: float) -> float:
        return width - x if is_mirrored else x

    def line_of(label: str, cells: Sequence[str], y: float, fill: str, weight: str) -> Iterator[str]:
        is_ahead = is_right_to_left(label) == is_mirrored
        yield (
            drawn_text(label, at(MARGIN), y, size=SIZE, fill=fill, weight=weight, anchor="start" if is_ahead else "end")
            if label
            else ""
        )
        for place, cell in enumerate(cells):
            middle = width - MARGIN - sum(widths[place:]) + widths[place] / 2
            yield drawn_text(cell, at(middle), y, size=SIZE, fill=fill, weight=weight)

    yield drawn_text(title, width / 2, 34, size=TITLE_SIZE, fill=INK, weight="bold")
    yield from line_of("", columns, TOP + LINE - 8, INK, "bold")
    for number, line in enumerate(lines, start=1):
        y = TOP + LINE * number
        stroke = INK if line.kind == "total" or number == 1 else RULE
        yield f'<line x1="{MARGIN}" y1="{y}" x2="{width - MARGIN:.2f}" y2="{y}" stroke="{stroke}"/>'
        weight = "bold" if line.kind in ("section", "total") else "normal"
        yield from line_of(line.label, line.cells, y + LINE - 8, QUIET if line.kind == "open" else INK, weight)
