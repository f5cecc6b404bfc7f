"""The message files, in Fluent, which the page and the terminal use.

The folder `locale/LANGUAGE` has what all games share, a file for each topic. A game has a file `locale/LANGUAGE.ftl` in
its own folder, and so has a package with games. `docs/adding-a-game.md` lists the messages that a game must provide.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from itertools import accumulate
from pathlib import Path

from mamlaka.errors import InvalidSetup
from mamlaka.plugins import plugin_packages

__all__ = ["REFERENCE", "entries", "home_messages", "languages", "messages_of", "own_messages"]

FOLDER = "locale"
FALLBACK = "en"
SHARED = files("mamlaka").joinpath(FOLDER)
GAMES = files("mamlaka.games")
SUFFIX = ".ftl"
SEPARATOR = "\n\n### Messages of another package\n\n"
"""The text between two files. The comment ends the last message, which the next file could otherwise continue."""
HOME_TOPIC = "home"
"""The shared messages that the home page shows."""
HOME_KINDS = ("game-", "preset-", "about-preset-")
"""How the ids of the messages of games begin that the home page shows."""
ENTRY_START = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""The start of a message or a term. All other lines of its pattern are indented."""
ENTRY_ID = re.compile(r"-?[a-zA-Z][\w-]*")
COMMENT_START = re.compile(r"^#", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A message or a term that a pattern refers to; also the name of a function, of which there is no message."""
MAX_DEPTH = 20
"""The deepest nesting of braces that is accepted, because Fluent parsers are recursive."""


def languages() -> tuple[str, ...]:
    """Return the codes of the available languages, sorted.

    >>> languages()
    ('ar', 'de', 'en', 'fr', 'it', 'ja', 'nl')
    """
    return tuple(sorted(folder.name for folder in SHARED.iterdir() if folder.is_dir()))


@cache
def messages_of(language: str) -> str:
    """Return the messages of a language as Fluent text: the built-in ones, then those of other packages.

    The first message with an id counts, so another package cannot replace a built-in message. Where a package has no
    message in the language, its English one stands.

    Raises:
        InvalidSetup: the language is unknown.
    """
    if language not in languages():
        raise InvalidSetup(f"unknown language {language!r}: there are {', '.join(languages())}")
    others = (
        _package_messages(package, code)
        for package in plugin_packages("game")
        if package != "mamlaka"
        for code in dict.fromkeys((language, FALLBACK))
    )
    return SEPARATOR.join([own_messages(language), *filter(None, others)])


@cache
def own_messages(language: str) -> str:
    """Return the built-in messages of an available language: the shared ones, then those of the games."""
    topics = [file for file in SHARED.joinpath(language).iterdir() if file.name.endswith(SUFFIX)]
    games = [folder.joinpath(FOLDER, language + SUFFIX) for folder in GAMES.iterdir() if folder.is_dir()]
    found = (*sorted(topics, key=str), *sorted(filter(_is_file, games), key=str))
    return "\n".join(file.read_text(encoding="utf-8") for file in found)


@cache
def home_messages(language: str) -> str:
    """Return those of all messages of a language that the home page shows, with the messages that they refer to.

    Raises:
        InvalidSetup: the language is unknown.
    """
    everything = entries(messages_of(language))
    own = entries(SHARED.joinpath(language, HOME_TOPIC + SUFFIX).read_text(encoding="utf-8"))
    shown = [name for name in everything if name in own or name.startswith(HOME_KINDS)]
    for name in shown:
        shown += [other for other in REFERENCE.findall(everything[name]) if other in everything and other not in shown]
    return "".join(everything[name] for name in shown)


def entries(text: str) -> dict[str, str]:
    r"""Return the messages and terms of a Fluent text by their ids, without comments.

    Of several with one id, the first counts.

    >>> entries("# A sign\nyes = ✓\n\n## Answers\n\nno = ✗\n")
    {'yes': 'yes = ✓\n', 'no': 'no = ✗\n'}
    """
    found: dict[str, str] = {}
    for entry in ENTRY_START.split(text):
        name = ENTRY_ID.match(entry)
        if name:
            found.setdefault(name[0], COMMENT_START.split(entry, maxsplit=1)[0].rstrip() + "\n")
    return found


def _is_file(file: Traversable) -> bool:
    return file.is_file()


def _package_messages(package: str, language: str) -> str:
    """Return the messages of a package in a language; an empty string if it has none that can be read."""
    try:
        spec = find_spec(package)
        if spec is None or spec.submodule_search_locations is None:  # a single module has no room for files
            return ""
        # Packages are not imported for their messages: one that fails to import must not affect the others.
        for folder in spec.submodule_search_locations:
            file = Path(folder, FOLDER, language + SUFFIX)
            if file.is_file():
                text = file.read_text(encoding="utf-8")
                return text if _depth(text) <= MAX_DEPTH else ""
    except (ImportError, OSError, ValueError):  # the file is missing or not text, or the package name is not valid
        pass
    return ""


def _depth(text: str) -> int:
    """Return the deepest nesting of braces."""
    return max(
        accumulate((character == "{") - (character == "}") for character in text if character in "{}"), default=0
    )
