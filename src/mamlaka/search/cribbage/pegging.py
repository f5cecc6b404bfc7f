"""The play of Cribbage with known hands, by ranks: suits don't matter in it.

A position is played on by a simple policy, which sees no other hand. Near the end of a game the order in which the
sides reach the target counts, in the play and at the show.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from mamlaka.games.cribbage.deal import PLAY
from mamlaka.ledger import Points

__all__ = ["Pegging", "Table", "pile_points", "play_on", "policy_rank"]

VALUES, LIMIT = PLAY.combinations.values, PLAY.limit
ALIKE = {number: points for number, points, _ in PLAY.combinations.alike}
SUMS = {number: points for number, points, _ in PLAY.combinations.sums}
LEAST_RUN = PLAY.combinations.least_run
GAME = 40
"""What winning the game is worth, in points."""
FIVE, LOW = 5, 4
"""The value that no one leads, and the highest of low cards: they are led, and otherwise kept."""
EXPOSED = (5, 21)
"""The counts to which any card of value ten adds fifteen or thirty-one."""


class Table(NamedTuple):
    """What stays the same during the play."""

    sides: tuple[int, ...]
    """(seats,): the side of each seat."""
    mine: int
    """The side for which positions are valued."""
    needs: tuple[Points, ...] = ()
    """(sides,): the points that each side needs to win the game; empty: the game is far from its end."""
    shows: tuple[tuple[int, Points], ...] = ()
    """The points of the show in order, each with its side; used only near the end of a game."""


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


def play_on(table: Table, position: Pegging, rank: int) -> float:
    """Return the points of a side above those of all others if a rank is played now and the rest by the policy."""
    hands, pile, turn = list(position.hands), position.pile, position.turn
    sides, mine, needs, seats = table.sides, table.mine, table.needs, len(hands)
    gained = [0] * (max(sides) + 1)
    count, value, last, left = sum([VALUES[one] for one in pile]), 0, turn, sum(map(len, hands))
    able = {seat for seat in range(seats) if hands[seat] and seat not in position.passed}
    chosen: int | None = rank
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
            value += points if side == mine else -points
            if needs and gained[side] >= needs[side]:
                return value + (GAME if side == mine else -GAME)
        if is_over:
            if not left:
                return value + _shown(table, gained)
            pile, count, turn = (), 0, last
            able = {seat for seat in range(seats) if hands[seat]}
        turn = (turn + 1) % seats
        while turn not in able:
            turn = (turn + 1) % seats
        chosen = policy_rank(pile, hands[turn])


def _shown(table: Table, gained: Sequence[Points]) -> float:
    """Return what the show decides near the end of a game: which side has the target first."""
    totals = list(gained)
    for side, points in table.shows if table.needs else ():
        totals[side] += points
        if totals[side] >= table.needs[side]:
            return GAME if side == table.mine else -GAME
    return 0.0
