"""Running commands: in this process, which is fast, or in a process of their own, if a test needs that."""

import os
import subprocess
import sys
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from mamlaka.cli import app
from mamlaka.plugin_deadline import DEFAULT_TIMEOUT
from mamlaka.plugins import HOST

__all__ = ["BAD_USAGE", "FAULTS", "SUCCESS", "run", "run_alone"]

SUCCESS, FAULTS, BAD_USAGE = 0, 1, 2


def run(folder: Path, *words: str, answers: str = "", timeout: float = DEFAULT_TIMEOUT) -> CompletedProcess[str]:
    """Run a command in this process, with its records below a folder, as if its output were no terminal.

    Code of other packages gets `timeout` seconds.
    """
    out, err = (TextIOWrapper(BytesIO(), encoding="utf-8", newline="\n", write_through=True) for _ in range(2))
    with pytest.MonkeyPatch.context() as patch:
        for name, value in _environment(folder).items():
            patch.setenv(name, value)
        patch.chdir(folder)
        patch.setattr(sys, "argv", ["mamlaka", *words])
        for name, stream in (("stdin", StringIO(answers)), ("stdout", out), ("stderr", err)):
            patch.setattr(sys, name, stream)
        patch.setattr(HOST, "run", HOST.run)
        with pytest.raises(SystemExit) as ended:
            app.run(timeout)
    code = ended.value.code
    texts = (stream.buffer.getvalue().decode() for stream in (out, err))
    return CompletedProcess(words, code if isinstance(code, int) else SUCCESS, *texts)


def run_alone(folder: Path, *words: str, answers: str = "") -> CompletedProcess[str]:
    """Run a command as a process, with its records below a folder."""
    return subprocess.run(
        [sys.executable, "-m", "mamlaka", *words],
        input=answers,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **_environment(folder), "PYTHONUTF8": "1"},
        cwd=folder,
        check=False,
        timeout=120,
    )


def _environment(folder: Path) -> dict[str, str]:
    return {"MAMLAKA_HOME": str(folder), "COLUMNS": "100"}
