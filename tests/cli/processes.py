"""Programs that tests start, watch, and end in the middle of their work."""

import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["children", "ended", "lines", "running", "until"]

SECONDS = 60


@contextmanager
def running(folder: Path, *words: str, largest: int | None = None) -> Iterator[subprocess.Popen[str]]:
    """Run the program in a folder; kill the remaining processes at the end.

    Args:
        folder: where it runs.
        words: its arguments.
        largest: how large files can get, in bytes, as if the disk was full then.
    """

    def limit() -> None:
        if largest is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (largest, largest))

    with subprocess.Popen(
        [sys.executable, "-m", "mamlaka", *words],
        cwd=folder,
        env={**os.environ, "MAMLAKA_HOME": str(folder)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=limit,  # noqa: PLW1509  # no thread of the tests holds a lock
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def until(is_so: Callable[[], object]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < deadline, "it takes too long"
        time.sleep(0.005)


def lines(path: Path) -> int:
    """Return how many complete lines a file has."""
    return path.read_bytes().count(b"\n") if path.exists() else 0


def children(process: subprocess.Popen[str]) -> list[int]:
    """Return the processes that a process has started, on Linux."""
    return [int(pid) for pid in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()]


def ended(pid: int) -> bool:
    """Return whether a process has ended, even if its parent has not asked for its exit status, on Linux."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True
