"""`always-fold`: `rules-1`, but it folds at every knock. Nothing here changes any more."""

from ._habits import Habit

__all__ = ["OPPONENT"]


class AlwaysFold(Habit):
    """Folds at every knock."""

    name = "always-fold"
    word = "fold"


OPPONENT = AlwaysFold
