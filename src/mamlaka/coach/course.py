"""The course of a match: the points after each deal, and the deals that changed the lead."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate

from msgspec import Struct

from mamlaka.ledger import Points
from mamlaka.record import Record
from mamlaka.replaying import Replay
from mamlaka.seats import Seat

__all__ = ["CourseDeal", "course_of", "turning_points"]


class CourseDeal(Struct, frozen=True):
    """A deal of a match with the standing after it."""

    deal: int
    """The number of the deal, from 1, with void deals."""
    contract: str
    """Its contract as players say it; empty if it has no name."""
    totals: tuple[Points, ...]
    """(seats,): the points after the deal, as utilities."""
    leaders: tuple[tuple[Seat, ...], ...]
    """The sides with the first rank after the deal."""
    void: bool = False
    """Whether the deal doesn't count."""


def course_of(match: Record | Replay) -> tuple[CourseDeal, ...]:
    """Return the finished deals of a match, with the standing after each.

    >>> import mamlaka as mk
    >>> table = mk.Table("hearts", seed=3, bots="rules", deals=3)
    >>> done = table.run()
    >>> course_of(table.record())[-1].totals == table.state.totals
    True

    Raises:
        MamlakaError: the setup of the match is not valid.
    """
    replay = Replay.of(match)
    game = replay.game
    seats = range(game.seats)
    done = [deal for deal in replay.record.deals if deal.points or deal.void]
    points = [tuple(game.points_sign * value for value in deal.points) or (0,) * game.seats for deal in done]
    standings = accumulate(points, lambda before, new: tuple(before[seat] + new[seat] for seat in seats))
    return tuple(
        CourseDeal(
            number, deal.title or deal.contract, totals, _leaders(game.ranks(totals), game.sides), bool(deal.void)
        )
        for number, (deal, totals) in enumerate(zip(done, standings, strict=True), start=1)
    )


def turning_points(course: Iterable[CourseDeal]) -> tuple[CourseDeal, ...]:
    """Return the deals after which another side leads alone than the one that did so last.

    A tie between the two changes nothing. If one side leads from the first deal to the end, there are none.
    """
    found: list[CourseDeal] = []
    leader: tuple[Seat, ...] | None = None
    for deal in course:
        if len(deal.leaders) > 1:
            continue
        if leader is not None and deal.leaders[0] != leader:
            found.append(deal)
        leader = deal.leaders[0]
    return tuple(found)


def _leaders(ranks: tuple[int, ...], sides: tuple[tuple[Seat, ...], ...]) -> tuple[tuple[Seat, ...], ...]:
    return tuple(side for side, rank in zip(sides, ranks, strict=True) if rank == 1)
