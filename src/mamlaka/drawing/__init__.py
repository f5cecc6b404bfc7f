"""Drawings as SVG, for notebooks, articles and forums: cards, what a view shows of a table, score sheets and plots.

The page draws its cards from the same shapes and pictures, which are files of this folder.

>>> from mamlaka.drawing import card_svg
>>> card_svg("QH").startswith("<svg xmlns")
True
"""

from mamlaka.drawing.cards import card_svg, cards_svg
from mamlaka.drawing.diagram import hand_diagram
from mamlaka.drawing.plots import PlotRow, interval_plot, line_plot
from mamlaka.drawing.sheet import SheetLine, sheet_svg
from mamlaka.drawing.table import TableWords, table_svg

__all__ = [
    "PlotRow",
    "SheetLine",
    "TableWords",
    "card_svg",
    "cards_svg",
    "hand_diagram",
    "interval_plot",
    "line_plot",
    "sheet_svg",
    "table_svg",
]
