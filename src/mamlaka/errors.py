"""What can go wrong, as one tree.

::

    MamlakaError
    ├── InvalidSetup     a game, an option, a number of seats, a bot, a language or a kernel that cannot be
    │   └── BrokenPlugin a game, a bot or tactics of a package that cannot be used
    ├── PluginFailed     code of another package that raises an error while it runs
    │   └── BotFailed    a bot that raises an error, gives no legal answer, or does not come to an end
    ├── IllegalAction    an action that the rules refuse; carries the `Refusal`
    │   ├── OutOfTurn    nobody asked this seat
    │   └── Stale        it answers a question that is no longer open
    ├── ParseError       text that is no card, hand, action or event
    ├── RecordError      a record that is cut off, edited, or of another format
    ├── NotCompilable    a rule that a plan cannot say; search plays by `apply_action` instead
    └── GameError        a game that never comes to its next decision

All of them but `PluginFailed`, `BotFailed`, `NotCompilable` and `GameError` are also `ValueError`.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

import msgspec

__all__ = [
    "BotFailed",
    "BrokenPlugin",
    "GameError",
    "IllegalAction",
    "InvalidSetup",
    "MamlakaError",
    "NotCompilable",
    "OutOfTurn",
    "ParseError",
    "PluginFailed",
    "RecordError",
    "Refusal",
    "Stale",
    "did_you_mean",
]


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return the end of a message about an unknown word: the known word that looks like it, or nothing.

    >>> did_you_mean("paly", ("play", "verify"))
    '; did you mean play?'
    >>> did_you_mean("chess", ("trex", "hearts"))
    ''
    """
    names = {name.lower(): name for name in known}
    close = get_close_matches(word.lower(), names, n=1)
    return f"; did you mean {names[close[0]]}?" if close else ""


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not possible, as data: the sentence comes from the message files."""

    code: str
    """The reason, for example `must_follow`; the id of a message, with hyphens for underscores."""
    facts: dict[str, str | int] = {}
    """What the sentence needs, cards and suits in notation: `{"suit": "H", "cards": "TH 9H"}`."""

    def __str__(self) -> str:
        """Return code and facts in one line, for developers and logs."""
        facts = ", ".join(f"{name}: {value}" for name, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else self.code


class MamlakaError(Exception):
    """The root of all errors that this library raises on purpose."""


class InvalidSetup(MamlakaError, ValueError):
    """A game, an option, a number of seats, a bot, a language or a kernel that cannot be."""


class BrokenPlugin(InvalidSetup):
    """A game, a bot or tactics of an installed package that cannot be used."""


class PluginFailed(MamlakaError):
    """Code of another package that raises an error while it runs."""


class BotFailed(PluginFailed):
    """A bot that raises an error, gives no legal answer, or does not come to an end.

    The sentence may tell what the bot saw: it is not for its opponents.
    """

    def __init__(self, bot: str, origin: str, moment: str, reason: str, *, lasting: bool = False) -> None:
        super().__init__(bot, origin, moment, reason)
        self.bot = bot
        """Its name."""
        self.origin = origin
        """The package that it comes from, with the version."""
        self.lasting = lasting
        """Whether it is of no use to ask this bot again."""

    def __str__(self) -> str:
        """Return one sentence."""
        bot, origin, moment, reason = self.args
        return f"bot {bot!r} of {origin} failed {moment}: {reason}"


class IllegalAction(MamlakaError, ValueError):
    """An action that the rules refuse. The state is as it was."""

    def __init__(self, refusal: Refusal, action: str = "") -> None:
        super().__init__(refusal, action)
        self.refusal = refusal
        """The reason and its facts."""

    def __str__(self) -> str:
        """Return the refused action and the reason."""
        refusal, action = self.args
        return f"illegal action {action}: {refusal}" if action else str(refusal)


class OutOfTurn(IllegalAction):
    """An action of a seat that nobody asked."""


class Stale(IllegalAction):
    """An answer to a question that is no longer open."""


class ParseError(MamlakaError, ValueError):
    """Text that is no card, hand, action or event."""


class RecordError(MamlakaError, ValueError):
    """A record that is cut off, edited, or of another format."""


class NotCompilable(MamlakaError):
    """A rule that a plan cannot say."""


class GameError(MamlakaError, RuntimeError):
    """A defect in the code of a game: its author has to repair it, no user can."""
