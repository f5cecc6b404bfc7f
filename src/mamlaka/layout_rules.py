"""The reference interpreter of plans for layouts: the cards that fit, the ends of a line, the points of places.

The phases use these functions, and the C++ kernel must agree with them exactly.
"""

from __future__ import annotations

from collections.abc import Sequence

from mamlaka.cards import Card, Mask
from mamlaka.layout import DOWN, UP, LayoutSpec
from mamlaka.ledger import LedgerEntry
from mamlaka.plan import LayoutPlan, LineEnds
from mamlaka.seats import Seat

__all__ = [
    "ends_that_fit",
    "layout_ledger",
    "line_after",
    "line_ends",
    "placeable_mask",
    "rank_in_line",
]


def line_ends(plan: LayoutPlan, line: Sequence[Card]) -> LineEnds | None:
    """Return the ranks that the ends of a line want; None if it is not open, or if the layout has rows.

    Args:
        plan: the rules of the deal.
        line: the cards of the line, from the lower end up.
    """
    if not plan.line or not line:
        return None
    return (rank_in_line(plan, line[0]) - 1) % len(plan.line), (rank_in_line(plan, line[-1]) + 1) % len(plan.line)


def rank_in_line(plan: LayoutPlan, card: Card) -> int:
    """Return the index of the rank of a card in `LayoutPlan.line`."""
    return next(rank for rank, cards in enumerate(plan.line) if cards >> card & 1)


def ends_that_fit(plan: LayoutPlan, ends: LineEnds | None, card: Card) -> tuple[str, ...]:
    """Return the ends of a line at which a card fits, the upper one first; the upper one if the line is not open."""
    if ends is None:
        return (UP,)
    return tuple(end for end, rank in zip((UP, DOWN), reversed(ends), strict=True) if plan.line[rank] >> card & 1)


def line_after(plan: LayoutPlan, ends: LineEnds | None, card: Card, end: str) -> LineEnds:
    """Return the ranks that the ends of a line want after a card is placed at an end."""
    if ends is None:
        rank = rank_in_line(plan, card)
        return (rank - 1) % len(plan.line), (rank + 1) % len(plan.line)
    lower, upper = ends
    return ((lower - 1) % len(plan.line), upper) if end == DOWN else (lower, (upper + 1) % len(plan.line))


def placeable_mask(plan: LayoutPlan, placed: Mask, ends: LineEnds | None = None) -> Mask:
    """Return the cards that fit the layout: the starters of rows not begun, and the neighbours of both ends.

    A row ends at the first card that is missing on the way from its starter. Cards beyond it wait for the row.

    Args:
        plan: the rules of the deal.
        placed: the cards on the layout.
        ends: the ranks that the ends of a line want; None: it is not open, or the layout has rows.
    """
    if plan.line:
        return (plan.line[ends[0]] | plan.line[ends[1]]) & ~placed if ends else plan.starters
    if plan.is_simple:
        above = (placed & ~plan.tops) << 1
        below = (placed & ~plan.bottoms) >> 1
        return (plan.starters | above | below) & ~placed
    run, more = 0, placed & plan.starters
    while more:
        run |= more
        more = (_next_above(plan, run) | _next_below(plan, run)) & placed & ~run
    above, below = _next_above(plan, run) & ~placed, _next_below(plan, run) & ~placed
    fitting = plan.starters & ~placed
    for start, higher, lower_cards in plan.rows:
        row = start | higher | lower_cards
        if plan.above_first and start & placed and start << 1 & higher & ~placed:
            fitting |= start << 1
        elif plan.corner == "tunnel" and not higher & ~placed:
            fitting |= above & row
        elif plan.corner == "tunnel" and not lower_cards & ~placed:
            fitting |= below & row
        else:
            fitting |= (above | below) & row
    return fitting


def _next_above(plan: LayoutPlan, cards: Mask) -> Mask:
    """Return the cards that are next above some cards, around the corner if there is one."""
    return (cards & ~plan.tops) << 1 | _around(plan, cards & plan.tops) & plan.bottoms


def _next_below(plan: LayoutPlan, cards: Mask) -> Mask:
    """Return the cards that are next below some cards, around the corner if there is one."""
    return (cards & ~plan.bottoms) >> 1 | _around(plan, cards & plan.bottoms) & plan.tops


def _around(plan: LayoutPlan, ends: Mask) -> Mask:
    """Return the rows of some ends if there is a corner."""
    return 0 if plan.corner == "none" else sum(row for row in map(sum, plan.rows) if row & ends)


def layout_ledger(spec: LayoutSpec, places: Sequence[Seat]) -> tuple[LedgerEntry, ...]:
    """Return the ledger of a layout deal.

    Args:
        spec: the rules of the deal.
        places: (seats,), all seats in the order in which they went out.
    """
    return tuple(
        LedgerEntry(seat, points, "place", spec.name, count=place)
        for place, (seat, points) in enumerate(zip(places, spec.place_points, strict=True), start=1)
    )
