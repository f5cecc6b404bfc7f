"""The door to the compiled kernel: which engine runs here, or why everything is done in Python."""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING

from mamlaka.errors import InvalidSetup

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

__all__ = ["absence", "engine", "engines"]

SWITCH = "MAMLAKA_KERNEL"
"""The variable of the environment that says whether the kernel is used; the install reads it, too."""
OFF, REQUIRE = "off", "require"
HOW_TO_GET_ONE = (
    "to get one, install a C++ compiler and Python's headers (Debian, Ubuntu: `apt install g++ python3-dev`; "
    "Fedora: `dnf install gcc-c++ python3-devel`; macOS: `xcode-select --install`), then mamlaka again "
    "(in a checkout: `make install`)"
)


def engine() -> Engine | None:
    """Return the fastest engine of this processor; None: everything is done in Python.

    The environment may say `MAMLAKA_KERNEL=off` to do without, or `require` to fail where there is none.

    Raises:
        InvalidSetup: the environment says something else, or requires a kernel that is not there.
    """
    return next(iter(engines()), None)


@cache
def engines() -> tuple[Engine, ...]:
    """Return the engines that this processor can run and that may be used, the fastest first.

    Raises:
        InvalidSetup: as for `engine`.
    """
    return _look()[0]


@cache
def absence() -> str | None:
    """Say in half a sentence why everything is done in Python; None: there is an engine.

    Raises:
        InvalidSetup: as for `engine`.
    """
    return _look()[1]


def _look() -> tuple[tuple[Engine, ...], str | None]:
    wish = os.environ.get(SWITCH, "")
    if wish not in {"", OFF, REQUIRE}:
        way_out = f"make it `{REQUIRE}` or `{OFF}`, or leave it out to use the kernel where there is one"
        raise InvalidSetup(f"{SWITCH} is {wish!r}: {way_out}")
    if wish == OFF:
        return (), f"the kernel is switched off by {SWITCH}={OFF}"
    try:
        from mamlaka._kernel import engines as found  # noqa: PLC0415  (it may be missing)
    except ImportError as error:
        missing = isinstance(error, ModuleNotFoundError)
        fault = "no kernel is compiled here" if missing else f"the kernel cannot be loaded ({error})"
        why = f"{fault}; {HOW_TO_GET_ONE}"
        if wish == REQUIRE:
            raise InvalidSetup(f"{SWITCH}={REQUIRE}, but {why}") from error
        return (), why
    return tuple(found()), None
