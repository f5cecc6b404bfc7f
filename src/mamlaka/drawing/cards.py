"""Cards as SVG. A card is 240 wide and 336 high; card sets are rows of overlapping cards."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, cast

from mamlaka.cards import FRENCH, XIANGQI
from mamlaka.options import DeckFaces

__all__ = [
    "CARD_HEIGHT",
    "CARD_WIDTH",
    "Back",
    "CardStyle",
    "card_svg",
    "cards_svg",
    "drawn_card",
    "drawn_row",
    "escaped",
    "svg",
]

CARD_WIDTH, CARD_HEIGHT = 240, 336
MIDDLE = CARD_HEIGHT // 2
PAPER, EDGE = "#fffdf8", "#141414"
BLACK, RED, BLUE, GREEN = "#16181d", "#c4202c", "#1a56c4", "#12783c"
FRAME, GOLD = "#2c4da0", "#f2bd45"
WOOD, WOOD_EDGE = "#f3dfb1", "#b98d4f"
TWO_COLOURS = {"S": BLACK, "H": RED, "D": RED, "C": BLACK}
FOUR_COLOURS = {"S": BLACK, "H": RED, "D": BLUE, "C": GREEN}
BACK = "back-star"
LARGE_JOKER, JOKER = "*L", "JOKER"
JOKERS = ("*L", "*S")
COURT_RANKS = "JQK"
COURT = (44.0, 47.7, 152.0, 240.6)
"""Left, top, width and height of the picture of a court card."""
FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
SHOWN = 56
"""How much of a card in a row is seen beside the next one."""


@dataclass(frozen=True)
class CardStyle:
    """How cards are drawn."""

    faces: DeckFaces = "french"
    four_colours: bool = False
    """Whether diamonds are blue and clubs green."""
    jumbo: bool = False
    """A large corner and one large suit, for small cards."""
    letters: Mapping[str, str] = field(default_factory=dict)
    """What cards with French suits print instead of the letters of ranks in notation."""


def escaped(text: str) -> str:
    """Return a text as XML; a sign that XML forbids becomes the replacement character."""
    return escape(FORBIDDEN.sub("\N{REPLACEMENT CHARACTER}", text))


def svg(body: str, width: float, height: float, title: str, scale: float = 1.0) -> str:
    """Return a whole SVG document.

    Args:
        body: the elements of the drawing.
        width: the width of the drawing, in its own units.
        height: its height.
        title: what it shows, for those who don't see it.
        scale: the size of a unit, in pixels.
    """
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_number(width)} {_number(height)}" '
        f'width="{_number(width * scale)}" height="{_number(height * scale)}" role="img">'
        f"<title>{escaped(title)}</title>{body}</svg>"
    )


def card_svg(card: str, *, faces: DeckFaces = "french", four_colours: bool = False) -> str:
    """Return the drawing of a card.

    Args:
        card: its name, such as `QH` or `10d`, `*L` or `*S` for a joker, `GR` for a piece of Chinese chess.
        faces: French or Italian suits, or pieces of Chinese chess.
        four_colours: whether diamonds are blue and clubs green.

    Raises:
        ParseError: there is no such card.
    """
    return cards_svg([card], faces=faces, four_colours=four_colours)


def cards_svg(cards: str | Iterable[str], *, faces: DeckFaces = "french", four_colours: bool = False) -> str:
    """Return the drawing of cards in a row, each over the one before it.

    >>> cards_svg("QH 9D").count("<svg")  # the document, two cards, and the picture of the queen
    4

    Args:
        cards: their names, from left to right, in one text or one by one.
        faces: French or Italian suits, or pieces of Chinese chess.
        four_colours: whether diamonds are blue and clubs green.

    Raises:
        ParseError: there is no such card.
    """
    names = cards.split() if isinstance(cards, str) else cards
    deck = XIANGQI if faces == "xiangqi" else FRENCH
    style = CardStyle(faces, four_colours)
    return drawn_row([name if name in JOKERS else deck.name_of(deck.card(name)) for name in names], style)


def drawn_row(names: Sequence[str], style: CardStyle) -> str:
    """Return the drawing of cards of any deck in a row."""
    body = "".join(drawn_card(name, SHOWN * place + 2, 2, CARD_WIDTH, style) for place, name in enumerate(names))
    width = SHOWN * max(len(names) - 1, 0) + CARD_WIDTH + 4
    return svg(body, width, CARD_HEIGHT + 4, " ".join(names) or "no cards", scale=0.4)


def drawn_card(card: str, left: float, top: float, width: float, style: CardStyle) -> str:
    """Return the elements of a card at a place of a drawing.

    Args:
        card: its name.
        left: the x of its left edge.
        top: the y of its top edge.
        width: its width.
        style: its faces and colours.
    """
    return _placed(_face(card, style), left, top, width)


class Back:
    """The back of the cards of one drawing: described once, however many of them lie there."""

    def __init__(self) -> None:
        self._is_defined = False

    def drawn(self, left: float, top: float, width: float) -> str:
        """Return the elements of a card face down at a place of a drawing."""
        body = f'<use href="#{BACK}"/>'
        if not self._is_defined:
            body = f'<g id="{BACK}">{_picture("backs", "star", CARD_WIDTH, CARD_HEIGHT)}</g>'
        self._is_defined = True
        return _placed(body, left, top, width)


def _placed(body: str, left: float, top: float, width: float) -> str:
    place = f'x="{_number(left)}" y="{_number(top)}"'
    size = f'width="{_number(width)}" height="{_number(width * CARD_HEIGHT / CARD_WIDTH)}"'
    edge = f'<rect x="1" y="1" width="{CARD_WIDTH - 2}" height="{CARD_HEIGHT - 2}" rx="14"'
    return (
        f'<svg {place} {size} viewBox="0 0 {CARD_WIDTH} {CARD_HEIGHT}">{edge} fill="{PAPER}"/>'
        f'{body}{edge} fill="none" stroke="{EDGE}" stroke-opacity="0.25" stroke-width="3"/></svg>'
    )


def _face(card: str, style: CardStyle) -> str:
    """Return what is drawn on the paper of a card, in the order in which the page draws it."""
    if style.faces == "xiangqi" and card in _characters():
        return _piece(card, is_jumbo=style.jumbo)
    shapes, is_joker = _shapes(), card.startswith("*")
    rank, suit = card[:1], "" if is_joker or card[1:] not in shapes["suits"] else card[1:]
    index = style.letters.get(rank, rank) if suit or is_joker else card  # no shape tells cards of unknown suits apart
    is_italian = style.faces == "italian" and bool(suit)
    shape = (_italian()["indices"].get(rank) if is_italian else None) or shapes["ranks"].get(index)
    symbol = _symbol(suit, is_italian=is_italian)
    colour = _colour(card, suit, style)
    if style.jumbo:
        corner = _joker_corner(29, 18, 42, 0.32) if is_joker else _corner(shape, index, symbol, 30, 122, 0.68, 0.46)
        return _coloured(corner + _layers(symbol, "translate(148 226) scale(1.5)"), colour)
    corner = (
        _joker_corner(23, 17, 31, 0.23)
        if is_joker
        else _corner(shape, index, symbol, 23, 95, 0.5, 0.4 if is_italian else 0.32)
    )
    parts = [corner, f'<g transform="rotate(180 120 168)">{corner}</g>']
    figure = _italian()["courts"].get(rank) if is_italian else None
    if is_joker:
        parts.append(_joker_stars(colour))
    elif figure is not None:
        parts.append(f'<rect fill="none" stroke="{FRAME}" x="44" y="40" width="152" height="256" rx="8"/>')
        parts += [_layers(_paths(figure), ""), _layers(symbol, "translate(70 72) scale(0.42)")]
    elif suit and rank in COURT_RANKS and not is_italian:
        left, top, width, height = COURT
        picture = _picture("courts", card, width, height)
        x = 176 if card in shapes["right"] else 64
        parts.insert(0, f'<g class="picture" transform="translate({left:g} {top:g})">{picture}</g>')
        parts.append(f'<rect fill="none" stroke="{FRAME}" x="{left:g}" y="{top}" width="{width:g}" height="{height}"/>')
        parts += [
            _layers(symbol, _at(x, 73, 0.42, upright=False)),
            _layers(symbol, _at(CARD_WIDTH - x, CARD_HEIGHT - 73, 0.42, upright=False)),
        ]
    pip = 0.48 if rank != "A" else 1.5 if suit == "S" or is_italian else 1.1
    places = () if is_joker else shapes["pips"].get(rank, ())
    parts += [_layers(symbol, _at(x, y, pip, upright=is_italian)) for x, y in places]
    return _coloured("".join(parts), colour)


def _piece(card: str, *, is_jumbo: bool) -> str:
    """Return a piece of Chinese chess, with its character in the corners."""
    character = _characters()[card]
    corner = _stroked(character, 9, "translate(44 46) scale(0.72)" if is_jumbo else "translate(38 40) scale(0.56)")
    turned = "" if is_jumbo else f'<g transform="rotate(180 120 168)">{corner}</g>'
    wood = f'<circle r="100" fill="{WOOD}" stroke="{WOOD_EDGE}" stroke-width="3"/>'
    ring = '<circle r="88" fill="none" stroke="currentColor" stroke-width="3"/>'
    place = "translate(138 214) scale(0.96)" if is_jumbo else "translate(120 168)"
    piece = f'<g transform="{place}">{wood}{ring}{_stroked(character, 9, "scale(1.2)")}</g>'
    colour = RED if card.endswith("R") else BLACK
    return f'<g stroke-linecap="round" stroke-linejoin="round" color="{colour}">{corner}{turned}{piece}</g>'


def _coloured(body: str, colour: str) -> str:
    return f'<g fill="{colour}" color="{colour}">{body}</g>'


def _corner(shape: str | None, rank: str, symbol: str, x: int, y: int, rank_scale: float, suit_scale: float) -> str:
    place = f"translate({x} 16) scale({rank_scale})"
    return (_stroked(shape, 14, place) if shape else _letter(rank, place)) + _layers(
        symbol, f"translate({x} {y}) scale({suit_scale})"
    )


def _letter(rank: str, place: str) -> str:
    """Return a rank that has no shape, in a deck of another package."""
    return f'<text y="100" font-size="120" text-anchor="middle" transform="{place}">{escape(rank)}</text>'


def _joker_corner(x: int, y: int, step: int, scale: float) -> str:
    ranks = _shapes()["ranks"]
    places = [f"translate({x} {y + step * row}) scale({scale})" for row in range(len(JOKER))]
    return "".join(_stroked(ranks[letter], 18, place) for letter, place in zip(JOKER, places, strict=True))


def _joker_stars(colour: str) -> str:
    star = _shapes()["star"]
    rows = (
        (colour, "scale(1.44)"),
        (PAPER, "scale(1.12) rotate(22.5)"),
        (colour, "scale(0.86)"),
        (GOLD, "scale(0.5) rotate(22.5)"),
    )
    return "".join(f'<path fill="{fill}" d="{star}" transform="translate(120 168) {place}"/>' for fill, place in rows)


def _stroked(shape: str, width: int, place: str) -> str:
    stroke = f'fill="none" stroke="currentColor" stroke-width="{width}"'
    return f'<path {stroke} d="{shape}" transform="{place}"/>'


def _layers(paths: str, place: str) -> str:
    return f'<g transform="{place}">{paths}</g>'


def _at(x: float, y: float, scale: float, *, upright: bool) -> str:
    """Return the place of a suit: below the middle it stands on its head, unless it is always upright."""
    turn = " rotate(180)" if y > MIDDLE and not upright else ""
    return f"translate({x} {y}) scale({scale}){turn}"


def _symbol(suit: str, *, is_italian: bool) -> str:
    shapes = _shapes()
    if is_italian:
        return _paths(_italian()["suits"][suit])
    return _paths([{"fill": "currentColor", "d": shapes["suits"][suit] if suit else shapes["star"]}])


def _paths(layers: Sequence[dict[str, str]]) -> str:
    return "".join(f'<path fill="{layer["fill"]}" d="{layer["d"]}"/>' for layer in layers)


def _colour(card: str, suit: str, style: CardStyle) -> str:
    if not suit:
        return RED if card == LARGE_JOKER else BLACK
    if style.faces == "italian":
        return str(_italian()["colours"][suit])
    return (FOUR_COLOURS if style.four_colours else TWO_COLOURS)[suit]


def _number(value: float) -> str:
    """Return a length as SVG writes it, to a hundredth of a unit."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


@cache
def _picture(folder: str, name: str, width: float, height: float) -> str:
    """Return the picture of a file, in a size.

    Its ids get its name: a drawing may hold several pictures, and a page several drawings.
    """
    file = files("mamlaka.drawing") / folder / f"{name}.svg"
    text = re.sub(r'\s+xmlns="[^"]*"', "", file.read_text(encoding="utf-8")).strip()
    text = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{name}-", text)
    return text.replace("<svg", f'<svg width="{_number(width)}" height="{_number(height)}"', 1)


@cache
def _shapes() -> dict[str, Any]:
    return _read("french.json")


@cache
def _italian() -> dict[str, Any]:
    return _read("italian.json")


def _characters() -> dict[str, str]:
    """Return the character of each piece of Chinese chess, stroked 9 wide, 100 high around the origin."""
    return cast("dict[str, str]", _xiangqi()["characters"])


@cache
def _xiangqi() -> dict[str, Any]:
    return _read("xiangqi.json")


def _read(name: str) -> dict[str, Any]:
    text = (files("mamlaka.drawing") / name).read_text(encoding="utf-8")
    return cast("dict[str, Any]", json.loads(text))
