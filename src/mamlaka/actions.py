"""What a seat may do: turns, their offers, and the actions that answer them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb

import msgspec

from mamlaka.cards import Mask, iter_cards
from mamlaka.seats import Seat

__all__ = ["Action", "Offer", "Turn"]


class Action(msgspec.Struct, frozen=True):
    """What a seat does. Which of the fields count is said by the offer of the same kind."""

    kind: str
    """`play`, `choose`, `double`, ...: the kind of the offer that it answers."""
    cards: Mask = 0
    number: int | None = None
    name: str = ""

    def __repr__(self) -> str:
        """Return an expression that rebuilds the action, without the fields that do not count."""
        cards = f", cards={self.cards:#x}" if self.cards else ""
        number = f", number={self.number}" if self.number is not None else ""
        return f"Action({self.kind!r}{cards}{number}{f', name={self.name!r}' if self.name else ''})"


class Offer(msgspec.Struct, frozen=True):
    """One kind of action that is open to a seat.

    An offer of cards wants between `least` and `most` of them, one of numbers a number from `numbers`, one of names a
    name; an offer with none of these is a word to say. Where `least` is 0, no card at all is an answer, too.
    """

    kind: str
    cards: Mask = 0
    least: int = 1
    most: int = 1
    numbers: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    receiver: Seat | None = None
    """Who gets the cards, where they are given to somebody."""

    def allows(self, action: Action) -> bool:
        """Return whether an action answers this offer."""
        if action.kind != self.kind:
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
        if self.cards:
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
        return len(self.numbers) + len(self.names) or 1


class Turn(msgspec.Struct, frozen=True):
    """What a seat may do now."""

    seat: Seat
    offers: tuple[Offer, ...]
    opened: int
    """The number of events that had happened when this turn opened; an older answer is stale."""
    optional: bool = False
    """The table does not wait for it."""

    def actions(self) -> Iterator[Action]:
        """Yield every action of this turn, in a fixed order."""
        for offer in self.offers:
            yield from offer.actions()
