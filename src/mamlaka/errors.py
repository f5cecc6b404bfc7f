"""The exceptions of the library.

::

    MamlakaError
    ├── InvalidSetup     a game, option, seat count, bot, language or kernel is unknown or not supported
    │   └── BrokenPlugin a game, bot or tactics module of another package cannot be used
    ├── PluginFailed     code of another package raised an exception
    │   └── BotFailed    a bot raised an exception, chose an illegal action or did not answer
    ├── IllegalAction    the rules refuse an action; the exception has the `Refusal`
    │   ├── OutOfTurn    the seat has no turn
    │   └── StaleAction        the action answers a turn that is no longer open
    ├── ParseError       a text is not a card, hand, action or event
    ├── RecordError      a record is truncated, was edited, or has another format
    │   └── MissingDraw  a record without its seed ends before cards that are needed
    ├── NotCompilable    a plan cannot express a rule; search falls back to `apply_action`
    └── GameError        a game never reaches its next decision

All except `PluginFailed`, `BotFailed`, `NotCompilable` and `GameError` are also `ValueError`.
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
    "MissingDraw",
    "NotCompilable",
    "OutOfTurn",
    "ParseError",
    "PluginFailed",
    "RecordError",
    "Refusal",
    "StaleAction",
    "did_you_mean",
    "require_type",
]


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return the end of a message about an unknown word: the most similar known word, or an empty string.

    >>> did_you_mean("paly", ("play", "verify"))
    '; did you mean play?'
    >>> did_you_mean("chess", ("trex", "hearts"))
    ''
    """
    names = {name.lower(): name for name in known}
    close = get_close_matches(word.lower(), names, n=1)
    return f"; did you mean {names[close[0]]}?" if close else ""


def require_type(value: object, kind: type, sentence: str) -> None:
    """Check the type of an argument, for a clearer error than the one that its first use would raise.

    >>> require_type("match.json", int, "size takes a whole number")
    Traceback (most recent call last):
    TypeError: size takes a whole number, not 'match.json'

    Args:
        value: the argument.
        kind: the type that it must have.
        sentence: what the argument must be.

    Raises:
        TypeError: it has another type.
    """
    if not isinstance(value, kind):
        raise TypeError(f"{sentence}, not {value!r}")


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """The reason why an action is refused, as data. The message files have the sentences."""

    code: str
    """The reason, for example `must_follow`; the id of a message, with hyphens for underscores."""
    facts: dict[str, str | int] = {}
    """The arguments of the message, with cards and suits in notation: `{"suit": "H", "cards": "TH 9H"}`."""

    def __str__(self) -> str:
        """Return the words of the code and the facts on one line, for developers and logs.

        >>> print(Refusal("must_follow", {"suit": "H", "cards": "TH 9H"}))
        must follow (suit: H, cards: TH 9H)
        """
        words = self.code.replace("_", " ")
        facts = ", ".join(f"{name}: {value}" for name, value in self.facts.items())
        return f"{words} ({facts})" if facts else words


class MamlakaError(Exception):
    """The base class of all exceptions that this library raises deliberately."""


class InvalidSetup(MamlakaError, ValueError):
    """The game, option, seat count, bot, language or kernel is unknown or not supported."""

    def __init__(self, reason: str = "", refusal: Refusal | None = None) -> None:
        super().__init__(reason)
        self.refusal = refusal
        """The reason as data, if the message files have a sentence for it."""


class BrokenPlugin(InvalidSetup):
    """A game, a bot or a tactics module of an installed package cannot be used."""


class PluginFailed(MamlakaError):
    """Code of another package raised an exception while it was running."""


class BotFailed(PluginFailed):
    """A bot raised an exception, chose an illegal action or did not answer in time.

    The message may contain what the bot has seen. Do not show it to the bot's opponents.
    """

    def __init__(self, bot: str, origin: str, where: str, reason: str, *, lasting: bool = False) -> None:
        super().__init__(bot, origin, where, reason)
        self.bot = bot
        """The name of the bot."""
        self.origin = origin
        """The package that provides the bot, with its version."""
        self.lasting = lasting
        """Whether the bot will fail again if it is asked again."""

    def __str__(self) -> str:
        """Return the message: which bot failed, where and why."""
        bot, origin, where, reason = self.args
        return f"bot {bot!r} of {origin} failed {where}: {reason}"


class IllegalAction(MamlakaError, ValueError):
    """The rules refuse an action. The state is unchanged.

    >>> print(IllegalAction(Refusal("must_follow", {"suit": "H", "cards": "TH 9H"}), "AS"))
    the rules refuse AS: must follow (suit: H, cards: TH 9H)
    """

    def __init__(self, refusal: Refusal, action: str = "", seat: int | None = None) -> None:
        """Create an error.

        Args:
            refusal: the reason.
            action: the action as people write it; empty: it is unknown.
            seat: the seat whose action it is; None: it is unknown.
        """
        super().__init__(refusal, action, seat)
        self.refusal = refusal
        """The reason, with its facts."""

    def __str__(self) -> str:
        """Return the refused action and the reason."""
        refusal, action, seat = self.args
        if not action:
            return str(refusal) if seat is None else f"seat {seat}: {refusal}"
        return f"the rules refuse {action}{'' if seat is None else f' from seat {seat}'}: {refusal}"


class OutOfTurn(IllegalAction):
    """The seat has no turn."""


class StaleAction(IllegalAction):
    """The action answers a turn that is no longer open."""


class ParseError(MamlakaError, ValueError):
    """A text is not a card, hand, action or event."""


class RecordError(MamlakaError, ValueError):
    """A record is truncated, was edited, or has another format."""


class MissingDraw(RecordError):
    """A record without its seed ends before cards that are needed. The match waits for them."""


class NotCompilable(MamlakaError):
    """A plan cannot express a rule."""


class GameError(MamlakaError, RuntimeError):
    """The code of a game is defective: only its author can repair it."""
