"""The commands that people type at every prompt: by their keys or in words, as `?`, `hint`, `/hint` and `:hint`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import cache

from mamlaka.errors import IllegalAction, ParseError
from mamlaka.notation import NO
from mamlaka.terminal.style import ANSWERED_IN
from mamlaka.terminal.words import COMMAS, phrase
from mamlaka.texts import Texts

__all__ = ["KEYS", "Command", "command_names", "find_command", "is_no", "is_quit"]

Command = str
"""A command: `quit`, `hint`, ...; the message `command-COMMAND` has its names."""
KEYS: dict[Command, str] = {
    "quit": "q",
    "sheet": "s",
    "last": "l",
    "deal": "d",
    "hand": "h",
    "rules": "r",
    "hint": "?",
    "help": "help",
    "report": "!",
}
"""The key of each command."""
MARKS = ("/", ":")
"""The signs that may stand before a command."""


def find_command(
    words: str, commands: Iterable[Command], language: str, parse: Callable[[str], object]
) -> tuple[Command, str] | None:
    """Return the command that a person means and what follows it; None: the words are no command.

    A word that is also an answer stays the answer, unless a mark stands before it.

    Args:
        words: what the person has typed.
        commands: the commands of this prompt. Words follow only `report`.
        language: the language of the person; English words are understood in all.
        parse: parses an answer, and raises ParseError if the words are none.
    """
    said = unicodedata.normalize("NFKC", words).strip()
    is_marked = said.startswith(MARKS)
    said = said[1:].strip() if is_marked else said
    found = next(
        ((command, rest) for command in commands if (rest := _rest(said, command, language)) is not None), None
    )
    if found and not is_marked:
        try:
            parse(words)
        except ParseError:
            return found
        except IllegalAction:
            return None
        return None
    return found


def _rest(said: str, command: Command, language: str) -> str | None:
    """Return the words after a command, or None if another is meant."""
    key, names = KEYS[command], _names(language) | _names(ANSWERED_IN)
    if command == "report":
        first, _, rest = said.partition(" ")
        if said.startswith(key):
            return said.removeprefix(key).strip()
        return rest.strip() if names.get(phrase(first)) == command else None
    return "" if said.lower() == key or names.get(phrase(said)) == command else None


def command_names(commands: Iterable[Command], language: str) -> list[str]:
    """Return the first name of each command."""
    return [_listed(command, language)[0] for command in commands]


def is_quit(words: str, language: str) -> bool:
    """Return whether the words only mean to leave, at a prompt without answers of a game."""
    return find_command(words, ["quit"], language, _no_answer) is not None


def is_no(words: str, texts: Texts) -> bool:
    """Return whether an answer is no, in English or in the language of the person."""
    said = phrase(words)
    return bool(said) and (said[0].startswith("n") or said == phrase(texts.format(f"say-{NO}")))


def _no_answer(words: str) -> None:
    raise ParseError(words)


def _listed(command: Command, language: str) -> list[str]:
    return [name.strip() for name in re.split(COMMAS, Texts(language).format(f"command-{command}"))]


@cache
def _names(language: str) -> dict[tuple[str, ...], Command]:
    return {phrase(name): command for command in KEYS for name in _listed(command, language)}
