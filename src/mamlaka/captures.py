"""The rules of fishing games as data: which cards of the table a played card captures."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from mamlaka.cards import Card, Deck, Mask, iter_cards

__all__ = ["CaptureSpec", "captures", "captures_by_value", "is_sweep"]

CACHED = 1 << 14
"""The number of tables whose captures are remembered."""


@dataclass(frozen=True)
class CaptureSpec:
    """The rules of captures: a card takes one card of its own value, or else several whose values add up to its own.

    To capture is a duty of the card: if it can take something, it does. A card that takes nothing stays on the table.
    """

    deck: Deck
    """The deck, without jokers; its ranks have the values 1, 2, ... in their order."""
    fewest: bool = False
    """Whether a sum must have as few cards as possible."""
    takes_all: str = ""
    """The ranks whose cards take all cards of the table, if none has their value. This is no sweep."""
    last_sweeps: bool = False
    """Whether the last card of a deal can make a sweep."""

    def value_of(self, card: Card) -> int:
        """Return the value of a card."""
        return self.deck.ranks.index(self.deck.names[card][0]) + 1

    def has_power(self, value: int) -> bool:
        """Return whether the cards of a value take all cards of the table."""
        return self.deck.ranks[value - 1] in self.takes_all


def captures(spec: CaptureSpec, card: Card, table: Mask) -> tuple[Mask, ...]:
    """Return the sets of cards of which a card must take one; empty if it stays on the table.

    >>> from mamlaka.cards import ITALIAN, CardSet
    >>> sets = captures(CaptureSpec(ITALIAN), ITALIAN.card("7D"), ITALIAN.mask("4S 3H AD 2C"))
    >>> [str(CardSet.from_mask(taken, ITALIAN)) for taken in sets]
    ['4S 3H', '4S AD 2C']
    """
    return captures_by_value(spec, table)[spec.value_of(card) - 1]


@lru_cache(maxsize=CACHED)
def captures_by_value(spec: CaptureSpec, table: Mask) -> tuple[tuple[Mask, ...], ...]:
    """Return (values,): the sets of which a card of each value must take one, from the value 1."""
    cards = [(card, spec.value_of(card)) for card in iter_cards(table)]
    highest = len(spec.deck.ranks)
    equal: list[list[Mask]] = [[] for _ in range(highest + 1)]
    sums: list[list[Mask]] = [[] for _ in range(highest + 1)]
    found = [(0, 0)]
    for card, value in cards:
        equal[value].append(1 << card)
        found += [(total + value, chosen | 1 << card) for total, chosen in found if total + value <= highest]
    for total, chosen in found[1:]:
        sums[total].append(chosen)
    return tuple([_due(spec, value, table, equal[value], sums[value]) for value in range(1, highest + 1)])


def _due(spec: CaptureSpec, value: int, table: Mask, equal: list[Mask], sums: list[Mask]) -> tuple[Mask, ...]:
    """Return the sets of which a card of this value must take one."""
    if equal:
        return tuple(equal)
    if table and spec.has_power(value):
        return (table,)
    if spec.fewest:
        least = min(map(int.bit_count, sums), default=0)
        sums = [chosen for chosen in sums if chosen.bit_count() == least]
    return tuple(sorted(sums, key=lambda chosen: (chosen.bit_count(), chosen)))


def is_sweep(spec: CaptureSpec, card: Card, takes: Mask, table: Mask, *, is_last: bool) -> bool:
    """Return whether a capture is a sweep, which leaves the table empty.

    Args:
        spec: the rules.
        card: the card that captures.
        takes: the cards that it takes.
        table: the cards of the table before it, without the card itself.
        is_last: whether the card is the last one of the deal.
    """
    if not takes or takes != table or (is_last and not spec.last_sweeps):
        return False
    value = spec.value_of(card)
    return not spec.has_power(value) or any(spec.value_of(other) == value for other in iter_cards(takes))
