"""How long things take at a table."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

__all__ = ["Timing"]


class Timing(Struct, frozen=True):
    """How long things take at a table, in seconds."""

    bot: tuple[float, float] = (0.55, 0.95)
    """A bot acts after a time drawn from this range, whatever its hand."""
    trick: float = 1.1
    """So much longer when a trick lies complete on the table."""
    secret: float = 2.0
    """With several people a secret question stays open so long, whoever has something to say."""
    interrupt: float = 1.0
    """A bot waits so much longer while a person may speak out of turn."""
    look: float = 4.0
    """And so much longer still when cards have just been dealt."""
    reading: float = 30.0
    """The bots wait so long for those who read the result of a deal; for a single person without end."""
    grace: float = 20.0
    """A bot plays for a person whose connection has been lost for so long."""
    reveal: float = 10.0
    """A start is cancelled when a nonce has not been revealed for so long."""
    rest: float = 600.0
    """A table without people leaves the memory after so long; its log stays."""
    hello: float = 10.0
    """A connection that has not said hello for so long is closed."""

    def times(self, factor: float) -> Timing:
        """Return the timing of a table that is slower, or for a factor below 1 faster; 0: bots do not wait."""
        low, high = self.bot
        bot = (low * factor, high * factor)
        times = {name: getattr(self, name) * factor for name in ("trick", "secret", "interrupt", "look")}
        return replace(self, bot=bot, **times)
