"""Tables that never began are deleted after a day; all others stay."""

from __future__ import annotations

import time
from contextlib import closing

import pytest
from msgspec.structs import replace

from mamlaka.server.cluster.node_list import Node, NodeList
from mamlaka.server.database.schema import table_head
from mamlaka.server.database.store import Row, Store
from mamlaka.server.timing import Timing
from tests.postgres import Postgres
from tests.server.client import Served

pytestmark = pytest.mark.slow

NOW = 1_000_000


def row(table: str, seq: int, at_ms: int, kind: str) -> Row:
    """Return some row."""
    return Row(table, seq, at_ms, kind, "", None, "{}")


@pytest.mark.postgres
def test_only_old_tables_that_never_began_are_deleted(database: str) -> None:
    """A table that has begun stays forever, and one where a person sat down lately stays for now."""
    with closing(Store(database)) as store:
        store.append([row("old", 0, 1, "opened"), row("old", 1, 2, "sat")])
        store.append([row("begun", 0, 1, "opened"), row("begun", 1, 2, "started")])
        store.append([row("fresh", 0, 1, "opened"), row("fresh", 1, NOW, "sat")])

        assert (1, 0) == (store.purge(NOW), store.purge(NOW))
        assert [0, 2, 2] == [len(store.rows(table)) for table in ("old", "begun", "fresh")]
        with pytest.raises(ValueError, match="or it was deleted"):
            store.append([row("old", 2, NOW, "sat")])
        store.append([row("fresh", 2, NOW, "sat")])


@pytest.mark.postgres
def test_tables_with_a_person_stay(database: str) -> None:
    """However old they are, and however many of them there are."""
    with closing(Store(database)) as store:
        store.append([row(name, 0, 1, "opened") for name in ("visited", "empty")])

        assert (1, 0) == (store.purge(NOW, {"visited"}), store.purge(NOW, {"visited"}))
        assert [1, 0] == [len(store.rows(table)) for table in ("visited", "empty")]


def test_the_tables_of_another_node_stay(postgres: Postgres) -> None:
    """Only it knows who is there, so it deletes them itself; when it is gone, any server does."""
    with closing(Store(postgres.new_database())) as store:
        other = NodeList(store.engine, Node("other", "other:1", "secret"))
        other.join()
        store.node = "other"
        store.append([row(name, 0, 1, "opened") for name in ("old", "older")])
        store.node = "this"
        store.append([row("own", 0, 1, "opened")])
        assert (1, 0) == (store.purge(NOW), store.purge(NOW))
        store.node = "other"
        assert 1 == store.purge(NOW, {"old"})
        store.node = None
        assert 0 == store.purge(NOW)
        other.leave()

        assert 1 == store.purge(NOW)


def test_a_server_deletes_old_tables(database: str) -> None:
    """A table of yesterday is gone, and one of an hour ago isn't; nor is an old one that a person visits."""
    hours = [int((time.time() - age * 3600) * 1000) for age in (25, 1)]
    timing = replace(Timing().scaled(0), purge=0.01)
    with closing(Store(database)) as store:
        store.append([row("yesterday", 0, hours[0], "opened"), row("now", 0, hours[1], "opened")])
    with Served(database, timing) as server:
        while server.store.rows("yesterday"):
            pass

        assert 1 == len(server.store.rows("now"))


@pytest.mark.postgres
def test_the_search_for_old_tables_holds_no_table_up(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes long in a large database, so it needs no lock."""
    monkeypatch.setattr("mamlaka.server.database.dialects.LOCK_TIMEOUT", 0.05)
    with closing(Store(database)) as store, closing(Store(database)) as other:
        store.append([row("begun", 0, 1, "opened"), row("begun", 1, 2, "started")])
        with other.engine.begin() as connection:
            connection.execute(table_head.update().values(epoch=table_head.c.epoch))

            assert 0 == store.purge(NOW)


def test_a_table_is_visited_while_a_client_is_connected(server: Served) -> None:
    """Spectators count, too."""
    table = server.open()
    registry = server.app.state.registry
    with server.enter(table):
        assert table in registry.visited()
    while table in registry.visited():
        pass
