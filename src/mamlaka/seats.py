"""Seats around a table.

Seat *i + 1* acts after seat *i* in every game. The direction says only on which side that neighbour sits, so it
matters only for drawing a table.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, TypeAlias

from mamlaka.errors import InvalidSetup

__all__ = ["Direction", "Seat", "Teams", "check_viewer", "name_of_seats", "next_seat", "seats_named", "turn_order"]

Seat: TypeAlias = int
"""A seat, from 0."""
Teams: TypeAlias = tuple[tuple[Seat, ...], ...]
"""The seats of each team; each seat is in exactly one team."""
Direction: TypeAlias = Literal["cw", "ccw"]
"""The side on which the next seat sits: `cw` on the left, `ccw` on the right."""
SEAT = "seat_"
"""How the name of a seat begins in offers."""


def check_viewer(viewer: object, seats: int) -> None:
    """Refuse a viewer that is neither a seat nor None, a spectator.

    Raises:
        InvalidSetup: there is no such seat.
    """
    if viewer is not None and not (type(viewer) is int and 0 <= viewer < seats):
        raise InvalidSetup(f"there is no seat {viewer!r}: seats are 0 to {seats - 1}, or None for a spectator")


def next_seat(seat: Seat, seats: int, out: Collection[Seat] = ()) -> Seat:
    """Return the seat that acts after `seat`, among those that are not out."""
    if not out:
        return (seat + 1) % seats
    return next(other for step in range(1, seats + 1) if (other := (seat + step) % seats) not in out)


def name_of_seats(seats: Collection[Seat]) -> str:
    """Return the name by which an offer names some seats. Clients show the names of those who sit there.

    >>> name_of_seats((0, 2))
    'seat_0+seat_2'
    """
    return "+".join(f"{SEAT}{seat}" for seat in seats)


def seats_named(name: str) -> tuple[Seat, ...]:
    """Return the seats of a name; the inverse of `name_of_seats`. The result is empty if the name is of anything else.

    >>> seats_named("seat_0+seat_2"), seats_named("king+queens")
    ((0, 2), ())
    """
    parts = name.split("+")
    numbers = [part.removeprefix(SEAT) for part in parts if part.startswith(SEAT)]
    return tuple(map(int, numbers)) if len(numbers) == len(parts) and all(map(str.isdecimal, numbers)) else ()


def turn_order(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats in turn order, starting with `first`.

    >>> turn_order(2, 4)
    (2, 3, 0, 1)
    """
    return tuple((first + step) % seats for step in range(seats))
