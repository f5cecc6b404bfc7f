"""The reference has every public name, and the check of links finds broken ones."""

import re
from ast import literal_eval
from pathlib import Path

import griffe
import pytest

import mamlaka
from mamlaka import authoring, drawing, environments, search
from mamlaka.registry import find_game, game_names
from tools.docs import OUTSIDE, broken_links, with_links

ROOT = Path(__file__).resolve().parents[1]
REFERENCE = ROOT / "docs" / "reference"
PUBLIC = {
    "mamlaka": mamlaka.__all__,
    "mamlaka.authoring": authoring.__all__,
    "mamlaka.search": search.__all__,
    "mamlaka.environments": environments.__all__,
    "mamlaka.drawing": drawing.__all__,
}
PAGES = {
    "mamlaka": "library.md",
    "mamlaka.authoring": "authoring.md",
    "mamlaka.search": "search.md",
    "mamlaka.environments": "environments.md",
    "mamlaka.drawing": "drawing.md",
}


@pytest.mark.parametrize("module", PUBLIC)
def test_the_reference_has_every_public_name(module: str) -> None:
    """A name stands on the page of its module: described there, or with a link to where `mamlaka` describes it."""
    text = (REFERENCE / PAGES[module]).read_text(encoding="utf-8")
    described = re.findall(rf"^::: {re.escape(module)}\.(\w+)$", text, re.MULTILINE)
    linked = re.findall(r"\[`(\w+)`\]\(library\.md#mamlaka\.(\w+)\)", text)

    assert sorted(PUBLIC[module]) == sorted([*described, *(name for name, _ in linked)])
    assert all(name == target and name in mamlaka.__all__ for name, target in linked)


def test_every_contract_has_an_entry() -> None:
    """If the contract of a game changes from deal to deal, the page of contracts explains each."""
    text = (ROOT / "docs" / "games" / "contracts.md").read_text(encoding="utf-8")
    for name in game_names():
        specs, (_, _, entries) = find_game(name).specs, text.partition(f"]({name}.md)\n")
        if len(specs) > 1 and all(spec.name for spec in specs):
            found = re.findall(r"In commands and records: `(\w+)`", entries.partition("\n## ")[0])

            assert [spec.name for spec in specs] == found, name


@pytest.mark.parametrize("module", ["games.oneonta.environment", "environments.openspiel"])
def test_the_reference_has_every_name_of_an_interface(module: str) -> None:
    """The interfaces that need other packages, or register something, are modules of their own."""
    source = ROOT.joinpath("src", "mamlaka", *module.split(".")).with_suffix(".py").read_text(encoding="utf-8")
    exported = re.search(r"^__all__ = (\[.*?\])$", source, re.MULTILINE | re.DOTALL)
    text = (REFERENCE / "environments.md").read_text(encoding="utf-8")

    assert exported
    assert sorted(literal_eval(exported[1])) == sorted(
        re.findall(rf"^::: mamlaka\.{re.escape(module)}\.(\w+)$", text, re.MULTILINE)
    )


@pytest.mark.slow
def test_every_public_name_has_a_docstring() -> None:
    """Constants and aliases have one below them, where only a reader of the source finds it."""
    package = griffe.load("mamlaka", search_paths=[str(ROOT / "src")])
    modules = {"mamlaka": "_library", **{name: name.rpartition(".")[2] for name in PUBLIC if name != "mamlaka"}}
    missing = [
        f"{module}.{name}"
        for module, names in PUBLIC.items()
        for name in names
        if not package[modules[module]][name].has_docstring
    ]

    assert [] == missing


def test_every_document_is_in_the_navigation() -> None:
    """The menu of the site leads to each of them; the list of decisions leads to the decisions."""
    menu = (ROOT / "zensical.toml").read_text(encoding="utf-8")
    documents = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    in_menu = set(re.findall(r'= "([\w/-]+\.md)"', menu))

    assert {path for path in documents if not re.match(r"decisions/\d", path)} == in_menu - set(OUTSIDE.values())


def test_broken_links_are_found(tmp_path: Path) -> None:
    """The check names missing files and anchors, and addresses that work only at the root of a server."""
    (tmp_path / "games").mkdir()
    (tmp_path / "index.html").write_text('<h1 id="top"></h1><a href="games/trex.html#score"></a><a href="#top"></a>')
    (tmp_path / "games" / "trex.html").write_text(
        '<h2 id="score"></h2><a href=".."></a><a href="../none.html"></a><img src="none.png"><a href="#none"></a>'
        '<a href="/games"></a><a href="https://example.org/none"></a>'
    )

    assert [
        "games/trex.html: ../none.html does not exist",
        "games/trex.html: none.png does not exist",
        "games/trex.html: #none has no such anchor",
        "games/trex.html: /games works only at the root of a server",
    ] == broken_links(tmp_path)


def test_links_lead_to_the_places_of_the_site() -> None:
    """A link to a document outside docs/ leads to its page, and one to another file to a copy of it."""
    text = (
        "[a](../README.md#quick-start) [b](../tests/plugin/pyproject.toml) [c](games/trex.md) [d](https://example.org)"
    )
    changed, files = with_links(Path("docs/arena.md"), text)

    assert (
        "[a](index.md#quick-start) [b](source/tests/plugin/pyproject.toml) [c](games/trex.md) [d](https://example.org)"
    ) == changed
    assert {"README.md", "tests/plugin/pyproject.toml", "docs/games/trex.md"} == {path.as_posix() for path in files}
