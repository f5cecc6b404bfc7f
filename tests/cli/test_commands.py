"""The commands: output, refusals and files."""

import os
import re
import subprocess
import sys
import time
from importlib.metadata import requires, version
from pathlib import Path

import msgspec
import pytest
from filelock import FileLock
from packaging.requirements import Requirement

import mamlaka as mk
from mamlaka.cards import FRENCH
from mamlaka.games.trex import TrexOptions
from mamlaka.record import Record
from mamlaka.registry import find_game, game_names
from mamlaka.search.kernel import engines
from mamlaka.storage import read_records, write_records
from tests.cli.running import BAD_USAGE, FAULTS, SUCCESS, run, run_alone
from tests.needs import switched

RANDOM = ("simulate", "--bots", "random", "--seed", "5")
"""Matches of random bots of one seed."""


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


def test_a_match_is_left_and_resumed(left: Path) -> None:
    """Resuming shows the same cards, and the record grows without losing an event."""
    before = one(left)
    words = ["no", *FRENCH.names, "q"]
    done = run(left.parent, "play", "--resume", str(left), answers="\n".join(words))
    after = one(left)

    assert SUCCESS == done.returncode
    lines = [line for deal in before.deals for line in deal.events]
    assert lines == [line for deal in after.deals for line in deal.events][: len(lines)]
    assert len([line for deal in after.deals for line in deal.events]) > len(lines)
    assert SUCCESS == run(left.parent, "verify", str(left)).returncode


def test_only_the_record_of_a_finished_match_says_what_the_table_showed(left: Path) -> None:
    """So the page draws it without a server as the match was played."""
    short = ("--set", "deals=1", "--set", "target=none")
    words = ("play", "spar", *short, "--bots", "random", "--seed", "a", "--record", "spar.json")
    run(left.parent, *words, answers="\n".join(FRENCH.names * 10))
    finished = one(left.parent / "spar.json")

    assert (True, True) == (finished.is_over, all(deal.display for deal in finished.deals))
    assert not any(deal.display for deal in one(left).deals)
    assert mk.verify(finished).ok


def test_an_unfinished_match_is_offered(tmp_path: Path) -> None:
    """Starting again without options asks whether to resume."""
    run(tmp_path, "play", "--bots", "random", answers="q\n")
    done = run(tmp_path, "play", "--bots", "random", answers="y\nq\n")

    assert "You have an unfinished match" in done.stdout
    assert 1 == len(list((tmp_path / "records").glob("*.json")))


@pytest.mark.slow
def test_a_record_in_use_is_refused(left: Path) -> None:
    """If two processes resume the same record, the second one is refused."""
    before = left.read_bytes()
    with FileLock(f"{left}.lock"):
        done = run_alone(left.parent, "play", "--resume", str(left), answers="q\n")

    assert BAD_USAGE == done.returncode
    assert "is being played in another window" in done.stderr
    assert before == left.read_bytes()


def test_an_edited_record_is_not_resumed(left: Path) -> None:
    """An edited record is refused with its fault, and stays as it is."""
    record = one(left)
    lines = record.deals[0].events
    deal = msgspec.structs.replace(record.deals[0], events=(lines[1].replace("deal 1", "deal 0"), *lines[1:]))
    write_records(left, [msgspec.structs.replace(record, deals=(deal,))])
    before = left.read_bytes()
    done = run(left.parent, "play", "--resume", str(left), answers="q\n")

    assert BAD_USAGE == done.returncode
    assert f"cannot resume {left}: event 0" in done.stderr
    assert before == left.read_bytes()
    assert FAULTS == run(left.parent, "verify", str(left)).returncode


def test_a_record_that_was_cut_off_is_a_fault(left: Path) -> None:
    """Half a file is not a record, and the error has one line."""
    left.write_bytes(left.read_bytes()[:300])
    verified = run(left.parent, "verify", str(left))
    resumed = run(left.parent, "play", "--resume", str(left))

    assert (FAULTS, 1) == (verified.returncode, verified.stdout.count("\n"))
    assert "is truncated or not JSON" in verified.stdout
    assert (BAD_USAGE, 1) == (resumed.returncode, resumed.stderr.count("\n"))


def test_an_existing_file_is_not_overwritten(left: Path) -> None:
    """A new match takes a new file."""
    before = left.read_bytes()
    done = run(left.parent, "play", "--record", str(left))

    assert (BAD_USAGE, True) == (done.returncode, "is not overwritten" in done.stderr)
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
        (("play", "--new", "--preset", "tarneeb"), "unknown preset 'tarneeb': this game has classic,"),
        (("play", "--new", "--set", "expose_twos=off"), "option expose_twos=off needs partnership"),
        (("play", "--new", "--set", "doubling=on", "--set", "doubling=off"), "names doubling twice"),
        (("simulate", "--set", "contract_choice=king,trex"), "does not list the contracts of mode=single"),
        (("simulate", "--resume"), "name it with --out"),
        (("play", "--resume", "nothing.json"), "cannot read nothing.json"),
        (("play", "--resume", "nothing.json", "--preset", "partners"), "omit --preset, --set and --seats"),
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


@pytest.mark.slow
def test_simulations_are_the_same_for_the_same_seed(tmp_path: Path) -> None:
    """Two runs write the same bytes, and the records are sound."""
    for program, name in ((run, "a.jsonl"), (run_alone, "b.jsonl")):
        done = program(
            tmp_path, "simulate", "schnapsen", "--matches", "2", "--bots", "random", "--seed", "5", "--out", name
        )
        assert SUCCESS == done.returncode

    assert (tmp_path / "a.jsonl").read_bytes() == (tmp_path / "b.jsonl").read_bytes()
    verified = run(tmp_path, "verify", "a.jsonl")
    assert (SUCCESS, 2) == (
        verified.returncode,
        len(re.findall(r"valid \(schnapsen, \d+ deals, finished", verified.stdout)),
    )


@pytest.mark.parametrize(
    "command", ["play", "simulate", "arena", "replay", "reports", "verify", "learn", "rules", "doctor"]
)
def test_every_command_explains_itself(tmp_path: Path, command: str) -> None:
    """`--help` explains a command, with an example."""
    done = run(tmp_path, command, "--help")

    assert SUCCESS == done.returncode
    assert f"Example: mamlaka {command}" in done.stdout


def test_the_doctor_lists_the_installation(tmp_path: Path) -> None:
    """The output has versions, games, bots, and the folder of the matches."""
    done = run(tmp_path, "doctor")

    assert SUCCESS == done.returncode
    assert all(word in done.stdout for word in ("msgspec", "trex", "random", "rules", str(tmp_path)))
    assert "bot easy        A beginner who forgets" in done.stdout


def test_the_doctor_names_the_version_of_every_package(tmp_path: Path) -> None:
    """The packages needed for playing and serving are listed with their versions, and so are those of the extras."""
    says = dict(line.split(None, 1) for line in run(tmp_path, "doctor").stdout.splitlines())
    needed = [Requirement(text).name for text in requires("mamlaka") or []]

    assert {"typer", "uvicorn", "joblib", "dask"} <= set(needed)
    assert {name: version(name) for name in needed} == {name: says[name] for name in needed}


def test_a_player_learns_the_level_of_the_bots(tmp_path: Path) -> None:
    """Before the first card the program names the level of the bots, and explains how to choose others."""
    said = run(tmp_path, "play", "--bots", "easy", "--seed", "a", answers="q\n").stdout

    assert "You play with 3 bots (easy).\nA beginner who forgets" in said
    assert "Other levels: medium, hard, best. To choose one: `mamlaka play --bots medium`." in said


def test_the_doctor_names_the_search_engine(tmp_path: Path, kernel_or_not: str) -> None:
    """The kernel with the engine that runs and the others, or Python and why."""
    says = run(tmp_path, "doctor").stdout
    found = [engine.name for engine in engines()]

    if kernel_or_not == "off":
        assert "search          plain Python: the kernel is switched off by MAMLAKA_KERNEL=off\n" in says
    else:
        others = f" (also {', '.join(found[1:])})" if found[1:] else ""
        assert f"search          the compiled kernel, {found[0]}{others}\n" in says


def test_the_doctor_names_a_wish_that_cannot_be(tmp_path: Path) -> None:
    """An invalid kernel setting does not suppress the rest of the output."""
    with switched("on"):
        done = run(tmp_path, "doctor")

    assert SUCCESS == done.returncode
    assert "will fail: MAMLAKA_KERNEL is 'on': make it `require` or `off`" in done.stdout


@pytest.mark.parametrize("name", game_names())
def test_the_rules_list_every_option(tmp_path: Path, name: str) -> None:
    """Each option with values, default and meaning, and each preset with its options."""
    done, options = run(tmp_path, "rules", name), find_game(name).options_type
    words = " ".join(done.stdout.split())

    assert SUCCESS == done.returncode
    assert all(row.name in words and row.doc in words for row in options.describe())
    assert all(name in words and preset.doc in words for name, preset in options.presets.items())


def test_programs_are_answered_in_json(tmp_path: Path) -> None:
    """Rules, simulations, verdicts and the state of the installation can be read by programs."""
    simulated = run(tmp_path, *RANDOM, "--matches", "2", "--jobs", "1", "--out", "a.jsonl", "--json")
    answers = [
        simulated,
        run(tmp_path, "verify", "a.jsonl", "--json"),
        run(tmp_path, "rules", "--json"),
        run(tmp_path, "doctor", "--json"),
    ]
    summary, verdicts, rules, doctor = (msgspec.json.decode(done.stdout) for done in answers)

    assert [SUCCESS] * 4 == [done.returncode for done in answers]
    assert (2, 4) == (summary["matches"], len(summary["match"]))
    assert {"mean", "standard_error", "low", "high"} == summary["match"][0].keys()
    assert [[], []] == [verdict["faults"] for verdict in verdicts]
    assert [(row.name, row.syntax) for row in TrexOptions.describe()] == [
        (row["name"], row["syntax"]) for row in rules["options"]
    ]
    assert "trex" in doctor["games"]


def simulate(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Simulate matches of random bots of one seed, with processes."""
    return run_alone(folder, *RANDOM, *words)


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    """One process or three: the same bytes in the file, the same text on the screen."""
    outputs = [simulate(tmp_path, "--matches", "7", "--jobs", jobs, "--out", f"{jobs}.jsonl").stdout for jobs in "13"]

    assert outputs[0] == outputs[1]
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "3.jsonl").read_bytes()


def test_a_finished_match_is_replayed_for_a_spectator_or_one_seat(tmp_path: Path) -> None:
    """A spectator sees four hands, a seat its own; secret answers of others are not shown to it."""
    run(tmp_path, *RANDOM, "--matches", "1", "--out", "a.jsonl")
    all_hands = run(tmp_path, "replay", "a.jsonl", "--deal", "1").stdout
    one_hand = run(tmp_path, "replay", "a.jsonl", "--deal", "1", "--seat", "2").stdout
    whole = run(tmp_path, "replay", "a.jsonl", "--plain").stdout

    assert all(f"  Seat {seat}: " in all_hands for seat in range(4))
    assert (4, 1) == (len(hand_lines(all_hands)), len(hand_lines(one_hand)))
    assert "Deal 20" in whole
    assert "The match is over." in whole
    assert "\u2660" not in whole


def hand_lines(text: str) -> list[str]:
    """Return the lines that show thirteen cards."""
    return [line for line in text.splitlines() if 13 == sum(line.count(suit) for suit in "\u2660\u2665\u2666\u2663")]


def test_an_unfinished_match_is_seen_from_ones_own_seat_only(left: Path) -> None:
    """Until a match is over a seat cannot see other hands."""
    own = run(left.parent, "replay", str(left))
    other = run(left.parent, "replay", str(left), "--seat", "2")

    assert (SUCCESS, 1) == (own.returncode, len(hand_lines(own.stdout)))
    assert BAD_USAGE == other.returncode
    assert "not finished" in other.stderr


@pytest.mark.parametrize("look_back", ["none", "last", "all"])
def test_a_replay_of_a_running_deal_shows_no_more_than_its_table(tmp_path: Path, look_back: str) -> None:
    """A player who may not look at finished tricks at the table may not do so in a replay."""
    settings = ("--set", f"look_back={look_back}", "--set", "contract_choice=slaps,king,queens,diamonds,trex")
    words = ("play", "--bots", "random", "--seed", "a", "--record", "a.json", *settings)
    run(tmp_path, *words, answers="\n".join([*FRENCH.names, "q"]))
    record = one(tmp_path / "a.json")
    done = run(tmp_path, "replay", "a.json")
    finished = sum(bool(re.fullmatch(r"[0-3] [2-9TJQKA][SHDC]", line)) for line in record.deals[-1].events) // 4

    assert ["slaps", False] == [record.deals[0].events[6].split()[-1], record.is_over]
    assert 1 < finished < 13
    assert {"none": 0, "last": 1, "all": finished}[look_back] == done.stdout.count(" took it.")


def test_a_replay_of_a_missing_match_is_refused(tmp_path: Path) -> None:
    """No such seat, deal, match or file: one line, status 2; a record that is not sound: status 1."""
    run(tmp_path, *RANDOM, "--matches", "1", "--out", "a.jsonl")
    for words in (["--seat", "4"], ["--deal", "99"], ["--match", "2"]):
        done = run(tmp_path, "replay", "a.jsonl", *words)
        assert (BAD_USAGE, 1) == (done.returncode, len(done.stderr.splitlines()))
    text = (tmp_path / "a.jsonl").read_text(encoding="utf-8").replace('"is_over":true', '"is_over":false')
    (tmp_path / "b.jsonl").write_text(text, encoding="utf-8")

    assert FAULTS == run(tmp_path, "replay", "b.jsonl").returncode


def test_the_first_king_is_announced(tmp_path: Path) -> None:
    """The draw, or the seven of hearts, is shown before the first question."""
    drawn = run(tmp_path, "play", "--new", "--seed", "a", "--preset", "drawn_king", answers="q\n").stdout
    shown = run(tmp_path, "play", "--new", "--seed", "a", answers="q\n").stdout

    assert 4 <= len(re.findall(" draws? ", drawn))
    assert 1 == len(re.findall(" gets? the first kingdom", shown))


def test_a_preset_is_played_and_may_be_changed(tmp_path: Path) -> None:
    """The options of a preset are in the record; `--set` wins over it."""
    words = ("--preset", "partners", "--set", "doubling=off", "--matches", "1", "--out", "a.jsonl")
    assert SUCCESS == run(tmp_path, *RANDOM, *words).returncode
    options = one(tmp_path / "a.jsonl").options

    assert ("on", "off") == (options["partnership"], options["doubling"])


def test_a_game_is_played_by_as_many_as_are_asked_for(tmp_path: Path) -> None:
    """If a game allows several numbers of seats, `--seats` chooses one; other numbers are refused by name."""
    words = ("simulate", "toepen", "--seats", "5", "--set", "chips=10", "--matches", "1", "--out", "a.jsonl")
    assert SUCCESS == run(tmp_path, *words).returncode
    assert 5 == len(one(tmp_path / "a.jsonl").seats)
    assert SUCCESS == run(tmp_path, "verify", "a.jsonl").returncode
    refused = run(tmp_path, "play", "toepen", "--seats", "9")

    assert BAD_USAGE == refused.returncode
    assert "played by 2 to 8 seats, not 9" in refused.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("play", "--record", "FOLDER/match.json"),
        ("simulate", "--matches", "1", "--out", "FOLDER/matches.jsonl"),
        ("arena", "random", "random", "--max-sets", "1", "--out", "FOLDER/results.jsonl"),
        ("arena", "random", "random", "--max-sets", "1", "--records", "FOLDER/records.jsonl"),
        ("arena", "random", "random", "--max-sets", "1", "--plot", "FOLDER/plot.svg"),
        ("reports", "--save", "FOLDER"),
        ("serve", "--database", "FOLDER/tables.sqlite"),
    ],
)
@pytest.mark.parametrize("folder", ["file", "missing", "missing/deep"])
def test_a_folder_that_does_not_exist_is_named(tmp_path: Path, words: tuple[str, ...], folder: str) -> None:
    """Commands write into folders that exist; they make none but their own."""
    (tmp_path / "file").write_text("not a folder")
    done = run(tmp_path, *(word.replace("FOLDER", folder) for word in words), answers="q\n")

    assert (BAD_USAGE, 1) == (done.returncode, done.stderr.count("\n"))
    assert f"there is no folder {folder};" in done.stderr
    assert [tmp_path / "file"] == list(tmp_path.iterdir())


def test_the_data_folder_is_made(tmp_path: Path) -> None:
    """The folder of the matches is created when the first match is stored."""
    assert SUCCESS == run(tmp_path, "play", "--bots", "random", answers="q\n").returncode
    assert ["records"] == [path.name for path in tmp_path.iterdir()]


def test_a_match_leaves_its_record_and_nothing_else(tmp_path: Path) -> None:
    """A lock remains neither after a match nor after resuming a match that does not exist."""
    run(tmp_path, "play", "--bots", "random", "--record", "match.json", answers="q\n")
    run(tmp_path, "play", "--resume", "match.json", answers="q\n")
    run(tmp_path, "play", "--resume", "none.json", answers="q\n")

    assert ["match.json"] == [path.name for path in tmp_path.iterdir()]


def test_an_empty_file_holds_no_sound_record(tmp_path: Path) -> None:
    """Nothing to verify is not a success."""
    (tmp_path / "empty.jsonl").touch()

    assert FAULTS == run(tmp_path, "verify", "empty.jsonl").returncode


def test_a_terminal_without_symbols_is_served_in_letters(tmp_path: Path) -> None:
    """If the encoding has no suits, cards are written in letters."""
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
    """After a power failure the record contains all earlier actions, and the match can be resumed."""
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
