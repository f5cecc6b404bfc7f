"""The results of a tournament as tables, and as a document."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.table import Table as Grid

from mamlaka.cli.board_play import board_title
from mamlaka.duplicate import Comparison, Place, Results, Scoring, Standing, Tournament
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts

__all__ = ["board_grid", "ranking_grid", "report_of"]


class Line(msgspec.Struct, frozen=True):
    """A line of the ranking, for --json."""

    rank: int
    names: tuple[str, ...]
    score: float
    boards: int


class Report(msgspec.Struct, frozen=True):
    """The results of a tournament, for --json."""

    scoring: Scoring
    rankings: tuple[tuple[Line, ...], ...]
    comparisons: tuple[Comparison, ...]
    missing: tuple[Place, ...]
    faults: tuple[str, ...]
    """What is wrong with lines that don't count."""


def report_of(tournament: Tournament, results: Results, faults: Sequence[str]) -> Report:
    """Return the rankings, all comparisons, what is missing, and what is wrong with lines that don't count."""
    rankings = tuple(
        tuple(
            Line(standing.rank, tournament.entrants[standing.entrant].names, standing.score, standing.boards)
            for standing in standings
        )
        for standings in tournament.rankings(results)
    )
    missing = tuple(tournament.missing(results))
    return Report(tournament.scoring, rankings, tuple(tournament.comparisons(results)), missing, tuple(faults))


def _shown(tournament: Tournament, score: float) -> str:
    return f"{score:.1f}%" if tournament.scoring == "matchpoints" else f"{score:+.2f}"


def ranking_grid(tournament: Tournament, standings: Sequence[Standing], title: str) -> Grid:
    """Return a ranking."""
    grid = Grid(title=title)
    for name in ("rank", "score", "boards"):
        grid.add_column(name, justify="right")
    grid.add_column("player" if len(tournament.entrants[0].names) == 1 else "pair")
    for one in standings:
        score = _shown(tournament, one.score) if one.rank else ""
        grid.add_row(str(one.rank or ""), score, str(one.boards), tournament.entrants[one.entrant].label)
    return grid


def board_grid(tournament: Tournament, board: int, comparisons: Sequence[Comparison]) -> Grid:
    """Return the results of a board, from its comparisons, the best of each side first."""
    texts = Texts()
    style = Style(tournament.rules, None, texts)
    grid = Grid(title=board_title(texts.format("board-number", board=board), tournament.boards[board - 1], texts))
    grid.add_column("seats")
    for name in ("points", "score", "round", "table"):
        grid.add_column(name, justify="right")
    grid.add_column("players")
    sign = tournament.rules.points_sign
    for side, seats in enumerate(tournament.rules.sides):
        for one in sorted((one for one in comparisons if one.side == side), key=lambda one: -one.score):
            names = ", ".join(tournament.entrants[entrant].label for entrant in one.entrants)
            names += " (moved)" if one.moved else ""
            points = style.points(sign * one.result)
            place = (str(one.place.round), str(one.place.table))
            grid.add_row(" ".join(map(str, seats)), points, _shown(tournament, one.score), *place, names)
        grid.add_section()
    return grid
