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


@pytest.fixture(scope="module")
def typed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of two finished typed matches in one file, and of the same with their seeds."""
    folder = tmp_path_factory.mktemp("typed")
    options = ("--seats", "2", "--set", "chips=10", "--bots", "random", "--matches", "2", "--jobs", "1")
    run(folder, "simulate", "toepen", *options, "--seed", "1", "--out", "both.jsonl")
    run(folder, "export", "both.jsonl", "--out", "both.txt")
    return folder


def test_a_typed_match_is_faulty_if_it_must_have_a_seed(typed: Path) -> None:
    """The sentence names the option that accepts it."""
    done = run(typed, "verify", "both.txt")

    assert (FAULTS, 2) == (done.returncode, done.stdout.count("its seed is missing"))
    assert 2 == done.stdout.count("--without-seed")


@pytest.mark.parametrize("file", ["both.txt", "both.jsonl"])
def test_a_match_may_have_no_seed_if_that_is_allowed(typed: Path, file: str) -> None:
    """Matches with and without a seed are accepted, and the text says what was not checked."""
    done = run(typed, "verify", file, "--without-seed")

    assert (SUCCESS, 2) == (done.returncode, done.stdout.count("valid (toepen"))
    assert (2 if file == "both.txt" else 0) == done.stdout.count(
        "not checked: whether chance dealt the cards: the record has no seed"
    )


def test_json_says_what_was_not_checked(typed: Path) -> None:
    """Programs get the same sentences."""
    done = run(typed, "verify", "both.txt", "--without-seed", "--json")
    verdicts = json.loads(done.stdout)

    assert [[], []] == [verdict["faults"] for verdict in verdicts]
    assert [["whether chance dealt the cards: the record has no seed"]] * 2 == [
        verdict["unchecked"] for verdict in verdicts
    ]


def test_a_seed_that_is_there_is_checked_in_any_case(typed: Path, tmp_path: Path) -> None:
    """Allowing a match to have no seed allows no false one."""
    first, second = (typed / "both.jsonl").read_text(encoding="utf-8").splitlines()
    seed = json.loads(first)["fair"]["seed"]
    (tmp_path / "match.jsonl").write_text(f"{first.replace(seed, '00' * 32)}\n{second}\n", encoding="utf-8")
    done = run(tmp_path, "verify", "match.jsonl", "--without-seed")

    assert (FAULTS, 1, 1) == (done.returncode, done.stdout.count("valid"), done.stdout.count("does not belong"))


def test_a_wrong_score_is_a_fault_without_a_seed(typed: Path, tmp_path: Path) -> None:
    """The exit status says whether the record is right."""
    record = json.loads((typed / "both.jsonl").read_text(encoding="utf-8").splitlines()[0])
    del record["fair"]
    (tmp_path / "match.json").write_text(json.dumps({**record, "totals": [1, 2]}), encoding="utf-8")
    done = run(tmp_path, "verify", "match.json", "--without-seed")

    assert FAULTS == done.returncode
    assert "totals is [1,2], but the events give" in done.stdout


def test_published_facts_are_compared_without_a_seed(typed: Path, tmp_path: Path) -> None:
    """Everything but the deals is compared, and each difference shows both values."""
    people = [{"kind": "person", "name": "Ada"}, {"kind": "free", "name": ""}]
    facts = {"status": "starting", "commitment": "00", "nonceHashes": ["", ""], "options": {}, "people": people}
    (tmp_path / "table.json").write_text(json.dumps(facts), encoding="utf-8")
    done = run(tmp_path, "verify", str(typed / "both.txt"), "--without-seed", "--published", "table.json")

    assert FAULTS == done.returncode
    assert 2 == done.stdout.count("the option chips of the record is '10', but '20' was published")
    assert 2 == done.stdout.count("seat 0 has the bot 'random' in the record, but the person 'Ada' was published")
    assert 0 == done.stdout.count("commitment")


def test_an_unfinished_match_is_called_that(typed: Path, tmp_path: Path) -> None:
    """It is valid as far as it goes."""
    text = (typed / "both.txt").read_text(encoding="utf-8")
    (tmp_path / "cut.txt").write_text("\n".join(text.splitlines()[:12]), encoding="utf-8")
    done = run(tmp_path, "verify", "cut.txt")

    assert SUCCESS == done.returncode
    assert ", unfinished, " in done.stdout
    assert "not checked: whether chance dealt the cards: the record has no seed; how the match ends" in done.stdout


@pytest.mark.parametrize("file, old, new", [("both.txt", "deal 0 ", "card 0 "), ("both.jsonl", '{"format"', "[")])
def test_a_record_that_is_wrong_hides_no_other(typed: Path, tmp_path: Path, file: str, old: str, new: str) -> None:
    """The records after it are verified, too."""
    text = (typed / file).read_text(encoding="utf-8")
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    done = run(tmp_path, "verify", file, "--without-seed", "--json")

    assert FAULTS == done.returncode
    assert [1, 0] == [len(verdict["faults"]) for verdict in json.loads(done.stdout)]
