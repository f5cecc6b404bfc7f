"""The message files: ours in `locale/`, and what games from elsewhere bring in the folder `locale` of their package.

They are Fluent, one file a language, the same for page and terminal. `docs/adding-a-game.md` says what a game brings.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.util import find_spec

from mamlaka.errors import InvalidSetup
from mamlaka.plugins import plugin_packages

__all__ = ["languages", "messages_of"]

FOLDER = "locale"
OURS = files("mamlaka").joinpath(FOLDER)
SUFFIX = ".ftl"


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
    brought = [files(package).joinpath(FOLDER) for package in plugin_packages("game") if _is_folder(package)]
    places = [OURS, *(place for place in brought if place != OURS)]
    found = [file for place in places if (file := place.joinpath(language + SUFFIX)).is_file()]
    return "\n".join(file.read_text(encoding="utf-8") for file in found)


def _is_folder(package: str) -> bool:
    """Return whether a package is a folder; a single module has no room for files."""
    spec = find_spec(package)
    return spec is not None and spec.submodule_search_locations is not None
