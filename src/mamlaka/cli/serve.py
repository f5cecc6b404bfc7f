"""`mamlaka serve`: the page and its tables."""

from __future__ import annotations

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
from mamlaka.cli.settings import TablesPlace, data_folder, own_folder, tables_place
from mamlaka.cli.values import Number, Text, whole
from mamlaka.errors import InvalidSetup

__all__ = ["serve"]

PORT = 8000
SLOWEST = 1000.0
LONGEST = 86_400.0
"""A day, in seconds."""
TRIES = 20
ANYWHERE = ("0.0.0.0", "::")  # noqa: S104  # only when asked for


def serve(
    *,
    host: Annotated[
        str, typer.Option(parser=Text(), help="Where to listen; 0.0.0.0 lets phones in the same network in.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(parser=whole(0, 65535), help="Which port; otherwise 8000, or the next free one.")
    ] = None,
    db: TablesPlace = "",
    pace: Annotated[
        float,
        typer.Option(
            parser=Number(float, least=0.0, most=SLOWEST),
            help="How slowly bots act: 2 is half as fast, 0 at once.",
        ),
    ] = 1.0,
    grace: Annotated[
        float,
        typer.Option(
            parser=Number(float, least=0.0, most=LONGEST),
            help="After how many seconds a bot plays for who has lost the connection.",
        ),
    ] = 20.0,
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the page in a browser, if there is a screen.")
    ] = False,
) -> None:
    """Serve the page and its tables, here or for everybody in the same network.

    Example: mamlaka serve --host 0.0.0.0
    """
    import uvicorn  # noqa: PLC0415  # the other commands start faster without the server

    from mamlaka.server.app import PAGE, create_app  # noqa: PLC0415
    from mamlaka.server.store import Store  # noqa: PLC0415
    from mamlaka.server.timing import Timing  # noqa: PLC0415

    if not db:
        db = tables_place()
        own_folder(data_folder())
    with _locked(db), _listening(host, port) as listener:
        store = Store(db)
        address = f"http://{_name_of(host)}:{listener.getsockname()[1]}"
        if not (PAGE / "index.html").is_file():
            typer.echo("mamlaka: the page has not been built; only the API is served (`make page` builds it)", err=True)
        config = uvicorn.Config(
            create_app(store, Timing(grace=grace).scaled(pace)),
            log_level="warning",
            ws="websockets-sansio",
            ws_max_size=1 << 16,  # above the limit of the protocol, so that a long message can be answered
            ws_per_message_deflate=False,  # costs some 300 KB of memory a socket, for messages of 3 KB
            server_header=False,
            timeout_graceful_shutdown=5,
        )
        server = uvicorn.Server(config)

        def end(*_: object) -> None:
            server.should_exit = True

        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, end)  # until uvicorn listens to it, and when uvicorn raises it again at its end
        _say(address, host)
        if open_page:
            _open(address)
        server.run(sockets=[listener])
    typer.echo("The tables are kept; `mamlaka serve` goes on with them.")


def _locked(db: str) -> AbstractContextManager[None]:
    """Hold the lock of a database file: two servers would tell two truths about one table.

    Raises:
        RecordError: another process serves it, or nothing can be written there.
    """
    if "://" in db:
        return nullcontext()  # a database that serves several machines keeps them apart itself
    taken = "is being served by another process: stop it, or name another file with --db"
    return locked(Path(db), taken, "name another place with --db")


def _listening(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens; without a wish for a port the next free one from 8000 on.

    Raises:
        InvalidSetup: the port is taken, or the host is not this machine's.
    """
    if not host:
        raise InvalidSetup("--host takes an address, such as 127.0.0.1 or 0.0.0.0, not ''")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    reason = ""
    for number in (port,) if port is not None else range(PORT, PORT + TRIES):
        # With the protocol named, asyncio switches Nagle's algorithm off; it would hold back news for 40 ms.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen(128)
        except (OSError, UnicodeError) as error:
            listener.close()
            reason = (error.strerror if isinstance(error, OSError) else "") or "that is no address"
        else:
            return listener
    raise InvalidSetup(f"cannot listen on {host} port {port or PORT}: {reason}; choose with --host and --port")


def _name_of(host: str) -> str:
    """Return what other machines call this one, where it listens to all of them."""
    if host not in ANYWHERE:
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which of our addresses would be used
        except OSError:
            return "127.0.0.1"
        name: str = probe.getsockname()[0]
        return name


def _say(address: str, host: str) -> None:
    typer.echo(f"Mamlaka is served at {address}  (Ctrl-C ends it)")
    if host in ANYWHERE:
        import segno  # noqa: PLC0415  # as above

        typer.echo("Phones in the same network open that address, or scan this:")
        segno.make(address, error="m").terminal(out=sys.stdout, compact=True)
    else:
        typer.echo("For phones in the same network: mamlaka serve --host 0.0.0.0")


def _open(address: str) -> None:
    has_screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if has_screen:
        webbrowser.open(address)
