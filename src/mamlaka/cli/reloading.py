"""One server after another on the same socket: the next one is loaded before the last one ends."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator

import typer

__all__ = ["Handover", "inherited_listener", "supervise"]

HANDOVER = "MAMLAKA_HANDOVER"
"""The variable with the descriptors of the listening socket and of the channel to the supervisor."""
LOADED, GO = b"l", b"g"
FIRST_DESCRIPTOR = 3
"""The first socket that the system passes on; see `sd_listen_fds(3)`."""


class Handover:
    """What a server gets from its supervisor."""

    def __init__(self, listener: socket.socket, channel: socket.socket) -> None:
        self.listener = listener
        self._channel = channel

    @classmethod
    def received(cls) -> Handover | None:
        """Return what this process got; None: it has no supervisor of ours."""
        descriptors = os.environ.pop(HANDOVER, "")
        if not descriptors:
            return None
        listener, channel = (socket.socket(fileno=int(text)) for text in descriptors.split(","))
        return cls(listener, channel)

    def wait(self) -> None:
        """Say that this server is loaded, and wait until the one before has ended."""
        self._channel.sendall(LOADED)
        if self._channel.recv(1) != GO:  # the supervisor has ended
            raise typer.Exit


class _Server:
    """A server as a process."""

    def __init__(self, listener: socket.socket) -> None:
        """Start it; it loads everything, and then waits."""
        self._channel, theirs = socket.socketpair()
        descriptors = (listener.fileno(), theirs.fileno())
        with theirs:
            self.process = subprocess.Popen(  # noqa: S603  # this program with the same arguments
                [sys.executable, "-m", "mamlaka", *sys.argv[1:]],
                pass_fds=descriptors,
                env={**os.environ, HANDOVER: ",".join(map(str, descriptors))},
            )

    def is_loaded(self) -> bool:
        """Wait until the server is loaded, or has ended; return whether it is loaded."""
        return self._channel.recv(1) == LOADED

    def go(self) -> None:
        """Let the server begin."""
        self._channel.sendall(GO)

    def end(self) -> int:
        """End the server, and return its exit status."""
        self.process.terminate()
        return self.process.wait()


def supervise(listener: socket.socket) -> int:
    """Run a server, and another one after each SIGHUP, until SIGTERM or Ctrl-C; return the last exit status.

    If a new server can't be loaded, the old one continues.

    Args:
        listener: the listening socket, which stays open all the time.
    """
    signals = _signals()
    server = _Server(listener)
    if not server.is_loaded():
        return server.process.wait()
    server.go()
    for number in signals:
        if number == signal.SIGHUP:
            following = _Server(listener)
            if following.is_loaded():
                server.end()
                server = following
                server.go()
            else:
                following.process.wait()
                typer.echo("mamlaka: the new server could not be loaded, so the old one continues", err=True)
        elif number != signal.SIGCHLD:
            return server.end()
        if server.process.poll() is not None:
            break
    return server.process.wait()


def _signals() -> Iterator[int]:
    """Return the numbers of the signals that arrive from now on."""
    reader, writer = os.pipe()

    def note(number: int, _: object) -> None:
        os.write(writer, bytes([number]))

    for number in (signal.SIGHUP, signal.SIGTERM, signal.SIGINT, signal.SIGCHLD):
        signal.signal(number, note)
    return iter(lambda: os.read(reader, 1)[0], -1)


def inherited_listener() -> socket.socket | None:
    """Return the listening socket that the supervisor of this process keeps open for it; None: there is none.

    Connections wait in such a socket while one server ends and the next one starts.
    """
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or not os.environ.get("LISTEN_FDS", "0").isdecimal():
        return None
    count = int(os.environ.pop("LISTEN_FDS", "0"))
    del os.environ["LISTEN_PID"]  # so that no process started by this one takes it
    if count == 0:
        return None
    return socket.socket(fileno=FIRST_DESCRIPTOR)
