"""The command line application: all commands, errors in one line, exit statuses."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from functools import cache
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

import mamlaka
from mamlaka import plugin_deadline
from mamlaka.cli import (
    BAD_USAGE,
    FAILURE,
    INTERRUPTED,
    PIPE_CLOSED,
    admin,
    arena,
    backup,
    daily,
    doctor,
    drill,
    export,
    hint,
    learn,
    odds,
    play,
    render,
    replay,
    report,
    reports,
    review,
    rules,
    serve,
    simulate,
    solve,
    tournament,
    train,
    verify,
)
from mamlaka.errors import GameError, InvalidSetup, MamlakaError, PluginFailed, did_you_mean
from mamlaka.plugins import attribute_failures

__all__ = ["app", "run"]


class Commands(TyperGroup):
    """The commands by name."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the command named by the first argument.

        Raises:
            InvalidSetup: there is no such command.
        """
        if args[0] not in self.commands:
            close = did_you_mean(args[0], self.commands)
            raise InvalidSetup(f"unknown command {args[0]!r}: use one of {', '.join(self.commands)}{close}")
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        """Run the command; if the reader of its output closes the pipe, end silently."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise typer.Exit(_pipe_closed()) from None


app = typer.Typer(
    name="mamlaka",
    cls=Commands,
    help="Play Trex and other trick-taking card games, compare bots, and verify records.",
    context_settings={"help_option_names": ["-h", "--help"]},
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("play")(play.play)
app.command("daily")(daily.daily)
tournament_commands = typer.Typer(
    cls=Commands,
    help="Organise a tournament in which all tables play the same cards: seating, deals, bots, ranking.",
    no_args_is_help=True,
)
for name, part in tournament.COMMANDS.items():
    tournament_commands.command(name)(part)
app.add_typer(tournament_commands, name="tournament")
app.command("serve")(serve.serve)
admin_commands = typer.Typer(
    cls=Commands,
    help="Administer a server while it runs: tables, reports, blocked people, accounts, the message of the day.",
    no_args_is_help=True,
)
for command in admin.COMMANDS:
    admin_commands.command(command.__name__)(command)
app.add_typer(admin_commands, name="admin")
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("train")(train.train_policies)
app.command("replay")(replay.replay_file)
app.command("render")(render.render)
app.command("export")(export.export)
app.command("hint")(hint.hint_command)
app.command("review")(review.review)
app.command("drill")(drill.drill)
app.command("report")(report.report)
app.command("reports")(reports.reports)
app.command("verify")(verify.verify_files)
app.command("learn")(learn.learn)
app.command("rules")(rules.rules)
app.command("odds")(odds.odds)
app.command("solve")(solve.solve_deals)
app.command("doctor")(doctor.doctor)


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
    """Play Trex and other trick-taking card games, compare bots, and verify records."""
    del version


def run(timeout: float = plugin_deadline.DEFAULT_TIMEOUT) -> None:
    """Run a command and exit. An error of the user or of a plugin is reported in one line.

    Args:
        timeout: the deadline for code of plugins, in seconds.
    """
    try:
        plugin_deadline.set_plugin_deadline(timeout)
        _prepare_streams()
        with attribute_failures():
            status = _commands().main(prog_name="mamlaka", standalone_mode=False) or 0
        sys.stdout.flush()
    except BrokenPipeError:
        status = _pipe_closed()
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
        _discard_output()
        status = _complain(f"cannot write {error.filename or 'the output'}: {error.strerror}")
    except KeyboardInterrupt:
        status = INTERRUPTED
    sys.exit(status)


@cache
def _commands() -> Any:
    return get_command(app)


def _prepare_streams() -> None:
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


def _complain(sentence: str, status: int = BAD_USAGE) -> int:
    """Print an error message, and return the exit status."""
    with suppress(OSError):
        typer.echo(f"mamlaka: {sentence}", err=True)
    return status


def _pipe_closed() -> int:
    _discard_output()
    return PIPE_CLOSED


def _discard_output() -> None:
    """Discard unwritten output; Python would retry at exit, and print a traceback."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _usage(error: typer.TyperException) -> str:
    """Return the error message for a wrong command line, with a suggestion; empty: the help is printed already."""
    context, parameter = getattr(error, "ctx", None), getattr(error, "param", None)
    named = [word for word in sys.argv[1:2] if word in _commands().commands]
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
