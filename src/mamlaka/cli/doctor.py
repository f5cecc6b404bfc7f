"""`mamlaka doctor`: what is installed, what is missing, and how to get it."""

from __future__ import annotations

import platform
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.resources import files

import typer
from msgspec import Struct

import mamlaka
from mamlaka.bots.registry import find_bot
from mamlaka.bots.rules import tactics_of
from mamlaka.bots.search.registry import search_of
from mamlaka.cli import FAILURE
from mamlaka.cli.common_options import AsJson
from mamlaka.cli.files import data_folder
from mamlaka.cli.output import print_json
from mamlaka.cli.play import records_folder
from mamlaka.cli.values import readable_path
from mamlaka.coach.registry import odds_of
from mamlaka.errors import BrokenPlugin, InvalidSetup
from mamlaka.game import Game
from mamlaka.plugins import Plugin, chosen_plugins, installed_plugins
from mamlaka.registry import find_game
from mamlaka.search.kernel import engines, reason_of_absence
from mamlaka.texts import Texts

__all__ = ["doctor"]

PAGE = files("mamlaka").joinpath("server", "page", "index.html")

FINDERS: Mapping[str, Callable[[str], object]] = {"game": find_game, "bot": find_bot}

PARTS: tuple[Callable[[type[Game]], object], ...] = (tactics_of, search_of, odds_of)
"""What loads the parts of a game that need no further packages."""


class Broken(Struct, frozen=True):
    """A plugin that is not usable."""

    kind: str
    name: str
    package: str
    version: str
    fault: str
    """The reason, as one sentence."""


def doctor(*, as_json: AsJson = False) -> None:
    """Check the installation: versions, games, bots, search, terminal and data files.

    All bots and games are loaded, with the tactics, searches and odds of games. If one of them is broken, the reason is
    printed and the exit status is 1.

    Example: mamlaka doctor
    """
    texts = Texts()
    faults = {plugin: fault for plugin in installed_plugins() if (fault := _fault(plugin))}
    broken = [
        *(_broken(plugin, fault) for plugin, fault in faults.items()),
        *(
            _broken(plugin, fault)
            for plugin in chosen_plugins("game").values()
            if plugin not in faults
            for fault in _faults_of_parts(plugin.name)
        ),
    ]
    games, bots = (
        [name for name, plugin in chosen_plugins(kind).items() if plugin not in faults] for kind in ("game", "bot")
    )
    rows = [
        ("mamlaka", mamlaka.__version__),
        ("Python", f"{platform.python_version()} on {platform.system()} {platform.machine()}"),
        *dict(_packages()).items(),
        ("games", ", ".join(games)),
        ("bots", ", ".join(bots)),
        *((f"bot {name}", texts.format(about)) for name in bots if texts.has(about := f"bot-about-{name}")),
        ("search", _search()),
        ("terminal", f"{'interactive' if sys.stdout.isatty() else 'piped'}, {sys.stdout.encoding}"),
        ("page", "built" if PAGE.is_file() else "missing: `make page` builds it in a checkout"),
        ("matches", readable_path(records_folder())),
        ("tables", readable_path(data_folder() / "tables.sqlite")),
    ]
    if as_json:
        print_json({**dict(rows), "broken": broken})
    else:
        for name, value in (*rows, *(("broken", it.fault) for it in broken)):
            typer.echo(f"{name:15} {value}")
    if broken:
        raise typer.Exit(FAILURE)


def _fault(plugin: Plugin) -> str:
    """Return the reason why a plugin is not usable, as one sentence; empty: it is usable."""
    owner = chosen_plugins(plugin.kind)[plugin.name]
    if owner is not plugin:
        return f"{plugin.kind} {plugin.name!r} of {plugin.origin} is not used: {owner.origin} has that name already"
    try:
        FINDERS[plugin.kind](plugin.name)
    except InvalidSetup as error:
        return str(error)
    return ""


def _faults_of_parts(game: str) -> Iterator[str]:
    """Yield the reasons why parts of a game are not usable, one sentence each."""
    for load in PARTS:
        try:
            load(find_game(game))
        except BrokenPlugin as error:
            yield str(error)


def _broken(plugin: Plugin, fault: str) -> Broken:
    return Broken(plugin.kind, plugin.name, plugin.package, plugin.version, fault)


def _packages() -> Iterator[tuple[str, str]]:
    """Yield the name and version of each dependency, including those of the extras."""
    for requirement in requires("mamlaka") or []:
        found = re.match(r"""([\w.-]+)(?:.*extra == ["'](\w+))?""", requirement)
        assert found is not None
        name, extra = found.groups()
        try:
            yield name, version(name)
        except PackageNotFoundError:
            yield name, f"missing: pip install 'mamlaka[{extra}]'" if extra else "missing: pip install mamlaka"


def _search() -> str:
    try:
        fastest, *others = [engine.name for engine in engines()] or [""]
    except InvalidSetup as error:
        return f"will fail: {error}"
    if not fastest:
        return f"plain Python: {reason_of_absence()}"
    return f"the compiled kernel, {fastest}" + (f" (also {', '.join(others)})" if others else "")
