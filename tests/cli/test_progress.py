"""How long a command takes: sentences at the start, and the time left beside the bar."""

import io
import itertools
from collections.abc import Iterator

import pytest
from rich.console import Console

from mamlaka.cli.progress import duration, progress


def told(seconds: float, items: int, *, terminal: bool = True, done: int = 0) -> list[str]:
    """Return the sentences for items that take so many seconds each, by a clock that advances with them."""
    clock = itertools.count(0.0, seconds)
    screen = io.StringIO()
    console = Console(file=screen, force_terminal=terminal, width=80, color_system=None)
    work: Iterator[int] = iter(range(items))
    assert [*range(items)] == [*progress(work, "Reviewing", items + done, done, "decisions", console, clock.__next__)]
    lines = screen.getvalue().replace("\r", "\n").splitlines()
    return [line for line in lines if line.endswith(".")]


def test_the_time_is_told_at_the_start_and_when_it_was_measured() -> None:
    """After some seconds the items done so far say how long the others take."""
    first, second = told(2.0, 100, done=7)

    assert "Reviewing 100 decisions. The first ones will show how long it takes." in first
    assert "About 4 minutes for the other 94." in second


def test_a_short_time_is_not_told() -> None:
    """Work that is done in seconds needs no estimate."""
    assert 1 == len(told(0.01, 100))


def test_nothing_is_told_without_a_terminal_or_work() -> None:
    """Files and pipes get no sentences, and neither does a command that has kept everything."""
    assert not told(2.0, 100, terminal=False)
    assert not told(2.0, 0, done=7)


@pytest.mark.parametrize(
    "seconds,words",
    [
        (0, "5 seconds"),
        (42, "45 seconds"),
        (60, "60 seconds"),
        (61, "2 minutes"),
        (3600, "60 minutes"),
        (9000, "3 hours"),
    ],
)
def test_a_time_is_rounded_up(seconds: float, words: str) -> None:
    """Nobody waits longer than was said, if the estimate is right."""
    assert words == duration(seconds)
