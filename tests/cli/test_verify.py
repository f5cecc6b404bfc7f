"""`mamlaka verify` compared with the data that a server has published."""

import json
from pathlib import Path

import pytest

from mamlaka.fair import hash_of_nonce
from tests.cli.running import BAD_USAGE, FAULTS, SUCCESS, run

ALTERED = {
    "nonceHashes": [hash_of_nonce("ad"), "", "", ""],
    "commitment": "0" * 64,
}
"""False values that a server could have published, by field."""


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """The folder of a match and of the data that a server would have published for it."""
    run(tmp_path, "simulate", "trex", "--bots", "random", "--matches", "1", "--jobs", "1", "--out", "match.jsonl")
    fair = json.loads((tmp_path / "match.jsonl").read_text(encoding="utf-8"))["fair"]
    table = {"id": "t", "status": "starting", "commitment": fair["commitment"], "nonceHashes": [""] * 4}
    (tmp_path / "table.json").write_text(json.dumps(table), encoding="utf-8")
    return tmp_path


def test_a_match_is_checked_against_the_published_promise(played: Path) -> None:
    """Matching evidence verifies."""
    done = run(played, "verify", "match.jsonl", "--published", "table.json")

    assert (SUCCESS, "") == (done.returncode, done.stderr)


@pytest.mark.parametrize("field", ALTERED)
def test_a_match_that_was_promised_otherwise_is_at_fault(played: Path, field: str) -> None:
    """A nonce or a commitment that is not the published one."""
    table = json.loads((played / "table.json").read_text(encoding="utf-8"))
    (played / "table.json").write_text(json.dumps({**table, field: ALTERED[field]}), encoding="utf-8")
    done = run(played, "verify", "match.jsonl", "--published", "table.json")

    assert FAULTS == done.returncode
    assert "published" in done.stdout


@pytest.mark.parametrize(
    "text,sentence",
    [
        ("{}", "is not the JSON of a table"),
        ("no JSON", "is not the JSON of a table"),
        ('{"commitment":' + "[" * 100_000, "is not the JSON of a table"),
        ('{"status": "playing", "commitment": "", "nonceHashes": []}', "was saved while the table was 'playing'"),
    ],
)
def test_a_file_that_proves_nothing_is_refused(played: Path, text: str, sentence: str) -> None:
    """A file of another kind, or one that was saved when the nonces were known."""
    (played / "table.json").write_text(text, encoding="utf-8")
    done = run(played, "verify", "match.jsonl", "--published", "table.json")

    assert (BAD_USAGE, 1) == (done.returncode, done.stderr.count("\n"))
    assert sentence in done.stderr
