"""Build the kernel below build/, apart from the one that is installed.

    python tools/kernel.py [strict | sanitized]

`strict` takes every warning for an error; `make check` does that. `sanitized` looks for wrong addresses and undefined
behaviour while it runs, for tests/diff/test_sanitized.py. What the compiler has to say is shown only when it fails, and
only what has changed is compiled again.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
KINDS = {"strict": "MAMLAKA_STRICT", "sanitized": "MAMLAKA_SANITIZE"}
"""The ways to build it, and the option of CMakeLists.txt that each switches on."""


class CannotBuildError(Exception):
    """This machine lacks something to build the kernel with; carries what was said about that."""


class BuildError(Exception):
    """The kernel does not compile; carries what was said about that."""


def folder_of(kind: str) -> Path:
    """Return where a kind is built."""
    return ROOT / "build" / kind


def build(kind: str) -> Path:
    """Build the kernel and return the file of the module.

    Raises:
        CannotBuildError: there is no CMake, no compiler, or there are no headers of Python.
        BuildError: the compiler refuses the kernel.
    """
    folder = folder_of(kind)
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
    cmake, ninja = (shutil.which(name, path=path) for name in ("cmake", "ninja"))
    if cmake is None:
        sentence = "there is no CMake"
        raise CannotBuildError(sentence)
    words = [
        *(cmake, "-S", str(ROOT), "-B", str(folder)),
        *(("-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={ninja}") if ninja else ()),
        *("-DCMAKE_BUILD_TYPE=RelWithDebInfo", f"-DPython_EXECUTABLE={sys.executable}", f"-D{KINDS[kind]}=ON"),
    ]
    done = _run(words)
    if done.returncode:
        shutil.rmtree(folder, ignore_errors=True)  # it would remember the compiler
        raise CannotBuildError(done.stdout)
    done = _run([cmake, "--build", str(folder)])
    if done.returncode:
        raise BuildError(done.stdout)
    return folder / f"_kernel{sysconfig.get_config_var('EXT_SUFFIX')}"


def library(kind: str, name: str) -> Path | None:
    """Return where the compiler that built a kind has one of its libraries; None: it knows none of that name."""
    cache = (folder_of(kind) / "CMakeCache.txt").read_text(encoding="utf-8")
    found = re.search(r"^CMAKE_CXX_COMPILER:\w+=(.+)$", cache, re.MULTILINE)
    assert found is not None
    path = Path(_run([found[1], f"-print-file-name={name}"]).stdout.strip())
    return path if path.is_absolute() else None


def _run(words: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words, check=False, text=True, encoding="utf-8", stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )


def main() -> int:
    """Build one kind, and return 1 if that fails; a machine that cannot build it fails only in CI."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", nargs="?", choices=KINDS, default="strict")
    kind: str = parser.parse_args().kind
    try:
        module = build(kind)
    except CannotBuildError as error:
        print(error, f"The kernel is not built {kind}: see above for what is missing here.", sep="\n")
        return int(os.environ.get("CI") == "true")
    except BuildError as error:
        print(error, f"The kernel does not compile {kind}, see above.", sep="\n")
        return 1
    print(f"The kernel is fine: {module.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
