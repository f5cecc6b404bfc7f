"""The command line: one module a command."""

from __future__ import annotations

import os
import sys

__all__ = ["INTERRUPTED", "main"]

INTERRUPTED = 130
"""The exit status of a command that Ctrl-C has ended."""


def main() -> None:
    """Run the command line."""
    sys.unraisablehook = _unraisable
    try:
        from mamlaka.cli.app import run  # noqa: PLC0415  # so that Ctrl-C can be caught

        run()
    except KeyboardInterrupt:
        os._exit(INTERRUPTED)  # a second Ctrl-C finds no more code in which it could show a traceback


def _unraisable(error: sys.UnraisableHookArgs) -> None:
    """Leave after a Ctrl-C that Python cannot raise, because a callback or the end of the program was running."""
    if type(error.exc_value) is KeyboardInterrupt:
        os._exit(INTERRUPTED)
    if not isinstance(error.exc_value, KeyboardInterrupt):  # else a command has noted the signal, and ends by itself
        sys.__unraisablehook__(error)
