"""The exact odds of the games that have some."""

from __future__ import annotations

from mamlaka.coach.figures import GameOdds
from mamlaka.errors import BrokenPlugin, InvalidSetup, did_you_mean
from mamlaka.game import Game
from mamlaka.parts import load_part
from mamlaka.plugins import truncate_text
from mamlaka.registry import find_game, game_names

__all__ = ["find_odds", "odds_of"]


def odds_of(game: type[Game]) -> GameOdds | None:
    """Return the exact odds of a game, `ODDS` of its part `odds`; None: it has none.

    Raises:
        BrokenPlugin: the odds cannot be used.
    """
    odds: GameOdds | None = load_part(game, "odds", "ODDS", _defect)
    return odds


def find_odds(game: str) -> GameOdds:
    """Return the exact odds of the game with a name.

    Raises:
        InvalidSetup: there is no such game, or it has none.
        BrokenPlugin: the game or its odds cannot be used.
    """
    odds = odds_of(find_game(game)) if game in game_names() else None
    if odds is None:
        names = tuple(name for name in game_names() if _has_odds(name))
        raise InvalidSetup(f"there are no odds for {game!r}, only for {', '.join(names)}{did_you_mean(game, names)}")
    return odds


def _has_odds(game: str) -> bool:
    try:
        return odds_of(find_game(game)) is not None
    except BrokenPlugin:
        return False


def _defect(odds: object) -> str:
    """Return the reason why an object is not usable as odds; empty: it is usable."""
    return "" if isinstance(odds, GameOdds) else f"{truncate_text(repr(odds))} is not of type {GameOdds.__name__}"
