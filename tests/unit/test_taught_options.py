"""Lessons say what the options of a table change."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations
from pathlib import Path

import pytest

from mamlaka.display import Message
from mamlaka.errors import InvalidSetup
from mamlaka.game import Game
from mamlaka.lesson import Lesson, Picture, ScoringTable, sentences_of
from mamlaka.match import Setup
from mamlaka.messages import languages
from mamlaka.options import OptionRow
from mamlaka.registry import find_game, game_names
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts
from tests.strategies import LISTS

FOLDER = Path(__file__).parents[1] / "games"
"""For each game, the options that its lesson leaves out, with the reasons."""

texts = cache(Texts)
Setting = tuple[str, str]
SENTENCES: dict[str, str] = {}
"""The texts of sentences that have been formatted before."""


def untaught(name: str) -> dict[str, str]:
    """Return the options that the lesson of a game leaves out, with the reasons."""
    path = FOLDER / name / "untaught_options.json"
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}


def values_of(row: OptionRow) -> tuple[str, ...]:
    """Return all words of an option, and the lowest, the highest and a middle number."""
    match row.kind:
        case "number":
            *empty, low, high = row.values
            return (*empty, low, str((int(low) + int(high)) // 2), high)
        case "subset":
            return ("none", *row.values, ",".join(row.values))
        case "ordered":
            return tuple(",".join(reversed(words)) for words in LISTS[row.name])
        case "cycle":
            return (*row.values, ",".join(row.values))
    return row.values


@cache
def rules(name: str, preset: str, *changes: Setting) -> Game | None:
    """Return the rules of a game; None: the options contradict each other."""
    kind = find_game(name)
    try:
        return Setup(kind, kind.options_type.parse(dict(changes), preset)).start().game
    except InvalidSetup:
        return None


@cache
def shown(name: str, preset: str, changes: tuple[Setting, ...], language: str) -> tuple[object, ...]:
    """Return what a lesson shows: its sentences, points, and pictures, without the ids of messages."""
    game, lesson = taught(name, preset, changes)
    return (*_texts(game, lesson, language), *_figures(game, lesson, language))


@cache
def taught(name: str, preset: str, changes: tuple[Setting, ...]) -> tuple[Game, Lesson]:
    """Return the rules of a game with their lesson."""
    game = rules(name, preset, *changes)
    assert game is not None
    return game, game.lesson()


def _texts(game: Game, lesson: Lesson, language: str) -> Iterator[str]:
    for sentence in sentences_of(lesson):
        yield _sentence(game, sentence, language)


def _sentence(game: Game, sentence: Message, language: str) -> str:
    key = f"{sentence} {language} {game.name} {game.faces}"
    if key not in SENTENCES:
        SENTENCES[key] = Style(game, 0, texts(language)).message(sentence, in_words=True)
    return SENTENCES[key]


def _figures(game: Game, lesson: Lesson, language: str) -> Iterator[object]:
    style = Style(game, 0, texts(language))
    for block in chain.from_iterable(page.blocks for page in lesson.pages):
        if isinstance(block, ScoringTable):
            yield block.contract, [(row.cards, row.points) for row in block.rows], block.total
        if isinstance(block, Picture):
            seats = [style.seat_name(card.seat) for card in block.trick if card.seat is not None]
            yield seats, block.trick, block.layout, block.hand, block.points


def starts(name: str) -> Iterator[tuple[str, tuple[Setting, ...]]]:
    """Yield what an option is changed from: the defaults, the presets, and any other option changed."""
    kind = find_game(name).options_type
    yield from ((preset, ()) for preset in ("", *kind.presets))
    yield from (("", ((row.name, value),)) for row in kind.describe() for value in values_of(row))


def is_silent(name: str, row: OptionRow, language: str) -> bool:
    """Return whether a lesson is the same for two values of an option, whatever the other options are."""
    pairs = set(combinations(values_of(row), 2))
    allowed = set()
    for preset, others in starts(name):
        if not pairs:
            break
        for pair in sorted(pairs):
            first, second = (rules(name, preset, *others, (row.name, value)) for value in pair)
            if first is None or second is None or first.options == second.options:
                continue
            allowed.add(pair)
            one, other = (shown(name, preset, (*others, (row.name, value)), language) for value in pair)
            if one != other:
                pairs.discard(pair)
    return bool(pairs & allowed)


@pytest.mark.parametrize("name", game_names())
def test_every_option_changes_the_lesson(name: str) -> None:
    """Each value of an option has a lesson of its own in every language, but for options listed with a reason."""
    silent = {
        row.name
        for row in find_game(name).options_type.describe()
        if any(is_silent(name, row, language) for language in sorted(languages(), key="en".__ne__))
    }

    assert sorted(untaught(name)) == sorted(silent)
