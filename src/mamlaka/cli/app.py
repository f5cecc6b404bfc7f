"""The command line application: all commands, errors in one line, exit statuses."""

from __future__ import annotations

import errno
import sys
from contextlib import suppress
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.main import get_command

import mamlaka
from mamlaka.cli import BAD_USAGE, FAILURE, INTERRUPTED, PIPE_CLOSED
from mamlaka.cli.command_groups import CommandGroup
from mamlaka.cli.streams import discard_output, prepare_streams
from mamlaka.errors import GameError, MamlakaError, PluginFailed, did_you_mean
from mamlaka.plugin_deadline import DEFAULT_TIMEOUT, set_plugin_deadline
from mamlaka.plugins import attribute_failures

__all__ = ["COMMANDS", "app", "load_command", "run"]

COMMANDS = {
    "play": "play:play",
    "daily": "daily:daily",
    "serve": "serve:serve",
    "backup": "backup:backup",
    "restore": "backup:restore",
    "simulate": "simulate:simulate",
    "arena": "arena:arena",
    "train": "train:train_policies",
    "replay": "replay:replay_file",
    "render": "render:render",
    "export": "export:export",
    "hint": "hint:hint_command",
    "review": "review:review",
    "drill": "drill:drill",
    "report": "report:report",
    "reports": "reports:reports",
    "verify": "verify:verify_files",
    "learn": "learn:learn",
    "rules": "rules:rules",
    "odds": "odds:odds",
    "solve": "solve:solve_deals",
    "doctor": "doctor:doctor",
    "tournament": "tournament:commands",
    "admin": "admin:commands",
}
"""The commands by name, each with its module and its function there."""


class Commands(CommandGroup):
    """All commands. A module is imported when its command is needed, because together they take half a second."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Return the names of the commands."""
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return a command; None: there is no such command."""
        if cmd_name in COMMANDS and cmd_name not in self.commands:
            self.commands[cmd_name] = load_command(cmd_name)
        return super().get_command(ctx, cmd_name)


def load_command(name: str) -> Any:
    """Import a command, and return it."""
    module, _, attribute = COMMANDS[name].partition(":")
    found = getattr(import_module(f"mamlaka.cli.{module}"), attribute)
    if not isinstance(found, typer.Typer):
        found, function = typer.Typer(add_completion=False), found
        found.command(name)(function)
    command = get_command(found)
    command.name = name
    return command


app = typer.Typer(
    name="mamlaka",
    cls=Commands,
    help="Play trick-taking card games, compare bots, and verify records.",
    context_settings={"help_option_names": ["-h", "--help"]},
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _show_version(*, wanted: bool) -> None:
    if wanted:
        typer.echo(f"mamlaka {mamlaka.__version__}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[  # noqa: FBT002
        bool,
        typer.Option(
            "--version", callback=lambda wanted: _show_version(wanted=wanted), help="Show the version and exit."
        ),
    ] = False,
) -> None:
    """Play trick-taking card games, compare bots, and verify records."""
    del version


def run(timeout: float = DEFAULT_TIMEOUT) -> None:
    """Run a command and exit. An error of the user or of a plugin is reported in one line.

    Args:
        timeout: the deadline for code of plugins, in seconds.
    """
    try:
        set_plugin_deadline(timeout)
        prepare_streams()
        with attribute_failures():
            status = get_command(app).main(prog_name="mamlaka", standalone_mode=False) or 0
        sys.stdout.flush()
    except BrokenPipeError:
        discard_output()
        status = PIPE_CLOSED
    except typer.TyperException as error:
        sentence = _usage(error)
        status = _complain(sentence) if sentence else BAD_USAGE
    except (GameError, PluginFailed) as error:
        status = _complain(str(error), FAILURE)
    except MamlakaError as error:
        status = _complain(str(error))
    except OSError as error:
        if error.filename is None and error.errno not in (errno.ENOSPC, errno.EIO, errno.EBADF, errno.EFBIG):
            raise
        discard_output()
        status = _complain(f"cannot write {error.filename or 'the output'}: {error.strerror}")
    except KeyboardInterrupt:
        status = INTERRUPTED
    sys.exit(status)


def _complain(sentence: str, status: int = BAD_USAGE) -> int:
    """Print an error message, and return the exit status."""
    with suppress(OSError):
        typer.echo(f"mamlaka: {sentence}", err=True)
    return status


def _usage(error: typer.TyperException) -> str:
    """Return the error message for a wrong command line, with a suggestion; empty: the help is printed already."""
    context, parameter = getattr(error, "ctx", None), getattr(error, "param", None)
    named = [word for word in sys.argv[1:2] if word in COMMANDS]
    command = context.command_path if context else " ".join(["mamlaka", *named])
    way = f"see `{command} --help`"
    option = getattr(error, "option_name", "")
    if option and hasattr(error, "possibilities"):
        known = [name for one in context.command.params for name in one.opts] if context else []
        return f"there is no option {option}: {way}{did_you_mean(option, known)}"
    name = (
        parameter.opts[0] if parameter and parameter.opts[0].startswith("-") else parameter and parameter.name.upper()
    )
    if not (error.message or parameter):
        return ""
    if isinstance(error, typer.BadParameter):
        return f"{name} {error.message}" if error.message else f"{name} is missing: {way}"
    if option:
        takes = "takes no value" if "does not take" in error.message else "needs a value"
        return f"{option} {takes}: {way}"
    if error.message.startswith("Got unexpected extra"):
        words = error.message.partition(" (")[2].removeprefix("s) (").rstrip(")")
        return f"unexpected arguments: {words}: {way}"
    return f"{error.message.rstrip('.')}: {way}"
