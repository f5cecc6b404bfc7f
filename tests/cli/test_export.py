"""`mamlaka export`: tables and texts of records."""

import csv
import gzip
import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import mamlaka as mk
from mamlaka.cli.record_tables import DealRow, DecisionRow, TrajectoryRow
from mamlaka.replaying import Replay
from mamlaka.storage import read_records, write_records
from tests.cli.running import BAD_USAGE, FAULTS, SUCCESS, run


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with two matches."""
    folder = tmp_path_factory.mktemp("records")
    tables = [mk.Table("schnapsen", seed=seed, bots="random") for seed in (1, 2)]
    for table in tables:
        table.run()
    write_records(folder / "two.jsonl", [table.record() for table in tables])
    return folder


def rows(path: Path) -> list[dict[str, str]]:
    """Return the rows of a table."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_table_has_a_row_for_each_deal_and_seat(folder: Path) -> None:
    """Its points add up to the totals of the records."""
    assert SUCCESS == run(folder, "export", "two.jsonl", "--out", "deals.csv").returncode
    found = rows(folder / "deals.csv")
    totals = [list(record.totals) for record in read_records(folder / "two.jsonl")]

    assert totals == [
        [sum(int(row["points"] or 0) for row in found if (row["match"], row["seat"]) == (match, seat)) for seat in "01"]
        for match in "12"
    ]


def test_a_table_of_decisions_names_every_one(folder: Path) -> None:
    """In the order of the match, with the deal to which each belongs."""
    assert SUCCESS == run(folder, "export", "two.jsonl", "--out", "decisions.csv", "--decisions").returncode
    found = [row for row in rows(folder / "decisions.csv") if row["match"] == "1"]
    record = next(read_records(folder / "two.jsonl"))
    wanted = [(decision.number, decision.seat, decision.text) for decision in Replay(record).decisions]

    assert wanted == [(int(row["event"]), int(row["seat"]), row["action"]) for row in found]
    for row in found:
        starts = [sum(len(deal.events) for deal in record.deals[:number]) for number in range(len(record.deals) + 1)]
        assert starts[int(row["deal"]) - 1] <= int(row["event"]) < starts[int(row["deal"])]


def as_csv(rows: list[dict[str, Any]]) -> list[Mapping[str, str]]:
    """Return rows with typed values as CSV shows them."""
    return [{name: "" if value is None else str(value) for name, value in row.items()} for row in rows]


@pytest.mark.parametrize("more", [(), ("--decisions",)])
def test_parquet_has_the_rows_of_csv_with_types(folder: Path, more: tuple[str, ...], tmp_path: Path) -> None:
    """Texts are strings and numbers are integers, also if they may be missing."""
    for name in ("same.csv", "same.parquet"):
        out = str(tmp_path / name)
        assert SUCCESS == run(folder, "export", "two.jsonl", "--out", out, *more).returncode
    table = pq.read_table(tmp_path / "same.parquet")
    texts = {"game", "contract", "void", "player", "kind", "action"}

    assert rows(tmp_path / "same.csv") == as_csv(table.to_pylist())
    assert {name: pa.string() if name in texts else pa.int64() for name in table.column_names} == {
        field.name: field.type for field in table.schema
    }


@pytest.mark.parametrize("more", [(), ("--decisions",)])
def test_a_table_without_rows_still_has_its_columns(tmp_path: Path, more: tuple[str, ...]) -> None:
    """A match that was set up but never dealt has no rows."""
    table = mk.Table("schnapsen", seed=1, bots="random")
    table.run()
    write_records(tmp_path / "none.json", [msgspec.structs.replace(table.record(), deals=(), totals=(0, 0))])
    for name in ("none.csv", "none.parquet"):
        assert SUCCESS == run(tmp_path, "export", "none.json", "--out", name, *more).returncode
    columns = pq.read_table(tmp_path / "none.parquet").column_names

    assert {"match", "deal", "seat"} < set(columns)
    assert ",".join(columns) + "\n" == (tmp_path / "none.csv").read_text()


@pytest.mark.parametrize("form", [".csv", ".parquet"])
def test_trajectories_come_back_from_openspiel(form: str, tmp_path: Path) -> None:
    """OpenSpiel reads every deal again, and its players get the points of the record, from the leader on."""
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is missing: pip install open-spiel")
    table = mk.Table("trex", doubling=False, seed=4, bots="random")
    table.run()
    record = table.record()
    write_records(tmp_path / "match.json", [record])
    out = tmp_path / f"deals{form}"
    assert SUCCESS == run(tmp_path, "export", "match.json", "--out", out.name, "--trajectories").returncode
    found = rows(out) if form == ".csv" else as_csv(pq.read_table(out).to_pylist())
    played = [number for number, deal in enumerate(record.deals, 1) if not deal.void]

    assert played == [int(row["deal"]) for row in found]
    for row in found:
        deal, leader = record.deals[int(row["deal"]) - 1], int(row["leader"])
        _, state = pyspiel.deserialize_game_and_state(row["state"])
        assert (deal.contract, deal.leader) == (row["contract"], leader)
        assert state.is_terminal()
        assert [deal.points[(leader + player) % 4] for player in range(4)] == state.returns()


def test_trajectories_without_openspiel_say_how_to_get_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence, and nothing is written."""
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    done = run(folder, "export", "two.jsonl", "--out", "lacking.csv", "--trajectories")

    assert (BAD_USAGE, 1) == (done.returncode, done.stderr.count("\n"))
    assert "pip install open-spiel" in done.stderr
    assert not list(folder.glob("*lacking*"))


def test_the_columns_are_documented() -> None:
    """The page about records names every column of all tables, and no other."""
    text = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    section = text.partition("## Tables\n")[2].partition("\n## ")[0]
    documented = {
        name for row in re.findall(r"^\| (`.+?) \|", section, re.MULTILINE) for name in re.findall(r"\w+", row)
    }

    assert {*DealRow._fields, *DecisionRow._fields, *TrajectoryRow._fields} == documented


def test_parquet_without_its_package_says_how_to_get_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence, and nothing is written."""
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    done = run(folder, "export", "two.jsonl", "--out", "lacking.parquet")

    assert (BAD_USAGE, 1) == (done.returncode, done.stderr.count("\n"))
    assert "pip install 'mamlaka[parquet]'" in done.stderr
    assert not list(folder.glob("*lacking*"))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_the_settings_of_the_user_say_who_may_read_a_file(folder: Path, tmp_path: Path) -> None:
    """A file that a club shares can be read by others, unless the user keeps new files private."""
    modes = []
    for number, mask in enumerate((0o022, 0o077)):
        before = os.umask(mask)
        try:
            out = tmp_path / f"{number}.csv"
            assert SUCCESS == run(folder, "export", "two.jsonl", "--out", str(out)).returncode
        finally:
            os.umask(before)
        modes.append(out.stat().st_mode & 0o777)

    assert [0o644, 0o600] == modes


def test_compressed_records_are_records(folder: Path, tmp_path: Path) -> None:
    """They are read like others, and the same records make the same bytes."""
    for name in ("a.jsonl.gz", "b.jsonl.gz", "c.txt.gz"):
        assert SUCCESS == run(folder, "export", "two.jsonl", "--out", str(tmp_path / name)).returncode

    assert list(read_records(folder / "two.jsonl")) == list(read_records(tmp_path / "a.jsonl.gz"))
    assert (tmp_path / "a.jsonl.gz").read_bytes() == (tmp_path / "b.jsonl.gz").read_bytes()
    assert (folder / "two.jsonl").read_bytes() == gzip.decompress((tmp_path / "a.jsonl.gz").read_bytes())
    assert 2 == len(list(read_records(tmp_path / "c.txt.gz")))
    assert SUCCESS == run(tmp_path, "verify", "a.jsonl.gz").returncode


def test_matches_as_text_are_read_like_records(folder: Path) -> None:
    """Every command takes them."""
    assert SUCCESS == run(folder, "export", "two.jsonl", "--out", "two.txt").returncode
    words = ("replay", "--match", "2", "--deal", "1", "--plain")
    from_text, from_json = (run(folder, words[0], name, *words[1:]).stdout for name in ("two.txt", "two.jsonl"))

    assert from_text
    assert from_text == from_json


@pytest.mark.parametrize("form", [".jsonl", ".txt"])
def test_a_damaged_record_leaves_the_others_of_its_file(folder: Path, form: str, tmp_path: Path) -> None:
    """It is named and left out, the exit status is 1, and the others have their numbers in the file."""
    records = list(read_records(folder / "two.jsonl"))
    write_records(tmp_path / f"three{form}", [records[0], *records])
    text = (tmp_path / f"three{form}").read_text(encoding="utf-8")
    start = text.index("\n", text.index("format", 1)) + 1 if form == ".jsonl" else text.index("game:", 1)
    (tmp_path / f"three{form}").write_text(text[:start] + text[start:].replace("deal", "dael", 1), encoding="utf-8")
    done = run(tmp_path, "export", f"three{form}", "--out", "out.csv")

    assert (FAULTS, 2) == (done.returncode, done.stderr.count("\n"))
    assert "1 record is left out" in done.stderr
    assert {"1", "3"} == {row["match"] for row in rows(tmp_path / "out.csv")}
    assert f"three{form}, line " in run(tmp_path, "replay", f"three{form}", "--match", "2").stderr
    assert SUCCESS == run(tmp_path, "replay", f"three{form}", "--match", "3").returncode


@pytest.mark.parametrize(
    "words", [["out.csv", "--decisions"], ["out.parquet", "--decisions"], ["out.txt"]], ids=["csv", "parquet", "txt"]
)
@pytest.mark.parametrize("event", ["0 QQ", "0 7S"], ids=["no event", "illegal"])
def test_an_unsound_record_leaves_the_others_of_its_file(
    folder: Path, event: str, words: list[str], tmp_path: Path
) -> None:
    """A record that has to be played again and breaks the rules is named by its number, and left out."""
    good = list(read_records(folder / "two.jsonl"))
    events = [*good[0].deals[0].events[:9], event, *good[0].deals[0].events[10:]]
    bad = msgspec.structs.replace(
        good[0], deals=(msgspec.structs.replace(good[0].deals[0], events=tuple(events)), *good[0].deals[1:])
    )
    write_records(tmp_path / "three.jsonl", [good[0], bad, good[1]])
    done = run(tmp_path, "export", "three.jsonl", "--out", *words)

    assert (FAULTS, 2) == (done.returncode, done.stderr.count("\n"))
    assert done.stderr.startswith("mamlaka: three.jsonl, record 2: event 9: ")
    assert "1 record is left out" in done.stderr
    if words[0] == "out.csv":
        assert {"1", "3"} == {row["match"] for row in rows(tmp_path / "out.csv")}


def test_records_can_be_written_with_what_the_table_showed(folder: Path) -> None:
    """The page draws them without a server as the matches were played; everything else is the same."""
    assert SUCCESS == run(folder, "export", "two.jsonl", "--out", "drawn.jsonl", "--display").returncode
    drawn = list(read_records(folder / "drawn.jsonl"))
    plain = [
        msgspec.structs.replace(record, deals=tuple(msgspec.structs.replace(deal, display={}) for deal in record.deals))
        for record in drawn
    ]

    assert all(deal.display for record in drawn for deal in record.deals)
    assert list(read_records(folder / "two.jsonl")) == plain


@pytest.mark.parametrize(
    "words, reason",
    [
        (("two.jsonl", "--out", "one.json"), "holds one record, not 2"),
        (
            ("two.jsonl", "--out", "more.xlsx"),
            "more.xlsx names no form: end it in one of .csv, .parquet, .txt, .jsonl, .json",
        ),
        (("two.jsonl", "--out", "more.csv.gz"), "more.csv.gz names no form"),
        (("two.jsonl", "--out", "two.jsonl"), "exists and is not overwritten"),
        (("two.jsonl", "--out", "more.jsonl", "--decisions"), "--decisions is for tables"),
        (("two.jsonl", "--out", "more.jsonl", "--trajectories"), "--trajectories is for tables"),
        (("two.jsonl", "--out", "more.csv", "--decisions", "--trajectories"), "exclude each other"),
        (("two.jsonl", "--out", "more.txt", "--display"), "--display is for records"),
        (("two.jsonl", "--out", "more.csv", "--display"), "--display is for records"),
        (("two.jsonl", "--out", "more.txt.gz", "--decisions"), "use a name that ends in .csv or .parquet"),
        (("cut.jsonl.gz", "--out", "more.parquet"), "cut.jsonl.gz is not compressed by gzip, or truncated"),
        (("plain.jsonl.gz", "--out", "more.csv"), "plain.jsonl.gz is not compressed by gzip, or truncated"),
        (("none.jsonl", "--out", "more.csv"), "cannot read none.jsonl"),
        (("two.jsonl", "--out", "none/more.csv"), "none"),
        (("broken.txt", "--out", "more.csv"), "broken.txt, line 1: unknown game 'tex'"),
    ],
)
def test_a_mistake_is_named_and_nothing_is_written(folder: Path, words: tuple[str, ...], reason: str) -> None:
    """No file is left half-written."""
    (folder / "broken.txt").write_text("game: tex\n")
    (folder / "plain.jsonl.gz").write_bytes((folder / "two.jsonl").read_bytes())
    (folder / "cut.jsonl.gz").write_bytes(gzip.compress((folder / "two.jsonl").read_bytes())[:-20])
    done = run(folder, "export", *words)

    assert done.returncode == BAD_USAGE
    assert reason in done.stderr
    assert not list(folder.glob("more*"))
