"""Seats around a table.

Seat *i + 1* acts after seat *i* in every game. The direction says only on which side that neighbour sits, so it
matters only for drawing a table.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, TypeAlias

from mamlaka.errors import InvalidSetup

__all__ = ["Direction", "Seat", "Teams", "check_viewer", "next_seat", "turn_order"]

Seat: TypeAlias = int
"""A seat, from 0."""
Teams: TypeAlias = tuple[tuple[Seat, ...], ...]
"""The seats of each team; each seat is in exactly one team."""
Direction: TypeAlias = Literal["cw", "ccw"]
"""The side on which the next seat sits: `cw` on the left, `ccw` on the right."""


def check_viewer(viewer: object, seats: int) -> None:
    """Refuse a viewer that is neither a seat nor None, a spectator.

    Raises:
        InvalidSetup: there is no such seat.
    """
    if viewer is not None and not (type(viewer) is int and 0 <= viewer < seats):
        raise InvalidSetup(f"there is no seat {viewer!r}: seats are 0 to {seats - 1}, or None for a spectator")


def next_seat(seat: Seat, seats: int, out: Collection[Seat] = ()) -> Seat:
    """Return the seat that acts after `seat`, among those that are not out."""
    return next(other for step in range(1, seats + 1) if (other := (seat + step) % seats) not in out)


def turn_order(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats in turn order, starting with `first`.

    >>> turn_order(2, 4)
    (2, 3, 0, 1)
    """
    return tuple((first + step) % seats for step in range(seats))
