"""The text around the cards: the title of the table, badges, counters, marks of cards, the score sheet."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from mamlaka.cards import Card
from mamlaka.display import Badge, Counter, Display, SheetRow, SheetSection
from mamlaka.ledger import Points
from mamlaka.seats import Seat
from mamlaka.terminal.cells import pad_left, pad_right, wrap
from mamlaka.terminal.style import WIDTH, Style
from mamlaka.view import View

__all__ = ["Renderer"]

MARGIN, LABEL, COLUMN = 14, 18, 8
"""The columns of the sheet: the title of a section, that of a row and points, at least."""
ROWS = 12
"""A longer section shows its last rows."""
SIGNS = {"crown": "sign-crown", "dealer": "sign-dealer"}
"""The messages for the tones of badges that are drawn as a sign; the others are words."""
TRACK = 31
"""The columns of a track."""
ELLIPSIS = "…"
TICK, DOT = "✓", "·"


class Renderer:
    """Formats the display of a table in the style of a viewer."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self.say = style.texts.format

    def display(self, view: View) -> Display:
        """Return the display of a view."""
        return view.state.game.display(view.state)

    def header(self, view: View) -> str:
        """Return the title of the table: the game, the place of the deal in the match, and the contract."""
        display = self.display(view)
        facts = {"game": self.style.title, "headline": self.style.message(display.title(view.state.deal_number))}
        if not display.contract:
            return self.say("header", **facts)
        return self.say("header-contract", contract=self.style.contract(display.contract), **facts)

    def badges(self, view: View, seat: Seat | None) -> list[Badge]:
        """Return the badges of a seat, or of the table."""
        return [badge for badge in self.display(view).badges if badge.seat == seat]

    def seat_name(self, view: View, seat: Seat) -> str:
        """Return the name of a seat with its badges."""
        badges = self.badges(view, seat)
        signs = (
            [] if self.style.plain else [f" {self.say(SIGNS[badge.tone])}" for badge in badges if badge.tone in SIGNS]
        )
        notes = [self.badge(badge) for badge in badges if self.style.plain or badge.tone not in SIGNS]
        mates = [team for team in self.style.game.teams if seat in team and self.style.seat in team]
        notes += [self.say("partner")] if mates and seat != self.style.seat else []
        return self.style.seat_name(seat) + "".join(signs) + (f" ({self.style.listed(notes)})" if notes else "")

    def badge(self, badge: Badge) -> str:
        """Return the words of a badge, with its cards."""
        return f"{self.style.message(badge.message)} {self.style.cards(badge.cards)}".rstrip()

    def counters(self, view: View, owner: Seat | None) -> list[str]:
        """Return the counters of a seat, or of the table; tracks have lines of their own, unless nothing is drawn."""
        return [
            self.say("counter", name=self.style.message(counter.message), value=_value(counter))
            for counter in self.display(view).counters
            if counter.owner == owner and not (counter.style == "track" and self.style.is_drawn)
        ]

    def track_lines(self, view: View) -> list[Text]:
        """Return a line for each track: its seat, how far its peg has come, and the number."""
        if not self.style.is_drawn:
            return []
        tracks = [counter for counter in self.display(view).counters if counter.style == "track" and counter.goal]
        names = [self.style.seat_name(counter.owner) if counter.owner is not None else "" for counter in tracks]
        width = max(map(cell_len, names), default=0)
        return [
            Text(f"  {pad_right(name, width)}  {_track(counter)} {_value(counter)}")
            for name, counter in zip(names, tracks, strict=True)
        ]

    def marked_card(self, display: Display, card: Card, holder: Seat | None = None) -> str:
        """Return a card that lies face up, with its marks, except for one that only names its holder."""
        messages = [mark.message for mark in display.card_marks if mark.card == card]
        marks = [self.style.message(message) for message in messages if message.facts.get("seat", -1) != holder]
        name = self.style.card(card)
        return self.say("marked-card", card=name, marks=self.style.listed(marks)) if marks else name

    def sheet_lines(self, view: View) -> list[Text]:
        """Return the score sheet: sections with their owners, numbers of deals or ticks, checks, totals."""
        sheet = self.display(view).sheet
        if not self.style.is_drawn:
            return self._spoken_sheet(view, sheet)
        columns = self._names()
        width = max(COLUMN, *(cell_len(name) + 2 for name in columns))
        names = (name for section in sheet for name, _, _ in self._row_lines(view, section, width))
        wanted = max(LABEL, *(cell_len(name) + 1 for name in names), 0)
        label = min(MARGIN + wanted, WIDTH - width * len(columns))
        head = " " * label + "".join(pad_left(name, width) for name in columns)
        lines = [Text(head, style="bold")]
        for section in sheet:
            lines += self._section_lines(view, section, label, width)
        for name, cells in self.sums(view):
            lines.append(Text(pad_right(name, label) + "".join(pad_left(cell, width) for cell in cells), style="bold"))
        return lines

    def sums(self, view: View) -> list[tuple[str, list[str]]]:
        """Return the last rows of the score sheet with their cells: the totals, and the standings that say more."""
        totals = self.style.totals(self._columns(view.state.game.sheet_totals(view.state)))
        kinds: dict[str, dict[Seat, int]] = {}
        for counter in self.display(view).counters:
            if counter.is_standing and counter.owner is not None:
                kinds.setdefault(self.style.message(counter.message), {})[counter.owner] = counter.value
        owners = (*self.seats(), *(team[0] for team in self.teams()))
        rows = [(name, [str(values[owner]) for owner in owners]) for name, values in kinds.items()]
        return [(self.say("sheet-total"), totals), *(row for row in rows if row[1] != totals)]

    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        """Return the teams, the viewer's first."""
        return tuple(sorted(self.style.game.teams, key=lambda team: self.style.seat not in team))

    def seats(self) -> tuple[Seat, ...]:
        """Return the seats with points of their own, the viewer's first."""
        return self.style.order if self.style.game.has_seat_points else ()

    def _names(self) -> list[str]:
        """Return (columns,): the names of seats and teams."""
        return [*map(self.style.seat_name, self.seats()), *map(self._team_name, self.teams())]

    def sheet_cells(self, points: tuple[Points, ...]) -> list[str]:
        """Return (columns,): the points of a row of a score sheet."""
        return [self.style.points(value) for value in self._columns(points)]

    def _columns(self, points: tuple[Points, ...]) -> list[Points]:
        """Return (columns,): the points of seats and teams."""
        return [points[seat] for seat in self.seats()] + [sum(points[seat] for seat in team) for team in self.teams()]

    def _row_lines(self, view: View, section: SheetSection, column: int) -> list[tuple[str, str, str]]:
        """Return the title, the cells and the style of each row of a section."""
        return [self._row_line(row, column, _mark(row, view, section)) for row in section.rows]

    def _section_lines(self, view: View, section: SheetSection, label: int, column: int) -> list[Text]:
        rows = self._row_lines(view, section, column)[-ROWS:]
        if len(rows) < len(section.rows):
            rows.insert(0, (ELLIPSIS, "", "dim"))
        title = "" if section.label is None else self.style.message(section.label)
        if title and not section.is_begun:
            return [Text(title, style="dim")]
        margin = [*wrap(title, MARGIN - 1), *filter(None, [self._check(section)])] if title else []
        if label < MARGIN + LABEL:  # a large table has no room for the margin
            return [Text(line) for line in margin] + [
                Text(pad_right(name, label) + cells, style=style) for name, cells, style in rows
            ]
        width = MARGIN if margin else 0
        rows += [("", "", "")] * (len(margin) - len(rows))
        margin += [""] * (len(rows) - len(margin))
        return [
            Text(pad_right(owner, width) + pad_right(name, label - width) + cells, style=style)
            for owner, (name, cells, style) in zip(margin, rows, strict=True)
        ]

    def _row_line(self, row: SheetRow, column: int, mark: str) -> tuple[str, str, str]:
        """Return the title, the cells and the style of a row."""
        name = f"{mark} {self.style.message(row.label)}"
        if row.points is None:
            columns = len(self.seats()) + len(self.teams())
            return name, f"{DOT:>{column}}" * columns, "dim"
        return name, self._cells(row.points, column), ""

    def _check(self, section: SheetSection) -> str:
        """Return whether a begun section adds up, or how much of it is left; empty if it has no sum."""
        if section.sum is None or not section.is_begun:
            return ""
        count = section.to_play
        return self.say("sheet-open", count=count) if count else self.say("sheet-sum", sum=section.sum)

    def _team_name(self, team: tuple[Seat, ...]) -> str:
        if self.style.seat is None:
            return "+".join(map(str, team))
        return self.say("sheet-we" if self.style.seat in team else "sheet-they")

    def _cells(self, points: tuple[Points, ...], column: int) -> str:
        return "".join(pad_left(cell, column) for cell in self.sheet_cells(points))

    def _spoken_sheet(self, view: View, sheet: tuple[SheetSection, ...]) -> list[Text]:
        """Return the sheet as sentences."""
        lines = []
        for section in sheet:
            if section.label is not None:
                complete = section.sum is not None and not section.to_play
                check = self.say("sheet-sum-spoken", sum=section.sum or 0) if complete else ""
                lines.append(Text(f"{self.style.message(section.label)}{check}"))
            lines += [
                Text(f"  {self.style.message(row.label)}: {self._spoken(self.sheet_cells(row.points))}")
                for row in section.rows
                if row.points
            ]
        return [*lines, *(Text(f"{name}: {self._spoken(cells)}") for name, cells in self.sums(view))]

    def _spoken(self, cells: list[str]) -> str:
        return self.style.listed(f"{name} {cell}" for name, cell in zip(self._names(), cells, strict=True))


def _mark(row: SheetRow, view: View, section: SheetSection) -> str:
    """Return what stands before a row: the number of its deal, or a tick if it is scored."""
    if section.is_list:
        return pad_left("" if row.deal_index is None else f"{view.state.deal_number_of(row.deal_index)}", 2)
    return TICK if row.points else " "


def _track(counter: Counter) -> str:
    """Return the track of a counter with its peg."""
    assert counter.goal
    place = min(counter.value, counter.goal) * (TRACK - 1) // counter.goal
    return "-" * place + "o" + "." * (TRACK - 1 - place)


def _value(counter: Counter) -> str:
    return str(counter.value) if counter.goal is None else f"{counter.value} / {counter.goal}"
