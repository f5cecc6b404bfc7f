"""The results of a finished match, written with its last move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from mamlaka.game import Game
from mamlaka.ledger import Points
from mamlaka.seats import Seat
from mamlaka.state import State

if TYPE_CHECKING:
    from mamlaka.server.database.table_state import TableState

__all__ = ["SeatResult", "results_of"]


class SeatResult(Struct, frozen=True):
    """The result of a seat in a finished match."""

    table_id: str
    seat: Seat
    token_hash: str
    """The hash of the token of the person in the seat; empty: a bot."""
    game: str
    preset: str
    ended_ms: int
    """When everyone may know the result, in milliseconds since 1970."""
    place: int
    """From 1; sides with equal results share a place."""
    points: int
    """The points of the side of the seat, as displayed, in parts of a point."""
    unit: int
    """The number of these parts that make one point."""
    won: bool


def results_of(table_state: TableState, state: State, ended_ms: int) -> list[SeatResult]:
    """Return the results of all seats; none for a match from a position of another one, whose cards are known.

    Args:
        table_state: the table of the match.
        state: the last state of the match.
        ended_ms: when everyone may know the results, in milliseconds since 1970.
    """
    if table_state.opened.origin is not None:
        return []
    game = table_state.game
    ranks = game.final_ranks(state)
    results = []
    for side, place in zip(game.sides, ranks, strict=True):
        total = sum(state.totals[seat] for seat in side)
        results += [
            SeatResult(
                table_state.table_id,
                seat,
                table_state.players[seat].token_hash if seat in table_state.players else "",
                table_state.opened.game,
                table_state.opened.preset,
                ended_ms,
                place,
                game.points_sign * total,
                game.unit,
                _has_won(game, place, total),
            )
            for seat in side
        ]
    return results


def _has_won(game: Game, place: int, total: Points) -> bool:
    """Return whether a side has won: in a solitaire by its goal, against others by the first place."""
    return place == 1 if game.goal is None else total >= game.goal
