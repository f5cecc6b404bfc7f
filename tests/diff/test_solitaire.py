"""The solitaire solved by every engine of the kernel: the same fractions as in Python."""

from dataclasses import dataclass
from itertools import product
from math import perm
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mamlaka.cards import Card, Deck, Mask
from mamlaka.games.oneonta import spec_of
from mamlaka.games.oneonta.deck import ONEONTA
from mamlaka.games.oneonta.search.holdings import own_count
from mamlaka.games.oneonta.search.solitaire import SolitairePosition, SolitaireSolution, merge_suits, solve, sum_values
from mamlaka.ledger import Points
from mamlaka.plan import TrickPlan, lower
from mamlaka.search import kernel
from mamlaka.tricks import TrickSpec
from tests.engines import COMPILED, ENGINE_CASES, PYTHON, chosen
from tests.seeds import seed_ranges

LONG = Deck("long", "SH", "23456789TJQKA", ("*S", "*L"))
"""Suits that fill the 15 places of a holding when the jokers are trumps."""
WIDE = Deck("wide", "SHDCG", "TJ")
"""More side suits than the kernel has room for."""
CASES = st.integers(min_value=0, max_value=2**32)
EXACT = 1 << 53
"""Sums below this are exact in floating point."""
MOST = 6
SIZE = 5
ONE_TRUMP = 0b11

pytestmark = [pytest.mark.kernel, pytest.mark.skipif(not COMPILED, reason="there is no compiled kernel")]


@dataclass(frozen=True)
class Case:
    """A question to the solver."""

    deck: Deck
    trump: str
    hand: Mask
    unseen: Mask
    scores: tuple[tuple[Points, ...], ...]
    won: int
    led: Card | None

    def __repr__(self) -> str:
        """Name the cards, so that a case that fails can be read."""
        cards = (self.deck.format(cards) for cards in (self.hand, self.unseen))
        led = None if self.led is None else self.deck.names[self.led]
        return f"trump {self.trump!r}, hand and unseen {', '.join(cards)}; {self.scores}, won {self.won}, led {led}"

    @property
    def plan(self) -> TrickPlan:
        """The plan of the deal."""
        promoted = tuple(name for name in ("*L", "*S") if name in self.deck.names)
        return lower(TrickSpec("", self.deck, seats=2, order=self.deck.ranks, promoted=promoted, trump=self.trump))

    def solved(self, engine: str) -> SolitaireSolution:
        """Return the solution of an engine."""
        with chosen(engine):
            return solve(self.plan, self.hand, self.unseen, self.scores, won=self.won, led=self.led)


@st.composite
def cases(draw: st.DrawFn, deck: Deck = ONEONTA, most: int = MOST, points: int = 1000) -> Case:
    """Draw a position: cards may be gone, some stay out of play, and something may have been led."""
    cards = draw(st.permutations(range(len(deck))))
    size = draw(st.integers(0, min(most, len(deck) // 2)))
    led = cards[-1] if size and draw(st.booleans()) else None
    unseen = draw(st.integers(size, min(size + 3, len(deck) - size - 1)))
    won = draw(st.integers(0, 3))
    row = st.tuples(*[st.integers(-points, points)] * (won + size + 1))
    return Case(
        deck,
        draw(st.sampled_from([*deck.suits, ""])),
        sum(1 << card for card in cards[:size]),
        sum(1 << card for card in cards[size : size + unseen]),
        tuple(draw(st.lists(row, min_size=1, max_size=20))),
        won,
        led,
    )


@pytest.mark.parametrize("engine", ENGINE_CASES)
@given(case=st.one_of(cases(), cases(LONG)))
def test_every_engine_solves_as_python_does(engine: str, case: Case) -> None:
    """Every row of the position and of every card has the same fraction."""
    assert case.solved(PYTHON) == case.solved(engine)


@pytest.mark.parametrize("engine", ENGINE_CASES)
@given(case=st.one_of(cases(WIDE, most=3), cases(most=3, points=EXACT)))
def test_python_solves_what_the_kernel_cannot_count(engine: str, case: Case) -> None:
    """More suits than it has room for, or points beyond what it counts exactly, are left to Python."""
    assert case.solved(PYTHON) == case.solved(engine)


@pytest.mark.parametrize("engine", ENGINE_CASES)
@pytest.mark.parametrize("seeds", seed_ranges(3, 60, parts=5))
def test_whole_deals_have_equal_values(engine: str, seeds: range) -> None:
    """All ten bids and a promise to win nothing, from the first trick on."""
    for seed in seeds:
        names = list(ONEONTA.names)
        Random(seed).shuffle(names)
        turnup, hand, unseen = names[0], ONEONTA.mask(" ".join(names[1:10])), ONEONTA.mask(" ".join(names[10:]))
        bids = [[bid if tricks == bid else -max(bid, tricks - bid) for tricks in range(10)] for bid in range(10)]
        case = Case(
            ONEONTA,
            "" if turnup[0] == "*" else turnup[1],
            hand,
            unseen,
            (*map(tuple, bids), (5, *[-5] * 9)),
            won=0,
            led=None,
        )

        assert lower(spec_of(case.trump)) == case.plan
        assert case.solved(PYTHON) == case.solved(engine)


@pytest.mark.parametrize("engine", ENGINE_CASES)
@given(case=cases(most=4, points=1), first=st.integers(-EXACT, EXACT))
def test_points_are_exact_up_to_the_bound(engine: str, case: Case, first: int) -> None:
    """The largest points that the kernel takes are as exact as small ones."""
    to_come = case.hand.bit_count() - (case.led is not None)
    bound = (EXACT - 1) // perm(case.unseen.bit_count(), to_come)
    points = [bound - 1, -bound, first % bound, 1 - bound]
    length = case.won + case.hand.bit_count() + 1
    row = tuple(points[tricks % 4] for tricks in range(length))
    large = Case(case.deck, case.trump, case.hand, case.unseen, (row, row[::-1]), case.won, case.led)

    assert large.solved(PYTHON) == large.solved(engine)


@pytest.mark.parametrize("engine", ENGINE_CASES)
def test_many_deals_are_solved_together(engine: str) -> None:
    """Each has the value that it has alone, even if they share positions."""
    suits = [holding | 1 << 5 for holding in range(1 << 5)]
    hands = [sides for sides in product(suits, repeat=3) if sum(map(own_count, sides)) == SIZE - 1]
    roots = [merge_suits(ONE_TRUMP, sides) for sides in hands]
    points, orders = [tricks * tricks for tricks in range(SIZE + 1)], perm(11, SIZE)
    with chosen(engine):
        together = sum_values(roots, points, 1, orders)
    with chosen(PYTHON):
        alone = [sum_values([root], points, 1, orders)[0] for root in roots[::50]]

    assert alone == together[::50]


@pytest.mark.parametrize("engine", ENGINE_CASES)
def test_there_is_room_for_many_positions(engine: str) -> None:
    """The kernel takes more memory if there are more positions than expected."""
    root = merge_suits(0b101010, (0b1101010, 0b1010101, 0b110101), foreign=1)
    points = list(range(root.size + 1))
    orders = perm(12, root.size)
    with chosen(engine):
        compiled = sum_values([root], points, 1, orders)
    with chosen(PYTHON):
        reference = sum_values([root], points, 1, orders)

    assert reference == compiled


def test_the_kernel_refuses_positions_that_do_not_belong_together() -> None:
    """Positions of different sizes, and too few points, are errors."""
    engine = kernel.engine()
    assert engine is not None
    small, large = SolitairePosition(0b110, (), 3, 0), SolitairePosition(0b1110, (), 3, 0)
    with chosen(engine.name):
        with pytest.raises(ValueError, match="the same number of own cards"):
            sum_values([small, large], [0, 1, 2, 3], 1, 1)
        with pytest.raises(ValueError, match="points for as many tricks"):
            sum_values([large], [0, 1], 1, 1)
