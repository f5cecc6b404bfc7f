"""Build the kernel in build/, separately from the installed one.

    python tools/kernel.py [strict | sanitized]

`strict` treats warnings as errors; `make check` runs it. `sanitized` enables the address and undefined behaviour
sanitizers, for tests/diff/test_sanitized.py. Compiler output is shown only if the build fails. Builds are incremental.
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
"""The kinds of build, and the option of CMakeLists.txt that each enables."""


class CannotBuildError(Exception):
    """A build tool is missing on this machine; the argument is the output of CMake."""


class BuildError(Exception):
    """The kernel does not compile; the argument is the output of the compiler."""


def folder_of(kind: str) -> Path:
    """Return the build folder of a kind."""
    return ROOT / "build" / kind


def build(kind: str) -> Path:
    """Build the kernel, and return the path of the module.

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
        shutil.rmtree(folder, ignore_errors=True)  # its cache would remember the missing compiler
        raise CannotBuildError(done.stdout)
    done = _run([cmake, "--build", str(folder)])
    if done.returncode:
        raise BuildError(done.stdout)
    return folder / f"_kernel{sysconfig.get_config_var('EXT_SUFFIX')}"


def library(kind: str, name: str) -> Path | None:
    """Return the path of a library of the compiler that built a kind; None: it has no such library."""
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
    """Build one kind, and return 1 if that fails. Missing build tools are an error only in CI."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", nargs="?", choices=KINDS, default="strict")
    kind: str = parser.parse_args().kind
    try:
        module = build(kind)
    except CannotBuildError as error:
        print(error, f"The {kind} kernel was not built, because a build tool is missing, see above.", sep="\n")
        return int(os.environ.get("CI") == "true")
    except BuildError as error:
        print(error, f"The {kind} kernel does not compile, see above.", sep="\n")
        return 1
    print(f"The kernel compiles: {module.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
