"""The state after a server was killed or stopped, or could not write."""

from __future__ import annotations

import logging
import socket
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path

import anyio
import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed

from mamlaka.cli.listening import listen
from mamlaka.errors import Refusal
from mamlaka.record import decode_record
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.database.journal import Journal, NotSaved
from mamlaka.server.database.store import Row, Store
from mamlaka.server.database.table_state import TableState
from mamlaka.server.limits import Limits
from mamlaka.server.tables.live import LiveTable
from mamlaka.server.tables.sessions import CLOSE_RESTART
from mamlaka.verification import verify
from tests.server.client import TIMEOUT, Process, Served
from tests.server.databases import lock_up

FIXED = {"contract_choice": "slaps,king,queens,diamonds,trex"}


@pytest.mark.slow
def test_a_killed_server_has_lost_nothing(database: str) -> None:
    """Killed at random times, it resumes from the last acknowledged command, and the final record is valid."""
    rng = Rng(11)
    with Process(database) as server:
        table = server.open(preset="complex")
        server.sit(table, 1)
    version, last, content = -1, None, b""
    for kill in range(5):
        with Process(database) as server, server.enter(table, 1, last=version) as client:
            assert client.version >= version
            if kill == 0:
                client.start()
            elif client.messages[0].scene is None:  # type: ignore[union-attr]
                client.until(protocol.News)
            if last is not None:
                assert protocol.Done(last.id) == client.ask(last)
                client.ping()
            for _ in range(5 + rng.below(8)):
                client.play(rng, enough=lambda c: bool(c.scene and c.scene.turn))
                if client.scene is not None and client.scene.over:
                    break
                last = client.act(rng)
            if kill < 4:
                client.play(rng, enough=lambda c: bool(c.scene and c.scene.turn))
                if client.scene is not None and not client.scene.over:
                    last = client.choice(rng)
                    client.send(last)  # whether it is done before the end comes is open
                server.kill()
            else:
                client.play(rng)
                content = server.http("GET", f"/api/tables/{table}/record").content
            assert not client.skipped
            version = client.version
    with closing(Store(database)) as store:
        rows = store.rows(table)
    record = decode_record(content)

    assert (True, True) == (record.is_over, verify(record).ok)
    assert list(range(len(rows))) == [row.seq for row in rows]
    assert len({row.command_id for row in rows if row.command_id}) == sum(row.command_id is not None for row in rows)


@pytest.mark.slow
def test_a_stopped_server_says_when_to_come_back(database: str) -> None:
    """On SIGTERM sockets are closed with 1012, the status is 0, and the next server continues the table."""
    with Process(database) as server:
        table = server.open(options=FIXED)
        with server.join(table, 1) as client:
            client.start()
            client.play(Rng(1), enough=lambda c: c.version > 15 and bool(c.scene and c.scene.turn))
            assert (0, "") == server.terminate()
            assert CLOSE_RESTART == client.closed()
    with Process(database) as server, server.enter(table, 1, last=client.version) as back:
        back.until(protocol.News)

        assert client.scene == back.scene
        back.act(Rng(1))


@pytest.mark.slow
def test_a_server_that_has_hardly_begun_can_be_stopped(tmp_path: Path) -> None:
    """SIGTERM ends it as soon as it has printed its address."""
    for number in range(3):
        with Process(tmp_path / f"{number}.sqlite") as server:
            assert (0, "") == server.terminate()


@pytest.mark.slow
@pytest.mark.parametrize(
    "first, second",
    [
        ("t.sqlite", "link"),
        pytest.param("t.sqlite", "t.sqlite", marks=pytest.mark.slow),
        pytest.param("link", "t.sqlite", marks=pytest.mark.slow),
    ],
)
def test_two_servers_do_not_share_a_file(tmp_path: Path, first: str, second: str) -> None:
    """The second is refused in one line, with status 2, even if it knows the file by a symbolic link."""
    (tmp_path / "link").symlink_to(tmp_path / "t.sqlite")
    words = [sys.executable, "-m", "mamlaka", "serve", "--port", "0", "--database", str(tmp_path / second)]
    with Process(tmp_path / first):
        done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)

    assert (2, 1, "") == (done.returncode, done.stderr.count("\n"), done.stdout)
    assert "is being served by another process" in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("place", ["folder", "text.txt", "nothing://x"])
def test_a_database_that_cannot_be_is_named(tmp_path: Path, place: str) -> None:
    """A folder, a text, an unknown kind of database: one line, and status 2."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "text.txt").write_text("no database " * 100)
    words = [sys.executable, "-m", "mamlaka", "serve", "--port", "0", "--database", place]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60, cwd=tmp_path)

    assert (2, 1) == (done.returncode, done.stderr.count("\n")), done.stderr


def test_small_messages_are_not_held_back() -> None:
    """The sockets are made so that asyncio switches off Nagle's algorithm, which waits for 40 ms."""
    with listen("127.0.0.1", 0) as listener:
        assert socket.IPPROTO_TCP == listener.proto


@pytest.mark.postgres
def test_a_store_that_cannot_be_written_refuses_and_is_got_over(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """While nothing can be written commands are refused and nothing changes; later the same command is done."""
    caplog.set_level(logging.CRITICAL)
    with Served(database) as server:
        table = server.open(options=FIXED)
        with server.join(table, 1) as client:
            client.start()
            client.play(Rng(1), enough=lambda c: bool(c.scene and c.scene.turn))
            scene, rows = client.scene, server.store.rows(table)
            act = client.choice(Rng(1))
            lock_up(server.store.engine, locked=True)
            for _ in range(2):
                assert protocol.Refused(act.id, Refusal("not_saved")) == client.ask(act)
            answer = server.http("POST", "/api/tables", {"game": "trex"})
            assert (503, {"code": "not_saved", "facts": {}}) == (answer.status_code, answer.json())
            client.ping()
            assert (scene, rows) == (client.scene, server.store.rows(table))
            lock_up(server.store.engine, locked=False)
            assert protocol.Done(act.id) == client.ask(act)
            client.until(protocol.News)
            version = client.version
            client.play(Rng(1), enough=lambda c: c.version > version + 10)

            assert not client.skipped


def test_a_start_that_cannot_be_saved_is_cancelled(database: str, caplog: pytest.LogCaptureFixture) -> None:
    """Its nonces are spent, so all players commit again; when the store can be written again, the match starts."""
    caplog.set_level(logging.CRITICAL)
    with Served(database) as server, server.join(server.open(options=FIXED), 1, 0) as client:
        lock_up(server.store.engine, locked=True)
        assert isinstance(client.ask(protocol.Start("go")), protocol.Done)
        assert Refusal("not_saved") == client.until(protocol.Refused).refusal
        lock_up(server.store.engine, locked=False)
        spent = client.purse.nonce
        client.until(protocol.TableNews, lambda news: news.table.status == "open" and bool(news.table.nonce_hashes[0]))
        client.start()

        assert (True, "", "", "") == (client.info.nonces[0] not in ("", spent), *client.info.nonces[1:])


@pytest.mark.postgres
@pytest.mark.slow
def test_commands_that_wait_share_a_commit(database: str) -> None:
    """Many tables that write at the same time need fewer commits than rows."""
    with Served(database) as server:
        commits: list[int] = []
        event.listen(server.store.engine, "commit", lambda _: commits.append(1))
        tables = [server.open(options=FIXED) for _ in range(12)]
        clients = [server.join(table, 1) for table in tables]
        before = len(commits)
        for client in clients:
            client.send(protocol.Start("go"))
        for client in clients:
            assert protocol.Done("go") == client.answer("go")
            client.until(protocol.TableNews, lambda news: news.table.status == "starting")
        for client in clients:
            client.until(protocol.News)
            client.play(Rng(1), enough=lambda c: bool(c.scene and c.scene.turn))
            client.close()
        rows = sum(len(server.store.rows(table)) - 2 for table in tables)

    assert len(commits) - before < rows


def row(table: str, seq: int) -> Row:
    """Return some row."""
    return Row(table, seq, 0, "acted", "", None, "{}")


async def written(store: Store, rows: list[Row]) -> list[bool]:
    """Write rows at the same time, and return which were written."""
    journal = Journal(store)
    results: dict[int, bool] = {}

    async def write(number: int) -> None:
        try:
            await journal.append([rows[number]])
        except NotSaved:
            results[number] = False
        else:
            results[number] = True

    async with anyio.create_task_group() as tasks:
        async with anyio.create_task_group() as writers:
            for number in range(len(rows)):
                writers.start_soon(write, number)
            tasks.start_soon(journal.run)
        tasks.cancel_scope.cancel()
    return [results[number] for number in range(len(rows))]


@pytest.mark.postgres
def test_a_row_that_cannot_stand_hurts_no_other_table(database: str) -> None:
    """Of rows that share a commit only the bad one is refused."""
    store = Store(database)
    store.append([row("b", 0)])
    results = anyio.run(written, store, [row("a", 0), row("b", 0), row("c", 0)])

    assert [True, False, True] == results
    assert [1, 1, 1] == [len(store.rows(table)) for table in "abc"]
    store.close()


@pytest.mark.postgres
def test_a_server_that_finds_a_foreign_row_restarts_from_the_log(database: str) -> None:
    """A table whose log was written by another process is unloaded; its clients reconnect to the state of the log."""
    with Served(database) as server:
        table = server.open(options=FIXED)
        with server.join(table, 1) as client:
            table_state = TableState(table, server.store.rows(table))
            server.store.append([table_state.row(table_state.start_entry(("",) * 4)[0])])
            client.send(protocol.Start("go"))
            assert CLOSE_RESTART == client.closed()
        with server.enter(table, 1) as back:
            assert ("playing", None) != (back.info.status, back.scene)
            back.play(Rng(1), enough=lambda c: c.version > 20)


def test_a_table_that_fails_takes_no_other_down(
    server: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """An error inside one table closes its connections with 1012; the other tables, and its own log, live on."""
    table, other = server.open(options=FIXED), server.open(options=FIXED)
    with server.join(table, 1) as client, server.join(other, 1) as neighbour:
        live = server.app.state.registry._tables[table]
        with monkeypatch.context() as broken:
            broken.setattr(live, "_due", lambda: 1 / 0)
            client.send(protocol.Ready())
            assert CLOSE_RESTART == client.closed()
        neighbour.start()
        with server.enter(table, 1) as back:
            back.start()
            back.play(Rng(1), enough=lambda c: c.version > 20)

    assert "the table failed" in caplog.text


@pytest.mark.slow
def test_a_client_that_does_not_read_is_sent_away(database: str) -> None:
    """The client is disconnected with 4008, its seat is marked as empty, and nothing is queued; it can come back."""
    with Served(database, limits=Limits(rate=0, send_seconds=10 * TIMEOUT)) as server:  # the full queue comes first
        table = server.open()
        with server.join(table, 1) as client, server.join(table, 2) as deaf:
            client.ping()
            live: LiveTable = server.app.state.registry._tables[table]
            session = next(session for session in live.broadcaster.sessions if session.seat == deaf.seat)
            with suppress(ConnectionClosed):  # soon, even while the server takes no more of what is sent
                while True:
                    deaf.send('{"type": "' + "x" * 16_000 + '"}')  # each is answered at length
            away = client.until(protocol.TableNews, lambda news: news.table.people[1].status == "away")
            assert (False, 4008) == (session in live.broadcaster.sessions, session.close_code)
            # What the server hasn't read when it closes can make the system drop the last words to the client.
            assert deaf.closed() in {4008, 1006}
        with server.enter(table, 2) as back:
            assert ("away", "here") == (away.table.people[1].status, back.info.people[1].status)
