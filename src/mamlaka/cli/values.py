"""Parsers of option values. Their error messages say which values the option takes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

import typer

from mamlaka.errors import did_you_mean

__all__ = ["Address", "Listen", "Number", "Text", "Word", "named_path", "readable_path", "whole_number"]

T = TypeVar("T", int, float)
MAX_PORT = 65_535
LARGEST = 2**63 - 1
"""The largest number accepted; larger ones would overflow 64-bit integers."""


@dataclass(frozen=True)
class Number(Generic[T]):
    """A parser of numbers in a range; `nan` and `inf` are always rejected."""

    __name__ = "NUMBER"

    kind: Callable[[str], T]
    """Converts the text."""
    name: str = "a number"
    """The name of such a number in error messages."""
    least: T | None = None
    """The smallest number accepted; None: no limit."""
    most: T | None = None
    """The largest number accepted; None: no limit."""

    def __call__(self, text: object) -> T:
        """Parse a text, or a default.

        Raises:
            typer.BadParameter: the text is not a number in the range.
        """
        try:
            number = self.kind(str(text))
        except ValueError:
            raise self._refused(text) from None
        too_small = self.least is not None and number < self.least
        too_large = number > (LARGEST if self.most is None else self.most)
        if too_small or too_large or not -LARGEST <= number <= LARGEST:  # nan is in no range
            raise self._refused(text)
        return number

    def _refused(self, text: object) -> typer.BadParameter:
        what = self.name
        if self.least is not None and self.most is not None:
            what += f" from {_shown(self.least)} to {_shown(self.most)}"
        elif self.least is not None:
            what += f" of at least {_shown(self.least)}"
        return typer.BadParameter(f"takes {what}, not {str(text)!r}")


def _shown(number: float) -> str:
    return str(number) if isinstance(number, int) else f"{number:g}"


def whole_number(least: int | None = None, most: int | None = None) -> Number[int]:
    """Return a parser of whole numbers."""
    return Number(int, "a whole number", least, most)


class Word:
    """A parser of one of several words, in small or capital letters."""

    def __init__(self, *words: str) -> None:
        self._words = words
        self.__name__ = "|".join(words)

    def __call__(self, text: object) -> str:
        """Return the word.

        Raises:
            typer.BadParameter: the text is not one of the words.
        """
        word = str(text)
        found = next((known for known in self._words if known.casefold() == word.casefold()), None)
        if found is None:
            raise typer.BadParameter(f"takes {' or '.join(self._words)}, not {word!r}{did_you_mean(word, self._words)}")
        return found


class Text:
    """A parser of text that can be encoded as UTF-8."""

    __name__ = "TEXT"

    def __call__(self, text: object) -> str:
        """Return the text.

        Raises:
            typer.BadParameter: the shell passed bytes that are not text.
        """
        word = str(text)
        if not _is_text(word):
            raise typer.BadParameter(f"takes UTF-8 text, not {word!r}")
        return word


@dataclass(frozen=True)
class Address:
    """An address to listen on."""

    host: str
    port: int

    def __str__(self) -> str:
        """Return the address as one writes it."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


class Listen:
    """A parser of an address to listen on: a host and a port, or a port of this machine alone."""

    __name__ = "LISTEN"

    def __call__(self, text: object) -> Address:
        """Return the address.

        Raises:
            typer.BadParameter: the text is not such an address.
        """
        host, _, port = str(text).rpartition(":")
        if not (port.isascii() and port.isdecimal() and int(port) <= MAX_PORT):
            raise typer.BadParameter(f"takes HOST:PORT or PORT, such as 127.0.0.1:9464, not {str(text)!r}")
        return Address(host.removeprefix("[").removesuffix("]") or "127.0.0.1", int(port))


def named_path(text: object) -> Path:
    """Parse a path.

    Raises:
        typer.BadParameter: the text is empty.
    """
    if not str(text):
        raise typer.BadParameter("takes the name of a file or a folder, not ''")
    return Path(str(text))


named_path.__name__ = "FILE"


def _is_text(word: str) -> bool:
    try:
        word.encode()
    except UnicodeEncodeError:
        return False
    return True


def readable_path(path: object) -> str:
    """Return a path as text; bytes that are not valid text become question marks."""
    return str(path).encode(errors="replace").decode()
