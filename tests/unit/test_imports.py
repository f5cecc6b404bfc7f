"""The packages that importing the library loads."""

import subprocess
import sys

LOADED = """
import sys
from {} import *
print(*{{name.partition(".")[0] for name in sys.modules}} - sys.stdlib_module_names)
"""


def packages_of(module: str) -> set[str]:
    """Return the third-party packages that a fresh Python has loaded after importing everything from a module."""
    done = subprocess.run([sys.executable, "-c", LOADED.format(module)], check=True, text=True, stdout=subprocess.PIPE)
    return set(done.stdout.split())


def test_the_library_loads_no_package_but_msgspec() -> None:
    """The public names need msgspec and its dependencies, and nothing else from outside the standard library."""
    assert packages_of("msgspec") | {"mamlaka"} == packages_of("mamlaka")
