"""Exact chances in Oneonta Whist. From the rules alone; imports nothing of the project.

Nine of the twelve cards that the player has not seen are led, one after the other; all orders are equally likely. Cards
of a side suit are written by their ranks. Suits are looked at alone: the player follows to them and throws no card of
them away on other leads, so that real play may do better.
"""

from fractions import Fraction
from functools import cache
from typing import TypeAlias

RANKS = "AKQJT"
TRICKS, UNSEEN = 9, 12  # tricks of a deal; cards not seen before the first of them

Suit: TypeAlias = tuple[str, str]  # what the player holds of a suit, and what has not been seen of it


def unseen(trick: int) -> int:
    """Return how many cards have not been seen before a trick."""
    return UNSEEN + 1 - trick


@cache
def orders(wanted: str, trick: int = 1) -> dict[str, Fraction]:
    """Return the chance of each order in which some unseen cards, or a part of them, are led from a trick on."""
    if trick > TRICKS:
        return {"": Fraction(1)}
    leads = dict.fromkeys(wanted, Fraction(1, unseen(trick)))
    found = {order: (1 - sum(leads.values())) * chance for order, chance in orders(wanted, trick + 1).items()}
    for card, lead in leads.items():
        for order, chance in orders(wanted.replace(card, ""), trick + 1).items():
            found[card + order] = found.get(card + order, Fraction()) + lead * chance
    return found


def is_led(wanted: str, numbers: list[int], trick: int = 1) -> Fraction:
    """Return the chance that so many of some unseen cards are led from a trick on: one of the numbers."""
    return sum((chance for order, chance in orders(wanted, trick).items() if len(order) in numbers), Fraction())


def suits_of(holding: str, gone: str = "") -> tuple[Suit, ...]:
    """Return the suits of a holding, such as AQT.Q for two; `gone` was seen of the first one."""
    suits = [(held, "".join(rank for rank in RANKS if rank not in held)) for held in holding.split(".")]
    (held, outstanding), *others = suits
    return ((held, "".join(rank for rank in outstanding if rank not in gone)), *others)


@cache
def best(suits: tuple[Suit, ...], aim: int, trick: int = 1) -> Fraction:
    """Return the chance to win exactly `aim` tricks with some suits from a trick on, when every choice is the best."""
    if aim < 0 or trick > TRICKS:
        return Fraction(aim == 0)
    leads = [(number, led) for number, (_, outstanding) in enumerate(suits) for led in outstanding]
    chances = [max(plays(suits, number, led, aim, trick).values()) for number, led in leads]
    others = unseen(trick) - len(chances)
    return (sum(chances) + others * best(suits, aim, trick + 1)) / unseen(trick)


def plays(suits: tuple[Suit, ...], number: int, led: str, aim: int, trick: int) -> dict[str, Fraction]:
    """Return the chance that each card leaves when a card of a suit is led; without any, some other card is thrown."""
    held, outstanding = suits[number]
    found = {}
    for card in held or " ":
        after = (held.replace(card, ""), outstanding.replace(led, ""))
        won = card != " " and RANKS.index(card) < RANKS.index(led)
        found[card] = best((*suits[:number], after, *suits[number + 1 :]), aim - won, trick + 1)
    return found
