"""`mamlaka doctor`: what is there, what is missing, and how to get it."""

from __future__ import annotations

import platform
import sys
from importlib.metadata import PackageNotFoundError, version

import typer

import mamlaka
from mamlaka.bots.registry import bot_names
from mamlaka.cli.play import records_folder
from mamlaka.cli.settings import AsJson, print_json
from mamlaka.games.registry import game_names

__all__ = ["doctor"]

PACKAGES = ("msgspec", "typer", "rich", "fluent.runtime", "filelock", "platformdirs")


def doctor(*, as_json: AsJson = False) -> None:
    """Say what this installation has: versions, games, bots, terminal, where matches are kept.

    Example: mamlaka doctor
    """
    rows = [
        ("mamlaka", mamlaka.__version__),
        ("Python", f"{platform.python_version()} on {platform.system()} {platform.machine()}"),
        *((name, _version(name)) for name in PACKAGES),
        ("games", ", ".join(game_names())),
        ("bots", ", ".join(bot_names())),
        ("search", "the Python reference; there is no compiled kernel"),
        ("terminal", f"{'interactive' if sys.stdout.isatty() else 'piped'}, {sys.stdout.encoding}"),
        ("matches", str(records_folder())),
    ]
    if as_json:
        print_json(dict(rows))
        return
    for name, value in rows:
        typer.echo(f"{name:16}{value}")


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "missing: pip install 'mamlaka[cli]'"
