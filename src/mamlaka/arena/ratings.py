"""Ratings of several bots on one scale."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from mamlaka.errors import InvalidSetup

__all__ = ["Rating", "rated"]


class Rating(Struct, frozen=True):
    """How strong a bot is, on the scale of openskill: everybody begins with 25 ± 8.3."""

    mean: float
    deviation: float
    """How unsure the mean is: two bots with means a few deviations apart differ."""


def rated(ranks: Sequence[tuple[int, ...]], entrants: int) -> tuple[Rating, ...]:
    """Return the ratings of entrants after some sets.

    A set is one contest of all of them, in which the cards were the same for everybody, so its ranks are less luck than
    those of single games, and a bot that held three seats is rated once. The model is that of Plackett and Luce in the
    form of Weng and Lin (2011): it takes the whole order of a set at once, with ties, where models of pairs would count
    n bots as n(n-1)/2 contests as if these were independent, and would look surer than they are. Skill does not drift
    here, so nothing is added to the deviation from set to set (tau is 0).

    Args:
        ranks: (sets, entrants), from 1; equals share theirs.
        entrants: how many there are.

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
