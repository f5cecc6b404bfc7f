"""Solve layouts with open hands by trying every card. Written from the rules alone; imports nothing from the project.

A card is rank and suit ("TC": ten of clubs). Seat i + 1 plays after seat i. A row of a suit begins with its opening
rank and grows by one card up or down. A seat that can lay a card lays one, and otherwise passes; a seat without cards
is skipped. Who lays the last card of a hand takes the next place. When one seat has cards left, it takes the last one.
One side wants the points of its places to be high, and the other side wants them to be low.
"""

from functools import cache
from typing import NamedTuple


class Layout(NamedTuple):
    """What is played, and for which side the result is wanted."""

    ranks: str  # from the lowest
    start: str  # the rank that opens a row
    points: tuple[int, ...]  # for going out first, second, ...
    side: frozenset[int]  # the seats that want their points to be high


def fits(game: Layout, laid: frozenset[str], card: str) -> bool:
    """Return whether a card may be laid."""
    at, start = game.ranks.index(card[0]), game.ranks.index(game.start)
    return at == start or game.ranks[at - 1 if at > start else at + 1] + card[1] in laid


def values(
    game: Layout, hands: tuple[frozenset[str], ...], seat: int, laid: frozenset[str], out: tuple[int, ...] = ()
) -> dict[str, int]:
    """Return the points of the side in the whole deal, by the card that the seat lays; empty if it must pass."""
    result = {}
    for card in sorted(hands[seat]):
        if fits(game, laid, card):
            left = (*hands[:seat], hands[seat] - {card}, *hands[seat + 1 :])
            gone = out if left[seat] else (*out, seat)
            result[card] = value(game, left, (seat + 1) % len(hands), laid | {card}, gone)
    return result


@cache
def value(
    game: Layout, hands: tuple[frozenset[str], ...], seat: int, laid: frozenset[str], out: tuple[int, ...]
) -> int:
    """Return the points of the side in the whole deal with the best cards of both sides."""
    if len(out) >= len(hands) - 1:
        order = [*out, *(seat for seat in range(len(hands)) if seat not in out)]
        return sum(points for seat, points in zip(order, game.points, strict=True) if seat in game.side)
    found = values(game, hands, seat, laid, out)
    if not found:
        return value(game, hands, (seat + 1) % len(hands), laid, out)
    return (max if seat in game.side else min)(found.values())


def points_of_each(
    game: Layout, hands: tuple[frozenset[str], ...], seat: int, laid: frozenset[str], out: tuple[int, ...] = ()
) -> tuple[tuple[int, ...], dict[str, tuple[int, ...]]]:
    """Return the points of all seats if each wants only its own to be high, and those after each card.

    Of equally good cards, a seat plays the first: spades before hearts, diamonds and clubs, then upwards.
    """
    if len(out) >= len(hands) - 1:
        order = [*out, *(seat for seat in range(len(hands)) if seat not in out)]
        return tuple(game.points[order.index(seat)] for seat in range(len(hands))), {}
    found = {}
    for card in sorted(hands[seat], key=lambda card: ("SHDC".index(card[1]), game.ranks.index(card[0]))):
        if fits(game, laid, card):
            left = (*hands[:seat], hands[seat] - {card}, *hands[seat + 1 :])
            gone = out if left[seat] else (*out, seat)
            found[card] = points_of_each(game, left, (seat + 1) % len(hands), laid | {card}, gone)[0]
    if not found:
        return points_of_each(game, hands, (seat + 1) % len(hands), laid, out)
    best = max(points[seat] for points in found.values())
    return next(points for points in found.values() if points[seat] == best), found
