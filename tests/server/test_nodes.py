"""Several nodes on one PostgreSQL database: who serves a table, and what happens when a node is lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from mamlaka.games.registry import find_game, game_names
from mamlaka.record import decode_record
from mamlaka.verification import verify
from tests.postgres import Postgres
from tests.server.nodes import Nodes, Person, check, play

FIXED = {"contract_choice": "slaps,king,queens,diamonds,trex"}


def opened(nodes: Nodes, people: int = 2, **wish: object) -> tuple[str, list[Person]]:
    """Return a table whose match has started, and its people."""
    table = nodes.any().open(**wish)
    for number in range(people):
        nodes.any().sit(table, number)
    found = [Person(nodes, table, number, seed=number) for number in range(people)]
    for person in found:
        person.connect()
    found[0].client.start(*(person.client for person in found[1:]))
    return table, found


def until_done(people: Sequence[Person], more: int = 12) -> Callable[[], bool]:
    """Return a condition that is met when people have done some more together."""
    goal = sum(len(person.done) for person in people) + more
    return lambda: sum(len(person.done) for person in people) >= goal


def test_a_table_of_one_node_is_played_at_all(postgres: Postgres) -> None:
    """A node that has not loaded a table passes requests and sockets to the one that has."""
    with Nodes(postgres.new_database(), 3) as nodes:
        table, people = opened(nodes, options=FIXED)
        everyone = [*people, Person(nodes, table, None)]
        for node in nodes.living:
            assert table == node.http("GET", f"/api/tables/{table}").json()["id"]
        play(everyone, until_done(people))
        check(nodes.database, table, everyone)
        assert 1 == sum(node.http("GET", "/health").json()["tables"] for node in nodes.living)


@pytest.mark.slow
@pytest.mark.parametrize("game", game_names())
def test_a_match_is_played_to_its_end_across_nodes_that_are_killed(postgres: Postgres, game: str) -> None:
    """Two people play each game on nodes that are killed under them; the log and the record show nothing of it.

    A game for one person is played by one, and the other one watches.
    """
    with Nodes(postgres.new_database()) as nodes:
        seats = find_game(game).default_seats
        table, people = opened(nodes, min(seats, 2), game=game)
        watching = Person(nodes, table, None)
        for _ in range(3):
            play([*people, watching], until_done(people, 6))
            nodes.add()
            nodes.kill(nodes.owner(table))
        play([*people, watching])
        check(nodes.database, table, [*people, watching])
        record = decode_record(nodes.any().http("GET", f"/api/tables/{table}/record").content)

        assert (True, []) == (record.is_over, verify(record))
        assert all(person.connections > 2 for person in people)
