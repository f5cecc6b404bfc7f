"""The review of a match as lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from mamlaka.coach.hints import scale_of
from mamlaka.coach.review import Cost, ReviewedDecision, Total
from mamlaka.terminal.hint import LESS, action_text, figure_facts
from mamlaka.terminal.style import Style

__all__ = ["decision_lines", "total_lines"]

INDENT = "  "


def decision_lines(decision: ReviewedDecision, style: Style) -> Iterator[Text]:
    """Yield the lines of a decision: what was done, what is better, what it cost, and the advice that was ignored."""
    say, known = style.texts.format, decision.known
    assert known is not None
    where = [say("sheet-deal", deal=decision.deal)]
    if decision.contract:
        where.append(style.contract(decision.contract))
    done, best = action_text(decision.action, style), action_text(known.best, style)
    yield Text(", ".join(where), style="bold")
    yield Text(INDENT + say("review-move", seat=style.seat_name(decision.seat), action=done, best=best))
    yield Text(INDENT + say("review-known", less=_less(known, style)))
    if decision.open is not None:
        yield Text(INDENT + say("review-open", less=_less(decision.open, style)))
    for reason in decision.ignored:
        yield Text(INDENT + say("review-ignored", reason=style.texts.reason(reason.message)))


def total_lines(totals: Iterable[tuple[str, Total]], style: Style) -> Iterator[Text]:
    """Yield the lines of the totals of groups of decisions, each with the name of its group."""
    say, unit = style.texts.format, style.game.unit
    for name, total in totals:
        line = say("review-total", name=name, decisions=total.decisions, costly=total.costly)
        yield Text(line, style="bold")
        if total.known:
            less = say(LESS["points"], **figure_facts(total.known / unit, total.known_error / unit, style))
            yield Text(INDENT + say("review-known", less=less))
        if total.solved:
            less = say(LESS["points"], **figure_facts(total.open / unit, 0.0, style))
            yield Text(INDENT + say("review-open-total", less=less, count=total.solved))


def _less(cost: Cost, style: Style) -> str:
    if not cost.value:
        return style.texts.format("hint-equal")
    scale = scale_of(cost.unit, style.game)
    return style.texts.format(LESS[cost.unit], **figure_facts(cost.value * scale, cost.standard_error * scale, style))
