"""Enumerate the play of deals of Cribbage by brute force, from the rules alone; imports nothing of the project."""

from typing import NamedTuple

from tests.games.cribbage.referee import LIMIT, play_points, show_points, value

__all__ = ["Position", "enumerate_deal"]


class Position(NamedTuple):
    """The play of a deal, whose scores never end a game."""

    hands: tuple[tuple[str, ...], ...]
    turn: int
    points: tuple[int, ...]
    pile: tuple[str, ...] = ()  # the cards of the running count
    passed: frozenset[int] = frozenset()
    last: int = -1  # the seat of the last card


def next_turn(position: Position) -> Position:
    """Return the position in which a seat can play, after all passes and with the point for a last card."""
    while any(position.hands):
        seats = len(position.hands)
        total = sum(map(value, position.pile))
        able = [seat for seat in range(seats) if position.hands[seat] and seat not in position.passed]
        if total == LIMIT or not able:
            points = list(position.points)
            points[position.last] += total != LIMIT
            position = position._replace(
                turn=(position.last + 1) % seats, points=tuple(points), pile=(), passed=frozenset()
            )
        elif position.turn not in able:
            position = position._replace(turn=(position.turn + 1) % seats)
        elif legal(position):
            return position
        else:
            position = position._replace(passed=position.passed | {position.turn})
    total = sum(map(value, position.pile))
    points = list(position.points)
    points[position.last] += bool(position.pile) and total != LIMIT
    return position._replace(points=tuple(points), pile=())


def legal(position: Position) -> list[str]:
    """Return the cards that fit."""
    total = sum(map(value, position.pile))
    return [card for card in position.hands[position.turn] if total + value(card) <= LIMIT]


def after(position: Position, card: str) -> Position:
    """Return the position after a card."""
    seat, pile = position.turn, (*position.pile, card)
    hands = tuple(
        tuple(other for other in hand if other != card) if owner == seat else hand
        for owner, hand in enumerate(position.hands)
    )
    points = tuple(score + (play_points(pile) if owner == seat else 0) for owner, score in enumerate(position.points))
    turn = (seat + 1) % len(hands)
    return next_turn(position._replace(hands=hands, turn=turn, points=points, pile=pile, last=seat))


def enumerate_deal(
    position: Position, shown: tuple[int, ...], counts: list[int], depth: int = 0
) -> tuple[int, list[int]]:
    """Count the sequences of plays by depth; return the number of terminal nodes and the points of each seat in all.

    Args:
        position: a position in which a seat can play.
        shown: what each seat gets at the show, with the crib.
        counts: (depths,): the counts, which are increased; a deal is cut off after the last one.
        depth: the number of cards played.
    """
    if not any(position.hands):
        return 1, [played + show for played, show in zip(position.points, shown, strict=True)]
    ends, sums = 0, [0] * len(shown)
    for card in legal(position) if depth < len(counts) else ():
        counts[depth] += 1
        more, points = enumerate_deal(after(position, card), shown, counts, depth + 1)
        ends, sums = ends + more, [sum(pair) for pair in zip(sums, points, strict=True)]
    return ends, sums


def start(
    hands: tuple[tuple[str, ...], ...], starter: str, crib: tuple[str, ...], dealer: int
) -> tuple[Position, tuple[int, ...]]:
    """Return the position before the first card, and what each seat gets at the show; heels are booked."""
    points = [0] * len(hands)
    points[dealer] += 2 * (starter[0] == "J")
    shown = [show_points(hand, starter) for hand in hands]
    shown[dealer] += show_points(crib, starter, needs_five=True)
    return Position(hands, (dealer + 1) % len(hands), tuple(points)), tuple(shown)
