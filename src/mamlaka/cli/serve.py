"""`mamlaka serve`: serve the web page and its tables."""

from __future__ import annotations

import gc
import os
import signal
import sys
import webbrowser
from contextlib import AbstractContextManager, ExitStack, nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from mamlaka.cli.configuration import ConfigFile, ShowConfig, configuration
from mamlaka.cli.files import data_folder, default_database, ensure_folder
from mamlaka.cli.listening import ANYWHERE, listen_for_nodes, listen_for_people, node_host, port_of, url_host
from mamlaka.cli.locks import locked
from mamlaka.cli.option_groups import takes_option_groups
from mamlaka.cli.reloading import Handover, supervise
from mamlaka.cli.serve_options import DAY, LimitOptions, LogOptions, NetworkOptions, ProcessOptions, TableOptions
from mamlaka.errors import InvalidSetup, MamlakaError
from mamlaka.registry import find_game, game_names
from mamlaka.storage import check_writable

if TYPE_CHECKING:
    import uvicorn
    from starlette.applications import Starlette

    from mamlaka.server.limits import Limits

__all__ = ["serve"]

GC_THRESHOLDS = (1_000, 5, 500)
"""When the garbage collector runs. What tables and connections do all the time leaves no cycles behind, so young
collections find nothing and need only be short."""
FREEZE_SECONDS = 60
"""The time after which the collector no longer looks at what is there."""


@takes_option_groups
def serve(
    context: typer.Context,
    *,
    network: NetworkOptions,
    tables: TableOptions,
    limits: LimitOptions,
    logs: LogOptions,
    process: ProcessOptions,
    config: ConfigFile = None,
    show_config: ShowConfig = False,
) -> None:
    """Serve the web page, on this machine or in your network.

    Tables are saved; stop the server with Ctrl-C and start it again to continue.

    Example: mamlaka serve --host 0.0.0.0
    """
    del config  # its callback has read it
    handover = Handover.received()
    if show_config:
        _show_configuration(context, network, tables, limits)
        return
    if process.reloadable and handover is None:
        raise typer.Exit(_supervise(network.host, network.port))

    from mamlaka.server.logs import configure_logs  # noqa: PLC0415  # keeps the start of the other commands fast

    capped = _limits(limits, network)
    configure_logs(logs.log_format, logs.log_level)
    if not tables.database:
        ensure_folder(data_folder())
        tables = replace(tables, database=default_database())
    if handover is not None:
        _load_games()
        handover.wait()
    _run(network, tables, capped, handover, open_page=process.open_page)
    typer.echo("The tables are saved. Run `mamlaka serve` again to continue.")


def _run(
    network: NetworkOptions, tables: TableOptions, limits: Limits, handover: Handover | None, *, open_page: bool
) -> None:
    """Serve until a signal ends the server."""
    from mamlaka.server.app import create_app  # noqa: PLC0415  # as above
    from mamlaka.server.cluster.membership import Membership  # noqa: PLC0415
    from mamlaka.server.cluster.node_server import NodeServer  # noqa: PLC0415
    from mamlaka.server.database.store import Store  # noqa: PLC0415
    from mamlaka.server.http.connections import uvicorn_config  # noqa: PLC0415
    from mamlaka.server.http.stopping import Server  # noqa: PLC0415
    from mamlaka.server.metrics import serving_metrics  # noqa: PLC0415
    from mamlaka.server.timing import Timing  # noqa: PLC0415

    host, metrics, node_address = network.host, network.metrics, network.node_address
    with ExitStack() as stack:
        stack.enter_context(_locked(tables.database))
        listener = stack.enter_context(handover.listener if handover else listen_for_people(host, network.port))
        for_nodes = stack.enter_context(listen_for_nodes(node_address, tables.database))
        metrics_port = stack.enter_context(serving_metrics(metrics.host, metrics.port)) if metrics else 0
        store = Store(tables.database)
        membership = None if for_nodes is None else Membership(store, f"{node_host(node_address)}:{port_of(for_nodes)}")
        timing = Timing(grace=tables.grace, keep_unstarted=tables.keep_unstarted * DAY).scaled(tables.bot_delay)
        app = create_app(store, timing, limits=limits, membership=membership)
        config = uvicorn_config(app)
        server = Server(config) if membership is None else NodeServer(config, membership)
        _end_on_signals(server)
        _configure_garbage_collection(config, app)
        address = f"http://{url_host(host)}:{port_of(listener)}"
        _announce(address, host, f"{url_host(metrics.host)}:{metrics_port}" if metrics else "")
        if open_page:
            _open(address)
        server.run(sockets=[listener] if for_nodes is None else [listener, for_nodes])


def _limits(limits: LimitOptions, network: NetworkOptions) -> Limits:
    """Return the limits of the server, and let the process open as many files as they need."""
    from mamlaka.server.limits import Limits, raise_open_files, share_of_one  # noqa: PLC0415  # as above

    possible = raise_open_files()
    connections = limits.connections or possible
    return Limits(
        connections,
        limits.connections_per_address or share_of_one(connections),
        hosts=tuple(network.allowed_host or ()),
        spectators=limits.spectators,
        rate=limits.rate,
    )


def _show_configuration(
    context: typer.Context, network: NetworkOptions, tables: TableOptions, limits: LimitOptions
) -> None:
    """Print all options with their values."""
    from mamlaka.server.database.dialects import shown  # noqa: PLC0415  # as above

    capped = _limits(limits, network)
    values = {
        "database": shown(tables.database or default_database()),
        "allowed_host": network.allowed_host or [],
        "connections": capped.connections,
        "connections_per_address": capped.connections_per_address,
        "metrics": str(network.metrics) if network.metrics else None,
    }
    for line in configuration(context, values):
        typer.echo(line)


def _supervise(host: str, port: int | None) -> int:
    """Run servers that can be reloaded, and return the last exit status.

    Raises:
        InvalidSetup: as `listen`, or there are no signals.
    """
    if sys.platform == "win32":
        raise InvalidSetup("--reloadable needs signals, which Windows does not have: omit it")
    with listen_for_people(host, port) as listener:
        return supervise(listener)


def _load_games() -> None:
    """Import the games, which a server otherwise does for their first table; a broken one is named later."""
    for name in game_names():
        with suppress(MamlakaError):
            find_game(name)


def _end_on_signals(server: uvicorn.Server) -> None:
    """Let Ctrl-C and SIGTERM end a server."""

    def end(*_: object) -> None:
        server.should_exit = True

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, end)  # before uvicorn handles it, and after, when uvicorn raises it again


def _configure_garbage_collection(config: uvicorn.Config, app: Starlette) -> None:
    """Never look again at what has been there for a minute, because a full collection would stop all tables.

    A thousand tables with their connections take a second. What is frozen still disappears as soon as nothing refers to
    it; only cycles would stay, which the server looks for when no table is in memory.
    """
    is_clean = True

    async def freeze() -> None:
        nonlocal is_clean
        is_empty = not app.state.registry.loaded_tables
        if is_empty and not is_clean:
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(1)
        is_clean = is_empty
        gc.freeze()

    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    config.callback_notify, config.timeout_notify = freeze, FREEZE_SECONDS


def _locked(database: str) -> AbstractContextManager[None]:
    """Hold the lock of a database file, because a table must not run in two servers.

    Raises:
        RecordError: another process serves the file, or its lock cannot be written.
    """
    from mamlaka.server.database.dialects import is_url  # noqa: PLC0415

    if is_url(database):
        return nullcontext()  # the epochs of a shared database reject a second writer of a table
    taken = "is being served by another process: stop it, or choose another file with --database"
    check_writable(Path(database))
    # A file has one lock, by whatever symbolic link it is opened.
    return locked(Path(os.path.realpath(database)), taken, "choose another file with --database")


def _announce(address: str, host: str, metrics_address: str) -> None:
    """Print where the server is, and what is missing; `metrics_address`: empty if there are none."""
    from mamlaka.server.http.page_files import PAGE  # noqa: PLC0415  # keeps the start of the other commands fast

    if not (PAGE / "index.html").is_file():
        typer.echo("mamlaka: the page is not built, so only the API is served; build it with `make page`", err=True)
    typer.echo(f"Mamlaka is served at {address}  (stop with Ctrl-C)")
    if host in ANYWHERE:
        import segno  # noqa: PLC0415  # used only here

        typer.echo("On a phone in the same network, open this address or scan this code:")
        segno.make(address, error="m").terminal(out=sys.stdout, compact=True)
    else:
        typer.echo("For phones in the same network: mamlaka serve --host 0.0.0.0")
    if metrics_address:
        typer.echo(f"Metrics for Prometheus: http://{metrics_address}/metrics")


def _open(address: str) -> None:
    has_screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if has_screen:
        webbrowser.open(address)
