"""What a view shows of a table, as SVG: the seats with their hands, the trick, the layout and the piles.

Seats, tricks and layouts have fixed places. Piles lie at the first place of `PILE_PLACES` where nothing else lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.display import Display
from mamlaka.drawing.cards import CARD_HEIGHT, CARD_WIDTH, Back, CardStyle, drawn_card, svg
from mamlaka.drawing.places import place_names, seat_places, seats_around
from mamlaka.drawing.text import drawn_text, text_width
from mamlaka.seats import Seat
from mamlaka.view import View
from mamlaka.zones import COMBO_ZONES, Zone

__all__ = ["TableWords", "table_svg"]

WIDTH, HEIGHT = 960, 820
CENTRE_X, CENTRE_Y = 480, 420
SEATS = (350, 275)
"""Half the width and height of the ellipse on which the hands lie."""
TRICK = (105, 72)
OWN, OTHER, PLAYED, SMALL = 84, 54, 62, 46
"""The widths of cards: in the hand of the owner, in other hands, in the trick, and in layouts and captures."""
OWN_ROW, OTHER_ROW, MIDDLE_ROW, SUIT_ROW, COMBO_ROW = 600, 225, 420, 215, 150
"""The widths of rows of cards, at most."""
CROWDED, CROWDED_ROW = 8, 180
BESIDE, BESIDE_ROW = 385, 145
"""How far the captures of the owner are from the middle of the hand, and their width."""
RAISED = 12
"""How far cards of a hand that everyone has been shown stand out of it."""
LINE = 22
NAME_SIZE, NOTE_SIZE = 18, 15
PILE_PLACES = [
    (CENTRE_X + across, CENTRE_Y + down)
    for across in (-205, 205, -275, 275, -345, 345, -415, 415)
    for down in (0, -80, 80, -150, 150, -215, 215)
]
"""The places of piles, from the best one on."""
GAP = 4
RIM_WIDTH = 24
DOUBLED = "\N{MULTIPLICATION SIGN}2"
FELT, RIM, INK, QUIET, ACTIVE = "#14593a", "#0c3a26", "#fbf6e9", "#c9dccb", "#f2bd45"


@dataclass(frozen=True)
class TableWords:
    """The words of a drawing, in the language of its readers."""

    title: str
    names: dict[Seat, str]
    """The name of each seat; the dummy has the index after the last seat."""
    notes: dict[Seat, str] = field(default_factory=dict)
    """A line below the name of a seat, such as its tricks."""
    lines: Sequence[str] = ()
    """Lines below the table."""
    piles: dict[str, str] = field(default_factory=dict)
    """The names of piles, by the kind of their zones; others have none."""
    letters: dict[str, str] = field(default_factory=dict)
    """What cards print instead of the letters of ranks in notation."""

    @classmethod
    def plain(cls, view: View) -> TableWords:
        """Return words for a notebook: the name of the game in records, and numbers of seats."""
        piles = {zone.kind: zone.kind for zone in view.state.zones if zone.owner is None}
        return cls(f"{view.state.game.name}, version {view.version}", place_names(view), piles=piles)


class _Box(NamedTuple):
    """A part of the table where something lies."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def around(cls, x: float, top: float, width: float, height: float) -> _Box:
        """Return the box of a width around an x."""
        return cls(x - width / 2, top, x + width / 2, top + height)

    def meets(self, other: _Box) -> bool:
        """Return whether both have a place in common."""
        is_beside = self.right <= other.left or other.right <= self.left
        return not (is_beside or self.bottom <= other.top or other.bottom <= self.top)


def table_svg(view: View, words: TableWords | None = None, *, four_colours: bool = False, scale: float = 0.75) -> str:
    """Return what a view shows of a table.

    Args:
        view: whose cards are seen; a view of no seat on a whole state, with all cards, shows a deal with open hands.
        words: the title and the names of all seats, and of the dummy; None: `TableWords.plain`.
        four_colours: whether diamonds are blue and clubs green.
        scale: the size of a unit in pixels; the drawing is 960 units wide.
    """
    words = words or TableWords.plain(view)
    drawing = _TableDrawing(view, words, CardStyle(view.state.game.faces, four_colours, letters=words.letters))
    height = HEIGHT + LINE * len(words.lines)
    ground = f'<rect width="{WIDTH}" height="{height}" rx="24" fill="{FELT}" stroke="{RIM}" stroke-width="6"/>'
    return svg(ground + "".join(drawing.parts()), WIDTH, height, words.title, scale)


class _TableDrawing:
    """The parts of one drawing."""

    def __init__(self, view: View, words: TableWords, style: CardStyle) -> None:
        self.view = view
        self.words = words
        self.style, self.small = style, replace(style, jumbo=True)
        self.state, self.game = view.state, view.state.game
        self.display: Display = self.game.display(self.state)
        self.back = Back()
        self.places = seat_places(view)
        self.boxes = [self._trick_box(seat) for seat in self.places]
        """Where something lies, or may lie later in the deal."""
        self.doubled = {mark.card for mark in self.display.card_marks if mark.style == "times_two"}

    def parts(self) -> Iterable[str]:
        """Yield the elements, from the ground up."""
        yield drawn_text(self.words.title, CENTRE_X, 34, size=22, fill=INK, weight="bold")
        yield from self._layout()
        for seat in seats_around(self.view):
            yield from self._seat(seat)
        yield from self._trick()
        yield from self._piles()
        for number, line in enumerate(self.words.lines):
            yield drawn_text(line, CENTRE_X, HEIGHT - 6 + LINE * number, size=16, fill=QUIET)

    def _seat(self, seat: Seat) -> Iterable[str]:
        x, y = self._at(seat, *SEATS)
        is_own = y > CENTRE_Y and abs(x - CENTRE_X) < 1
        width = OWN if is_own else OTHER
        most = OWN_ROW if is_own else OTHER_ROW if len(self.places) <= CROWDED else CROWDED_ROW
        hand = self.state.zones[seat]
        top = y - _height(width) / 2
        yield from self._row(self._cards(hand), hand.unknown, x, top, width, most, raised=self._raised(hand))
        fill = ACTIVE if seat in self.view.actors else INK
        above = top - (RAISED if self._raised(hand) else 0)
        yield self._caption(self.words.names[seat], x, above - LINE - 6, NAME_SIZE, fill, weight="bold")
        if note := self.words.notes.get(seat):
            yield self._caption(note, x, above - 7, NOTE_SIZE, QUIET)
        open_cards = self.game.arrange(self._face_up(seat))
        if is_own:
            x, top = x + BESIDE, top + _height(width) - _height(SMALL)
            yield from self._row(open_cards, 0, x, top, SMALL, BESIDE_ROW)
        else:
            yield from self._row(open_cards, 0, x, top + _height(width) + 6, SMALL, most)

    def _raised(self, hand: Zone) -> Mask:
        """Return the cards of a hand that lie face up, if others don't; drawn cards were shown only when drawn."""
        return 0 if self.state.shown.is_drawing or hand.shown == hand.cards else hand.shown

    def _cards(self, zone: Zone) -> list[Card]:
        return [card for card in zone.order if zone.cards >> card & 1] or self.game.arrange(zone.cards)

    def _face_up(self, seat: Seat) -> Mask:
        """Return the cards of a seat that everyone sees, outside its hand: taken ones, and those of its other piles."""
        elsewhere = ("hand", *COMBO_ZONES)
        own = [zone for zone in self.state.zones if zone.owner == seat and zone.kind not in elsewhere]
        return sum(zone.cards & self.display.face_up if zone.kind == "taken" else zone.shown for zone in own)

    def _trick(self) -> Iterable[str]:
        for seat, card in self.state.trick:
            x, y = self._at(seat, *TRICK)
            yield from self._row([card], 0, x, y - _height(PLAYED) / 2, PLAYED, PLAYED)
        for zone in self.state.zones:
            if zone.kind == COMBO_ZONES[0] and zone.owner is not None:
                x, y = self._at(zone.owner, *TRICK)
                yield from self._row(self._cards(zone), 0, x, y - _height(PLAYED) / 2, PLAYED, COMBO_ROW)

    def _layout(self) -> Iterable[str]:
        layout = self.state.zones[self.game.layout_zone]
        in_order = self._row_in_order(layout)
        if in_order is not None:
            yield from self._row(in_order, 0, CENTRE_X, CENTRE_Y - _height(PLAYED) / 2, PLAYED, MIDDLE_ROW)
            return
        for number, suit in enumerate(self.game.deck.suit_masks):
            row, column = divmod(number, 2)
            x = CENTRE_X + (column - 0.5) * (SUIT_ROW + 12)
            y = CENTRE_Y + (row - 1) * (_height(SMALL) + 8)
            yield from self._row(list(iter_cards(layout.cards & suit)), 0, x, y, SMALL, SUIT_ROW)

    def _row_in_order(self, layout: Zone) -> Sequence[Card] | None:
        """Return the cards that lie in one row; None: they lie in a row for each suit."""
        line = self.state.shown.line
        return line.cards if line else layout.order or None

    def _piles(self) -> Iterable[str]:
        """Yield the piles that belong to no seat, and the cards of badges of the table, such as one turned up.

        Piles whose cards are all known lie in the middle, if nothing else does; all others are stacks on its left.
        """
        hidden = {pile.kind for pile in self.display.piles if pile.style == "hidden"}
        drawn = {*hidden, "trick", "layout", "dummy"}
        zones = [zone for zone in self.state.zones if zone.owner is None and zone.count and zone.kind not in drawn]
        is_free = not self.state.trick and not self.state.zones[self.game.layout_zone].count
        rows = [zone for zone in zones if is_free and zone.cards.bit_count() == zone.count > 1]
        stacks = [zone for zone in zones if zone not in rows]
        for number, zone in enumerate(rows):
            y = CENTRE_Y + (number - len(rows) / 2) * (_height(PLAYED) + LINE + 8)
            yield from self._row(self._cards(zone), 0, CENTRE_X, y, PLAYED, MIDDLE_ROW)
            if name := self.words.piles.get(zone.kind):
                yield self._caption(name, CENTRE_X, y + _height(PLAYED) + 17, NOTE_SIZE, QUIET)
        shown = [card for badge in self.display.badges if badge.seat is None for card in iter_cards(badge.cards)]
        yield from self._row(shown, 0, CENTRE_X + 205, CENTRE_Y - _height(PLAYED) / 2, PLAYED, PLAYED + 20)
        for zone in stacks:
            name = self.words.piles.get(zone.kind, "")
            caption = " \N{MIDDLE DOT} ".join(
                filter(None, [name, str(zone.count) if zone.count > 1 or not name else ""])
            )
            width = max(PLAYED + 20, text_width(caption, NOTE_SIZE))
            x, y = self._free_place(width, _height(PLAYED) + LINE)
            yield from self._row(self._cards(zone), min(zone.unknown, 1), x, y, PLAYED, PLAYED + 20)
            yield self._caption(caption, x, y + _height(PLAYED) + 17, NOTE_SIZE, QUIET)

    def _free_place(self, width: float, height: float) -> tuple[float, float]:
        """Return the middle and the top of the first free place for a pile; the first place if none is free."""
        for x, y in PILE_PLACES:
            box = _Box.around(x, y - height / 2, width + GAP, height + GAP)
            if box.left >= GAP and box.right <= WIDTH - GAP and not any(map(box.meets, self.boxes)):
                return x, y - height / 2
        x, y = PILE_PLACES[0]
        return x, y - height / 2

    def _caption(self, text: str, x: float, y: float, size: int, fill: str, *, weight: str = "normal") -> str:
        """Return a line of text, moved into the picture if it would leave it, and note where it is."""
        half = min(text_width(text, size) + RIM_WIDTH, WIDTH) / 2
        x = min(max(x, half), WIDTH - half)
        self.boxes.append(_Box.around(x, y - size, text_width(text, size), size + 5))
        return drawn_text(text, x, y, size=size, fill=fill, weight=weight)

    def _row(
        self, cards: Sequence[Card], unknown: int, x: float, top: float, width: float, most: float, raised: Mask = 0
    ) -> Iterable[str]:
        """Yield a row of overlapping cards around an x; unknown ones lie face down before the others."""
        count = len(cards) + unknown
        if not count:
            return
        step = min(0.4 * width, (most - width) / max(count - 1, 1))
        left = x - (width + step * (count - 1)) / 2
        self.boxes.append(_Box(left, top - RAISED, 2 * x - left, top + _height(width)))
        for place in range(count):
            at = left + step * place
            if place < unknown:
                yield self.back.drawn(at, top, width)
                continue
            card = cards[place - unknown]
            up = top - RAISED * (raised >> card & 1)
            yield drawn_card(self.game.deck.names[card], at, up, width, self.small if width < PLAYED else self.style)
            if card in self.doubled:
                y = top + _height(width)  # at the corner that the next card leaves free
                yield f'<circle cx="{at + 12:.2f}" cy="{y:.2f}" r="14" fill="{ACTIVE}" stroke="{RIM}"/>'
                yield drawn_text(DOUBLED, at + 12, y + 5, size=14, fill=RIM, weight="bold")

    def _trick_box(self, seat: Seat) -> _Box:
        x, y = self._at(seat, *TRICK)
        return _Box.around(x, y - _height(PLAYED) / 2, PLAYED, _height(PLAYED))

    def _at(self, seat: Seat, across: float, down: float) -> tuple[float, float]:
        x, y = self.places[seat]
        return CENTRE_X + x * across, CENTRE_Y + y * down


def _height(width: float) -> float:
    return width * CARD_HEIGHT / CARD_WIDTH
