"""Events as short lines of text."""

from __future__ import annotations

from mamlaka.engine import taker_of
from mamlaka.events import DealStarted, Event, Passed, Placed, Played
from mamlaka.seats import Seat
from mamlaka.terminal.screen import plays_text
from mamlaka.terminal.style import Style
from mamlaka.view import View

__all__ = ["news_line"]


def news_line(before: View, event: Event, after: View, style: Style) -> str:
    """Return a line about an event, or an empty string if the screen shows it anyway.

    Args:
        before: the view before the event.
        event: the event as the seat received it.
        after: the view after it.
        style: how cards and seats look.
    """
    announcement = before.announcement(event)
    sentence = style.message(announcement.sentence) if announcement.sentence else ""
    taker = taker_of(before.state, event)
    match event:
        case DealStarted():
            return ""
        case Played():
            # A seat may speak between cards, so every card has a line then.
            open_to_all = event.seat != style.seat and any(phase.optional for phase in after.state.stack)
            lines = [sentence] if announcement.call or (open_to_all and taker is None) else []
            return "\n".join(lines if taker is None else [*lines, _trick_line(before, event, taker, style)])
        case Passed() if taker is not None:
            return f"{sentence}\n{_trick_line(before, event, taker, style)}"
        case Placed(seat) if seat == style.seat and announcement.call is None:
            return ""
    return sentence


def _trick_line(before: View, event: Played | Passed, taker: Seat, style: Style) -> str:
    """Return the line of a trick that a card or a pass completes."""
    last = ((event.seat, event.card),) if isinstance(event, Played) else ()
    cards = plays_text((*before.state.trick, *last), style)
    return style.texts.format("news-trick", cards=cards, **style.seat_facts(taker))
