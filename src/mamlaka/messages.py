"""The message files: ours in `locale/`, and what games from elsewhere bring in the folder `locale` of their package.

They are Fluent, one file a language, the same for page and terminal. `docs/adding-a-game.md` says what a game brings.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from itertools import accumulate
from pathlib import Path

from mamlaka.errors import InvalidSetup
from mamlaka.plugins import plugin_packages

__all__ = ["languages", "messages_of", "own_messages"]

FOLDER = "locale"
OURS = files("mamlaka").joinpath(FOLDER)
SUFFIX = ".ftl"
SEPARATOR = "\n\n### Messages of another package\n\n"
"""Stands between two files. The comment ends a message: the first line of the next file could continue it otherwise."""
DEEPEST = 20
"""How many braces may be open at a time: a parser of Fluent calls itself for each."""


def languages() -> tuple[str, ...]:
    """Return the languages that have messages.

    >>> languages()
    ('ar', 'en')
    """
    return tuple(sorted(file.name.removesuffix(SUFFIX) for file in OURS.iterdir() if file.name.endswith(SUFFIX)))


@cache
def messages_of(language: str) -> str:
    """Return the messages of a language: ours, then those of other packages, which cannot replace ours.

    Raises:
        InvalidSetup: there are no messages in that language.
    """
    if language not in languages():
        raise InvalidSetup(f"unknown language {language!r}: there are {', '.join(languages())}")
    others = (_brought_by(package, language) for package in plugin_packages("game") if package != "mamlaka")
    return SEPARATOR.join([own_messages(language), *filter(None, others)])


@cache
def own_messages(language: str) -> str:
    """Return our own messages of a language that there is."""
    return OURS.joinpath(language + SUFFIX).read_text(encoding="utf-8")


def _brought_by(package: str, language: str) -> str:
    """Return the messages of a package in a language; nothing where it brings none that can be read."""
    try:
        spec = find_spec(package)
        if spec is None or spec.submodule_search_locations is None:  # a single module has no room for files
            return ""
        # Nothing is imported for its messages: a package that cannot be imported must not keep the others from theirs.
        for folder in spec.submodule_search_locations:
            file = Path(folder, FOLDER, language + SUFFIX)
            if file.is_file():
                text = file.read_text(encoding="utf-8")
                return text if _depth(text) <= DEEPEST else ""
    except (ImportError, OSError, ValueError):  # no file, no text, or no name of a package at all
        pass
    return ""


def _depth(text: str) -> int:
    """Return how many braces are open at a time, at most."""
    return max(
        accumulate((character == "{") - (character == "}") for character in text if character in "{}"), default=0
    )
