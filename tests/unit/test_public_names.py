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
ASKED_BY_BOTS = {"DummyLeads", "PilePlay"}
"""Kinds of play of one game that `bots` and `search` know by their class."""


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


def test_what_two_of_our_games_need_is_for_authors() -> None:
    """What the rules of two games import from a shared module is in `mamlaka.authoring`, as the same object."""
    folder = ROOT / "src" / "mamlaka" / "games"
    users: dict[tuple[str, str], set[str]] = {}
    for path in folder.glob("*/**/*.py"):
        game, room = path.relative_to(folder).parts[:2]
        if room.removesuffix(".py") in get_args(Part):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            module = str(node.module) if isinstance(node, ast.ImportFrom) else ""
            if isinstance(node, ast.ImportFrom) and re.match(r"mamlaka\b(?!\.games\.)", module):
                for alias in node.names:
                    users.setdefault((module, alias.name), set()).add(game)
    missing = {
        name: games
        for name, games in users.items()
        if len(games) > 1
        and (
            name[1] not in authoring.__all__
            or getattr(authoring, name[1]) is not getattr(importlib.import_module(name[0]), name[1])
        )
    }

    assert len(users) > 50
    assert missing == {}


def test_kinds_of_play_and_deal_rules_for_authors_serve_two_games() -> None:
    """Others are in the folder of their game. Phases count as users, too: they derive from each other."""
    package = ROOT / "src" / "mamlaka"
    kinds = {
        name
        for name in authoring.__all__
        if inspect.isclass(value := getattr(authoring, name))
        and issubclass(value, authoring.Phase | authoring.DealRule)
    }
    users: dict[str, set[str]] = {name: set() for name in kinds}
    rooms = (*package.glob("games/*/**/*.py"), *package.glob("phases/[a-z]*.py"), *package.glob("deal_rules.py"))
    for path in (*rooms, *(ROOT / "tests" / "plugin" / "majlis").glob("*.py")):
        game = path.relative_to(package / "games").parts[0] if "games" in path.parts else path.stem
        used = {node.id for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Name)}
        for name in kinds & used:
            users[name].add(game)

    assert len(kinds) > 20
    assert {name for name, games in users.items() if len(games) < 2} <= ASKED_BY_BOTS


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
