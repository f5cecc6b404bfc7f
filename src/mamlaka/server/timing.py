"""Delays and timeouts of a table."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

__all__ = ["Timing"]


class Timing(Struct, frozen=True):
    """Delays and timeouts of a table, in seconds."""

    bot: tuple[float, float] = (0.55, 0.95)
    """The range of the delay before a bot acts, drawn independently of its hand."""
    trick: float = 1.1
    """An additional delay after a complete trick."""
    secret: float = 2.0
    """With several people, the least time that a secret question stays open, so that timing reveals no answers."""
    interrupt: float = 1.0
    """An additional delay while a person may act out of turn."""
    dealt: float = 4.0
    """A further delay, while a person may act out of turn, after cards have been dealt."""
    reading: float = 30.0
    """The time bots wait for people who read the result of a deal; for a single person they wait indefinitely."""
    grace: float = 20.0
    """The time after which a bot plays for a disconnected person."""
    relaxed: float = 90.0
    """The time in which a person must decide at a table with the clock `relaxed`."""
    normal: float = 45.0
    """The same with the clock `normal`."""
    quick: float = 20.0
    """The same with the clock `quick`."""
    reveal: float = 10.0
    """The timeout of the reveals; if a nonce is missing then, the start is cancelled."""
    rematch: float = 20.0
    """The time after the first request for another match in which the other players can agree."""
    linger: float = 3.0
    """The time for which a disconnected player can still come back and agree to another match."""
    gather: float = 10.0
    """The time in which the players of a match come to the table of the next one; then it starts without the others."""
    arrival: float = 10.0
    """The time for which a public table stays in the list while all its players are disconnected."""
    vacate: float = 120.0
    """The time after which the seat of a disconnected player of a public table is free again, before the match."""
    asking: float = 8.0
    """The time after which a request for the seat of a bot ends, unless it is repeated."""
    idle: float = 600.0
    """The time after which a table without connections is unloaded; its log stays."""
    keep_unstarted: float = 86_400.0
    """The time after which a table whose match never began, and where no one is, is deleted: a day."""
    purge: float = 3_600.0
    """The time between two searches for such tables."""
    follow: float = 2.0
    """The time between two readings of the moderation settings."""
    hello: float = 10.0
    """The timeout for the first message of a connection."""

    beat: float = 1.5
    """The time between two heartbeats, for connections that asked for them."""
    silence: float = 2.8
    """The time without a message after which such a connection counts as interrupted: its player is away."""
    dead: float = 8.0
    """The time without a message after which it is closed."""

    def scaled(self, factor: float) -> Timing:
        """Return a timing with the delays of bots multiplied by `factor`; 0: bots act without delay."""
        low, high = self.bot
        bot = (low * factor, high * factor)
        times = {name: getattr(self, name) * factor for name in ("trick", "secret", "interrupt", "dealt")}
        return replace(self, bot=bot, **times)
