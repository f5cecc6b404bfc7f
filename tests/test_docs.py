"""The code in README and docs runs."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from sybil.document import Document
from sybil.parsers.markdown import PythonCodeBlockParser

from mamlaka import registry
from tests.cli.running import SUCCESS, run, run_alone
from tests.needs import missing

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FIRST = {"README.md", "adding-a-game.md", "library.md"}
"""The documents whose Python `make test` runs, too."""
WITH_PYTHON = [
    pytest.param(path, marks=[pytest.mark.slow] if path.name not in FIRST else [])
    for path in DOCUMENTS
    if "```python" in path.read_text(encoding="utf-8")
]

SYSTEMD = shutil.which("systemd-analyze") or ""
"""The program that checks units; empty: it is not installed."""
PUBLIC_MODULES = {
    "mamlaka",
    "mamlaka.authoring",
    "mamlaka.search",
    "mamlaka.drawing",
    "mamlaka.environments",
    "mamlaka.games.oneonta.environment",  # its import registers an environment
    "mamlaka.environments.openspiel",  # its import registers a game
}


@pytest.mark.parametrize("path", WITH_PYTHON, ids=lambda path: path.name)
def test_the_python_of_a_document_runs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All Python blocks of a document run, one after the other, in one namespace."""
    monkeypatch.setattr(registry, "REGISTERED", {})  # a game that a document registers is not for other tests
    document = Document.parse(str(path), PythonCodeBlockParser())
    for example in document.examples():
        example.evaluate()


def test_documents_import_public_names_only() -> None:
    """Readers may use what the public modules promise; other modules may change."""
    for path in DOCUMENTS:
        modules = re.findall(r"^(?:from|import) (mamlaka[\w.]*)", path.read_text(encoding="utf-8"), re.MULTILINE)

        assert set(modules) <= PUBLIC_MODULES, path


@pytest.mark.slow
def test_the_units_of_systemd_are_valid(tmp_path: Path) -> None:
    """All their lines are known, and the service has few rights beyond what it needs."""
    if not SYSTEMD:
        missing("systemd-analyze is not installed: it is in the package systemd")
    text = (
        (ROOT / "docs" / "operating.md").read_text(encoding="utf-8").replace("/opt/mamlaka/bin/mamlaka", sys.executable)
    )
    units = dict(re.findall(r"```ini\n# /etc/systemd/system/(\S+)\n(.*?)```", text, re.DOTALL))
    for name, unit in units.items():
        (tmp_path / name).write_text(unit, encoding="utf-8")
    paths = [str(tmp_path / name) for name in units]
    check = [SYSTEMD, "security", "--offline=true", "--threshold=20", str(tmp_path / "mamlaka.service")]
    verified = subprocess.run([SYSTEMD, "verify", *paths], capture_output=True, text=True, check=False)
    checked = subprocess.run(check, capture_output=True, text=True, check=False)

    assert ["mamlaka.socket", "mamlaka.service"] == list(units)
    assert (0, "") == (verified.returncode, verified.stderr)
    assert 0 == checked.returncode, checked.stdout
    assert "UMask=0077" in units["mamlaka.service"]


def test_the_screens_fit_into_a_small_terminal() -> None:
    """Every screen in the document about the terminal has at most 24 lines of at most 80 columns."""
    screens = re.findall(
        r"^```text \w+\n(.*?)^```$", (ROOT / "docs" / "terminal.md").read_text("utf-8"), re.MULTILINE | re.DOTALL
    )

    assert len(screens) >= 10
    assert all(len(screen.splitlines()) <= 24 for screen in screens)
    assert all(len(line) <= 80 for screen in screens for line in screen.splitlines())


@pytest.mark.slow
def test_the_commands_of_the_documents_run(tmp_path: Path) -> None:
    """Every command succeeds, in the order shown, with the files shown; one that was shown before has run already."""
    done = set[str]()
    for name in ("README.md", "docs/commands.md", "docs/duplicate.md"):
        document = (ROOT / name).read_text(encoding="utf-8")
        for file, text in re.findall(r"^```text (\S+)\n(.*?)^```$", document, re.MULTILINE | re.DOTALL):
            (tmp_path / file).write_text(text, encoding="utf-8")
        commands = re.findall(r"^\$ mamlaka (.+)$", document, re.MULTILINE)

        assert len(commands) >= 4
        for command in commands:
            if command not in done:
                check_command(tmp_path, command)
            done.add(command)


def check_command(folder: Path, command: str) -> None:
    """Check that a command succeeds; those that start processes themselves need one of their own."""
    start = run_alone if command.startswith(("simulate", "arena", "tournament play")) else run
    done = start(folder, *shlex.split(command))
    assert SUCCESS == done.returncode, f"{command}: {done.stderr}"


def anchors_of(path: Path) -> set[str]:
    """Return the anchors of the headings of a document."""
    headings = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


def test_every_link_of_a_document_has_a_target() -> None:
    """Links between the documents name files and headings that exist."""
    for path in DOCUMENTS:
        text = path.read_text(encoding="utf-8")
        for name, anchor in re.findall(r"\]\((?!\w+:)([^)#\s]*)(?:#([\w-]*))?\)", text):
            target = path.parent / name if name else path

            assert target.exists(), f"{path.name} links to {name}"
            assert not anchor or anchor in anchors_of(target), f"{path.name} links to {name}#{anchor}"


def test_every_module_of_the_server_is_listed() -> None:
    """The page about the inside of the server names each of its modules, and no other."""
    server = ROOT / "src" / "mamlaka" / "server"
    rooms = [server, *(server / name for name in ("cluster", "http", "tables", "accounts", "database"))]
    modules = {path.stem for folder in rooms for path in folder.glob("[a-z]*.py")}
    tables = re.findall(r"^\| (`.+?) \|", (ROOT / "docs" / "server.md").read_text(encoding="utf-8"), re.MULTILINE)

    assert modules == {name for row in tables for name in re.findall(r"\w+", row)}


def test_every_file_that_a_document_names_exists() -> None:
    """Python and C++ files in the text of a document exist. A path may begin at any folder; NAME is any game."""
    folders = [ROOT / name for name in ("src", "tests", "tools", "bench", "kernel", "examples")]
    files = [f"/{path.as_posix()}" for folder in folders for path in folder.rglob("*")]
    for path in DOCUMENTS:
        for name in re.findall(r"`([\w/]+\.(?:py|hpp|cpp|c))`", path.read_text(encoding="utf-8")):
            named = re.compile(rf"/{re.escape(name).replace('NAME', '[a-z_]+')}$")
            assert any(map(named.search, files)), f"{path.name} names {name}"
