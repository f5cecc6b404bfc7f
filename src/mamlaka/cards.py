"""Cards, decks, and sets of cards.

A card is its position in the deck, and a *mask* is a set of cards as an int with one bit for each card. Hot paths use
masks; people use `CardSet` and the text forms `QH`, `TD`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property, wraps
from inspect import signature
from types import MappingProxyType
from typing import Any, ParamSpec, Self, TypeAlias, TypeVar, cast, overload

from mamlaka.errors import ParseError

__all__ = [
    "FRENCH",
    "ITALIAN",
    "PIQUET",
    "SUIT_LETTERS",
    "SUIT_SYMBOLS",
    "XIANGQI",
    "Card",
    "CardSet",
    "Deck",
    "Mask",
    "Suit",
    "highest_card",
    "iter_cards",
    "lowest_card",
    "needs_deck",
    "required",
]

Card: TypeAlias = int
"""A card: its position in the deck."""
Mask: TypeAlias = int
"""A set of cards: bit *c* is set when card *c* is in it."""
Suit: TypeAlias = int
"""A suit: its position in `Deck.suits`; jokers form one more suit after the others."""

MAX_CARDS = 64
SUIT_SYMBOLS: Mapping[str, str] = MappingProxyType({"S": "♠", "H": "♥", "D": "♦", "C": "♣"})
"""The symbols of the French suits, by their letters."""
SUIT_LETTERS: Mapping[str, str] = MappingProxyType({"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"})
"""The letters of the French suits, by the words for them in actions such as `choose spades`."""

P = ParamSpec("P")
T = TypeVar("T")


def iter_cards(mask: Mask) -> Iterator[Card]:
    """Yield the cards of a mask, from the first of the deck to the last.

    >>> list(iter_cards(0b1011))
    [0, 1, 3]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def lowest_card(mask: Mask) -> Card:
    """Return the first card of a non-empty mask."""
    return (mask & -mask).bit_length() - 1


def highest_card(mask: Mask) -> Card:
    """Return the last card of a non-empty mask."""
    return mask.bit_length() - 1


@dataclass(frozen=True)
class Deck:
    """A deck of at most 64 cards: its suits one after the other, each from low to high, then the jokers.

    >>> FRENCH.card("QH"), FRENCH.name_of(FRENCH.card("10d"))
    (23, 'TD')

    A deck may have equal cards, the copies of one card. They have one name, and a set of cards contains the first of
    them: two copies of a card are always the first two, wherever they are. Sets are therefore equal if they have the
    same number of each card, and a card never tells which copy it is. Where copies leave or join other cards, use
    `leaving` and `joining`; for a deck without copies they change nothing.

    >>> deck = Deck("doubled", "SH", "QK", copies=(2, 2))
    >>> hand = deck.mask("QS KS")
    >>> deck.format(hand | deck.joining(hand, deck.mask("QS")))
    'KS QS QS'
    """

    name: str
    suits: str
    """The letters of the suits in display order: `SHDC`."""
    ranks: str
    """The letters of the ranks, from low to high in the deck; a `TrickSpec` may have another order."""
    jokers: tuple[str, ...] = ()
    """The names of the jokers: `*L`, `*S`."""
    without: str = ""
    """The names of the cards that the deck lacks, separated by spaces."""
    copies: tuple[int, ...] = ()
    """(ranks,): the number of equal cards of each rank in each suit; empty: there are no equal cards."""

    def __hash__(self) -> int:
        """Return a hash that is fast, because decks are parts of the keys of caches."""
        return hash(self.name)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """(cards,): the name of each card."""
        absent = self.without.split()
        counts = self.copies or (1,) * len(self.ranks)
        plain = (
            rank + suit
            for suit in self.suits
            for rank, count in zip(self.ranks, counts, strict=True)
            for _ in range(count)
        )
        return (*(name for name in plain if name not in absent), *self.jokers)

    @cached_property
    def equal_masks(self) -> tuple[Mask, ...]:
        """(cards,): each card with its copies."""
        masks: dict[str, Mask] = {}
        for card, name in enumerate(self.names):
            masks[name] = masks.get(name, 0) | 1 << card
        return tuple(masks[name] for name in self.names)

    @cached_property
    def suit_of(self) -> tuple[Suit, ...]:
        """(cards,): the printed suit of each card; the jokers form an additional suit."""
        plain = tuple(self.suits.index(name[1]) for name in self.names[: len(self) - len(self.jokers)])
        return plain + (len(self.suits),) * len(self.jokers)

    @cached_property
    def suit_masks(self) -> tuple[Mask, ...]:
        """(suits,): the cards of each suit."""
        places = range(len(self.suits))
        return tuple(sum(1 << card for card, suit in enumerate(self.suit_of) if suit == place) for place in places)

    @cached_property
    def all_mask(self) -> Mask:
        """Every card of the deck."""
        return (1 << len(self)) - 1

    @cached_property
    def _places(self) -> tuple[int, ...]:
        """(cards,): the place of each card in display order."""
        order = sorted(range(len(self)), key=lambda card: (self.suit_of[card], -card))
        return tuple(order.index(card) for card in range(len(self)))

    @cached_property
    def _ids(self) -> dict[str, Card]:
        return {name: card for card, name in reversed([*enumerate(self.names)])}

    def __post_init__(self) -> None:
        unknown = {*self.without.split()} - {rank + suit for suit in self.suits for rank in self.ranks}
        if unknown:
            raise ValueError(f"deck {self.name!r} cannot lack {' '.join(sorted(unknown))}: no suit has such a card")
        if self.copies and (len(self.copies) != len(self.ranks) or min(self.copies) < 1):
            raise ValueError(
                f"deck {self.name!r} has the numbers of copies {self.copies}: write one for each of the "
                f"{len(self.ranks)} ranks, from 1 on"
            )
        if len(self) > MAX_CARDS:
            raise ValueError(f"deck {self.name!r} has {len(self)} cards; a deck holds at most {MAX_CARDS}")

    def __len__(self) -> int:
        return len(self.names)

    def name_of(self, card: Card) -> str:
        """Return the name of a card: `QH`.

        Raises:
            ValueError: the number is not a card of this deck.
        """
        return self.names[_checked(card, self)]

    def card(self, text: str) -> Card:
        """Return the card with a name, or its first copy; `10D`, `qh` and `Q♥` are understood.

        Raises:
            ParseError: no card of this deck has that name.
        """
        name = _text(text).strip().upper().replace("10", "T")
        for letter, symbol in SUIT_SYMBOLS.items():
            name = name.replace(symbol, letter)
        try:
            return self._ids[name]
        except KeyError:
            form = f"a rank of {self.ranks} and a suit of {self.suits}, such as {self.names[-len(self.jokers) - 1]}"
            jokers = f", or a joker: {' or '.join(reversed(self.jokers))}" if self.jokers else ""
            raise ParseError(f"unknown card {text!r}: write {form}{jokers}") from None

    def mask(self, text: str) -> Mask:
        """Return the mask of the cards with these names, separated by spaces. Names of copies are repeated.

        >>> bin(FRENCH.mask("2S 4S"))
        '0b101'

        Raises:
            ParseError: no card has this name, or the deck has fewer copies of a card.
        """
        mask = 0
        for name in _text(text).split():
            card = self.card(name)
            if self.copies and not self.equal_masks[card] & ~mask:
                most = self.equal_masks[card].bit_count()
                raise ParseError(f"{text!r} has too many {name}: the deck has {most}")
            mask |= self.joining(mask, 1 << card)
        return mask

    def joining(self, cards: Mask, more: Mask) -> Mask:
        """Return `more` as the copies that follow those in `cards`: the union of both is the sum.

        >>> deck = Deck("doubled", "S", "QK", copies=(2, 2))
        >>> bin(deck.joining(deck.mask("QS KS"), deck.mask("KS")))
        '0b1000'
        """
        return self._moved(cards, more, joining=True) if self.copies else more

    def leaving(self, cards: Mask, fewer: Mask) -> Mask:
        """Return `fewer` as the last of the copies in `cards`: without them the first copies remain.

        >>> deck = Deck("doubled", "S", "QK", copies=(2, 2))
        >>> deck.format(deck.mask("KS KS QS") & ~deck.leaving(deck.mask("KS KS QS"), deck.mask("KS")))
        'KS QS'
        """
        return self._moved(cards, fewer, joining=False) if self.copies else fewer

    def _moved(self, cards: Mask, some: Mask, *, joining: bool) -> Mask:
        moved = 0
        while some:
            equal = self.equal_masks[lowest_card(some)]
            count, held = (some & equal).bit_count(), (cards & equal).bit_count()
            first = lowest_card(equal) + (held if joining else max(0, held - count))
            moved |= ((1 << count) - 1) << first
            some &= ~equal
        return moved

    def select(self, pattern: str) -> Mask:
        """Return the mask of a pattern: a card (`QH`), a suit (`*H`) or a rank (`Q`); several are separated by spaces.

        Names take precedence: with a joker `*S` in the deck, `*S` is that joker.

        >>> str(CardSet.from_mask(FRENCH.select("Q KH"), FRENCH))
        'QS KH QH QD QC'
        """
        mask = 0
        for part in _text(pattern).split():
            if part in self._ids:
                mask |= self.equal_masks[self._ids[part]]
            elif part[0] == "*" and part[1:] in self.suits:
                mask |= self.suit_masks[self.suits.index(part[1:])]
            elif part in self.ranks:
                mask |= sum(self.equal_masks[self._ids[part + suit]] for suit in self.suits if part + suit in self._ids)
            else:
                raise ParseError(f"pattern {part!r} names no card, suit (*H) or rank (Q) of deck {self.name!r}")
        return mask

    def arrange(self, mask: Mask) -> list[Card]:
        """Return the cards of a mask in display order: by suit from high to low, then the jokers.

        Raises:
            ValueError: the mask has a card that is not in this deck.
        """
        _check_mask(mask, self)
        if not mask & (mask - 1):  # most often it is one card, or none
            return [mask.bit_length() - 1] if mask else []
        return sorted(iter_cards(mask), key=self._places.__getitem__)

    def format(self, mask: Mask) -> str:
        """Return the names of the cards in display order, separated by spaces."""
        return " ".join(self.names[card] for card in self.arrange(mask))


FRENCH = Deck("french", "SHDC", "23456789TJQKA")
"""52 cards."""
PIQUET = Deck("piquet", "SHDC", "789TJQKA")
"""32 cards."""
ITALIAN = Deck("italian", "SHDC", "A234567JQK")
"""40 cards with French suits; each game defines their strength."""
XIANGQI = Deck("xiangqi", "RB", "SCHREAG", copies=(5, 2, 2, 2, 2, 2, 1))
"""The 32 pieces of Chinese chess, red (R) and black (B): soldiers, cannons, horses, chariots (R), elephants, advisors
and a general of each colour."""
DECKS = {FRENCH: "FRENCH", PIQUET: "PIQUET", ITALIAN: "ITALIAN", XIANGQI: "XIANGQI"}
"""The names of the decks in this module."""


def required(deck: object, call: str) -> Deck:
    """Return the deck that a call needs to tell which cards are meant.

    Raises:
        TypeError: it is missing, or no deck.
    """
    if not isinstance(deck, Deck):
        given = "" if deck is None else f", not {deck!r}"
        raise TypeError(
            f"{call} needs the deck of the cards{given}: a number is another card in another deck. "
            "Add table.state.game.deck, or a deck such as FRENCH"
        )
    return deck


def needs_deck(function: Callable[P, T]) -> Callable[P, T]:
    """Let a function with the argument `deck` refuse calls without one in plain words."""
    place = [*signature(function).parameters].index("deck")

    @wraps(function)
    def checked(*args: P.args, **kwargs: P.kwargs) -> T:
        required(args[place] if len(args) > place else kwargs.get("deck"), function.__qualname__)
        return function(*args, **kwargs)

    return checked


class CardSet(AbstractSet[Any]):  # a card is looked up by its name, too
    """A set of cards of one deck, for people; iterates in display order.

    It is made from names, cards, or another set. An int could be a card or a mask, so it is refused: use `from_mask`.

    >>> CardSet("9D QH", FRENCH) | CardSet("AS", FRENCH)
    CardSet('AS QH 9D', deck=FRENCH)
    >>> "qh" in CardSet([FRENCH.card("QH")], FRENCH), CardSet("9D QH", FRENCH).names
    (True, ('QH', '9D'))
    """

    __slots__ = ("deck", "mask")

    deck: Deck
    """The deck that the cards belong to."""
    mask: Mask
    """The same set as an int."""

    @overload
    def __init__(self, cards: CardSet) -> None: ...

    @overload
    def __init__(self, cards: str | Iterable[Card | str], deck: Deck) -> None: ...

    @overload
    def __init__(self, *, deck: Deck) -> None: ...

    def __init__(self, cards: str | Iterable[Card | str] = (), deck: Deck | None = None) -> None:
        """Make a set.

        Args:
            cards: names separated by spaces, or cards and names one by one.
            deck: the deck of the cards; another set knows its own.

        Raises:
            TypeError: there is no deck, or an int, which could be a card or a mask.
            ParseError: a name that no card of the deck has.
            ValueError: a number that is not a card of the deck, or cards of another deck.
        """
        if isinstance(cards, int):
            raise TypeError(
                f"CardSet({cards!r}) could mean a card or a mask: use CardSet.from_mask(mask, deck), "
                "or CardSet([card], deck)"
            )
        self.deck = deck = cards.deck if deck is None and isinstance(cards, CardSet) else required(deck, "CardSet")
        if isinstance(cards, str):
            self.mask = deck.mask(cards)
        elif isinstance(cards, CardSet):
            self.mask = self._mask_of(cards)
        else:
            self.mask = 0
            for card in cards:
                self.mask |= deck.joining(
                    self.mask, 1 << _checked(deck.card(card) if isinstance(card, str) else card, deck)
                )

    @classmethod
    @needs_deck
    def from_mask(cls, mask: Mask, deck: Deck) -> Self:
        """Return the set of a mask.

        >>> CardSet.from_mask(0b101, FRENCH)
        CardSet('4S 2S', deck=FRENCH)

        Raises:
            TypeError: there is no deck.
            ValueError: a bit of the mask is not a card of the deck.
        """
        made = cls((), deck)
        _check_mask(mask, deck)
        made.mask = deck.joining(0, mask)
        return made

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the cards, in display order."""
        return tuple(map(self.deck.name_of, self))

    def select(self, pattern: str) -> Self:
        """Return the cards of the set that match a pattern of `Deck.select`: a card, a suit (`*H`) or a rank (`Q`).

        >>> CardSet("QH 9D 2H", FRENCH).select("*H")
        CardSet('QH 2H', deck=FRENCH)
        """
        return self.from_mask(self.mask & self.deck.select(pattern), self.deck)

    def _mask_of(self, other: CardSet) -> Mask:
        """Return the mask of another set of the same deck."""
        if other.deck != self.deck:
            raise ValueError(
                f"cards of deck {self.deck.name!r} do not mix with those of deck {other.deck.name!r}: "
                "the same number is another card there"
            )
        return other.mask

    def _from_iterable(self, it: Iterable[Card]) -> Self:  # type: ignore[override]  # the deck is kept
        return type(self)(it, self.deck)

    def __contains__(self, card: object) -> bool:
        if isinstance(card, str):
            try:
                card = self.deck.card(card)
            except ParseError:
                return False
        return isinstance(card, int) and card >= 0 and bool(self.mask >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.deck.arrange(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __int__(self) -> Mask:
        return self.mask

    def __eq__(self, other: object) -> bool:
        if isinstance(other, CardSet):
            return self.mask == other.mask and self.deck == other.deck
        return super().__eq__(other)

    def __hash__(self) -> int:
        return self._hash()  # that of an equal frozenset

    def __le__(self, other: AbstractSet[object]) -> bool:
        return not self.mask & ~self._mask_of(other) if isinstance(other, CardSet) else super().__le__(other)

    def __lt__(self, other: AbstractSet[object]) -> bool:
        return self <= other and len(self) < len(other)

    def __ge__(self, other: AbstractSet[object]) -> bool:
        return not self._mask_of(other) & ~self.mask if isinstance(other, CardSet) else super().__ge__(other)

    def __gt__(self, other: AbstractSet[object]) -> bool:
        return self >= other and len(self) > len(other)

    def __and__(self, other: AbstractSet[object]) -> Self:
        self._reject_other_deck(other)
        return cast("Self", super().__and__(other))

    def __or__(self, other: AbstractSet[T]) -> Self:
        self._reject_other_deck(other)
        return cast("Self", super().__or__(other))

    def __sub__(self, other: AbstractSet[object]) -> Self:
        self._reject_other_deck(other)
        return cast("Self", super().__sub__(other))

    def __xor__(self, other: AbstractSet[T]) -> Self:
        self._reject_other_deck(other)
        return cast("Self", super().__xor__(other))

    def isdisjoint(self, other: Iterable[object]) -> bool:
        """Return whether the sets have no card in common."""
        self._reject_other_deck(other)
        return super().isdisjoint(other)

    def _reject_other_deck(self, other: object) -> None:
        if isinstance(other, CardSet):
            self._mask_of(other)

    def __str__(self) -> str:
        return self.deck.format(self.mask)

    def __repr__(self) -> str:
        return f"CardSet({str(self)!r}, deck={DECKS.get(self.deck, repr(self.deck))})"


def _checked(card: Card, deck: Deck) -> Card:
    if not isinstance(cast("object", card), int):
        raise TypeError(f"{card!r} is not a card: give its number, such as deck.card('{deck.names[0]}')")
    if not 0 <= card < len(deck):
        raise ValueError(f"{card} is not a card of deck {deck.name!r}: its cards are 0 to {len(deck) - 1}")
    return card


def _text(cards: str) -> str:
    """Return the names of cards.

    Raises:
        TypeError: they are no text.
    """
    if not isinstance(cast("object", cards), str):
        raise TypeError(f"the names of cards are a text such as 'QH 9D', not {cards!r}")
    return cards


def _check_mask(mask: Mask, deck: Deck) -> None:
    """Raise ValueError if a mask has cards that are not in a deck, and TypeError if it is none."""
    if not isinstance(cast("object", mask), int):
        raise TypeError(f"a set of cards is a CardSet or a mask such as deck.mask('QH 9D'), not {mask!r}")
    if mask & ~deck.all_mask:
        outside = [mask] if mask < 0 else [*iter_cards(mask & ~deck.all_mask)]
        named = f"{', '.join(map(str, outside))} {'is' if len(outside) == 1 else 'are'}"
        raise ValueError(f"{named} not in deck {deck.name!r}: its cards are 0 to {len(deck) - 1}")
