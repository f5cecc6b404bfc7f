"""The public names exist and are documented, and authors of plugins need no others."""

import ast
import importlib
import inspect
import re
from pathlib import Path
from typing import get_args

import pytest

import mamlaka as mk
from mamlaka import _library, authoring, search
from mamlaka.parts import Part

ROOT = Path(__file__).resolve().parents[2]
MODULES = (_library, authoring, search)
CHECKS = {"FairShuffler", "Setup", "Table", "find_bot", "check_bot", "check_game", "Rng"}
"""The names that tests and documents of plugins take from `mamlaka` itself."""


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_all_public_names_exist_and_are_documented(module: object) -> None:
    """Every name is listed once, and every object that can have a docstring has one."""
    names = module.__all__  # type: ignore[attr-defined]

    assert len(names) == len(set(names))
    for name in names:
        value = getattr(module, name)
        if inspect.isclass(value) or inspect.isfunction(value):
            assert value.__doc__, name


def test_the_library_lists_its_names() -> None:
    """`dir(mamlaka)` and `__all__` are the names of the library."""
    assert {*_library.__all__, "__version__"} == set(dir(mk))
    assert mk.__all__ == _library.__all__
    assert set(search.__all__) == set(dir(search))
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = mk.nonsense


def test_the_search_has_the_same_objects_as_the_library() -> None:
    """`mamlaka.search` loads exactly its public names, and shares objects with `mamlaka` and `mamlaka.authoring`."""
    assert set(search.__all__) == set(search.MODULE_OF)
    for module in (_library, authoring):
        for name in set(search.__all__).intersection(module.__all__):
            assert getattr(search, name) is getattr(module, name), name
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = search.nonsense


def imported(source: str) -> set[str]:
    """Return the names that a program imports from the modules of the library."""
    return {
        alias.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("mamlaka")
        for alias in node.names
    }


def test_a_whole_game_needs_no_names_but_those_for_authors() -> None:
    """The game of another package, and the one in the document, import nothing else."""
    game = (ROOT / "tests" / "plugin" / "majlis" / "__init__.py").read_text(encoding="utf-8")
    document = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", document, re.MULTILINE | re.DOTALL)
    names = imported(game).union(*map(imported, blocks))

    assert names - CHECKS <= set(authoring.__all__)


def test_our_own_games_need_no_names_but_those_for_authors() -> None:
    """What the rules of installed games import from shared modules is in `mamlaka.authoring`, as the same object."""
    folder = ROOT / "src" / "mamlaka" / "games"
    used = {
        (str(node.module), alias.name): path.relative_to(folder)
        for path in folder.glob("*/**/*.py")
        if path.relative_to(folder).parts[1].removesuffix(".py") not in get_args(Part)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
        and str(node.module).startswith("mamlaka")
        and not str(node.module).startswith("mamlaka.games.")
        for alias in node.names
    }
    missing = {
        name: path
        for name, path in used.items()
        if name[1] not in authoring.__all__
        or getattr(authoring, name[1]) is not getattr(importlib.import_module(name[0]), name[1])
    }

    assert len(used) > 50
    assert missing == {}


@pytest.mark.parametrize("name", mk.game_names())
def test_objects_have_short_reprs(name: str) -> None:
    """Tables, views, records and their parts have a repr of one line."""
    table = mk.Table(name, seed=1, bots="random")
    for _ in range(20):
        table.play_next_bot()
    record = table.record()
    decision = mk.Replay(record).decisions[0]
    for value in (
        table,
        table.view(0),
        record,
        decision.view,
        decision.view.legal,
        decision.action,
        decision.view.hand,
    ):
        assert len(repr(value)) < 400, type(value)
        assert "\n" not in repr(value)
