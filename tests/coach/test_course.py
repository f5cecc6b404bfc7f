"""The course of a match: the standing after each deal, and the changes of the lead."""

from collections.abc import Sequence

import pytest

from mamlaka import Table
from mamlaka.coach.course import CourseDeal, course_of, turning_points
from mamlaka.replaying import Replay


@pytest.mark.parametrize("game", ["trex", "hearts", "tressette", "toepen"])
def test_the_standing_after_a_deal_is_that_of_the_match(game: str) -> None:
    """Also in games in which the fewest points win, and with void deals."""
    table = Table(game, seed=2, bots="random")
    table.run()
    record = table.record()
    standings = {len(state.results): state for state in Replay(record).states}

    course = course_of(record)
    assert [standings[deal.deal].totals for deal in course] == [deal.totals for deal in course]
    assert [deal.contract for deal in record.deals] == [deal.contract for deal in course]
    ranks = table.state.game.ranks(course[-1].totals)
    winners = tuple(side for side, rank in zip(table.state.game.sides, ranks, strict=True) if rank == 1)
    assert winners == course[-1].leaders


def test_a_void_deal_is_marked() -> None:
    """It leaves the points as they were, but is a deal of the course."""
    table = Table("skat", deals="3", seed=1, bots="random")
    table.run()
    record = table.record()

    assert (
        [False, False, True] == [deal.void for deal in course_of(record)] == [bool(deal.void) for deal in record.deals]
    )


def test_a_match_in_progress_has_the_deals_that_are_over() -> None:
    """The deal that is being played has no standing."""
    assert () == course_of(Table("trex", seed=2).record())


@pytest.mark.parametrize(
    "leaders,turns",
    [
        ("0 0 0", []),
        ("0 1 1 0", [2, 4]),
        ("01 1 1", []),
        ("0 01 0", []),
        ("0 01 1", [3]),
        ("", []),
    ],
)
def test_a_turning_point_gives_the_lead_to_another_side(leaders: str, turns: Sequence[int]) -> None:
    """A tie is no change by itself, and neither is the first lead."""
    course = [
        CourseDeal(number, "", (0, 0), tuple((int(seat),) for seat in sides))
        for number, sides in enumerate(leaders.split(), start=1)
    ]

    assert turns == [deal.deal for deal in turning_points(course)]
