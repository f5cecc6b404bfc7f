"""The clock of a table: a bot answers for a connected person who thinks too long, and the seat stays theirs."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.database.log_entries import Timed
from mamlaka.server.database.store import Store
from mamlaka.server.timing import Timing
from tests.server.client import Client, Process, Served

pytestmark = pytest.mark.slow

SHORT = msgspec.structs.replace(Timing().scaled(0), quick=0.3, normal=600.0, reading=0.0)
NO_SECRETS = {"doubling": "off"}
"""Options without secret questions, so that all decisions are taken in turn."""


@pytest.fixture
def clocked(tmp_path: Path) -> Iterator[Served]:
    """A server with a `quick` clock of an instant, and a `normal` one that never runs out."""
    with Served(tmp_path / "tables.sqlite", SHORT) as served:
        yield served


def clocks(client: Client) -> list[protocol.Clock]:
    """Return the messages about the clock that a client has received."""
    return [message for message in client.messages if isinstance(message, protocol.Clock)]


def wait_for(client: Client, condition: Callable[[Client], bool]) -> None:
    """Receive until a condition holds."""
    while not condition(client):
        client.receive()


def is_timed_out(seat: int) -> Callable[[Client], bool]:
    """Return the condition that everyone sees that the time of a seat has run out."""
    return lambda client: client.info.people[seat].timed_out


def is_asked(client: Client) -> bool:
    """Return whether a person has to decide."""
    return client.scene is not None and client.scene.turn is not None and client.seat not in client.info.unready


def test_a_bot_answers_when_the_time_has_run_out(clocked: Served) -> None:
    """The match goes on to its end without the person, who is away but keeps the seat."""
    with clocked.join(clocked.open(clock="quick", options={"mode": "complex4"}), 1) as client:
        client.start()
        wait_for(client, is_timed_out(0))

        assert "person" == client.info.people[0].kind
        assert "away" == client.info.people[0].status
        wait_for(client, lambda client: client.scene is not None and client.scene.over)


def test_the_seat_is_theirs_again_at_a_touch(clocked: Served) -> None:
    """After `here` the person is back, and is asked again."""
    with clocked.join(clocked.open(clock="quick"), 1) as client:
        client.start()
        wait_for(client, is_timed_out(0))
        client.send(protocol.Here())
        wait_for(client, lambda client: not client.info.people[0].timed_out)

        assert "here" == client.info.people[0].status
        wait_for(client, is_timed_out(0))  # they have the whole time again, and then it runs out again


def test_a_new_connection_is_a_touch(clocked: Served) -> None:
    """A person who opens the page again has the seat."""
    table = clocked.open(clock="quick")
    with clocked.join(table, 1) as client:
        client.start()
        wait_for(client, is_timed_out(0))
        with clocked.enter(table, 1) as again:
            assert "here" == again.info.people[0].status


def is_timed(client: Client) -> bool:
    """Return whether a person has to decide, and their time has begun."""
    return is_asked(client) and any(clock.left is not None for clock in clocks(client)[-1:])


def time_left(client: Client) -> int:
    """Return the time left by the last message about it, in milliseconds."""
    wait_for(client, lambda client: any(clock.left is not None for clock in clocks(client)))
    left = clocks(client)[-1].left
    assert left is not None
    return left


@pytest.mark.postgres
def test_the_time_goes_on_after_a_crash(database: str) -> None:
    """A server is killed in the middle of a decision: while it is down no time passes, and none is given back."""
    with Process(database) as server:
        table = server.open(clock="relaxed", options=NO_SECRETS)
        client = server.join(table, 1)
        client.start()
        wait_for(client, is_timed)
        asked = client.version
        with closing(Store(database)) as store:
            timed = timed_of(store, table)
            wait_until(lambda: alive_ms(store, timed.run) > began_ms(timed) + 2500)
        server.kill()
    with closing(Store(database)) as store:
        elapsed = alive_ms(store, timed.run) - began_ms(timed)
        wait_until(lambda: time.time_ns() // 1_000_000 > alive_ms(store, timed.run) + 2000)
    with Process(database) as server, server.enter(table, 1, last=asked) as client:
        left = time_left(client)
        assert asked == client.version
        assert abs(timed.left_ms - elapsed - left) < 500
    assert timed.left_ms - 500 > left


def timed_of(store: Store, table: str) -> Timed:
    """Return the last entry about the clock of a table."""
    rows = [row for row in store.rows(table) if row.kind == "timed"]
    return msgspec.json.decode(rows[-1].body, type=Timed)


def began_ms(timed: Timed) -> int:
    """Return when the clock began to run."""
    assert timed.deadline_ms is not None
    return timed.deadline_ms - timed.left_ms


def alive_ms(store: Store, run: str) -> int:
    """Return when a server was last known to be alive."""
    return store.alive_until(run)


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait for something that another process or the time brings about."""
    while not holds():
        threading.Event().wait(0.02)


def test_the_time_stands_still_while_no_player_can_decide(clocked: Served) -> None:
    """A person who comes back has the time that was left, neither more nor less, also after the table was unloaded."""
    table = clocked.open(clock="normal", options=NO_SECRETS)
    with clocked.join(table, 1) as client, clocked.enter(table) as spectator:
        client.start()
        wait_for(client, is_timed)
        first = timed_of(clocked.store, table)
        assert time_left(spectator) <= first.left_ms
        client.close()
        wait_for(spectator, lambda spectator: bool(clocks(spectator)) and clocks(spectator)[-1].left is None)
        stopped = timed_of(clocked.store, table)
        with clocked.enter(table, 1) as back:
            again = time_left(back)

    assert (first.decision, None) == (stopped.decision, stopped.deadline_ms)
    assert 600_000 >= first.left_ms >= stopped.left_ms >= again > 590_000
    assert [first.decision] * 3 == [
        msgspec.json.decode(row.body, type=Timed).decision for row in clocked.store.rows(table) if row.kind == "timed"
    ][-3:]


def test_time_that_is_left_is_never_more_than_the_table_gives(tmp_path: Path) -> None:
    """A server with a shorter time control continues a match of one with a longer."""
    with Served(tmp_path / "tables.sqlite", SHORT) as served:
        table = served.open(clock="normal", options=NO_SECRETS)
        with served.join(table, 1) as client:
            client.start()
            wait_for(client, lambda client: is_asked(client) and clocks(client)[-1:] != [])
    quick = msgspec.structs.replace(SHORT, normal=0.3)
    with Served(tmp_path / "tables.sqlite", quick) as served, served.enter(table, 1) as client:
        wait_for(client, lambda client: any(clock.left for clock in clocks(client)))
        assert 300 == clocks(client)[-1].milliseconds
        wait_for(client, is_timed_out(0))


def test_everyone_sees_the_time_left(clocked: Served) -> None:
    """The time begins with each decision of a person, for players and spectators, also for those who come later."""
    table = clocked.open(clock="normal", options=NO_SECRETS)
    with clocked.join(table, 1) as client, clocked.enter(table) as spectator:
        client.start()
        wait_for(client, lambda client: is_asked(client) and clocks(client)[-1].left is not None)
        before = len(clocks(client))
        client.act(Rng(1))
        wait_for(client, lambda client: len(clocks(client)) > before and clocks(client)[-1].left is not None)
        client.ping()
        spectator.ping()
        with clocked.enter(table) as late:
            late.ping()

            assert clocks(client)[-1] == clocks(spectator)[-1]
            assert 600_000 == clocks(late)[-1].milliseconds
            left = clocks(late)[-1].left
            assert left is not None
            assert 0 < left <= 600_000


def test_a_table_has_no_clock_unless_it_was_opened_with_one(clocked: Served) -> None:
    """Without one, no client is told of any time."""
    with clocked.join(clocked.open(), 1) as client:
        client.start()
        wait_for(client, is_asked)
        client.ping()

        assert "off" == client.info.clock
        assert [] == clocks(client)


def test_a_secret_question_has_one_deadline(clocked: Served) -> None:
    """An answer neither starts the clock again nor sends anything to the others."""
    with secret_question(clocked, "normal") as (first, second):
        before = [len(client.messages) for client in (first, second)]
        first.ask(protocol.Act("answer", first.version, "no"))
        first.ping()
        second.ping()

        assert ["pong"] == [type(message).__name__.lower() for message in second.messages[before[1] :]]
        assert [] == [message for message in first.messages[before[0] :] if isinstance(message, protocol.Clock)]


def test_a_late_answer_is_known_only_with_the_reveal(clocked: Served) -> None:
    """Until the question is closed, nothing is sent to a person who has answered; then the other one is away."""
    with secret_question(clocked, "quick") as (first, second):
        first.ask(protocol.Act("answer", first.version, "no"))
        first.ping()
        opened, before = first.version, len(first.messages)
        wait_for(first, lambda client: client.version > opened)
        late = first.messages[before]

        assert isinstance(late, protocol.TableNews)
        assert [False, True] == [person.timed_out for person in late.table.people[:2]]
        assert [protocol.News] == [type(message) for message in first.messages[before + 1 :]]
        wait_for(second, is_timed_out(1))


class secret_question:  # noqa: N801  # a context manager, used as a function
    """Two people at a table at which a secret question is open to both."""

    def __init__(self, server: Served, clock: str) -> None:
        table = server.open(clock=clock, options={"contract_choice": "queens,king,diamonds,slaps,trex"})
        self.clients = server.join(table, 1, 0), server.join(table, 2, 1)

    def __enter__(self) -> tuple[Client, Client]:
        first, second = self.clients
        first.start(second)
        second.until(protocol.News)
        for client in self.clients:
            wait_for(client, lambda client: client.scene is not None and client.scene.secret and is_asked(client))
            wait_for(client, lambda client: isinstance(client.messages[-1], protocol.Clock))  # that of the question
        return self.clients

    def __exit__(self, *_: object) -> None:
        for client in self.clients:
            client.close()
