"""Cards, decks, and sets of cards.

A card is its position in the deck, a set of cards an int with one bit a card (a *mask*). Hot paths use masks;
people use `CardSet` and the text forms `QH`, `TD`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property
from typing import Self, TypeAlias

from mamlaka.errors import ParseError

__all__ = [
    "FRENCH",
    "ITALIAN",
    "ONEONTA",
    "PIQUET",
    "Card",
    "CardSet",
    "Deck",
    "Mask",
    "Suit",
    "iter_cards",
    "lowest",
]

Card: TypeAlias = int
"""A card: its position in the deck."""
Mask: TypeAlias = int
"""A set of cards: bit *c* is set when card *c* is in it."""
Suit: TypeAlias = int
"""A suit: its position in `Deck.suits`; jokers form one more suit behind the others."""

MAX_CARDS = 64
SYMBOLS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def iter_cards(mask: Mask) -> Iterator[Card]:
    """Yield the cards of a mask, from the first of the deck to the last.

    >>> list(iter_cards(0b1011))
    [0, 1, 3]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def lowest(mask: Mask) -> Card:
    """Return the first card of a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


@dataclass(frozen=True)
class Deck:
    """A deck of at most 64 cards: its suits one after the other, each from low to high, then the jokers.

    >>> FRENCH.card("QH"), FRENCH.name_of(FRENCH.card("10d"))
    (23, 'TD')
    """

    name: str
    suits: str
    """The letters of the suits in display order: `SHDC`."""
    ranks: str
    """The letters of the ranks, low to high, as they lie in the pack; a `TrickSpec` may order them anew."""
    jokers: tuple[str, ...] = ()
    """The names of the jokers: `*L`, `*S`."""

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each card."""
        return (*(rank + suit for suit in self.suits for rank in self.ranks), *self.jokers)

    @cached_property
    def suit_of(self) -> tuple[Suit, ...]:
        """The suit of each card as printed; the jokers have a suit of their own."""
        plain = tuple(suit for suit in range(len(self.suits)) for _ in self.ranks)
        return plain + (len(self.suits),) * len(self.jokers)

    @cached_property
    def suit_masks(self) -> tuple[Mask, ...]:
        """The cards of each suit."""
        width = len(self.ranks)
        return tuple(((1 << width) - 1) << (suit * width) for suit in range(len(self.suits)))

    @cached_property
    def all_mask(self) -> Mask:
        """Every card of the deck."""
        return (1 << len(self)) - 1

    @cached_property
    def _ids(self) -> dict[str, Card]:
        return {name: card for card, name in enumerate(self.names)}

    def __post_init__(self) -> None:
        if len(self) > MAX_CARDS:
            raise ValueError(f"deck {self.name!r} has {len(self)} cards; a deck holds at most {MAX_CARDS}")

    def __len__(self) -> int:
        return len(self.suits) * len(self.ranks) + len(self.jokers)

    def name_of(self, card: Card) -> str:
        """Return the name of a card: `QH`."""
        return self.names[card]

    def card(self, text: str) -> Card:
        """Return the card of a name; `10D`, `qh` and `Q♥` are understood.

        Raises:
            ParseError: no card of this deck has that name.
        """
        name = text.strip().upper().replace("10", "T")
        for symbol, letter in SYMBOLS.items():
            name = name.replace(symbol, letter)
        try:
            return self._ids[name]
        except KeyError:
            form = f"a rank of {self.ranks} and a suit of {self.suits}, such as {self.names[-len(self.jokers) - 1]}"
            jokers = f", or a joker: {' or '.join(reversed(self.jokers))}" if self.jokers else ""
            raise ParseError(f"unknown card {text!r}: write {form}{jokers}") from None

    def mask(self, text: str) -> Mask:
        """Return the cards of a list of names, separated by spaces.

        >>> bin(FRENCH.mask("2S 4S"))
        '0b101'
        """
        mask = 0
        for name in text.split():
            mask |= 1 << self.card(name)
        return mask

    def select(self, pattern: str) -> Mask:
        """Return the cards of a pattern: a card (`QH`), a suit (`*H`) or a rank (`Q`); several may be joined by spaces.

        A name comes before a pattern: with a joker `*S` in the deck, `*S` is that joker.

        >>> str(CardSet(FRENCH.select("Q KH")))
        'QS KH QH QD QC'
        """
        mask = 0
        for part in pattern.split():
            if part in self._ids:
                mask |= 1 << self._ids[part]
            elif part[0] == "*" and part[1:] in self.suits:
                mask |= self.suit_masks[self.suits.index(part[1:])]
            elif part in self.ranks:
                mask |= sum(1 << self._ids[part + suit] for suit in self.suits)
            else:
                raise ParseError(f"pattern {part!r} names no card, suit (*H) or rank (Q) of deck {self.name!r}")
        return mask

    def arrange(self, mask: Mask) -> list[Card]:
        """Return the cards of a mask in display order: by suit, each from high to low, then the jokers likewise."""
        rows: list[list[Card]] = [[] for _ in range(len(self.suits) + 1)]
        for card in iter_cards(mask):
            rows[self.suit_of[card]].insert(0, card)
        return [card for row in rows for card in row]

    def format(self, mask: Mask) -> str:
        """Return the names of the cards in display order, separated by spaces."""
        return " ".join(self.names[card] for card in self.arrange(mask))


FRENCH = Deck("french", "SHDC", "23456789TJQKA")
"""52 cards."""
PIQUET = Deck("piquet", "SHDC", "789TJQKA")
"""32 cards."""
ITALIAN = Deck("italian", "SHDC", "A234567JQK")
"""40 cards, in the French faces; their strength is the business of a game."""
ONEONTA = Deck("oneonta", "SHDC", "TJQKA", ("*S", "*L"))
"""20 cards from ten to ace, with a small and a large joker."""


class CardSet(AbstractSet[Card]):
    """A set of cards of one deck, for people; iterates in display order.

    >>> CardSet("9D QH") | CardSet("AS")
    CardSet('AS QH 9D')
    """

    __slots__ = ("deck", "mask")

    def __init__(self, cards: str | Mask | Iterable[Card] = 0, deck: Deck = FRENCH) -> None:
        self.deck = deck
        if isinstance(cards, str):
            self.mask = deck.mask(cards)
        elif isinstance(cards, int):
            self.mask = cards
        else:
            self.mask = sum(1 << card for card in set(cards))

    def _from_iterable(self, it: Iterable[Card]) -> Self:  # type: ignore[override]  # the deck is kept
        return type(self)(it, self.deck)

    def __contains__(self, card: object) -> bool:
        return isinstance(card, int) and bool(self.mask >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.deck.arrange(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __hash__(self) -> int:
        return hash((self.mask, self.deck))

    def __str__(self) -> str:
        return self.deck.format(self.mask)

    def __repr__(self) -> str:
        return f"CardSet({str(self)!r})" if self.deck is FRENCH else f"CardSet({str(self)!r}, deck={self.deck!r})"
