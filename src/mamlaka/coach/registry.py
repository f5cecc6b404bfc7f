"""The exact odds of each game that has some. This is the only module of this package that imports one for a game."""

from __future__ import annotations

from collections.abc import Mapping

from mamlaka.coach.figures import GameOdds
from mamlaka.coach.oneonta import ODDS as ONEONTA_ODDS
from mamlaka.errors import InvalidSetup, did_you_mean

__all__ = ["games_with_odds", "odds_of"]

ODDS: Mapping[str, GameOdds] = {"oneonta": ONEONTA_ODDS}


def games_with_odds() -> tuple[str, ...]:
    """Return the names of the games that have exact odds."""
    return tuple(ODDS)


def odds_of(game: str) -> GameOdds:
    """Return the exact odds of a game.

    Raises:
        InvalidSetup: it has none.
    """
    if game not in ODDS:
        names = games_with_odds()
        raise InvalidSetup(f"there are no odds for {game!r}, only for {', '.join(names)}{did_you_mean(game, names)}")
    return ODDS[game]
