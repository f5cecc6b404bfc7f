"""A recorded match as lines of text, as one seat saw it or with all cards."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from mamlaka.events import DealStarted, Dealt, Event, Placed, Played, redact
from mamlaka.notation import format_hand
from mamlaka.replaying import Replay
from mamlaka.terminal.news import news_line
from mamlaka.terminal.renderer import Renderer
from mamlaka.terminal.screen import deal_lines, final_lines, trick_lines
from mamlaka.terminal.style import Style
from mamlaka.view import View

__all__ = ["replay_lines"]


def replay_lines(replay: Replay, style: Style, deal_number: int | None = None) -> Iterator[Text]:
    """Yield the lines of a match as the seat of a style saw it; without a seat, with all cards.

    Args:
        replay: the match.
        style: how cards and seats look, and the seat of the viewer.
        deal_number: the number of a single deal to show, from 1; None: all deals and the result.

    Of an unfinished deal it yields only the tricks that the option `look_back` allows.
    """
    view, shown, number = _view(replay, style, 0), deal_number is None, 0
    starts = sum(isinstance(event, DealStarted) for event in replay.log)
    running = None if replay.states[-1].is_over else starts
    for version, event in enumerate(replay.log):
        seen = event if style.seat is None else redact(event, style.seat)
        if seen is None:
            continue
        before, view = view, _view(replay, style, version + 1)
        if isinstance(event, DealStarted):
            number += 1
            shown = deal_number in (None, number)
            if shown:
                yield Text(style.texts.format("sheet-deal", deal=number), style="bold")
        if shown and not (number == running and isinstance(seen, Played)):
            yield from _event_lines(before, seen, view, style)
    if shown and running is not None:
        yield from trick_lines(view, style)
    if deal_number is None:
        yield from Renderer(style).sheet_lines(view)
        if view.state.is_over:
            yield from final_lines(view, style)


def _view(replay: Replay, style: Style, version: int) -> View:
    return replay.open_view(version) if style.seat is None else replay.view(style.seat, version)


def _event_lines(before: View, event: Event, after: View, style: Style) -> Iterator[Text]:
    match event:
        case Dealt(zone, cards) if cards and zone < after.state.seats:
            yield Text(f"  {style.seat_name(zone)}: {_hand_text(cards, style)}")
        case Dealt(zone, cards, _, _, order) if cards:
            lying = " ".join(map(style.card, order)) or style.cards(cards)
            yield Text(f"  {style.texts.zone(after.state.zones[zone].kind, style.game.name)}: {lying}")
        case Placed():
            sentence = before.announcement(event).sentence
            yield from [Text(f"  {style.message(sentence)}")] if sentence else []
        case _:
            line = news_line(before, event, after, style)
            if line:
                yield Text(f"  {line}")
    for result in after.state.results[len(before.state.results) :]:
        yield from deal_lines(result, before.state.deal_number, style)
        yield Text()


def _hand_text(cards: int, style: Style) -> str:
    return format_hand(cards, style.deck) if style.plain else style.cards(cards)
