"""The commands, as processes: what they print, what they refuse, what they leave behind."""

import os
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from filelock import FileLock

from mamlaka.cards import FRENCH
from mamlaka.record import Record
from mamlaka.storage import read_records, write_records

SUCCESS, FAULTS, BAD_USAGE = 0, 1, 2


def run(folder: Path, *words: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command with its records below a folder."""
    environment = {**os.environ, "MAMLAKA_HOME": str(folder), "PYTHONUTF8": "1", "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, "-m", "mamlaka", *words],
        input=answers,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        cwd=folder,
        check=False,
        timeout=120,
    )


def one(path: Path) -> Record:
    """Return the record of a file."""
    return next(read_records(path))


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """A match that was left in the middle of its first deal."""
    path = tmp_path / "match.json"
    done = run(
        tmp_path, "play", "--bots", "random", "--seed", "a", "--record", str(path), answers="slaps\n" * 3 + "q\n"
    )
    assert (SUCCESS, "") == (done.returncode, done.stderr)
    return path


def test_a_match_is_left_and_gone_on_with(left: Path) -> None:
    """Going on shows the same cards, and the record grows without losing an event."""
    before = one(left)
    words = ["no", *FRENCH.names, "q"]
    done = run(left.parent, "play", "--resume", str(left), answers="\n".join(words))
    after = one(left)

    assert SUCCESS == done.returncode
    lines = [line for deal in before.deals for line in deal.events]
    assert lines == [line for deal in after.deals for line in deal.events][: len(lines)]
    assert len([line for deal in after.deals for line in deal.events]) > len(lines)
    assert SUCCESS == run(left.parent, "verify", str(left)).returncode


def test_an_unfinished_match_is_offered(tmp_path: Path) -> None:
    """Starting again without a word asks whether to go on."""
    run(tmp_path, "play", "--bots", "random", answers="q\n")
    done = run(tmp_path, "play", "--bots", "random", answers="y\nq\n")

    assert "There is an unfinished match" in done.stdout
    assert 1 == len(list((tmp_path / "records").glob("*.json")))


def test_a_record_in_use_is_refused(left: Path) -> None:
    """Of two processes that go on with the same record the second is refused."""
    before = left.read_bytes()
    with FileLock(f"{left}.lock"):
        done = run(left.parent, "play", "--resume", str(left), answers="q\n")

    assert BAD_USAGE == done.returncode
    assert "is being played in another window" in done.stderr
    assert before == left.read_bytes()


def test_a_record_that_was_edited_is_not_gone_on_with(left: Path) -> None:
    """An edited record is refused with its fault, and stays as it is."""
    record = one(left)
    lines = record.deals[0].events
    deal = msgspec.structs.replace(record.deals[0], events=(lines[1].replace("deal 1", "deal 0"), *lines[1:]))
    write_records(left, [msgspec.structs.replace(record, deals=(deal,))])
    before = left.read_bytes()
    done = run(left.parent, "play", "--resume", str(left), answers="q\n")

    assert BAD_USAGE == done.returncode
    assert "cannot be gone on with: event 0" in done.stderr
    assert before == left.read_bytes()
    assert FAULTS == run(left.parent, "verify", str(left)).returncode


def test_a_record_that_was_cut_off_is_a_fault(left: Path) -> None:
    """Half a file is no record, and the way it ends is said in one line."""
    left.write_bytes(left.read_bytes()[:300])
    verified = run(left.parent, "verify", str(left))
    resumed = run(left.parent, "play", "--resume", str(left))

    assert (FAULTS, 1) == (verified.returncode, verified.stdout.count("\n"))
    assert "cut off" in verified.stdout
    assert (BAD_USAGE, 1) == (resumed.returncode, resumed.stderr.count("\n"))


def test_an_existing_file_is_not_overwritten(left: Path) -> None:
    """A new match takes a new file."""
    before = left.read_bytes()
    for words in (("play", "--record", str(left)), ("simulate", "--out", str(left), "--games", "1")):
        done = run(left.parent, *words)
        assert BAD_USAGE == done.returncode
        assert "is not overwritten" in done.stderr
    assert before == left.read_bytes()


@pytest.mark.parametrize(
    "words,sentence",
    [
        (("play", "chess", "--new"), "unknown game 'chess': installed are"),
        (("play", "--new", "--bots", "hal"), "unknown bot 'hal': installed are"),
        (("play", "--new", "--set", "colour=red"), "unknown option 'colour'"),
        (("play", "--new", "--set", "doubling=perhaps"), "use on or off"),
        (("play", "--new", "--set", "doubling"), "--set takes NAME=VALUE"),
        (("play", "--new", "--seat", "9"), "there is no seat 9"),
        (("play", "--resume", "nothing.json"), "cannot read nothing.json"),
        (("simulate", "--bots", "random,random"), "names 2 bots, but trex has 4 seats"),
        (("rules", "chess"), "unknown game 'chess'"),
    ],
)
def test_a_mistake_is_answered_in_one_line(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    """No traceback for a user's mistake: the value, the way out, and status 2."""
    done = run(tmp_path, *words)

    assert BAD_USAGE == done.returncode
    assert sentence in done.stderr
    assert 1 == done.stderr.count("\n")
    assert [] == list(tmp_path.rglob("*.json"))


def test_simulations_are_the_same_for_the_same_seed(tmp_path: Path) -> None:
    """Two runs write the same bytes, and what they write is sound."""
    for name in ("a.jsonl", "b.jsonl"):
        done = run(tmp_path, "simulate", "trex", "--games", "2", "--bots", "random", "--seed", "5", "--out", name)
        assert SUCCESS == done.returncode

    assert (tmp_path / "a.jsonl").read_bytes() == (tmp_path / "b.jsonl").read_bytes()
    verified = run(tmp_path, "verify", "a.jsonl")
    assert (SUCCESS, 2) == (verified.returncode, verified.stdout.count("sound (trex, 20 deals, finished"))


@pytest.mark.parametrize("command", ["play", "simulate", "verify", "rules", "doctor"])
def test_every_command_explains_itself(tmp_path: Path, command: str) -> None:
    """`--help` says what a command does, with an example."""
    done = run(tmp_path, command, "--help")

    assert SUCCESS == done.returncode
    assert f"Example: mamlaka {command}" in done.stdout


def test_the_doctor_names_what_is_there(tmp_path: Path) -> None:
    """Versions, games, bots, and where the matches are."""
    done = run(tmp_path, "doctor")

    assert SUCCESS == done.returncode
    assert all(word in done.stdout for word in ("msgspec", "trex", "random", "rules", str(tmp_path)))


def test_the_rules_list_every_option(tmp_path: Path) -> None:
    """Each option with values, default and meaning."""
    done = run(tmp_path, "rules", "trex")

    assert SUCCESS == done.returncode
    assert all(word in done.stdout for word in ("doubling", "kh_appeal", "K,KA", "trex_redeal", "not_king"))


def test_places_where_nothing_can_be_written_are_named(tmp_path: Path) -> None:
    """A folder that cannot be made is a mistake of the user's, not a crash."""
    (tmp_path / "file").write_text("not a folder")
    for words in (("play", "--record", "file/match.json"), ("simulate", "--games", "1", "--out", "file/x.jsonl")):
        done = run(tmp_path, *words, answers="q\n")

        assert BAD_USAGE == done.returncode
        assert "cannot write file" in done.stderr


def test_an_empty_file_holds_no_sound_record(tmp_path: Path) -> None:
    """Nothing to verify is not a success."""
    (tmp_path / "empty.jsonl").touch()

    assert FAULTS == run(tmp_path, "verify", "empty.jsonl").returncode


def test_a_terminal_without_symbols_is_served_in_letters(tmp_path: Path) -> None:
    """Where the encoding has no suits the cards are written in letters."""
    environment = {**os.environ, "MAMLAKA_HOME": str(tmp_path), "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "mamlaka", "play", "--new", "--seed", "a"],
        input=b"q\n",
        capture_output=True,
        env=environment,
        check=False,
        timeout=60,
    )

    assert (SUCCESS, b"") == (done.returncode, done.stderr)
    assert b"Your hand: " in done.stdout
    assert done.stdout.isascii()


def test_a_killed_match_has_lost_no_card(tmp_path: Path) -> None:
    """What was said before the power went is in the record, and the match goes on from there."""
    path = tmp_path / "match.json"
    words = [sys.executable, "-m", "mamlaka", "play", "--bots", "random", "--seed", "a", "--record", str(path)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as process:
        assert process.stdin is not None
        process.stdin.write("no\n")
        process.stdin.flush()
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and not (path.exists() and "0 (no)" in path.read_text(encoding="utf-8")):
            time.sleep(0.05)
        process.kill()

    assert "0 (no)" in one(path).deals[0].events
    assert SUCCESS == run(tmp_path, "verify", str(path)).returncode
    assert SUCCESS == run(tmp_path, "play", "--resume", str(path), answers="q\n").returncode
