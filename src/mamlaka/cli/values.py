"""What options take: each parser refuses any other word, and says what the option takes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

import typer

from mamlaka.errors import did_you_mean

__all__ = ["Number", "Text", "Word", "named_path", "readable_path", "whole"]

T = TypeVar("T", int, float)
MOST = 2**63 - 1
"""Nothing that is counted needs more, and a larger number does not fit where it goes."""


@dataclass(frozen=True)
class Number(Generic[T]):
    """A number in a range; `nan` and `inf` are in none."""

    __name__ = "NUMBER"

    kind: Callable[[str], T]
    """Converts the text."""
    name: str = "a number"
    """What it is called in messages."""
    least: T | None = None
    """The smallest number allowed; None: any."""
    most: T | None = None
    """The largest number allowed; None: any."""

    def __call__(self, text: object) -> T:
        """Return the number of a text, or of a default.

        Raises:
            typer.BadParameter: it is no number, or not in the range.
        """
        try:
            number = self.kind(str(text))
        except ValueError:
            raise self._refused(text) from None
        too_small = self.least is not None and number < self.least
        too_large = number > (MOST if self.most is None else self.most)
        if too_small or too_large or not -MOST <= number <= MOST:  # nan is in no range
            raise self._refused(text)
        return number

    def _refused(self, text: object) -> typer.BadParameter:
        what = self.name
        if self.least is not None and self.most is not None:
            what += f" from {_shown(self.least)} to {_shown(self.most)}"
        elif self.least is not None:
            what += f" that is at least {_shown(self.least)}"
        return typer.BadParameter(f"takes {what}, not {str(text)!r}")


def _shown(number: float) -> str:
    return str(number) if isinstance(number, int) else f"{number:g}"


def whole(least: int | None = None, most: int | None = None) -> Number[int]:
    """Return the parser of a whole number."""
    return Number(int, "a whole number", least, most)


class Word:
    """One of several words."""

    def __init__(self, *words: str) -> None:
        self._words = words
        self.__name__ = "|".join(words)

    def __call__(self, text: object) -> str:
        """Return the word.

        Raises:
            typer.BadParameter: it is none of them.
        """
        word = str(text)
        if word not in self._words:
            raise typer.BadParameter(f"takes {' or '.join(self._words)}, not {word!r}{did_you_mean(word, self._words)}")
        return word


class Text:
    """Any text that can be written down as UTF-8."""

    __name__ = "TEXT"

    def __call__(self, text: object) -> str:
        """Return the text.

        Raises:
            typer.BadParameter: the shell has passed bytes that are no text.
        """
        word = str(text)
        if not _is_text(word):
            raise typer.BadParameter(f"takes text in UTF-8, not {word!r}")
        return word


def named_path(text: object) -> Path:
    """Return the path of a text.

    Raises:
        typer.BadParameter: it is empty.
    """
    if not str(text):
        raise typer.BadParameter("takes the name of a file or a folder, not ''")
    return Path(str(text))


named_path.__name__ = "PATH"


def _is_text(word: str) -> bool:
    try:
        word.encode()
    except UnicodeEncodeError:
        return False
    return True


def readable_path(path: object) -> str:
    """Return a path as text; the bytes of a name that are no text become question marks."""
    return str(path).encode(errors="replace").decode()
