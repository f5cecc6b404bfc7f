"""Backups while people play, and what a restored table knows."""

from __future__ import annotations

import os
import stat
import threading
from contextlib import closing
from pathlib import Path

import pytest

from mamlaka.errors import RecordError
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.database.backup import back_up, restore
from mamlaka.server.database.store import Store
from mamlaka.server.database.stored_reports import add_report, read_reports
from tests.server.client import Served
from tests.server.databases import FIXED, OLD_VERSIONS, Databases, load, my_turn, row

pytestmark = pytest.mark.slow
POSIX = pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")


@pytest.mark.postgres
def test_a_backup_made_during_a_match_is_restored_and_continued(databases: Databases, tmp_path: Path) -> None:
    """Backups of a match in progress are beginnings of its log; people find their seats, and commands their answers."""
    database, copies = databases.new(), [tmp_path / f"{number}.sqlite" for number in range(5)]
    with Served(database) as server:
        table = server.open(options=FIXED)
        with server.join(table, 1, 0) as client:
            client.start()
            client.play(Rng(1), enough=lambda c: c.version > 15 and my_turn(c))
            last = client.act(Rng(1))
            copier = threading.Thread(target=lambda: [back_up(database, path) for path in copies])
            copier.start()
            client.play(Rng(1), enough=lambda _: not copier.is_alive())
            copier.join()
        rows = server.store.rows(table)
    restored = databases.new()
    for path in copies:
        with closing(Store(str(path))) as store:
            assert rows[: len(store.rows(table))] == store.rows(table)
    assert 1 == restore(copies[0], restored)
    with Served(restored) as server, server.enter(table, 1, last=client.version) as back:
        assert back.scene is not None
        assert protocol.Done(last.id) == back.ask(last)
        version = back.version
        back.play(Rng(1), enough=lambda c: c.version > version + 10)


def modes(*paths: Path) -> list[str]:
    """Return the permissions of files."""
    return [f"{stat.S_IMODE(path.stat().st_mode):o}" for path in paths]


@POSIX
def test_only_the_owner_reads_a_database_and_its_backup(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """They hold all hands and seeds; so do the files that SQLite writes beside a database in use. No one is warned."""
    database, backup, restored = (tmp_path / f"{name}.sqlite" for name in ("tables", "backup", "restored"))
    before = os.umask(0o022)
    try:
        with closing(Store(str(database))) as store:
            store.append([row("a", 0)])
            back_up(str(database), backup)
            assert ["600"] * 4 == modes(
                database, *(tmp_path / f"tables.sqlite-{end}" for end in ("wal", "shm")), backup
            )
        restore(backup, str(restored))
    finally:
        os.umask(before)

    assert ["600"] == modes(restored)
    assert [] == caplog.messages


@POSIX
def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Earlier versions created it so; the operator is told, and finds the file as before otherwise."""
    database, beside = tmp_path / "tables.sqlite", tmp_path / "tables.sqlite-wal"
    with closing(Store(str(database))) as store:
        for path in (database, beside):
            path.chmod(0o644)
        with closing(Store(str(database))):
            assert ["600", "600"] == modes(database, beside)
        store.append([row("a", 0)])

    told = [f"could read {path} (mode 644): now only its owner can" for path in (database, beside)]
    assert [True, True] == [text in line for text, line in zip(told, caplog.messages, strict=True)]


@POSIX
def test_a_database_that_is_no_regular_file_keeps_its_permissions(tmp_path: Path) -> None:
    """Whoever serves from a device by mistake must not close it to the rest of the machine."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    pipe.chmod(0o666)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        with pytest.raises(RecordError):
            Store(str(pipe))
    finally:
        os.close(reader)

    assert ["666"] == modes(pipe)


@pytest.mark.postgres
def test_a_restored_database_counts_on(databases: Databases, tmp_path: Path) -> None:
    """Everything is copied; new reports get new numbers, and epochs don't begin again."""
    path, places = tmp_path / "backup.sqlite", (databases.new(), databases.new())
    with closing(Store(places[0])) as store:
        store.append([row("a", 0), row("b", 0)])
        store.take("a")
        add_report(store.engine, "a", 1, "{}", most=9)
        add_report(store.engine, "b", 2, "{}", most=9)
        assert 2 == back_up(places[0], path)
    restore(path, places[1])
    with closing(Store(places[1])) as store:
        assert read_reports(places[0]) == read_reports(places[1])
        assert (3, 3) == (add_report(store.engine, "a", 3, "{}", most=9), store.take("a")[0])


@pytest.mark.postgres
def test_a_backup_is_not_mixed_with_other_tables(databases: Databases, tmp_path: Path) -> None:
    """A database that has tables is refused and stays as it was, and nothing is left beside the backup."""
    path, database = tmp_path / "backup.sqlite", databases.new()
    with closing(Store(database)) as store:
        store.append([row("a", 0)])
        back_up(database, path)
        with pytest.raises(RecordError, match="has tables already"):
            restore(path, database)

        assert [row("a", 0)] == store.rows("a")
    assert [path] == list(tmp_path.iterdir())


@pytest.mark.parametrize("version", OLD_VERSIONS, ids=lambda path: path.stem)
def test_a_backup_of_an_older_version_is_refused(tmp_path: Path, version: Path) -> None:
    """It stays as it was, and no database is made."""
    path = load(version, tmp_path / "backup.sqlite")
    before = path.read_bytes()
    with pytest.raises(RecordError, match=r"backup\.sqlite was made by an older version"):
        restore(path, str(tmp_path / "new.sqlite"))

    assert before == path.read_bytes()
    assert [path] == list(tmp_path.iterdir())


@pytest.mark.parametrize("content", [None, b"", b"no database " * 100])
def test_a_file_that_is_no_backup_is_refused(tmp_path: Path, content: bytes | None) -> None:
    """A missing file, an empty one, a text: the file is named, and no database is made."""
    path = tmp_path / "backup.sqlite"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(RecordError, match=r"backup\.sqlite"):
        restore(path, str(tmp_path / "new.sqlite"))

    assert not (tmp_path / "new.sqlite").exists()


def test_a_failed_backup_leaves_nothing(tmp_path: Path) -> None:
    """A database that is missing is named and not made, and there is no file."""
    with pytest.raises(RecordError, match=r"no\.sqlite"):
        back_up(str(tmp_path / "no.sqlite"), tmp_path / "backup.sqlite")

    assert [] == list(tmp_path.iterdir())
