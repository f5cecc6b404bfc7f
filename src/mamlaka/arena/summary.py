"""The results of a contest as one value, for tables, programs and plots."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from mamlaka.arena.decision_times import DecisionTimes, TimeSummary
from mamlaka.arena.entrants import Entrant
from mamlaka.arena.ratings import Rating, compute_ratings
from mamlaka.arena.schedule import Contest, Pairing, PlayUnit, SeatingPlan
from mamlaka.arena.stopping import Verdict
from mamlaka.arena.tally import Row, Tally

__all__ = ["EntrantSummary", "Summary", "summarise"]

FEW = 2


class EntrantSummary(Struct, frozen=True):
    """The results of one bot."""

    entrant: Entrant
    times: TimeSummary | None
    """Its decision times; None: it has made no decision."""
    rating: Rating | None
    """None with fewer than three bots."""


class Summary(Struct, frozen=True):
    """The results of a contest."""

    game: str
    rules: int
    """The version of the game's rules."""
    options: dict[str, str]
    seats: int
    play_unit: PlayUnit
    seating_plan: SeatingPlan
    seed: int
    sets: int
    matches_per_set: int
    """The number of matches (of one deal each, with the play unit `deals`) of a set."""
    bots: tuple[EntrantSummary, ...]
    rows: tuple[Row, ...]
    main: str
    """The name of the total rows."""
    verdict: Verdict | None
    """The verdict of the stopping rule; None: there is no rule."""

    @property
    def baseline(self) -> str:
        """A description of the baseline of points."""
        return {"hero": "the mean of the seats", "sides": "the mean of the sides", "alone": "the other"}[
            self.seating_plan
        ]

    def versus(self, pairing: Pairing) -> str:
        """Return a description of a pairing."""
        first, second = (self.bots[number].entrant.label for number in (pairing.first, pairing.second))
        many = f"{self.seats - 1} " if self.seating_plan == "hero" and self.seats > FEW else ""
        return f"{first} against {many}{second}"


def summarise(
    contest: Contest, tally: Tally, times: Sequence[DecisionTimes], verdict: Verdict | None = None
) -> Summary:
    """Return the results so far.

    Args:
        contest: what was played.
        tally: its sets, at least one.
        times: (entrants,).
        verdict: the verdict of the stopping rule.

    Raises:
        InvalidSetup: there are three bots or more, and openskill is not installed.
    """
    several = len(contest.entrants) > FEW
    ratings = compute_ratings(tally.ranks, len(contest.entrants)) if several else (None,) * len(contest.entrants)
    game = contest.game
    return Summary(
        game.name,
        game.version,
        game.options.texts(),
        game.seats,
        contest.play_unit,
        contest.seating_plan,
        contest.seed,
        tally.sets,
        contest.matches_per_set,
        tuple(
            EntrantSummary(entrant, noted.summary(), rating)
            for entrant, noted, rating in zip(contest.entrants, times, ratings, strict=True)
        ),
        tally.rows(),
        tally.main,
        verdict,
    )
