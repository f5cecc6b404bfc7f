"""The deadline for code of other packages, and what it does with threads."""

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from mamlaka.plugin_deadline import plugin_deadline
from mamlaka.plugins import PluginCrash, call_plugin
from tests.broken_plugins.test_playing import SOURCE, TIMEOUT
from tests.cli.running import FAULTS
from tests.plugins import installed, package

pytestmark = pytest.mark.slow


def loop(inside: list[threading.Thread] | None = None) -> None:
    """Do not come to an end; note the thread before."""
    if inside is not None:
        inside.append(threading.current_thread())
    while True:
        pass


def test_an_endless_loop_is_ended() -> None:
    """The caller continues, and the thread has ended."""
    inside: list[threading.Thread] = []
    with plugin_deadline(TIMEOUT), pytest.raises(PluginCrash, match="takes longer than") as crash:
        call_plugin(lambda: loop(inside))
    inside[0].join(60)

    assert (True, False) == (crash.value.lasting, inside[0].is_alive())


def test_the_deadline_follows_the_time_that_was_asked_for() -> None:
    """A bot that may think for 0.02 seconds gets 0.4."""
    with plugin_deadline(TIMEOUT), pytest.raises(PluginCrash, match=r"takes longer than 0\.4 seconds"):
        call_plugin(loop, 0.02)


def test_ctrl_c_works_while_a_plugin_runs() -> None:
    """The interrupt reaches the caller at once, and the plugin is ended."""
    inside: list[threading.Thread] = []

    def interrupt() -> None:
        os.kill(os.getpid(), signal.SIGINT)  # to the process, as the terminal does
        loop(inside)

    handler = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with plugin_deadline(60), pytest.raises(KeyboardInterrupt):
            call_plugin(interrupt)
    finally:
        signal.signal(signal.SIGINT, handler)
    inside[0].join(60)

    assert not inside[0].is_alive()


def test_an_interrupt_that_a_plugin_raises_is_its_own() -> None:
    """It counts as an ordinary error of the plugin."""

    def interrupt() -> None:
        raise KeyboardInterrupt

    with plugin_deadline(60), pytest.raises(PluginCrash, match="KeyboardInterrupt"):
        call_plugin(interrupt)


def test_printed_output_goes_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    """This also holds if several plugins run at the same time; afterwards standard output is restored."""
    both = threading.Barrier(2)

    def talk() -> None:
        both.wait(60)
        print("words")  # noqa: T201

    with plugin_deadline(60):
        callers = [threading.Thread(target=call_plugin, args=(talk,)) for _ in range(2)]
        for caller in callers:
            caller.start()
        for caller in callers:
            caller.join(60)
    print("result")  # noqa: T201

    assert ("result\n", "words\nwords\n") == tuple(capsys.readouterr())


def test_a_command_ends_though_a_bot_is_stuck_in_c_code(tmp_path: Path) -> None:
    """The process prints its error and ends; it does not wait for the thread."""
    source = SOURCE.replace("NAME", "stuck").replace("MADE", "pass").replace("ACT", "time.sleep(10**6)")
    program = f"import sys; from mamlaka.cli.app import run; sys.argv[1:] = sys.argv[2:]; run({TIMEOUT})"
    with installed(package(tmp_path / "site", "mamlaka-stuck", source, "bots: stuck = mamlaka_stuck:It")):
        words = [sys.executable, "-c", program, "-", "simulate", "hearts", "--bots", "stuck", "--jobs", "1"]
        done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)

    assert FAULTS == done.returncode
    assert "mamlaka: bot 'stuck' of mamlaka-stuck 1.0 failed at hearts" in done.stderr
