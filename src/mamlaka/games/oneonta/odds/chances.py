"""Exact odds of a dummy that leads unseen cards, some of which are out of play.

Of the `unseen` cards, a random subset of `out` cards is never led; the others are led in random order. The defaults are
those of Oneonta Whist before the first trick; before trick *t*, use `unseen=13 - t`. All chances are fractions.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from math import comb

from mamlaka.games.oneonta import HAND_SIZE, OUT
from mamlaka.games.oneonta.search.holdings import Holding, leads, own_count, unseen_count

__all__ = ["UNSEEN", "chance_independent", "chance_led", "chance_of_tricks", "chance_still_led"]

UNSEEN = HAND_SIZE + OUT
"""The number of unseen cards before the first trick of Oneonta Whist."""


def chance_led(given: int, led: int, *, unseen: int = UNSEEN, out: int = OUT) -> Fraction:
    """Return the hypergeometric chance that exactly `led` of `given` unseen cards are led in the rest of the deal.

    >>> str(chance_led(2, 2))
    '6/11'

    Raises:
        ValueError: `given` or `out` exceeds `unseen`, or `led` exceeds `given`.
    """
    if not (0 <= led <= given <= unseen and 0 <= out <= unseen):
        raise ValueError(
            f"no chance that {led} of {given} cards are led where {unseen} are unseen and {out} out of play"
        )
    kept = given - led
    return (
        Fraction(comb(given, led) * comb(unseen - given, out - kept), comb(unseen, out)) if kept <= out else Fraction(0)
    )


def chance_independent(given: int, led: int, *, unseen: int = UNSEEN, out: int = OUT) -> Fraction:
    """Return the same under the assumption of independent cards, which the source of Oneonta Whist makes.

    >>> str(chance_independent(2, 2))
    '9/16'
    """
    kept = Fraction(out, unseen)
    return comb(given, led) * (1 - kept) ** led * kept ** (given - led)


def chance_still_led(unseen: int = UNSEEN, out: int = OUT) -> Fraction:
    """Return the chance that a given unseen card will be led; it is the same for all of them.

    >>> [str(chance_still_led(13 - trick)) for trick in (1, 5, 9)]
    ['3/4', '5/8', '1/4']

    Raises:
        ValueError: `out` exceeds `unseen`.
    """
    return chance_led(1, 1, unseen=unseen, out=out)


def chance_of_tricks(holdings: Iterable[Holding], tricks: int, *, unseen: int = UNSEEN, out: int = OUT) -> Fraction:
    """Return the chance of winning exactly `tricks` tricks in these suits under optimal play.

    Cards of these suits only follow suit; they are neither discarded nor do they ruff. Discards can only help, so the
    result is a lower bound for the whole hand.

    >>> from mamlaka.games.oneonta.search.holdings import holding
    >>> str(chance_of_tricks([holding("AKJ")], 1))
    '35/44'
    >>> str(chance_of_tricks([holding("AQT"), holding("Q")], 1))
    '59/66'

    Raises:
        ValueError: the suits have more unseen cards than `unseen`, or `out` exceeds `unseen`.
    """
    suits = tuple(holdings)
    if not sum(map(unseen_count, suits)) <= unseen or not 0 <= out <= unseen:
        raise ValueError(f"these suits do not fit {unseen} unseen cards, {out} of them out of play")
    return _best(_live(suits), tricks, unseen, out)


def _live(suits: Iterable[Holding]) -> tuple[Holding, ...]:
    """Return the suits in which a trick can still be won or lost, in canonical order."""
    return tuple(sorted(suit for suit in suits if own_count(suit) and unseen_count(suit)))


@cache
def _best(suits: tuple[Holding, ...], tricks: int, unseen: int, out: int) -> Fraction:
    if tricks < 0 or unseen == out or not suits:
        return Fraction(tricks == 0)
    others = unseen - sum(map(unseen_count, suits))
    total = others * _best(suits, tricks, unseen - 1, out) if others else Fraction(0)
    for index, suit in enumerate(suits):
        rest = suits[:index] + suits[index + 1 :]
        for ways, answers in leads(suit):
            total += ways * max(_best(_live((*rest, left)), tricks - won, unseen - 1, out) for won, left in answers)
    return total / unseen
