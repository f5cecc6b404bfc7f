"""A game is its folder: no other code names one, or it would have to be changed for the next."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mamlaka import registry
from mamlaka.errors import InvalidSetup
from mamlaka.registry import game_names

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "mamlaka"
PAGE = ROOT / "web" / "src"
SAMPLES = {"samples.ts"}
"""The files of the page with examples, for its tests."""
NAMES = re.compile(rf"(?<![a-z])(?:{'|'.join(name for name in game_names() if name != 'hearts')})(?![a-z])")
"""The names as whole words. Hearts is a suit, too."""


def words_of(path: Path) -> Iterator[str]:
    """Yield the identifiers and the strings of a module, and the modules that it imports; not its documentation."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documented = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in documented:
                yield text
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.alias(name=name):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.keyword(arg=str(name)):
                yield name
            case ast.ImportFrom(module=str(name)):
                yield name


def named(texts: Iterator[str]) -> list[str]:
    """Return the texts that name a game, in whatever case words are joined."""
    joined = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
    return [text for text in texts if NAMES.search(joined.sub("_", text).lower())]


@pytest.mark.parametrize("text", ["trex", "DaQiZi", "rules_of_skat", "mamlaka.games.loo", "play knockout_whist now"])
def test_a_name_is_found(text: str) -> None:
    """In any case, and among other words."""
    assert [text] == named(iter([text, "hearts", "sparse", "loom", "Barbura"]))


def test_no_module_outside_its_folder_names_a_game() -> None:
    """Neither in its name, nor in an import, an identifier or a string."""
    paths = [path for path in SOURCES.rglob("*.py") if SOURCES / "games" not in path.parents]
    found = {str(path.relative_to(SOURCES)): named(iter([path.stem, *words_of(path)])) for path in paths}

    assert {} == {path: names for path, names in found.items() if names}


def test_an_installation_without_a_main_game_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """The package names the game that is offered first; an older installation of a checkout did not."""
    monkeypatch.setattr(registry, "MAIN", "mamlaka.none")
    with pytest.raises(InvalidSetup, match="make install"):
        registry.main_game.__wrapped__()


def test_no_file_of_the_page_names_a_game() -> None:
    """Comments, tests and samples may."""
    found = {}
    for path in PAGE.rglob("*"):
        if path.suffix in {".ts", ".svelte"} and ".test." not in path.name and path.name not in SAMPLES:
            code = re.sub(r"/\*.*?\*/|//[^\n]*|<!--.*?-->", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
            found[str(path.relative_to(PAGE))] = named(iter([path.stem, *re.findall(r"[\w]+", code)]))

    assert {} == {path: names for path, names in found.items() if names}
