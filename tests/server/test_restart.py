"""A server that ends and starts again: nothing is lost, and the clients come back by themselves."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.tables.sessions import CLOSE_RESTART
from tests.cli.processes import until
from tests.cli.running import BAD_USAGE, run_alone
from tests.server.client import TIMEOUT, Address, Client, token_of

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.name == "nt", reason="Windows has no supervisor that passes on sockets"),
]


class Supervisor(Address):
    """Keeps a listening socket open, and passes it to one server after another, as systemd does."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"

    @contextmanager
    def served(self) -> Iterator[subprocess.Popen[str]]:
        """Start a server, and end it."""
        descriptor = os.dup(self.listener.fileno())

        def pass_on() -> None:
            os.dup2(descriptor, 3)

        words = ("serve", "--database", str(self.folder / "t.sqlite"), "--bot-delay", "0")
        program = 'export LISTEN_PID=$$ LISTEN_FDS=1; exec "$@"'  # the shell and the server have the same number
        with subprocess.Popen(
            ["/bin/sh", "-c", program, "sh", sys.executable, "-m", "mamlaka", *words],
            env={**os.environ, "PYTHONUTF8": "1", "MAMLAKA_HOME": os.devnull},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            pass_fds=(3, descriptor),
            preexec_fn=pass_on,  # noqa: PLW1509  # no thread of the tests holds a lock
        ) as process:
            os.close(descriptor)
            try:
                yield process
            finally:
                process.kill()


@pytest.fixture
def supervisor(tmp_path: Path) -> Iterator[Supervisor]:
    """A supervisor."""
    found = Supervisor(tmp_path)
    with found.listener:
        yield found


def test_connections_wait_while_the_server_restarts(supervisor: Supervisor) -> None:
    """A match goes on at the next server, and a client that connects in between notices only a delay."""
    with supervisor.served() as first:
        table = supervisor.open()
        with supervisor.join(table, 1) as client:
            client.start()
            client.play(Rng(1), enough=lambda c: c.version > 30)
            first.send_signal(signal.SIGTERM)
            assert CLOSE_RESTART == client.closed()
            assert any(isinstance(message, protocol.Closing) for message in client.messages)
        assert 0 == first.wait(TIMEOUT)
    with socket.create_connection(supervisor.listener.getsockname(), TIMEOUT) as early:
        early.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        with supervisor.served(), supervisor.enter(table, 1) as back:
            assert early.recv(4096).startswith(b"HTTP/1.1 200")
            back.play(Rng(1), enough=lambda c: c.version > 60)


def test_what_was_sent_before_the_end_is_answered(supervisor: Supervisor) -> None:
    """Every command gets its answer before the connection is closed, or else the next server gives it."""
    with supervisor.served() as first:
        table = supervisor.open()
        with supervisor.join(table, 1) as client:
            client.start()
            client.play(Rng(1), enough=lambda c: bool(c.scene and c.scene.turn and c.version > 20))
            act = client.choice(Rng(1))
            client.send(act)
            first.send_signal(signal.SIGTERM)
            client.closed()
        first.wait(TIMEOUT)
    answered = [message for message in client.messages if getattr(message, "id", "") == act.id]
    with supervisor.served(), supervisor.enter(table, 1) as back:
        assert isinstance(back.ask(act), protocol.Done)

    assert [protocol.Done(act.id)] == answered or not answered


def test_a_connection_that_is_kept_open_does_not_hold_the_end_up(supervisor: Supervisor) -> None:
    """Browsers keep connections for later requests."""
    kept = httpx.Client(base_url=supervisor.url, trust_env=False, timeout=TIMEOUT)
    with supervisor.served() as first, kept:
        assert 200 == kept.get("/healthz").status_code
        first.send_signal(signal.SIGTERM)
        assert 0 == first.wait(TIMEOUT)


class Reloadable(Address):
    """`mamlaka serve --reloadable` as a process."""

    def __init__(self, folder: Path) -> None:
        self.config = folder / "mamlaka.toml"
        self.config.write_text(f'database = "{folder / "t.sqlite"}"\nport = 0\nbot-delay = 0\n')
        self.errors = (folder / "errors.txt").open("w+")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mamlaka", "serve", "--reloadable", "--config", str(self.config)],
            env={**os.environ, "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1", "MAMLAKA_HOME": os.devnull},
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
        )
        self.url = self.served_at()

    def served_at(self) -> str:
        """Wait until a server says that it begins; return its address."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"served at (http://\S+)", line):
                return found[1]
        raise AssertionError("it has ended")


@pytest.fixture
def reloadable(tmp_path: Path) -> Iterator[Reloadable]:
    """A server that can be reloaded."""
    found = Reloadable(tmp_path)
    try:
        yield found
    finally:
        found.process.terminate()
        found.process.communicate(timeout=TIMEOUT)
        found.errors.close()


def test_a_new_server_takes_over_when_it_is_loaded(reloadable: Reloadable) -> None:
    """SIGHUP: the players are told to come back, and find their match at the same address."""
    table = reloadable.open()
    with reloadable.join(table, 1) as client:
        client.start()
        client.play(Rng(1), enough=lambda c: c.version > 30)
        reloadable.process.send_signal(signal.SIGHUP)
        assert CLOSE_RESTART == client.closed()
    with reloadable.enter(table, 1) as back:  # the connection waits for the new server
        back.play(Rng(1), enough=lambda c: c.version > 60)
    assert reloadable.url == reloadable.served_at()
    reloadable.process.terminate()

    assert 0 == reloadable.process.wait(TIMEOUT)


def test_a_server_that_cannot_be_loaded_takes_nothing_over(reloadable: Reloadable) -> None:
    """A mistake in the file is reported, and the old server goes on."""
    table = reloadable.open()
    with reloadable.join(table, 1) as client:
        good = reloadable.config.read_text()
        reloadable.config.write_text("prot = 1")
        reloadable.process.send_signal(signal.SIGHUP)
        until(lambda: "so the old one continues" in Path(reloadable.errors.name).read_text())
        client.ping()
        reloadable.config.write_text(good)
        reloadable.process.send_signal(signal.SIGHUP)
        assert CLOSE_RESTART == client.closed()

    assert "unknown key 'prot'" in Path(reloadable.errors.name).read_text()


def test_a_supervisor_ends_when_its_server_does(tmp_path: Path) -> None:
    """The status of the server is that of the supervisor."""
    done = run_alone(tmp_path, "serve", "--reloadable", "--port", "0", "--database", str(tmp_path))

    assert (BAD_USAGE, True) == (done.returncode, done.stderr.startswith("mamlaka: cannot"))


def test_a_socket_for_another_process_is_not_taken(tmp_path: Path) -> None:
    """Variables that were meant for the parent don't count."""
    with subprocess.Popen(
        [sys.executable, "-m", "mamlaka", "serve", "--port", "0", "--database", str(tmp_path / "t.sqlite")],
        env={**os.environ, "LISTEN_PID": "1", "LISTEN_FDS": "1", "MAMLAKA_HOME": os.devnull},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert "Mamlaka is served at http://127.0.0.1:" in process.stdout.readline()
        process.terminate()


def test_a_client_that_never_says_hello_is_closed_at_the_end(supervisor: Supervisor) -> None:
    """It is told that the server restarts, too."""
    with supervisor.served() as first:
        with Client(supervisor.url, supervisor.open(), token_of(1)) as silent:
            first.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed):
                silent.receive()
        assert 0 == first.wait(TIMEOUT)
