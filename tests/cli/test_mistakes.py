"""Mistakes on the command line: every option of every command with invalid values, and bad files."""

import re
from collections.abc import Iterator
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from mamlaka.cli.app import COMMANDS, load_command
from tests.cli.running import BAD_USAGE, FAULTS, SUCCESS, run

LONG = "a" * 300
UNTEXT = "\udcff"
"""The text that Python makes of a byte that is not UTF-8."""
NO_NUMBERS = (
    "",
    "nan",
    "inf",
    "-inf",
    "1e99",
    "-99999999999999999999",
    "99999999999999999999",
    "9" * 400,
    "x",
    LONG,
    UNTEXT,
)
NUMBERS = {
    "play": ("--seats", "--seat", "--event", "--match"),
    "serve": (
        "--port",
        "--bot-delay",
        "--grace",
        "--keep-unstarted",
        "--connections",
        "--connections-per-address",
        "--spectators",
        "--rate",
    ),
    "daily": ("--boards", "--seat", "--seats"),
    "simulate": ("--matches", "--seed", "--seats", "--jobs"),
    "arena": (
        *("--seats", "--max-sets", "--seed", "--limit-ms", "--limit-worlds", "--limit-nodes", "--jobs"),
        *("--better-by", "--confidence"),
    ),
    "train": ("--rounds", "--deals", "--seed", "--seats", "--jobs"),
    "replay": ("--seat", "--match", "--deal"),
    "render": ("--deal", "--event", "--seat", "--match"),
    "hint": ("--event", "--deal", "--seat", "--match", "--limit-ms", "--limit-worlds"),
    "review": ("--seat", "--match", "--top", "--worlds", "--nodes", "--jobs"),
    "drill": ("--seat", "--questions", "--seed", "--worlds", "--nodes", "--jobs"),
    "report": ("--event", "--seat", "--match"),
    "learn": ("--seats",),
    "odds": ("--bid",),
    "solve": ("--match", "--seconds", "--megabytes", "--jobs"),
}
"""The options that are numbers, by command."""
NEGATIVE = (
    ("simulate", "--seed"),
    ("arena", "--seed"),
    ("train", "--seed"),
    ("arena", "--better-by"),
    ("arena", "--confidence"),
    ("odds", "--bid"),
)
"""The numbers that may be negative, or that something else judges."""
WORDS = {
    "play": ("--bots", "--preset", "--set"),
    "daily": ("--date", "--bots", "--preset", "--set"),
    "simulate": ("--bots", "--preset", "--set"),
    "learn": ("--preset", "--set", "--language"),
    "solve": ("--contract", "--trump", "--doubled", "--leader", "--direction", "--sides"),
    "train": ("--preset", "--set", "--kind"),
    "arena": ("--game", "--preset", "--set", "--as", "--seating-plan", "--backend", "--opponents"),
}
"""The options that are one of some words, by command."""
ARGUMENTS = {
    "play": ("tressette", "--new"),
    "daily": ("spar",),
    "serve": (),
    "backup": ("new.sqlite",),
    "restore": ("good.json",),
    "simulate": ("tressette", "--matches", "1"),
    "arena": ("random", "random", "--game", "tressette"),
    "train": ("trex", "--rounds", "1", "--out", "none"),
    "replay": ("good.json",),
    "render": ("good.json",),
    "export": ("good.json", "--out", "new.csv"),
    "hint": ("good.json",),
    "review": ("good.json",),
    "drill": ("good.json",),
    "report": ("good.json",),
    "verify": ("good.json",),
    "odds": ("oneonta",),
    "solve": ("--hands", "A... K... Q... J..."),
    "learn": ("tressette",),
    "rules": (),
    "reports": (),
    "doctor": (),
}
"""The arguments that each command needs to be valid."""
BAD_FILES: dict[str, bytes] = {
    "bytes.json": b"\xff\xfe\x00",
    "bytes.jsonl": b"\xff\xfe\x00\n",
    "nul.json": bytes(100),
    "empty.json": b"",
    "empty.jsonl": b"",
    "list.json": b"[1]",
    "deep.json": b'{"format":' + b"[" * 100_000,
    "object.json": b"{}",
    "number.json": b"12",
    "bytes.txt": b"\xff\xfe\x00",
    "empty.txt": b"",
    "number.txt": b"12",
}
"""Files that are no records, by name."""
UNREADABLE = ("folder", "file/x.json", "missing.json", f"{LONG}.json", f"{UNTEXT}.json", "/dev/zero")
PYTHON = re.compile(
    r"Traceback|Errno|Error\b|Exception|NoneType|invalid literal|codec|object at 0x|<class|PosixPath|Expected `|\$\."
    r"|valid (int|float)|\bNone\b|range x|b'|Got unexpected"
)
"""Words that only programmers understand."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a good record and many bad ones."""
    folder = tmp_path_factory.mktemp("mistakes")
    words = ("simulate", "tressette", "--bots", "random", "--matches", "1", "--jobs", "1", "--out", "good.jsonl")
    assert SUCCESS == run(folder, *words).returncode
    (folder / "good.jsonl").rename(folder / "good.json")
    for name, text in BAD_FILES.items():
        (folder / name).write_bytes(text)
    (folder / "folder").mkdir()
    (folder / "file").touch()
    return folder


def judged(folder: Path, *words: str) -> CompletedProcess[str]:
    """Return how a command ended that has to fail in one line that people understand."""
    before = sorted(folder.rglob("*"))
    done = run(folder, *words)

    assert (BAD_USAGE, "", 1) == (done.returncode, done.stdout, done.stderr.count("\n")), (words, done)
    assert done.stderr.startswith("mamlaka: "), done.stderr
    assert not PYTHON.search(done.stderr.replace(LONG, "")), done.stderr
    assert before == sorted(folder.rglob("*"))
    return done


def shown(word: str) -> str:
    """Return a word as messages show it."""
    return repr(word)


def bad_numbers() -> Iterator[tuple[str, str, str]]:
    """Yield every command with each of its numbers, and invalid values."""
    for command, options in NUMBERS.items():
        for option in options:
            for word in NO_NUMBERS:
                yield command, option, word
            if (command, option) not in NEGATIVE:
                yield command, option, "-1"


def test_every_invalid_number_is_refused(folder: Path) -> None:
    """Not a number, without end, out of all range, empty, or no text: refused with the option and the value."""
    for command, option, word in bad_numbers():
        stderr = judged(folder, command, *ARGUMENTS[command], option, word).stderr

        assert stderr.startswith(f"mamlaka: {option} takes a "), stderr
        assert stderr.endswith(f", not {shown(word)}\n"), stderr


def test_every_option_that_takes_a_number_is_tried() -> None:
    """The table above lists all of them."""
    found = {
        name: tuple(
            one.opts[0] for one in load_command(name).params if getattr(getattr(one.type, "func", None), "kind", None)
        )
        for name in COMMANDS
    }

    assert NUMBERS == {name: options for name, options in found.items() if options}


def test_arabic_digits_are_digits(folder: Path) -> None:
    """A number may be written as an Arabic keyboard writes it."""
    assert "there is no seat 3" in judged(folder, "replay", "good.json", "--seat", "٣").stderr


def test_unknown_words_are_refused(folder: Path) -> None:
    """The error shows the value and the valid ones."""
    for command, options in WORDS.items():
        for option in options:
            for word in ("zz", LONG, UNTEXT, "-1", "x=y"):
                judged(folder, command, *ARGUMENTS[command], option, word)
    for word in ("", "zz", LONG, UNTEXT):
        for command in ("play", "simulate", "learn", "rules", "odds"):
            judged(folder, command, word)
        judged(folder, "arena", "random", word)
        judged(folder, word or "zz")


def test_unknown_options_and_words_too_many_are_refused(folder: Path) -> None:
    """The error of every command names the word and the way to its options."""
    for command, arguments in ARGUMENTS.items():
        assert "there is no option --zz:" in judged(folder, command, *arguments, "--zz").stderr
        if command not in ("arena", "drill", "verify"):
            extra = judged(folder, command, *(arguments or ("oneonta",)), "one", "two", "three").stderr
            assert "two three" in extra
        for option in NUMBERS.get(command, ()):
            assert f"{option} needs a value" in judged(folder, command, *arguments, option).stderr
    assert "--json takes no value" in judged(folder, "rules", "--json=1").stderr
    for command in ("replay", "hint", "report", "verify", "arena", "odds"):
        assert " is missing: " in judged(folder, command).stderr


@pytest.mark.parametrize(
    "words,meant",
    [
        (("paly",), "play"),
        (("rules", "tex"), "trex"),
        (("play", "Trex"), "trex"),
        (("play", "--new", "--bots", "esay"), "easy"),
        (("play", "--new", "--preset", "partner"), "partners"),
        (("play", "--new", "--set", "dubling=off"), "doubling"),
        (("play", "--new", "--set", "doubling=of"), "off"),
        (("simulate", "--mtches", "3"), "--matches"),
        (("arena", "ruls", "random"), "rules"),
        (("arena", "random", "random", "--as", "match"), "matches"),
        (("arena", "random", "random", "--backend", "lokey"), "loky"),
    ],
)
def test_a_similar_word_is_suggested(folder: Path, words: tuple[str, ...], meant: str) -> None:
    """A word that is nearly right is answered with the right one."""
    assert judged(folder, *words).stderr.endswith(f"; did you mean {meant}?\n")


def test_nothing_is_suggested_without_a_similar_word(folder: Path) -> None:
    """An unlikely guess would only confuse."""
    assert "did you mean" not in judged(folder, "rules", "chess").stderr


@pytest.mark.parametrize("command", ["replay", "hint", "report", "play --resume"])
def test_files_that_are_no_records_are_refused(folder: Path, command: str) -> None:
    """The error names the file and its fault."""
    for name in (*BAD_FILES, *UNREADABLE):
        stderr = judged(folder, *command.split(), name).stderr

        assert name.replace(UNTEXT, "?") in stderr


def test_bad_files_are_verified_in_plain_words(folder: Path) -> None:
    """A file that is no record is faulty; one that cannot be read is a mistake of the user's."""
    for name in BAD_FILES:
        done = run(folder, "verify", name)

        assert (FAULTS, "", 1) == (done.returncode, done.stderr, done.stdout.count("\n"))
        assert not PYTHON.search(done.stdout), done.stdout
        assert SUCCESS != run(folder, "verify", "--json", name).returncode
    for name in UNREADABLE[:-1]:
        judged(folder, "verify", name)
        assert BAD_USAGE == run(folder, "verify", "--json", name).returncode


def test_one_file_that_cannot_be_read_hides_no_other(folder: Path) -> None:
    """The others are verified all the same."""
    done = run(folder, "verify", "missing.json", "good.json")

    assert (BAD_USAGE, 1, 1) == (done.returncode, done.stdout.count(": valid ("), done.stderr.count("\n"))


@pytest.mark.parametrize(
    "change,sentence",
    [
        (('"format_version":0', '"format_version":"x"'), "format_version must be a whole number, not a text"),
        (('"format_version":0', '"format_version":7'), "this program reads 'mamlaka record' version 0"),
        (('"format":"mamlaka record",', ""), "the document lacks the field format"),
        (('"events":[', '"events":[7,'), "deals[0].events[0] must be a text, not a whole number"),
        (('"kind":"bot"', '"kind":"dog"'), "seats[0].kind cannot be 'dog'"),
    ],
)
def test_a_wrong_field_is_named_in_plain_words(folder: Path, change: tuple[str, str], sentence: str) -> None:
    """The error names the field of the record and its valid values."""
    text = (folder / "good.json").read_text(encoding="utf-8")
    assert change[0] in text
    (folder / "changed.json").write_text(text.replace(*change, 1), encoding="utf-8")
    done = run(folder, "verify", "changed.json")
    (folder / "changed.json").unlink()

    assert FAULTS == done.returncode
    assert sentence in done.stdout


@pytest.mark.parametrize(
    "words",
    [
        ("play", "tressette", "--new", "--record"),
        ("serve", "--database"),
        ("reports", "--save"),
    ],
)
def test_a_missing_folder_is_named_and_not_made(folder: Path, words: tuple[str, ...]) -> None:
    """Only the user's own data folder is made."""
    place = "missing/x.json" if words[-1] != "--save" else "missing"

    assert "there is no folder missing; create it" in judged(folder, *words, place).stderr


@pytest.mark.parametrize("host", [LONG, "no such host", UNTEXT, ""])
def test_an_invalid_host_is_refused(tmp_path: Path, host: str) -> None:
    """The address is shown, and the options that choose another."""
    stderr = judged(tmp_path, "serve", "--host", host, "--port", "0").stderr

    assert "choose with --host and --port" in stderr or "--host takes " in stderr


@pytest.mark.parametrize(
    "place", [LONG, f"{LONG}/x.sqlite", f"postgresql://x@{LONG}/x", "nosuch://x", "://", "folder", "good.json"]
)
def test_an_invalid_database_is_refused(folder: Path, place: str) -> None:
    """The place is named."""
    for command in ("serve", "reports"):
        assert place.partition("/x")[0] in judged(folder, command, "--database", place).stderr


@pytest.mark.parametrize("words", [(), ("admin",), ("tournament",)])
def test_without_a_command_the_commands_are_listed(tmp_path: Path, words: tuple[str, ...]) -> None:
    """Nothing was wrong, so nothing is said about it."""
    done = run(tmp_path, *words)

    assert "Commands" in done.stdout + done.stderr
    assert "mamlaka:" not in done.stdout + done.stderr


def test_a_dash_and_h_is_help(tmp_path: Path) -> None:
    """`-h` is short for `--help`, for the program and every command."""
    for words in ((), *((command,) for command in ARGUMENTS)):
        short, long = (run(tmp_path, *words, option) for option in ("-h", "--help"))

        assert (SUCCESS, short.stdout) == (long.returncode, long.stdout)
        assert "Usage: mamlaka" in short.stdout
