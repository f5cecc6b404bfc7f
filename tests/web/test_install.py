"""`make install` in a checkout."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
MAKE = shutil.which("make") or "make"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a folder with the files that an install reads; its lock file requires one package."""
    folder = tmp_path / "a checkout"
    shutil.copytree(ROOT / "kernel", folder / "kernel")
    (folder / "tools").mkdir()
    for name in ("Makefile", "pyproject.toml", "CMakeLists.txt", "tools/install.sh"):
        shutil.copy(ROOT / name, folder / name)
    (folder / "requirements.lock").write_text(f"msgspec==0.19 --hash=sha256:{'0' * 64}\n", encoding="utf-8")
    return folder


def install(folder: Path, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run `make install` where no package can be downloaded."""
    return subprocess.run(
        [MAKE, "install", *words],
        cwd=folder,
        env={**os.environ, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(folder), **variables},
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def test_a_python_that_does_not_run_is_refused_in_a_sentence(checkout: Path) -> None:
    """The error names it and explains how to choose another one; nothing is created."""
    done = install(checkout, "PYTHON=/no/python")

    assert 0 != done.returncode
    assert "mamlaka needs Python 3.11 or newer, but `/no/python` does not run: install a newer one" in done.stdout
    assert not (checkout / ".venv").exists()


def test_a_python_that_is_too_old_is_refused_in_a_sentence(checkout: Path) -> None:
    """The error names its version."""
    old = checkout / "old"
    old.write_text("#!/bin/sh\ncase $2 in *print*) echo 3.9.2 ;; *) exit 1 ;; esac\n", encoding="utf-8")
    old.chmod(0o755)
    done = install(checkout, f"PYTHON={old}")

    assert 0 != done.returncode
    assert f"but `{old}` is Python 3.9.2: install a newer one" in done.stdout


def test_an_unknown_value_for_the_kernel_is_refused_in_a_sentence(checkout: Path) -> None:
    """The error names the value and the valid ones."""
    done = install(checkout, MAMLAKA_KERNEL="on")

    assert 0 != done.returncode
    assert "MAMLAKA_KERNEL is 'on': make it `require` or `off`" in done.stdout
    assert not (checkout / ".venv").exists()


@pytest.mark.long
def test_a_failed_install_resumes_and_a_moved_one_starts_again(checkout: Path) -> None:
    """Without packages the install fails with one error and keeps its files; in another folder it recreates .venv."""
    python = f"PYTHON={sys.executable}"
    first, second = install(checkout, python), install(checkout, python)
    moved = checkout.rename(checkout.with_name("another one"))
    third = install(moved, python)

    assert all(done.returncode for done in (first, second, third))
    assert all("Installing failed, see above; is the package index" in done.stdout for done in (first, second, third))
    assert ["Making .venv" in done.stdout for done in (first, second, third)] == [True, False, True]
