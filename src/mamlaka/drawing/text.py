"""Lines of text in drawings."""

from __future__ import annotations

from typing import Literal
from unicodedata import bidirectional, east_asian_width

from mamlaka.drawing.cards import escaped

__all__ = ["drawn_text", "is_right_to_left", "text_width"]

FAMILY = 'font-family="system-ui, sans-serif"'
WIDE, NARROW = 1.0, 0.56
"""The widths of signs, as shares of their size: of Chinese and Japanese ones, and at most of most others."""


def is_right_to_left(text: str) -> bool:
    """Return whether a text begins in a script that is read from right to left."""
    strong = (kind for kind in map(bidirectional, text) if kind in ("L", "R", "AL"))
    return next(strong, "L") != "L"


def text_width(text: str, size: int) -> float:
    """Return about how wide a text is; the font is that of the reader."""
    return size * sum(WIDE if east_asian_width(sign) in "WF" else NARROW for sign in text)


def drawn_text(
    text: str,
    x: float,
    y: float,
    *,
    size: int,
    fill: str,
    weight: str = "normal",
    anchor: Literal["start", "middle", "end"] = "middle",
) -> str:
    """Return a line of text as SVG.

    Args:
        text: the text; its first letter with a direction decides in which it is read.
        x: where its start, middle or end is.
        y: its base line.
        size: the size of the font.
        fill: the colour.
        weight: the weight of the font.
        anchor: which point of the text is at x; `start` is the left end of a text read from left to right, and the
            right end of another.
    """
    place = f'x="{x:.2f}" y="{y:.2f}" font-size="{size}" font-weight="{weight}" fill="{fill}"'
    direction = ' direction="rtl"' if is_right_to_left(text) else ""
    return f'<text {FAMILY} text-anchor="{anchor}" {place}{direction}>{escaped(text)}</text>'
