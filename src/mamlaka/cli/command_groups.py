"""Groups of commands."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from mamlaka.cli import PIPE_CLOSED
from mamlaka.cli.streams import discard_output
from mamlaka.errors import InvalidSetup, did_you_mean

__all__ = ["CommandGroup"]


class CommandGroup(TyperGroup):
    """Commands by name."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the command named by the first argument.

        Raises:
            InvalidSetup: there is no such command.
        """
        names = self.list_commands(ctx)
        if args[0] not in names:
            close = did_you_mean(args[0], names)
            raise InvalidSetup(f"unknown command {args[0]!r}: use one of {', '.join(names)}{close}")
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        """Run the command; if the reader of its output closes the pipe, end silently."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            discard_output()
            raise typer.Exit(PIPE_CLOSED) from None
