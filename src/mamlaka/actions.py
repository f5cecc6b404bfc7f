"""Turns, the offers of a turn, and the actions that answer an offer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Literal

import msgspec

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.display import Message, Sign
from mamlaka.seats import Seat

__all__ = ["Action", "CardGroup", "Offer", "Turn"]


class Action(msgspec.Struct, frozen=True, gc=False):
    """An action of a seat. The offer of the same kind determines which fields are used."""

    kind: str
    """The kind of the offer that the action answers: `play`, `choose`, `double`, ..."""
    cards: Mask = 0
    """The cards chosen; 0 if the offer has no cards."""
    number: int | None = None
    """The number chosen; None if the offer has no numbers."""
    name: str = ""
    """The name chosen; empty if the offer has no names."""
    takes: Mask = 0
    """The cards of the table that a played card captures."""

    @classmethod
    def of(cls, kind: str, *cards: Card) -> Action:
        """Return an action with some cards.

        The constructor takes a mask, where a card would be another set of cards.

        >>> Action.of("play", 4) == Action("play", cards=1 << 4)
        True

        Raises:
            TypeError: a card is given by its name, whose deck an action doesn't know, or a set is given.
            ValueError: a number is below zero.
        """
        if not all(isinstance(card, int) for card in cards):
            raise TypeError(f"an action takes numbers of cards, not {cards!r}: use deck.card(name) or view.parse(text)")
        if min(cards, default=0) < 0:
            raise ValueError(f"{min(cards)} is not a card: the cards of a deck are numbers from 0 on")
        return cls(kind, cards=sum(1 << card for card in set(cards)))

    @property
    def card(self) -> Card:
        """The only card of the action.

        >>> Action.of("play", 4).card
        4

        Raises:
            ValueError: the action has no card or several; see `cards`.
        """
        if self.cards.bit_count() != 1:
            cards = ", ".join(map(str, iter_cards(self.cards))) or "none"
            raise ValueError(
                f"the action {self.kind!r} has {self.cards.bit_count()} cards ({cards}), not one: read `cards`"
            )
        return self.cards.bit_length() - 1

    def __repr__(self) -> str:
        """Return an expression that rebuilds the action, without the fields that do not count."""
        cards = f", cards={self.cards:#x}" if self.cards else ""
        number = f", number={self.number}" if self.number is not None else ""
        takes = f", takes={self.takes:#x}" if self.takes else ""
        return f"Action({self.kind!r}{cards}{number}{f', name={self.name!r}' if self.name else ''}{takes})"


class CardGroup(msgspec.Struct, frozen=True, gc=False):
    """Cards that are chosen together, such as a meld, or a card with those that it captures."""

    cards: Mask
    """The cards of the hand."""
    name: str = ""
    """What the cards are chosen as, if the same cards can be chosen in several ways; otherwise empty."""
    takes: Mask = 0
    """The cards of the table that they capture."""


class Offer(msgspec.Struct, frozen=True, gc=False, repr_omit_defaults=True):
    """One kind of action that is open to a seat.

    The answer to an offer with `cards` is a choice of `least` to `most` of them. The answer to an offer with `groups`,
    `numbers` or `names` is one of these. An offer with none of them is answered by its kind alone.
    """

    kind: str
    """The kind of the action: `play`, `choose`, `double`, ..."""
    cards: Mask = 0
    """The cards to choose from."""
    least: int = 1
    """The smallest number of cards; if it is 0, an action without cards is also an answer."""
    most: int = 1
    """The largest number of cards."""
    numbers: tuple[int, ...] = ()
    """The numbers to choose from."""
    names: tuple[str, ...] = ()
    """The names to choose from."""
    receiver: Seat | None = None
    """The seat that gets the cards, if they are passed to another seat."""
    groups: tuple[CardGroup, ...] = ()
    """The groups of cards to choose from."""
    label: Message | None = None
    """The words on the button of the offer; None: the message `say-KIND`."""
    notes: tuple[Message | None, ...] = ()
    """(names,): what each name costs or brings, in a few words; None, or empty: nothing is known."""
    signs: tuple[tuple[Sign, ...], ...] = ()
    """(names,): what each name is about, in pictures; empty: the names have none."""
    tone: Literal["plain", "quiet"] = "plain"
    """How the button looks; `quiet`: the answer declines, or changes nothing."""
    confirm: Message | None = None
    """The question that asks to confirm an action that is costly by mistake; None: no confirmation."""

    def allows(self, action: Action) -> bool:
        """Return whether an action answers this offer."""
        if action.kind != self.kind:
            return False
        if self.groups:
            return action.number is None and CardGroup(action.cards, action.name, action.takes) in self.groups
        if action.takes:
            return False
        if self.cards:
            inside = not action.cards & ~self.cards and self.least <= action.cards.bit_count() <= self.most
            return inside and action.number is None and not action.name
        if action.cards:
            return False
        if self.numbers or self.names:
            return (action.number in self.numbers and not action.name) or (
                action.name in self.names and action.number is None
            )
        return action.number is None and not action.name

    def actions(self) -> Iterator[Action]:
        """Yield every action that answers this offer, in a fixed order."""
        if self.groups:
            for group in self.groups:
                yield Action(self.kind, cards=group.cards, name=group.name, takes=group.takes)
        elif self.cards:
            cards = tuple(iter_cards(self.cards))
            for count in range(self.least, self.most + 1):
                for chosen in combinations(cards, count):
                    yield Action(self.kind, cards=sum(1 << card for card in chosen))
        elif self.numbers or self.names:
            for number in self.numbers:
                yield Action(self.kind, number=number)
            for name in self.names:
                yield Action(self.kind, name=name)
        else:
            yield Action(self.kind)

    def count(self) -> int:
        """Return the number of actions that answer this offer, without listing them."""
        if self.cards:
            return sum(comb(self.cards.bit_count(), size) for size in range(self.least, self.most + 1))
        return len(self.groups) + len(self.numbers) + len(self.names) or 1


class Turn(msgspec.Struct, frozen=True, gc=False):
    """The offers that are open to a seat now."""

    seat: Seat
    """The seat that may act."""
    offers: tuple[Offer, ...]
    """The offers; an action answers one of them."""
    opened: int
    """The number of events before this turn opened. An answer from a seat that has seen fewer events is stale."""
    optional: bool = False
    """Whether the seat need not act: the table does not wait for it."""

    def actions(self) -> Iterator[Action]:
        """Yield every action of this turn, in a fixed order."""
        for offer in self.offers:
            yield from offer.actions()
