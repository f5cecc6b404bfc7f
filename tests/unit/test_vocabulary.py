"""The modules that all games share name no game and no word of one: they show what a game says about itself."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import mamlaka
from mamlaka.bots.random import RandomBot
from mamlaka.engine import turns
from mamlaka.events import Said
from mamlaka.fair import FairShuffler
from mamlaka.match import Setup
from mamlaka.registry import find_game, game_names
from mamlaka.rng import Rng
from mamlaka.table import Table

PACKAGE = Path(mamlaka.__file__).parent
PAGE = Path(__file__).resolve().parents[2] / "web" / "src"
SHARED = (
    *sorted((PACKAGE / "terminal").rglob("*.py")),
    *sorted((PACKAGE / "server").rglob("*.py")),
    *sorted((PACKAGE / "arena").rglob("*.py")),
    *(path for path in sorted((PACKAGE / "coach").glob("*.py")) if path.name != "registry.py"),
    *sorted((PACKAGE / "search").glob("*.py")),
    *(path for path in sorted(PAGE.rglob("*")) if path.suffix in {".ts", ".svelte", ".css"}),
)
KERNEL = Path(__file__).resolve().parents[2] / "kernel"
NAMELESS = (
    *SHARED,
    *sorted((PACKAGE / "bots").glob("*.py")),
    *sorted((PACKAGE / "phases").glob("*.py")),
    *sorted(KERNEL.glob("*.?pp")),
    *sorted((KERNEL / "solver").glob("*.?pp")),
)
TESTS = re.compile(r"\.test\.ts$|/samples\.ts$")
"""Tests and their samples, which are about games."""
EXAMPLES = re.compile(r"^ *>>>.*$", re.MULTILINE)
GENERAL = {
    "play",
    "deal",
    "draw",
    "dealer",
    "passed",
    "pass",
    "tricks",
    "layout",
    "together",
    "line",
    "place",
    "follow",
    "open",
    "winner",
    "cards",
    "show",
    "hearts",
    "spades",
    "diamonds",
    "clubs",
    "in",
    "out",
    "declare",
    "discard",
    "count",
    "hand",
    "take",
}
"""Words of the engine and of decks, which games use too."""
LONG = 300
"""The number of events of a match that is long enough to hear most words."""


def words_of(table: Table) -> Iterator[str]:
    """Yield the words of a game that a random match uses: of offers, announcements, results and displayed facts."""
    game = table.state.game
    yield game.name
    yield from (spec.name for spec in game.specs)
    table.bots = {seat: RandomBot(Rng(seat)) for seat in range(table.state.seats)}
    while not table.is_over and len(table.log) < LONG:
        for offer in chain.from_iterable(turn.offers for turn in turns(table.state)):
            yield offer.kind
            yield from ("+".join(offer.names)).split("+")
        display = game.display(table.state)
        badges, counters = ([fact.message for fact in facts] for facts in (display.badges, display.counters))
        messages = (*badges, *counters, *(mark.message for mark in display.card_marks))
        yield from (message.id.partition("-")[2] for message in messages)
        table.play_next_bot()
    yield from (event.kind for event in table.log if isinstance(event, Said))
    for result in table.state.results:
        yield from (result.contract, result.void, *(entry.reason for entry in result.entries))


@cache
def words() -> frozenset[str]:
    """Return the words of all games, as they are written in code and in ids of messages."""
    found = {
        word
        for name in game_names()
        for preset in ("", *find_game(name).options_type.presets)
        for word in words_of(Table(Setup(find_game(name), _options(name, preset)), FairShuffler(bytes(32))))
    }
    return frozenset({*found, *(word.replace("_", "-") for word in found)} - GENERAL - {""})


def _options(name: str, preset: str) -> dict[str, str]:
    options = find_game(name).options_type
    return dict(options.presets[preset].texts) if preset else {}


def literals(text: str) -> Iterator[str]:
    """Yield the words in quotes, and the ends of the ids of messages, as in `badge-knocker`."""
    for literal in re.findall(r"""["'`]([\w-]+)["'`]""", text):
        yield literal
        yield "" if literal.startswith("page-") else literal.partition("-")[2]


def texts_of(paths: tuple[Path, ...]) -> dict[str, str]:
    """Return the texts of modules by path, without tests and examples in docstrings."""
    return {
        path.as_posix(): EXAMPLES.sub("", path.read_text(encoding="utf-8"))
        for path in paths
        if not TESTS.search(path.as_posix())
    }


def test_no_shared_module_has_a_word_of_a_game() -> None:
    """No text in quotes is a word that a game says."""
    found = {path: sorted(set(literals(text)) & words()) for path, text in texts_of(SHARED).items()}

    assert {"knock", "trex", "slaps", "double", "blanket", "stake"} <= words()
    assert {} == {path: hits for path, hits in found.items() if hits}


def test_no_shared_module_names_a_game() -> None:
    """Not even a comment does, but for Hearts, whose name is a suit."""
    names = re.compile(rf"\b({'|'.join({*game_names()} - GENERAL)})\b", re.IGNORECASE)

    assert [] == [path for path, text in texts_of(NAMELESS).items() if names.search(text)]
