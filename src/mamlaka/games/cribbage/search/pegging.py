"""The play of Cribbage with known hands, by ranks: suits don't matter in it.

A position is played on by a simple policy, which sees no other hand.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from mamlaka.games.cribbage.deal import PLAY
from mamlaka.ledger import Points

__all__ = ["Pegging", "pile_points", "play_on", "policy_rank"]

VALUES, LIMIT = PLAY.combinations.values, PLAY.limit
ALIKE = {number: points for number, points, _ in PLAY.combinations.alike}
SUMS = {number: points for number, points, _ in PLAY.combinations.sums}
LEAST_RUN = PLAY.combinations.least_run
FIVE, LOW = 5, 4
"""The value that no one leads, and the highest of low cards: they are led, and otherwise kept."""
EXPOSED = (5, 21)
"""The counts to which any card of value ten adds fifteen or thirty-one."""


class Pegging(NamedTuple):
    """A position: the ranks in the hands, and the running count."""

    hands: tuple[tuple[int, ...], ...]
    """(seats,): the ranks of the cards of each hand, sorted."""
    turn: int
    """The seat on turn."""
    pile: tuple[int, ...] = ()
    """The ranks of the running count."""
    passed: tuple[int, ...] = ()
    """The seats that have passed in this count."""


@lru_cache(maxsize=1 << 16)
def pile_points(pile: tuple[int, ...]) -> Points:
    """Return what the last card of a count scores, without the point for the last card."""
    total = SUMS.get(sum(VALUES[rank] for rank in pile), 0)
    same, last = 1, pile[-1]
    while same < len(pile) and pile[-same - 1] == last:
        same += 1
    if same > 1:
        return total + ALIKE[same]
    for size in range(len(pile), LEAST_RUN - 1, -1):
        ranks = pile[-size:]
        if max(ranks) - min(ranks) == size - 1 and len(set(ranks)) == size:
            return total + size
    return total


@lru_cache(maxsize=1 << 16)
def policy_rank(pile: tuple[int, ...], hand: tuple[int, ...]) -> int | None:
    """Return the rank that a simple player adds to a count; None: none fits.

    It scores what it can, leads low but no five, leaves no count that a ten completes, and keeps low cards.
    """
    count = sum([VALUES[rank] for rank in pile])
    fits = [rank for rank in dict.fromkeys(hand) if count + VALUES[rank] <= LIMIT]
    return max(fits, key=lambda rank: _liking(pile, count, rank)) if fits else None


def _liking(pile: tuple[int, ...], count: int, rank: int) -> tuple[int, int]:
    """Return how much a simple player likes to play a rank; of equals it plays the higher one."""
    value = VALUES[rank]
    liking = 10 * pile_points((*pile, rank))
    if count + value in EXPOSED:
        liking -= 9
    if not pile:
        liking += 6 if value <= LOW else -30 if value == FIVE else 0
    elif value <= LOW:
        liking -= LOW + 1 - value
    return liking, rank


def play_on(
    position: Pegging, rank: int | None, sides: tuple[int, ...], needs: tuple[Points, ...] = ()
) -> tuple[Points, ...]:
    """Return (sides,): what each side pegs if a rank is played now and the rest by the policy.

    Args:
        position: the position.
        rank: the rank to play; None: that of the policy.
        sides: (seats,): the side of each seat.
        needs: (sides,): the points with which a side wins, after which nothing is played; empty: the play goes on.
    """
    hands, pile, turn = list(position.hands), position.pile, position.turn
    seats = len(hands)
    gained = [0] * (max(sides) + 1)
    count, last, left = sum([VALUES[one] for one in pile]), turn, sum(map(len, hands))
    able = {seat for seat in range(seats) if hands[seat] and seat not in position.passed}
    chosen = policy_rank(pile, hands[turn]) if rank is None else rank
    while True:
        points = 0
        if chosen is None:
            able.discard(turn)
        else:
            hand = hands[turn]
            place = hand.index(chosen)
            hands[turn] = hand[:place] + hand[place + 1 :]
            if not hands[turn]:
                able.discard(turn)
            pile, count, last, left = (*pile, chosen), count + VALUES[chosen], turn, left - 1
            points = pile_points(pile)
        is_over = count == LIMIT or not able
        if is_over and count != LIMIT:
            points += PLAY.last_points
        if points:
            side = sides[last]
            gained[side] += points
            if needs and gained[side] >= needs[side]:
                return tuple(gained)
        if is_over:
            if not left:
                return tuple(gained)
            pile, count, turn = (), 0, last
            able = {seat for seat in range(seats) if hands[seat]}
        turn = (turn + 1) % seats
        while turn not in able:
            turn = (turn + 1) % seats
        chosen = policy_rank(pile, hands[turn])
