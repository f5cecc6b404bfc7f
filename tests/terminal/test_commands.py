"""Commands at the prompt: keys and words, in all languages, beside the answers of a game."""

import io

import pytest
from rich.console import Console

from mamlaka.bots.random import RandomBot
from mamlaka.errors import ParseError
from mamlaka.messages import languages
from mamlaka.registry import game_names
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.terminal.commands import KEYS, command_names, find_command, is_no
from mamlaka.terminal.person import PersonAtTable
from mamlaka.terminal.prompt import parse_answer
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts


def no_answer(words: str) -> None:
    """Refuse every answer."""
    raise ParseError(words)


@pytest.mark.parametrize("language", languages())
def test_a_command_is_understood_by_its_key_and_its_names(language: str) -> None:
    """The key, the English word and that of the language mean the same, with and without a mark, in capitals, too."""
    for command, name in zip(KEYS, command_names(KEYS, language), strict=True):
        for words in (KEYS[command], command, name, name.upper(), f"/{name}", f": {command}", f" :{KEYS[command]}"):
            assert (command, "") == find_command(words, KEYS, language, no_answer), words


@pytest.mark.parametrize(
    "words,command", [("\uff1f", "hint"), ("\uff0fquit", "quit"), ("ヒント", "hint"), ("やめる", "quit")]
)
def test_wide_letters_are_understood(words: str, command: str) -> None:
    """Japanese keyboards type signs and letters of double width."""
    assert (command, "") == find_command(words, KEYS, "ja", no_answer)


@pytest.mark.parametrize("words", ["! too high", "report too high", "/report too high", "melden too high"])
def test_a_report_has_a_comment(words: str) -> None:
    """The words after the command are the comment."""
    assert ("report", "too high") == find_command(words, KEYS, "de", no_answer)


def test_a_word_that_is_an_answer_stays_the_answer() -> None:
    """In Skat `hand` is an announcement; with a mark it shows the hand."""
    table = Table("skat", seats=3, seed=1)
    for words in ("bid 18", "pass", "pass"):
        table.play(words)
    view = table.view(table.waiting_for[0])
    style = Style(view.state.game, view.seat or 0, Texts())

    assert find_command("hand", KEYS, "en", lambda words: parse_answer(words, view, style)) is None
    assert ("hand", "") == find_command("/hand", KEYS, "en", lambda words: parse_answer(words, view, style))


@pytest.mark.parametrize("game", game_names())
def test_no_key_is_an_answer(game: str) -> None:
    """In a match of bots no key of a command has a meaning in the game."""
    table = Table(game, seed=1, bots="random")
    while table.waiting_for and len(table.log) < 60:
        view = table.view(table.waiting_for[0])
        style = Style(view.state.game, table.waiting_for[0], Texts())
        for key in KEYS.values():
            with pytest.raises(ParseError):
                parse_answer(key, view, style)
        table.play_next_bot()


def test_words_are_obeyed_at_the_table() -> None:
    """`help` and `hint` answer, the question stays, and `quit` leaves."""
    table, screen = Table("hearts", pass_cards=False, seed=1), io.StringIO()
    table.bots = {seat: RandomBot(Rng(seat)) for seat in range(1, 4)}
    console, answers = Console(file=screen, width=80, highlight=False), iter(["/help", "hint", ":rules", "QUIT"])
    person = PersonAtTable(table, Style(table.state.game, 0, Texts()), console, lambda _: next(answers))

    assert not person.play(lambda: None)
    assert "Words work too, also with / or : before them: quit, sheet, last, deal, " in screen.getvalue()
    assert "No answer" not in screen.getvalue()
    assert not [*answers]


@pytest.mark.parametrize("language,word", [("en", "no"), ("de", "nein"), ("ja", "いいえ"), ("ar", "لا"), ("ar", "n")])
def test_no_is_understood(language: str, word: str) -> None:
    """In the language of the person and in English; an empty answer is yes."""
    assert is_no(word, Texts(language))
    assert not is_no("", Texts(language))
