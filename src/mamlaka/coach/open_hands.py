"""What each card of a hand is worth when all cards are known."""

from __future__ import annotations

from collections.abc import Collection

from mamlaka.cards import Card
from mamlaka.errors import NotCompilable
from mamlaka.ledger import Points
from mamlaka.phases import LayoutPlay
from mamlaka.plan import LayoutPlan
from mamlaka.search.positions import position_of
from mamlaka.search.solver import Solution, points_of, solve
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["open_values"]

MEGABYTES = 64
"""The memory of the solver for one position."""


def open_values(state: State, seat: Seat, *, nodes: int) -> dict[Card, Points]:
    """Return the points of the side of a seat in this deal, for each card that the seat may play now.

    All cards are known, and both the side and the others, who play together, play as well as possible from then on. The
    result is empty if the seat is to do something else than play a card; where cards have no points of their own,
    because the deal is scored by other rules; in layouts in which the seat may pass or chooses an end; and where the
    values are not exact within the limit.

    Args:
        state: the position, with all cards.
        seat: the seat on turn.
        nodes: the number of positions that the solver may visit.
    """
    side = next((team for team in state.game.teams if seat in team), (seat,))
    try:
        found = _solve(state, seat, side, nodes)
    except (NotCompilable, ValueError):  # no plan describes the deal, or some cards are not dealt
        return {}
    if found is None or not found.is_exact:
        return {}
    return {card: bounds.least for card, bounds in found.cards.items()}


def _solve(state: State, seat: Seat, side: Collection[Seat], nodes: int) -> Solution | None:
    """Return what each card is worth; None: the seat does not play a card, or the solver does not know the rules.

    Raises:
        NotCompilable: no plan describes the deal.
        ValueError: some cards are not dealt.
    """
    plan, position = position_of(state)
    if position.turn != seat:
        return None
    if isinstance(plan, LayoutPlan):
        may_pass = any(isinstance(phase, LayoutPlay) and phase.spec.may_pass for phase in state.stack)
        if plan.line or may_pass:
            return None
        return solve(plan, position, side, megabytes=MEGABYTES, nodes=nodes)
    if not plan.is_additive:
        return None
    values = points_of(plan, side)
    if not any((*values.cards, *values.trick, *values.last)):
        return None
    return solve(plan, position, side, values=values, megabytes=MEGABYTES, nodes=nodes)
