"""Reports of bad moves by bots: the match with the decision, and the bot's reasons.

A report contains everything, including hidden hands. It is for developers of bots and not shown to players.
"""

from __future__ import annotations

from math import isfinite

from msgspec import Struct

from mamlaka.bots.base import Decision, Limit, Reason
from mamlaka.bots.fallback import ask, make_bot
from mamlaka.bots.registry import find_bot
from mamlaka.cards import Deck
from mamlaka.errors import InvalidSetup
from mamlaka.notation import format_action
from mamlaka.record import Record
from mamlaka.replaying import Replay
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["MAX_WORDS_LENGTH", "BotAnswer", "Report", "Valued", "report_of"]

MAX_WORDS_LENGTH = 500
"""The most characters of a comment."""


class Valued(Struct, frozen=True):
    """The value of an action to the bot, like `bots.ActionValue`."""

    action: str
    value: float
    standard_error: float | None
    """None: unknown."""
    unit: str


class BotAnswer(Struct, frozen=True):
    """The decision of a bot when asked again."""

    version: int
    """The version of the bot that was asked, which may differ from the one that played."""
    action: str | None
    """In notation; None: it would not act."""
    reasons: tuple[Reason, ...] = ()
    action_values: tuple[Valued, ...] = ()


class Report(Struct, frozen=True):
    """A decision of a bot that a player considers a mistake."""

    words: str
    """The comment of the player."""
    event: int
    """The number of the event of the decision."""
    seat: Seat
    bot: str
    version: int
    """The version of the bot that played."""
    action: str
    """In notation."""
    again: BotAnswer | None
    """The decision of the bot when asked again with the same view; None: no such bot is installed."""
    record: Record
    """The match up to the report."""


def report_of(match: Record | Replay, words: str, event: int | None = None, seat: Seat | None = None) -> Report | None:
    """Return the report of the last decision of a bot, optionally of a given event or seat; None: there is none.

    Args:
        match: the record of a valid match, or its replay.
        words: the comment of the player.
        event: the number of the event of the decision.
        seat: the seat of the bot.

    Raises:
        BotFailed: the bot fails when asked again.
    """
    replay = Replay.of(match)
    record = replay.record
    bots = {number for number, entry in enumerate(record.seats) if entry.kind == "bot" and seat in (None, number)}
    selected = [one for one in replay.decisions if one.seat in bots and event in (None, one.number)]
    if not selected:
        return None
    decision = selected[-1]
    bot, comment = record.seats[decision.seat], words.strip()[:MAX_WORDS_LENGTH]
    again = _asked_again(bot.name, decision.view)
    return Report(comment, decision.number, decision.seat, bot.name, bot.version, decision.text, again, record)


def _asked_again(name: str, view: View) -> BotAnswer | None:
    try:
        bot = find_bot(name)
    except InvalidSetup:
        return None
    decision = ask(make_bot(bot, Rng(view.version)), view, Limit())
    return BotAnswer(bot.version, None) if decision is None else _answer(bot.version, decision, view.state.game.deck)


def _answer(version: int, decision: Decision, deck: Deck) -> BotAnswer:
    action_values = tuple(
        Valued(
            format_action(action_value.action, deck),
            action_value.value,
            action_value.standard_error if isfinite(action_value.standard_error) else None,
            action_value.unit,
        )
        for action_value in decision.action_values
    )
    return BotAnswer(version, format_action(decision.action, deck), decision.reasons, action_values)
