"""The example programs in `examples/` play whole matches against a real server, marked as programs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import pytest
from msgspec.structs import replace

from mamlaka.registry import find_game, game_names
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.accounts.moderation import ModerationStore
from mamlaka.server.timing import Timing
from tests.needs import missing
from tests.server.client import TIMEOUT, Client, Served
from tools import page

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
PYTHON = (sys.executable, str(EXAMPLES / "bot.py"))
FIRST_WITH_SOCKETS = 22
"""The first version of Node in which programs have WebSockets without a flag."""
OURS = [game for game in game_names() if find_game(game).default_seats > 1]
"""Our games for several players; in a game for one, a program would have to start the match itself."""
LANGUAGES = ("python", "javascript")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that looks at the decisions of its operator all the time."""
    timing = replace(Timing().scaled(0), follow=0.01, reading=0.0)
    with Served(tmp_path_factory.mktemp("programs") / "t.sqlite", timing) as server:
        yield server


@pytest.fixture(scope="module")
def javascript() -> Sequence[str]:
    """The command that runs the example in JavaScript."""
    node = page.find_node()
    if node is None:
        missing("There is no Node: `make page` installs it.")
    assert node is not None
    done = subprocess.run([node.program, "--version"], check=True, capture_output=True, text=True)
    found = re.match(r"v(\d+)", done.stdout)
    flags = () if found and int(found[1]) >= FIRST_WITH_SOCKETS else ("--experimental-websocket",)
    return (str(node.program), *flags, str(EXAMPLES / "bot.mjs"))


class Programs:
    """Programs with accounts, at one table."""

    def __init__(self, server: Served, table: str, stack: ExitStack) -> None:
        self.server = server
        self.table = table
        self.stack = stack
        self.processes: list[subprocess.Popen[str]] = []

    def start(self, name: str, command: Sequence[str]) -> None:
        """Make an account, and start a program with it."""
        with ModerationStore.open(self.server.db) as store:
            token = store.add_program(name)
        while self.server.app.state.registry.moderation.settings.program_of(token) is None:
            pass
        process = subprocess.Popen(
            [*command, self.server.url, self.table, token],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "NO_PROXY": "*", "NODE_NO_WARNINGS": "1"},
        )
        self.stack.callback(process.communicate)
        self.stack.callback(process.kill)
        self.processes.append(process)

    def finish(self) -> None:
        """Wait until all programs have ended, without a complaint."""
        for process in self.processes:
            said = process.communicate(timeout=TIMEOUT)
            assert (0, ("", "")) == (process.returncode, said)


def present(client: Client, names: set[str]) -> None:
    """Wait until the programs of these names are at the table, with their nonces."""

    def are_here(people: Sequence[protocol.Occupant], hashes: Sequence[str]) -> bool:
        seats = [seat for seat, person in enumerate(people) if person.name in names and person.status == "here"]
        return len(seats) == len(names) and all(hashes[seat] for seat in seats)

    while not are_here(client.info.people, client.info.nonce_hashes):
        client.receive()


def test_both_examples_play_with_a_person(served: Served, javascript: Sequence[str]) -> None:
    """The table marks them; the match has an end; both programs end without a word."""
    table = served.open(game="trex", preset="complex")
    with ExitStack() as stack:
        programs = Programs(served, table, stack)
        client = stack.enter_context(served.join(table, 1))
        programs.start("Python", PYTHON)
        programs.start("JavaScript", javascript)
        present(client, {"Python", "JavaScript"})
        client.start()
        marks = {person.name: person.program for person in client.info.people if person.kind == "person"}
        client.play(Rng(1))
        programs.finish()

    assert {"Person 1": False, "Python": True, "JavaScript": True} == marks


@pytest.mark.parametrize(
    "game,language",
    [
        pytest.param(game, language, marks=pytest.mark.slow if number % 2 == place else pytest.mark.long)
        for number, game in enumerate(OURS)
        for place, language in enumerate(LANGUAGES)
    ],
)
def test_an_example_plays_any_game(served: Served, javascript: Sequence[str], game: str, language: str) -> None:
    """It knows no rules: it chooses among the offers. A bot plays for the person, who only starts the match."""
    table = served.open(game=game)
    name = f"{language} {game}"[:20]
    with ExitStack() as stack:
        programs = Programs(served, table, stack)
        client = stack.enter_context(served.join(table, 1))
        programs.start(name, PYTHON if language == "python" else javascript)
        present(client, {name})
        client.start()
        client.send(protocol.Leave("bye"))
        programs.finish()


def test_the_example_in_python_is_short() -> None:
    """It fits on a page."""
    assert len((EXAMPLES / "bot.py").read_text(encoding="utf-8").splitlines()) < 60
