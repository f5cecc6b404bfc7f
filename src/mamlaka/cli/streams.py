"""The standard streams of the program."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import TextIOWrapper

from mamlaka.errors import InvalidSetup

__all__ = ["discard_output", "prepare_streams"]


def prepare_streams() -> None:
    """Let the standard streams replace text that they cannot encode; a closed one is empty.

    Raises:
        InvalidSetup: the standard output is closed.
    """
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115, PTH123  # open until the end
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark
    if sys.stdout is None:
        raise InvalidSetup("the standard output is closed: leave it open, or redirect it to a file or to /dev/null")


def discard_output() -> None:
    """Discard unwritten output; Python would retry at exit, and print a traceback."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
