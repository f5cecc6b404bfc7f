"""The standard streams: closed, full, cut off, or with bytes that are no text."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import BAD_USAGE, SUCCESS

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")]

PIPE_CLOSED = 141
PLAY = "play tressette --new --bots random --seed a"


def shell(folder: Path, line: str, answers: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run a line of a shell in which `mamlaka` is the program."""
    line = f'set -e; mamlaka() {{ "{sys.executable}" -m mamlaka "$@"; }}; {line}'
    environment = {**os.environ, "MAMLAKA_HOME": str(folder), "PYTHONUTF8": "1"}
    words = ["sh", "-c", line]
    return subprocess.run(
        words, input=answers, capture_output=True, cwd=folder, env=environment, check=False, timeout=60
    )


@pytest.mark.parametrize("command", ["rules", "rules --json"])
@pytest.mark.parametrize("where,sentence", [(">&-", b"standard output is closed"), (">/dev/full", b"No space left")])
def test_an_output_that_takes_nothing_is_named(tmp_path: Path, command: str, where: str, sentence: bytes) -> None:
    """If the output cannot be printed, the program fails with one line and does not report success."""
    if where == ">/dev/full" and not Path("/dev/full").exists():
        pytest.skip("only Linux has /dev/full")
    done = shell(tmp_path, f"mamlaka {command} {where}")

    assert (BAD_USAGE, 1) == (done.returncode, done.stderr.count(b"\n")), done
    assert sentence in done.stderr


@pytest.mark.parametrize("command", ["rules", PLAY])
def test_a_reader_that_stops_early_sees_no_error(tmp_path: Path, command: str) -> None:
    """A command whose reader has gone ends silently, as if the signal had ended it."""
    done = shell(tmp_path, f"{{ mamlaka {command} && echo $? >status || echo $? >status; }} | true; cat status")

    assert (b"", SUCCESS) == (done.stderr, done.returncode)
    assert int(done.stdout) in (SUCCESS, PIPE_CLOSED)


@pytest.mark.slow
@pytest.mark.parametrize(
    "line,answers",
    [
        (f"mamlaka {PLAY} <&-", b""),
        (f"mamlaka {PLAY}", b""),
        (f"mamlaka {PLAY}", b"\x00\xff\xfe\n\x00\n\xd9\n"),
        (f"mamlaka {PLAY}", b"help"),
        ("mamlaka rules 2>&-", b""),
        ("mamlaka rules <&- 2>&- >list", b""),
    ],
)
def test_any_input_ends_in_order(tmp_path: Path, line: str, answers: bytes) -> None:
    """No input, half a line, zero bytes, bytes that are no text: a match is kept, and nothing is a crash."""
    done = shell(tmp_path, line, answers)

    assert (SUCCESS, b"") == (done.returncode, done.stderr)
    assert b"Traceback" not in done.stdout


def test_an_input_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    """A file that is only written to is no input."""
    done = shell(tmp_path, f"mamlaka {PLAY} 0>file")

    assert (BAD_USAGE, 1) == (done.returncode, done.stderr.count(b"\n"))
    assert b"cannot read the standard input: Bad file descriptor" in done.stderr


def test_a_pipe_without_a_writer_does_not_block(tmp_path: Path) -> None:
    """A named pipe is refused; a file that a shell provides from a command is accepted."""
    os.mkfifo(tmp_path / "pipe")
    done = shell(tmp_path, "mamlaka verify pipe")

    assert (BAD_USAGE, 1) == (done.returncode, done.stderr.count(b"\n"))
    assert b"cannot read pipe: it is a named pipe" in done.stderr
