"""`mamlaka export`: tables and texts of records."""

import csv
from pathlib import Path

import pytest

import mamlaka as mk
from mamlaka.storage import read_records, write_records
from tests.cli.running import BAD_USAGE, SUCCESS, run


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
    wanted = [(decision.number, decision.seat, decision.text) for decision in record.decisions()]

    assert wanted == [(int(row["event"]), int(row["seat"]), row["action"]) for row in found]
    for row in found:
        starts = [sum(len(deal.events) for deal in record.deals[:number]) for number in range(len(record.deals) + 1)]
        assert starts[int(row["deal"]) - 1] <= int(row["event"]) < starts[int(row["deal"])]


def test_matches_as_text_are_read_like_records(folder: Path) -> None:
    """Every command takes them."""
    assert SUCCESS == run(folder, "export", "two.jsonl", "--out", "two.txt").returncode
    words = ("replay", "--match", "2", "--deal", "1", "--plain")
    from_text, from_json = (run(folder, words[0], name, *words[1:]).stdout for name in ("two.txt", "two.jsonl"))

    assert from_text
    assert from_text == from_json


@pytest.mark.parametrize(
    "words, reason",
    [
        (("two.jsonl", "--out", "one.json"), "holds one record, not 2"),
        (("two.jsonl", "--out", "more.xlsx"), "more.xlsx names no form: end it in one of .csv, .txt, .jsonl, .json"),
        (("two.jsonl", "--out", "two.jsonl"), "exists and is not overwritten"),
        (("two.jsonl", "--out", "more.jsonl", "--decisions"), "--decisions is for tables"),
        (("none.jsonl", "--out", "more.csv"), "cannot read none.jsonl"),
        (("two.jsonl", "--out", "none/more.csv"), "none"),
        (("broken.txt", "--out", "more.csv"), "broken.txt, line 1: unknown game 'tex'"),
    ],
)
def test_a_mistake_is_named_and_nothing_is_written(folder: Path, words: tuple[str, ...], reason: str) -> None:
    """No file is left half-written."""
    (folder / "broken.txt").write_text("game: tex\n")
    done = run(folder, "export", *words)

    assert done.returncode == BAD_USAGE
    assert reason in done.stderr
    assert not list(folder.glob("more*"))
