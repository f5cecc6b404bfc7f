"""The text around the cards: the title of the table, marks of seats and cards, the score sheet. Works for any game."""

from __future__ import annotations

from rich.text import Text

from mamlaka.cards import Card
from mamlaka.display import Display, SheetRow, SheetSection
from mamlaka.ledger import Points
from mamlaka.seats import Seat
from mamlaka.terminal.style import WIDTH, Style
from mamlaka.view import View

__all__ = ["Renderer"]

OWNER, CONTRACT, COLUMN = 14, 18, 8
ROWS = 12
"""A longer section shows its last rows."""
MARKS = {"crown": "♔", "dealer": "(D)"}
"""The marks that have a sign; the others are words."""
UNMARKED = ("knocker",)
"""Marks that are shown elsewhere."""
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
        """Return the title of the table: in the game's own words while a section of its sheet is played."""
        display, game = self.display(view), view.state.game.name
        deal = sum(not result.void for result in view.state.results) + 1
        contract = self.style.contract(display.contract or "none")
        if display.round and self.style.texts.has(f"header-{game}"):
            return self.say(f"header-{game}", round=display.round, deal=deal, contract=contract)
        message = "header-contract" if display.contract else "header"
        return self.say(message, game=self.style.title, deal=deal, contract=contract)

    def marks(self, view: View, seat: Seat) -> str:
        """Return the marks after the name of a seat."""
        marks = [mark for marked, mark in self.display(view).marks if marked == seat and mark not in UNMARKED]
        signs = [] if self.style.plain else [f" {MARKS[mark]}" for mark in marks if mark in MARKS]
        words = [self.style.texts.badge(mark) for mark in marks if self.style.plain or mark not in MARKS]
        signs += [f" ({', '.join(words)})"] if words else []
        mates = [team for team in self.style.game.teams if seat in team and self.style.seat in team]
        return "".join(signs) + (f" ({self.say('partner')})" if mates and seat != self.style.seat else "")

    def taken_card(self, display: Display, card: Card) -> str:
        """Return a captured card, with its name on the table such as blanket."""
        lies, name = dict(display.lying).get(card), self.style.card(card)
        if not lies:
            return name
        return self.say(f"lies-{lies}", card=name) if self.style.texts.has(f"lies-{lies}") else f"{name} ({lies})"

    def sheet_lines(self, view: View) -> list[Text]:
        """Return the score sheet: sections with their owners, ticks for scored rows, checks, totals."""
        sheet = self.display(view).sheet
        if not self.style.is_drawn:
            return self._spoken_sheet(view, sheet)
        columns = [
            *(self.style.seat_name(seat) for seat in self.style.order),
            *(self._team_name(team) for team in self._teams()),
        ]
        label = min(OWNER + CONTRACT, WIDTH - COLUMN * len(columns))
        head = " " * label + "".join(f"{name:>{COLUMN}}" for name in columns)
        lines = [Text(head, style="bold")]
        for number, section in enumerate(sheet, start=1):
            lines += self._section_lines(number, section, len(columns), label)
        total = f"{self.say('sheet-total'):<{label}}" + self._cells(view.state.totals)
        return [*lines, Text(total, style="bold")]

    def _section_lines(self, number: int, section: SheetSection, columns: int, label: int) -> list[Text]:
        margin = []
        if section.owner is not None:
            margin = [f"{number} {MARKS['crown']} {self.style.seat_name(section.owner)}"]
            if not section.is_begun:
                return [Text(margin[0], style="dim")]
        if section.sum is not None:
            count = section.to_play
            check = self.say("sheet-open", count=count) if count else self.say("sheet-sum", sum=section.sum)
            margin.append(f"  {check}")
        lines = []
        skipped = max(0, len(section.rows) - ROWS)
        lines += [Text(ELLIPSIS, style="dim")] if skipped else []
        for place, row in list(enumerate(section.rows))[skipped:]:
            title = f"{TICK if row.points else ' '} {self._title(place, row)}"
            owner = f"{margin[place] if place < len(margin) else '':<{OWNER}}" if label == OWNER + CONTRACT else ""
            text = f"{owner}{title:<{label - len(owner)}}"
            cells = self._cells(row.points) if row.points else f"{DOT:>{COLUMN}}" * columns
            lines.append(Text(text + cells, style="" if row.points else "dim"))
        return lines

    def _title(self, place: int, row: SheetRow) -> str:
        return self.style.contract(row.contract) if row.contract else self.say("replay-deal", deal=place + 1)

    def _teams(self) -> tuple[tuple[Seat, ...], ...]:
        """Return the teams, the viewer's first."""
        return tuple(sorted(self.style.game.teams, key=lambda team: self.style.seat not in team))

    def _team_name(self, team: tuple[Seat, ...]) -> str:
        if self.style.seat is None:
            return "+".join(map(str, team))
        return self.say("sheet-we" if self.style.seat in team else "sheet-they")

    def _cells(self, points: tuple[Points, ...]) -> str:
        values = [points[seat] for seat in self.style.order] + [
            sum(points[seat] for seat in team) for team in self._teams()
        ]
        return "".join(f"{self.style.points(value):>{COLUMN}}" for value in values)

    def _spoken_sheet(self, view: View, sheet: tuple[SheetSection, ...]) -> list[Text]:
        """Return the sheet as sentences."""
        lines = []
        for number, section in enumerate(sheet, start=1):
            if section.owner is not None:
                complete = section.sum is not None and not section.to_play
                check = (
                    self.say("sheet-sum-spoken", sum=section.sum or 0) if complete else self.say("sheet-open-spoken")
                )
                owner = self.style.seat_name(section.owner)
                lines.append(Text(self.say("sheet-section", number=number, owner=owner, check=check)))
            lines += [
                Text(f"  {self._title(place, row)}: {self._spoken(row.points)}")
                for place, row in enumerate(section.rows)
                if row.points
            ]
        return [*lines, Text(f"{self.say('sheet-total')}: {self._spoken(view.state.totals)}")]

    def _spoken(self, points: tuple[Points, ...]) -> str:
        seats = [f"{self.style.seat_name(seat)} {self.style.points(points[seat])}" for seat in self.style.order]
        sums = [(team, sum(points[seat] for seat in team)) for team in self._teams()]
        return ", ".join(seats + [f"{self._team_name(team)} {self.style.points(value)}" for team, value in sums])
