"""`mamlaka reports`: the reports of people at the tables of a server."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from mamlaka.coach.reports import Report, report_of
from mamlaka.server.database.store import Store
from mamlaka.server.database.stored_reports import add_report
from tests.cli.running import BAD_USAGE, SUCCESS, run
from tests.cli.test_commands import one

AT_MS = 1_700_000_000_000


@pytest.fixture
def reported(tmp_path: Path) -> Report:
    """A report in the database of a server, in the default location of such a file."""
    assert SUCCESS == run(tmp_path, "simulate", "tressette", "--matches", "1", "--out", "a.jsonl").returncode
    found = report_of(one(tmp_path / "a.jsonl"), "Why\nthe \x1b[5mthree?", seat=1)
    assert found is not None
    store = Store(str(tmp_path / "tables.sqlite"))
    add_report(store.engine, "abc", AT_MS, msgspec.json.encode(found).decode(), most=1)
    store.close()
    return found


def test_reports_are_listed(tmp_path: Path, reported: Report) -> None:
    """Time, game, table, move, bot, and the person's words are on one line, with control characters removed."""
    done = run(tmp_path, "reports")
    bot = f"rules {reported.version} in seat 1 did: {reported.action}"
    first = f"1. 2023-11-14 22:13 UTC, tressette, table abc, event {reported.event}: {bot}"

    assert (SUCCESS, [first, "   Why the  [5mthree?"]) == (done.returncode, done.stdout.splitlines())


def test_a_saved_report_has_everything(tmp_path: Path, reported: Report) -> None:
    """The file is named after table and report, so there is one however often; it has the match with the decision."""
    missing = run(tmp_path, "reports", "--database", "tables.sqlite", "--save", "kept")
    assert (BAD_USAGE, True) == (missing.returncode, "there is no folder kept;" in missing.stderr)
    (tmp_path / "kept").mkdir()
    run(tmp_path, "reports", "--database", "tables.sqlite", "--save", "kept")
    done = run(tmp_path, "reports", "--database", "tables.sqlite", "--save", "kept")
    path = Path("kept") / "abc-1.json"

    assert f"Saved in {path}\n" in done.stdout
    assert [path.name] == [file.name for file in (tmp_path / "kept").iterdir()]
    assert reported == msgspec.json.decode((tmp_path / path).read_bytes(), type=Report)


def test_an_empty_list_of_reports_is_announced(tmp_path: Path) -> None:
    """Before the first server runs, and without reports, the list is empty; tables that are named must exist."""
    before = run(tmp_path, "reports")
    assert (SUCCESS, "There are no reports.\n") == (before.returncode, before.stdout)
    assert [] == list(tmp_path.iterdir())
    Store(str(tmp_path / "tables.sqlite")).close()
    missing = run(tmp_path, "reports", "--database", "no.sqlite")

    assert "There are no reports.\n" == run(tmp_path, "reports").stdout
    assert (BAD_USAGE, 1) == (missing.returncode, missing.stderr.count("\n"))
    assert not (tmp_path / "no.sqlite").exists()


def test_one_report_that_cannot_be_read_hides_no_other(tmp_path: Path, reported: Report) -> None:
    """Reports of another version are named at the end, in one line, and the others are listed."""
    store = Store(str(tmp_path / "tables.sqlite"))
    add_report(store.engine, "old", AT_MS, "{}", most=1)
    add_report(store.engine, "new", AT_MS, msgspec.json.encode(reported).decode(), most=1)
    store.close()
    done = run(tmp_path, "reports")

    assert ["1.", "3."] == [line.split()[0] for line in done.stdout.splitlines() if "table" in line]
    assert (BAD_USAGE, 1, True) == (done.returncode, done.stderr.count("\n"), "report 2" in done.stderr)


def test_other_databases_are_left_as_they_are(tmp_path: Path) -> None:
    """A database without tables of ours, a folder, a text: one line each, and not a byte is written."""
    with closing(sqlite3.connect(tmp_path / "other.sqlite")) as other:
        other.execute("CREATE TABLE mine (number INTEGER)")
    (tmp_path / "text.txt").write_text("no database")
    (tmp_path / "folder").mkdir()
    before = (tmp_path / "other.sqlite").read_bytes()
    for name in ("other.sqlite", "text.txt", "folder", "x" * 300):
        done = run(tmp_path, "reports", "--database", name)
        assert (BAD_USAGE, 1, "") == (done.returncode, done.stderr.count("\n"), done.stdout)

    assert before == (tmp_path / "other.sqlite").read_bytes()
    assert {"other.sqlite", "text.txt", "folder"} == {path.name for path in tmp_path.iterdir()}
