"""Several nodes on one PostgreSQL database: who serves a table, and what happens when a node is lost."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mamlaka.fair import hash_of_nonce
from mamlaka.record import decode_record
from mamlaka.registry import find_game, game_names
from mamlaka.server import protocol
from mamlaka.server.cluster.hashing import rendezvous
from mamlaka.server.cluster.node_list import Node, NodeList
from mamlaka.server.database.schema import node as node_table
from mamlaka.server.database.store import Row, Store
from mamlaka.server.tables.sessions import CLOSE_RESTART
from mamlaka.verification import verify
from tests.postgres import Postgres
from tests.server.client import TIMEOUT, Client, Process, token_of
from tests.server.nodes import Nodes, Person, check, play

pytestmark = pytest.mark.slow

GAMES = {"toepen": {}, "hearts": {"deals": "3"}}
"""The games that are played across killed nodes in CI, with their options: knocks, and secret choices."""

FIXED = {"contract_choice": "slaps,king,queens,diamonds,trex"}


def opened(nodes: Nodes, people: int = 2, *, at: Process | None = None, **wish: object) -> tuple[str, list[Person]]:
    """Return a table whose match has started, and its people.

    Args:
        nodes: the nodes.
        people: the number of people.
        at: where to open the table and to connect; None: anywhere.
        wish: the settings of the table.
    """
    table = (at or nodes.any()).open(**wish)
    for number in range(people):
        nodes.any().sit(table, number)
    found = [Person(nodes, table, number, seed=number) for number in range(people)]
    for person in found:
        person.connect(at)
    found[0].client.start(*(person.client for person in found[1:]))
    return table, found


def until_done(people: Sequence[Person], more: int = 12) -> Callable[[], bool]:
    """Return a condition that is met when people have done some more together."""
    goal = sum(len(person.done) for person in people) + more
    return lambda: sum(len(person.done) for person in people) >= goal


def quick_match(
    node: Process, number: int, name: str = "", blocked: tuple[str, ...] = (), **options: Any
) -> protocol.Seated:
    """Ask for the next free seat as the person of a number."""
    person = protocol.Person(token_of(number), name or f"Person {number}")
    wanted = protocol.QuickMatch(person, protocol.OpenTable("trex", bots="random", blocked=blocked))
    answer = node.http("POST", "/api/lobby/seats", wanted, **options)
    assert 200 == answer.status_code, answer.text
    return msgspec.json.decode(answer.content, type=protocol.Seated)


def join_listed(node: Process, number: int) -> protocol.Seated:
    """Take a seat at the only table of the list as the person of a number."""
    (entry,) = msgspec.json.decode(node.http("GET", "/api/lobby").content, type=list[protocol.ListedTable])
    person = protocol.Person(token_of(number), f"Person {number}")
    answer = node.http("POST", f"/api/lobby/{entry.key}/seats", person)
    assert 200 == answer.status_code, answer.text
    return msgspec.json.decode(answer.content, type=protocol.Seated)


def test_a_table_of_one_node_is_played_at_all(postgres: Postgres) -> None:
    """A node that has not loaded a table passes requests and sockets to the one that has."""
    with Nodes(postgres.new_database(), 3) as nodes:
        table, people = opened(nodes, options=FIXED)
        everyone = [*people, Person(nodes, table, None)]
        for node in nodes.living:
            assert table == node.http("GET", f"/api/tables/{table}").json()["id"]
        play(everyone, until_done(people))
        check(nodes.database, table, everyone)
        assert 1 == sum(node.loaded for node in nodes.living)


@pytest.mark.slow
@pytest.mark.parametrize(
    "game", [game if game in GAMES else pytest.param(game, marks=pytest.mark.long) for game in game_names()]
)
def test_a_match_is_played_to_its_end_across_nodes_that_are_killed(postgres: Postgres, game: str) -> None:
    """Two people play each game on nodes that are killed under them; the log and the record show nothing of it.

    A game for one person is played by one, and the other one watches.
    """
    with Nodes(postgres.new_database()) as nodes:
        seats = find_game(game).default_seats
        table, people = opened(nodes, min(seats, 2), game=game, options=GAMES.get(game, {}))
        watching = Person(nodes, table, None)
        for _ in range(3):
            play([*people, watching], until_done(people, 6))
            nodes.add()
            nodes.kill(next(node for node in nodes.living if node.loaded))
        play([*people, watching])
        check(nodes.database, table, [*people, watching])
        record = decode_record(nodes.any().http("GET", f"/api/tables/{table}/record").content)

        assert (True, True) == (record.is_over, verify(record).ok)
        assert all(person.connections > 2 for person in people)


@pytest.mark.slow
def test_a_killed_node_is_replaced_for_all_its_tables(postgres: Postgres) -> None:
    """Clients that come back find each table at one living node, and what was acknowledged is there."""
    with Nodes(postgres.new_database(), 3) as nodes:
        lost = nodes.living[0]
        tables = [opened(nodes, options=FIXED, at=lost) for _ in range(6)]
        for _, people in tables:
            play(people, until_done(people))
        nodes.kill(lost)
        for _, people in tables:
            play(people, until_done(people))
        for table, people in tables:
            check(nodes.database, table, people)

        assert len(tables) == sum(node.loaded for node in nodes.living)


@pytest.mark.slow
def test_a_node_that_was_paused_writes_nothing(postgres: Postgres) -> None:
    """Others continue its table meanwhile. When it wakes up, it closes its sockets, so that their clients find it."""
    with Nodes(postgres.new_database()) as nodes:
        paused = nodes.living[0]
        table, people = opened(nodes, options=FIXED, at=paused)
        play(people, until_done(people))
        with paused.enter(table, 0, last=people[0].client.version) as old:
            old.ping()
            nodes.pause(paused)
            play(people, until_done(people))
            rows = check(nodes.database, table, people)
            nodes.wake(paused)
            with suppress(ConnectionClosed):
                old.send(protocol.Act("late", old.version, "play"))
            assert CLOSE_RESTART == old.closed()
            play(people, until_done(people))

        assert rows == check(nodes.database, table, people)[: len(rows)]
        assert 1 == sum(node.loaded for node in nodes.living)


@pytest.mark.slow
def test_a_node_that_is_stopped_gives_its_tables_away(postgres: Postgres) -> None:
    """It ends without a complaint, and its clients continue at the other node before its lease would have ended."""
    with Nodes(postgres.new_database()) as nodes:
        stopped = nodes.living[0]
        table, people = opened(nodes, options=FIXED, at=stopped)
        play(people, until_done(people))

        assert (0, "") == nodes.stop(stopped)
        with closing(Store(nodes.database)) as store, store.engine.connect() as connection:
            assert 1 == len(connection.execute(select(node_table)).all())
        play(people, until_done(people))
        check(nodes.database, table, people)


@pytest.mark.slow
def test_nodes_survive_a_restart_of_postgresql(postgres: Postgres) -> None:
    """Moves are refused while it is down. Their tables stay where they are, although all leases have ended."""
    with Nodes(postgres.new_database()) as nodes:
        table, people = opened(nodes, options=FIXED, at=nodes.living[0])
        play(people, until_done(people))
        postgres.stop()
        try:
            for person in people:
                person.step()
        finally:
            postgres.start()
        play(people, until_done(people))
        check(nodes.database, table, people)

        assert [1, 0] == [node.loaded for node in nodes.living]


@pytest.mark.slow
def test_without_leases_two_servers_of_one_table_lose_nothing(postgres: Postgres) -> None:
    """Servers that know nothing of each other take a table from each other; every acknowledged action is there once."""
    with Nodes(postgres.new_database(), options=()) as nodes:
        table, people = opened(nodes, options=FIXED, at=nodes.living[0])
        for _ in range(12):
            for person in people:
                person.step()
                person.disconnect()  # and come back at any of the two servers
        # A server without leases that has nothing to write does not notice that the other has taken the table.
        nodes.kill(nodes.living[1])
        play(people, until_done(people, 1))
        check(nodes.database, table, people)

        assert sum(len(person.done) for person in people) > 4


@pytest.mark.slow
def test_a_new_node_leaves_tables_where_they_are(postgres: Postgres) -> None:
    """A table moves only when its node is gone; no client notices that a node has come."""
    with Nodes(postgres.new_database(), 1) as nodes:
        table, people = opened(nodes, options=FIXED)
        play(people, until_done(people))
        new = nodes.add()
        with new.enter(table) as spectator:
            play(people, until_done(people))
            spectator.ping()

        assert [1, 1] == [person.connections for person in people]
        assert [1, 0] == [node.loaded for node in nodes.living]


@pytest.mark.slow
def test_summaries_come_from_all_nodes(postgres: Postgres) -> None:
    """One request may name tables of several nodes; each answers for its own."""
    with Nodes(postgres.new_database()) as nodes:
        tables = [node.open() for node in (*nodes.living, *nodes.living)]
        wanted = protocol.AskSummaries(tuple(protocol.KnownTable(table) for table in (*tables, "nosuch", "\0")))
        for node in nodes.living:
            answer = node.http("POST", "/api/tables/summaries", wanted).json()

            assert sorted(tables) == sorted(summary["table"]["id"] for summary in answer)
        assert [2, 2] == [node.loaded for node in nodes.living]


def test_a_public_table_is_joined_where_it_is(postgres: Postgres) -> None:
    """A seat that a person asks for at another node is given by the node of the table, and no one is disconnected."""
    with Nodes(postgres.new_database()) as nodes:
        first, second = nodes.living
        seated = quick_match(first, 1)
        with first.enter(seated.table.id, 1) as waiting:
            joined = [join_listed(second, 2), quick_match(second, 3)]
            waiting.until(protocol.TableNews, lambda news: news.table.people[2].kind == "person")
            with second.enter(seated.table.id, 2) as coming:
                waiting.ping()
                coming.ping()

        assert [(seated.table.id, seat) for seat in (1, 2)] == [(found.table.id, found.seat) for found in joined]
        assert [1, 0] == [node.loaded for node in nodes.living]


@pytest.mark.slow
def test_quick_match_at_two_nodes_keeps_blocked_people_apart(postgres: Postgres) -> None:
    """The node of a table refuses the seat, and the next table is tried, or a new one opened."""
    with Nodes(postgres.new_database()) as nodes:
        first, second = nodes.living
        omar = quick_match(first, 1, "Omar")
        nadia = quick_match(second, 2, "Nadia", blocked=("omar",))
        other = quick_match(second, 3, "Omar")
        third = quick_match(first, 4, "Ada", blocked=("omar",))

        assert omar.table.id == other.table.id != nadia.table.id == third.table.id
        assert [1, 1] == [node.loaded for node in nodes.living]


@pytest.mark.slow
def test_people_who_press_at_two_nodes_never_share_a_seat(postgres: Postgres) -> None:
    """Each node serves its own people one after the other, and asks the other node meanwhile."""
    with Nodes(postgres.new_database()) as nodes, ThreadPoolExecutor(12) as threads:
        seated = list(threads.map(lambda number: quick_match(nodes.living[number % 2], number), range(12)))
        places = {(found.table.id, found.seat) for found in seated}

        assert 12 == len(places)
        assert len({table for table, _ in places}) == sum(node.loaded for node in nodes.living)


@pytest.mark.slow
def test_a_listed_table_of_a_lost_node_is_joined(postgres: Postgres) -> None:
    """Another node continues it as soon as the lease has ended."""
    with Nodes(postgres.new_database()) as nodes:
        first, second = nodes.living
        seated = quick_match(first, 1)
        nodes.kill(first)

        assert (seated.table.id, 1) == ((joined := join_listed(second, 2)).table.id, joined.seat)


@pytest.mark.slow
def test_a_quick_match_needs_no_lost_node(postgres: Postgres) -> None:
    """It gets a seat at another table, or at that of the lost node if its lease has ended."""
    with Nodes(postgres.new_database()) as nodes:
        first, second = nodes.living
        quick_match(first, 1)
        nodes.kill(first)
        quick_match(second, 2)

        assert 1 == second.loaded


@pytest.mark.slow
def test_a_client_does_not_choose_the_table_of_a_quick_match(postgres: Postgres) -> None:
    """The header in which a node names the table counts only between nodes."""
    with Nodes(postgres.new_database()) as nodes:
        private = nodes.any().open()
        for number in range(2):  # the second request is passed on
            seated = quick_match(nodes.living[number], number, headers={"mamlaka-table": private})
            assert (number, False) == (seated.seat, seated.table.id == private)


@pytest.mark.slow
def test_limits_count_the_client_and_not_the_node(postgres: Postgres) -> None:
    """What one address has spent at a table through other nodes is not taken from another address."""
    with Nodes(postgres.new_database(), rate="0.01") as nodes:
        first, second = nodes.living
        table = first.open()

        def sit(client: str) -> int:
            body = msgspec.json.encode(protocol.SitDown(token_of(1), hash_of_nonce(token_of(1)), "Ada"))
            headers = {"x-forwarded-for": client}  # from a proxy on this machine
            return second.http("POST", f"/api/tables/{table}/seats", body, headers=headers).status_code

        statuses = [sit("192.0.2.1") for _ in range(8)]

        assert (200, 429) == (statuses[0], statuses[-1])
        assert 200 == sit("192.0.2.2")


@pytest.mark.slow
def test_the_port_of_the_nodes_is_closed_to_others(postgres: Postgres) -> None:
    """Without the secret of the node, neither requests nor sockets are answered there."""
    with Nodes(postgres.new_database(), 1) as nodes:
        table = nodes.any().open()
        with closing(Store(nodes.database)) as store, store.engine.connect() as connection:
            address, secret = connection.execute(select(node_table.c.address, node_table.c.secret)).one()
        for sent in ({}, {"mamlaka-secret": "wrong"}):
            assert 421 == httpx.get(f"http://{address}/api/tables/{table}", headers=sent).status_code
        assert 200 == httpx.get(f"http://{address}/api/tables/{table}", headers={"mamlaka-secret": secret}).status_code
        with pytest.raises(InvalidStatus):
            Client(f"http://{address}", table)


def test_leases_say_who_serves_a_table(postgres: Postgres) -> None:
    """The node that has loaded a table last, or, if it is gone, the choice of all others; an unloaded table is here."""
    with closing(Store(postgres.new_database())) as store:
        lists = {name: NodeList(store.engine, Node(name, f"{name}:1", "secret")) for name in "abc"}
        for nodes in lists.values():
            nodes.join()
        store.node = "b"
        store.append([Row("t", 0, 0, "opened", "", None, "{}")])
        assert {"b"} == {nodes.owner_of("t").name for nodes in lists.values()}
        assert {"a", "b", "c"} == lists["a"].renew()
        lists["b"].leave()
        assert {rendezvous("t", "ac")} == {nodes.owner_of("t").name for nodes in lists.values()}
        assert "c" == lists["c"].owner_of("nosuch").name
        store.node = "c"
        epoch, _ = store.take("t")

        assert {"c"} == {nodes.owner_of("t").name for nodes in lists.values()}
        assert (["t"], []) == (lists["a"].loaded_since({"t": epoch - 1}), lists["a"].loaded_since({"t": epoch}))


def test_a_server_that_starts_again_replaces_the_one_before(postgres: Postgres) -> None:
    """The lease of a server that had the same address ends at once."""
    with closing(Store(postgres.new_database())) as store:
        for name in "ab":
            NodeList(store.engine, Node(name, "host:1", "secret")).join()

        assert {"b"} == NodeList(store.engine, Node("b", "host:1", "secret")).renew()


def test_a_session_of_one_node_is_valid_at_all(postgres: Postgres) -> None:
    """Its account has its seats everywhere, also at tables that another node has loaded, until it signs out."""
    with Nodes(postgres.new_database()) as nodes:
        first, second = nodes.living
        table = first.open()
        first.sit(table, 1)
        known = protocol.KnownTable(table, token_of(1))
        wish = protocol.Register("Ada", "correct horse", tables=(known,))
        cookie = f"mamlaka={first.http('POST', '/api/account/register', wish).cookies['mamlaka']}"
        headers = {"cookie": cookie}
        found = [node.http("GET", "/api/account", headers=headers).json() for node in (first, second)]
        for node in (first, second):
            with Client(node.url, table, cookie=cookie) as client:
                assert 0 == client.hello().seat
        second.http("POST", "/api/account/sign-out", protocol.SignOut(), headers=headers)
        after = [node.http("GET", "/api/account", headers=headers).json()["name"] for node in (first, second)]

        assert found[0] == found[1]
        assert ("Ada", [table]) == (found[0]["name"], [one["table"] for one in found[0]["tables"]])
        assert ["", ""] == after


def test_a_deletion_at_one_node_reaches_tables_of_all(postgres: Postgres) -> None:
    """A node that has the table in memory loads it again, and shows the neutral name."""
    with Nodes(postgres.new_database()) as nodes:
        first, second = nodes.living
        table = first.open()
        first.sit(table, 1, name="Ada")
        wish = protocol.Register("Ada", "correct horse", tables=(protocol.KnownTable(table, token_of(1)),))
        second.http("POST", "/api/account/register", wish)
        with Client(first.url, table, token_of(1)) as client:
            client.hello()
            second.http("POST", "/api/account/delete", protocol.Credentials("Ada", "correct horse"))
            client.closed()

        assert ["Guest 1"] == [one["name"] for one in first.http("GET", f"/api/tables/{table}").json()["people"][:1]]


def test_few_tables_move_when_a_node_leaves() -> None:
    """Those of the others stay, and those of the node are spread over the others."""
    tables = [f"table {number}" for number in range(900)]
    before = {table: rendezvous(table, "abc") for table in tables}
    after = {table: rendezvous(table, "ab") for table in tables}
    moved = Counter(after[table] for table in tables if before[table] == "c")

    assert all(after[table] == before[table] for table in tables if before[table] != "c")
    assert all(250 < count < 350 for count in Counter(before.values()).values())
    assert all(100 < moved[node] < 200 for node in "ab")


@pytest.mark.parametrize(
    "words, reason",
    [
        (("--database", "t.sqlite", "--node-address", "127.0.0.1:0"), "needs a PostgreSQL database"),
        (("--database", "postgresql://h/x", "--node-address", "0.0.0.0:1"), "not '0.0.0.0:1'"),
        (("--database", "postgresql://h/x", "--node-address", "host"), "not 'host'"),
        (("--database", "postgresql://h/x", "--node-address", "192.0.2.1:1"), "choose with --node-address"),
    ],
)
def test_an_address_that_no_node_can_have_is_refused(words: Sequence[str], reason: str, tmp_path: Path) -> None:
    """One line says why, with status 2."""
    command = [sys.executable, "-m", "mamlaka", "serve", "--port", "0", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=TIMEOUT, cwd=tmp_path)

    assert (2, 1) == (done.returncode, done.stderr.count("\n"))
    assert reason in done.stderr
