"""Many deals of one contract, played in step: NumPy arrays of observations, masks and points."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mamlaka.cards import Card
from mamlaka.environments.observed import ObservedDeal, ObservedLayout, bits, observed_deal
from mamlaka.environments.rules import DealRules
from mamlaka.errors import InvalidSetup
from mamlaka.rng import Rng, SmallNumbers
from mamlaka.search.compiled import KernelTables, compiled_tables, engine_for
from mamlaka.search.policies import Policies, choose_card, choose_placement
from mamlaka.search.positions import seat_mask
from mamlaka.search.python_playouts import deal_hands
from mamlaka.seats import Seat

__all__ = ["Autoreset", "DealTables", "Opponents"]

Autoreset: TypeAlias = Literal["next_step", "same_step", "disabled"]
"""What follows the end of a deal, as in Gymnasium: the next step deals anew and ignores its action, the same step deals
anew, or neither does."""
Opponents: TypeAlias = Literal["random", "heuristic", "conventional"]
"""The policy of the seats that don't learn: a random legal card, or that of `mamlaka.search.heuristic_card` or
`conventional_card`, which both play one card of eight at random."""


class DealTables:
    """Deals of one contract at many tables.

    All arrays show the tables after the last step, from the seat on turn. They are views of memory that the next step
    overwrites: copy what you keep.

    >>> from mamlaka.environments import deal_rules
    >>> tables = DealTables(deal_rules("slaps"), 2, seed=1)
    >>> tables.features.shape, int(tables.mask.sum())
    ((2, 12, 52), 26)
    >>> tables.step(tables.mask.argmax(axis=1))
    >>> tables.over.tolist()
    [False, False]
    """

    def __init__(
        self,
        rules: DealRules,
        tables: int,
        *,
        seed: int = 0,
        leader: Seat | None = None,
        learners: Collection[Seat] | None = None,
        opponents: Opponents = "random",
        autoreset: Autoreset = "next_step",
        with_features: bool = True,
        threads: int = 1,
    ) -> None:
        """Deal at all tables.

        Args:
            rules: what is played, see `deal_rules`.
            tables: the number of tables.
            seed: the seed of all deals and of the opponents; 64 bits of it count.
            leader: the seat that leads or begins; None: drawn for each deal.
            learners: the seats whose cards `step` takes; None: all of them.
            opponents: the policy of the other seats.
            autoreset: what follows the end of a deal.
            with_features: whether `features` is written; `planes` alone takes less time.
            threads: the number of threads of the kernel.

        Raises:
            InvalidSetup: an argument is out of range.
        """
        chosen = range(rules.seats) if learners is None else learners
        _check(rules, tables, leader, chosen, opponents, autoreset, threads)
        self.rules = rules
        """What is played."""
        compiled = engine_for(rules.plan)
        others = tuple(seat for seat in range(rules.seats) if seat not in chosen)
        policies = Policies(others if opponents == "heuristic" else (), others if opponents == "conventional" else ())
        if compiled:
            heuristic, conventional = policies.masks
            self._tables: _PythonTables | KernelTables = compiled_tables(
                compiled,
                rules.plan,
                tables=tables,
                cards=rules.cards,
                each=rules.hand_size,
                leader=-1 if leader is None else leader,
                learners=seat_mask(chosen),
                heuristic=heuristic,
                conventional=conventional,
                autoreset=get_args(Autoreset).index(autoreset),
                seed=seed % 2**64,
                features=with_features,
                threads=threads,
            )
        else:
            self._tables = _PythonTables(
                rules, tables, seed, leader, chosen, policies, autoreset, with_features=with_features
            )
        self.planes: NDArray[np.uint64] = np.asarray(self._tables.planes)
        """(tables, planes) uint64: the planes of the observer as sets of cards, see `mamlaka.environments.observed`."""
        self.features: NDArray[np.uint8] = np.asarray(self._tables.features)
        """(tables, planes, cards) uint8: their bits, 0 or 1; without `with_features` it has no rows."""
        self.legal: NDArray[np.uint64] = np.asarray(self._tables.legal)
        """(tables,) uint64: the legal cards as a set; 0 where a deal is over."""
        self.mask: NDArray[np.int8] = np.asarray(self._tables.mask).view(np.int8)
        """(tables, cards) int8: their bits, 0 or 1."""
        self.turn: NDArray[np.int32] = np.asarray(self._tables.turn)
        """(tables,) int32: the observer: the seat on turn; where a deal is over, the learner that played last."""
        self.points: NDArray[np.int32] = np.asarray(self._tables.points)
        """(tables, seats) int32: the points of each seat where the last step has ended a deal, otherwise 0. They are
        utilities, so more are better in every game."""
        self.over: NDArray[np.bool_] = np.asarray(self._tables.over).view(np.bool_)
        """(tables,) bool: whether the last step has ended the deal."""

    def __len__(self) -> int:
        """Return the number of tables."""
        return len(self.turn)

    def __repr__(self) -> str:
        where = "Python" if isinstance(self._tables, _PythonTables) else "the kernel"
        return f"<{len(self)} tables of {self.rules.contract} in {where}>"

    def reset(self, seed: int | None = None, chosen: ArrayLike | None = None) -> None:
        """Deal anew: at all tables with the first deals of a seed, or with the next deals at the chosen ones.

        Args:
            seed: the new seed; None: the same as before.
            chosen: (tables,) bool: where to deal; None: at all tables.

        Raises:
            InvalidSetup: the array has another shape, or there is a seed as well.
        """
        if chosen is None:
            self._tables.reset(None if seed is None else seed % 2**64)
            return
        which = np.ascontiguousarray(chosen, dtype=np.bool_)
        if which.shape != (len(self),) or seed is not None:
            raise InvalidSetup(f"chosen has shape {which.shape}: give {(len(self),)}, and no seed")
        self._tables.reset(None, which.view(np.uint8).data)

    def step(self, actions: ArrayLike) -> None:
        """Play a card at each table. Where a deal is over and not yet dealt anew, the action is ignored.

        Args:
            actions: (tables,) integers, the numbers of the cards in the deck.

        Raises:
            ValueError: a card is not legal, or the shape is wrong; no card has been played.
        """
        cards = np.ascontiguousarray(actions, dtype=np.int64)
        if cards.shape != (len(self),):
            raise ValueError(f"actions have shape {cards.shape}: give {(len(self),)}, a card for each table")
        self._tables.step(cards.data)


def _check(
    rules: DealRules,
    tables: int,
    leader: Seat | None,
    learners: Collection[Seat],
    opponents: str,
    autoreset: str,
    threads: int,
) -> None:
    """Raise InvalidSetup if an argument of `DealTables` is out of range."""
    if tables < 1 or threads < 1:
        raise InvalidSetup(f"tables={tables} and threads={threads} must be at least 1")
    wrong = {*learners, *([] if leader is None else [leader])} - {*range(rules.seats)}
    if wrong or not learners:
        raise InvalidSetup(f"leader={leader} and learners={list(learners)} must be seats from 0 to {rules.seats - 1}")
    for name, value, values in (("opponents", opponents, Opponents), ("autoreset", autoreset, Autoreset)):
        if value not in get_args(values):
            raise InvalidSetup(f"{name}={value!r} must be one of {', '.join(get_args(values))}")


class _PythonTables:
    """The same in Python: it defines what the kernel does, and replaces it where there is none."""

    def __init__(
        self,
        rules: DealRules,
        tables: int,
        seed: int,
        leader: Seat | None,
        learners: Collection[Seat],
        policies: Policies,
        autoreset: Autoreset,
        *,
        with_features: bool,
    ) -> None:
        self.rules, self.seed, self.leader = rules, seed % 2**64, leader
        self.learners, self.policies, self.autoreset = {*learners}, policies, autoreset
        cards = len(rules.deck)
        self.planes = np.zeros((tables, rules.planes), np.uint64)
        self.features = np.zeros((tables if with_features else 0, rules.planes, cards), np.uint8)
        self.legal = np.zeros(tables, np.uint64)
        self.mask = np.zeros((tables, cards), np.uint8)
        self.turn = np.zeros(tables, np.int32)
        self.points = np.zeros((tables, rules.seats), np.int32)
        self.over = np.zeros(tables, np.uint8)
        self.dealt = [0] * tables
        self.deals: dict[int, ObservedDeal] = {}
        self.numbers: dict[int, SmallNumbers] = {}
        self.reset()

    def reset(self, seed: int | None = None, chosen: memoryview | None = None) -> None:
        self.seed = self.seed if seed is None else seed
        if chosen is None:
            self.dealt = [0] * len(self.turn)
        for table in range(len(self.turn)):
            if chosen is None or chosen[table]:
                self._begin(table)
                self._observe(table, self.deals[table].turn)
                self.over[table], self.points[table] = 0, 0

    def step(self, actions: memoryview) -> None:
        waiting = [not self.over[table] or self.autoreset == "same_step" for table in range(len(self.turn))]
        for table, card in enumerate(actions.tolist()):
            if waiting[table] and not (0 <= card < len(self.rules.deck) and int(self.legal[table]) >> card & 1):
                raise ValueError(f"card {card} is not legal at table {table}: see its mask; no card was played")
        for table, card in enumerate(actions.tolist()):
            if not waiting[table] and self.autoreset == "disabled":
                continue
            seat = self._advance(table, card) if waiting[table] else 0
            is_over = waiting[table] and not self.deals[table].legal
            self.points[table] = self.deals[table].points() if is_over else 0
            self.over[table] = is_over
            if not waiting[table] or (is_over and self.autoreset == "same_step"):
                self._begin(table)
            self._observe(table, self.deals[table].turn if self.deals[table].legal else seat)

    def _advance(self, table: int, card: Card) -> Seat:
        """Play a card, and let the seats with a policy play; return the seat of the card."""
        seat = self.deals[table].turn
        self.deals[table].play(card)
        self._play_policies(table)
        return seat

    def _begin(self, table: int) -> None:
        """Deal at a table until a learner is on turn."""
        rules = self.rules
        while True:
            number = self.dealt[table] * len(self.turn) + table
            self.dealt[table] += 1
            numbers = SmallNumbers(Rng(self.seed).stream(number))
            hands = deal_hands(rules.cards, rules.seats, rules.hand_size, numbers)
            leader = numbers.below(rules.seats) if self.leader is None else self.leader
            self.deals[table] = observed_deal(rules.plan, hands, leader, rules.cards)
            self.numbers[table] = numbers
            self._play_policies(table)
            if self.deals[table].legal:
                return

    def _play_policies(self, table: int) -> None:
        """Let the seats with a policy play until a learner is on turn, or the deal is over."""
        deal, numbers = self.deals[table], self.numbers[table]
        while deal.legal and deal.turn not in self.learners:
            if isinstance(deal, ObservedLayout):
                deal.play(choose_placement(deal.deal, deal.legal, self.policies, numbers))
            else:
                deal.play(choose_card(deal.deal, self.policies, numbers))

    def _observe(self, table: int, seat: Seat) -> None:
        planes, legal = self.deals[table].planes(seat), self.deals[table].legal
        self.planes[table], self.turn[table], self.legal[table] = planes, seat, legal
        self.mask[table] = bits(legal, self.mask.shape[1])
        if len(self.features):
            self.features[table] = [bits(plane, self.mask.shape[1]) for plane in planes]
