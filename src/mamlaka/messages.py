"""The message files: those in `locale/`, and those that packages with games have in a folder `locale` of their own.

There is one Fluent file per language, used by the page and the terminal. `docs/adding-a-game.md` lists the messages
that a game must provide.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from mamlaka.errors import InvalidSetup
from mamlaka.plugins import plugin_packages

__all__ = ["languages", "messages_of"]

FOLDER = "locale"
BUILT_IN = files("mamlaka").joinpath(FOLDER)
SUFFIX = ".ftl"


def languages() -> tuple[str, ...]:
    """Return the codes of the available languages, sorted.

    >>> languages()
    ('ar', 'en')
    """
    return tuple(sorted(file.name.removesuffix(SUFFIX) for file in BUILT_IN.iterdir() if file.name.endswith(SUFFIX)))


@cache
def messages_of(language: str) -> str:
    """Return the messages of a language as Fluent text: the built-in ones, then those of other packages.

    A message of another package cannot replace a built-in one.

    Raises:
        InvalidSetup: the language is unknown.
    """
    if language not in languages():
        raise InvalidSetup(f"unknown language {language!r}: there are {', '.join(languages())}")
    built_in = BUILT_IN.joinpath(language + SUFFIX).read_text(encoding="utf-8")
    others = (_package_messages(package, language) for package in plugin_packages("game") if package != "mamlaka")
    return "\n".join([built_in, *filter(None, others)])


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
                return file.read_text(encoding="utf-8")
    except (ImportError, OSError, ValueError):  # the file is missing or not text, or the package name is not valid
        pass
    return ""
