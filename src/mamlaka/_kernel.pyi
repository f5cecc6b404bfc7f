# Made by tools/make_kernel_stub.py from the compiled kernel: change kernel/bind.cpp, not this.

import array
from collections.abc import Callable, Sequence
from typing import Annotated

from typing_extensions import Buffer

MAX_SEATS: int = 8

MAX_CARDS: int = 64

MAX_SUITS: int = 16

MAX_CLASSES: int = 8

MAX_SWEEPS: int = 4

MAX_NUMBERED: int = 16

MAX_COUNT: int = 128

MAX_PASSES: int = 128

MAX_POINTS: int = 1048576

MAX_NUMBERS: int = 268435456

class Payoffs:
    def __init__(
        self, seats: int, cards: int, card: Sequence[int], trick: Sequence[int], last: Sequence[int]
    ) -> None: ...
    @property
    def reach(self) -> int: ...
    @staticmethod
    def of_recipient(
        seats: int, cards: int, card: Sequence[int], trick: Sequence[int], last: Sequence[int]
    ) -> Payoffs: ...

class TrickPlan:
    def __init__(
        self,
        *,
        seats: int,
        suit_of: Sequence[int],
        suit_masks: Sequence[int],
        trump_mask: int,
        beats: Sequence[int],
        lead: Sequence[tuple[int, int, int, int, int, int]],
        follow: Sequence[tuple[int, int, int, int, int, int]],
        breakers: int,
        discards_break: bool,
        stop_mask: int,
        stop_takers: int,
        divisor: int,
        sweeps: Sequence[tuple[int, int, int, int]],
        no_tricks: int,
        numbered: Sequence[tuple[int, Sequence[int]]],
        counts: Sequence[Sequence[int]],
        partners: Sequence[int],
        card_counts: Sequence[tuple[int, int, Sequence[int], Sequence[int]]],
        highest: tuple[int, Sequence[int], bool, int, int] | None,
        longest: int,
        pay: Payoffs,
        last_card: Sequence[int],
        payee: int,
        pairs: Sequence[tuple[int, int, int]],
        lowest: tuple[int, int] | None,
        ranks: Sequence[int],
        relative: Payoffs,
        avoiding: int,
        heights: Sequence[int],
        prices: Sequence[Sequence[int]],
        costly: Sequence[int],
    ) -> None: ...
    @property
    def reach(self) -> int: ...

class LayoutPlan:
    def __init__(
        self,
        *,
        seats: int,
        cards: int,
        starters: int,
        bottoms: int,
        tops: int,
        needed: int,
        again: int,
        pay_place: Sequence[int],
        corner: int,
        line: Sequence[int],
        above_first: bool,
        pass_limit: int | None,
        stops_at_first: bool,
        pay_left: Sequence[int],
        pay_untouched: int,
        pay_pass: int,
        pool: int | None,
    ) -> None: ...
    @property
    def reach(self) -> int: ...

class TrickDeal:
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
        paid: Sequence[int],
        winners: Sequence[int],
    ) -> None: ...

class LayoutDeal:
    def __init__(
        self,
        plan: LayoutPlan,
        *,
        hands: Sequence[int],
        turn: int,
        placed: int,
        places: Sequence[int],
        eliminated: Sequence[int],
        passes: Sequence[int],
        ends: tuple[int, int] | None,
    ) -> None: ...

class Engine:
    @property
    def name(self) -> str: ...
    def random_numbers(self, seed: int, bound: int, count: int) -> list[int]: ...
    def long_random_numbers(self, seed: int, bound: Sequence[int], count: int) -> list[int]: ...
    def world_table(self, cards: int, places: Sequence[tuple[int, int, int]]) -> WorldTable: ...
    def worlds(
        self,
        tables: Sequence[WorldTable],
        chosen: array.array[int],
        seed: int,
        count: int,
        columns: int,
        threads: int = 1,
    ) -> memoryview: ...
    def perft(self, plan: TrickPlan, deal: TrickDeal, depth: int, stock: Sequence[int]) -> list[int]: ...
    def layout_perft(self, plan: LayoutPlan, deal: LayoutDeal, depth: int) -> list[int]: ...
    def legal(self, plan: TrickPlan, deal: TrickDeal) -> tuple[int, int]: ...
    def proved_absent(self, plan: TrickPlan, deal: TrickDeal, card: int) -> int: ...
    def winner(self, plan: TrickPlan, deal: TrickDeal) -> int: ...
    def payoffs(self, plan: TrickPlan, deal: TrickDeal) -> list[int]: ...
    def deals(
        self,
        plan: TrickPlan,
        count: int,
        each: int,
        with_stock: bool,
        leader: int,
        heuristic: int,
        conventional: int,
        seed: int,
        threads: int = 1,
        seconds: float = ...,
    ) -> memoryview: ...
    def layout_deals(
        self,
        plan: LayoutPlan,
        count: int,
        leader: int,
        heuristic: int,
        conventional: int,
        seed: int,
        threads: int = 1,
        seconds: float = ...,
    ) -> memoryview: ...
    def playouts(
        self,
        plan: TrickPlan,
        start: TrickDeal,
        worlds: memoryview,
        where: Sequence[int],
        unseen: int,
        candidates: int,
        heuristic: int,
        conventional: int,
        seed: int,
        values: Payoffs | None = None,
        weights: Sequence[int] | None = None,
        threads: int = 1,
        seconds: float = ...,
        learned: int = 0,
        learned_weights: bytes | None = None,
        by_world: memoryview | None = None,
    ) -> tuple[int, memoryview, memoryview, memoryview]: ...
    def endings(
        self,
        plan: TrickPlan,
        start: TrickDeal,
        worlds: memoryview,
        where: Sequence[int],
        unseen: int,
        candidates: int,
        heuristic: int,
        seed: int,
        values: Payoffs,
        side: int,
        solved: int,
        threads: int = 1,
        seconds: float = ...,
    ) -> memoryview: ...
    def layout_playouts(
        self,
        plan: LayoutPlan,
        start: LayoutDeal,
        worlds: memoryview,
        where: Sequence[int],
        unseen: int,
        candidates: int,
        heuristic: int,
        conventional: int,
        seed: int,
        weights: Sequence[int] | None = None,
        threads: int = 1,
        seconds: float = ...,
        learned: int = 0,
        learned_weights: bytes | None = None,
        by_world: memoryview | None = None,
    ) -> tuple[int, memoryview, memoryview, memoryview]: ...
    def learned_card(self, plan: TrickPlan, deal: TrickDeal, legal: int, weights: bytes) -> int: ...
    def learned_placement(self, plan: LayoutPlan, deal: LayoutDeal, legal: int, weights: bytes) -> int: ...
    def likely_worlds(
        self,
        plan: TrickPlan,
        start: TrickDeal,
        plays: Sequence[tuple[int, int]],
        worlds: memoryview,
        where: Sequence[int],
        unseen: int,
        weights: bytes,
        decays: Sequence[float],
        count: int,
        seed: int,
    ) -> tuple[memoryview, memoryview]: ...
    def likely_layout_worlds(
        self,
        plan: LayoutPlan,
        start: LayoutDeal,
        plays: Sequence[tuple[int, int]],
        worlds: memoryview,
        where: Sequence[int],
        unseen: int,
        weights: bytes,
        decays: Sequence[float],
        count: int,
        seed: int,
    ) -> tuple[memoryview, memoryview]: ...
    def captures(
        self,
        rules: CaptureRules,
        *,
        hands: Sequence[int],
        table: int,
        turn: int,
        taken: Sequence[int],
        sweeps: Sequence[int],
        last: int,
        worlds: memoryview,
        where: Sequence[int],
        unseen: int,
        candidates: Sequence[tuple[int, int]],
        side: int,
        solved: int,
        seconds: float = ...,
    ) -> memoryview: ...
    def stakes(
        self,
        plan: TrickPlan,
        start: TrickDeal,
        stakes: Stakes,
        worlds: memoryview,
        where: Sequence[int],
        unseen: int,
        samples: int,
        candidates: Sequence[int],
        seed: int,
        seconds: float = ...,
    ) -> memoryview: ...
    def solitaire(self, roots: memoryview, points: memoryview) -> memoryview: ...
    def solve(
        self,
        plan: TrickPlan,
        deals: Sequence[TrickDeal],
        candidates: Sequence[int],
        values: Payoffs,
        side: int,
        each: bool,
        megabytes: int,
        nodes: int,
        threads: int = 1,
        seconds: float = ...,
        stop: Callable[[], bool] | None = None,
    ) -> list[tuple[list[int], list[int], int, int, int] | None]: ...
    def solve_layout(
        self,
        plan: LayoutPlan,
        deals: Sequence[LayoutDeal],
        candidates: Sequence[int],
        side: int,
        each: bool,
        megabytes: int,
        nodes: int,
        threads: int = 1,
        seconds: float = ...,
        stop: Callable[[], bool] | None = None,
    ) -> list[tuple[list[int], list[int], int, int, int] | None]: ...

class WorldTable:
    @property
    def ways(self) -> int: ...
    @property
    def joins(self) -> list[tuple[int, int]]: ...
    @property
    def takes(self) -> list[tuple[int, int, int]]: ...
    def options(self, state: int) -> list[tuple[int, int, int]]: ...
    def __len__(self) -> int: ...

class TrickTrainer:
    def __init__(self, engine: Engine, plan: TrickPlan) -> None: ...
    def round(self, deals: int, seed: int, value_rate: float, choice_rate: float, threads: int = 1) -> float: ...
    def begin_choices(self, factor: float) -> None: ...
    @property
    def unit(self) -> float: ...
    @property
    def spread(self) -> float: ...
    @property
    def values(self) -> bytes: ...
    @property
    def choices(self) -> bytes: ...

class LayoutTrainer:
    def __init__(self, engine: Engine, plan: LayoutPlan) -> None: ...
    def round(self, deals: int, seed: int, value_rate: float, choice_rate: float, threads: int = 1) -> float: ...
    def begin_choices(self, factor: float) -> None: ...
    @property
    def unit(self) -> float: ...
    @property
    def spread(self) -> float: ...
    @property
    def values(self) -> bytes: ...
    @property
    def choices(self) -> bytes: ...

MAX_VALUES: int = 16

MAX_CAPTURE_SUITS: int = 4

MAX_MAJORITIES: int = 4

MAX_SOLVED: int = 16

MAX_CAPTURE_WORTH: int = 1048576

class CaptureRules:
    def __init__(
        self,
        *,
        value_of: Sequence[int],
        suit_masks: Sequence[int],
        fewest: bool,
        powers: int,
        last_sweeps: bool,
        cards: Sequence[int],
        sweep: int,
        exposed: Sequence[int],
        laid: Sequence[int],
        most: Sequence[Sequence[int]],
        best: Sequence[int],
        each: int,
        run: int,
        shortest_run: int,
    ) -> None: ...

MAX_CHIPS: int = 262144

class Stakes:
    def __init__(
        self,
        plan: TrickPlan,
        *,
        seat: int,
        players: int,
        stake: int,
        max_stake: int,
        last: int,
        knocker: int,
        may_knock: bool,
        needs_card_between: bool,
        takes: bool,
        pot: int,
        chips: Sequence[int],
        waiting: int,
        passed: int,
        stayed: int,
        folded: int,
    ) -> None: ...

SOLITAIRE_SIDES: int = 4

SOLITAIRE_TRICKS: int = 63

SOLITAIRE_POINTS: int = 128

SOLITAIRE_BITS: int = 53

class TrickTables:
    def __init__(
        self,
        engine: Engine,
        plan: TrickPlan,
        *,
        tables: int,
        cards: int,
        each: int,
        leader: int,
        learners: int,
        heuristic: int,
        conventional: int,
        autoreset: int,
        seed: int,
        features: bool,
        threads: int,
    ) -> None: ...
    def reset(
        self,
        seed: int | None = None,
        chosen: Annotated[Buffer, dict(shape=(None,), order="C", device="cpu", writable=False)] | None = None,
    ) -> None: ...
    def step(
        self, actions: Annotated[Buffer, dict(shape=(None,), order="C", device="cpu", writable=False)]
    ) -> None: ...
    @property
    def planes(self) -> memoryview: ...
    @property
    def features(self) -> memoryview: ...
    @property
    def legal(self) -> memoryview: ...
    @property
    def mask(self) -> memoryview: ...
    @property
    def turn(self) -> memoryview: ...
    @property
    def points(self) -> memoryview: ...
    @property
    def over(self) -> memoryview: ...

class LayoutTables:
    def __init__(
        self,
        engine: Engine,
        plan: LayoutPlan,
        *,
        tables: int,
        cards: int,
        each: int,
        leader: int,
        learners: int,
        heuristic: int,
        conventional: int,
        autoreset: int,
        seed: int,
        features: bool,
        threads: int,
    ) -> None: ...
    def reset(
        self,
        seed: int | None = None,
        chosen: Annotated[Buffer, dict(shape=(None,), order="C", device="cpu", writable=False)] | None = None,
    ) -> None: ...
    def step(
        self, actions: Annotated[Buffer, dict(shape=(None,), order="C", device="cpu", writable=False)]
    ) -> None: ...
    @property
    def planes(self) -> memoryview: ...
    @property
    def features(self) -> memoryview: ...
    @property
    def legal(self) -> memoryview: ...
    @property
    def mask(self) -> memoryview: ...
    @property
    def turn(self) -> memoryview: ...
    @property
    def points(self) -> memoryview: ...
    @property
    def over(self) -> memoryview: ...

def engines() -> list[Engine]: ...
