"""Text in the cells of a terminal: wide characters, such as Japanese ones, take two."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.cells import cell_len

__all__ = ["pad_left", "pad_right", "wrap"]

CLOSING = r"[\u3001\u3002\u300D\u300F\u3011\u30FB\uFF01\uFF09\uFF0C\uFF0E\uFF1A\uFF1F]*"
"""Signs that never begin a line: commas, full stops, closing brackets of Japanese."""
PIECE = re.compile(
    rf"[ \t\n]+|[^ \t\n\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]+{CLOSING}|[\u30A1-\u30FA\u30FC]+{CLOSING}|.{CLOSING}"
)
"""What is not divided: a word, katakana, or another wide character."""


def pad_right(text: str, width: int) -> str:
    """Return a text followed by spaces, at least `width` cells wide."""
    return text + " " * (width - cell_len(text))


def pad_left(text: str, width: int) -> str:
    """Return a text after spaces, at least `width` cells wide."""
    return " " * (width - cell_len(text)) + text


def wrap(text: str, width: int, *, initial_indent: str = "", subsequent_indent: str = "") -> list[str]:
    """Return a text as lines of at most `width` cells; a longer word stands alone in its line.

    Args:
        text: words with spaces, or wide characters, between which a line may end.
        width: in cells.
        initial_indent: the beginning of the first line.
        subsequent_indent: the beginning of the other lines.
    """
    lines: list[str] = []
    line, indent = "", initial_indent
    for piece in _pieces(text):
        if line.strip() and cell_len(indent + (line + piece).rstrip()) > width:
            lines.append(indent + line.rstrip())
            line, indent = "", subsequent_indent
        line += piece if line or not piece.isspace() else ""
    return [*lines, indent + line.rstrip()] if line.strip() else lines


def _pieces(text: str) -> Iterator[str]:
    for match in PIECE.finditer(text):
        yield " " * len(match[0]) if match[0].isspace() else match[0]
