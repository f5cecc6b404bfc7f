"""Playouts of play that captures, without the engine: every seat plays the card whose best use is worth most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from mamlaka.captures import CaptureSpec, captures_by_value, is_sweep
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.seats import Seat

__all__ = ["CapturePosition", "CaptureWorth", "play_captures", "play_out_captures"]

REMEMBERED = 1 << 16
"""The most tables whose best uses are remembered."""


@dataclass(slots=True)
class CapturePosition:
    """A deal of captures with all cards known; a playout changes it."""

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


Use = tuple[float, Mask]
"""What playing a card of some value is worth in addition to the card, and what it takes."""


@dataclass
class CaptureWorth:
    """What the seats of a playout want."""

    spec: CaptureSpec
    cards: Sequence[float]
    """(cards,): what it is worth to take each card."""
    sweep: float
    """What a sweep is worth."""
    exposed: float
    """What it costs to leave a table that one card could sweep."""
    laid: float = 0.5
    """The part of the worth of a card that it costs to lay it on the table."""
    values: tuple[int, ...] = field(init=False)
    """(cards,): the value of each card, from 0."""
    _uses: dict[Mask, tuple[Use, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.values = tuple(self.spec.value_of(card) - 1 for card in range(len(self.spec.deck)))

    def uses(self, table: Mask) -> tuple[Use, ...]:
        """Return (values,): the best use of a card of each value."""
        known = self._uses.get(table)
        if known is None:
            if len(self._uses) >= REMEMBERED:
                self._uses.clear()
            total = sum(self.values[card] + 1 for card in iter_cards(table))
            known = tuple(
                [
                    self._best(value, sets, table, total)
                    for value, sets in enumerate(captures_by_value(self.spec, table))
                ]
            )
            self._uses[table] = known
        return known

    def _best(self, value: int, sets: tuple[Mask, ...], table: Mask, total: int) -> Use:
        """Return the best use of a card of a value."""
        highest = len(self.spec.deck.ranks)
        if not sets:
            return (-self.exposed if total + value + 1 <= highest else 0.0), 0
        best = (-1e9, 0)
        for takes in sets:
            gain, summed = 0.0, 0
            for card in iter_cards(takes):
                gain += self.cards[card]
                summed += self.values[card] + 1
            if takes == table:
                gain += 0.0 if self.spec.has_power(value + 1) and summed != value + 1 else self.sweep
            elif total - summed <= highest:
                gain -= self.exposed
            if gain > best[0]:
                best = gain, takes
        return best


def play_out_captures(position: CapturePosition, worth: CaptureWorth) -> None:
    """Play a deal to its end."""
    spec, uses, values, cards, laid = worth.spec, worth.uses, worth.values, worth.cards, worth.laid
    while hand := position.hands[position.turn]:
        of_value = uses(position.table)
        best, chosen, taken = -1e9, 0, 0
        while hand:
            card = (hand & -hand).bit_length() - 1
            hand &= hand - 1
            gain, takes = of_value[values[card]]
            gain += cards[card] if takes else -laid * cards[card]
            if gain > best:
                best, chosen, taken = gain, card, takes
        play_captures(position, spec, chosen, taken)
