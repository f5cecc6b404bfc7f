"""Check the types of the Python in the documents, as their readers would: with mypy and with pyright.

    python -m tools.check_docs_types

The blocks of a document run one after the other in one namespace, so they become one module, in which each line keeps
its number. Both checkers use their defaults, and also look into functions without annotations. `typed_script.py` is
what a user of the library may write; it must pass their strict modes.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools import page

ROOT = Path(__file__).resolve().parents[1]
WORK = ROOT / "build" / "docs-types"
SCRIPT = ROOT / "tools" / "typed_script.py"
BLOCK = re.compile(r"^( *)```python\b[^\n]*\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
SETTINGS = {
    "include": ["."],
    "extraPaths": [str(ROOT / "src")],
    "typeCheckingMode": "standard",
    "pythonVersion": "3.11",
    "reportMissingModuleSource": False,
}
"""The settings of pyright."""


def module_of(text: str) -> str:
    """Return the Python blocks of a document as a module with the same numbers of lines; empty: it has none."""
    lines = [""] * text.count("\n")
    for block in BLOCK.finditer(text):
        first = text.count("\n", 0, block.start(2))
        for number, line in enumerate(block[2].splitlines(), start=first):
            lines[number] = line.removeprefix(block[1])
    return "\n".join(lines) + "\n" if any(lines) else ""


def stage() -> dict[str, str]:
    """Write the modules; return the document that each comes from, by the name of its file."""
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    origins = {SCRIPT.name: SCRIPT.relative_to(ROOT).as_posix()}
    for path in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))):
        if module := module_of(path.read_text(encoding="utf-8")):
            place = path.relative_to(ROOT)
            name = re.sub(r"\W", "_", place.with_suffix("").as_posix()) + ".py"
            origins[name] = place.as_posix()
            (WORK / name).write_text(module, encoding="utf-8")
    script = SCRIPT.read_text(encoding="utf-8")
    (WORK / SCRIPT.name).write_text(f"# pyright: strict\n{script}", encoding="utf-8")
    (WORK / "pyrightconfig.json").write_text(json.dumps(SETTINGS), encoding="utf-8")
    return origins


def faults(origins: dict[str, str], checker: str, *command: str | Path) -> str:
    """Run a checker; return its output with the documents in place of the modules, and nothing if there is no error."""
    done = subprocess.run(command, cwd=WORK, check=False, text=True, encoding="utf-8", capture_output=True)
    if not done.returncode:
        return ""
    output = f"{done.stdout}{done.stderr}".replace(f"{WORK}/", "")
    for name, document in origins.items():
        output = output.replace(name, document)
    return f"{checker}:\n{output}"


def main() -> None:
    """Check, and exit with the errors of both."""
    origins = stage()
    node = page.find_node() or page.fetch_node()
    page.install(node)
    settings = WORK / "mypy.ini"
    settings.write_text(
        "[mypy]\ncheck_untyped_defs = true\npython_version = 3.11\n"
        f"mypy_path = {ROOT / 'src'}\n[mypy-pettingzoo.*]\nignore_missing_imports = true\n",
        encoding="utf-8",
    )
    modules = sorted(name for name in origins if name != SCRIPT.name)
    mypy = (sys.executable, "-m", "mypy", "--config-file", settings)
    pyright = page.PACKAGES / "pyright" / "index.js"
    found = [
        faults(origins, "mypy", *mypy, *modules),
        faults(origins, "mypy --strict", *mypy, "--strict", SCRIPT.name),
        faults(origins, "pyright", node.program, pyright, "--pythonpath", sys.executable, "--project", WORK),
    ]
    if any(found):
        sys.exit("\n".join(filter(None, found)))
    print(f"The Python of {len(modules)} documents passes mypy and pyright.")


if __name__ == "__main__":
    main()
