"""`never-fold`: `rules-1`, but it never folds. Nothing here changes any more."""

from ._habits import Habit

__all__ = ["OPPONENT"]


class NeverFold(Habit):
    """Stays for every knock."""

    name = "never-fold"
    word = "stay"


OPPONENT = NeverFold
