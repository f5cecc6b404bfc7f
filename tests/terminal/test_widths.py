"""Terminals of any width: no line is wider, words are not split, and the width may change."""

import io
import os
import re
import select
import struct
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from mamlaka.bots.random import RandomBot
from mamlaka.fair import FairShuffler
from mamlaka.match import Setup
from mamlaka.messages import languages
from mamlaka.notation import format_action
from mamlaka.registry import find_game, game_names
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.terminal.person import PersonAtTable
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts

pytestmark = pytest.mark.slow

WIDTHS = (20, 40, 60, 79)
QUESTIONS = 6
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


texts = cache(Texts)


def screen_of(game: str, language: str, width: int) -> str:
    """Return the screen of the first turns of a match, with every command entered."""
    table = Table(Setup(find_game(game)), FairShuffler(bytes(32)))
    table.bots = {seat: RandomBot(Rng(seat)) for seat in range(1, table.state.seats)}
    console = Console(file=io.StringIO(), width=width, highlight=False)
    asked = iter(range(QUESTIONS))
    commands = iter(["s", "l", "d", "h", "r", "help"])

    def ask(_: str) -> str:
        if next(asked, None) is None:
            return next(commands, "q")
        return format_action(table.view(0).legal[0], table.state.game.deck)

    PersonAtTable(table, Style(table.state.game, 0, texts(language)), console, ask).play(lambda: None)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("width", [20, 60, *(pytest.param(width, marks=pytest.mark.long) for width in (40, 79))])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    """This holds in all games and languages, for every command."""
    for game in game_names():
        for language in languages():
            lines = screen_of(game, language, width).splitlines()

            assert [] == [line for line in lines if cell_len(line.rstrip()) > width]


def test_narrow_terminals_get_words_for_drawings() -> None:
    """Below 80 columns the table and the score sheet are lines of words; from 80 columns on they are drawn."""
    wide, narrow = (screen_of("trex", "en", width) for width in (80, 79))

    assert "\nKingdom 1:" in wide
    assert "\n                                     You" in wide
    assert "\n                                     You" not in narrow
    assert "\nTotal: You " in narrow
    assert re.search(r"\nAcross( ♔)?, \d+ cards", narrow)


@pytest.mark.parametrize("width", WIDTHS)
def test_words_are_not_split(width: int) -> None:
    """Lines break between two words."""
    words = set(screen_of("trex", "en", 79).split())
    if width >= max(map(len, words)):
        assert words == set(screen_of("trex", "en", width).split())


def resize(terminal: int, columns: int) -> None:
    """Set the width of a pseudo-terminal and notify the program in it."""
    import fcntl  # noqa: PLC0415  # not on Windows
    import termios  # noqa: PLC0415

    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))


def read_until(terminal: int, end: str) -> str:
    """Return the output of a program up to the given text."""
    text, deadline = b"", time.monotonic() + 60
    while end not in ESCAPES.sub("", text.decode(errors="replace")):
        assert time.monotonic() < deadline, text.decode(errors="replace")
        if select.select([terminal], [], [], 0.1)[0]:
            text += os.read(terminal, 65536)
    return ESCAPES.sub("", text.decode(errors="replace"))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals of this kind")
def test_prompts_fit_and_the_width_may_change(tmp_path: Path) -> None:
    """In a real terminal no question is wider than the terminal when it is asked, and the match continues."""
    outer, inner = os.openpty()
    resize(inner, WIDTHS[0])
    words = ("play", "hearts", "--seed", "a", "--bots", "random", "--record", "match.json")
    environment = {**os.environ, "MAMLAKA_HOME": str(tmp_path), "TERM": "xterm", "PYTHONUTF8": "1"}
    environment.pop("COLUMNS", None)
    with subprocess.Popen(
        [sys.executable, "-m", "mamlaka", *words],
        stdin=inner,
        stdout=inner,
        stderr=inner,
        cwd=tmp_path,
        env=environment,
        start_new_session=True,
    ) as process:
        os.close(inner)
        for width, following in zip(WIDTHS, (*WIDTHS[1:], 80), strict=True):
            text = read_until(outer, "help]:")
            lines = text.splitlines()

            assert len(lines) > 1
            assert [] == [line for line in lines if cell_len(line.rstrip()) > width]
            resize(outer, following)
            os.write(outer, b"no such card\n" if following == WIDTHS[1] else b"h\n")
        os.write(outer, b"q\n")
        read_until(outer, "Saved to")
        assert 0 == process.wait(30)
    os.close(outer)
