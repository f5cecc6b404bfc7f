"""How cards and seats look in a terminal: symbols and colours where it has them, letters where it has not."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from mamlaka.cards import Card, Deck, Mask
from mamlaka.errors import Refusal
from mamlaka.seats import Seat
from mamlaka.state import Game
from mamlaka.texts import Texts

__all__ = ["Style"]

SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
COLOURS = {"H": "red", "D": "red"}
PLACES = ("seat-self", "seat-right", "seat-across", "seat-left")
TABLE_OF_FOUR = 4


@dataclass(frozen=True)
class Style:
    """How one person sees one game."""

    game: Game
    seat: Seat
    texts: Texts
    symbols: bool = True
    """Suit symbols; otherwise letters."""

    @property
    def deck(self) -> Deck:
        """The deck of the game."""
        return self.game.deck

    def card(self, card: Card) -> str:
        """Return a card: `Q♥`, `10♦`, or `QH`, `10D`."""
        name = self.deck.names[card]
        rank, suit = name[:-1].replace("T", "10"), name[-1]
        return rank + (SYMBOLS.get(suit, suit) if self.symbols else suit)

    def cards(self, mask: Mask) -> str:
        """Return cards in display order, separated by spaces."""
        return " ".join(self.card(card) for card in self.deck.display(mask))

    def coloured(self, card: Card, *, dim: bool = False) -> Text:
        """Return a card in its colour."""
        colour = COLOURS.get(self.deck.names[card][-1], "")
        return Text(self.card(card), style=f"dim {colour}".strip() if dim else f"bold {colour}".strip())

    def refusal(self, refusal: Refusal) -> str:
        """Return the sentence of a refusal, its cards and suits as they look here."""
        facts = {name: self._fact(name, str(value)) for name, value in refusal.facts.items()}
        return self.texts.refusal(refusal, **facts)

    def _fact(self, name: str, value: str) -> str:
        if name == "suit":
            return self.texts.say(f"suit-{value}")
        if name in ("card", "cards"):
            return self.cards(self.deck.mask(value))
        return value

    def name(self, seat: Seat) -> str:
        """Return what a seat is called, as its place seen from the person's."""
        if self.game.seats != TABLE_OF_FOUR:
            return self.texts.say("seat-self" if seat == self.seat else "seat-number", number=seat + 1)
        steps = (seat - self.seat) % TABLE_OF_FOUR
        if self.game.direction == "cw":
            steps = -steps % TABLE_OF_FOUR
        return self.texts.say(PLACES[steps])
