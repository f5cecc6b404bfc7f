"""The sources of the rule vectors: each can be looked up."""

import re
from pathlib import Path

import pytest

from mamlaka import find_game
from tests.examples import FOLDER, read_vectors

DOCS = Path(__file__).parents[2] / "docs"
FILES = [(path.parent.name, path.stem) for kind in ("rules", "odds") for path in sorted(FOLDER.glob(f"*/{kind}.toml"))]
"""The games and files of vectors."""


def places_of(game: str) -> set[str]:
    """Return what a vector may cite: pages, and on the page of the game sections, options and the points of rulings."""
    page = (DOCS / "games" / f"{game}.md").read_text(encoding="utf-8")
    rulings = page.partition("## Rulings")[2].partition("\n## ")[0]
    points = re.findall(r"^\| (.+?) \|", rulings, re.MULTILINE)
    options = [row.name for row in find_game(game).options_type.describe()]
    return {
        *(f"docs/{path.name}" for path in DOCS.glob("*.md")),
        *re.findall(r"^## (.+)$", page, re.MULTILINE),
        *(f"Options: {option}" for option in options),
        *(f"Rulings: {point}" for point in points),
    }


@pytest.mark.parametrize("game,kind", FILES)
def test_the_sources_of_vectors_can_be_looked_up(game: str, kind: str) -> None:
    """A vector cites a place on the page of its game that exists."""
    places = places_of(game)
    sources = {row["source"] for rows in read_vectors(game, kind).values() for row in rows}
    cited = {
        f"Options: {name}" if kind == "Options" and names else source
        for source in sources
        for kind, _, names in [source.partition(": ")]
        for name in re.sub(r"=.*", "", names).split(", ")
    }

    assert cited <= places
