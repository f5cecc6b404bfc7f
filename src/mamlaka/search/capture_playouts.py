"""Playouts of play that captures, without the engine: every seat plays the card whose best use is worth most.

The last cards can be played at their best by both sides, with all hands open.

All arithmetic is in integers, so that the C++ counterpart (`kernel/captures/captures.hpp`) returns the same results.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import inf
from operator import itemgetter
from time import monotonic
from typing import TYPE_CHECKING

from mamlaka.captures import CaptureSpec, captures, captures_by_value, is_sweep
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.ledger import Points
from mamlaka.search.kernel import engine
from mamlaka.search.limits import holds_captures, holds_worlds
from mamlaka.search.number_tables import number_table
from mamlaka.search.positions import HiddenCards, seat_mask
from mamlaka.seats import Seat

if TYPE_CHECKING:
    from mamlaka import _kernel

__all__ = [
    "THOUSANDTHS",
    "Capture",
    "CapturePosition",
    "CaptureScore",
    "CaptureWorth",
    "play_capture_worlds",
    "play_captures",
    "play_out_captures",
    "solve_captures",
]

THOUSANDTHS = 1000
"""What a point is worth to the seats of a playout."""
REMEMBERED = 1 << 16
"""The most tables whose best uses are remembered."""

Capture = tuple[Card, Mask]
"""A card to play, and the cards of the table that it takes."""


@dataclass(slots=True)
class CapturePosition:
    """A deal of captures; a playout changes it."""

    hands: list[Mask]
    """(seats,): the cards of each hand."""
    table: Mask
    """The cards of the table."""
    turn: Seat
    """The seat on turn."""
    taken: list[Mask]
    """(seats,): the cards that each seat has taken."""
    sweeps: list[int]
    """(seats,): the number of sweeps of each seat."""
    last: Seat | None = None
    """The seat that captured last; None: no one has."""

    def copy(self) -> CapturePosition:
        """Return a position that can change by itself."""
        return replace(self, hands=[*self.hands], taken=[*self.taken], sweeps=[*self.sweeps])


def play_captures(position: CapturePosition, spec: CaptureSpec, card: Card, takes: Mask) -> None:
    """Play a card of the seat on turn; after the last one the cards left go to the seat that captured last."""
    seat, own = position.turn, 1 << card
    position.hands[seat] ^= own
    is_last = not any(position.hands)
    if takes:
        if takes == position.table:
            position.sweeps[seat] += is_sweep(spec, card, takes, takes, is_last=is_last)
        position.table ^= takes
        position.taken[seat] |= takes | own
        position.last = seat
    else:
        position.table |= own
    if is_last and position.last is not None:
        position.taken[position.last] |= position.table
        position.table = 0
    position.turn = (seat + 1) % len(position.hands)


@dataclass(frozen=True)
class CaptureScore:
    """What a side scores for the cards that it has taken, besides a point for each sweep."""

    most: tuple[tuple[int, ...], ...] = ()
    """Rows of (cards,) weights: the side whose cards weigh more gets a point."""
    best: tuple[int, ...] = ()
    """(cards,) weights: a point for the side whose best cards of each suit weigh more together; without a card of some
    suit they weigh nothing. Empty: there is no such point."""
    each: Mask = 0
    """The cards that are a point each."""
    run: Mask = 0
    """Cards that score as many points as a side has of them without a gap, from the lowest."""
    shortest_run: int = 1
    """The least number of cards of a run that scores."""

    def points(self, spec: CaptureSpec, own: Mask, other: Mask) -> Points:
        """Return the points of a side that has taken `own` cards, against the `other` side."""
        points = (own & self.each).bit_count()
        for weights in self.most:
            points += _weight(weights, own) > _weight(weights, other)
        if self.best:
            points += _best_weight(self.best, spec, own) > _best_weight(self.best, spec, other)
        length = 0
        for card in iter_cards(self.run):
            if not own >> card & 1:
                break
            length += 1
        return points + (length if length >= self.shortest_run else 0)


def _weight(weights: Sequence[int], cards: Mask) -> int:
    return sum(weights[card] for card in iter_cards(cards))


def _best_weight(weights: Sequence[int], spec: CaptureSpec, cards: Mask) -> int:
    best = [max((weights[card] for card in iter_cards(cards & suit)), default=0) for suit in spec.deck.suit_masks]
    return sum(best) if all(cards & suit for suit in spec.deck.suit_masks) else 0


Use = tuple[int, Mask, int]
"""What playing a card of some value is worth in addition to the card, what it takes, and the sum of the table that it
leaves; 0 if no card could sweep that."""


@dataclass
class CaptureWorth:
    """What the seats of a playout want, in thousandths of a point."""

    spec: CaptureSpec
    cards: tuple[int, ...]
    """(cards,): what it is worth to take each card."""
    sweep: int
    """What a sweep is worth."""
    exposed: tuple[int, ...]
    """(suits + 1,): what it costs to leave a table that one card could sweep, by the number of such cards that others
    hold."""
    laid: tuple[int, ...]
    """(cards,): what it costs to lay each card on the table."""
    values: tuple[int, ...] = field(init=False)
    """(cards,): the value of each card, from 0."""
    _ranks: tuple[Mask, ...] = field(init=False)
    _uses: dict[Mask, tuple[tuple[Use, ...], ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._ranks = tuple(map(self.spec.deck.select, self.spec.deck.ranks))
        self.values = tuple(self.spec.value_of(card) - 1 for card in range(len(self.spec.deck)))

    def uses(self, table: Mask) -> tuple[tuple[Use, ...], ...]:
        """Return (values,): the uses of a card of each value."""
        known = self._uses.get(table)
        if known is None:
            if len(self._uses) >= REMEMBERED:
                self._uses.clear()
            total = sum(self.values[card] + 1 for card in iter_cards(table))
            known = tuple(
                [
                    self._of_value(value, sets, table, total)
                    for value, sets in enumerate(captures_by_value(self.spec, table))
                ]
            )
            self._uses[table] = known
        return known

    def costs(self, others: Mask) -> list[int]:
        """Return (values + 1,): what it costs to leave a table of each sum, while others hold some cards."""
        return [0, *(self.exposed[(others & rank).bit_count()] for rank in self._ranks)]

    def _of_value(self, value: int, sets: tuple[Mask, ...], table: Mask, total: int) -> tuple[Use, ...]:
        """Return the uses of a card of a value."""
        highest = len(self.spec.deck.ranks)
        if not sets:
            return ((0, 0, total + value + 1 if total + value + 1 <= highest else 0),)
        uses = []
        for takes in sets:
            gain, summed = 0, 0
            for card in iter_cards(takes):
                gain += self.cards[card]
                summed += self.values[card] + 1
            if takes == table:
                gain += 0 if self.spec.has_power(value + 1) and summed != value + 1 else self.sweep
            uses.append((gain, takes, total - summed if total - summed <= highest else 0))
        return tuple(uses)


def play_out_captures(position: CapturePosition, worth: CaptureWorth, solved: int = 0) -> None:
    """Play a deal until at most `solved` cards are held.

    The seats know which cards the others hold together, as if they had counted.
    """
    spec, values, cards, laid = worth.spec, worth.values, worth.cards, worth.laid
    while (hand := position.hands[position.turn]) and sum(position.hands).bit_count() > solved:
        costs = worth.costs(sum(position.hands) & ~hand)
        of_value = [
            max([(gain - costs[left], takes) for gain, takes, left in uses], key=itemgetter(0))
            for uses in worth.uses(position.table)
        ]
        plays = []
        for card in iter_cards(hand):
            gain, takes = of_value[values[card]]
            plays.append((gain + cards[card] if takes else gain - laid[card], card, takes))
        _, chosen, taken = max(plays, key=itemgetter(0))
        play_captures(position, spec, chosen, taken)


def solve_captures(
    position: CapturePosition,
    spec: CaptureSpec,
    score: CaptureScore,
    side: Collection[Seat],
    alpha: float = -inf,
    beta: float = inf,
) -> Points:
    """Return the points of a side above those of the other if both play the rest of a deal at their best.

    All hands are open. Outside the window from alpha to beta the result is only a bound.
    """
    hand, table, maximizes = position.hands[position.turn], position.table, position.turn in side
    if not hand:
        return _points_above(position, spec, score, side)
    best = -inf if maximizes else inf
    for card in iter_cards(hand):
        for takes in captures(spec, card, table) or (0,):
            after = position.copy()
            play_captures(after, spec, card, takes)
            value = solve_captures(after, spec, score, side, alpha, beta)
            best = max(best, value) if maximizes else min(best, value)
            alpha, beta = (max(alpha, best), beta) if maximizes else (alpha, min(beta, best))
            if alpha >= beta:
                return int(best)
    return int(best)


def _points_above(position: CapturePosition, spec: CaptureSpec, score: CaptureScore, side: Collection[Seat]) -> Points:
    """Return the points of a side above those of the other at the end of a deal."""
    own = sum(taken for seat, taken in enumerate(position.taken) if seat in side)
    other = sum(taken for seat, taken in enumerate(position.taken) if seat not in side)
    sweeps = sum(count if seat in side else -count for seat, count in enumerate(position.sweeps))
    return score.points(spec, own, other) - score.points(spec, other, own) + sweeps


def play_capture_worlds(
    worth: CaptureWorth,
    score: CaptureScore,
    position: CapturePosition,
    hidden: HiddenCards,
    candidates: Sequence[Capture],
    side: Collection[Seat],
    *,
    solved: int = 0,
    seconds: float = inf,
) -> memoryview:
    """Play each candidate in every world, and the deal to its end.

    Args:
        worth: what the seats want.
        score: what the sides score.
        position: the position, without the hidden cards.
        hidden: the hidden cards of each world.
        candidates: the plays of the seat on turn to compare.
        side: the seats of one side; all others are the other.
        solved: when so many cards are held, or fewer, both sides play at their best, with all hands open.
        seconds: the time limit; at least one world is played.

    Returns:
        (worlds, candidates) int32, fewer rows if time runs out: the points of the side above those of the other.
    """
    kernel = engine()
    if kernel is not None and holds_captures(worth, score, solved) and holds_worlds(hidden):
        where = [-1 if place is None else place for place in hidden.where]
        return kernel.captures(
            _compiled(worth, score),
            hands=position.hands,
            table=position.table,
            turn=position.turn,
            taken=position.taken,
            sweeps=position.sweeps,
            last=-1 if position.last is None else position.last,
            worlds=hidden.cards,
            where=where,
            unseen=hidden.unseen,
            candidates=candidates,
            side=seat_mask(side),
            solved=solved,
            seconds=seconds,
        )
    end = monotonic() + seconds
    points: list[Points] = []
    for number in range(len(hidden.cards)):
        points += _row(worth, score, position, hidden, number, candidates, side, solved)
        if monotonic() >= end:
            break
    return number_table("i", points, len(candidates))


def _row(
    worth: CaptureWorth,
    score: CaptureScore,
    position: CapturePosition,
    hidden: HiddenCards,
    number: int,
    candidates: Sequence[Capture],
    side: Collection[Seat],
    solved: int,
) -> list[Points]:
    """Return the result of each candidate in one world."""
    world = position.copy()
    for column, place in enumerate(hidden.where):
        if place is not None and place < len(world.hands):
            world.hands[place] |= hidden.cards[number, column] & hidden.unseen
    row = []
    for card, takes in candidates:
        played = world.copy()
        play_captures(played, worth.spec, card, takes)
        play_out_captures(played, worth, solved)
        row.append(solve_captures(played, worth.spec, score, side))
    return row


def _compiled(worth: CaptureWorth, score: CaptureScore) -> _kernel.CaptureRules:
    return _compiled_rules(worth.spec, worth.cards, worth.sweep, worth.exposed, worth.laid, score)


@lru_cache(maxsize=64)
def _compiled_rules(
    spec: CaptureSpec,
    cards: tuple[int, ...],
    sweep: int,
    exposed: tuple[int, ...],
    laid: tuple[int, ...],
    score: CaptureScore,
) -> _kernel.CaptureRules:
    from mamlaka import _kernel  # noqa: PLC0415  (it may be missing)

    return _kernel.CaptureRules(
        value_of=[spec.value_of(card) - 1 for card in range(len(spec.deck))],
        suit_masks=spec.deck.suit_masks,
        fewest=spec.fewest,
        powers=sum(spec.has_power(value) << value - 1 for value in range(1, len(spec.deck.ranks) + 1)),
        last_sweeps=spec.last_sweeps,
        cards=cards,
        sweep=sweep,
        exposed=exposed,
        laid=laid,
        most=score.most,
        best=score.best,
        each=score.each,
        run=score.run,
        shortest_run=score.shortest_run,
    )
