"""Generate src/mamlaka/_kernel.pyi: type stubs of the compiled kernel, for type checkers and editors.

Usage: python tools/make_kernel_stub.py [--check]

The stubs are generated from the installed kernel. If there is none, nothing is compared; in CI that is an error.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

from mamlaka.search.kernel import reason_of_absence

PATH = Path(__file__).resolve().parents[1] / "src" / "mamlaka" / "_kernel.pyi"
HEAD = "# Made by tools/make_kernel_stub.py from the compiled kernel: change kernel/bind.cpp, not this.\n"
NUMPY = r"^import numpy\nfrom numpy\.typing import NDArray$"


def stub() -> str:
    """Return the text of the file."""
    from nanobind.stubgen import StubGen  # noqa: PLC0415  (useful only with a kernel)

    from mamlaka import _kernel  # noqa: PLC0415  (the same)

    generator = StubGen(_kernel, include_docstrings=False)
    generator.put(_kernel)
    text = generator.get()
    # Any buffer of that item type is accepted, so the stubs don't need NumPy.
    text = re.sub(NUMPY, "from typing_extensions import Buffer", text, flags=re.MULTILINE)
    text = re.sub(r"NDArray\[numpy\.\w+\]", "Buffer", text)
    for words in (["check", "--fix-only", "--select=I,UP"], ["format"]):
        text = subprocess.run(
            [sys.executable, "-m", "ruff", *words, "--quiet", f"--stdin-filename={PATH}", "-"],
            input=text,
            check=True,
            text=True,
            encoding="utf-8",
            stdout=subprocess.PIPE,
        ).stdout
    return HEAD + "\n" + text


def main() -> int:
    """Write the file, or with `--check` return 1 if it is stale."""
    if why := reason_of_absence():
        print(f"{PATH.name} is not checked: {why}.", file=sys.stderr)
        return int(os.environ.get("CI") == "true")
    if "--check" in sys.argv[1:]:
        return int(stub() != PATH.read_text(encoding="utf-8"))
    PATH.write_text(stub(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
