"""The options of `mamlaka serve`, in groups."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

import typer

from mamlaka.cli.common_options import Database
from mamlaka.cli.listening import PORT
from mamlaka.cli.values import Address, Listen, Number, Text, Word, whole_number

__all__ = ["LimitOptions", "LogOptions", "NetworkOptions", "ProcessOptions", "TableOptions"]

DAY = 86_400.0
"""In seconds."""
MAX_BOT_DELAY = 1000.0
MAX_GRACE = DAY
MAX_KEPT_DAYS = 36_500.0
MAX_CONNECTIONS = 1_000_000
MAX_RATE = 1000.0


@dataclass(frozen=True)
class NetworkOptions:
    """Network."""

    host: Annotated[
        str,
        typer.Option(
            parser=Text(),
            envvar="MAMLAKA_HOST",
            help="Address to listen on. Use 0.0.0.0 for devices in the same network.",
        ),
    ] = "127.0.0.1"
    port: Annotated[
        int | None,
        typer.Option(
            parser=whole_number(0, 65535), envvar="MAMLAKA_PORT", help=f"Port. Default: the first free one from {PORT}."
        ),
    ] = None
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            parser=Text(),
            envvar="MAMLAKA_ALLOWED_HOSTS",
            metavar="NAME",
            help="A name of the server, such as cards.example.org; repeatable. Addresses need none.",
        ),
    ] = None
    node_address: Annotated[
        str,
        typer.Option(
            parser=Text(),
            envvar="MAMLAKA_NODE_ADDRESS",
            metavar="HOST:PORT",
            help="Where other servers with the same PostgreSQL database reach this one, to pass tables to each other.",
        ),
    ] = ""
    metrics: Annotated[
        Address | None,
        typer.Option(
            parser=Listen(),
            envvar="MAMLAKA_METRICS",
            metavar="[HOST:]PORT",
            help="Serve metrics for Prometheus at an address of their own, such as 127.0.0.1:9464.",
        ),
    ] = None


@dataclass(frozen=True)
class TableOptions:
    """Tables."""

    database: Database = ""
    bot_delay: Annotated[
        float,
        typer.Option(
            parser=Number(float, least=0.0, most=MAX_BOT_DELAY),
            envvar="MAMLAKA_BOT_DELAY",
            help="Factor of the bots' delays: 2 doubles them; with 0 the bots act at once.",
        ),
    ] = 1.0
    grace: Annotated[
        float,
        typer.Option(
            parser=Number(float, least=0.0, most=MAX_GRACE),
            envvar="MAMLAKA_GRACE",
            help="Seconds after which a bot plays for a disconnected player.",
        ),
    ] = 20.0
    keep_unstarted: Annotated[
        float,
        typer.Option(
            parser=Number(float, least=0.0, most=MAX_KEPT_DAYS),
            envvar="MAMLAKA_KEEP_UNSTARTED",
            help="Days after which a table whose match never began, and where no one is, is deleted.",
        ),
    ] = 1.0


@dataclass(frozen=True)
class LimitOptions:
    """Limits."""

    connections: Annotated[
        int | None,
        typer.Option(
            parser=whole_number(1, MAX_CONNECTIONS),
            envvar="MAMLAKA_CONNECTIONS",
            help="The most open connections in total. Default: as many as open files (`ulimit -n`) allow.",
        ),
    ] = None
    connections_per_address: Annotated[
        int | None,
        typer.Option(
            parser=whole_number(1, MAX_CONNECTIONS),
            envvar="MAMLAKA_CONNECTIONS_PER_ADDRESS",
            help="The most open connections from one address. Default: an eighth of those in total.",
        ),
    ] = None
    spectators: Annotated[
        int,
        typer.Option(
            parser=whole_number(0, MAX_CONNECTIONS), envvar="MAMLAKA_SPECTATORS", help="The most spectators of a table."
        ),
    ] = 100
    rate: Annotated[
        float,
        typer.Option(
            parser=Number(float, least=0.0, most=MAX_RATE),
            envvar="MAMLAKA_RATE",
            help="Factor of the rates of requests and messages; 0: no limits.",
        ),
    ] = 1.0


@dataclass(frozen=True)
class LogOptions:
    """Log."""

    log_format: Annotated[
        Literal["text", "json"],
        typer.Option(
            parser=Word("text", "json"),
            envvar="MAMLAKA_LOG_FORMAT",
            help="The form of the log, on the standard error: lines for people, or JSON.",
        ),
    ] = "text"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        typer.Option(
            parser=Word("debug", "info", "warning", "error"),
            envvar="MAMLAKA_LOG_LEVEL",
            help="What the log contains; `info`: also who comes and goes; `debug`: also every message.",
        ),
    ] = "warning"


@dataclass(frozen=True)
class ProcessOptions:
    """Process."""

    reloadable: Annotated[
        bool,
        typer.Option(
            "--reloadable",
            envvar="MAMLAKA_RELOADABLE",
            help="Start a new server on SIGHUP, which takes over when it is loaded. Not on Windows.",
        ),
    ] = False
    open_page: Annotated[
        bool,
        typer.Option("--open", envvar="MAMLAKA_OPEN", help="Open the page in a browser, if a display is available."),
    ] = False
