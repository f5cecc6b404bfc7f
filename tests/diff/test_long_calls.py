"""Long calls of the kernel end on an interrupt, or when their time is up."""

import signal
from collections.abc import Callable
from types import FrameType
from typing import TYPE_CHECKING

import pytest

from mamlaka.cards import FRENCH
from mamlaka.games.trex.contracts import QUEENS, SLAPS, TREX
from mamlaka.plan import lower
from mamlaka.rng import Rng
from mamlaka.search import kernel
from mamlaka.search.compiled import compiled_layout_deal, compiled_layout_plan
from mamlaka.search.number_tables import number_table
from mamlaka.search.perft import perft
from mamlaka.search.playouts import play_deals, play_worlds
from mamlaka.search.positions import HiddenCards, LayoutPosition, TrickPosition
from mamlaka.search.solver import solve
from tests.needs import only

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

MANY = 2_000_000
"""A number of deals that takes a while with the heuristic policy."""
HANDS = tuple(0x1FFF << 13 * seat for seat in range(4))
SCATTERED = tuple(sum(1 << (7 * number + seat) % 52 for number in range(0, 52, 4)) for seat in range(4))
EVERYBODY = (0, 1, 2, 3)


def deals_of_tricks() -> None:
    """Play for a long time."""
    play_deals(lower(QUEENS), MANY, Rng(1), heuristic=EVERYBODY, threads=2)


def deals_of_a_layout() -> None:
    """Play for a long time."""
    play_deals(lower(TREX), MANY, Rng(1), heuristic=EVERYBODY)


def worlds() -> None:
    """Play in many worlds."""
    hidden = number_table("Q", [0, 0, 0, 0] * 1_000_000, 4)
    position = TrickPosition(HANDS, 0)
    for _ in range(100):
        play_worlds(lower(SLAPS), position, HiddenCards(hidden, EVERYBODY, 0), HANDS[0], Rng(1), heuristic=EVERYBODY)


def plays() -> None:
    """Count for years."""
    perft(lower(SLAPS), TrickPosition(HANDS, 0), 52)


def open_hands() -> None:
    """Solve a deal that takes hours."""
    solve(lower(SLAPS), TrickPosition(SCATTERED, 0), (0, 2))


def open_layouts() -> None:
    """Solve the same layout many times."""
    plan, position, engine = lower(TREX), LayoutPosition(SCATTERED, 0), kernel.engine()
    assert engine
    deals, cards = [compiled_layout_deal(plan, position)] * 100_000, [SCATTERED[0] & plan.starters] * 100_000
    engine.solve_layout(compiled_layout_plan(plan), deals, cards, side=5, each=True, megabytes=64, nodes=1 << 60)


def interrupt(number: int, frame: FrameType | None) -> None:
    """Do what Ctrl-C does."""
    del number, frame
    raise KeyboardInterrupt


@pytest.mark.parametrize("work", [deals_of_tricks, deals_of_a_layout, worlds, plays, open_hands, open_layouts])
@pytest.mark.slow
def test_an_interrupt_ends_long_work(engine: "Engine", work: Callable[[], None]) -> None:
    """Ctrl-C ends any computation, with one thread or two."""
    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.1)
        with only(engine), pytest.raises(KeyboardInterrupt):
            work()
    finally:
        signal.signal(signal.SIGALRM, before)


def test_work_ends_when_its_time_is_up(kernel_or_not: str) -> None:
    """The results so far are returned, by the kernel and in Python: at least one deal, and not all."""
    assert kernel_or_not
    count = MANY
    done = play_deals(lower(SLAPS), count, Rng(1), heuristic=EVERYBODY, seconds=0.05)
    hidden = HiddenCards(number_table("Q", [0] * count, 1), (None,), 0)
    played = play_worlds(lower(SLAPS), TrickPosition(HANDS, 0), hidden, HANDS[0], Rng(1), seconds=0.05)

    assert 0 < len(done) < count
    assert 0 < played.count < count
    assert len(FRENCH) // 4 == len(played.candidates) == len(played.mean) == len(played.standard_error)


def test_no_time_at_all_is_enough_for_something(kernel_or_not: str) -> None:
    """One deal is played even so."""
    assert kernel_or_not
    assert 1 <= len(play_deals(lower(SLAPS), 100, Rng(1), seconds=0.0))


def test_no_work_is_refused(kernel_or_not: str) -> None:
    """Zero deals and zero worlds are errors."""
    assert kernel_or_not
    with pytest.raises(ValueError, match="at least 1, not 0"):
        play_deals(lower(SLAPS), 0, Rng(1))
