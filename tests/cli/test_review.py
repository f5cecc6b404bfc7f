"""`mamlaka review`: the costs of the decisions of a finished match, as text and as JSON."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import BAD_USAGE, SUCCESS, run

FEW = ("--worlds", "20", "--nodes", "2000")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match between bots that play at random."""
    folder = tmp_path_factory.mktemp("review")
    words = ("kein_stich", "--matches", "1", "--seed", "1", "--bots", "random", "--out", "match.jsonl")
    assert SUCCESS == run(folder, "simulate", *words).returncode
    return folder / "match.jsonl"


def reviewed(path: Path, *words: str) -> dict[str, Any]:
    """Return a review as a program reads it."""
    done = run(path.parent, "review", str(path), "--json", *FEW, *words)
    assert (SUCCESS, "") == (done.returncode, done.stderr)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_totals_are_those_of_the_decisions(played: Path) -> None:
    """By seat, by contract and by kind of decision, in one process or two."""
    found = reviewed(played, "--jobs", "2")
    decisions = found["decisions"]
    costly = sum(each["costly"] for each in decisions)

    assert found == reviewed(played, "--jobs", "1")
    assert costly > 0
    assert {"seats", "contracts", "kinds"} < found.keys()
    for groups in (found["seats"], found["contracts"], found["kinds"]):
        assert (len(decisions), costly) == tuple(
            sum(each[name] for each in groups.values()) for name in ("decisions", "costly")
        )
    assert all(each["known"]["loss"] >= 0 for each in decisions)


def test_one_seat_is_reviewed_alone(played: Path) -> None:
    """Its decisions cost what they cost in the review of all."""
    everybody, alone = reviewed(played), reviewed(played, "--seat", "2")

    assert [each for each in everybody["decisions"] if each["seat"] == 2] == alone["decisions"]
    assert list(alone["seats"]) == ["2"]


def test_the_costliest_decisions_are_shown_first(played: Path) -> None:
    """The number of decisions is chosen; the totals follow."""
    done = run(played.parent, "review", str(played), "--top", "2", "--plain", *FEW)

    assert (SUCCESS, "") == (done.returncode, done.stderr)
    assert done.stdout.count("Better: ") == 2
    assert [f"Seat {seat}: " in done.stdout for seat in range(4)] == [True] * 4


def test_mistakes_are_told(played: Path, tmp_path: Path) -> None:
    """A seat that does not exist, and a match that is not over."""
    left = tmp_path / "left.json"
    assert SUCCESS == run(tmp_path, "play", "--bots", "random", "--record", str(left), answers="q\n").returncode
    seat = run(tmp_path, "review", str(played), "--seat", "4")
    unfinished = run(tmp_path, "review", str(left))

    assert (BAD_USAGE, "mamlaka: there is no seat 4: the match has seats 0 to 3\n") == (seat.returncode, seat.stderr)
    assert BAD_USAGE == unfinished.returncode
    assert "the match is not over" in unfinished.stderr
