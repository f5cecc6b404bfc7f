"""The build backend of pyproject.toml: scikit-build-core, plus the page and the documentation in every wheel and sdist.

Node builds the page. It comes from PATH or, if PATH has none, from its wheel, which the build front end installs, as it
installs what builds the documentation. An sdist contains both, so building from one needs neither. Nor does an editable
install, because `make page` and `make docs` build them there.
"""

import os
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from scikit_build_core import build as core
from scikit_build_core.build import build_editable, get_requires_for_build_editable

from tools import page

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

SITE = page.ROOT / "build" / "docs"
BUILT = ".built"
"""The stamp of the documentation, a file in its folder: the hash of its sources. An sdist contains it, too."""
SOURCES = ("*.md", "web/*.md", "zensical.toml", "docs/**/*", "examples/*", "tools/docs*.py", "src/mamlaka/**/*")
"""The files that the documentation is built from: documents, and modules with their docstrings and drawings."""
NO_SOURCES = {".pyc", ".so", ".pyd"}
BUILDERS = ("mkdocstrings-python", "zensical")
"""The packages of the group `dev` that build the documentation. It also needs what mamlaka itself needs."""

Settings = dict[str, str | list[str]] | None
"""The values of `--config-setting`, passed on by the build front end."""


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Return the packages that `build_sdist` needs."""
    return core.get_requires_for_build_sdist(config_settings) + _node() + _builders()


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Return the packages that `build_wheel` needs."""
    return core.get_requires_for_build_wheel(config_settings) + _node() + _builders()


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build the page and the documentation if they are missing or stale, then an sdist; return its file name."""
    _build_page()
    _build_docs()
    return core.build_sdist(sdist_directory, config_settings)


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """Build the page and the documentation if they are missing or stale, then a wheel; return its file name."""
    _build_page()
    _build_docs()
    return core.build_wheel(wheel_directory, config_settings, metadata_directory)


def _node() -> list[str]:
    if page.is_built() or page.find_node():
        return []
    return [f"{page.NODE_WHEEL}=={page.node_version()}"]


def _build_page() -> None:
    if page.is_built():
        return
    node = page.find_node()
    if node is None:
        sys.exit("The page is not built, and there is no Node to build it with: run `make page`, then build again.")
    page.install(node)
    page.build(node)


def _digest() -> str:
    """Return the hash of the sources of the documentation."""
    found = {path for pattern in SOURCES for path in page.ROOT.glob(pattern) if path.is_file()}
    return page.digest(
        *sorted(path for path in found if path.suffix not in NO_SOURCES and not path.is_relative_to(page.PAGE))
    )


def _has_docs() -> bool:
    return (SITE / "index.html").is_file() and page.is_stamped(SITE / BUILT, _digest())


def _builders() -> list[str]:
    """Return the packages that build the documentation; none if it is built."""
    if _has_docs():
        return []
    settings = _settings()
    tools = [name for name in settings["dependency-groups"]["dev"] if name.startswith(BUILDERS)]
    return [*tools, *settings["project"]["dependencies"]]


def _settings() -> dict[str, Any]:
    return tomllib.loads((page.ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def _write_metadata(folder: Path) -> None:
    """Write what an installation would say of the name, the version and the entry points."""
    project = _settings()["project"]
    name, version = project["name"], project["version"]
    info = folder / f"{name}-{version}.dist-info"
    info.mkdir()
    groups = {"console_scripts": project["scripts"], **project["entry-points"]}
    lines = [line for group, points in groups.items() for line in (f"[{group}]", *map(" = ".join, points.items()))]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")


def _build_docs() -> None:
    """Build the documentation from the modules in src/.

    They are not installed, so they get metadata for this purpose: the games and bots are entry points.
    """
    if _has_docs():
        return
    page.say("Building the documentation ...")
    digest = _digest()  # of the sources that are read now
    with tempfile.TemporaryDirectory() as metadata:
        _write_metadata(Path(metadata))
        modules = os.pathsep.join((str(page.ROOT / "src"), metadata))
        done = subprocess.run(
            [sys.executable, str(page.ROOT / "tools" / "docs.py"), "build"],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (modules, os.environ.get("PYTHONPATH"))))},
            check=False,
            text=True,
            encoding="utf-8",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
    if done.returncode:
        page.fail(done, "The documentation could not be built, see above: run `make docs`, then build again.")
    (SITE / BUILT).write_text(digest, encoding="utf-8")
