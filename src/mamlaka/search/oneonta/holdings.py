"""One suit of a solitaire trick game, with everything merged that makes no difference.

The dummy leads unseen cards and its only opponent follows, so all that matters of a suit is in which order own and
unseen cards lie: cards that are gone leave no gap, and neighbours of the same kind are alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import TypeAlias

__all__ = ["EMPTY", "Answer", "Holding", "discards", "holding", "leads", "own_count", "unseen_count"]

Holding: TypeAlias = int
"""A suit from its weakest card at bit 0 up: 1 for an own card, 0 for an unseen one, and a 1 on top of them all."""
Answer: TypeAlias = tuple[int, Holding]
"""How many tricks a card wins when it follows, 0 or 1, and what is left of the suit without it and the card led."""

EMPTY: Holding = 1
"""A suit of which no card is left."""


def holding(own: str, order: str = "TJQKA") -> Holding:
    """Return the holding of a suit in which `own` is held, of the cards of `order`, weak to strong; the rest is unseen.

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
    """Return how many own cards a holding has."""
    return suit.bit_count() - 1


def unseen_count(suit: Holding) -> int:
    """Return how many cards of a holding are unseen."""
    return suit.bit_length() - suit.bit_count()


@cache
def leads(suit: Holding) -> tuple[tuple[int, tuple[Answer, ...]], ...]:
    """Return what the leads of a suit come to: how many unseen cards are alike, and every answer to one of them.

    There are no answers where no card is held.

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
    """Return what a suit can become when one of its own cards is played on a lead of another suit."""
    return tuple(_without(suit, own) for own in _places(suit))


def _places(suit: Holding) -> list[int]:
    """Return the own cards that differ, from the weakest up."""
    return [place for is_own, place, _ in _runs(suit) if is_own]


def _runs(suit: Holding) -> Iterator[tuple[bool, int, int]]:
    """Yield the cards that are alike, from the weakest up: whether they are own, the place of the first, how many."""
    place = 0
    for kind, run in groupby(f"{suit:b}"[:0:-1]):  # the 1 on top is no card
        count = len(list(run))
        yield kind == "1", place, count
        place += count


def _without(suit: Holding, place: int) -> Holding:
    return suit >> place + 1 << place | suit & (1 << place) - 1
