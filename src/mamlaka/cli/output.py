"""The standard output: text that fits the terminal, and JSON."""

from __future__ import annotations

import json
import sys
from textwrap import wrap

import msgspec
import typer
from rich.console import Console
from rich.text import Text as RichText

from mamlaka.errors import InvalidSetup
from mamlaka.terminal.style import WIDTH

__all__ = [
    "Screen",
    "is_plain",
    "print_json",
]


def print_json(value: object) -> None:
    """Print a value as JSON."""
    try:
        encoded = msgspec.json.encode(value)
    except UnicodeEncodeError:  # a path need not be valid UTF-8: JSON can escape its bytes
        encoded = json.dumps(msgspec.to_builtins(value)).encode()
    typer.echo(msgspec.json.format(encoded, indent=1))


class Screen(Console):
    """The standard output, as wide as the terminal. If it is not a terminal, lines are not wrapped."""

    def __init__(self, *, plain: bool = False, width: int | None = WIDTH) -> None:
        """Open the standard output.

        Args:
            plain: whether to omit colours.
            width: the width of tables if the output is not a terminal; None: from the environment.
        """
        width = None if sys.stdout.isatty() else width
        super().__init__(no_color=True if plain else None, highlight=False, width=width)

    def say(self, text: str | RichText) -> None:
        """Print a text, wrapped at words on a terminal."""
        self.print(RichText(text) if isinstance(text, str) else text, soft_wrap=not self.is_terminal)

    def ask(self, question: str) -> str:
        """Print a question, wrapped at words, and return the answer.

        Raises:
            EOFError: there is no answer.
            InvalidSetup: the standard input cannot be read.
        """
        if self.is_terminal:
            *lines, question = wrap(question.strip(), max(1, self.width - 1)) or [""]
            for line in lines:
                self.print(RichText(line))
            question += " "
        try:
            return input(question)
        except (OSError, ValueError) as error:  # ValueError: a plugin has closed it
            reason = getattr(error, "strerror", None) or error
            raise InvalidSetup(f"cannot read the standard input: {reason}; run the command in a terminal") from None

    def forget_typed(self) -> None:
        """Discard what has been typed at a terminal but not been read; the input of a pipe or a file stays."""
        try:
            if sys.stdin.isatty():
                _discard_input()
        except (OSError, ValueError):  # closed, or no terminal that can be asked: `ask` says so
            return

    def on_broken_pipe(self) -> None:
        """Let the command line handle a closed pipe.

        Raises:
            BrokenPipeError: always.
        """
        raise BrokenPipeError


if sys.platform == "win32":
    import msvcrt

    def _discard_input() -> None:
        while msvcrt.kbhit():
            msvcrt.getwch()
else:
    import termios

    def _discard_input() -> None:
        try:
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
        except termios.error as error:
            raise OSError(*error.args) from None


def is_plain(*, asked: bool) -> bool:
    """Return whether to print without symbols: if asked, or if the output is not UTF-8."""
    return asked or (sys.stdout.encoding or "").lower().replace("-", "") != "utf8"
