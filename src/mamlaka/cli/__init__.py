"""The command line: one module a command."""

from __future__ import annotations

import os
import sys

__all__ = ["INTERRUPTED", "main"]

INTERRUPTED = 130
"""The exit status of a command that Ctrl-C has ended."""


def main() -> None:
    """Run the command line; say how to get what it needs when that is missing."""
    sys.unraisablehook = _unraisable
    try:
        from mamlaka.cli.app import run  # noqa: PLC0415  # so that Ctrl-C can be caught, and a missing part named

        run()
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("mamlaka"):
            raise
        sys.stderr.write(f"mamlaka: the command line needs {error.name}: pip install 'mamlaka[cli]'\n")
        sys.exit(2)
    except KeyboardInterrupt:
        os._exit(INTERRUPTED)  # a second Ctrl-C finds no more code in which it could show a traceback


def _unraisable(error: sys.UnraisableHookArgs) -> None:
    """Leave after a Ctrl-C that Python cannot raise, because a callback or the end of the program was running."""
    if isinstance(error.exc_value, KeyboardInterrupt):
        os._exit(INTERRUPTED)
    sys.__unraisablehook__(error)
