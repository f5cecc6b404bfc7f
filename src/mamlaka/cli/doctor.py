"""`mamlaka doctor`: what is there, what is missing, and how to get it."""

from __future__ import annotations

import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files

import typer

import mamlaka
from mamlaka.bots.registry import bot_names
from mamlaka.cli.play import records_folder
from mamlaka.cli.settings import AsJson, data_folder, print_json
from mamlaka.errors import InvalidSetup
from mamlaka.games.registry import game_names
from mamlaka.search.kernel import absence, engines
from mamlaka.texts import Texts

__all__ = ["doctor"]

PACKAGES = {
    "arena": ("joblib", "openskill"),
    "cluster": ("dask", "distributed"),
    "cli": ("msgspec", "typer", "rich", "fluent.runtime", "filelock", "platformdirs"),
    "server": ("starlette", "uvicorn", "websockets", "anyio", "sqlalchemy", "segno"),
}
"""What each extra brings."""
PAGE = files("mamlaka").joinpath("server", "page", "index.html")


def doctor(*, as_json: AsJson = False) -> None:
    """Say what this installation has: versions, games, bots, terminal, where matches are kept.

    Example: mamlaka doctor
    """
    texts = Texts()
    rows = [
        ("mamlaka", mamlaka.__version__),
        ("Python", f"{platform.python_version()} on {platform.system()} {platform.machine()}"),
        *((name, _version(name, extra)) for extra, names in PACKAGES.items() for name in names),
        ("games", ", ".join(game_names())),
        ("bots", ", ".join(bot_names())),
        *((f"bot {name}", texts.say(about)) for name in bot_names() if texts.has(about := f"bot-about-{name}")),
        ("search", _search()),
        ("terminal", f"{'interactive' if sys.stdout.isatty() else 'piped'}, {sys.stdout.encoding}"),
        ("page", "built" if PAGE.is_file() else "missing: `make page` builds it in a checkout"),
        ("matches", str(records_folder())),
        ("tables", str(data_folder() / "tables.sqlite")),
    ]
    if as_json:
        print_json(dict(rows))
        return
    for name, value in rows:
        typer.echo(f"{name:16}{value}")


def _version(name: str, extra: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return f"missing: pip install 'mamlaka[{extra}]'"


def _search() -> str:
    try:
        fastest, *others = [engine.name for engine in engines()] or [""]
    except InvalidSetup as error:
        return f"will fail: {error}"
    if not fastest:
        return f"plain Python: {absence()}"
    return f"the compiled kernel, {fastest}" + (f" (also {', '.join(others)})" if others else "")
