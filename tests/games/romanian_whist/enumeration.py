"""Enumerate deals of Romanian Whist by brute force, from the rules alone.

Nothing here imports anything of the project.
"""

from typing import NamedTuple

__all__ = ["ORDER", "Rules", "enumerate_deal"]

ORDER = "23456789TJQKA"


class Rules(NamedTuple):
    """What counts in a deal in addition to its cards."""

    trump: str = "H"  # empty: no trumps
    trump_duty: str = "must"
    miss: str = "distance"


def best_of(trick: tuple[tuple[int, str], ...], trump: str) -> int:
    """Return the seat that takes a complete trick, of which the lead comes first."""
    suit = trump if any(card[1] == trump for _, card in trick) else trick[0][1][1]
    return max((ORDER.index(card[0]), seat) for seat, card in trick if card[1] == suit)[1]


def points_of(bid: int, tricks: int, rules: Rules) -> int:
    """Return the points of a seat; one that sits out bids below zero."""
    if bid < 0:
        return 0
    if bid == tricks:
        return 5 + bid
    return -5 if rules.miss == "flat" else -abs(bid - tricks)


def legal_cards(hand: list[str], trick: tuple[tuple[int, str], ...], rules: Rules) -> list[str]:
    """Return the cards that a seat may play."""
    if not trick:
        return hand
    following = [card for card in hand if card[1] == trick[0][1][1]]
    trumps = [card for card in hand if card[1] == rules.trump] if rules.trump_duty == "must" else []
    return following or trumps or hand


def enumerate_deal(
    hands: list[list[str]],
    turn: int,
    rules: Rules,
    bids: list[int],
    counts: list[int],
    depth: int = 0,
    trick: tuple[tuple[int, str], ...] = (),
    takers: tuple[int, ...] = (),
) -> tuple[int, list[int]]:
    """Count the sequences of plays by depth; return the number of terminal nodes and the points of each seat in all.

    Args:
        hands: the cards of each seat; a seat that sits out has none.
        turn: the seat that plays next.
        rules: the rules of the deal.
        bids: the bid of each seat; -1 for one that sits out.
        counts: (depths,): the counts, which are increased; a deal is cut off after the last one.
        depth: the number of cards played.
        trick: the cards of the trick so far, with their seats.
        takers: the winners of the tricks so far.
    """
    seats = [seat for seat, bid in enumerate(bids) if bid >= 0]
    if len(trick) == len(seats):
        winner = best_of(trick, rules.trump)
        takers = (*takers, winner)
        if not any(hands):
            return 1, [points_of(bid, takers.count(seat), rules) for seat, bid in enumerate(bids)]
        return enumerate_deal(hands, winner, rules, bids, counts, depth, (), takers)
    if depth == len(counts):
        return 0, [0] * len(bids)
    following = seats[(seats.index(turn) + 1) % len(seats)]
    terminal_nodes, sums = 0, [0] * len(bids)
    for card in legal_cards(hands[turn], trick, rules):
        counts[depth] += 1
        rest = [[own for own in other if own != card] for other in hands]
        played = (*trick, (turn, card))
        more, points = enumerate_deal(rest, following, rules, bids, counts, depth + 1, played, takers)
        terminal_nodes += more
        sums = [sum(pair) for pair in zip(sums, points, strict=True)]
    return terminal_nodes, sums
