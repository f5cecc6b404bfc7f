"""`always-knock`: `rules-1`, but it knocks whenever it may. Nothing here changes any more."""

from ._habits import Habit

__all__ = ["OPPONENT"]


class AlwaysKnock(Habit):
    """Knocks whenever it may."""

    name = "always-knock"
    word = "knock"


OPPONENT = AlwaysKnock
