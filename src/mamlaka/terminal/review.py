"""The review of a match as lines of text."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from math import hypot

from rich.cells import cell_len
from rich.text import Text

from mamlaka.coach.course import CourseDeal
from mamlaka.coach.hints import scale_of
from mamlaka.coach.luck import DealLuck
from mamlaka.coach.review import Cost, ReviewedDecision, Total
from mamlaka.ledger import Points
from mamlaka.seats import Seat
from mamlaka.terminal.cells import pad_right
from mamlaka.terminal.hint import LESS, action_text, figure_facts
from mamlaka.terminal.style import MINUS, Style

__all__ = [
    "cost_lines",
    "course_lines",
    "decision_lines",
    "least_lines",
    "luck_lines",
    "side_name",
    "side_total",
    "total_lines",
]

INDENT = "  "
BARS = "▁▂▃▄▅▆▇█"
MARK, VOID, NO_MARK = "!", "x", " "


def decision_lines(decision: ReviewedDecision, style: Style, told: dict[str, int], again: str = "") -> Iterator[Text]:
    """Yield the lines of a decision: what was done, what is better, what it cost, and the advice that was ignored.

    Args:
        decision: the decision.
        style: the style of the lines.
        told: the advice of the decisions before, with the deal in which each was told first; advice that is told again
            only names this deal. The advice of this decision is added.
        again: the command that plays on from the decision; empty: there is none.
    """
    say, known = style.texts.format, decision.known
    assert known is not None
    where = [say("sheet-deal", deal=decision.deal)]
    if decision.contract:
        where.append(style.contract(decision.contract))
    done, best = action_text(decision.action, style), action_text(known.best, style)
    yield Text(style.listed(where), style="bold")
    yield Text(INDENT + say("review-move", seat=style.seat_name(decision.seat), action=done, best=best))
    yield from cost_lines(known, decision.open, style)
    yield from _advice_lines(decision, style, told)
    if again:
        yield Text(INDENT + say("review-again", command=again), style="dim")


def _advice_lines(decision: ReviewedDecision, style: Style, told: dict[str, int]) -> Iterator[Text]:
    """Yield the advice that was ignored; of what was told before, the deal in which it was."""
    say = style.texts.format
    before = dict.fromkeys(told[reason.message] for reason in decision.ignored if reason.message in told)
    for reason in decision.ignored:
        if reason.message not in told:
            told[reason.message] = decision.deal
            yield Text(INDENT + say("review-ignored", reason=style.texts.reason(reason.message)))
    for deal in before:
        yield Text(INDENT + say("review-ignored-again", deal=deal))


def least_lines(reviewed: Iterable[ReviewedDecision], style: Style) -> Iterator[Text]:
    """Yield a line for each kind of unit that says from which loss on a decision may be costly."""
    kinds = {"chance" if one.known.unit == "chance" else "points": one.known for one in reviewed if one.known}
    for kind, cost in sorted(kinds.items()):
        least = figure_facts(cost.least * scale_of(cost.unit, style.game), 0.0, style)["value"]
        yield Text(style.texts.format("review-least", least=least, unit=kind))


def cost_lines(known: Cost, open_cost: Cost | None, style: Style) -> Iterator[Text]:
    """Yield a line for each cost of an action: as far as the player could know, and with all cards known."""
    say = style.texts.format
    yield Text(INDENT + say("review-known", less=_less(known, style)))
    if open_cost is not None:
        yield Text(INDENT + say("review-open", less=_less(open_cost, style)))


def total_lines(totals: Iterable[tuple[str, Total]], style: Style) -> Iterator[Text]:
    """Yield the lines of the totals of groups of decisions, each with the name of its group."""
    say, unit = style.texts.format, style.game.unit
    for name, total in totals:
        line = say("review-total", name=name, decisions=total.decisions, costly=total.costly)
        yield Text(line, style="bold")
        for loss in total.known:
            less = say(LESS[loss.unit], **figure_facts(loss.value / unit, loss.standard_error / unit, style))
            yield Text(INDENT + say("review-net-total" if loss.unit == "net" else "review-known-total", less=less))
        if total.solved:
            less = say(LESS["points"], **figure_facts(total.open / unit, 0.0, style))
            yield Text(INDENT + say("review-open-total", less=less, count=total.solved))


def course_lines(
    course: Sequence[CourseDeal],
    turns: Collection[CourseDeal],
    costly: Mapping[int, Total],
    style: Style,
    seat: Seat | None = None,
) -> Iterator[Text]:
    """Yield the course of a match: a bar for each deal and side, or in plain style a line for each deal; and the turns.

    Args:
        course: the deals, at least one.
        turns: those that changed the lead.
        costly: what the costly decisions of a deal cost, for each deal that has some.
        style: the style of the lines.
        seat: the seat whose decisions these are alone; None: those of all.
    """
    say = style.texts.format
    yield Text(say("course-title"), style="bold")
    if seat is not None:
        yield Text(INDENT + say("course-seat", seat=style.seat_name(seat)))
    if style.is_drawn:
        yield from _bars(course, costly, style)
    else:
        yield from (Text(INDENT + _standing(deal, costly.get(deal.deal), style)) for deal in course)
    for turn in turns:
        names = style.listed(side_name(side, style) for side in turn.leaders)
        yield Text(INDENT + say("course-lead", deal=turn.deal, names=names))
    if not turns:
        yield Text(INDENT + say("course-no-lead"))


def luck_lines(luck: DealLuck, style: Style) -> Iterator[Text]:
    """Yield for each side what the cards of the match were worth, and what the side got."""
    say, game = style.texts.format, style.game
    yield Text(say("luck-title"), style="bold")
    yield Text(INDENT + say("luck-about-sides" if game.teams else "luck-about"))
    for side in game.sides:
        scale = game.points_sign / game.unit
        expected, actual = (scale * sum(values[seat] for seat in side) for values in (luck.expected, luck.actual))
        error = hypot(*(luck.standard_errors[seat] for seat in side)) / game.unit
        worth, got = _signed(expected, error, style), _signed(actual, 0.0, style)
        yield Text(INDENT + say("luck-side", side=side_name(side, style), expected=worth, actual=got))


def _signed(value: float, error: float, style: Style) -> str:
    """Return a figure with its sign."""
    sign = "+" if value >= 0 else "-" if style.plain else MINUS
    return f"{sign}{figure_facts(abs(value), error, style)['value']}"


def _bars(course: Sequence[CourseDeal], costly: Mapping[int, Total], style: Style) -> Iterator[Text]:
    """Yield the points of each side after each deal as bars, and marks below costly and void deals."""
    sides = style.game.sides
    heights = [[style.game.points_sign * side_total(deal, side) for deal in course] for side in sides]
    low, high = min(map(min, heights)), max(map(max, heights))
    names = [side_name(side, style) for side in sides]
    width = max(map(cell_len, names))
    for side, name, row in zip(sides, names, heights, strict=True):
        bars = "".join(BARS[(height - low) * (len(BARS) - 1) // max(1, high - low)] for height in row)
        yield Text(f"{INDENT}{pad_right(name, width)}  {bars}  {style.points(side_total(course[-1], side))}")
    say, count = style.texts.format, sum(total.costly for total in costly.values())
    for mark, about, marked in (
        (MARK, say("course-costly", count=count), [deal.deal in costly for deal in course]),
        (VOID, say("course-void"), [deal.void for deal in course]),
    ):
        if any(marked):
            marks = "".join(mark if is_marked else NO_MARK for is_marked in marked)
            yield Text(f"{INDENT}{pad_right('', width)}  {marks}  {mark} {about}")


def _standing(deal: CourseDeal, costly: Total | None, style: Style) -> str:
    """Return the standing after a deal in words."""
    say = style.texts.format
    contract = style.contract(deal.contract) if deal.contract else ""
    title = say("replay-deal-row", deal=deal.deal, contract=contract) if contract else say("sheet-deal", deal=deal.deal)
    parts = [f"{side_name(side, style)} {style.points(side_total(deal, side))}" for side in style.game.sides]
    notes = [say("course-void")] if deal.void else []
    if costly:
        notes.append(say("course-costly", count=costly.costly) + _lost(costly, style))
    return "; ".join([f"{title}. {', '.join(parts)}", *notes])


def _lost(total: Total, style: Style) -> str:
    """Return what costly decisions cost, after a colon; empty if they cost no points."""
    say, unit, costs = style.texts.format, style.game.unit, []
    if total.points:
        facts = figure_facts(total.points.value / unit, total.points.standard_error / unit, style)
        costs.append(say("course-known", cost=facts["value"]))
    if total.solved:
        costs.append(say("course-open", cost=figure_facts(total.open / unit, 0.0, style)["value"]))
    return f": {', '.join(costs)}" if costs else ""


def side_total(deal: CourseDeal, side: Sequence[Seat]) -> Points:
    """Return the points of a side after a deal, as utilities."""
    return sum(deal.totals[seat] for seat in side)


def side_name(side: Sequence[Seat], style: Style) -> str:
    """Return the names of the seats of a side."""
    return " + ".join(map(style.seat_name, side))


def _less(cost: Cost, style: Style) -> str:
    if not cost.value:
        return style.texts.format("hint-equal")
    scale = scale_of(cost.unit, style.game)
    return style.texts.format(LESS[cost.unit], **figure_facts(cost.value * scale, cost.standard_error * scale, style))
