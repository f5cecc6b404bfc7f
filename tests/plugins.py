"""Packages beside ours: installed for some tests, as an installer would do it, and for no others."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import pytest

from mamlaka.messages import messages_of
from mamlaka.plugins import load_plugin, plugin_names, plugin_packages

__all__ = ["MAJLIS", "installed", "unpacked"]

MAJLIS = Path(__file__).parent / "plugin"
"""The project of a game from outside."""


def unpacked(project: Path, folder: Path) -> Path:
    """Build the wheel of a project and unpack it; return the folder to be put on the path."""
    words = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(words, cwd=project, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


@contextmanager
def installed(site: Path) -> Iterator[None]:
    """Let this process, and those that it starts, find what is in a folder."""
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.syspath_prepend(site)
            patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")])))
            _forget()
            yield
    finally:
        _forget()


def _forget() -> None:
    """Look for everything anew."""
    for found in (load_plugin, messages_of, plugin_names, plugin_packages):
        found.cache_clear()
