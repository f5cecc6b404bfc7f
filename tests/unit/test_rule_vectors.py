"""The sources of the rule vectors: each can be looked up."""

import re
from pathlib import Path

import pytest

from mamlaka import find_game
from tests.examples import FOLDER, read_vectors

DOCS = Path(__file__).parents[2] / "docs"
GAMES = {path.stem: path.stem.removeprefix("odds_") for path in sorted(FOLDER.glob("*.toml"))}
"""The files of vectors, and the games that they are about."""


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


@pytest.mark.parametrize("vectors", GAMES)
def test_the_sources_of_vectors_can_be_looked_up(vectors: str) -> None:
    """A vector cites a place on the page of its game that exists."""
    places = places_of(GAMES[vectors])
    sources = {row["source"] for rows in read_vectors(vectors).values() for row in rows}
    cited = {
        f"Options: {name}" if kind == "Options" and names else source
        for source in sources
        for kind, _, names in [source.partition(": ")]
        for name in re.sub(r"=.*", "", names).split(", ")
    }

    assert cited <= places
