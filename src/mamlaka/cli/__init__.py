"""The command line: one module a command."""

from __future__ import annotations

import sys

__all__ = ["main"]


def main() -> None:
    """Run the command line; say how to get what it needs when that is missing."""
    try:
        from mamlaka.cli.app import run  # noqa: PLC0415  # so that a missing part can be named
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("mamlaka"):
            raise
        sys.stderr.write(f"mamlaka: the command line needs {error.name}: pip install 'mamlaka[cli]'\n")
        sys.exit(2)
    run()
