"""`mamlaka serve`: serve the web page and its tables."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
import webbrowser
from contextlib import AbstractContextManager, ExitStack, nullcontext, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from mamlaka.cli.configuration import ConfigFile, ShowConfig, configuration
from mamlaka.cli.locks import locked
from mamlaka.cli.reloading import Handover, inherited_listener, supervise
from mamlaka.cli.settings import Database, data_folder, default_database, ensure_folder
from mamlaka.cli.values import Address, Listen, Number, Text, Word, whole_number
from mamlaka.errors import InvalidSetup, MamlakaError
from mamlaka.games.registry import find_game, game_names
from mamlaka.storage import check_writable

if TYPE_CHECKING:
    import uvicorn

__all__ = ["serve"]

PORT = 8000
MAX_BOT_DELAY = 1000.0
DAY = 86_400.0
"""In seconds."""
MAX_GRACE = DAY
MAX_KEPT_DAYS = 36_500.0
GC_THRESHOLDS = (20_000, 20, 50)
"""When the garbage collector runs; the default, (700, 10, 10), means far more often."""
PORTS_TRIED = 20
MAX_CONNECTIONS = 1_000_000
MAX_RATE = 1000.0
ANYWHERE = ("0.0.0.0", "::")  # noqa: S104  # only if the user passes it


def serve(
    context: typer.Context,
    *,
    host: Annotated[
        str,
        typer.Option(
            parser=Text(),
            envvar="MAMLAKA_HOST",
            help="Address to listen on. Use 0.0.0.0 for devices in the same network.",
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            parser=whole_number(0, 65535), envvar="MAMLAKA_PORT", help=f"Port. Default: the first free one from {PORT}."
        ),
    ] = None,
    db: Database = "",
    bot_delay: Annotated[
        float,
        typer.Option(
            parser=Number(float, least=0.0, most=MAX_BOT_DELAY),
            envvar="MAMLAKA_BOT_DELAY",
            help="Factor of the bots' delays: 2 doubles them; with 0 the bots act at once.",
        ),
    ] = 1.0,
    grace: Annotated[
        float,
        typer.Option(
            parser=Number(float, least=0.0, most=MAX_GRACE),
            envvar="MAMLAKA_GRACE",
            help="Seconds after which a bot plays for a disconnected player.",
        ),
    ] = 20.0,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            parser=Text(),
            envvar="MAMLAKA_ALLOWED_HOSTS",
            metavar="NAME",
            help="A name of the server, such as cards.example.org; repeatable. Addresses need none.",
        ),
    ] = None,
    connections: Annotated[
        int | None,
        typer.Option(
            parser=whole_number(1, MAX_CONNECTIONS),
            envvar="MAMLAKA_CONNECTIONS",
            help="The most open connections in total. Default: as many as open files (`ulimit -n`) allow.",
        ),
    ] = None,
    connections_per_address: Annotated[
        int | None,
        typer.Option(
            parser=whole_number(1, MAX_CONNECTIONS),
            envvar="MAMLAKA_CONNECTIONS_PER_ADDRESS",
            help="The most open connections from one address. Default: half of those in total.",
        ),
    ] = None,
    spectators: Annotated[
        int,
        typer.Option(
            parser=whole_number(0, MAX_CONNECTIONS), envvar="MAMLAKA_SPECTATORS", help="The most spectators of a table."
        ),
    ] = 100,
    rate: Annotated[
        float,
        typer.Option(
            parser=Number(float, least=0.0, most=MAX_RATE),
            envvar="MAMLAKA_RATE",
            help="Factor of the rates of requests and messages; 0: no limits.",
        ),
    ] = 1.0,
    node_address: Annotated[
        str,
        typer.Option(
            parser=Text(),
            envvar="MAMLAKA_NODE_ADDRESS",
            metavar="HOST:PORT",
            help="Where other servers with the same PostgreSQL database reach this one, to pass tables to each other.",
        ),
    ] = "",
    keep_unstarted: Annotated[
        float,
        typer.Option(
            parser=Number(float, least=0.0, most=MAX_KEPT_DAYS),
            envvar="MAMLAKA_KEEP_UNSTARTED",
            help="Days after which a table whose match never began, and where nobody is, is deleted.",
        ),
    ] = 1.0,
    metrics: Annotated[
        Address | None,
        typer.Option(
            parser=Listen(),
            envvar="MAMLAKA_METRICS",
            metavar="[HOST:]PORT",
            help="Serve metrics for Prometheus at an address of their own, such as 127.0.0.1:9464.",
        ),
    ] = None,
    log_format: Annotated[
        str,
        typer.Option(
            parser=Word("text", "json"),
            envvar="MAMLAKA_LOG_FORMAT",
            help="The form of the log, on the standard error: lines for people, or JSON.",
        ),
    ] = "text",
    log_level: Annotated[
        str,
        typer.Option(
            parser=Word("debug", "info", "warning", "error"),
            envvar="MAMLAKA_LOG_LEVEL",
            help="What the log contains; `info`: also who comes and goes; `debug`: also every message.",
        ),
    ] = "warning",
    reloadable: Annotated[
        bool,
        typer.Option(
            "--reloadable",
            envvar="MAMLAKA_RELOADABLE",
            help="Start a new server on SIGHUP, which takes over when it is loaded. Not on Windows.",
        ),
    ] = False,
    open_page: Annotated[
        bool,
        typer.Option("--open", envvar="MAMLAKA_OPEN", help="Open the page in a browser, if a display is available."),
    ] = False,
    config: ConfigFile = None,
    show_config: ShowConfig = False,
) -> None:
    """Serve the web page, on this machine or in your network.

    Tables are saved; stop the server with Ctrl-C and start it again to continue.

    Example: mamlaka serve --host 0.0.0.0
    """
    handover = Handover.received()
    if reloadable and handover is None and not show_config:
        raise typer.Exit(_supervise(host, port))

    from mamlaka.server.app import create_app  # noqa: PLC0415  # keeps the start of the other commands fast
    from mamlaka.server.cluster.membership import Membership  # noqa: PLC0415
    from mamlaka.server.cluster.node_server import NodeServer  # noqa: PLC0415
    from mamlaka.server.connections import uvicorn_config  # noqa: PLC0415
    from mamlaka.server.database import shown  # noqa: PLC0415
    from mamlaka.server.limits import Limits, raise_open_files  # noqa: PLC0415
    from mamlaka.server.logs import configure_logs  # noqa: PLC0415
    from mamlaka.server.metrics import serving_metrics  # noqa: PLC0415
    from mamlaka.server.stopping import Server  # noqa: PLC0415
    from mamlaka.server.store import Store  # noqa: PLC0415
    from mamlaka.server.timing import Timing  # noqa: PLC0415

    del config  # its callback has read it
    possible = raise_open_files()
    connections = connections or possible
    connections_per_address = connections_per_address or max(1, connections // 2)
    if show_config:
        shown_values = {
            "db": shown(db or default_database()),
            "allowed_host": allowed_host or [],
            "connections": connections,
            "connections_per_address": connections_per_address,
            "metrics": str(metrics) if metrics else None,
        }
        for line in configuration(context, shown_values):
            typer.echo(line)
        return
    configure_logs(log_format, log_level)  # type: ignore[arg-type]  # the parsers accept only these words
    if not db:
        db = default_database()
        ensure_folder(data_folder())
    if handover is not None:
        _load_games()
        handover.wait()
    with ExitStack() as stack:
        stack.enter_context(_locked(db))
        listener = stack.enter_context(handover.listener if handover else _socket(host, port))
        for_nodes = stack.enter_context(_listening_for_nodes(node_address, db))
        metrics_port = stack.enter_context(serving_metrics(metrics.host, metrics.port)) if metrics else 0
        store = Store(db)
        membership = (
            None if for_nodes is None else Membership(store, f"{_node_host(node_address)}:{_port_of(for_nodes)}")
        )
        limits = Limits(
            connections, connections_per_address, hosts=tuple(allowed_host or ()), spectators=spectators, rate=rate
        )
        timing = Timing(grace=grace, keep_unstarted=keep_unstarted * DAY).scaled(bot_delay)
        app = create_app(store, timing, limits=limits, membership=membership)
        server = Server(uvicorn_config(app)) if membership is None else NodeServer(uvicorn_config(app), membership)
        _end_on_signals(server)
        _tame_garbage_collection()
        address = f"http://{_name_of(host)}:{_port_of(listener)}"
        _announce(address, host, f"{_name_of(metrics.host)}:{metrics_port}" if metrics else "")
        if open_page:
            _open(address)
        server.run(sockets=[listener] if for_nodes is None else [listener, for_nodes])
    typer.echo("The tables are saved. Run `mamlaka serve` again to continue.")


def _supervise(host: str, port: int | None) -> int:
    """Run servers that can be reloaded, and return the last exit status.

    Raises:
        InvalidSetup: as `_socket`, or there are no signals.
    """
    if sys.platform == "win32":
        raise InvalidSetup("--reloadable needs signals, which Windows does not have: omit it")
    with _socket(host, port) as listener:
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


def _tame_garbage_collection() -> None:
    """Collect rarely, and never look again at what has been imported: a full collection stops all tables."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def _locked(db: str) -> AbstractContextManager[None]:
    """Hold the lock of a database file, because a table must not run in two servers.

    Raises:
        RecordError: another process serves the file, or its lock cannot be written.
    """
    from mamlaka.server.database import is_url  # noqa: PLC0415

    if is_url(db):
        return nullcontext()  # the epochs of a shared database reject a second writer of a table
    taken = "is being served by another process: stop it, or choose another file with --database"
    check_writable(Path(db))
    # A file has one lock, by whatever symbolic link it is opened.
    return locked(Path(os.path.realpath(db)), taken, "choose another file with --database")


def _listening_for_nodes(address: str, db: str) -> AbstractContextManager[socket.socket | None]:
    """Return the socket on which this server listens for other nodes; None: it is not a node.

    Raises:
        InvalidSetup: the address cannot be used, nodes cannot share the database, or a package is missing.
    """
    from mamlaka.server.database import is_url  # noqa: PLC0415

    if not address:
        return nullcontext()
    if not is_url(db):
        raise InvalidSetup("--node-address needs a PostgreSQL database: give its URL with --database")
    if find_spec("httpx") is None:
        raise InvalidSetup("--node-address needs another package: pip install 'mamlaka[postgres]'")
    return _listening(*_host_and_port(address), options="--node-address")


def _node_host(address: str) -> str:
    host, _ = _host_and_port(address)
    return f"[{host}]" if ":" in host else host


def _host_and_port(address: str) -> tuple[str, int]:
    """Return the parts of an address of a node.

    Raises:
        InvalidSetup: other nodes cannot reach such an address.
    """
    try:
        parts = urlsplit(f"//{address}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or port is None or host in ANYWHERE:
        raise InvalidSetup(
            "--node-address takes the host and port where other servers reach this one, such as 10.0.0.2:8001, "
            f"not {address!r}"
        )
    return host, port


def _port_of(listener: socket.socket) -> int:
    port: int = listener.getsockname()[1]
    return port


def _socket(host: str, port: int | None) -> socket.socket:
    """Return the listening socket of the supervisor of this process, or else a new one.

    Raises:
        InvalidSetup: as `_listening`.
    """
    return inherited_listener() or _listening(host, port)


def _listening(host: str, port: int | None, options: str = "--host and --port") -> socket.socket:
    """Return a listening socket; if `port` is None, on the first free port from 8000.

    Args:
        host: the address to listen on.
        port: the port; 0: any free one.
        options: the options that choose them, for the error message.

    Raises:
        InvalidSetup: the port is in use, or the host is not an address of this machine.
    """
    if not host:
        raise InvalidSetup("--host takes an address, such as 127.0.0.1 or 0.0.0.0, not ''")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    reason = ""
    for number in (port,) if port is not None else range(PORT, PORT + PORTS_TRIED):
        # With an explicit protocol, asyncio disables Nagle's algorithm, which would delay messages by 40 ms.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen(128)
        except (OSError, UnicodeError) as error:
            listener.close()
            reason = (error.strerror if isinstance(error, OSError) else "") or "not a valid address"
        else:
            return listener
    raise InvalidSetup(f"cannot listen on {host} port {port or PORT}: {reason}; choose with {options}")


def _name_of(host: str) -> str:
    """Return the host for URLs; for a wildcard address, the address of this machine in its network."""
    if host not in ANYWHERE:
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; only selects the local address of the route
        except OSError:
            return "127.0.0.1"
        name: str = probe.getsockname()[0]
        return name


def _announce(address: str, host: str, metrics_address: str) -> None:
    """Print where the server is, and what is missing; `metrics_address`: empty if there are none."""
    from mamlaka.server.page_files import PAGE  # noqa: PLC0415  # keeps the start of the other commands fast

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
