"""Ratings of several bots on one scale."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from mamlaka.errors import InvalidSetup

__all__ = ["Rating", "compute_ratings"]


class Rating(Struct, frozen=True):
    """The strength of a bot on the scale of openskill, where every bot starts at 25 ± 8.3."""

    mean: float
    deviation: float
    """The standard deviation of the estimate. Bots differ if their means are separated by several deviations."""


def compute_ratings(ranks: Sequence[tuple[int, ...]], entrants: int) -> tuple[Rating, ...]:
    """Return the ratings of the entrants.

    A set counts as one contest of all entrants. All of them have had the same cards, so its ranks contain less luck
    than those of single matches, and a bot in three seats is rated once. The model is Plackett-Luce in the form of Weng
    and Lin (2011), which uses the whole ranking of a set, with ties. Pairwise models would treat n bots as n(n-1)/2
    independent contests and underestimate the deviations. Skill doesn't drift here, so the deviation isn't increased
    between sets (tau is 0).

    Args:
        ranks: (sets, entrants), from 1; ties share a rank.
        entrants: the number of entrants.

    Raises:
        InvalidSetup: openskill is not installed.
    """
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415  # an extra, which only ratings need
    except ModuleNotFoundError:
        raise InvalidSetup("ratings need openskill: pip install 'mamlaka[arena]'") from None
    model = PlackettLuce(tau=0)
    teams = [[model.rating()] for _ in range(entrants)]
    for places in ranks:
        teams = model.rate(teams, ranks=list(places))
    return tuple(Rating(team[0].mu, team[0].sigma) for team in teams)
