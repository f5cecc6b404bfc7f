"""Both kinds of databases: versions, several servers, lost connections, and errors in words."""

from __future__ import annotations

import logging
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path

import pytest
from sqlalchemy import inspect, select, update
from sqlalchemy.exc import DBAPIError

from mamlaka.errors import RecordError, Refusal
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.database import dialects
from mamlaka.server.database.dialects import open_engine
from mamlaka.server.database.schema import VERSION, about, metadata, table_head
from mamlaka.server.database.store import Row, Store
from mamlaka.server.database.stored_reports import read_reports
from mamlaka.server.tables.inspection import list_tables
from mamlaka.server.tables.sessions import CLOSE_RESTART
from tests.postgres import PASSWORD, Postgres
from tests.server.client import Process, Served
from tests.server.databases import FIXED, OLD_VERSIONS, load, my_turn, row

pytestmark = pytest.mark.slow

# Versions


@pytest.mark.postgres
def test_a_new_database_has_the_tables_of_the_schema(store: Store) -> None:
    """Tables, columns, keys and indices; and it says which version that is."""
    with store.engine.connect() as connection:
        found = inspect(connection)
        columns = {table: [column["name"] for column in found.get_columns(table)] for table in found.get_table_names()}
        keys = {table: found.get_pk_constraint(table)["constrained_columns"] for table in columns}
        indices = {index["name"] for table in columns for index in found.get_indexes(table)}

        assert {name: table.columns.keys() for name, table in metadata.tables.items()} == columns
        assert {name: table.primary_key.columns.keys() for name, table in metadata.tables.items()} == keys
        assert {index.name for table in metadata.tables.values() for index in table.indexes} <= indices
        assert [VERSION] == list(connection.execute(select(about)).scalars())


@pytest.mark.postgres
def test_servers_that_start_together_create_the_tables_once(database: str) -> None:
    """The others wait, and find them; what the first one has written stays."""

    def start(number: int) -> None:
        with closing(Store(database)) as store:
            store.append([row(str(number), 0)])

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(start, range(4)))
    with closing(Store(database)) as store:
        assert [1] * 4 == [len(store.rows(str(number))) for number in range(4)]


@pytest.mark.postgres
def test_a_database_is_created_as_a_whole_or_not_at_all(database: str) -> None:
    """A table of another program with the name of one of ours is refused, and nothing else is made."""
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE tournament (id INTEGER)")
    with pytest.raises(RecordError, match=r"tournament.* already exists"):
        Store(database)
    with engine.connect() as connection:
        assert ["tournament"] == inspect(connection).get_table_names()
    engine.dispose()


@pytest.mark.parametrize("version", OLD_VERSIONS, ids=lambda path: path.stem)
def test_an_older_file_is_refused(tmp_path: Path, version: Path) -> None:
    """One sentence says what to do, whatever would open the file, which stays as it was."""
    path = load(version, tmp_path / "t.sqlite")
    with closing(sqlite3.connect(path)) as old:
        before = list(old.iterdump())
    for opens in (Store, read_reports, list_tables):
        with pytest.raises(RecordError) as error:
            opens(str(path))
        assert (
            f"{path} was made by an older version of Mamlaka, and this one cannot convert it: "
            "use the version that made it, or choose another database with --database"
        ) == str(error.value)
    with closing(sqlite3.connect(path)) as old:
        assert before == list(old.iterdump())


@pytest.mark.postgres
@pytest.mark.parametrize(
    "version, reason", [(1, "made by an older version"), (VERSION + 1, f"version {VERSION + 1}, .*install a newer")]
)
def test_a_database_of_another_version_is_refused(store: Store, database: str, version: int, reason: str) -> None:
    """The way out is named; nothing is written."""
    with store.engine.begin() as connection:
        connection.execute(about.update().values(schema_version=version))
    for opens in (Store, read_reports):
        with pytest.raises(RecordError, match=reason) as error:
            opens(database)
        assert PASSWORD not in str(error.value)
    with store.engine.connect() as connection:
        assert [version] == list(connection.execute(select(about)).scalars())


# Several servers


@pytest.mark.postgres
def test_only_the_last_server_that_has_loaded_a_table_writes_to_it(store: Store) -> None:
    """Rows of an older epoch are refused, even where no other row is in their place, and nothing of theirs stays."""
    store.append([row("a", 0), row("b", 0)])
    epoch, rows = store.take("a")
    with pytest.raises(ValueError, match="another server has loaded table a"):
        store.append([row("b", 1), row("a", 1)])
    store.append([row("b", 1), row("a", 1, epoch)])

    assert (2, [0]) == (epoch, [found.seq for found in rows])
    assert [[0, 1], [0, 1]] == [[found.seq for found in store.rows(table)] for table in "ab"]


@pytest.mark.postgres
def test_of_two_servers_with_one_epoch_only_one_writes_a_row(store: Store, database: str) -> None:
    """The key of the log alone keeps a table safe: the second row in a place is refused, and the first one stays."""
    store.append([row("a", 0)])
    with closing(Store(database)) as other:
        other.append([Row("a", 1, 0, "acted", "first", None, "{}")])
        with pytest.raises(ValueError, match="cannot add the row"):
            store.append([Row("a", 1, 0, "acted", "second", None, "{}")])

    assert ["", "first"] == [found.actor for found in store.rows("a")]


@pytest.mark.postgres
def test_servers_that_race_lose_no_row_and_never_block_each_other(database: str) -> None:
    """With one epoch for all, as if no server knew of the others: what was accepted stays, and the logs have no gap."""
    tables = "abc"

    def race(number: int) -> list[str]:
        rng, accepted = Rng(number), []
        with closing(Store(database)) as store:
            for attempt in range(30):
                order = list(tables)
                rng.shuffle(order)
                name = f"{number}-{attempt}"
                rows = [Row(table, len(store.rows(table)), 0, "acted", name, None, "{}") for table in order]
                with suppress(ValueError):  # another server was faster; anything else is an error
                    store.append(rows)
                    accepted.append(name)
        return accepted

    with closing(Store(database)) as store, ThreadPoolExecutor(3) as threads:
        store.append([row(table, 0) for table in tables])
        accepted = [name for names in threads.map(race, range(3)) for name in names]
        logs = [store.rows(table) for table in tables]

    assert len(accepted) >= 30
    for log in logs:
        assert list(range(len(log))) == [found.seq for found in log]
        assert sorted(accepted) == sorted(found.actor for found in log[1:])


@pytest.mark.postgres
def test_a_server_that_hangs_does_not_stop_the_others(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A transaction that holds locks forever makes commands fail after a time; when it ends, they are done."""
    monkeypatch.setattr("mamlaka.server.database.dialects.LOCK_TIMEOUT", 0.05)
    with closing(Store(database)) as store, closing(Store(database)) as hanging:
        store.append([row("a", 0)])
        with hanging.engine.begin() as connection:
            connection.execute(table_head.update().values(epoch=table_head.c.epoch))
            for attempt in (lambda: store.append([row("a", 1)]), lambda: store.take("a")):
                with pytest.raises(OSError, match="lock"):
                    attempt()
        store.append([row("a", 1)])


@pytest.mark.postgres
def test_a_table_moves_to_the_server_that_is_asked_for_it(database: str, caplog: pytest.LogCaptureFixture) -> None:
    """The older server sends its clients away with the first command, and the newer one continues the match."""
    caplog.set_level(logging.CRITICAL)
    with Served(database) as older, Served(database) as newer:
        table = older.open(options=FIXED)
        with older.join(table, 1, 0) as client:
            client.start()
            client.play(Rng(1), enough=lambda c: c.version > 15 and my_turn(c))
            act = client.choice(Rng(1))
            with newer.enter(table, 1, last=client.version) as back:
                client.send(act)
                assert CLOSE_RESTART == client.closed()
                assert protocol.Done(act.id) == back.ask(act)
                back.until(protocol.News)
                version = back.version
                back.play(Rng(1), enough=lambda c: c.version > version + 10)

                assert not back.skipped


# Lost databases


def test_a_match_survives_a_crash_of_postgresql(postgres: Postgres, caplog: pytest.LogCaptureFixture) -> None:
    """While it is down commands are refused; afterwards the same command is done, and nothing acknowledged is lost."""
    caplog.set_level(logging.CRITICAL)
    with Served(postgres.new_database()) as server:
        table = server.open(options=FIXED)
        with server.join(table, 1, 0) as client:
            client.start()
            client.play(Rng(1), enough=lambda c: c.version > 15 and my_turn(c))
            rows, act = server.store.rows(table), client.choice(Rng(1))
            postgres.stop()
            try:
                assert protocol.Refused(act.id, Refusal("not_saved")) == client.ask(act)
                assert 503 == server.http("POST", "/api/tables", {"game": "trex"}).status_code
            finally:
                postgres.start()
            assert rows == server.store.rows(table)
            assert protocol.Done(act.id) == client.ask(act)
            client.until(protocol.News)
            version = client.version
            client.play(Rng(1), enough=lambda c: c.version > version + 20)

            assert not client.skipped


def test_a_row_whose_commit_was_not_confirmed_is_found_again(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The command is refused although its row is there; repeated after the table was loaded again, it is done once."""
    caplog.set_level(logging.CRITICAL)
    with Served(database) as server:
        table = server.open(options=FIXED)
        with server.join(table, 1, 0) as client:
            client.start()
            client.play(Rng(1), enough=my_turn)
            act, append = client.choice(Rng(1)), server.store.append

            def unconfirmed(rows: list[Row]) -> None:
                append(rows)
                raise OSError("the connection was lost")

            with monkeypatch.context() as lost:
                lost.setattr(server.store, "append", unconfirmed)
                assert protocol.Refused(act.id, Refusal("not_saved")) == client.ask(act)
            client.send(act)
            assert CLOSE_RESTART == client.closed()
        with server.enter(table, 1, last=client.version) as back:
            assert protocol.Done(act.id) == back.ask(act)
            version = back.version
            back.play(Rng(1), enough=lambda c: c.version > version + 10)
        commands = [found.command_id for found in server.store.rows(table)]

    assert 1 == commands.count(f"0:{act.id}")


@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_was_removed_is_noticed(tmp_path: Path, caplog: pytest.LogCaptureFixture, replaced: bool) -> None:  # noqa: FBT001
    """SQLite would go on in a file that no one can open again; instead commands are refused, and no file is made."""
    path = tmp_path / "t.sqlite"
    with Served(path) as server, server.join(server.open(options=FIXED), 1, 0) as client:
        client.start()
        client.play(Rng(1), enough=my_turn)
        act = client.choice(Rng(1))
        path.rename(tmp_path / "away")
        if replaced:
            path.write_bytes((tmp_path / "away").read_bytes())
        assert protocol.Refused(act.id, Refusal("not_saved")) == client.ask(act)
        assert f"{path} was removed or replaced" in caplog.text
        assert replaced == path.exists()
        path.unlink(missing_ok=True)
        (tmp_path / "away").rename(path)

        assert protocol.Done(act.id) == client.ask(act)


# Errors in words


def test_a_database_that_cannot_be_reached_is_explained(postgres: Postgres) -> None:
    """A missing database, a wrong password, no server: the reason is named, and the password is not."""
    for url, reason in (
        (postgres.url("nosuch"), 'database "nosuch" does not exist'),
        (postgres.url("postgres", "wrong"), 'password authentication failed for user "mamlaka"'),
        ("postgresql://me:wrong@127.0.0.1:1/x", "port 1 failed: Connection refused"),
        ("postgresql://me:a:wrong@h:port/x?password=wrong", "a URL such as postgresql://user@host/name"),
        ("sqlite:///tables.sqlite", "a database is a file, or a URL such as postgresql://user@host/name"),
    ):
        with pytest.raises(RecordError) as error:
            Store(url)
        assert f"{reason}; choose another with --database" in str(error.value)
        assert not any(secret in str(error.value) for secret in (PASSWORD, "wrong"))


def test_a_database_without_its_driver_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    """The package to install is named."""
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(RecordError, match=r"pip install 'mamlaka\[postgres\]'"):
        Store("postgresql://x/y")


def test_the_environment_names_the_database(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """A URL with a password need not stand in a command that everyone on the machine can see."""
    url = postgres.new_database()
    monkeypatch.setenv("MAMLAKA_DATABASE", url)
    with Process(None) as server:
        table = server.open()
    with closing(Store(url)) as store:
        assert ["opened"] == [found.kind for found in store.rows(table)]


def test_a_process_that_hangs_in_a_transaction_loses_its_locks(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another node takes over, although this one was stopped between two statements; it writes nothing any more."""
    monkeypatch.setattr(dialects, "HANG_TIMEOUT", 0.2)
    database = postgres.new_database()
    with closing(Store(database)) as store, closing(Store(database)) as other:
        store.append([row("a", 0)])
        hanging = store.engine.connect()
        hanging.execute(select(table_head).with_for_update())

        with other.engine.begin() as connection:
            connection.execute(update(table_head).values(epoch=7))
        with pytest.raises(DBAPIError):
            hanging.execute(update(table_head).values(epoch=8))
        hanging.invalidate()
        hanging.close()
        with other.engine.connect() as connection:
            assert [7] == list(connection.scalars(select(table_head.c.epoch)))
