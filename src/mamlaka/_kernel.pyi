"""
The compiled kernel: what `mamlaka.search` does in Python, on plans, and exactly the same.
"""

import array
from collections.abc import Sequence

class Pay:
    """What each seat gets for cards and tricks, by who takes them."""

    def __init__(
        self, seats: int, cards: int, card: Sequence[int], trick: Sequence[int], last: Sequence[int]
    ) -> None: ...
    @staticmethod
    def of_values(seats: int, cards: int, card: Sequence[int], trick: Sequence[int], last: Sequence[int]) -> Pay:
        """
        Return what one seat gets, (cards, winners) and (winners,), in the place of the first one.
        """

class TrickPlan:
    """The tables of `mamlaka.plan.TrickPlan`."""

    def __init__(
        self,
        *,
        seats: int,
        suit_of: Sequence[int],
        suit_masks: Sequence[int],
        trump_mask: int,
        beats: Sequence[int],
        lead: Sequence[tuple[int, int, int, int]],
        follow: Sequence[tuple[int, int, int, int]],
        breakers: int,
        stop_mask: int,
        terminal: Sequence[str],
        worth: Sequence[int],
        pay: Pay,
        relative: Pay,
    ) -> None: ...

class LayoutPlan:
    """The tables of `mamlaka.plan.LayoutPlan`."""

    def __init__(
        self, *, seats: int, cards: int, starters: int, bottoms: int, tops: int, needed: int, pay_place: Sequence[int]
    ) -> None: ...

class Tricks:
    """
    A deal of tricks in the middle of play; -1 as `last`: no trick is finished.
    """

    def __init__(
        self,
        plan: TrickPlan,
        *,
        hands: Sequence[int],
        turn: int,
        trick: Sequence[tuple[int, int]],
        taken: Sequence[int],
        won: Sequence[int],
        last: int,
        stock: int,
        gone: int,
        out: int,
        first_trick: bool,
        broken: bool,
    ) -> None: ...

class Layout:
    """A layout deal in the middle of play."""

    def __init__(
        self, plan: LayoutPlan, *, hands: Sequence[int], turn: int, placed: int, places: Sequence[int]
    ) -> None: ...

class Engine:
    """The kernel for one kind of processor."""

    @property
    def name(self) -> str:
        """`portable`, or the instructions."""

    def draws(self, seed: int, bound: int, count: int) -> list[int]:
        """Return draws of `Rng(seed).below(bound)`."""

    def long_draws(self, seed: int, bound: Sequence[int], count: int) -> list:
        """
        Return draws of `Rng(seed).below`, for a bound given by its words of 64 bits, the lowest first.
        """

    def world_table(self, cards: int, places: Sequence[tuple[int, int, int]]) -> WorldTable:
        """
        Return the table of the deals of cards to places: slot, count, allowed cards.

        Raises:
            OverflowError: it would be too large.
        """

    def worlds(
        self,
        tables: Sequence[WorldTable],
        chosen: array.array[int],
        seed: int,
        count: int,
        columns: int,
        threads: int = 1,
    ) -> memoryview:
        """
        Return worlds: (count, columns) uint64, world i one of the table `chosen[i]`, (count,) uint32 or empty.
        """

    def perft(self, plan: TrickPlan, deal: Tricks, depth: int, stock: Sequence[int]) -> list[int]:
        """Return how many sequences of 1, 2, ... plays there are."""

    def layout_perft(self, plan: LayoutPlan, deal: Layout, depth: int) -> list[int]:
        """The same for a layout."""

    def legal(self, plan: TrickPlan, deal: Tricks) -> tuple[int, int]:
        """
        Return the legal cards of the seat on turn, and the class that obliges.
        """

    def proved_absent(self, plan: TrickPlan, deal: Tricks, card: int) -> int:
        """Return what a hand proves not to hold by playing a card."""

    def taker(self, plan: TrickPlan, deal: Tricks) -> int:
        """Return who takes a complete trick."""

    def payoffs(self, plan: TrickPlan, deal: Tricks) -> list[int]:
        """Return what every seat gets for the tricks so far."""

    def deals(
        self,
        plan: TrickPlan,
        count: int,
        each: int,
        draws: bool,
        leader: int,
        careful: int,
        seed: int,
        threads: int = 1,
        seconds: float = float("inf"),
    ) -> memoryview:
        """Deal and play out; return (deals, seats) of points."""

    def layout_deals(
        self,
        plan: LayoutPlan,
        count: int,
        leader: int,
        careful: int,
        seed: int,
        threads: int = 1,
        seconds: float = float("inf"),
    ) -> memoryview:
        """The same for layouts."""

    def playouts(
        self,
        plan: TrickPlan,
        start: Tricks,
        worlds: memoryview,
        where: Sequence[int],
        unseen: int,
        candidates: int,
        careful: int,
        seed: int,
        values: Pay | None = None,
        threads: int = 1,
        seconds: float = float("inf"),
    ) -> tuple[int, memoryview, memoryview]:
        """
        Play each candidate in every world; return the worlds done, sums and sums of squares.
        """

    def layout_playouts(
        self,
        plan: LayoutPlan,
        start: Layout,
        worlds: memoryview,
        where: Sequence[int],
        unseen: int,
        candidates: int,
        careful: int,
        seed: int,
        threads: int = 1,
        seconds: float = float("inf"),
    ) -> tuple[int, memoryview, memoryview]:
        """The same for layouts."""

class WorldTable:
    """All deals of some cards to some places, as in `search.world_table`."""

    @property
    def ways(self) -> int:
        """How many deals there are."""

    @property
    def joins(self) -> list[tuple[int, int]]:
        """
        Places that accept the same cards: each, and the row that it belongs to.
        """

    @property
    def takes(self) -> list[tuple[int, int, int]]:
        """
        The steps: cards of the group if it is a new one, row, row that takes over.
        """

    def options(self, state: int) -> list[tuple[int, int, int]]:
        """Return what may be taken in a state: number, weight, next state."""

    def __len__(self) -> int: ...

def engines() -> list[Engine]:
    """Return the engines that this processor can run, the fastest first."""
