"""Solve tricks with open hands by trying every card. Written from the rules alone; imports nothing from the project.

A card is rank and suit ("TC": ten of clubs). Seat i + 1 plays after seat i. A seat must follow suit if it can. The
highest trump takes the trick; without one, the highest card of the led suit does. One side wants its own points to be
high and the other side wants them to be low. Partners have their points together.
"""

from functools import cache
from typing import NamedTuple

RANKS = "23456789TJQKA"
PRICES = {"king": ("KH", -75), "queens": ("Q", -25), "diamonds": ("D", -10)}  # of each card with these letters
SLAP = -15  # the price of a trick in slaps


class Game(NamedTuple):
    """What is played, and for which side the result is wanted."""

    contracts: frozenset[str]  # some of king, queens, diamonds, slaps; or tricks: each trick is one point
    trump: str  # a letter of SHDC; empty: no trump
    doubled: tuple[tuple[str, int], ...]  # the doubled cards, each with the seat that has doubled it
    side: frozenset[int]  # the seats that want their points to be high


def points(game: Game, trick: tuple[str, ...], taker: int) -> int:
    """Return what a trick is worth to the side.

    In every contract, a doubled card costs the taker twice its price, and pays its price to the seat that doubled it.
    """
    total = 0
    for contract in game.contracts:
        if contract == "tricks":
            total += taker in game.side
        elif contract == "slaps":
            total += SLAP * (taker in game.side)
        else:
            letters, price = PRICES[contract]
            for card in trick:
                if letters in card:
                    total += price * (taker in game.side)
                    for name, doubler in game.doubled:
                        if name == card and contract != "diamonds":  # only the king and the queens can be doubled
                            total += price * (taker in game.side) - price * (doubler in game.side)
    return total


def taker(game: Game, leader: int, trick: tuple[str, ...]) -> int:
    """Return the seat that takes a trick of four cards."""
    suit = game.trump if any(card[1] == game.trump for card in trick) else trick[0][1]
    best = max((card for card in trick if card[1] == suit), key=lambda card: RANKS.index(card[0]))
    return (leader + trick.index(best)) % 4


def values(game: Game, hands: tuple[frozenset[str], ...], leader: int, trick: tuple[str, ...]) -> dict[str, int]:
    """Return the points of the side from here on, by the card that the seat on turn plays."""
    seat = (leader + len(trick)) % 4
    follows = frozenset(card for card in hands[seat] if trick and card[1] == trick[0][1])
    return {card: after(game, hands, leader, trick, card) for card in sorted(follows or hands[seat])}


@cache
def after(game: Game, hands: tuple[frozenset[str], ...], leader: int, trick: tuple[str, ...], card: str) -> int:
    """Return the points of the side from here on when the seat on turn plays this card."""
    seat = (leader + len(trick)) % 4
    hands = (*hands[:seat], hands[seat] - {card}, *hands[seat + 1 :])
    trick = (*trick, card)
    if len(trick) < 4:
        return best(game, hands, leader, trick)
    winner = taker(game, leader, trick)
    rest = best(game, hands, winner, ()) if hands[winner] else 0
    return points(game, trick, winner) + rest


def best(game: Game, hands: tuple[frozenset[str], ...], leader: int, trick: tuple[str, ...]) -> int:
    """Return the points of the side from here on with the best cards of both sides."""
    seat = (leader + len(trick)) % 4
    choose = max if seat in game.side else min
    return choose(values(game, hands, leader, trick).values())


def points_of_each(
    game: Game, hands: tuple[frozenset[str], ...], leader: int, trick: tuple[str, ...] = ()
) -> tuple[tuple[int, ...], dict[str, tuple[int, ...]]]:
    """Return the points of all seats if each wants only its own to be high, and those after each card.

    Of equally good cards, a seat plays the first: spades before hearts, diamonds and clubs, then upwards.
    """
    if not any(hands):
        return (0, 0, 0, 0), {}
    seat = (leader + len(trick)) % 4
    follows = frozenset(card for card in hands[seat] if trick and card[1] == trick[0][1])
    found = {}
    for card in sorted(follows or hands[seat], key=lambda card: ("SHDC".index(card[1]), RANKS.index(card[0]))):
        left = (*hands[:seat], hands[seat] - {card}, *hands[seat + 1 :])
        full = (*trick, card)
        if len(full) < 4:
            found[card] = points_of_each(game, left, leader, full)[0]
            continue
        winner = taker(game, leader, full)
        rest = points_of_each(game, left, winner)[0]
        gained = [points(game._replace(side=frozenset([one])), full, winner) for one in range(4)]
        found[card] = tuple(now + later for now, later in zip(gained, rest, strict=True))
    best = max(each[seat] for each in found.values())
    return next(each for each in found.values() if each[seat] == best), found
