"""What notebooks show of a hand, a view, a table or a record whose name ends a cell.

Jupyter asks an object for the methods `_repr_svg_` and `_repr_html_`. Cards, views and records know nothing of
drawings, which stand above them, so this module gives their classes these methods.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from mamlaka.cards import XIANGQI, CardSet
from mamlaka.drawing import table_svg
from mamlaka.drawing.cards import CardStyle, drawn_row
from mamlaka.engine import fold
from mamlaka.errors import MamlakaError
from mamlaka.record import Record
from mamlaka.replaying import Replay
from mamlaka.table import Table
from mamlaka.view import View

__all__ = ["attach_drawings"]


def attach_drawings() -> None:
    """Give the classes that notebooks draw the methods by which notebooks ask."""
    drawings: tuple[tuple[type, Callable[[Any], str | None], Callable[[Any], str]], ...] = (
        (CardSet, _cards, _cards),
        (View, table_svg, _view_with_points),
        (Table, _table, _table_with_points),
        (Record, _last_deal, _record_with_points),
    )
    for kind, svg, html in drawings:
        for form, draw in (("svg", svg), ("html", html)):
            setattr(kind, f"_repr_{form}_", draw)


def _cards(cards: CardSet) -> str:
    return drawn_row(cards.names, CardStyle("xiangqi" if cards.deck is XIANGQI else "french"))


def _view_with_points(view: View) -> str:
    """Return the drawing of the table, with the legal actions and the points."""
    rows = []
    if turn := view.turn:
        rows.append(("legal", escape(repr(view.legal)[15:-1]) + (" (optional)" if turn.optional else "")))
    state = view.state
    rows.append(("points", escape(" ".join(str(state.game.points_sign * points) for points in state.totals))))
    body = "".join(f"<tr><th>{name}</th><td>{value}</td></tr>" for name, value in rows)
    return f"{table_svg(view)}<table>{body}</table>"


def _table(table: Table) -> str:
    """Return what a spectator sees."""
    return table_svg(table.view(None))


def _table_with_points(table: Table) -> str:
    return _view_with_points(table.view(None))


def _last_deal(record: Record) -> str | None:
    """Return a drawing of the last deal: its hands if the match is over, else what everyone sees.

    None: the rules of the match are not installed.
    """
    replay = Replay(record)
    try:
        view = _opened(replay) if record.is_over else replay.view(None)
    except MamlakaError:
        return None
    return table_svg(view)


def _opened(replay: Replay) -> View:
    """Return the last deal with all cards; what is wrong with its play doesn't matter."""
    return View(None, fold(replay.start, replay.log[: replay.opening(len(replay.record.deals))]))


def _record_with_points(record: Record) -> str:
    """Return the drawing of the last deal, with the points of each deal and the totals."""
    deals = [(str(number), deal.contract or deal.void, deal.points) for number, deal in enumerate(record.deals, 1)]
    rows = [
        [number, escape(name), *(str(value) for value in points or [""] * len(record.seats))]
        for number, name, points in deals
    ]
    rows.append(["total", "", *map(str, record.totals)])
    head = ["deal", "contract", *(escape(seat.name) for seat in record.seats)]
    lines = [f"<tr><th>{'</th><th>'.join(head)}</th></tr>"]
    lines += [f"<tr><td>{'</td><td>'.join(row)}</td></tr>" for row in rows]
    return f"{_last_deal(record) or ''}<table><caption>{escape(record.game)}</caption>{''.join(lines)}</table>"
