"""`always-challenge`: `rules-1`, but it believes no exchange. Nothing here changes any more."""

from ._habits import Habit

__all__ = ["OPPONENT"]


class AlwaysChallenge(Habit):
    """Doubts every exchange."""

    name = "always-challenge"
    word = "challenge"


OPPONENT = AlwaysChallenge
