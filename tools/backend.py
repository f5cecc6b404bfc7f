"""The build backend of pyproject.toml: scikit-build-core, plus the page in every wheel and sdist.

Node builds the page. It comes from PATH or, if PATH has none, from its wheel, which the build front end installs. An
sdist contains the page, so building from one doesn't need Node. Neither does an editable install, because `make page`
builds the page there.
"""

import sys

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

Settings = dict[str, str | list[str]] | None
"""The values of `--config-setting`, passed on by the build front end."""


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Return the packages that `build_sdist` needs."""
    return core.get_requires_for_build_sdist(config_settings) + _node()


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Return the packages that `build_wheel` needs."""
    return core.get_requires_for_build_wheel(config_settings) + _node()


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build the page if it is missing or stale, then an sdist; return its file name."""
    _build_page()
    return core.build_sdist(sdist_directory, config_settings)


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """Build the page if it is missing or stale, then a wheel; return its file name."""
    _build_page()
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
