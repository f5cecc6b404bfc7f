"""The only access to the compiled kernel: the engine to use, or the reason why there is none."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING

from mamlaka.errors import InvalidSetup

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

__all__ = ["engine", "engines", "reason_of_absence"]

SWITCH = "MAMLAKA_KERNEL"
"""The environment variable that switches the kernel off or requires it. The installation reads it, too."""
OFF, REQUIRE = "off", "require"
HOW_TO_GET_ONE = (
    "to get one, install a C++ compiler and Python's headers (Debian, Ubuntu: `apt install g++ python3-dev`; "
    "Fedora: `dnf install gcc-c++ python3-devel`; macOS: `xcode-select --install`), then mamlaka again "
    "(in a checkout: `make install`)"
)


def engine() -> Engine | None:
    """Return the fastest engine that this processor can run; None: use the Python reference.

    The environment variable `MAMLAKA_KERNEL` may be `off` (never use the kernel) or `require` (fail without it).

    Raises:
        InvalidSetup: the variable has another value, or requires a kernel that is missing.
    """
    return next(iter(engines()), None)


@cache
def engines() -> tuple[Engine, ...]:
    """Return the engines that this processor can run, the fastest first; none if the kernel is switched off.

    Raises:
        InvalidSetup: as for `engine`.
    """
    return _look()[0]


@cache
def reason_of_absence() -> str | None:
    """Return the reason why there is no engine, as a clause; None: there is one.

    Raises:
        InvalidSetup: as for `engine`.
    """
    return _look()[1]


def _look() -> tuple[tuple[Engine, ...], str | None]:
    setting = os.environ.get(SWITCH, "")
    if setting not in {"", OFF, REQUIRE}:
        remedy = f"make it `{REQUIRE}` or `{OFF}`, or leave it out to use the kernel if there is one"
        raise InvalidSetup(f"{SWITCH} is {setting!r}: {remedy}")
    if setting == OFF:
        return (), f"the kernel is switched off by {SWITCH}={OFF}"
    try:
        with _ctrl_c_waiting():
            from mamlaka._kernel import engines as found  # noqa: PLC0415  (it may be missing)
    except ImportError as error:
        missing = isinstance(error, ModuleNotFoundError)
        fault = "no kernel is compiled here" if missing else f"the kernel cannot be loaded ({error})"
        why = f"{fault}; {HOW_TO_GET_ONE}"
        if setting == REQUIRE:
            raise InvalidSetup(f"{SWITCH}={REQUIRE}, but {why}") from error
        return (), why
    return tuple(found()), None


@contextmanager
def _ctrl_c_waiting() -> Iterator[None]:
    """Let Ctrl-C wait until the kernel is loaded: nanobind discards exceptions of the Python code that it runs then."""
    if sys.platform == "win32":  # which cannot block signals
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
