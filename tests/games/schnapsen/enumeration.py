"""Enumerate deals of Schnapsen by brute force, from the rules alone; imports nothing of the project.

Only cards are played: nobody exchanges, closes, announces or claims.
"""

from typing import NamedTuple

__all__ = ["ORDER", "Position", "enumerate_deal"]

ORDER = "JQKTA"
VALUES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
GOAL, HALF = 66, 33


class Position(NamedTuple):
    """A deal before a lead."""

    hands: tuple[tuple[str, ...], tuple[str, ...]]
    trump: str
    leader: int
    stock: tuple[str, ...] = ()  # from the top; the card turned up is the last one
    tricks: tuple[int, int] = (0, 0)
    points: tuple[int, int] = (0, 0)
    closer: int = -1
    other_had_trick: bool = True  # when the stock was closed
    last_trick: str = "wins"


def legal(position: Position, hand: tuple[str, ...], led: str) -> list[str]:
    """Return the cards that may be played to a lead."""
    if position.stock and position.closer < 0:
        return list(hand)
    suit = [card for card in hand if card[1] == led[1]]
    higher = [card for card in suit if ORDER.index(card[0]) > ORDER.index(led[0])]
    return higher or suit or [card for card in hand if card[1] == position.trump] or list(hand)


def beats(position: Position, reply: str, led: str) -> bool:
    """Return whether a reply wins the trick."""
    if reply[1] == led[1]:
        return ORDER.index(reply[0]) > ORDER.index(led[0])
    return reply[1] == position.trump


def after(position: Position, led: str, reply: str) -> Position:
    """Return the deal after a trick and the draws that follow it."""
    leader, other = position.leader, 1 - position.leader
    winner = other if beats(position, reply, led) else leader
    hands = [tuple(card for card in hand if card not in {led, reply}) for hand in position.hands]
    tricks, points, stock = [*position.tricks], [*position.points], position.stock
    tricks[winner] += 1
    points[winner] += VALUES[led[0]] + VALUES[reply[0]]
    if stock and position.closer < 0:
        hands[winner] += (stock[0],)
        hands[1 - winner] += (stock[1],)
        stock = stock[2:]
    return position._replace(
        hands=(hands[0], hands[1]),
        leader=winner,
        stock=stock,
        tricks=(tricks[0], tricks[1]),
        points=(points[0], points[1]),
    )


def score(position: Position) -> list[int]:
    """Return the game points after the last trick, which the seat on lead has taken."""
    last, other = position.leader, 1 - position.leader
    has = position.points
    if has[last] >= GOAL:
        if position.closer >= 0:  # whoever wins: neither seat had 33 points when the stock was closed
            won = 2 if position.other_had_trick else 3
        else:
            won = 3 if not position.tricks[other] else 2 if has[other] < HALF else 1
        return [won if seat == last else 0 for seat in (0, 1)]
    if position.closer >= 0:
        won = 2 if position.other_had_trick else 3
        return [won if seat != position.closer else 0 for seat in (0, 1)]
    winner = other if position.last_trick == "points" and has[other] > has[last] else last
    return [int(seat == winner) for seat in (0, 1)]


def enumerate_deal(position: Position, counts: list[int], depth: int = 0) -> tuple[int, list[int]]:
    """Count the sequences of plays by depth; return the number of terminal nodes and the points of each seat in all.

    Args:
        position: the deal before a lead.
        counts: (depths,): the counts, which are increased; a deal is cut off after the last one.
        depth: the number of cards played.
    """
    if not any(position.hands):
        return 1, score(position)
    ends, sums = 0, [0, 0]
    for led in position.hands[position.leader] if depth < len(counts) else ():
        counts[depth] += 1
        replies = legal(position, position.hands[1 - position.leader], led) if depth + 1 < len(counts) else ()
        for reply in replies:
            counts[depth + 1] += 1
            more, points = enumerate_deal(after(position, led, reply), counts, depth + 2)
            ends, sums = ends + more, [sum(pair) for pair in zip(sums, points, strict=True)]
    return ends, sums
