"""The command line: one module per command, and the exit statuses of all of them.

The statuses are defined here because nothing may be imported before `main` can catch Ctrl-C.
"""

from __future__ import annotations

import os
import sys

__all__ = ["BAD_USAGE", "ENDED_BY_SIGNAL", "FAILURE", "INTERRUPTED", "PIPE_CLOSED", "SIGNALLED", "main"]

FAILURE = 1
"""The command ran, but a record is faulty, or a plugin is broken or failed."""
BAD_USAGE = 2
"""The command line is wrong, or a file cannot be read or written."""
SIGNALLED = 128
"""Added to the number of a signal, it is the status of a command that the signal ended, as in a shell."""
INTERRUPTED = SIGNALLED + 2
"""Ctrl-C (SIGINT) ended the command."""
PIPE_CLOSED = SIGNALLED + 13
"""The reader of the output closed the pipe (SIGPIPE)."""
ENDED_BY_SIGNAL = (INTERRUPTED, SIGNALLED + 15)
"""Ctrl-C or SIGTERM ended the command."""


def main() -> None:
    """Run the command line."""
    sys.unraisablehook = _unraisable
    try:
        from mamlaka.cli.app import run  # noqa: PLC0415  # so that Ctrl-C during the imports is caught

        run()
    except KeyboardInterrupt:
        os._exit(INTERRUPTED)  # at once, so that a second Ctrl-C cannot cause a traceback


def _unraisable(error: sys.UnraisableHookArgs) -> None:
    """Exit after a Ctrl-C that Python cannot raise, in a callback or at the end of the program."""
    if type(error.exc_value) is KeyboardInterrupt:
        os._exit(INTERRUPTED)
    if not isinstance(error.exc_value, KeyboardInterrupt):  # else a command handles the signal and ends by itself
        sys.__unraisablehook__(error)
