"""`always-exchange`: `rules-1`, but it exchanges every hand. Nothing here changes any more."""

from ._habits import Habit

__all__ = ["OPPONENT"]


class AlwaysExchange(Habit):
    """Exchanges whatever it holds, whenever it may."""

    name = "always-exchange"
    word = "exchange"


OPPONENT = AlwaysExchange
