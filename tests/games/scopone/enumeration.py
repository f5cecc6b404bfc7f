"""Enumerate deals of Scopone by brute force, from the rules alone.

Nothing here imports anything of the project.
"""

from itertools import combinations
from typing import NamedTuple

__all__ = ["RANKS", "Rules", "enumerate_deal", "plays"]

RANKS = "A234567JQK"  # the value of a rank is its place, from 1
WORTH = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "J": 10, "Q": 10, "K": 10}


class Rules(NamedTuple):
    """What counts in a deal in addition to its cards."""

    sum_choice: str = "free"
    napola: str = "off"
    last_scopa: str = "off"
    ace: str = "one"
    primiera: str = "table"


class Table(NamedTuple):
    """What lies where in a deal, beside the hands."""

    open: frozenset[str] = frozenset()
    piles: tuple[frozenset[str], frozenset[str]] = (frozenset(), frozenset())  # of the first seat's side and the other
    last: int = 0  # the side that captured last
    sweeps: tuple[int, int] = (0, 0)


def total(cards: tuple[str, ...]) -> int:
    """Return the sum of the values of cards."""
    return sum(RANKS.index(card[0]) + 1 for card in cards)


def plays(card: str, on_table: frozenset[str], rules: Rules) -> list[tuple[str, ...]]:
    """Return what a card may take, one entry for each possibility; it has none only if the card stays."""
    cards = sorted(on_table)
    subsets = [chosen for size in range(1, len(cards) + 1) for chosen in combinations(cards, size)]
    single: list[tuple[str, ...]] = [chosen for chosen in subsets if len(chosen) == 1 and chosen[0][0] == card[0]]
    if single:
        return single
    if card[0] == "A" and rules.ace == "sweeps":
        return subsets[-1:] or [()]
    fitting = [chosen for chosen in subsets if total(chosen) == total((card,))]
    if rules.sum_choice == "fewest":
        fitting = [chosen for chosen in fitting if len(chosen) == min(map(len, fitting))]
    return fitting or [()]


def after(table: Table, side: int, card: str, takes: tuple[str, ...], rules: Rules, *, is_last: bool) -> Table:
    """Return the table after a card that takes others, or stays."""
    if not takes:
        return table._replace(open=table.open | {card})
    swept = table.open == set(takes) and not (is_last and rules.last_scopa == "off")
    if card[0] == "A" and takes[0][0] != "A":
        swept = False
    piles, sweeps = list(table.piles), list(table.sweeps)
    piles[side] |= {card, *takes}
    sweeps[side] += swept
    return Table(table.open - set(takes), (piles[0], piles[1]), side, (sweeps[0], sweeps[1]))


def best_cards(pile: frozenset[str], rules: Rules) -> list[int]:
    """Return what the primiera of two sides is compared by."""
    if rules.primiera == "sevens":
        return [sum(card[0] == rank for card in pile) for rank in "76A5432"]
    suits = [[WORTH[card[0]] for card in pile if card[1] == suit] for suit in "SHDC"]
    return [sum(map(max, suits))] if all(suits) else [0]


def points_of(table: Table, rules: Rules) -> list[int]:
    """Return the points of both sides at the end of a deal; the cards left go to the side that captured last."""
    piles = list(table.piles)
    piles[table.last] |= table.open
    points = list(table.sweeps)
    for side, (own, other) in enumerate((piles, piles[::-1])):
        coins = {card[0] for card in own if card[1] == "D"}
        points[side] += (len(own) > 20) + (len(coins) > 5) + ("7" in coins)
        points[side] += best_cards(own, rules) > best_cards(other, rules)
        run = next((length for length, rank in enumerate(RANKS) if rank not in coins), len(RANKS))
        points[side] += run if rules.napola == "on" and run >= 3 else 0
    return points


def enumerate_deal(
    hands: list[list[str]], table: Table, rules: Rules, counts: list[int], turn: int = 0, depth: int = 0
) -> tuple[int, list[int]]:
    """Count the sequences of plays by depth; return the number of terminal nodes and the points of the sides in all.

    Args:
        hands: the cards of each seat; those of seats 0 and 2, and of 1 and 3, are partners.
        table: what lies elsewhere.
        rules: the rules of the deal.
        counts: (depths,): the counts, which are increased; a deal is cut off after the last one.
        turn: the seat that plays next.
        depth: the number of cards played.
    """
    if not any(hands):
        return 1, points_of(table, rules)
    if depth == len(counts):
        return 0, [0, 0]
    nodes, sums = 0, [0, 0]
    is_last = sum(map(len, hands)) == 1
    for card in hands[turn]:
        rest = [[own for own in hand if own != card] for hand in hands]
        for takes in plays(card, table.open, rules):
            counts[depth] += 1
            then = after(table, turn % 2, card, takes, rules, is_last=is_last)
            more, points = enumerate_deal(rest, then, rules, counts, (turn + 1) % 4, depth + 1)
            nodes += more
            sums = [sum(pair) for pair in zip(sums, points, strict=True)]
    return nodes, sums
