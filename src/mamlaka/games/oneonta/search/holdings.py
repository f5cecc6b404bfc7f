"""Holdings: one suit of a solitaire trick game, up to equivalence.

The dummy leads unseen cards and its only opponent follows. So only the order of own and unseen cards in a suit matters:
cards that are gone leave no gap, and adjacent cards of the same kind are equivalent.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import TypeAlias

__all__ = ["EMPTY", "FollowingCard", "Holding", "discards", "holding", "leads", "own_count", "unseen_count"]

Holding: TypeAlias = int
"""A suit, weakest card at bit 0: 1 for an own card, 0 for an unseen one, and a final 1 above the strongest card."""
FollowingCard: TypeAlias = tuple[int, Holding]
"""A card that follows: the number of tricks it wins (0 or 1), and the suit without it and the card led."""

EMPTY: Holding = 1
"""A suit without cards."""


def holding(own: str, order: str = "TJQKA") -> Holding:
    """Return the holding of a suit with the cards `order`, weak to strong: `own` are held, the others unseen.

    >>> bin(holding("AKJ"))
    '0b111010'
    >>> bin(holding("AK", "TKA"))  # queen and jack are gone
    '0b1110'

    Raises:
        ValueError: a card is not in the order, or is named twice.
    """
    if not set(own) <= set(order) or len(set(own)) < len(own):
        raise ValueError(f"no holding {own!r}: name cards of {order}, each once")
    return sum(1 << place for place, card in enumerate(order) if card in own) | 1 << len(order)


def own_count(suit: Holding) -> int:
    """Return the number of own cards of a holding."""
    return suit.bit_count() - 1


def unseen_count(suit: Holding) -> int:
    """Return the number of unseen cards of a holding."""
    return suit.bit_length() - suit.bit_count()


@cache
def leads(suit: Holding) -> tuple[tuple[int, tuple[FollowingCard, ...]], ...]:
    """Return the leads of a suit, one for each equivalence class of unseen cards: its size and all answers to it.

    There are no answers if no card is held.

    >>> [(ways, [(won, bin(rest)) for won, rest in answers]) for ways, answers in leads(holding("AJ"))]
    [(1, [(1, '0b1100'), (1, '0b1001')]), (2, [(0, '0b1100'), (1, '0b1010')])]
    """
    return tuple(
        (ways, tuple((int(own > led), _without(_without(suit, max(own, led)), min(own, led))) for own in _places(suit)))
        for is_own, led, ways in _runs(suit)
        if not is_own
    )


@cache
def discards(suit: Holding) -> tuple[Holding, ...]:
    """Return the suits that can remain after discarding an own card on a lead of another suit."""
    return tuple(_without(suit, own) for own in _places(suit))


def _places(suit: Holding) -> list[int]:
    """Return one own card of each equivalence class, from the weakest up."""
    return [place for is_own, place, _ in _runs(suit) if is_own]


def _runs(suit: Holding) -> Iterator[tuple[bool, int, int]]:
    """Yield the equivalence classes, from the weakest up: whether the cards are own, the lowest bit, the size."""
    place = 0
    for kind, run in groupby(f"{suit:b}"[:0:-1]):  # the final 1 is not a card
        count = len(list(run))
        yield kind == "1", place, count
        place += count


def _without(suit: Holding, place: int) -> Holding:
    return suit >> place + 1 << place | suit & (1 << place) - 1
