"""Aggregate the sets of a contest: differences, points, shares of matches won, and ranks for ratings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from msgspec import Struct

from mamlaka.arena.schedule import Contest, MatchOutcome, Pairing, Seating, SetResult
from mamlaka.arena.statistics import Estimate, estimate_mean, estimate_ratio
from mamlaka.ledger import Points

__all__ = ["Row", "Tally"]

DEAL, MATCH, WON = "a deal", "match", "won"


class Row(Struct, frozen=True):
    """One line of the results: two entrants in one contract, in total, or in matches."""

    pairing: Pairing
    name: str
    """A contract, `Game.round_name` for one deal of each kind, `match`, `won` (a share), or `a deal`."""
    above: Estimate
    """The points of the first entrant above the mean of the seats or sides; in solitaires, above the other entrant.

    Higher is better, even if a game shows penalties.
    """
    own: float
    """The points of the first entrant per seat or side, as the game shows points."""
    other: float
    """The same for each of its opponents."""


class Score(NamedTuple):
    """The result of a match or set for a pairing, as utilities."""

    above: float
    own: float
    other: float


@dataclass
class Column:
    """The scores of one row, set by set."""

    scores: list[Score] = field(default_factory=list)

    def mean(self, part: int) -> float:
        """Return the mean of a part of the scores over the sets."""
        return sum(score[part] for score in self.scores) / len(self.scores)


class Tally:
    """Aggregates sets."""

    def __init__(self, contest: Contest) -> None:
        """Create an empty tally.

        Args:
            contest: the contest of the sets.
        """
        self._contest = contest
        self._game = contest.game
        self._seatings = contest.seatings
        self._kinds = tuple(contest.kinds)
        self._columns: dict[tuple[int, str], Column] = {}
        self._deals: list[list[float]] = [[] for _ in contest.pairings]
        self.ranks: list[tuple[int, ...]] = []
        """(sets, entrants): the rank of each entrant in a set, from 1; ties share a rank."""

    @property
    def sets(self) -> int:
        """The number of sets added."""
        return len(self.ranks)

    @property
    def main(self) -> str:
        """The name of the total row."""
        if self._contest.play_unit == "matches":
            return MATCH
        return self._kinds[0] if len(self._kinds) == 1 else self._game.round_name

    def add(self, result: SetResult) -> None:
        """Add a set."""
        for number, _ in enumerate(self._contest.pairings):
            found = dict(self._scores(result, number))
            known = {name for pairing, name in self._columns if pairing == number}
            for name in dict.fromkeys((*found, *known)):  # a contract that no one chose counts 0
                column = self._columns.setdefault((number, name), Column([Score(0, 0, 0)] * self.sets))
                column.scores.append(found.get(name, Score(0, 0, 0)))
            matches = [match for match in result.matches if self._belongs(match, number)]
            self._deals[number].append(sum(match.deals for match in matches) / len(matches))
        self.ranks.append(self._places(result))

    def values(self, pairing: int = 0) -> list[float]:
        """Return the lead of the first entrant of a pairing in each set, in total."""
        return [score.above / self._game.unit for score in self._columns[pairing, self.main].scores]

    def rows(self) -> tuple[Row, ...]:
        """Return the results, pairing by pairing: parts first, then totals."""
        rows = []
        for number, pairing in enumerate(self._contest.pairings):
            names = [name for key, name in self._columns if key == number]
            first = [name for name in self._game.single_deals(self._game.options) if name in names]
            last = [name for name in (DEAL, self.main, WON) if name in names and name not in first]
            others = sorted(set(names).difference(first, last))
            rows += [self._row(number, pairing, name) for name in (*first, *others, *last)]
        return tuple(rows)

    def _row(self, number: int, pairing: Pairing, name: str) -> Row:
        column, unit, sign = self._columns[number, name], self._game.unit, self._game.points_sign
        above = [score.above / unit for score in column.scores]
        if name == WON:
            return Row(
                pairing, name, estimate_mean([score.above for score in column.scores]), column.mean(1), column.mean(2)
            )
        weights = self._deals[number] if name == DEAL else [1.0] * self.sets
        share = len(weights) / sum(weights)
        own, other = (sign * column.mean(part) / unit * share for part in (1, 2))
        return Row(pairing, name, estimate_ratio(above, weights) if name == DEAL else estimate_mean(above), own, other)

    def _scores(self, result: SetResult, number: int) -> Iterator[tuple[str, Score]]:
        """Yield the rows of a set for a pairing: each is a mean over its matches; the total of all kinds is a sum."""
        matches = [match for match in result.matches if self._belongs(match, number)]
        if self._contest.play_unit == "deals":
            kinds = {
                kind: self._mean(number, [match for match in matches if match.deal_kind == kind])
                for kind in self._kinds
            }
            yield from kinds.items()
            if len(kinds) > 1:
                yield self.main, Score(*(sum(part) for part in zip(*kinds.values(), strict=True)))
            return
        contracts = dict.fromkeys(name for match in matches for name in match.contracts)
        nothing = (0,) * self._game.seats
        for name in contracts:
            yield name, self._mean(number, matches, [match.contracts.get(name, nothing) for match in matches])
        whole = self._mean(number, matches)
        yield DEAL, whole
        yield MATCH, whole
        if self._contest.seating_plan != "alone":
            yield WON, self._won(number, matches)

    def _belongs(self, match: MatchOutcome, pairing: int) -> bool:
        seating = self._seatings[match.seating]
        if seating.heroes:
            return seating.pairing == pairing
        pair = self._contest.pairings[pairing]
        return seating.entrants[0] in (pair.first, pair.second)

    def _mean(self, number: int, matches: list[MatchOutcome], points: list[tuple[Points, ...]] | None = None) -> Score:
        """Return the mean score over the matches of a pairing."""
        points = points or [match.points for match in matches]
        if self._contest.seating_plan == "alone":
            pair = self._contest.pairings[number]
            by_entrant = {
                self._seatings[match.seating].entrants[0]: row[0] for match, row in zip(matches, points, strict=True)
            }
            own, other = by_entrant[pair.first], by_entrant[pair.second]
            return Score(own - other, own, other)
        scores = [self._score(self._seatings[match.seating], row) for match, row in zip(matches, points, strict=True)]
        return Score(*(sum(part) / len(scores) for part in zip(*scores, strict=True)))

    def _score(self, seating: Seating, points: tuple[Points, ...]) -> Score:
        """Return the score of one match."""
        sides = len(points) // len(seating.heroes)
        own, total = sum(points[seat] for seat in seating.heroes), sum(points)
        return Score(own - total / sides, own, (total - own) / (sides - 1))

    def _won(self, number: int, matches: list[MatchOutcome]) -> Score:
        """Return the share of matches that the first entrant has won; ties for the first rank share the win."""
        del number
        scores = []
        for match in matches:
            heroes = self._seatings[match.seating].heroes
            winners = [side for side, rank in zip(self._game.sides, match.ranks, strict=True) if rank == 1]
            shares = [1 / len(winners) if side in winners else 0.0 for side in self._game.sides]
            own = sum(share for side, share in zip(self._game.sides, shares, strict=True) if set(heroes) & set(side))
            sides = len(shares)
            scores.append(Score(own - 1 / sides, own, (1 - own) / (sides - 1)))
        return Score(*(sum(part) / len(scores) for part in zip(*scores, strict=True)))

    def _places(self, result: SetResult) -> tuple[int, ...]:
        """Return the rank of each entrant by the mean points of its seats above their tables, over a set."""
        entrants = range(len(self._contest.entrants))
        sums, counts = [0.0 for _ in entrants], [0 for _ in entrants]
        for match in result.matches:
            seating = self._seatings[match.seating]
            mean = sum(match.points) / len(match.points) if seating.heroes else 0
            for entrant, points in zip(seating.entrants, match.points, strict=True):
                sums[entrant] += points - mean
                counts[entrant] += 1
        # Rounded, so that the order of summation doesn't break ties.
        scores = [round(total / count, 6) for total, count in zip(sums, counts, strict=True)]
        return tuple(1 + sum(other > score for other in scores) for score in scores)
