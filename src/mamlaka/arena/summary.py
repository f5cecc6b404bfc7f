"""The results of a contest as one value, for tables, programs and plots."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from mamlaka.arena.entrants import Entrant
from mamlaka.arena.ratings import Rating, rated
from mamlaka.arena.schedule import Contest, Form, LineUp, Pairing
from mamlaka.arena.stopping import Verdict
from mamlaka.arena.tally import Row, Tally
from mamlaka.arena.times import Times, TimeSummary

__all__ = ["EntrantSummary", "Summary", "summarise"]

FEW = 2


class EntrantSummary(Struct, frozen=True):
    """One bot."""

    entrant: Entrant
    times: TimeSummary | None
    """How long its decisions took; None: it has made none."""
    rating: Rating | None
    """Only among three bots or more."""


class Summary(Struct, frozen=True):
    """What a contest brought."""

    game: str
    rules: int
    """The version of the game's rules."""
    options: dict[str, str]
    seats: int
    form: Form
    line_up: LineUp
    seed: int
    sets: int
    games: int
    """How many games make a set."""
    bots: tuple[EntrantSummary, ...]
    rows: tuple[Row, ...]
    main: str
    """The name of the rows in which everything is together."""
    verdict: Verdict | None
    """What the stop rule says, where there is one."""

    @property
    def baseline(self) -> str:
        """What points are compared with, in words."""
        return {"hero": "the mean of the seats", "sides": "the mean of the sides", "alone": "the other"}[self.line_up]

    def versus(self, pairing: Pairing) -> str:
        """Return who is compared, in words."""
        first, second = (self.bots[number].entrant.label for number in (pairing.first, pairing.second))
        many = f"{self.seats - 1} " if self.line_up == "hero" and self.seats > FEW else ""
        return f"{first} against {many}{second}"


def summarise(contest: Contest, tally: Tally, times: Sequence[Times], verdict: Verdict | None = None) -> Summary:
    """Return the results so far.

    Args:
        contest: what was played.
        tally: its sets, at least one.
        times: (entrants,).
        verdict: what the stop rule says.

    Raises:
        InvalidSetup: there are three bots or more, and openskill, which rates them, is not installed.
    """
    several = len(contest.entrants) > FEW
    ratings = rated(tally.ranks, len(contest.entrants)) if several else (None,) * len(contest.entrants)
    game = contest.game
    return Summary(
        game.name,
        game.version,
        game.options.texts(),
        game.seats,
        contest.form,
        contest.line_up,
        contest.seed,
        tally.sets,
        contest.games,
        tuple(
            EntrantSummary(entrant, noted.summary(), rating)
            for entrant, noted, rating in zip(contest.entrants, times, ratings, strict=True)
        ),
        tally.rows(),
        tally.main,
        verdict,
    )
