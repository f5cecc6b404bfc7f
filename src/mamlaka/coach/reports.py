"""Bad moves of bots, reported by people: the match with the decision, and what the bot has to say about it.

A report holds everything, hidden hands too. It is kept for those who improve the bots, and not shown to players.
"""

from __future__ import annotations

from math import isfinite

from msgspec import Struct

from mamlaka.bots.base import Decision, Limit, Reason
from mamlaka.bots.registry import find_bot
from mamlaka.bots.steady import ask, make_bot
from mamlaka.cards import Deck
from mamlaka.errors import InvalidSetup
from mamlaka.notation import format_action
from mamlaka.record import Record, decisions, view_at
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["LONGEST_WORDS", "Answer", "Report", "Valued", "report_of"]

LONGEST_WORDS = 500
"""How many letters a person may add."""


class Valued(Struct, frozen=True):
    """What an action was worth to the bot, as `bots.ActionValue` has it."""

    action: str
    value: float
    error: float | None
    """None: it is not known."""
    unit: str


class Answer(Struct, frozen=True):
    """What a bot does when it is asked again."""

    version: int
    """Of the bot that was asked, which may be another than the one that played."""
    action: str | None
    """In notation; None: it would say nothing."""
    reasons: tuple[Reason, ...] = ()
    action_values: tuple[Valued, ...] = ()


class Report(Struct, frozen=True):
    """A decision of a bot that somebody takes for a mistake."""

    words: str
    """What the person says about it."""
    event: int
    """The number of the event that the decision was."""
    seat: Seat
    bot: str
    version: int
    """Of the bot that played."""
    action: str
    """In notation."""
    again: Answer | None
    """What the bot says when it is asked again, from its own view; None: no such bot is installed."""
    record: Record
    """The match as far as it had been played."""


def report_of(record: Record, words: str, event: int | None = None, seat: Seat | None = None) -> Report | None:
    """Return the report of the last decision of a bot, or of the last that is meant; None: there is none.

    Args:
        record: the match, which must be sound.
        words: what the person says about it.
        event: the decision that is this event.
        seat: the last decision of this seat.

    Raises:
        BotFailed: asked again, the bot fails.
    """
    bots = {number for number, who in enumerate(record.seats) if who.kind == "bot" and seat in (None, number)}
    meant = [made for made in decisions(record) if made[1] in bots and event in (None, made[0])]
    if not meant:
        return None
    number, who, action = meant[-1]
    view, sitting = view_at(record, who, number), record.seats[who]
    done = format_action(action, view.state.game.deck)
    again = _asked_again(sitting.name, view)
    return Report(words.strip()[:LONGEST_WORDS], number, who, sitting.name, sitting.version, done, again, record)


def _asked_again(name: str, view: View) -> Answer | None:
    try:
        bot = find_bot(name)
    except InvalidSetup:
        return None
    decision = ask(make_bot(bot, Rng(view.version)), view, Limit())
    return Answer(bot.version, None) if decision is None else _answer(bot.version, decision, view.state.game.deck)


def _answer(version: int, decision: Decision, deck: Deck) -> Answer:
    action_values = tuple(
        Valued(
            format_action(action_value.action, deck),
            action_value.value,
            action_value.error if isfinite(action_value.error) else None,
            action_value.unit,
        )
        for action_value in decision.action_values
    )
    return Answer(version, format_action(decision.action, deck), decision.reasons, action_values)
