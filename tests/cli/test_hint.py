"""`mamlaka hint` and `mamlaka report`: asked about records, finished and unfinished."""

import json
from pathlib import Path

import msgspec
import pytest

from mamlaka.coach.reports import Report
from mamlaka.replaying import Replay
from tests.cli.running import BAD_USAGE, SUCCESS, run
from tests.cli.test_commands import one


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match of three deals between bots."""
    folder = tmp_path_factory.mktemp("hint")
    words = ("--matches", "1", "--seed", "1", "--set", "deals=3", "--out", "match.jsonl")
    assert SUCCESS == run(folder, "simulate", "hearts", *words).returncode
    return folder / "match.jsonl"


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """A match that was left when its person is asked for a card, or for a contract."""
    path = tmp_path / "match.json"
    words = ("--bots", "random", "--seed", "a", "--record", str(path))
    assert SUCCESS == run(tmp_path, "play", *words, answers="slaps\n" * 3 + "q\n").returncode
    return path


def asked(path: Path, *words: str) -> dict[str, object]:
    """Return a hint as a program reads it."""
    done = run(path.parent, "hint", str(path), "--json", "--limit-worlds", "20", *words)
    assert (SUCCESS, "") == (done.returncode, done.stderr)
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_a_decision_of_a_record_is_asked_about_again(played: Path) -> None:
    """By its event: the action taken, the best action, and the value of each legal card."""
    record = one(played)
    decision = next(one for one in Replay(record).decisions if one.action.kind == "play" and len(one.view.legal) > 2)
    found = asked(played, "--event", str(decision.number))
    choices = found["choices"]

    assert (decision.number, decision.seat) == (found["event"], found["seat"])
    assert isinstance(choices, list)
    assert len(decision.view.legal) == len(choices)
    assert found["best"] == choices[0]["action"]
    assert [0, *sorted(choice["regret"] for choice in choices[1:])] == [choice["regret"] for choice in choices]


def test_deal_and_seat_choose_the_last_decision_with_a_choice(played: Path) -> None:
    """The last card of a hand is not a choice, so the hint is about an earlier one."""
    found = asked(played, "--deal", "2", "--seat", "3")
    first = len(one(played).deals[0].events)

    assert 3 == found["seat"]
    assert found["event"] in range(first, first + len(one(played).deals[1].events))
    assert not found["forced"]


def test_an_unfinished_match_is_asked_about_the_open_question(left: Path) -> None:
    """The hint is about the person's current decision, and reveals no cards of other seats."""
    record = one(left)
    found = asked(left)
    others = run(left.parent, "hint", str(left), "--seat", "1")

    assert (sum(len(deal.events) for deal in record.deals), 0, None) == (found["event"], found["seat"], found["done"])
    assert found == asked(left, "--deal", str(len(record.deals)), "--seat", "0")
    assert BAD_USAGE == others.returncode
    assert "seat 1 is not yours" in others.stderr


def test_no_decision_is_made_up(played: Path) -> None:
    """Event 0 deals cards and is not a decision."""
    done = run(played.parent, "hint", str(played), "--event", "0")

    assert (BAD_USAGE, "") == (done.returncode, done.stdout)
    assert "is not a decision" in done.stderr


def test_a_bad_move_is_reported_with_its_match(played: Path) -> None:
    """One line tells where the report was saved; the file has the record, the decision and the words."""
    decision = next(made for made in Replay(one(played)).decisions if made.action.kind == "play")
    number, seat = decision.number, decision.seat
    done = run(played.parent, "report", str(played), "Too high.", "--event", str(number))
    path = Path(done.stdout.removeprefix("Saved in ").strip())
    found = msgspec.json.decode(path.read_bytes(), type=Report)

    assert (SUCCESS, 1) == (done.returncode, done.stdout.count("\n"))
    assert (played.parent / "reports", "Too high.", number, seat) == (path.parent, found.words, found.event, found.seat)
    assert one(played) == found.record


def test_a_report_in_the_middle_of_a_match_shows_nothing(tmp_path: Path) -> None:
    """The terminal shows where the report is saved; the reasons of the bot stay in the file."""
    words = ("--seed", "b", "--record", str(tmp_path / "match.json"))
    done = run(tmp_path, "play", *words, answers="slaps\nno\n! Why?\nq\n")
    (path,) = (tmp_path / "reports").iterdir()

    assert f"saved with the match in {path}" in done.stdout
    assert "Why?" == msgspec.json.decode(path.read_bytes(), type=Report).words
