"""The command: its output, its files, how it resumes, and what it refuses."""

import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from mamlaka.cli.app import app
from mamlaka.errors import BotFailed, MamlakaError
from mamlaka.storage import read_records
from mamlaka.verification import verify
from tests.arena.contests import OPPONENTS
from tests.cli.processes import children, ended, lines, running, until

pytestmark = pytest.mark.slow

BASE = ("arena", "random", "random", "--game", "tressette", "--jobs", "1")


def arena(*words: str) -> int:
    """Run the command in this process, and return its exit status."""
    try:
        return int(app(words, standalone_mode=False) or 0)
    except SystemExit as end:
        return int(end.code or 0)


def test_results_are_tables_json_and_a_plot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same numbers are printed as text and JSON, and drawn."""
    words = (*BASE, "--max-sets", "4", "--out", str(tmp_path / "a.jsonl"))
    assert 0 == arena(*words, "--plot", str(tmp_path / "a.svg"))
    table = capsys.readouterr().out
    assert 0 == arena(*words, "--json")
    summary = json.loads(capsys.readouterr().out)
    picture = ET.parse(tmp_path / "a.svg").getroot()  # noqa: S314  # ours

    assert "random against random (2)" in table
    assert ("tressette", 4, 2, "deal") == tuple(summary[key] for key in ("game", "sets", "matches_per_set", "main"))
    assert f"{summary['rows'][0]['above']['mean']:+.2f}" in table
    assert f"{summary['rows'][0]['above']['mean']:+.2f}" in "".join(picture.itertext())
    assert "random (2), version 1" in table
    assert all(bot["times"]["worst"] >= bot["times"]["p95"] >= bot["times"]["median"] for bot in summary["bots"])


def test_an_arena_resumes_where_it_was_cut_off(tmp_path: Path) -> None:
    """A file that was cut off at any byte becomes that of an uninterrupted run; so do the records."""
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    assert 0 == arena(*BASE, "--max-sets", "6", "--out", str(whole), "--records", str(tmp_path / "w.jsonl"))
    assert 0 == arena(*BASE, "--max-sets", "4", "--out", str(cut), "--records", str(tmp_path / "c.jsonl"))
    cut.write_bytes(cut.read_bytes()[:-20])
    assert 0 == arena(*BASE, "--max-sets", "6", "--out", str(cut), "--records", str(tmp_path / "c.jsonl"))

    assert whole.read_bytes() == cut.read_bytes()
    assert (tmp_path / "w.jsonl").read_bytes() == (tmp_path / "c.jsonl").read_bytes()
    assert all(verify(record) for record in read_records(tmp_path / "c.jsonl"))


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    """One process and two write the same bytes, also with opponents from a folder."""
    words = ("arena", "random", "three", "--game", "tressette", "--opponents", OPPONENTS, "--max-sets", "8")
    for jobs in ("1", "2"):
        assert 0 == arena(*words, "--jobs", str(jobs), "--out", str(tmp_path / f"{jobs}.jsonl"))

    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()


def test_it_stops_when_enough_is_known(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A bot that is far better is known to be so long before the last deal. A second run plays nothing more."""
    words = ("arena", "rules", "random", "--game", "tressette", "--max-sets", "500", "--better-by", "0.5", "--json")
    found = []
    for _ in range(2):
        assert 0 == arena(*words, "--jobs", "1", "--out", str(tmp_path / "a.jsonl"))
        found.append(json.loads(capsys.readouterr().out))

    assert "better" == found[0]["verdict"]["answer"]
    assert found[0]["sets"] < 60
    assert found[0] == found[1]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_ends_the_contest(tmp_path: Path, jobs: int, capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence names it, and the earlier sets stay in the file and on the screen."""
    out = tmp_path / "a.jsonl"
    words = ("arena", "late", "random", "--game", "tressette", "--opponents", OPPONENTS, "--max-sets", "40")
    with pytest.raises(BotFailed, match=r"bot 'late' of .*late.py failed at tressette, seat ., event .*: Runtime"):
        arena(*words, "--jobs", str(jobs), "--out", str(out))

    kept = len(out.read_text().splitlines()) - 1
    assert 0 < kept < 40
    assert f"{kept} sets of 2 deals" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words,sentence",
    [
        (("--seed", "9"), "is of another contest, with seed 0, not 9"),
        (("--set", "target=31"), "with target=21, not target=31"),
        (("--limit-worlds", "5"), "random version 1, no limit; .*, not random version 1, 5 worlds"),
        (("--as", "matches"), "with play_unit deals, not matches"),
        (("--max-sets", "1"), "has 2 sets already: --max-sets must be at least 2"),
        (("--records", "RECORDS.jsonl"), "lacks records of the 2 sets"),
    ],
)
def test_results_of_another_contest_are_not_resumed(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    """The error names the difference, and the file stays as it is."""
    out = tmp_path / "a.jsonl"
    assert 0 == arena(*BASE, "--max-sets", "2", "--out", str(out))
    before = out.read_bytes()
    words = tuple(word.replace("RECORDS", str(tmp_path / "records")) for word in words)
    with pytest.raises(MamlakaError, match=sentence):
        arena(*BASE, "--max-sets", "3", "--out", str(out), *words)

    assert before == out.read_bytes()


@pytest.mark.parametrize("text", [b"no json\n", b'{"format": 1}\n', b"half a line", b'{"format":"mamlaka record"}\n'])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: bytes) -> None:
    """Only a file of results can be resumed."""
    out = tmp_path / "a.jsonl"
    out.write_bytes(text)
    with pytest.raises(MamlakaError, match="holds no results of an arena"):
        arena(*BASE, "--out", str(out))

    assert text == out.read_bytes()


@pytest.mark.parametrize(
    "words,sentence",
    [
        (("random",), "name at least 2, not 1"),
        (("random", "hal"), "unknown bot 'hal': installed are .*; in .* are .*flat-1, .*rules-1"),
        (("random", "random", "--seating-plan", "sides"), "tressette as set has none: use hero"),
        (("random", "random", "--seating-plan", "alone"), "does not go with a game of 2 seats: use hero"),
        (("random", "random", "--plot", "a.png"), "name a file that ends in .svg, not a.png"),
        (("random", "random", "--out", "a.json"), "use a name that ends in .jsonl"),
        (("random", "random", "--opponents", "nowhere"), "there is no folder nowhere"),
        (("random", "random", "--backend", "dask"), "needs the scheduler of the cluster"),
        (("random", "random", "--backend", "none", "--max-sets", "9"), "joblib cannot use the backend 'none'"),
        (("random", "random", "--address", "tcp://x:1"), "name it with --backend dask"),
        (("random", "random", "rules", "--better-by", "1"), "compares two bots, not 3"),
        (("random", "random", "--better-by", "1", "--confidence", "95"), "lies between 0.5 and 1"),
    ],
)
def test_a_mistake_is_answered_with_the_way_out(words: tuple[str, ...], sentence: str) -> None:
    """The error says what is wrong, and what would be right."""
    with pytest.raises(MamlakaError, match=sentence):
        arena("arena", *words, "--game", "tressette")


AT_FORK = """
import os, signal, sys
from mamlaka.cli import main
signals = [signal.SIGINT]
os.register_at_fork(before=lambda: signals and os.kill(os.getpid(), signals.pop()))
sys.argv = ["mamlaka", *sys.argv[1:]]
main()
"""
"""A program that gets Ctrl-C while it starts its first worker, where Python cannot raise exceptions."""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system starts processes without a fork")
def test_an_arena_can_be_interrupted_while_its_workers_start(tmp_path: Path) -> None:
    """The earlier sets are kept, and their results printed."""
    words = [sys.executable, "-c", AT_FORK, *BASE[:-2], "--jobs", "2", "--max-sets", "9999", "--out", "a.jsonl"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=60)

    assert (130, True) == (done.returncode, "random against random (2)" in done.stdout)
    assert "Traceback" not in done.stderr


def test_an_interrupted_arena_can_be_resumed(tmp_path: Path) -> None:
    """Ctrl-C keeps all finished sets, prints their results, and shows the command to continue with."""
    out = tmp_path / "a.jsonl"
    words = [sys.executable, "-m", "mamlaka", *BASE[:-2], "--max-sets", "9999", "--out", str(out)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        until(lambda: out.exists() and out.read_bytes().count(b"\n") > 3)
        process.send_signal(signal.SIGINT)
        printed, said = process.communicate(timeout=60)

    assert 130 == process.returncode
    assert "random against random (2)" in printed
    assert f"sets, which are saved; resume with: mamlaka {shlex.join(words[3:])}\n" in said
    assert out.read_bytes().endswith(b"\n")


@pytest.mark.skipif(sys.platform != "linux", reason="it looks into /proc")
def test_a_killed_arena_leaves_no_process_and_can_be_resumed(tmp_path: Path) -> None:
    """The workers of a killed arena end by themselves, and its files become those of an uninterrupted one."""
    words = (*BASE[:-2], "--max-sets", "60", "--jobs", "2", "--out")
    assert 0 == arena(*words, str(tmp_path / "whole.jsonl"))
    out = tmp_path / "cut.jsonl"
    with running(tmp_path, *words, str(out)) as process:
        until(lambda: lines(out) > 8)
        workers = children(process)
        with pytest.raises(MamlakaError, match="is being written by another process"):
            arena(*words, str(out))
        process.kill()
        process.wait()
    assert 0 == arena(*words, str(out))
    until(lambda: all(map(ended, workers)))

    assert 2 == len(workers)
    assert (tmp_path / "whole.jsonl").read_bytes() == out.read_bytes()
    assert {"whole", "whole.times", "cut", "cut.times"} == {path.stem for path in tmp_path.iterdir()}


def test_a_terminated_arena_keeps_its_sets(tmp_path: Path) -> None:
    """SIGTERM is like Ctrl-C, with its own exit status."""
    with running(tmp_path, *BASE, "--max-sets", "9999", "--out", "a.jsonl") as process:
        until(lambda: lines(tmp_path / "a.jsonl") > 3)
        process.terminate()
        _, said = process.communicate()

    assert 143 == process.returncode
    assert f"interrupted after {lines(tmp_path / 'a.jsonl') - 1} of 9999 sets, which are saved" in said


def test_an_arena_on_a_full_disk_keeps_its_sets(tmp_path: Path) -> None:
    """If a file can't grow any more, one sentence says so, and no half line is left."""
    assert 0 == arena(*BASE, "--max-sets", "20", "--out", str(tmp_path / "whole.jsonl"))
    whole = (tmp_path / "whole.jsonl").read_bytes()
    words = (*BASE, "--max-sets", "20", "--out")
    with running(tmp_path, *words, "a.jsonl", largest=len(whole) // 2) as process:
        _, said = process.communicate()
    kept = (tmp_path / "a.jsonl").read_bytes()
    said = said.splitlines()[-1]

    assert (2, True) == (process.returncode, said.startswith("mamlaka: cannot write a."))
    assert "File too large, after " in said
    assert kept.endswith(b"\n")
    assert whole.startswith(kept)
    assert 0 == arena(*words, str(tmp_path / "a.jsonl"))
    assert whole == (tmp_path / "a.jsonl").read_bytes()


def test_an_incomplete_set_at_the_end_is_removed(tmp_path: Path) -> None:
    """If no set is missing, half a line is removed."""
    out, words = tmp_path / "a.jsonl", (*BASE, "--max-sets", "1", "--out")
    assert 0 == arena(*words, str(out))
    whole = out.read_bytes()
    out.write_bytes(whole + whole[-30:-1])

    assert 0 == arena(*words, str(out))
    assert whole == out.read_bytes()


def test_half_a_header_is_written_again(tmp_path: Path) -> None:
    """An arena that was cut off in its first line begins again."""
    out, words = tmp_path / "a.jsonl", (*BASE, "--max-sets", "1", "--out")
    assert 0 == arena(*words, str(out))
    whole = out.read_bytes()
    out.write_bytes(whole[:30])

    assert 0 == arena(*words, str(out))
    assert whole == out.read_bytes()


@pytest.mark.parametrize(
    "words,sentence",
    [
        (("--out", "OUT", "--records", "OUT"), "cannot hold both results and records: give --records another name"),
        (("--out", "OUT", "--records", "r.json"), "use a name that ends in .jsonl"),
        (("--out", "OUT", "--records", "/sys/r.jsonl"), "cannot write /sys/r.jsonl"),
        (("--out", "OUT", "--plot", "."), "ends in .svg"),
    ],
)
def test_a_refused_arena_leaves_nothing(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    """The command names a file that it can't write before the first card, and creates none."""
    with pytest.raises(MamlakaError, match=sentence):
        arena(*BASE, *(word.replace("OUT", str(tmp_path / "a.jsonl")) for word in words))

    assert [] == list(tmp_path.iterdir())


@pytest.mark.long
def test_a_cluster_has_the_same_results(tmp_path: Path) -> None:
    """A real Dask cluster of two processes on this machine writes the same bytes as one process."""
    distributed = pytest.importorskip("distributed")
    words = ("arena", "random", "three", "--game", "tressette", "--opponents", OPPONENTS, "--max-sets", "20")
    assert 0 == arena(*words, "--jobs", "1", "--out", str(tmp_path / "one.jsonl"))
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        address = cluster.scheduler_address
        assert 0 == arena(*words, "--backend", "dask", "--address", address, "--out", str(tmp_path / "dask.jsonl"))

    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "dask.jsonl").read_bytes()


@pytest.mark.long
def test_a_missing_cluster_is_named() -> None:
    """No scheduler answers at the address: the error is one sentence, without a traceback."""
    pytest.importorskip("distributed")

    with pytest.raises(MamlakaError, match=r"no Dask scheduler answers at 'tcp://127\.0\.0\.1:9'"):
        arena(*BASE[:-2], "--max-sets", "9", "--backend", "dask", "--address", "tcp://127.0.0.1:9")
