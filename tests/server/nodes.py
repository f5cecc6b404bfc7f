"""Several nodes on one database, and people who play on whatever happens to them."""

from __future__ import annotations

import random
import re
import signal
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from typing import Self

import httpx
from websockets.exceptions import WebSocketException

from mamlaka.errors import Refusal
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.database.store import Row, Store
from mamlaka.server.database.table_state import TableState
from mamlaka.server.tables.scene import scene_of
from tests.server.client import TIMEOUT, Client, Process, token_of

ANYWHERE_HERE = ("--node-address", "127.0.0.1:0")
PAGE_TIMEOUT = 8.0
"""The seconds of silence after which the page connects again."""


class NodeProcess(Process):
    """A node with metrics, which tell how many tables it has loaded."""

    def __init__(self, database: str, *options: str) -> None:
        super().__init__(database, "--metrics", "127.0.0.1:0", *options)
        assert self.process.stdout is not None
        self._metrics = next(
            found[0] for line in self.process.stdout if (found := re.search(r"http://\S+/metrics", line))
        )

    @property
    def loaded(self) -> int:
        """The number of tables in memory."""
        found = re.search(r"^mamlaka_tables (\S+)$", httpx.get(self._metrics, trust_env=False).text, re.MULTILINE)
        assert found is not None
        return int(float(found[1]))


class Nodes:
    """The processes of a cluster, which can be killed, paused and joined by others."""

    def __init__(self, database: str, count: int = 2, options: Sequence[str] = ANYWHERE_HERE, rate: str = "0") -> None:
        """Start them.

        Args:
            database: its URL.
            count: the number of nodes.
            options: what makes a server a node; none: they share the database without leases.
            rate: the factor of the rates; "0": people may send any number of messages.
        """
        self.database = database
        self._options = (*options, "--rate", rate)
        self.living: list[NodeProcess] = []
        self._paused: list[NodeProcess] = []
        self.chance = random.Random(1)
        for _ in range(count):
            self.add()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for process in (*self.living, *self._paused):
            process.kill()

    def add(self) -> NodeProcess:
        """Start another node."""
        self.living.append(NodeProcess(self.database, *self._options))
        return self.living[-1]

    def kill(self, node: NodeProcess) -> None:
        """End a node without a word."""
        self.living.remove(node)
        node.kill()

    def stop(self, node: NodeProcess) -> tuple[int, str]:
        """Ask a node to end, and return its status and its complaints."""
        self.living.remove(node)
        return node.terminate()

    def pause(self, node: NodeProcess) -> None:
        """Let a node hang."""
        self.living.remove(node)
        self._paused.append(node)
        node.process.send_signal(signal.SIGSTOP)

    def wake(self, node: NodeProcess) -> None:
        """Let a node continue as if nothing had been."""
        self._paused.remove(node)
        self.living.append(node)
        node.process.send_signal(signal.SIGCONT)

    def any(self) -> NodeProcess:
        """Return a living node, as a load balancer does."""
        return self.chance.choice(self.living)


class Person:
    """A person, or a spectator, whose page connects again when it has to, and repeats what was not answered."""

    def __init__(self, nodes: Nodes, table: str, number: int | None, seed: int = 1) -> None:
        """Come to a table.

        Args:
            nodes: where to connect.
            table: the id of the table.
            number: the number of a person who has a seat; None: a spectator.
            seed: the seed of the choices.
        """
        self._nodes = nodes
        self._table = table
        self._token = "" if number is None else token_of(number)
        self._rng = Rng(seed)
        self._unanswered: protocol.Act | None = None
        self.done: list[str] = []
        """The ids of the actions that were acknowledged."""
        self.connections = 0
        self.client: Client
        self._purse_nonce = self._token
        self._version = -1
        self.scene: protocol.Scene | None = None
        self._is_connected = False
        self.is_over = False

    def connect(self, at: Process | None = None) -> None:
        """Connect to a node; None: to any, until one answers."""
        while not self._is_connected:
            url = (at or self._nodes.any()).url
            try:
                self.client = Client(url, self._table, self._token, last=self._version, timeout=PAGE_TIMEOUT)
                self.client.purse.nonce = self._purse_nonce
                self.client.scene = self.scene
                self.client.hello()
            except (OSError, WebSocketException):
                continue
            self.connections += 1
            self._is_connected = True

    def disconnect(self) -> None:
        """Hang up."""
        self._is_connected = False
        self._purse_nonce = self.client.purse.nonce
        with suppress(OSError, WebSocketException):
            self.client.close()

    def step(self, *, acts: bool = True) -> None:
        """Receive what there is, and do what is to be done now.

        Args:
            acts: whether to do anything.
        """
        try:
            self.connect()
            self.client.ping()
            if self.client.seat is not None and self.client.seat in self.client.info.unready:
                self.client.send(protocol.Ready())
            if acts:
                self._act()
            self._version, self.scene = self.client.version, self.client.scene
            self.is_over = self.scene is not None and self.scene.over and self._unanswered is None
        except (OSError, WebSocketException):
            self.disconnect()

    def _act(self) -> None:
        client = self.client
        if self._unanswered is None and client.scene is not None and client.scene.turn is not None:
            self._unanswered = client.choice(self._rng)
        if self._unanswered is None:
            return
        answer = client.ask(self._unanswered)
        if isinstance(answer, protocol.Done):
            self.done.append(self._unanswered.id)
        if answer != protocol.Refused(self._unanswered.id, Refusal("not_saved")):
            self._unanswered = None


def play(people: Sequence[Person], enough: Callable[[], bool] = lambda: False) -> None:
    """Let people play on until it is enough, or the match is over for all of them."""
    while not enough() and not all(person.is_over for person in people):
        for person in people:
            person.step()


def check(database: str, table: str, people: Sequence[Person]) -> list[Row]:
    """Check that every acknowledged action is in the log once, and that everyone sees the fold; return the log."""
    deadline = time.monotonic() + TIMEOUT
    with closing(Store(database)) as store:
        while True:
            rows = store.rows(table)
            for person in people:
                person.step(acts=False)
            table_state = TableState(table, rows)
            different = [person for person in people if scene_of(table_state.view(person.client.seat)) != person.scene]
            if not different:
                break
            assert time.monotonic() < deadline, [person.client.seat for person in different]  # bots may have moved on
    commands = Counter(row.command_id for row in rows if row.command_id)
    assert list(range(len(rows))) == [row.seq for row in rows]
    assert {1} == set(commands.values())
    for person in people:
        assert {f"{person.client.seat}:{name}" for name in person.done} <= commands.keys()
    return rows
