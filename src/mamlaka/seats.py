"""Seats around a table.

Seat *i + 1* acts after seat *i* in every game. The direction says only on which side that neighbour sits, so it
matters only for drawing a table.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

__all__ = ["Direction", "Seat", "Teams", "compass", "next_seat", "turn_order"]

Seat: TypeAlias = int
"""A seat, from 0."""
Teams: TypeAlias = tuple[tuple[Seat, ...], ...]
"""The seats of each team; each seat is in exactly one team."""
Direction: TypeAlias = Literal["cw", "ccw"]
"""The side on which the next seat sits: `cw` on the left, `ccw` on the right."""

COMPASS = {"cw": "NESW", "ccw": "NWSE"}
COMPASS_SEATS = 4


def next_seat(seat: Seat, seats: int) -> Seat:
    """Return the seat that acts after `seat`."""
    return (seat + 1) % seats


def turn_order(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats in turn order, starting with `first`.

    >>> turn_order(2, 4)
    (2, 3, 0, 1)
    """
    return tuple((first + step) % seats for step in range(seats))


def compass(seats: int, direction: Direction) -> tuple[str, ...]:
    """Return a short label for each seat: compass letters for four seats, numbers from 1 otherwise.

    >>> compass(4, "ccw")
    ('N', 'W', 'S', 'E')
    """
    if seats == COMPASS_SEATS:
        return tuple(COMPASS[direction])
    return tuple(str(seat + 1) for seat in range(seats))
