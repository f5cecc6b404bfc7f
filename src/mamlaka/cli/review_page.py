"""The review of a match as one HTML file, which needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from unicodedata import bidirectional

from rich.text import Text

from mamlaka.coach.course import CourseDeal
from mamlaka.coach.review import ReviewedDecision
from mamlaka.record import Record
from mamlaka.replaying import Replay
from mamlaka.terminal.review import decision_lines, side_name, side_total
from mamlaka.terminal.style import Style

__all__ = ["review_page"]

WIDTH, HEIGHT, EDGE = 640, 240, 10
DASHES = ("", "8 4", "2 4", "10 4 2 4")

HEAD = """\
<!doctype html>
<html lang="{language}" dir="{direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }}
body {{ max-width: 45rem; margin: 0 auto; padding: 1rem; background: #fbf6e9; color: #24190f; }}
section {{ margin-top: 2rem; }}
article {{ margin: 1rem 0; padding-inline-start: .75rem; border-inline-start: 3px solid #a3231f; }}
p, h1, h2, h3 {{ margin: 0 0 .25rem; overflow-wrap: anywhere; }}
h3 {{ font-size: 1rem; }}
svg {{ display: block; width: 100%; }}
.keys svg {{ display: inline-block; width: 2.5rem; }}
text {{ fill: currentColor; }}
polyline, line {{ fill: none; stroke: currentColor; stroke-width: 2; }}
line {{ stroke-width: 1; opacity: .5; }}
.side-1 {{ color: #a3231f; }} .side-2 {{ color: #12603c; }} .side-3 {{ color: #83600f; }}
@media (prefers-color-scheme: dark) {{
  body {{ background: #18261f; color: #f3eedd; }}
  .side-1 {{ color: #ff9d8f; }} .side-2 {{ color: #8fd6ae; }} .side-3 {{ color: #e2b751; }}
}}
</style>
</head>
"""


def review_page(
    replay: Replay,
    costly: Sequence[ReviewedDecision],
    course: Sequence[CourseDeal],
    sections: Iterable[Iterable[Text]],
    style: Style,
    notes: Iterable[Text] = (),
) -> str:
    """Return the document: the course of the match as a graph, the costly decisions with their hands, and more lines.

    Args:
        replay: the match.
        costly: the decisions to show.
        course: the deals of the match.
        sections: the lines of further sections, such as the course in words, or totals.
        style: how cards and seats look, and the language.
        notes: lines below the decisions.
    """
    say = style.texts.format
    title = f"{style.title}: {say('review-title')}"
    direction = "ltr" if bidirectional(title[0]) == "L" else "rtl"
    head = HEAD.format(language=style.texts.language, direction=direction, title=escape(title))
    first, *others = ("".join(map(_paragraph, lines)) for lines in sections)
    told: dict[str, int] = {}
    decisions = "".join(_article(decision, replay, style, told) for decision in costly)
    parts = [
        _players(replay.record, style),
        (_graph(course, style) if len(course) > 1 else "") + first,
        (f"<h2>{escape(say('review-costly'))}</h2>{decisions}" if costly else f"<p>{escape(say('review-none'))}</p>")
        + "".join(map(_paragraph, notes)),
        *others,
    ]
    body = "".join(f"<section>{part}</section>\n" for part in parts)
    return f"{head}<body>\n<main>\n<h1>{escape(title)}</h1>\n{body}</main>\n</body>\n</html>\n"


def _paragraph(line: Text) -> str:
    """Return a line as a paragraph; a bold one is a heading."""
    tag = "h3" if line.style == "bold" else "p"
    return f"<{tag}>{escape(line.plain.strip())}</{tag}>\n"


def _players(record: Record, style: Style) -> str:
    """Return who sat where, with the points of the match."""
    sign = style.game.points_sign
    rows = (
        f"{style.seat_name(seat)} ({who.name}): {style.points(sign * total)}"
        for seat, (who, total) in enumerate(zip(record.seats, record.totals, strict=True))
    )
    return "".join(f"<p>{escape(row)}</p>\n" for row in rows)


def _article(decision: ReviewedDecision, replay: Replay, style: Style, told: dict[str, int]) -> str:
    """Return a decision with the cards that its player saw; `told` is as for `decision_lines`."""
    state = replay.view(decision.seat, decision.number).state
    lines = [*decision_lines(decision, style, told)]
    cards = [Text(f"{style.seat_name(decision.seat)}: {style.cards(state.zones[decision.seat].cards)}")]
    if state.trick:
        played = ", ".join(f"{style.seat_name(seat)} {style.card(card)}" for seat, card in state.trick)
        cards.append(Text(style.texts.format("page-on-table", cards=played)))
    return f"<article>{''.join(map(_paragraph, [lines[0], *cards, *lines[1:]]))}</article>\n"


def _graph(course: Sequence[CourseDeal], style: Style) -> str:
    """Return the points of each side after each deal as lines, and a cross at each void deal.

    The lines of text beside it say the same in words.
    """
    sign, sides = style.game.points_sign, style.game.sides
    rows = [[0, *(sign * side_total(deal, side) for deal in course)] for side in sides]
    low, high = min(map(min, rows)), max(map(max, rows))

    def place(step: int, points: int) -> str:
        x = EDGE + (WIDTH - 2 * EDGE) * step / len(course)
        y = HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (points - low) / max(1, high - low)
        return f"{x:.1f},{y:.1f}"

    def line(side: int, points: str) -> str:
        dashes = DASHES[side % len(DASHES)]
        return f'<polyline class="side-{side % len(DASHES)}" stroke-dasharray="{dashes}" points="{points}"/>'

    lines = "".join(
        line(side, " ".join(place(step, points) for step, points in enumerate(row))) for side, row in enumerate(rows)
    )
    names = [escape(side_name(members, style)) for members in sides]
    keys = "".join(
        f'<p><svg viewBox="0 0 40 8" aria-hidden="true">{line(side, "0,4 40,4")}</svg> {name}</p>\n'
        for side, name in enumerate(names)
    )
    zero = place(0, 0).split(",")[1]
    crosses = "".join(
        '<text x="{}" y="{}" text-anchor="middle">&#215;</text>'.format(*place(deal.deal, 0).split(","))
        for deal in course
        if deal.void
    )
    axis = f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{zero}" y2="{zero}"/>'
    graph = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{axis}{crosses}{lines}</svg>'
    return f'{graph}<div class="keys">{keys}</div>\n'
