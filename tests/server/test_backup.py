"""Backups while people play, and what a restored table knows."""

from __future__ import annotations

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
from tests.server.databases import FIRST_VERSION, FIXED, Databases, load, my_turn, row

pytestmark = pytest.mark.slow


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


def test_a_backup_of_an_older_version_is_restored(tmp_path: Path) -> None:
    """It is upgraded on the way, and the file stays as it was."""
    path = load(FIRST_VERSION, tmp_path / "backup.sqlite")
    before = path.read_bytes()

    assert 1 == restore(path, str(tmp_path / "new.sqlite"))
    assert before == path.read_bytes()


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
