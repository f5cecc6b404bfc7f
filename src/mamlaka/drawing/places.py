"""Where the seats of a view sit in a drawing: its owner below, the others around the table in the order of play."""

from __future__ import annotations

from math import cos, pi, sin

from mamlaka.seats import Seat, turn_order
from mamlaka.view import View

__all__ = ["place_names", "seat_places", "seats_around"]


def seats_around(view: View) -> tuple[Seat, ...]:
    """Return the seats in the order of play, the owner's first; a dummy has the index after the last seat."""
    state = view.state
    return (*turn_order(view.seat or 0, state.seats), *(state.seats,) * state.game.has_dummy)


def seat_places(view: View) -> dict[Seat, tuple[float, float]]:
    """Return the place of each seat on a circle around the origin: x to the right, y down, 1 at most.

    With the direction `ccw` the next seat is on the right, as at a table.
    """
    seats = seats_around(view)
    turn = 2 * pi / len(seats) * (-1 if view.state.game.direction == "cw" else 1)
    return {seat: (sin(turn * step), cos(turn * step)) for step, seat in enumerate(seats)}


def place_names(view: View) -> dict[Seat, str]:
    """Return plain names of the seats, with their numbers as in records."""
    return {seat: f"Seat {seat}" if seat < view.state.seats else "Dummy" for seat in seats_around(view)}
