"""The commands together, and what they have in common: errors in one line, exit status 0, 1 or 2."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

import mamlaka
from mamlaka import watch
from mamlaka.cli import arena, doctor, hint, odds, play, replay, report, reports, rules, serve, simulate, verify
from mamlaka.errors import MamlakaError, PluginFailed
from mamlaka.plugins import blaming

__all__ = ["app", "run"]

app = typer.Typer(
    name="mamlaka",
    help="Trex and the trick-taking games around it: play, serve, simulate, verify.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("replay")(replay.replay_file)
app.command("hint")(hint.hint_command)
app.command("report")(report.report)
app.command("reports")(reports.reports)
app.command("verify")(verify.verify_files)
app.command("rules")(rules.rules)
app.command("odds")(odds.odds)
app.command("doctor")(doctor.doctor)


def _show_version(*, wanted: bool) -> None:
    if wanted:
        typer.echo(f"mamlaka {mamlaka.__version__}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[  # noqa: FBT002
        bool, typer.Option("--version", callback=lambda wanted: _show_version(wanted=wanted), help="Show the version.")
    ] = False,
) -> None:
    """Trex and the trick-taking games around it: play, serve, simulate, verify."""
    del version


def run(patience: float = watch.PATIENCE) -> None:
    """Run a command; a mistake of the user's is one line and status 2, a plugin that fails is one line and status 1.

    Args:
        patience: how many seconds code of other packages gets.
    """
    watch.start(patience)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without a letter shows another rather than a traceback
    try:
        with blaming():
            app()
    except MamlakaError as error:
        typer.echo(f"mamlaka: {error}", err=True)
        sys.exit(1 if isinstance(error, PluginFailed) else 2)
    except KeyboardInterrupt:
        sys.exit(130)
