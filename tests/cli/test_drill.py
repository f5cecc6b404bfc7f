"""`mamlaka drill`: costly decisions again, and questions of trainers."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from mamlaka.coach.drills import INTERVALS
from mamlaka.notation import format_action
from mamlaka.storage import read_drills
from tests.cli.running import BAD_USAGE, SUCCESS, run

FEW = ("--worlds", "20", "--nodes", "2000", "--jobs", "1", "--plain")


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a player who has collected the drills of a match and has answered none."""
    folder = tmp_path_factory.mktemp("drills")
    words = ("kein_stich", "--matches", "1", "--seed", "1", "--bots", "random", "--out", "match.jsonl")
    assert SUCCESS == run(folder, "simulate", *words).returncode
    done = run(folder, "drill", "match.jsonl", "--seat", "0", *FEW)
    assert (SUCCESS, "") == (done.returncode, done.stderr)
    return folder


@pytest.fixture
def home(collected: Path, tmp_path: Path) -> Path:
    """A copy of that folder."""
    return Path(shutil.copytree(collected, tmp_path / "home"))


def stored(home: Path) -> dict[str, Any]:
    """Return the first drill as it is stored."""
    found: dict[str, Any] = json.loads((home / "drills.json").read_text())["matches"][0]["drills"][0]
    return found


def answers(home: Path) -> tuple[str, str]:
    """Return the right answer of the first drill and what was done in the match, as they are typed."""
    match = read_drills(home / "drills.json").matches[0]
    decision = match.drills[0].decision
    deck = match.view(decision.number).state.game.deck
    return format_action(decision.alternatives[0].action, deck), format_action(decision.action, deck)


def test_a_file_that_cannot_be_read_leaves_the_others(home: Path) -> None:
    """It is named; if there is no other, nothing is asked."""
    (home / "bad.json").write_text("{bad")
    (home / "drills.json").unlink()
    done = run(home, "drill", "bad.json", "match.jsonl", "--seat", "0", *FEW)

    assert (SUCCESS, 1) == (done.returncode, done.stderr.count("\n"))
    assert done.stderr.startswith("mamlaka: left out: bad.json ")
    assert stored(home)
    assert BAD_USAGE == run(home, "drill", "bad.json", "--seat", "0", *FEW).returncode


def test_a_right_answer_comes_back_on_another_day(home: Path) -> None:
    """It is praised, and the day is saved before the next question."""
    shown = run(home, "drill", "--plain", answers=f"{answers(home)[0]}\nq\n").stdout

    assert "Right." in shown
    assert f"This drill comes again on {stored(home)['due']}." in shown
    assert 1 == stored(home)["right"]


def test_a_wrong_answer_comes_back_at_once(home: Path) -> None:
    """Both costs are given, as in a review, and the better action."""
    shown = run(home, "drill", "--plain", answers=f"{answers(home)[1]}\nq\n").stdout

    assert "Better: " in shown
    assert "As far as could be known: " in shown
    assert "This drill comes again before you finish." in shown
    assert 0 == stored(home)["right"]


def test_the_answer_can_be_shown(home: Path) -> None:
    """That counts as wrong."""
    shown = run(home, "drill", "--plain", answers="?\n").stdout

    assert "Better: " in shown
    assert 0 == stored(home)["right"]


def test_only_an_answer_counts(home: Path) -> None:
    """Commands, mistakes and cards that may not be played are answered, and the question stays."""
    before = (home / "drills.json").read_bytes()
    shown = run(home, "drill", "--plain", answers="help\nh\ns\nr\nnonsense\n\n").stdout

    assert "q: save and quit" in shown
    assert "nonsense" in shown
    assert 1 == shown.count("Drill 1 of")
    assert before == (home / "drills.json").read_bytes()


def test_a_match_is_collected_once(home: Path) -> None:
    """Answers are kept when the same file is given again."""
    run(home, "drill", "--plain", answers=f"{answers(home)[0]}\nq\n")
    shown = run(home, "drill", "match.jsonl", "--seat", "0", *FEW).stdout

    assert "match.jsonl: its drills are here already." in shown
    assert 1 == stored(home)["right"]


def test_a_drill_that_is_answered_often_enough_is_learnt(home: Path) -> None:
    """It is asked once more after the last interval, and not again."""
    file = home / "drills.json"
    text = json.loads(file.read_text())
    drills = text["matches"][0]["drills"]
    text["matches"][0]["drills"] = [{**drills[0], "right": len(INTERVALS), "due": "2020-01-01"}]
    file.write_text(json.dumps(text))
    shown = run(home, "drill", "--plain", answers=f"{answers(home)[0]}\n").stdout

    assert "Learnt: this drill doesn't come again." in shown
    assert "You have learnt your only drill." in shown
    assert "You have learnt your only drill." in run(home, "drill", "--plain").stdout


def test_nothing_is_asked_before_its_day(home: Path) -> None:
    """The day of the next drill is named."""
    file = home / "drills.json"
    text = json.loads(file.read_text())
    later = "9999-01-01"
    for drill in text["matches"][0]["drills"]:
        drill["due"] = later
    file.write_text(json.dumps(text))

    assert f"Nothing more is due. The next drill is due on {later}.\n" == run(home, "drill", "--plain").stdout


@pytest.mark.parametrize("damage", ["", "{", '{"matches": 5}', '{"format": "another"}'])
def test_a_damaged_file_is_named_and_kept(home: Path, damage: str) -> None:
    """The error says the way out, and nothing is overwritten."""
    file = home / "drills.json"
    file.write_text(damage)
    done = run(home, "drill", "match.jsonl", "--seat", "0", *FEW)

    assert BAD_USAGE == done.returncode
    assert "drills.json" in done.stderr
    assert "move it away to start anew" in done.stderr
    assert damage == file.read_text()
    assert sorted(path.name for path in home.iterdir() if path.is_file()) == ["drills.json", "match.jsonl"]


def test_rules_that_have_changed_keep_the_drills(home: Path) -> None:
    """Drills of another version of a game wait until they can be asked."""
    file = home / "drills.json"
    text = json.loads(file.read_text())
    text["matches"][0]["rules_version"] += 1
    file.write_text(json.dumps(text))
    shown = run(home, "drill", "--plain").stdout

    assert "can't be asked" in shown
    assert text == json.loads(file.read_text())


def test_drills_can_be_kept_elsewhere(home: Path) -> None:
    """In a file of one's own choice."""
    (home / "drills.json").rename(home / "mine.json")
    shown = run(home, "drill", "--progress", "mine.json", "--plain", answers="q\n").stdout

    assert "Drill 1 of" in shown
    assert "You have no drills yet." in run(home, "drill", "--plain").stdout


def test_a_match_of_bots_needs_a_seat(home: Path) -> None:
    """No one can be asked about decisions that a bot made for itself."""
    done = run(home, "drill", "match.jsonl", *FEW)

    assert BAD_USAGE == done.returncode
    assert "--seat" in done.stderr


@pytest.mark.parametrize("trainer,asked", [("voids", "void in"), ("winners", "certain"), ("count", "not seen")])
def test_a_trainer_asks_about_a_match(home: Path, trainer: str, asked: str) -> None:
    """A wrong answer gets the right one; giving that one is right the next time."""
    words = ("drill", "match.jsonl", "--trainer", trainer, "--seed", "1", "--questions", "1", "--plain")
    shown = run(home, *words, answers="?\n").stdout
    answer = shown.split("The right answer is: ")[1].splitlines()[0]
    if trainer == "voids":
        listed = shown[shown.index("(1 ") + 1 : shown.index("0 no one")].rstrip(", ").split(", ")
        numbers = {name: number for number, name in (part.split(" ", 1) for part in listed)}
        answer = " ".join(numbers[name] for name in answer.split(", ")) if answer != "no one" else "0"
    elif answer == "no card":
        answer = "0"

    assert asked in shown
    assert "0 of 1 right." in shown
    assert "1 of 1 right." in run(home, *words, answers=f"zz\n{answer}\n").stdout


def test_a_trainer_without_files_asks_about_deals_of_bots(home: Path) -> None:
    """The same seed asks the same; a game without tricks has nothing to ask."""
    words = ("drill", "--trainer", "count", "--seed", "1", "--questions", "1", "--plain")
    one, same = (run(home, *words, "--game", "spar", answers="?\n").stdout for _ in range(2))

    assert "How many cards of" in one
    assert one == same
    assert "There is no position for this question.\n" == run(home, *words, "--game", "fan_tan").stdout
