"""The code in README and docs runs."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from sybil.document import Document
from sybil.parsers.markdown import PythonCodeBlockParser

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_the_python_of_a_document_runs(path: Path) -> None:
    """All Python blocks of a document run, one after the other, in one namespace."""
    document = Document.parse(str(path), PythonCodeBlockParser())
    for example in document.examples():
        example.evaluate()


def test_the_commands_of_the_readme_run(tmp_path: Path) -> None:
    """Every command that the README shows does what it says, in the order shown."""
    commands = re.findall(r"^\$ mamlaka (.+)$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    environment = {**os.environ, "MAMLAKA_HOME": str(tmp_path)}

    assert len(commands) >= 4
    for command in commands:
        words = [sys.executable, "-m", "mamlaka", *command.split()]
        done = subprocess.run(words, cwd=tmp_path, env=environment, stdin=subprocess.DEVNULL, check=False)
        assert 0 == done.returncode, command


def test_every_link_of_a_document_leads_somewhere() -> None:
    """Links between the documents name files that exist."""
    for path in DOCUMENTS:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[\w-]*)?\)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), f"{path.name} links to {target}"
