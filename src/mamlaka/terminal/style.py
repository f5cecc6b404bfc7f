"""How cards and seats look in a terminal: with symbols and colours, or with letters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.text import Text

from mamlaka.cards import SUIT_SYMBOLS, Card, Deck, Mask
from mamlaka.display import Message, MessageFact, message_id
from mamlaka.errors import Refusal
from mamlaka.game import Game
from mamlaka.ledger import Points
from mamlaka.seats import Seat, seats_named, turn_order
from mamlaka.state import State
from mamlaka.texts import Texts

__all__ = ["ANSWERED_IN", "MINUS", "WIDTH", "Style"]

WIDTH = 80
"""The number of columns that drawings need."""

COLOURS = {"H": "red", "D": "bright_blue", "C": "green", "R": "red"}
PLACES = {
    2: ("seat-self", "seat-across"),
    3: ("seat-self", "seat-right", "seat-left"),
    4: ("seat-self", "seat-right", "seat-across", "seat-left"),
}
"""The messages that name the seats relative to the viewer, by the number of seats. Larger tables have numbers."""
JOKERS = "*"
ANSWERED_IN = "en"
"""The language of the words that `parse_action` understands."""
MINUS = "\N{MINUS SIGN}"
TABLE_OF_FOUR = 4
PAIR = 2
"""The number of teams of which one is the viewer's and the other one that of the others."""
FRACTIONS = {(1, 3): "⅓", (2, 3): "⅔"}


@dataclass(frozen=True)
class Style:
    """How one viewer sees one game."""

    game: Game
    seat: Seat | None
    """The seat of the viewer; None: a spectator, for whom seats have numbers."""
    texts: Texts
    plain: bool = False
    """Letters for suits, and lines of words instead of drawings: for pipes and screen readers."""
    columns: int = WIDTH
    """The width of lines."""

    @property
    def is_drawn(self) -> bool:
        """Whether table, layout and score sheet are drawn; otherwise they are lines of words that fit any width."""
        return not self.plain and self.columns >= WIDTH

    @property
    def deck(self) -> Deck:
        """The deck of the game."""
        return self.game.deck

    @property
    def order(self) -> tuple[Seat, ...]:
        """All seats, the viewer's first."""
        return turn_order(self.seat or 0, self.game.seats)

    def card(self, card: Card) -> str:
        """Format a card: `Q♥`, in German `D♥`, or `QH` as in notation, but `10D`; a joker by its name in notation."""
        name = self.deck.names[card]
        if name in self.deck.jokers:
            return name
        rank, suit = self.rank(name[:-1]), name[-1]
        return rank + (suit if self.plain else SUIT_SYMBOLS.get(suit, suit))

    def rank(self, letter: str) -> str:
        """Return a rank as cards of the language print it: `10`, in German `D`; plain ranks are those of notation."""
        return (letter if self.plain else self.letters[letter]).replace("T", "10")

    @property
    def letters(self) -> dict[str, str]:
        """What cards of the language print for each rank: in German `D` for `Q`."""
        return {rank: self.texts.name("letter", rank) for rank in self.deck.ranks}

    def cards(self, mask: Mask, state: State | None = None) -> str:
        """Return cards separated by spaces, in the order of hands; that of a state, if one is given."""
        order = self.game.arrange(mask) if state is None else self.game.arrange_hand(state, mask)
        return " ".join(map(self.card, order))

    def typed(self, card: Card) -> str:
        """Return the ways to type a card, as a list: `QH, Q♥`, in German `DH, D♥, Herz-Dame`."""
        name, ways = self.deck.names[card], [self.card(card)]
        if name not in self.deck.jokers:
            ways.insert(0, self.rank(name[:-1]) + name[-1])
            ways += [self.texts.card(name, self.game.faces)] if self.texts.language != ANSWERED_IN else []
        return self.listed(dict.fromkeys(filter(None, ways)))

    def captured(self, cards: Mask, takes: Mask) -> str:
        """Return cards with those that they capture."""
        return f"{self.cards(cards)} x {self.cards(takes)}" if takes else self.cards(cards)

    def suit_letter(self, card: Card) -> str:
        """Return the letter of the suit of a card; a star for a joker."""
        return (self.deck.suits + JOKERS)[self.deck.suit_of[card]]

    def counted(self, mask: Mask, count: int) -> str:
        """Return the names of cards, or their number if some are hidden."""
        return self.cards(mask) if mask.bit_count() == count else self.texts.format("cards-held", count=count)

    def coloured(self, card: Card, *, dim: bool = False) -> Text:
        """Return a card in its colour."""
        colour = COLOURS.get(self.suit_letter(card), "")
        return Text(self.card(card), style=f"dim {colour}".strip() if dim else f"bold {colour}".strip())

    def suit(self, letter: str) -> str:
        """Return a suit: its symbol, or its name."""
        return self._suit_in_words(letter) if self.plain else SUIT_SYMBOLS.get(letter, letter)

    def _suit_in_words(self, letter: str) -> str:
        return self.texts.pictured("suit", letter, self.game.faces)

    def legend(self) -> str:
        """Return what the suits and the letters of cards stand for; empty: the cards have the usual pictures."""
        faces, deck = self.game.faces, self.deck
        if not any(self.texts.has(message_id("suit", f"{faces}-{letter}")) for letter in deck.suits):
            return ""
        signs = [(letter if self.plain else self.suit(letter), "suit", letter) for letter in deck.suits]
        signs += [(self.rank(rank), "rank", rank) for rank in deck.ranks if not rank.isdigit()]
        return self.listed(f"{sign} {self.texts.pictured(kind, letter, faces)}" for sign, kind, letter in signs)

    def points(self, value: Points, unit: int = 0) -> str:
        """Format points with the sign that the game displays: `+15`, `0`; with thirds `+6⅓` or `+6 1/3`.

        Args:
            value: the points.
            unit: the number of them that make one displayed point; 0: that of the game.
        """
        shown, unit = self.game.points_sign * value, unit or self.game.unit
        whole, part = divmod(abs(shown), unit)
        fraction = FRACTIONS.get((part, unit), f"{part}/{unit}") if part else ""
        if self.plain and part:
            fraction = f" {part}/{unit}" if whole else f"{part}/{unit}"
        sign = "" if not shown else "+" if shown > 0 else "-" if self.plain else MINUS
        return f"{sign}{whole or ''}{fraction}" if shown else "0"

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.texts.name("game", self.game.name)

    def contract(self, contract: str) -> str:
        """Return the name of a contract, or of several together; or the names of seats, to which something is done."""
        if seats := seats_named(contract):
            own = self.texts.format("seat-self-object")
            return " + ".join(own if seat == self.seat else self.seat_name(seat) for seat in seats)
        return " + ".join(self.texts.name("contract", part) for part in contract.split("+"))

    def listed(self, parts: Iterable[str]) -> str:
        """Return several texts as one, with the commas of the language."""
        return self.texts.format("page-comma").join(parts)

    def message(self, message: Message, *, in_words: bool = False) -> str:
        """Format a message, with its facts in this style; `in_words`: suits have names rather than symbols."""
        facts: dict[str, str | int] = {}
        for name, value in message.facts.items():
            facts |= self._shown(name, value, in_words=in_words)
        if facts.get("cards") == "" and "count" in facts:
            facts["cards"] = self.texts.format("cards-held", count=facts["count"])
        if "other" in facts and message.facts.get("seat") == message.facts["other"]:
            facts["whom"] = "self"
        return self.texts.message(message.id, facts)

    def _shown(self, name: str, value: MessageFact, *, in_words: bool) -> dict[str, str | int]:
        """Return a fact of a message as it is shown."""
        match name, value:
            case "seat", int(seat):
                return {**self.seat_facts(seat), "side": self.side_name(self._side_of(seat))}
            case "other", int(seat):
                return {**self.other_facts(seat)}
            case "card" | "cards", str(cards):
                return {name: " ".join(self.card(self.deck.card(card)) for card in cards.split())}
            case "suit", str(letter):
                return {name: self._suit_in_words(letter) if in_words else self.suit(letter)}
            case "name", str(contract):
                return {name: self.contract(contract or "none")}
            case "names", str(contracts):
                return {name: self.listed(map(self.contract, contracts.split()))}
            case "zone", str(kind):
                return {name: self.texts.zone(kind, self.game.name)}
            case "points" | "points2", int(points):
                return {name: self.points(points)}
        return {name: value}

    def totals(self, values: Sequence[Points]) -> list[str]:
        """Format the totals of a match, with plus signs only beside one below zero."""
        is_signed = any(self.game.points_sign * value < 0 for value in values)
        return [self.points(value).removeprefix("" if is_signed else "+") for value in values]

    def refusal(self, refusal: Refusal) -> str:
        """Return the sentence of a refusal, with its cards and suits in this style."""
        facts: dict[str, str | int] = {}
        for name, value in refusal.facts.items():
            facts |= self._shown(name, value, in_words=True)
        return self.texts.refusal(refusal, **facts)

    def seat_facts(self, seat: Seat) -> dict[str, str]:
        """Return the facts of a message about a seat: its name, and whether it is the viewer's."""
        return {"seat": self.seat_name(seat), "who": self._person(seat)}

    def other_facts(self, seat: Seat | None) -> dict[str, str]:
        """Return the facts of a message about a second seat, or about none."""
        return {"other": "" if seat is None else self.seat_name(seat), "whom": self._person(seat)}

    def _person(self, seat: Seat | None) -> str:
        """Return the variant of a message: "you" for the viewer's own seat, otherwise "other"."""
        return "other" if seat is None or seat != self.seat else "you"

    def side_name(self, side: Sequence[Seat]) -> str:
        """Return the name of a side: that of its seat, which of two teams it is, or the names of its seats."""
        if len(side) == 1 or self.seat is None or len(self.game.teams) != PAIR:
            return " + ".join(map(self.seat_name, side))
        return self.texts.format("sheet-we" if self.seat in side else "sheet-they")

    def _side_of(self, seat: Seat) -> Sequence[Seat]:
        return next((side for side in self.game.sides if seat in side), (seat,))

    def seat_name(self, seat: Seat) -> str:
        """Return the name of a seat, relative to the viewer. The dummy has the index after the last seat.

        Where places have no names, seats have the numbers that records and options use, from 0.
        """
        if seat == self.game.seats:
            return self.texts.format("seat-dummy")
        seats = self.game.seats
        if seat == self.seat:
            return self.texts.format("seat-self")
        if self.seat is None or seats not in PLACES:
            return self.texts.format("seat-number", number=seat)
        steps = (seat - self.seat) % seats
        if self.game.direction == "cw":
            steps = -steps % seats
        return self.texts.format(PLACES[seats][steps])
