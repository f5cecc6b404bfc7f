"""Third-party packages, installed for some tests as an installer would do it, and for no others."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from zipfile import ZipFile

import pytest

from mamlaka.arena.entrants import bot_of
from mamlaka.messages import messages_of
from mamlaka.plugins import forget_plugins

__all__ = ["MAJLIS", "installed", "package", "unpacked"]

MAJLIS = Path(__file__).parent / "plugin"
"""The project of a third-party game."""


def unpacked(project: Path, folder: Path) -> Path:
    """Build the wheel of a project and unpack it; return the folder to add to the path."""
    words = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(words, cwd=project, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def package(
    site: Path,
    name: str,
    source: str,
    *entries: str,
    version: str = "1.0",
    parts: Mapping[str, str] = MappingProxyType({}),
) -> Path:
    """Write a distribution to a folder, as an installer would leave it there; return the folder.

    Args:
        site: the folder, to be added to the path.
        name: the name of the distribution; with underscores it is the name of the module.
        source: the source of the module, or of the package if it has parts.
        entries: its entry points, such as `bots: loopy = loopy:Loopy`.
        version: the version of the distribution.
        parts: the sources of further modules by name, which make it a package.
    """
    module = name.replace("-", "_")
    info = site / f"{module}-{version}.dist-info"
    info.mkdir(parents=True)
    if parts:
        (site / module).mkdir(exist_ok=True)
    for part, text in parts.items():
        (site / module / f"{part}.py").write_text(text, encoding="utf-8")
    (site / (f"{module}/__init__.py" if parts else f"{module}.py")).write_text(source, encoding="utf-8")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    groups = (entry.split(": ", 1) for entry in entries)
    points = "".join(f"[mamlaka.{group}]\n{point}\n" for group, point in groups)
    (info / "entry_points.txt").write_text(points, encoding="utf-8")
    return site


@contextmanager
def installed(site: Path) -> Iterator[None]:
    """Let this process and its children find the packages of a folder."""
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.syspath_prepend(site)
            patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")])))
            _forget()
            yield
    finally:
        _forget()
        for name in [name for name, module in sys.modules.items() if _lies_in(module, site)]:
            del sys.modules[name]


def _lies_in(module: object, site: Path) -> bool:
    return str(getattr(module, "__file__", None)).startswith(f"{site}{os.sep}")


def _forget() -> None:
    """Discover all packages again."""
    forget_plugins()
    messages_of.cache_clear()
    bot_of.cache_clear()
