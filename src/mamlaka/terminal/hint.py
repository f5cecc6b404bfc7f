"""A hint as lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from rich.cells import cell_len
from rich.text import Text

from mamlaka.actions import Action, Offer
from mamlaka.bots.base import WAIT
from mamlaka.coach.hints import Choice, Hint, scale_of, shown_value
from mamlaka.terminal.cells import pad_right, wrap
from mamlaka.terminal.style import ANSWERED_IN, Style
from mamlaka.terminal.words import action_words

__all__ = ["LESS", "action_text", "figure_facts", "hint_lines"]

INDENT = "  "
VALUE = {"points": "hint-points", "lead": "hint-lead", "net": "hint-net", "chance": "hint-chance"}
VALUE_BELOW = {**VALUE, "points": "hint-points-below", "lead": "hint-lead-below", "net": "hint-net-below"}
OF_SIDES = {
    "hint-points": "hint-points-sides",
    "hint-points-below": "hint-points-sides-below",
    "hint-net": "hint-net-sides",
    "hint-net-below": "hint-net-sides-below",
}
"""The messages about the average of the sides in games of teams, by those about the average of the players."""
LESS = {**dict.fromkeys(VALUE, "hint-points-less"), "chance": "hint-chance-less"}
"""The messages for action values, by unit: of the best action, of the best below the average, of the others."""
FINE, FINE_DIGITS = 0.1, 2
"""A value with a smaller standard error has more digits."""


def hint_lines(hint: Hint, style: Style, offers: Sequence[Offer] = ()) -> list[Text]:
    """Return the lines of a hint: the best action, the reasons for it, and the values of all actions.

    Args:
        hint: the hint.
        style: how cards and seats look to the player.
        offers: what the player may do.
    """
    say = style.texts.format
    if hint.best is None:
        return [Text(say("hint-nothing"))]
    title = Text(say("hint-do", action=action_text(hint.best, style, offers)), style="bold")
    if hint.is_forced:
        return [title, Text(INDENT + say("hint-forced"))]
    sentences = _wrapped(_why(hint, style, offers), style)
    choices = hint.choices
    names = [action_text(choice.action_value.action, style, offers) for choice in choices]
    width = max(map(cell_len, names), default=0)
    rows = (
        f"{pad_right(name, width)}  {_value_text(choice, style)}" for name, choice in zip(names, choices, strict=True)
    )
    return [title, *map(Text, chain(sentences, _wrapped(rows, style, " " * min(width + 2, style.columns // 2))))]


def action_text(action: Action, style: Style, offers: Sequence[Offer] = ()) -> str:
    """Return an action as it is typed; a card to play as it is drawn, with its word, and silence in words.

    Args:
        action: the action.
        style: how cards and seats look to the player.
        offers: what the player may do, if it is known: offers may have labels of their own.
    """
    if action == WAIT:
        return style.texts.format("hint-wait")
    if action.kind != "play":
        return action_words(action, style, offers)
    word = action.name if style.texts.language == ANSWERED_IN else style.contract(action.name) if action.name else ""
    return f"{style.captured(action.cards, action.takes)} {word}".rstrip()


def _wrapped(sentences: Iterable[str], style: Style, deeper: str = INDENT) -> list[str]:
    """Wrap sentences into indented lines; continuation lines are indented deeper."""
    return [
        line
        for sentence in sentences
        for line in wrap(sentence, style.columns, initial_indent=INDENT, subsequent_indent=INDENT + deeper)
    ]


def _why(hint: Hint, style: Style, offers: Sequence[Offer]) -> Iterable[str]:
    say = style.texts.format
    reason_text = style.texts.reason
    yield from (reason_text(reason.message) for reason in hint.reasons)
    yield from (say("hint-objection", reason=reason_text(reason.message)) for reason in hint.objections)
    if not hint.action_values:
        yield say("hint-no-values" if hint.reasons else "hint-any")
    elif hint.rules_action is not None:
        yield say(
            "hint-rules-action-close" if hint.is_rules_action_close else "hint-rules-action",
            action=action_text(hint.rules_action, style, offers),
        )
    elif not hint.reasons:
        yield say("hint-no-reason")
    if hint.target:
        yield say("hint-target", points=hint.target)


def _value_text(choice: Choice, style: Style) -> str:
    say, unit, game = style.texts.format, choice.action_value.unit, style.game
    if choice.is_best:
        value = shown_value(choice.action_value, game)
        message = (VALUE_BELOW if value < 0 else VALUE)[unit]
        return say(OF_SIDES.get(message, message) if game.teams else message, **_facts(abs(value), choice, style))
    if not choice.regret:
        return say("hint-equal")
    less = say(LESS[unit], **_facts(choice.regret * scale_of(unit, game), choice, style))
    # A difference above its own error would contradict "about as good".
    return say("hint-close", less=less) if choice.regret <= choice.standard_error else less


def _facts(value: float, choice: Choice, style: Style) -> dict[str, str | int]:
    return figure_facts(value, choice.standard_error * scale_of(choice.action_value.unit, style.game), style)


def figure_facts(value: float, error: float, style: Style) -> dict[str, str | int]:
    """Return the facts of a message about a value that is not negative: its figure, and 1 as `size` if it is "1".

    Args:
        value: the value as it is shown.
        error: its standard error; 0: it is exact, and the figure shows no error.
        style: how symbols look.
    """
    digits = FINE_DIGITS if error < FINE else 1
    figure = style.texts.decimal(value, digits)
    if error:
        figure = f"{figure} {'+/-' if style.plain else '±'} {style.texts.decimal(error, digits)}"
    elif (rounded := round(value, digits)).is_integer():
        figure = f"{rounded:.0f}"
    return {"value": figure, "size": 1 if figure == "1" else 0}
