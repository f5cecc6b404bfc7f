"""`mamlaka reports`: what people have reported at the tables of a server."""

from pathlib import Path

import msgspec
import pytest

from mamlaka.coach.reports import Report, report_of
from mamlaka.server.store import Store
from tests.cli.running import BAD_USAGE, SUCCESS, run
from tests.cli.test_commands import one

AT_MS = 1_700_000_000_000


@pytest.fixture
def reported(tmp_path: Path) -> Report:
    """A report in the database of a server, where such a file is looked for."""
    assert SUCCESS == run(tmp_path, "simulate", "tressette", "--games", "1", "--out", "a.jsonl").returncode
    found = report_of(one(tmp_path / "a.jsonl"), "Why\nthe \x1b[5mthree?", seat=1)
    assert found is not None
    store = Store(str(tmp_path / "tables.sqlite"))
    store.add_report("abc", AT_MS, msgspec.json.encode(found).decode(), most=1)
    store.close()
    return found


def test_reports_are_listed(tmp_path: Path, reported: Report) -> None:
    """When, the game, the table, the move, the bot, and what the person says, on one line and harmless."""
    done = run(tmp_path, "reports")
    bot = f"rules {reported.version} in seat 1 did: {reported.action}"
    first = f"1. 2023-11-14 22:13 UTC, tressette, table abc, event {reported.event}: {bot}"

    assert (SUCCESS, [first, "   Why the  [5mthree?"]) == (done.returncode, done.stdout.splitlines())


def test_a_saved_report_has_everything(tmp_path: Path, reported: Report) -> None:
    """The file is named after the table and the event, and has the match with the decision, as it was reported."""
    done = run(tmp_path, "reports", "--db", "tables.sqlite", "--save", "kept")
    path = Path("kept") / f"abc-{reported.event}.json"

    assert f"Saved in {path}\n" in done.stdout
    assert reported == msgspec.json.decode((tmp_path / path).read_bytes(), type=Report)


def test_where_nothing_was_reported_it_is_said(tmp_path: Path) -> None:
    """Tables without reports, or no tables at all: the second is a mistake, and nothing is made."""
    Store(str(tmp_path / "tables.sqlite")).close()
    missing = run(tmp_path, "reports", "--db", "no.sqlite")

    assert "Nothing has been reported.\n" == run(tmp_path, "reports").stdout
    assert (BAD_USAGE, 1) == (missing.returncode, missing.stderr.count("\n"))
    assert not (tmp_path / "no.sqlite").exists()
