"""`mamlaka serve`: serve the web page and its tables."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
import webbrowser
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Annotated

import typer

from mamlaka.cli.locks import locked
from mamlaka.cli.settings import Database, data_folder, default_database, ensure_folder
from mamlaka.cli.values import Number, Text, whole_number
from mamlaka.errors import InvalidSetup
from mamlaka.storage import check_writable

__all__ = ["serve"]

PORT = 8000
MAX_BOT_DELAY = 1000.0
MAX_GRACE = 86_400.0
"""A day, in seconds."""
GC_THRESHOLDS = (20_000, 20, 50)
"""When the garbage collector runs; the default, (700, 10, 10), means far more often."""
PORTS_TRIED = 20
MAX_CONNECTIONS = 1_000_000
MAX_RATE = 1000.0
ANYWHERE = ("0.0.0.0", "::")  # noqa: S104  # only if the user passes it


def serve(
    *,
    host: Annotated[
        str, typer.Option(parser=Text(), help="Address to listen on. Use 0.0.0.0 for devices in the same network.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(parser=whole_number(0, 65535), help=f"Port. Default: the first free one from {PORT}.")
    ] = None,
    db: Database = "",
    bot_delay: Annotated[
        float,
        typer.Option(
            parser=Number(float, least=0.0, most=MAX_BOT_DELAY),
            help="Factor of the bots' delays: 2 doubles them; with 0 the bots act at once.",
        ),
    ] = 1.0,
    grace: Annotated[
        float,
        typer.Option(
            parser=Number(float, least=0.0, most=MAX_GRACE),
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
        int,
        typer.Option(
            parser=whole_number(1, MAX_CONNECTIONS),
            envvar="MAMLAKA_CONNECTIONS",
            help="The most open connections in total.",
        ),
    ] = 800,
    connections_per_address: Annotated[
        int,
        typer.Option(
            parser=whole_number(1, MAX_CONNECTIONS),
            envvar="MAMLAKA_CONNECTIONS_PER_ADDRESS",
            help="The most open connections from one address.",
        ),
    ] = 400,
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
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the page in a browser, if a display is available.")
    ] = False,
) -> None:
    """Serve the web page, on this machine or in your network.

    Tables are saved; stop the server with Ctrl-C and start it again to continue.

    Example: mamlaka serve --host 0.0.0.0
    """
    import uvicorn  # noqa: PLC0415  # keeps the start of the other commands fast

    from mamlaka.server.app import create_app  # noqa: PLC0415
    from mamlaka.server.connections import uvicorn_config  # noqa: PLC0415
    from mamlaka.server.limits import Limits  # noqa: PLC0415
    from mamlaka.server.page_files import PAGE  # noqa: PLC0415
    from mamlaka.server.store import Store  # noqa: PLC0415
    from mamlaka.server.timing import Timing  # noqa: PLC0415

    if not db:
        db = default_database()
        ensure_folder(data_folder())
    with _locked(db), _listening(host, port) as listener:
        store = Store(db)
        limits = Limits(
            connections, connections_per_address, hosts=tuple(allowed_host or ()), spectators=spectators, rate=rate
        )
        address = f"http://{_name_of(host)}:{listener.getsockname()[1]}"
        if not (PAGE / "index.html").is_file():
            typer.echo("mamlaka: the page is not built, so only the API is served; build it with `make page`", err=True)
        config = uvicorn_config(create_app(store, Timing(grace=grace).scaled(bot_delay), limits=limits))
        server = uvicorn.Server(config)

        def end(*_: object) -> None:
            server.should_exit = True

        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, end)  # before uvicorn handles it, and after, when uvicorn raises it again
        _tame_garbage_collection()
        _print_address(address, host)
        if open_page:
            _open(address)
        server.run(sockets=[listener])
    typer.echo("The tables are saved. Run `mamlaka serve` again to continue.")


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


def _listening(host: str, port: int | None) -> socket.socket:
    """Return a listening socket; if `port` is None, on the first free port from 8000.

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
    raise InvalidSetup(f"cannot listen on {host} port {port or PORT}: {reason}; choose with --host and --port")


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


def _print_address(address: str, host: str) -> None:
    typer.echo(f"Mamlaka is served at {address}  (stop with Ctrl-C)")
    if host in ANYWHERE:
        import segno  # noqa: PLC0415  # used only here

        typer.echo("On a phone in the same network, open this address or scan this code:")
        segno.make(address, error="m").terminal(out=sys.stdout, compact=True)
    else:
        typer.echo("For phones in the same network: mamlaka serve --host 0.0.0.0")


def _open(address: str) -> None:
    has_screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if has_screen:
        webbrowser.open(address)
