"""Simulations are interrupted in every possible way, and resumed."""

import random
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mamlaka.cli.append_log import AppendLog
from tests.cli.processes import children, ended, lines, running, until
from tests.cli.running import BAD_USAGE, SUCCESS, run, run_alone

pytestmark = pytest.mark.slow

RANDOM = ("simulate", "tressette", "--bots", "random", "--seed", "5")
MATCHES = 24
LONG = (*RANDOM, "--matches", str(MATCHES), "--jobs", "2", "--out", "cut.jsonl")
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="it looks into /proc")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a simulation that nothing has cut short."""
    folder = tmp_path_factory.mktemp("whole")
    assert SUCCESS == run_alone(folder, *LONG).returncode
    return (folder / "cut.jsonl").read_bytes()


def simulate(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Simulate short matches in this process."""
    return run(folder, *RANDOM, "--jobs", "1", *words)


@pytest.mark.parametrize("sign,status", [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_keeps_finished_matches(tmp_path: Path, whole: bytes, sign: signal.Signals, status: int) -> None:
    """Ctrl-C and SIGTERM end the program at once; the command that it names makes the file of an uninterrupted run."""
    with running(tmp_path, *LONG) as process:
        until(lambda: lines(tmp_path / "cut.jsonl"))
        process.send_signal(sign)
        _, said = process.communicate()
    kept = (tmp_path / "cut.jsonl").read_bytes()
    sentence, _, command = said.partition("; resume with: mamlaka ")

    assert status == process.returncode
    assert (
        f"mamlaka: interrupted after {lines(tmp_path / 'cut.jsonl')} of {MATCHES} matches, which are saved" == sentence
    )
    assert whole.startswith(kept)
    assert len(kept) < len(whole)
    assert SUCCESS == run_alone(tmp_path, *shlex.split(command)).returncode
    assert whole == (tmp_path / "cut.jsonl").read_bytes()


@on_linux
def test_a_killed_simulation_leaves_no_process_and_no_lock(tmp_path: Path, whole: bytes) -> None:
    """The workers of a killed program end by themselves, and the file can be resumed at once."""
    with running(tmp_path, *LONG) as process:
        until(lambda: lines(tmp_path / "cut.jsonl"))
        workers = children(process)
        refused = run(tmp_path, *LONG, "--resume")
        process.kill()
        process.wait()
        resumed = run_alone(tmp_path, *LONG, "--resume")
    until(lambda: all(map(ended, workers)))

    assert 2 == len(workers)
    assert (BAD_USAGE, True) == (refused.returncode, "is being written by another process" in refused.stderr)
    assert (SUCCESS, "") == (resumed.returncode, resumed.stderr)
    assert whole == (tmp_path / "cut.jsonl").read_bytes()
    assert ["cut.jsonl"] == [path.name for path in tmp_path.iterdir()]


@pytest.mark.parametrize("kills", [3, pytest.param(20, marks=pytest.mark.long)])
def test_a_simulation_survives_any_number_of_kills(tmp_path: Path, whole: bytes, kills: int) -> None:
    """A run that is killed again and again still writes the file of an uninterrupted one."""
    out, chance = tmp_path / "cut.jsonl", random.Random(kills)
    for size in sorted(chance.randrange(len(whole)) for _ in range(kills)):
        with running(tmp_path, *LONG, "--resume") as process:
            until(lambda: process.poll() is not None or (out.exists() and out.stat().st_size >= size))  # noqa: B023
            process.kill()
        assert whole.startswith(out.read_bytes())

    assert SUCCESS == run_alone(tmp_path, *LONG, "--resume").returncode
    assert whole == out.read_bytes()


@pytest.mark.long
def test_a_simulation_survives_kills_at_any_moment(tmp_path: Path, whole: bytes) -> None:
    """A simulation killed while it starts, reads, plays or writes can be resumed."""
    chance = random.Random(20)
    for _ in range(20):
        with running(tmp_path, *LONG, "--resume") as process:
            try:
                process.wait(chance.uniform(0.0, 2.5))
            except subprocess.TimeoutExpired:
                process.kill()

    assert SUCCESS == run_alone(tmp_path, *LONG, "--resume").returncode
    assert whole == (tmp_path / "cut.jsonl").read_bytes()


@on_linux
def test_a_killed_worker_ends_the_simulation(tmp_path: Path, whole: bytes) -> None:
    """When the system kills a worker, for example for its memory, one error says so, and finished matches are kept."""
    with running(tmp_path, *LONG) as process:
        until(lambda: lines(tmp_path / "cut.jsonl"))
        subprocess.run(["/bin/kill", "-KILL", str(children(process)[0])], check=True)
        _, said = process.communicate()

    assert (BAD_USAGE, 1) == (process.returncode, said.count("\n"))
    assert "a worker process was killed" in said
    assert whole.startswith((tmp_path / "cut.jsonl").read_bytes())


@pytest.mark.long
def test_a_file_that_cannot_grow_keeps_its_matches(tmp_path: Path, whole: bytes) -> None:
    """If the file cannot grow one error says so; no half line is left, and the run can be resumed with more room."""
    size = len(whole) // 3
    with running(tmp_path, *LONG, largest=size) as process:
        _, said = process.communicate()
    kept = (tmp_path / "cut.jsonl").read_bytes()

    assert (BAD_USAGE, 1) == (process.returncode, said.count("\n"))
    assert "cannot write cut.jsonl: File too large, after " in said
    assert "which are kept; resume with: mamlaka simulate" in said
    assert kept == whole[: whole.rindex(b"\n", 0, size) + 1]
    assert SUCCESS == run_alone(tmp_path, *LONG, "--resume").returncode
    assert whole == (tmp_path / "cut.jsonl").read_bytes()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 1 MB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    try:
        mounted = subprocess.run(mount, check=False, capture_output=True).returncode == 0
    except FileNotFoundError:
        mounted = False
    if not mounted:
        pytest.skip("only root mounts file systems")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)  # noqa: S607


def test_a_full_disk_keeps_its_matches(small_disk: Path, whole: bytes) -> None:
    """If the disk is full, the written matches stay, and the simulation can be resumed when there is space."""
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes((1 << 20) - len(whole) // 2))
    with running(small_disk, *LONG) as process:
        _, said = process.communicate()
    kept = (small_disk / "cut.jsonl").read_bytes()
    count = kept.count(b"\n")
    ballast.unlink()

    assert (BAD_USAGE, 1) == (process.returncode, said.count("\n"))
    assert f"cannot write cut.jsonl: No space left on device, after {count} of {MATCHES} matches" in said
    assert kept.endswith(b"\n")
    assert whole.startswith(kept)
    assert SUCCESS == run_alone(small_disk, *LONG, "--resume").returncode
    assert whole == (small_disk / "cut.jsonl").read_bytes()


@pytest.mark.parametrize("left", [0, 1, 20, 700, -1])
def test_half_a_last_line_never_counts(tmp_path: Path, left: int) -> None:
    """A file that was cut off at any byte, in the first line or another, becomes that of an uninterrupted run."""
    out, words = tmp_path / "a.jsonl", ("--matches", "3", "--resume", "--out", "a.jsonl")
    assert SUCCESS == simulate(tmp_path, *words).returncode
    expected = out.read_bytes()
    for start in (0, expected.index(b"\n") + 1):
        out.write_bytes(expected[:start] + expected[start:][:left])

        assert SUCCESS == simulate(tmp_path, *words).returncode
        assert expected == out.read_bytes()


def test_half_a_line_behind_the_last_match_is_removed(tmp_path: Path) -> None:
    """If no match is missing, an incomplete line is removed."""
    out = tmp_path / "a.jsonl"
    assert SUCCESS == simulate(tmp_path, "--matches", "2", "--out", "a.jsonl").returncode
    both = out.read_bytes()
    out.write_bytes(both[:-20])

    assert SUCCESS == simulate(tmp_path, "--matches", "1", "--resume", "--out", "a.jsonl").returncode
    assert both[: both.index(b"\n") + 1] == out.read_bytes()


def test_more_matches_are_added_to_a_file(tmp_path: Path) -> None:
    """More games make the file longer, and the summary is that of all."""
    assert SUCCESS == simulate(tmp_path, "--matches", "1", "--out", "a.jsonl").returncode
    added = simulate(tmp_path, "--matches", "3", "--resume", "--out", "a.jsonl", "--json")
    fresh = simulate(tmp_path, "--matches", "3", "--out", "b.jsonl", "--json")

    assert (SUCCESS, fresh.stdout) == (added.returncode, added.stdout)
    assert (tmp_path / "b.jsonl").read_bytes() == (tmp_path / "a.jsonl").read_bytes()


def test_the_bar_counts_existing_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The progress bar of a resumed run shows the share of all matches, not of the remaining ones."""
    assert SUCCESS == simulate(tmp_path, "--matches", "3", "--out", "a.jsonl").returncode
    monkeypatch.setenv("FORCE_COLOR", "1")
    bar = simulate(tmp_path, "--matches", "4", "--resume", "--out", "a.jsonl").stderr

    assert " 75%" in bar
    assert " 0%" not in bar


@pytest.fixture
def places(tmp_path: Path) -> Path:
    """A folder with files that a simulation could damage."""
    assert SUCCESS == simulate(tmp_path, "--matches", "3", "--out", "ours.jsonl").returncode
    first, second, third = (tmp_path / "ours.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "swapped.jsonl").write_bytes(first + third + second)
    (tmp_path / "broken.jsonl").write_bytes(first + second[:9] + b"\n" + third)
    (tmp_path / "text.jsonl").write_text("Dear diary\n")
    (tmp_path / "word.jsonl").write_text("Dear")
    (tmp_path / "folder.jsonl").mkdir()
    (tmp_path / "link.jsonl").symlink_to("nowhere.jsonl")
    (tmp_path / "full.jsonl").symlink_to("/dev/full")
    return tmp_path


@pytest.mark.parametrize(
    "words,sentence",
    [
        (("--out", "new.json"), "new.json would hold JSON Lines: use a name that ends in .jsonl"),
        (("--out", "new"), "use a name that ends in .jsonl"),
        (("--out", "new", "--resume"), "use a name that ends in .jsonl"),
        (("--out", "ours.jsonl"), "exists and is not overwritten: use another name, or resume with --resume"),
        (("--out", "none/deep/new.jsonl"), "cannot write none/deep/new.jsonl: there is no folder none/deep"),
        (("--out", "none/new.jsonl", "--resume"), "there is no folder none;"),
        (("--out", "text.jsonl/new.jsonl"), "there is no folder text.jsonl;"),
        (("--out", "folder.jsonl", "--resume"), "folder.jsonl: it is a folder"),
        (("--out", "folder.jsonl"), "exists"),
        (("--out", "link.jsonl", "--resume"), "it is a broken symbolic link"),
        (("--out", "link.jsonl"), "exists"),
        (("--out", "full.jsonl", "--resume"), "it is not a regular file"),
        (("--out", f"{'x' * 300}.jsonl"), "File name too long"),
        (("--out", "/sys/new.jsonl"), "cannot write /sys/new.jsonl: "),
        (("--resume",), "name it with --out"),
        (("--out", "ours.jsonl", "--resume", "--matches", "2"), "has 3 matches already: --matches must be at least 3"),
        (("--out", "ours.jsonl", "--resume", "--seed", "6"), "line 1 is of another simulation, with source mamlaka"),
        (("--out", "ours.jsonl", "--resume", "--bots", "rules"), "with seats random version 1, random version 1, not"),
        (("--out", "ours.jsonl", "--resume", "--set", "target=31"), "with target 21, not 31"),
        (("--out", "swapped.jsonl", "--resume"), "swapped.jsonl, line 2 is not match 2 of this simulation"),
        (("--out", "broken.jsonl", "--resume"), "broken.jsonl, line 2 is truncated or not JSON"),
        (("--out", "text.jsonl", "--resume"), "text.jsonl, line 1 is truncated or not JSON"),
        (("--out", "word.jsonl", "--resume"), "word.jsonl, line 1 is not a record"),
    ],
)
def test_a_refusal_changes_nothing(places: Path, words: tuple[str, ...], sentence: str) -> None:
    """One sentence with the way out, status 2, and every file is as it was."""
    before = {path.name: path.is_file() and path.stat().st_size for path in places.iterdir()}
    done = simulate(places, *words)

    assert (BAD_USAGE, 1) == (done.returncode, done.stderr.count("\n"))
    assert sentence in done.stderr
    assert before == {path.name: path.is_file() and path.stat().st_size for path in places.iterdir()}


def test_an_empty_file_is_filled(tmp_path: Path) -> None:
    """A run with an empty file, or with none, begins with the first match."""
    (tmp_path / "empty.jsonl").touch()
    for name in ("empty.jsonl", "none.jsonl"):
        assert SUCCESS == simulate(tmp_path, "--matches", "1", "--resume", "--out", name).returncode

    assert (tmp_path / "none.jsonl").read_bytes() == (tmp_path / "empty.jsonl").read_bytes()


def test_a_file_has_one_writer(tmp_path: Path) -> None:
    """A file that is open for writing is refused, and free again when it is closed."""
    words = ("--matches", "1", "--resume", "--out", "a.jsonl")
    with AppendLog(tmp_path / "a.jsonl"):
        refused = simulate(tmp_path, *words)

    assert (BAD_USAGE, True) == (refused.returncode, "is being written by another process" in refused.stderr)
    assert SUCCESS == simulate(tmp_path, *words).returncode
