"""Exact odds in Oneonta Whist. Written from the rules alone; imports nothing from the project.

Nine of the twelve cards that the player has not seen are led, one after the other; all orders are equally likely. Cards
of a side suit are written by their ranks. Each suit is considered alone: the player follows to it and discards no card
of it on other leads, so that real play may do better.
"""

from fractions import Fraction
from functools import cache
from typing import TypeAlias

RANKS = "AKQJT"
TRICKS, UNSEEN = 9, 12  # tricks of a deal; cards not seen before the first of them

Suit: TypeAlias = tuple[str, str]  # the player's cards of a suit, and its unseen cards


def unseen(trick: int) -> int:
    """Return the number of unseen cards before a trick."""
    return UNSEEN + 1 - trick


@cache
def orders(wanted: str, trick: int = 1) -> dict[str, Fraction]:
    """Return the probability of each order in which some unseen cards, or a part of them, are led from a trick on."""
    if trick > TRICKS:
        return {"": Fraction(1)}
    leads = dict.fromkeys(wanted, Fraction(1, unseen(trick)))
    found = {order: (1 - sum(leads.values())) * chance for order, chance in orders(wanted, trick + 1).items()}
    for card, lead in leads.items():
        for order, chance in orders(wanted.replace(card, ""), trick + 1).items():
            found[card + order] = found.get(card + order, Fraction()) + lead * chance
    return found


def is_led(wanted: str, numbers: list[int], trick: int = 1) -> Fraction:
    """Return the probability that the number of wanted cards led from a trick on is one of `numbers`."""
    return sum((chance for order, chance in orders(wanted, trick).items() if len(order) in numbers), Fraction())


def suits_of(holding: str, gone: str = "") -> tuple[Suit, ...]:
    """Return the suits of a holding, such as AQT.Q for two; `gone` are the cards seen of the first one."""
    suits = [(held, "".join(rank for rank in RANKS if rank not in held)) for held in holding.split(".")]
    (held, outstanding), *others = suits
    return ((held, "".join(rank for rank in outstanding if rank not in gone)), *others)


@cache
def best(suits: tuple[Suit, ...], aim: int, trick: int = 1) -> Fraction:
    """Return the probability of exactly `aim` tricks with some suits from a trick on, if every choice is the best."""
    if aim < 0 or trick > TRICKS:
        return Fraction(aim == 0)
    leads = [(number, led) for number, (_, outstanding) in enumerate(suits) for led in outstanding]
    chances = [max(plays(suits, number, led, aim, trick).values()) for number, led in leads]
    others = unseen(trick) - len(chances)
    return (sum(chances) + others * best(suits, aim, trick + 1)) / unseen(trick)


def plays(suits: tuple[Suit, ...], number: int, led: str, aim: int, trick: int) -> dict[str, Fraction]:
    """Return the probability for each reply to a lead of a suit; a player void in it discards some other card."""
    held, outstanding = suits[number]
    found = {}
    for card in held or " ":
        after = (held.replace(card, ""), outstanding.replace(led, ""))
        won = card != " " and RANKS.index(card) < RANKS.index(led)
        found[card] = best((*suits[:number], after, *suits[number + 1 :]), aim - won, trick + 1)
    return found
