"""Ctrl-C at any time: status 130, and no output but what is known."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from shutil import which

import msgspec
import pytest

from tests.cli.running import run

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform == "win32", reason="signals are sent")]

INTERRUPTED = 130
WHOLE = "AKT3.Q9.J742.865 Q52.AT43.K8.AQ72 J986.J7.AQ63.K94 74.K8652.T95.JT3"
"""A whole deal, which takes seconds in slaps."""
EVERY = 150
"""The program is interrupted at each so many-th import."""
HOOK = """
import os, signal, sys

class Interrupter:
    '''Sends the signal at one of the imports after the first of mamlaka's own.'''
    left = int(os.environ["INTERRUPT_AT"])
    begun = False

    def find_spec(self, name, path=None, target=None):
        self.begun = self.begun or name == "mamlaka.cli"
        if self.begun:
            Interrupter.left -= 1
            if Interrupter.left == 0:
                signal.raise_signal(signal.SIGINT)

sys.meta_path.insert(0, Interrupter())

def profile(frame, event, argument):
    if event == "call" and frame.f_code.co_filename == os.environ["INTERRUPT_IN"]:
        signal.raise_signal(signal.SIGINT)

if os.environ["INTERRUPT_IN"]:
    sys.setprofile(profile)
"""
"""The code that Python runs before the program."""
SCRIPT = which("mamlaka", path=str(Path(sys.executable).parent))
STARTS = ([sys.executable, "-m", "mamlaka"], *([[SCRIPT]] if SCRIPT else []))


def started(folder: Path, words: list[str], at: int = 0, code: str = "") -> subprocess.Popen[bytes]:
    """Start a program that is interrupted at an import, unless it is 0, or in the code of a file with this name."""
    (folder / "sitecustomize.py").write_text(HOOK)
    environment = {**os.environ, "MAMLAKA_HOME": str(folder), "PYTHONPATH": str(folder), "INTERRUPT_AT": str(at)}
    environment["INTERRUPT_IN"] = code
    pipe = subprocess.PIPE
    return subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, cwd=folder, env=environment)


@pytest.mark.parametrize("start", STARTS, ids=["module", "script"][: len(STARTS)])
def test_the_start_can_be_interrupted_at_any_moment(tmp_path: Path, start: list[str]) -> None:
    """While the program is being loaded, too."""
    at = 2  # before that, Python has not yet read a line of the command line
    while True:
        with started(tmp_path, [*start, "rules", "trex"], at) as process:
            out, err = process.communicate(timeout=60)
        if process.returncode == 0:  # it has fewer imports than that
            break
        assert (INTERRUPTED, b"", b"") == (process.returncode, out, err), at
        at += EVERY

    assert at > 2 * EVERY


@pytest.mark.parametrize(
    "words,sign",
    [
        (["play", "tressette", "--new", "--seed", "a"], b"Your hand"),
        (["serve", "--port", "0"], b"Mamlaka is served at"),
    ],
)
def test_a_command_that_is_up_ends_in_order(tmp_path: Path, words: list[str], sign: bytes) -> None:
    """Stored matches remain, and the program ends by itself, whenever the signal comes."""
    with started(tmp_path, [sys.executable, "-u", "-m", "mamlaka", *words]) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        text, deadline = b"", time.monotonic() + 60
        while sign not in text:
            text += process.stdout.readline()
            assert time.monotonic() < deadline
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)

    assert all(line.startswith(b"mamlaka: ") for line in err.splitlines()), err
    assert process.returncode in (0, INTERRUPTED)


@pytest.mark.skipif(sys.platform != "linux", reason="looks whether the kernel is loaded")
def test_a_hint_can_be_interrupted(tmp_path: Path) -> None:
    """A command that thinks stops thinking."""
    run(tmp_path, "simulate", "trex", "--bots", "random", "--matches", "1", "--jobs", "1", "--out", "a.jsonl")
    words = ["hint", "a.jsonl", "--event", "64", "--limit-ms", "60000"]  # the choice of the second contract
    with started(tmp_path, [sys.executable, "-m", "mamlaka", *words]) as process:
        deadline = time.monotonic() + 60
        while "_kernel" not in Path(f"/proc/{process.pid}/maps").read_text(encoding="utf-8"):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)

    assert (INTERRUPTED, b"", b"") == (process.returncode, out, err)


def test_ctrl_c_is_not_lost_while_the_kernel_is_loaded(tmp_path: Path) -> None:
    """The library that binds the kernel runs Python code of its own, and discards its exceptions."""
    run(tmp_path, "simulate", "trex", "--bots", "random", "--matches", "1", "--jobs", "1", "--out", "a.jsonl")
    words = ["hint", "a.jsonl", "--event", "64", "--limit-ms", "60000"]
    with started(tmp_path, [sys.executable, "-m", "mamlaka", *words], code="<internal>") as process:
        out, err = process.communicate(timeout=30)

    assert (INTERRUPTED, b"", b"") == (process.returncode, out, err)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_solver_can_be_interrupted(tmp_path: Path, jobs: str) -> None:
    """The bounds of the deals in work are printed, with one process or two, and nothing of the others."""
    (tmp_path / "deals.txt").write_text(f"A... K... Q... J...\n{WHOLE}\n{WHOLE}\n{WHOLE}")
    words = ["solve", "--file", "deals.txt", "--contract", "slaps", "--json", "--jobs", jobs]
    with started(tmp_path, [sys.executable, "-m", "mamlaka", *words]) as process:
        assert process.stdout is not None
        assert b'"value":-15' in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)

    begun = [msgspec.json.decode(line) for line in out.splitlines()]
    assert INTERRUPTED == process.returncode
    assert f"mamlaka: interrupted after {1 + len(begun)} of 4 deals\n" == err.decode()
    assert len(begun) <= int(jobs)
    assert all(deal["value"] is None and not deal["exact"] for deal in begun)


@pytest.mark.skipif(sys.platform != "linux", reason="looks how long the process has worked")
def test_an_interrupted_solver_prints_the_bounds_that_it_has_found(tmp_path: Path) -> None:
    """They are narrower than those that follow from the prices alone, because the first questions are easy."""
    words = ["solve", "--hands", WHOLE, "--contract", "slaps", "--json"]
    with started(tmp_path, [sys.executable, "-m", "mamlaka", *words]) as process:
        deadline, loaded = time.monotonic() + 60, 0
        while not loaded or processor_time(process.pid) < loaded + 10**9:
            if not loaded and "_kernel" in Path(f"/proc/{process.pid}/maps").read_text(encoding="utf-8"):
                loaded = processor_time(process.pid)
            assert time.monotonic() < deadline
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)

    deal = msgspec.json.decode(out)
    assert (INTERRUPTED, b"") == (process.returncode, err)
    assert (None, False) == (deal["value"], deal["exact"])
    assert -195 < deal["bounds"][0] < deal["bounds"][1] < 0


def processor_time(process: int) -> int:
    """Return the time for which a process has run on a processor, in nanoseconds."""
    return int(Path(f"/proc/{process}/schedstat").read_text(encoding="utf-8").split()[0])
