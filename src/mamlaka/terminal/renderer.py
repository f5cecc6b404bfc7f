"""What a game draws beside hands, trick and layout. A game without a renderer of its own gets this one."""

from __future__ import annotations

from rich.text import Text

from mamlaka.cards import Mask
from mamlaka.plugins import load_plugin, plugin_names
from mamlaka.seats import Seat
from mamlaka.terminal.style import Style
from mamlaka.view import View

__all__ = ["Renderer", "renderer_of"]


class Renderer:
    """Draws what every game has: the number of the deal, and totals. A game's own renderer says more."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self.say = style.texts.say

    def header(self, view: View) -> str:
        """Return the title of the table."""
        return self.say("header", game=view.state.game.name, deal=len(view.state.results) + 1)

    def marks(self, view: View, seat: Seat) -> str:
        """Return what stands behind the name of a seat."""
        del view
        mates = [team for team in self.style.game.teams if seat in team and self.style.seat in team]
        return f" ({self.say('partner')})" if mates and seat != self.style.seat else ""

    def face_up(self, view: View) -> Mask:
        """Return the cards that lie face up before the seats that have taken them."""
        del view
        return 0

    def taken_card(self, view: View, card: int) -> str:
        """Return a captured card as it lies on the table."""
        del view
        return self.style.card(card)

    def sheet_lines(self, view: View) -> list[Text]:
        """Return the score sheet."""
        style, totals = self.style, view.state.totals
        rows = [f"{style.name(seat)} {style.points(value)}" for seat, value in enumerate(totals)]
        return [Text(f"{self.say('sheet-total')}: {', '.join(rows)}")]


def renderer_of(style: Style) -> Renderer:
    """Return the renderer of a style's game."""
    name = style.game.name
    kind: type[Renderer] = load_plugin("renderer", name) if name in plugin_names("renderer") else Renderer
    return kind(style)
