"""Worlds of the kernel, compared with those of Python: tables of counts, single worlds, errors."""

from __future__ import annotations

import signal
from fractions import Fraction
from math import comb
from types import FrameType
from typing import TYPE_CHECKING, TypeAlias, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from mamlaka.cards import Mask
from mamlaka.rng import Rng
from mamlaka.search import kernel, world_table
from mamlaka.search.world_table import WorldTable
from mamlaka.search.worlds import Worlds, _tables, has_world, sample_worlds, world_array
from mamlaka.table import Table
from mamlaka.view import Deductions
from mamlaka.zones import Slot
from tests.engines import COMPILED, slow_engine
from tests.props import test_protocol
from tests.slots import as_code, deals_by_enumeration, slot_problems
from tests.strategies import decision_points, random_match

if TYPE_CHECKING:
    from mamlaka import _kernel


pytestmark = pytest.mark.kernel

ENGINES: dict[str, _kernel.Engine | None] = {**COMPILED, "python": None}
SEEDS = st.integers(0, 2**64 - 1)

AnyTable: TypeAlias = "WorldTable | _kernel.WorldTable"
Steps: TypeAlias = list[list[tuple[int, int, int]]]
"""By states: number, weight, next state."""

needs_kernel = pytest.mark.skipif(not COMPILED, reason="there is no compiled kernel")
with_every_engine = pytest.mark.parametrize(
    "engine",
    [pytest.param(engine, marks=slow_engine(number * bool(engine))) for number, engine in enumerate(ENGINES.values())],
    ids=ENGINES,
)


def check_equal(knowledge: Deductions, seed: int, count: int = 6) -> None:
    """Count and draw worlds in Python and with each engine, by one thread and several: all the same."""
    reference, rng = Worlds(knowledge), Rng(seed)
    expected = reference.sample(count, rng) if reference.ways else None
    for engine in COMPILED.values():
        worlds = Worlds(knowledge, engine)
        assert reference.ways == worlds.ways, as_code(knowledge, seed, count, 1)
        for threads in (1, 3, count + 1):
            again = Rng(seed)
            if expected:
                assert expected == worlds.sample(count, again, threads), as_code(knowledge, seed, count, threads)
                assert rng.stream(0).next64() == again.stream(0).next64()


@needs_kernel
@given(slot_problems(), SEEDS)
def test_the_kernel_draws_the_same_worlds(knowledge: Deductions, seed: int) -> None:
    """For any slots, with any number of threads."""
    check_equal(knowledge, seed)


@needs_kernel
@given(decision_points(), SEEDS)
@pytest.mark.slow
def test_the_kernel_draws_the_same_worlds_of_a_view(table: Table, seed: int) -> None:
    """At any decision point of any game, for every seat and a spectator."""
    for seat in (None, *range(table.state.seats)):
        check_equal(table.view(seat).deductions(), seed, 3)


BOUNDS = st.integers(1, 5).flatmap(
    lambda words: st.one_of(
        st.integers(1, 2 ** (64 * words) - 1),
        st.integers(2 ** (64 * words) - 2 ** (64 * words - 9), 2 ** (64 * words) - 1),
        st.integers(0, 64 * words - 1).map(lambda power: 2**power),
    )
)
"""Numbers of one to five words, many of them nearly as long as can be: these refuse the most draws."""


@needs_kernel
@given(BOUNDS.filter(lambda bound: bound > 1), SEEDS)
def test_draws_below_long_numbers_are_the_same(bound: int, seed: int) -> None:
    """For bounds of several words, with rejected draws."""
    words = [bound >> shift & (2**64 - 1) for shift in range(0, bound.bit_length(), 64)]
    rng = Rng(seed)
    expected = [rng.below(bound) for _ in range(20)]

    for engine in COMPILED.values():
        assert expected == engine.long_random_numbers(seed, words, 20)


def steps_of(table: AnyTable) -> Steps:
    """Return the options in each state of a table."""
    if isinstance(table, WorldTable):
        return [[(option.number, option.weight, option.then) for option in state] for state in table.states]
    return [table.options(state) for state in range(len(table))]


@needs_kernel
@given(slot_problems())
def test_the_kernel_has_the_same_table(knowledge: Deductions) -> None:
    """The steps, the states, and every weight."""
    tables = list(_tables(knowledge, WorldTable))
    for engine in COMPILED.values():
        for table, other in zip(tables, _tables(knowledge, engine.world_table), strict=True):
            assert table.ways == other.ways
            assert table.joins == other.joins
            assert table.takes == other.takes
            assert steps_of(table) == steps_of(other)


@with_every_engine
@given(slot_problems(cards=7, slots=4))
def test_the_table_gives_every_deal_the_same_chance(engine: _kernel.Engine | None, knowledge: Deductions) -> None:
    """All possible deals are tried one by one, and each has exactly the same probability."""
    deals = deals_by_enumeration(knowledge)
    places = [table.places for table in _tables(knowledge, WorldTable)]
    tables: list[AnyTable] = list(_tables(knowledge, engine.world_table if engine else WorldTable))

    assert len(deals) == sum(table.ways for table in tables)
    for deal in deals:
        chances = [
            Fraction(table.ways, len(deals)) * chance_of(table, [deal[slot] & allowed for slot, _, allowed in parts])
            for table, parts in zip(tables, places, strict=True)
            if all((deal[slot] & allowed).bit_count() == count for slot, count, allowed in parts)
        ]
        assert [Fraction(1, len(deals))] == chances


def chance_of(table: AnyTable, pools: list[Mask]) -> Fraction:
    """Return how likely a draw from a table is to end with these cards, by places."""
    chance, left, state, steps = Fraction(1), 0, 0, steps_of(table)
    for place, row in table.joins:
        pools[row] |= pools[place]
        chance /= comb(pools[row].bit_count(), pools[place].bit_count())
    for cards, row, into in table.takes:
        left = cards or left
        part = left & pools[row]
        total = sum(weight for _, weight, _ in steps[state])
        weight, state = {number: (weight, then) for number, weight, then in steps[state]}[part.bit_count()]
        chance *= Fraction(weight, total * comb(left.bit_count(), part.bit_count()))
        left ^= part
        pools[row] ^= part
        if into >= 0:
            pools[into] |= pools[row]
            chance /= comb(pools[into].bit_count(), pools[row].bit_count())
    return chance


@pytest.mark.slow  # with the engine that searches use, the same is a property of every game
@with_every_engine
@given(decision_points(), st.data(), SEEDS)
def test_no_viewer_can_tell_worlds_apart(
    engine: _kernel.Engine | None, table: Table, data: st.DataObject, seed: int
) -> None:
    """Played again in a world of any engine, a match sends its viewer exactly the same."""
    inner = test_protocol.test_no_viewer_can_tell_two_worlds_apart.hypothesis.inner_test  # type: ignore[attr-defined]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kernel, "engine", lambda: engine)
        inner(table, data, seed)


def rows_of(worlds: memoryview) -> list[list[Mask]]:
    """Return the worlds of an array as lists."""
    return cast("list[list[Mask]]", worlds.tolist())


SOME = Deductions(0b111111, (Slot(0, 2, 0b001111), Slot(2, 3, 0b111110), Slot(3, 1, 0b111111)))
IMPOSSIBLE = Deductions(0b1111, (Slot(0, 2, 0b0001), Slot(1, 2, 0b1111)))


@with_every_engine
def test_fewer_worlds_are_the_first_of_more(engine: _kernel.Engine | None) -> None:
    """This holds for any number of worlds, and for all cases."""
    for knowledge in (SOME, replace(SOME, slots=(SOME.slots[0].holding_some(0b0011), *SOME.slots[1:]))):
        worlds = Worlds(knowledge, engine)
        assert rows_of(worlds.sample(30, Rng(7)))[:4] == rows_of(worlds.sample(4, Rng(7)))


@with_every_engine
def test_an_array_of_worlds_is_a_memoryview(engine: _kernel.Engine | None) -> None:
    """(count, slots) uint64, which NumPy and the kernel read as it is."""
    worlds = Worlds(SOME, engine).sample(5, Rng(0))

    assert ("Q", (5, 3), True) == (worlds.format, worlds.shape, worlds.c_contiguous)
    assert [SOME.cards] * 5 == [sum(world) for world in rows_of(worlds)]


@with_every_engine
def test_a_viewer_who_knows_every_card_has_one_world(engine: _kernel.Engine | None) -> None:
    """It has no slot, and one column of zeros."""
    worlds = Worlds(Deductions(0, ()), engine)

    assert 1 == worlds.ways
    assert [[0], [0]] == rows_of(worlds.sample(2, Rng(0)))


@with_every_engine
def test_if_no_deal_agrees_nothing_is_drawn(engine: _kernel.Engine | None) -> None:
    """Two cards cannot be in a slot for one, and cards without a slot give no world."""
    for knowledge in (IMPOSSIBLE, Deductions(0b11, (Slot(0, 1, 0b11),)), Deductions(0b11, ())):
        worlds = Worlds(knowledge, engine)
        assert 0 == worlds.ways
        with pytest.raises(ValueError, match="no deal agrees"):
            worlds.sample(1, Rng(0))


@with_every_engine
@pytest.mark.parametrize("count,threads", [(0, 1), (-1, 1), (1, 0)])
def test_at_least_one_world_is_drawn_by_at_least_one_thread(
    engine: _kernel.Engine | None, count: int, threads: int
) -> None:
    """Anything else is refused before the generator moves."""
    rng = Rng(3)
    with pytest.raises(ValueError, match="must be at least 1"):
        Worlds(SOME, engine).sample(count, rng, threads)

    assert Rng(3).next64() == rng.next64()


@with_every_engine
def test_a_view_in_the_middle_of_a_deal(engine: _kernel.Engine | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The functions for views say the same as one another, whatever counts and draws."""
    monkeypatch.setattr(kernel, "engine", lambda: engine)
    match = random_match("trex", 1)
    view = match.table(match.versions[100]).view(0)
    listed = sample_worlds(view, 3, Rng(1))

    assert has_world(view)
    assert listed == [tuple(world) for world in rows_of(world_array(view, 3, Rng(1)))]
    assert listed == sample_worlds(view, 3, Rng(1))
    assert [] == sample_worlds(view, 0, Rng(1))


MAZE = Deductions(
    2**64 - 1, tuple(Slot(index, 4, Rng(index).next64() | Rng(index + 16).next64()) for index in range(16))
)
"""64 cards, hardly two of which may come to the same slots."""


@needs_kernel
@pytest.mark.parametrize("engine", COMPILED.values(), ids=COMPILED)
def test_a_table_does_not_fill_the_memory(engine: _kernel.Engine) -> None:
    """If hardly any cards are equivalent, the kernel stops at the limit."""
    with pytest.raises(OverflowError, match="too many kinds of deals"):
        Worlds(MAZE, engine)


def test_the_table_in_python_has_the_same_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here made smaller, so that it is soon reached."""
    monkeypatch.setattr(world_table, "MAX_OPTIONS", 1000)
    with pytest.raises(OverflowError, match="too many kinds of deals"):
        Worlds(MAZE)


@needs_kernel
@pytest.mark.parametrize("threads", [1, 2])
def test_ctrl_c_stops_a_long_sample(threads: int) -> None:
    """The worlds that were asked for would take a while."""
    worlds = Worlds(SOME, kernel.engine())
    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.05)
        with pytest.raises(KeyboardInterrupt):
            worlds.sample(30_000_000, Rng(0), threads)
    finally:
        signal.signal(signal.SIGALRM, before)


def interrupt(number: int, frame: FrameType | None) -> None:
    """Do what Ctrl-C does."""
    raise KeyboardInterrupt(number, frame)
