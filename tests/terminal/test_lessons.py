"""The lessons of the games in the terminal."""

from functools import cache
from pathlib import Path

import pytest
from rich.cells import cell_len

from mamlaka.match import Setup
from mamlaka.messages import languages
from mamlaka.registry import find_game, game_names
from mamlaka.terminal.learn import lesson_lines
from mamlaka.terminal.style import MINUS, Style
from mamlaka.texts import Texts
from tests.cli.running import BAD_USAGE, SUCCESS, run

WIDTHS = (20, *(pytest.param(width, marks=pytest.mark.slow) for width in (40, 80, 200)))
WIDEST = 80

texts = cache(Texts)


def lines_of(name: str, language: str, width: int, *, plain: bool = False) -> list[str]:
    """Return the lines of a lesson."""
    game = Setup(find_game(name)).start().game
    return [line.plain for line in lesson_lines(game.lesson(), Style(game, 0, texts(language), plain, width))]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.slow
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    """This holds in all games and languages; a wide terminal gets lines that can be read."""
    for name in game_names():
        for language in languages():
            lines = lines_of(name, language, width)

            assert lines
            assert [] == [line for line in lines if cell_len(line) > min(width, WIDEST)]


def test_every_word_is_in_a_narrow_terminal_too() -> None:
    """The lines break at other places, and nothing else changes."""
    narrow, wide = (" ".join(lines_of("trex", "en", width)).split() for width in (40, 80))

    assert narrow == wide


def test_a_contract_is_shown_with_its_points() -> None:
    """The points stand before what they are for."""
    lines = lines_of("trex", "en", 80)
    start = lines.index("Queens")
    rows = [line.strip() for line in lines[start + 2 : start + 4]]

    assert [f"{MINUS}25  Each of these cards: Q♠ Q♥ Q♦ Q♣", f"{MINUS}100  Whole deal"] == rows


def test_plain_lines_have_letters_for_suits() -> None:
    """No symbols, and no minus sign that only looks like one."""
    lines = lines_of("trex", "en", 80, plain=True)

    assert not {"♠", "♥", "♦", "♣", MINUS} & set("".join(lines))
    assert "  You: KC - takes the trick" in lines


def test_the_command_explains_a_game(tmp_path: Path) -> None:
    """`mamlaka learn` shows the points of a preset, in another language if asked."""
    done = run(tmp_path, "learn", "trex", "--preset", "old_scores", "--language", "ar", "--plain")

    assert (SUCCESS, "") == (done.returncode, done.stderr)
    assert texts("ar").format("contract-queens") in done.stdout.splitlines()
    assert "+25" in done.stdout


@pytest.mark.parametrize("words", [("chess",), ("trex", "--language", "xx"), ("trex", "--preset", "xx")])
def test_mistakes_are_named_in_one_line(tmp_path: Path, words: tuple[str, ...]) -> None:
    """An unknown game, language or preset ends the command."""
    done = run(tmp_path, "learn", *words)

    assert BAD_USAGE == done.returncode
    assert words[-1] in done.stderr
    assert 1 == len(done.stderr.splitlines())
