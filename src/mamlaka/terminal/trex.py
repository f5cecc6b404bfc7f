"""What Trex adds to the table: the crown, queens under blanket and pillow, the score sheet."""

from __future__ import annotations

from rich.text import Text

from mamlaka.cards import Card, Mask
from mamlaka.games.trex import Kingdoms, Trex
from mamlaka.games.trex.contracts import QUEENS
from mamlaka.games.trex.sheet import SHEET_CONTRACTS, KingdomSheet, score_sheet
from mamlaka.ledger import Points
from mamlaka.phases import TrickPlay
from mamlaka.seats import Seat
from mamlaka.terminal.renderer import Renderer
from mamlaka.view import View

__all__ = ["TrexRenderer"]

OWNER, CONTRACT, COLUMN = 14, 18, 8
CROWN, TICK, DOT = "♔", "✓", "·"


class TrexRenderer(Renderer):
    """Draws kingdoms."""

    def header(self, view: View) -> str:
        """Return kingdom, deal, and what is played."""
        kingdoms = kingdoms_of(view)
        if kingdoms is None:
            return super().header(view)
        contract = self.style.contract(kingdoms.contract or "none")
        scored = sum(not result.void for result in view.state.results)
        return self.say("header-trex", kingdom=kingdoms.kingdom + 1, deal=scored + 1, contract=contract)

    def marks(self, view: View, seat: Seat) -> str:
        """Return the crown of the king, and who is the partner."""
        kingdoms = kingdoms_of(view)
        is_king = kingdoms is not None and kingdoms.king == seat
        crown = f" ({self.say('crown')})" if self.style.plain else f" {CROWN}"
        return (crown if is_king else "") + super().marks(view, seat)

    def face_up(self, view: View) -> Mask:
        """Return queens, and diamonds where the table plays so."""
        kingdoms, game = kingdoms_of(view), view.state.game
        return game.face_up(kingdoms.contract) if kingdoms and isinstance(game, Trex) else 0

    def taken_card(self, view: View, card: Card) -> str:
        """Return a captured card: a doubled queen lies under a blanket, another one on a pillow."""
        name, phase = self.style.card(card), view.state.phase
        parts = phase.spec.parts if isinstance(phase, TrickPlay) else ()
        queens = next((part for part in parts if part.name == QUEENS.name), None)
        if queens is None or not queens.doublable_mask >> card & 1:
            return name
        return self.say("queen-doubled" if card in dict(queens.doubles) else "queen-plain", card=name)

    def sheet_lines(self, view: View) -> list[Text]:
        """Return the sheet: a row for each contract of each kingdom that has begun, ticks, zero checks, totals."""
        kingdoms = score_sheet(view.state)
        if self.style.plain:
            return self._spoken_sheet(view, kingdoms)
        names = [
            *(self.style.name(seat) for seat in self.style.order),
            *(self._team_name(team) for team in self._teams()),
        ]
        head = " " * (OWNER + CONTRACT) + "".join(f"{name:>{COLUMN}}" for name in names)
        lines = [Text(head, style="bold")]
        for number, kingdom in enumerate(kingdoms, start=1):
            lines += self._kingdom_lines(number, kingdom)
        total = f"{self.say('sheet-total'):<{OWNER + CONTRACT}}" + self._cells(view.state.totals)
        return [*lines, Text(total, style="bold")]

    def _kingdom_lines(self, number: int, kingdom: KingdomSheet) -> list[Text]:
        owner = [f"{number} {CROWN} {self.style.name(kingdom.king)}"]
        if not kingdom.cells:
            return [Text(owner[0], style="dim")]
        left = len(SHEET_CONTRACTS) - len(kingdom.cells)
        owner.append(
            f"  {self.say('sheet-zero')}" if kingdom.is_complete else f"  {self.say('sheet-open', count=left)}"
        )
        lines = []
        for row, contract in enumerate(SHEET_CONTRACTS):
            cell = kingdom.cells.get(contract)
            tick = TICK if cell else " "
            title = f"{tick} {self.style.contract(contract)}"
            text = f"{owner[row] if row < len(owner) else '':<{OWNER}}{title:<{CONTRACT}}"
            columns = len(self.style.order) + len(self._teams())
            cells = self._cells(cell) if cell else f"{DOT:>{COLUMN}}" * columns
            lines.append(Text(text + cells, style="" if cell else "dim"))
        return lines

    def _teams(self) -> tuple[tuple[Seat, ...], ...]:
        """Return the teams, one's own first."""
        return tuple(sorted(self.style.game.teams, key=lambda team: self.style.seat not in team))

    def _team_name(self, team: tuple[Seat, ...]) -> str:
        if self.style.seat is None:
            return "+".join(self.style.name(seat) for seat in team)
        return self.say("sheet-we" if self.style.seat in team else "sheet-they")

    def _cells(self, points: tuple[Points, ...]) -> str:
        values = [points[seat] for seat in self.style.order] + [
            sum(points[seat] for seat in team) for team in self._teams()
        ]
        return "".join(f"{self.style.points(value):>{COLUMN}}" for value in values)

    def _spoken_sheet(self, view: View, kingdoms: tuple[KingdomSheet, ...]) -> list[Text]:
        """Return the sheet as sentences."""
        lines = []
        for number, kingdom in enumerate(kingdoms, start=1):
            zero = self.say("sheet-zero-spoken" if kingdom.is_complete else "sheet-open-spoken")
            king = self.style.name(kingdom.king)
            lines.append(Text(self.say("sheet-kingdom", kingdom=number, king=king, check=zero)))
            lines += [
                Text(f"  {self.style.contract(contract)}: {self._spoken(kingdom.cells[contract])}")
                for contract in SHEET_CONTRACTS
                if contract in kingdom.cells
            ]
        return [*lines, Text(f"{self.say('sheet-total')}: {self._spoken(view.state.totals)}")]

    def _spoken(self, points: tuple[Points, ...]) -> str:
        seats = [f"{self.style.name(seat)} {self.style.points(points[seat])}" for seat in self.style.order]
        sums = [(team, sum(points[seat] for seat in team)) for team in self._teams()]
        return ", ".join(seats + [f"{self._team_name(team)} {self.style.points(value)}" for team, value in sums])


def kingdoms_of(view: View) -> Kingdoms | None:
    """Return the running kingdom; None when the match is over."""
    bottom = view.state.stack[0] if view.state.stack else None
    return bottom if isinstance(bottom, Kingdoms) else None
