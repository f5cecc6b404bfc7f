"""What the terminal writes about a position, for its picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from mamlaka.drawing import SheetLine, TableWords, sheet_svg
from mamlaka.record import Record
from mamlaka.seats import Seat
from mamlaka.terminal.renderer import Renderer
from mamlaka.terminal.screen import middle_lines, seat_counts
from mamlaka.terminal.style import Style
from mamlaka.view import View

__all__ = ["picture_words", "sheet_picture"]


@dataclass(frozen=True)
class _NamedStyle(Style):
    """A style in which seats have the names of their players; nobody is addressed as "you"."""

    names: Mapping[Seat, str] = field(default_factory=dict)

    def seat_name(self, seat: Seat) -> str:
        """Return the name of a seat."""
        return self.names.get(seat, super().seat_name(seat))

    def _person(self, seat: Seat | None) -> str:
        del seat
        return "other"


def picture_words(view: View, record: Record, renderer: Renderer) -> TableWords:
    """Return the words of the picture of a recorded position: names, badges, numbers of cards, tricks and counters.

    Seats of the same name also have their numbers.
    """
    style, names = renderer.style, _names(view, record, renderer.style)
    return TableWords(
        renderer.header(view),
        names,
        {seat: style.listed(_notes(view, renderer, seat)) for seat in names},
        [line.plain for line in middle_lines(view, renderer)],
        {zone.kind: style.texts.zone(zone.kind, style.game.name) for zone in view.state.zones if zone.owner is None},
        style.letters,
    )


def sheet_picture(view: View, record: Record, style: Style) -> str:
    """Return the drawing of the score sheet of a recorded match, as far as a view has it."""
    names = _names(view, record, style)
    style = _NamedStyle(style.game, style.seat, style.texts, names=names)
    renderer = Renderer(style)
    columns = [names[seat] for seat in renderer.seats()]
    columns += [" + ".join(names[seat] for seat in team) for team in renderer.teams()]
    lines: list[SheetLine] = []
    for section in renderer.display(view).sheet:
        if section.label is not None:
            lines.append(SheetLine(style.message(section.label), kind="section"))
        for row in section.rows:
            cells = () if row.points is None else tuple(renderer.sheet_cells(row.points))
            lines.append(SheetLine(style.message(row.label), cells, "open" if row.points is None else "row"))
    lines += [SheetLine(name, tuple(cells), "total") for name, cells in renderer.sums(view)]
    return sheet_svg(style.title, columns, lines)


def _names(view: View, record: Record, style: Style) -> dict[Seat, str]:
    """Return the names of the players, with their numbers if several have the same, and that of a dummy."""
    written = Counter(who.name for who in record.seats)
    names = {
        seat: f"{who.name} ({seat})" if written[who.name] > 1 else who.name for seat, who in enumerate(record.seats)
    }
    dummy = [view.state.seats] * view.state.game.has_dummy
    return names | {seat: style.seat_name(seat) for seat in dummy}


def _notes(view: View, renderer: Renderer, seat: Seat) -> Iterator[str]:
    yield from (renderer.badge(badge) for badge in renderer.badges(view, seat))
    yield seat_counts(view, renderer, seat)
