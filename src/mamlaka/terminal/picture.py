"""What the terminal writes about a position, for its picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from mamlaka.drawing import TableWords
from mamlaka.record import Record
from mamlaka.seats import Seat
from mamlaka.terminal.renderer import Renderer
from mamlaka.terminal.screen import middle_lines, seat_counts
from mamlaka.view import View

__all__ = ["picture_words"]


def picture_words(view: View, record: Record, renderer: Renderer) -> TableWords:
    """Return the words of the picture of a recorded position: names, badges, numbers of cards, tricks and counters.

    Seats of the same name also have their numbers.
    """
    seats = range(view.state.seats)
    dummy = [view.state.seats] * view.state.game.has_dummy
    written = Counter(who.name for who in record.seats)
    numbers = {seat: f" ({seat})" if written[record.seats[seat].name] > 1 else "" for seat in seats}
    return TableWords(
        renderer.header(view),
        {seat: record.seats[seat].name + numbers[seat] for seat in seats}
        | {seat: renderer.style.seat_name(seat) for seat in dummy},
        {seat: renderer.style.listed(_notes(view, renderer, seat)) for seat in (*seats, *dummy)},
        [line.plain for line in middle_lines(view, renderer)],
    )


def _notes(view: View, renderer: Renderer, seat: Seat) -> Iterator[str]:
    yield from (renderer.badge(badge) for badge in renderer.badges(view, seat))
    yield seat_counts(view, renderer, seat)
