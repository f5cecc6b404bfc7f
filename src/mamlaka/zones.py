"""Places for cards: what lies there, as far as somebody knows, and where unknown cards may be."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from mamlaka.cards import Card, Mask
from mamlaka.seats import Seat
from mamlaka.tricks import Trick

__all__ = ["Slot", "Zone"]


class Slot(Struct, frozen=True):
    """A place with unknown cards: a hand, a stock, what a seat drew at some time."""

    zone: int
    """The position of the zone where the cards lie; the hand of seat *i* is zone *i*."""
    count: int
    """How many unknown cards came here."""
    allowed: Mask
    """The cards that may be among them."""
    cases: tuple[tuple[Mask, int], ...] = ()
    """What is known beside that, as cases that exclude each other: exactly so many of these cards are among them.
    Empty: nothing of the kind."""

    def lacking(self, cards: Mask) -> Slot:
        """Return the slot without some cards."""
        return replace(self, allowed=self.allowed & ~cards)

    def holding_some(self, cards: Mask) -> Slot:
        """Return the slot with at least one of some cards in it."""
        return replace(self, cases=tuple((cards, number) for number in range(1, self.count + 1)))


class Zone(Struct, frozen=True):
    """A place for cards. On the table `unknown` is 0; in a view it counts the cards whose faces were not sent."""

    kind: str
    """`hand`, `taken`, `trick`, `layout`, `stock`, `discards`, `widow`, `dummy`, `out`."""
    owner: Seat | None = None
    cards: Mask = 0
    """The cards that are known to lie here."""
    unknown: int = 0
    """How many more there are."""
    shown: Mask = 0
    """The cards of `cards` that everybody has been shown."""
    plays: Trick = ()
    """In a trick: its cards in the order of play, each with its seat."""
    order: tuple[Card, ...] = ()
    """In a stock or dummy: its cards as they lie, the top one first; in a view nothing."""
    possibly_here: Mask = 0
    """In a view: cards that were known before some left face down; they lie here, or in another zone that says so."""

    @property
    def is_ordered(self) -> bool:
        """Whether it matters in which order the cards lie."""
        return self.kind in ("stock", "dummy")

    @property
    def count(self) -> int:
        """How many cards lie here."""
        return self.cards.bit_count() + self.unknown

    def without(self, cards: Mask, count: int) -> Zone:
        """Return the zone after `count` cards have left, of which `cards` are known."""
        unnamed = count - cards.bit_count()
        if unnamed and count < self.count:
            # Cards left face down: those known to have been here may be among them.
            return replace(
                self, cards=0, shown=0, unknown=self.count - count, possibly_here=self.possibly_here | self.cards
            )
        known = self.cards & cards
        unknown = self.unknown - (count - known.bit_count()) if count < self.count else 0
        left = self.cards & ~cards if count < self.count else 0
        order = tuple(card for card in self.order if left >> card & 1)
        possibly_here = self.possibly_here if unknown else 0
        return Zone(self.kind, self.owner, left, unknown, self.shown & left, order=order, possibly_here=possibly_here)

    def with_cards(self, cards: Mask, count: int) -> Zone:
        """Return the zone after `count` cards have come, of which `cards` are known."""
        return Zone(
            self.kind,
            self.owner,
            self.cards | cards,
            self.unknown + count - cards.bit_count(),
            self.shown,
            self.plays,
            possibly_here=self.possibly_here,
        )

    def with_nothing_shown(self) -> Zone:
        """Return the zone with none of its cards known to everybody."""
        return replace(self, shown=0) if self.shown else self

    def with_shown(self, cards: Mask) -> Zone:
        """Return the zone with some of its cards shown to everybody."""
        news = cards & ~self.cards
        return replace(
            self, cards=self.cards | cards, unknown=self.unknown - news.bit_count(), shown=self.shown | cards
        )
